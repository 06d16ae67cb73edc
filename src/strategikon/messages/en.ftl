### The common sentences: kernel, command line, terminal. `fr.ftl` has the same ids in the same order.

## Files and documents

file-unreadable = { $file } cannot be read: { $why }.
file-unwritable = { $file } cannot be written: { $why }.
file-large = { $file } is too large: more than { $most } bytes.
file-not-utf8 = { $file } is not UTF-8 text: the trouble begins at byte { $position }.
file-not-json = { $file } is not JSON, or it breaks off: line { $line }, column { $column }.
file-not-toml = { $file } is not TOML: line { $line }, column { $column }.

why-no-file = no such file
why-directory = it is a folder
why-permission = permission denied
why-not-directory = part of the path is not a folder
why-disk-full = the disk is full
why-too-long = its name is too long
why-not-plain = it is no plain file
why-closed = it is closed
why-circle = it is a link that leads back to itself
why-read-only = nothing can be written there
why-in-use = it is in use already
why-no-address = this machine has no such address
why-no-host = no machine of this name is known

complaint-boolean = { $file }: { $path }: expected true or false, not { $value }.
complaint-case-proof = { $file }: { $path }: this case proves nothing; it needs one of { $known }.
complaint-case-setup = { $file }: { $path }: a case has a setup, which is a table, or a scenario, or both.
complaint-case-without = { $file }: { $path }: only a scenario has pieces that can be left out.
complaint-chain = { $file }: { $path }: expected four hex digits for each of the { $choices } choices.
complaint-choice = { $file }: { $path }: expected one of { $words }, not { $value }.
complaint-colour = { $file }: { $path }: expected a colour such as #8F2B22, not { $value }.
complaint-ident = { $file }: { $path }: expected a name of letters, digits, hyphens and underscores, not { $value }.
complaint-integer = { $file }: { $path }: expected a whole number from { $low } to { $high }, not { $value }.
complaint-list = { $file }: { $path }: expected a list, not { $value }.
complaint-list-length = { $file }: { $path }: expected { $least } to { $most } entries, not { $count }.
complaint-missing = { $file }: { $path }: is missing.
complaint-more = { $file }: and { $count ->
    [one] one more complaint.
   *[other] { $count } more complaints.
}
complaint-path = { $file }: { $path }: there is no number or text there that could become { $value }.
complaint-deep = { $file }: { $path }: tables and lists lie in each other more than { $most } deep.
complaint-range = { $file }: { $path }: expected a number from { $low } to { $high }, not { $value }.
complaint-table = { $file }: { $path }: expected a table of names and values, not { $value }.
complaint-text = { $file }: { $path }: expected a text, not { $value }.
complaint-text-long = { $file }: { $path }: expected at most { $most } characters, not { $count }.
complaint-twice = { $file }: { $path }: { $value } stands there twice.
complaint-unknown = { $file }: { $path }: no such key; known are { $known }.
facts-card-face = { $file }: { $path }: a card shows either its art or its orders.
facts-file-unknown = { $file }: { $path }: no such file of facts; known are { $known }.
facts-no-first-battle = { $ruleset } names no first battle.
facts-path-unknown = { $file }: { $path }: nothing stands there in the battle.
facts-rule-unknown = { $file }: { $path }: the ledger has no rule { $rule }.

## Lessons

lesson-allow = { $file }: { $path }: "{ $text }" is not among what the step allows.
lesson-choice = { $file }: { $path }: "{ $text }" is not on offer; on offer: { $offered }. { $reason }
lesson-dead-end = { $file }: { $path }: after "{ $text }" the learner can neither finish the step nor is he told that it was missed.
lesson-dice = { $file }: { $path }: the written dice do not fit. { $reason }
lesson-dice-count = { $file }: { $path }: dice thrown in this step: { $thrown }; dice written: { $written }.
lesson-die = { $file }: { $path }: "{ $word }" is no face of a die.
lesson-done-early = { $file }: { $path }: all of it holds already { $number ->
    [0] before the step begins.
   *[other] after choice { $number } of the solution.
}
lesson-expect = { $file }: { $path }: expected { $text }, saw { $seen }.
lesson-file = { $file }: { $path }: the file should be called { $name }.
lesson-ref = { $file }: { $path }: there is no { $ref } on the board when the step begins.
lesson-ref-form = { $file }: { $path }: expected something to click, such as hex:1110 or piece:companions#ma, not { $value }.
lesson-side = { $file }: { $path }: it is for { $side } to choose here, not for { $wanted }.
lesson-step-kind = { $file }: { $path }: a step has a solution and something to expect; or a solution of the other side (by) and nothing to expect; or only something to look at.
lesson-term = { $file }: { $path }: the glossary has no entry { $value }.
lesson-unreadable = { $file }: { $path }: an expectation cannot be read. { $reason }

## Records

record-foreign = { $file } is no record of a battle: { $first } ({ $count ->
    [one] One more complaint.
   *[other] { $count } more complaints.
})
record-version = { $file } was fought under version { $theirs } of { $ruleset }; this is version { $ours }.
record-older = { $file } was fought under version { $theirs } of { $ruleset }; today's rules, version { $ours }, give the same, choice by choice.
record-older-differs = { $file } was fought under version { $theirs } of { $ruleset }; today's rules, version { $ours }, differ from choice { $number } on: "{ $text }".
record-no-seed = { $file } keeps its seed back: it can be verified when the battle is over.
record-commitment = { $file }: the seed is not the one that was committed to before the first die.
record-scenario = { $file } was fought on another edition of { $name }.
record-choice = Choice { $number } ("{ $text }") does not fit.
record-chain = { $file }: choice { $number } ("{ $text }") does not fit: the record was changed there or before.
record-seal = { $file }: the seal does not fit the battle: the record was changed.
record-header = { $file }: { $key } is not what the battle of this record would have written
record-snapshot = { $file }: the saved position cannot be read.

## What cannot be done

refused-by-rule = { $because } (rule { $rule })
refused-by-our-rule = { $because } (rule { $rule }, ours: the rulebook is silent)
refused-not-offered = "{ $option }" is not on offer now.
refused-not-your-turn = It is for { $side } to choose.
refused-over = The battle is over.
refused-stale = That answers decision { $number }; the open one is { $current }.
refused-undo-dice = A die has been rolled: that cannot be taken back.
refused-undo-fork = This copy cannot go back beyond where it left the battle.
refused-undo-revealed = Something hidden has been revealed: that cannot be taken back.
refused-undo-side = The other side has the word: that cannot be taken back.
refused-undo-start = There is nothing to take back.
refused-unknown-box = There is no box { $name }.
refused-unknown-card = There is no card { $name }.
refused-unknown-facing = { $name } is no facing here.
refused-unknown-group = There is no group { $name }.
refused-unknown-hex = There is no hex { $name }.
refused-unknown-hexside = There is no hexside { $name }.
refused-unknown-leader = There is no leader { $name }.
refused-unknown-number = { $name } is no number.
refused-unknown-piece = There is no piece { $name }.
refused-unknown-point = { $name } is no place on the table.
refused-unknown-pose = { $name } is no place and heading on the table.
refused-unknown-side = There is no side { $name }.
refused-unknown-unit = There is no unit { $name }.
refused-unknown-word = "{ $name }" is not known here.
refused-word-missing = A word is missing: { $pattern }.
refused-written-otherwise = Write it as "{ $text }".

option-plain = Choose this
option-unknown = { $ruleset } has no switch { $name }; its switches are { $known }.
option-value = The switch { $name } cannot be { $value }; it can be { $values }.
ruleset-unknown = There is no ruleset "{ $name }", or more than one begins so; known are { $known }.
rule-unknown = { $ruleset } has no rule { $rule }.
scenario-ambiguous = More than one battle of { $ruleset } begins with "{ $name }": { $known }.
scenario-favours = { $share ->
    [50] Between equal veterans neither side is favoured
   *[other] Favoured between equal veterans: { $side }, with { $share } % of the victories
} ({ $battles ->
    [one] one battle fought
   *[other] { $battles } battles fought
}).
scenario-no-targets = { $name } has no { $targets } targets; it has { $known }.
scenario-targets-historical = With the historical targets; there are evened ones too.
scenario-targets-evened = With targets that make it an even battle; the historical ones are others.
scenario-name = "{ $name }" is no battle: a battle is named ruleset/battle, and a beginning will do.
scenario-unknown = { $ruleset } has no battle "{ $name }"; known are { $known }.
opponent-unknown = There is no opponent "{ $name }"; known are { $known }.
aim-random = No plan at all: it takes any option as it comes.
aim-trials = It has tried the options out in its head, and this one ended best.
side-unknown = There is no side "{ $name }", or more than one begins so; the sides are { $known }.

## Events of the kernel, and what is hidden

event-end = The battle is over.
hidden-thing = something hidden
hidden-card = a hidden card
hidden-winner = nobody

## Cases and the conformance kit

dice-script-face = Die { $number } is written as a face that the die thrown there does not have.
dice-script-short = More dice are rolled than the { $count } that are written.
case-choice = Choice { $number } ("{ $text }") is not on offer; on offer: { $offered }.
case-crash = The ruleset itself failed: { $kind }: { $why }
case-dice-left = { $count ->
    [one] One written die was not rolled.
   *[other] { $count } written dice were not rolled.
}
case-die = "{ $word }" is no face of a die.
case-die-wanted = Die { $die }, of { $faces } faces, is rolled by { $roll } { $number ->
    [0] before the next written choice.
   *[other] by choice { $number } ("{ $text }").
}
case-event-undeclared = { $ruleset } states { $name } without declaring it: a defect of the ruleset, not of the case.
case-expect = Expected { $text }, saw { $seen }.
case-expect-unreadable = The expectation "{ $text }" cannot be read:
case-expect-call = Only { $known } can be called.
case-expect-event = There is no event { $event }; known are { $known }.
case-expect-event-field = The event { $event } has no field { $field }; it has { $known }.
case-expect-event-value = The field { $field } of the event { $event } needs a value: { $field }=…
case-expect-field = There is no field { $field } here; known are { $known }.
case-expect-grammar = It is no comparison, and no event.
case-expect-name = There is no { $name } in this battle; known are { $known }.
case-expect-value = These values cannot be compared or reckoned so.
case-not-refused = "{ $text }" should be refused, but is on offer.
case-offered = "{ $text }" should be on offer; on offer: { $offered }.
case-refused-rule = "{ $text }" should be refused by rule { $rule }, but is by { $named }:
case-over = It stands in turn { $turn }, phase { $phase }: the battle is over.
case-where = It stands in turn { $turn }, phase { $phase }: { $kind } is asked of { $side }.
case-step = turn { $turn } { $phase }, { $side } { $kind }: { $text }{ $thrown ->
    [0] {""}
   *[other] {" "}(dice { $dice })
}
case-trace-more = … ({ $count } earlier; --trace shows all)
case-without-unknown = { $scenario } has no { $name } that could be left out.
case-rule-unknown = The ledger of { $ruleset } has no rule { $rule }.
cases-none = There are no cases here: name a file or a folder of them.
cases-rule-none = None of these cases cites rule { $rule }.
cases-passed = ok  
cases-failed = FAIL
cases-uncovered = { $ruleset }: { $count ->
    [0] every rule has a passing case.
    [one] one rule has no passing case: { $rules }
   *[other] { $count } rules have no passing case: { $rules }
}
check-counts = { $battles } battles, { $decisions } decisions, the longest { $longest }, { $refused } false choices refused; won: { $winners }
check-blocks = { $ruleset }: events by switch: { $events }; { $count ->
    [0] none of them is idle
    [one] { $idle } did nothing
   *[other] { $count } did nothing: { $idle }
}
check-never = { $ruleset }: { $count ->
    [0] every kind of event happened
   *[other] { $count } kinds of events never happened: { $events }
}
check-failure = { $check } (seed "{ $seed }", decision { $number }): { $detail }; record: { $record }

## The command line

cli-interrupted = Interrupted.
cli-output = The output cannot be written: { $why }.
cli-no-command = There is no command "{ $name }"; the commands are { $known }.
cli-no-option = There is no option { $option } here; --help lists them.
cli-option-value = The option { $option } needs a value, or has one it does not take; --help tells.
cli-missing-argument = { $name } is missing; --help tells what is wanted.
cli-extra-argument = "{ $text }" is one argument too many for { $command }.
cli-bad-value = The value of { $option } cannot be used; --help tells what is wanted.
cli-number = { $option } must be a whole number from { $low } to { $high }, not "{ $value }".
cli-targets = There are no targets "{ $value }"; known are { $known }.
cli-seconds = { $option } must be a number of seconds from 0.01 to 3600, not "{ $value }".
cli-language = There is no language "{ $value }"; known are { $known }.
cli-usage = The arguments cannot be understood ({ $why }); --help tells what is wanted.
cli-defect = Internal error, please report it ({ $kind }: { $why }). With STRATEGIKON_DEBUG=1 the place is shown.

help-usage = Usage:
help-options = Options
help-commands = Commands
help-help = Show this help.
help-version = Show the version.
help-strategikon = Ancient and medieval battles under complete rulesets. A battle is named ruleset/battle; a unique beginning is enough.
help-list = List the rulesets, their battles and their switches.
help-play = Play a battle in the terminal.
help-replay = Tell the story of a recorded battle.
help-verify = Recompute every die and hash of a record.
help-cases = Run conformance cases.
help-check = Run the conformance kit on rulesets.
help-bench = Measure how fast the engine is.
help-rules = Show the rules, one, a chapter or all.
help-serve = Serve the page: battles in the browser, on this machine unless a host is named.
help-repair = Find battles of the server that cannot be read, or bring one back to its last whole choice.
help-option-lang = Speak English or French; the locale decides otherwise.
help-option-json = Print JSON for programs.
help-option-seed = The seed of the dice; a new one if not given.
help-option-option = Set an optional rule; may be given several times.
help-option-side = The side you play; the computer plays the others.
help-option-against = Who plays the other side: random, recruit, veteran or elite.
help-option-save = Save the battle there when you leave.
help-option-load = Go on with a saved battle.
help-option-no-curtain = Two at one keyboard without secrets.
help-option-upto = Tell the story up to this choice.
help-option-rule = Only the cases that cite this rule; may be given several times.
help-option-trace = Show every decision with its dice and events, of passed cases too.
help-option-coverage = Also list the rules that no case proves; names of rulesets say whose.
help-option-battles = How many battles to fight in each scenario.
help-option-check-seed = The seed the battles' seeds are made from.
help-option-every = One decision in so many is harassed: forked, undone, rebuilt, offered false choices.
help-option-again = One battle in so many is fought again under harassment and rebuilt from its record; the others are only fought.
help-option-records = The folder for the records of failures.
help-option-seconds = How many seconds to measure each thing.
help-option-host = The address to listen on; 127.0.0.1 is this machine alone.
help-option-port = The port to listen on; 0 is any that is free.
help-option-open = Open the page in this machine's browser.

progress-list = Reading the battles
progress-replay = Replaying
progress-cases = Running cases
progress-check = Checking
progress-bench = Measuring

list-switches = Switches (play --option ID=VALUE):
list-evened = --targets evened
list-favours = { $share ->
    [50] even
   *[other] favours { $side }, { $share } %
}
list-hint = Play one with: strategikon play NAME
rules-section = { $section }: { $span } ({ $count })
rules-hint = { $count } rules. Show one with its number, a chapter with the beginning of it.
rule-kind-core = core
rule-kind-special = special
rule-kind-optional = optional
rule-kind-reference = for reference
rule-source-document = from the rulebook
rule-source-ours = ours: the rulebook is silent

verify-title = { $file }: verified. { $name }, rules version { $version }.
verify-choices = { $count ->
    [one] one choice, on offer when it was made
   *[other] { $count } choices, each on offer when it was made
}
verify-dice = { $count } bytes of the dice tape read, all recomputed
verify-commitment = commitment { $hash } is that of the seed
verify-seal = seal { $hash }
outcome-open = The battle is not over.
outcome-drawn = Nobody has won. { $reason }
outcome-won = Victory: { $winner }. { $reason }

bench-title = Random play, Python { $python } on { $machine }
bench-ruleset = ruleset
bench-decisions = decisions/s
bench-chess = × chess
bench-battles = battles/s
bench-fork = fork, /95 %, µs
bench-state = state, bytes
bench-record = record, bytes
bench-answers = { $ruleset }: { $texts } texts that are not on offer, refused in { $refusal } ms at the median, { $worst-refusal } at worst{ $wishes ->
    [0] {""}.
   *[other] { "" }; { $wishes } wishes granted in { $fit } ms, { $worst-fit } at worst.
}
bench-overhead = The kernel takes { $ratio } times as long as bare generators driven by hand ({ $scenario }).
bench-no-chess = For the yardstick, install python-chess: pip install chess

## Playing in the terminal

play-title = { $name }: { $title } (seed { $seed })
play-hint = Type the number of an option or the beginning of its text; ? helps.
play-what = Which battle? strategikon list shows them; or go on with --load FILE.
play-seed = A seed has 1 to 200 characters.
play-load-alone = A saved battle brings its own name, seed and switches: give --load without them.
play-curtain-falls = { $side }: press Enter to clear the screen.
play-curtain = { $side }: press Enter when nobody else is looking.
play-ambiguous = "{ $text }" begins { $count } options: { $some }.
play-on-offer = "{ $text }" is on offer.
play-help-hint = Type ? for help.
play-family = Or what else the rules allow: { $texts }
play-nearest = Nearest: { $text } (Enter takes it)
play-instead = Allowed instead: { $some }
play-measure-none = There is nothing to measure.
play-help-choose = Type the number of an option, its text or a beginning of it. Several commands on one line are parted by a semicolon; Tab completes a word. Besides:
play-help-help = { $word }: this help
play-help-undo = { $word }: take the last choice back, as far as the table allows
play-help-force = { $word }: take it back whatever happened, if nobody else is playing here
play-help-why = { $word } OPTION: why an option is not on offer
play-help-odds = { $word } [OPTION]: what an option, or each that leads to dice, may bring
play-help-sheet = { $word } OPTION: how it will be settled, sum and table
play-help-threat = { $word } UNIT: what the enemy may do to a unit in his next turn
play-help-advise = { $word }: what the best opponent would do now
play-help-aim = { $word }: what the computer was trying to do just now
play-help-log = { $word } [N]: what happened last
play-help-board = { $word } [HEX, or UNIT INCHES]: the board, around a hex if it is big, or so many inches around a unit
play-help-unit = { $word } ID: the sheet of a unit
play-help-measure = { $word } ID [ID]: distance, quarters and sight between two units, or what is around one
play-help-rule = { $word } ID: a rule
play-help-save = { $word } [FILE]: save the battle
play-help-options = { $word }: the options once more
play-help-quit = { $word }: leave
play-words-help = help ? h
play-words-undo = undo u
play-words-force = undo! u!
play-words-why = why
play-words-odds = odds
play-words-sheet = sheet
play-words-threat = threat
play-words-advise = hint advice
play-words-aim = aim
play-words-log = log
play-words-board = board
play-words-unit = unit
play-words-measure = measure tape
play-words-rule = rule
play-words-save = save
play-words-options = options
play-words-quit = quit q exit
play-force-refused = Not with two at one keyboard: it could show what is hidden.
play-undone = Taken back; decision { $number } is open again.
play-unseen = not seen now
play-board-cut = There is more of the board than fits: board HEX shows the part around a hex.
play-hand = { $side }: { $count ->
    [0] no card in hand
   *[other] in hand, { $cards }
}
play-hand-hidden = { $side }: { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
play-unit = { $name } ({ $id }), { $side }
play-unit-place = at { $place }, strength { $strength }, facing { $facing }
play-unit-which = Which unit? "{ $text }" is none, or begins several:
play-save-where = Save where? save FILE
play-saved = Saved as { $file }.
play-go-on = Go on with: strategikon play --load { $file }
play-go-on-unsaved = The battle was not saved; next time give --save FILE, or type save FILE before you leave.
play-won = Victory: { $winner }.
play-drawn = Nobody has won.
play-record = The record is { $file }; see it with strategikon replay, check it with strategikon verify.
log-choice = { $number }. { $side }: { $text }

## Laboratory

help-odds = Show the odds of the options of a recorded battle, what threatens a unit, or prove that odds are right.
help-simulate = Fight many battles between two opponents, and tell what they say.
help-balance = Find out whether a battle is even, and what would make it so.
help-drill = Fight every battle with every optional rule between all opponents in turn, and tell what failed.
help-option-targets = The historical targets, or evened ones where a battle has them.
help-option-think = Seconds a computer may think about one decision; it then depends on the machine how it plays.
help-option-lab-seed = The seed the battles' seeds are made from; lab if not given.
help-option-lab-battles = How many battles to fight; 100 if not given.
help-option-drill-seed = The seed the battles' seeds are made from; drill if not given.
help-option-first = The number of the first battle, to go on where another drill ended or to fight one again; 0 if not given.
help-option-sides = Who plays the sides, in their order: random, recruit, veteran or elite.
help-option-swap = Fight every seed from both sides.
help-option-out = Keep every battle there as a line of JSON; what is there already is not fought again.
help-option-csv = Write a table of the battles there.
help-option-report = Write a report with plots there, to open in a browser.
help-option-nodes = How many choices an opponent may try out in its head for one decision.
help-option-workers = How many processes to use; as many as there are cores if not given.
help-option-cluster = Fight on the workers of this Dask scheduler instead.
help-option-all = Every battle of every ruleset, as a table.
help-option-markdown = Print the table in Markdown.
help-option-balance-out = A folder to keep the battles in, so that a run can go on where it stopped.
help-option-at = Go back to the position after this choice.
help-option-unit = Tell what threatens this unit until the end of its enemy's next turn.
help-option-samples = How often to try what cannot be enumerated; 1500 if not given.
help-option-verify = Fight positions of these rulesets out, and compare.
help-option-positions = How many positions of each ruleset to prove the odds on.
help-option-repetitions = How often to fight each position out.

progress-simulate = Fighting
progress-balance = Weighing
progress-odds = Fighting out

lab-players = This battle has { $count } sides; --sides names { $given }.
lab-seed = A seed for many battles has 1 to { $most } characters.
lab-other-edition = The worker has another edition of { $name }.
lab-workers-died = The workers died again and again, with { $count } battles still to be fought; perhaps there is too little memory.
lab-out-line = { $file }: line { $line } is no battle of a simulation.
lab-out-other = { $file }: line { $line } belongs to another run (another battle, seed, opponents or switches); name another file.
lab-no-distributed = For a cluster, install Dask distributed: pip install "strategikon[cluster]"
lab-cluster-address = "{ $address }" is no address of a scheduler; it looks like tcp://host:8786.
lab-cluster-unreachable = Nobody answers at { $address }.
lab-cluster-lost = The cluster at { $address } was lost; what was fought is kept.
lab-failed = { $count ->
    [one] One battle
   *[other] { $count } battles
} failed; the first has the seed "{ $seed }": { $why }
drill-fought = { $count ->
    [one] One battle
   *[other] { $count } battles
} on { $fields ->
    [one] one field
   *[other] { $fields } fields
}, { $decisions } decisions. The longest thought:
drill-slowest = { $player }: { $seconds } s
drill-failed = Battle { $number } failed ({ $battle }, seed "{ $seed }", { $players }, optional rules: { $options }): { $why }
lab-written = Written: { $file }
lab-title = { $name }: { $count ->
    [one] one battle
   *[other] { $count } battles
}, { $players } (seed { $seed })
lab-who = who
lab-won = won
lab-drawn = drawn
lab-lost = lost
lab-rate = win rate
lab-interval = 95 % interval
lab-percent = { $share } %
lab-draws-half = A drawn battle counts as half a win for each.
lab-turns = Turns: { $mean } ± { $error } (half of the battles end by turn { $median }; { $least } to { $most })
lab-decisions = Decisions: { $mean } ± { $error } (median { $median }; { $least } to { $most })
lab-costs = { $side }: { $costs }
lab-first-same = The same side always moves first here, so nobody can tell whether that matters.
lab-first-matters = Moving first matters: it changes the first side's win rate by { $gain } points (± { $error }).
lab-first-even = Moving first makes no difference that could be told from chance: { $gain } points (± { $error }).

cost-losses = losses
cost-destroyed = destroyed
cost-retreats = retreats
cost-routs = routs
cost-leaders = leaders lost

odds-no-tactics = { $ruleset } has no tactics, so there are no odds.
odds-unit = There is no unit "{ $unit }" on the board.
odds-no-dice = "{ $text }" leads to no dice.
odds-none = No option on offer leads to dice.
odds-title = { $option }: { $exact ->
    [0] estimated from { $samples } trials, ± is the 95 % interval
   *[other] exact
}
odds-threat = { $unit }, until the end of the enemy's next turn (from { $samples } trials, ± is the 95 % interval):
odds-favour = better for { $side } { $better }, even { $even }, worse { $worse }
odds-nothing = nothing
odds-cost = { $unit }: { $what } { $amount }
odds-costs = { $costs }
odds-rest = everything else
odds-mean = { $side }: { $costs }
odds-next = then it is for { $side } to choose
odds-over = then the battle is over
odds-verify = { $ruleset }: { $positions } positions, { $exact } exact; { $figures } figures, { $outside } outside their 95 % interval; the worst { $worst } of its error; median { $median } ms
odds-disagree = The odds do not agree with what was fought.
odds-record = Which record? strategikon odds RECORD [OPTION], or strategikon odds --verify.

sheet-none = Nothing is to be reckoned about "{ $text }".
sheet-rules = rules { $rules }
play-hint-told = The best opponent would choose "{ $text }". { $aim }
play-aim-none = The computer has chosen nothing yet.

balance-none-known = For { $ruleset } nothing is known that could be changed.
balance-sides = Only battles of two sides can be weighed.
balance-which = Which battle? strategikon balance BATTLE, or --all.
balance-now = { $name }: { $side }, { $rate } of wins ({ $low }–{ $high }) in { $count } battles between equal veterans.
balance-even = { $name } is even enough: nothing need be changed.
balance-tried = { $change }: { $side }, { $rate } of wins ({ $low }–{ $high })
balance-suggest = To even { $name }: { $change }. Then { $side }: { $rate } of wins ({ $low }–{ $high }) instead of { $was }.
balance-nearest = Nothing tried evens { $name }. The nearest is: { $change }; then { $side }: { $rate } of wins ({ $low }–{ $high }) instead of { $was }.
balance-nothing = Nothing could be tried on { $name }.
balance-head-battle = battle
balance-head-side = favoured
balance-head-rate = wins
balance-head-interval = 95 % interval
balance-head-battles = battles
balance-head-turns = turns
balance-head-advice = to even it
balance-fair = even enough

report-eyebrow = Laboratory
opponent-random = random
opponent-recruit = recruit
opponent-veteran = veteran
opponent-elite = elite
report-players = { $first } against { $second }
report-battles = { $count ->
    [one] one battle
   *[other] { $count } battles
}
report-none = No battle was fought.
report-answer = { $who }: { $rate } won ({ $low }–{ $high })
report-lost = lost
report-fair = Even enough: all of the interval lies between 35 and 65 %.
report-unfair = Not even: all of the interval lies beyond 65 %.
report-open = Perhaps even, perhaps not: the interval crosses the bound of 65 %. More battles would tell.
report-interval = Dot and line: the win rate of the side on the left and its 95 % interval. Shaded: what counts as even.
report-draws = Drawn: { $count }, each counted as half a win.
report-turns = turns
report-decisions = decisions
report-seconds = seconds of computing
report-turn = turn
report-median = median { $turns }
report-length = How long it takes
report-length-why = Battles by the turn in which they ended.
report-lead = Who stands better
report-lead-why = The lead after each turn, in units, as a veteran judges it. Line: the median. Dark band: half of the battles; light band: four fifths.
report-losses = Losses by turn
report-losses-why = Mean of all battles; a battle that is over loses nothing more.
report-units-why = Mean losses in a battle, and how often a unit was lost.
report-costs = What it costs
report-costs-why = Mean of all battles, ± the half-width of the 95 % interval.
report-replays = Battles worth a look
report-replays-why = Each record is inside this file. Save it, then replay it in the terminal or open it on the page.
report-typical = A typical one
report-shortest = The shortest
report-longest = The longest
report-bloodiest = The bloodiest
report-one-sided = The most one-sided
report-upset = The upset
report-won = Victory: { $winner }, in turn { $turns }.
report-drawn = Nobody wins; { $turns } turns.
report-download = Save the record
report-how = How this was found
report-method = Intervals are 95 %: Wilson's for win rates, the normal one for means. A drawn battle counts as half a win for each.
report-method-seed = This command fights the same battles again, on any machine and with any number of workers:

## Muster

help-muster = Army lists, rosters, and battles made of two armies.
help-muster-lists = List every army list.
help-muster-show = Show one list: what can be bought from it, and for how much.
help-muster-price = Price a roster, and tell everything that is against it.
help-muster-sheet = Print a roster sheet with the card of each troop.
help-muster-translate = Translate a line of a foreign list, and tell every decision.
help-muster-raise = Let the computer muster an army.
help-muster-battle = Make a battle of two rosters and a field; play takes the file.
help-muster-book = The lists the line comes from.
help-muster-year = The year; those before Christ are negative.
help-muster-region = Where the troops lived.
help-muster-choose = Make a decision yourself; may be given several times.
help-muster-budget = The points to spend; 0 is no limit.
help-muster-seed = Another seed, another army.
help-muster-save = Write it there as TOML.
help-muster-field = The board of a battle, or of a file; otherwise one is laid.
help-muster-field-seed = The seed the field is laid by.
help-muster-landscape = What land the field is laid in.
help-muster-density = How broken the ground is.
help-muster-method = How the armies are deployed.
help-muster-turns = The number of turns; 0 is the usual one.
help-muster-first = The army that plays first: its list, first or second; the lot decides otherwise.
help-muster-agreed = The players agreed to disregard complaints about the rosters.
help-muster-deployed = Let the computer deploy both armies.
muster-none = { $ruleset } has no army lists; { $known } has
muster-name = { $name }: a list is named ruleset/list
muster-no-list = There is no list { $name }; there are { $known }
muster-no-roster = { $file }: this is no roster
muster-pair = { $text }: a decision is written key=word
muster-two-rulesets = The two rosters are of different rulesets
muster-years = { $since } to { $until }
muster-year-bc = { $year } BC
muster-fact = { $label }: { $text }
muster-bounds = { $least } to { $most }
muster-sum = { $units ->
    [one] one unit
   *[other] { $units } units
}, { $budget ->
    [0] { $points } points
   *[other] { $points } points of { $budget }
}
muster-more = { $count } more: { $name }
muster-fewer = { $count } fewer: { $name }
muster-in-year = in the year { $year }
muster-remedy = Remedy: { $steps } ({ $points } points)
muster-price = { $points } points a unit
muster-decision = { $key }: { $taken } (or { $others })
muster-saved = Written to { $file }

## Fields of scenario documents, as forms call them

field-area = Area
field-balance = Balance
field-battles = Battles
field-board = Board
field-briefing = Briefing
field-camp = Camp
field-change = Change
field-class = Class
field-columns = Columns
field-combat = Combat
field-compare = Compare
field-conditions = Conditions
field-contingent = Contingent
field-corps = Corps
field-count = Count
field-date = Date
field-edge = Edge
field-effect = Effect
field-en = English
field-evened = Evened variant
field-favours = Favours
field-formation = Formation
field-fr = French
field-hex = Hex
field-hexes = Hexes
field-id = Id
field-kind = Kind
field-label = Labels
field-leader = Leader
field-leaders = Leaders
field-level = Level
field-missile = Missile
field-morale = Morale
field-mount = Mount
field-name = Name
field-name_en = Name in English
field-name_fr = Name in French
field-objective = Objectives
field-options = Optional rules
field-params = Details
field-rows = Rows
field-ruleset = Ruleset
field-schema = Schema
field-share = Share
field-side = Side
field-sides = Sides
field-size = Size
field-special_rule = Special rules
field-terrain = Terrain
field-title = Title
field-turn = Turn
field-turns = Turns
field-type = Type
field-unit = Units
field-victory = Victory
field-winner = Winner
field-year = Year

## Laid over every board

overlay-danger = Danger
shape-danger-many = Three enemies or more could strike here
shape-danger-two = Two enemies could strike here
shape-danger-one = One enemy could strike here
