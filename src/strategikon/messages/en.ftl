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

complaint-boolean = { $file }: { $path }: expected true or false, not { $value }.
complaint-case-setup = { $file }: { $path }: a case has either a setup, which is a table, or a scenario, not both.
complaint-chain = { $file }: { $path }: expected four hex digits for each of the { $choices } choices.
complaint-choice = { $file }: { $path }: expected one of { $words }, not { $value }.
complaint-ident = { $file }: { $path }: expected a name of letters, digits, hyphens and underscores, not { $value }.
complaint-integer = { $file }: { $path }: expected a whole number from { $low } to { $high }, not { $value }.
complaint-list = { $file }: { $path }: expected a list, not { $value }.
complaint-list-length = { $file }: { $path }: expected { $least } to { $most } entries, not { $count }.
complaint-missing = { $file }: { $path }: is missing.
complaint-more = { $file }: and { $count ->
    [one] one more complaint.
   *[other] { $count } more complaints.
}
complaint-range = { $file }: { $path }: expected a number from { $low } to { $high }, not { $value }.
complaint-table = { $file }: { $path }: expected a table of names and values, not { $value }.
complaint-text = { $file }: { $path }: expected a text, not { $value }.
complaint-text-long = { $file }: { $path }: expected at most { $most } characters, not { $count }.
complaint-twice = { $file }: { $path }: { $value } stands there twice.
complaint-unknown = { $file }: { $path }: no such key; known are { $known }.

## Records

record-foreign = { $file } is no record of a battle: { $first } ({ $count ->
    [one] One more complaint.
   *[other] { $count } more complaints.
})
record-version = { $file } was fought under version { $theirs } of { $ruleset }; this is version { $ours }.
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
refused-not-offered = "{ $option }" is not on offer now.
refused-not-your-turn = It is for { $side } to choose.
refused-over = The battle is over.
refused-stale = That answers decision { $number }; the open one is { $current }.
refused-undo-dice = A die has been rolled: that cannot be taken back.
refused-undo-fork = This copy cannot go back beyond where it left the battle.
refused-undo-revealed = Something hidden has been revealed: that cannot be taken back.
refused-undo-side = The other side has the word: that cannot be taken back.
refused-undo-start = There is nothing to take back.

option-plain = Choose this
option-unknown = { $ruleset } has no switch { $name }; its switches are { $known }.
option-value = The switch { $name } cannot be { $value }; it can be { $values }.
ruleset-unknown = There is no ruleset "{ $name }", or more than one begins so; known are { $known }.
rule-unknown = { $ruleset } has no rule { $rule }.
scenario-ambiguous = More than one battle of { $ruleset } begins with "{ $name }": { $known }.
scenario-name = "{ $name }" is no battle: a battle is named ruleset/battle, and a beginning will do.
scenario-unknown = { $ruleset } has no battle "{ $name }"; known are { $known }.
opponent-unknown = There is no opponent "{ $name }"; known are { $known }.
aim-random = No plan at all: it takes any option as it comes.
side-unknown = There is no side "{ $name }", or more than one begins so; the sides are { $known }.

## Events of the kernel, and what is hidden

event-end = The battle is over.
hidden-thing = something hidden
hidden-card = a hidden card
hidden-winner = nobody

## Cases and the conformance kit

dice-script-face = Die { $number } is written as { $value }, but it has faces 0 to { $faces } less one.
dice-script-short = More dice are rolled than the { $count } that are written.
case-choice = Choice { $number } ("{ $text }") is not on offer; on offer: { $offered }.
case-crash = The ruleset itself failed: { $kind }: { $why }
case-dice-left = { $count ->
    [one] One written die was not rolled.
   *[other] { $count } written dice were not rolled.
}
case-die = "{ $word }" is no face of a die.
case-expect = Expected { $text }, saw { $seen }.
case-expect-unreadable = The expectation "{ $text }" cannot be read: { $why }.
case-not-refused = "{ $text }" should be refused, but is on offer.
case-offered = "{ $text }" should be on offer; on offer: { $offered }.
case-refused-rule = "{ $text }" should be refused by rule { $rule }, but is by { $named }:
case-rule-unknown = The ledger of { $ruleset } has no rule { $rule }.
cases-none = There are no cases here: name a file or a folder of them.
cases-passed = ok  
cases-failed = FAIL
cases-uncovered = { $ruleset }: { $count ->
    [0] every rule has a passing case.
    [one] one rule has no passing case: { $rules }
   *[other] { $count } rules have no passing case: { $rules }
}
check-counts = { $battles } battles, { $decisions } decisions, the longest { $longest }, { $refused } false choices refused; won: { $winners }
check-failure = { $check } (seed "{ $seed }", decision { $number }): { $detail }; record: { $record }

## The command line

cli-no-command = There is no command "{ $name }"; the commands are { $known }.
cli-no-option = There is no option { $option } here; --help lists them.
cli-option-value = The option { $option } needs a value, or has one it does not take; --help tells.
cli-missing-argument = { $name } is missing; --help tells what is wanted.
cli-extra-argument = "{ $text }" is one argument too many for { $command }.
cli-bad-value = The value of { $option } cannot be used; --help tells what is wanted.
cli-number = { $option } must be a whole number from { $low } to { $high }, not "{ $value }".
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
help-option-lang = Speak English or French; the locale decides otherwise.
help-option-json = Print JSON for programs.
help-option-seed = The seed of the dice; a new one if not given.
help-option-option = Set an optional rule; may be given several times.
help-option-side = The side you play; the computer plays the others.
help-option-against = Who plays the other side: random.
help-option-save = Save the battle there when you leave.
help-option-load = Go on with a saved battle.
help-option-no-curtain = Two at one keyboard without secrets.
help-option-upto = Tell the story up to this choice.
help-option-coverage = Also list the rules that no case proves; names of rulesets say whose.
help-option-battles = How many battles to fight in each scenario.
help-option-check-seed = The seed the battles' seeds are made from.
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
list-hint = Play one with: strategikon play NAME
rules-section = { $section }: { $span } ({ $count })
rules-hint = { $count } rules. Show one with its number, a chapter with the beginning of it.
rule-kind-core = core
rule-kind-special = special
rule-kind-optional = optional
rule-kind-reference = for reference

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
outcome-won = { $winner } has won. { $reason }

bench-title = Random play, Python { $python } on { $machine }
bench-ruleset = ruleset
bench-decisions = decisions/s
bench-chess = × chess
bench-battles = battles/s
bench-fork = fork, µs
bench-state = state, bytes
bench-record = record, bytes
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
play-help-choose = Type the number of an option, its text or a beginning of it. Several commands on one line are parted by a semicolon. Besides:
play-help-help = { $word }: this help
play-help-undo = { $word }: take the last choice back, as far as the table allows
play-help-force = { $word }: take it back whatever happened, if nobody else is playing here
play-help-why = { $word } OPTION: why an option is not on offer
play-help-log = { $word } [N]: what happened last
play-help-board = { $word } [HEX]: the board, around a hex if it is big
play-help-unit = { $word } ID: the sheet of a unit
play-help-rule = { $word } ID: a rule
play-help-save = { $word } [FILE]: save the battle
play-help-options = { $word }: the options once more
play-help-quit = { $word }: leave
play-words-help = help ? h
play-words-undo = undo u
play-words-force = undo! u!
play-words-why = why
play-words-log = log
play-words-board = board
play-words-unit = unit
play-words-rule = rule
play-words-save = save
play-words-options = options
play-words-quit = quit q exit
play-force-refused = Not with two at one keyboard: it could show what is hidden.
play-undone = Taken back; decision { $number } is open again.
play-board-cut = There is more of the board than fits: board HEX shows the part around a hex.
play-hand = { $side } holds { $count ->
    [0] no card
   *[other] { $cards }
}
play-hand-hidden = { $side } holds { $count ->
    [one] one card
   *[other] { $count } cards
}
play-unit = { $name } ({ $id }), { $side }
play-unit-place = at { $place }, strength { $strength }, facing { $facing }
play-unit-which = Which unit? "{ $text }" is none, or begins several:
play-save-where = Save where? save FILE
play-saved = Saved as { $file }.
play-go-on = Go on with: strategikon play --load { $file }
play-go-on-unsaved = The battle was not saved; next time give --save FILE, or type save FILE before you leave.
play-won = { $winner } has won.
play-drawn = Nobody has won.
play-record = The record is { $file }; see it with strategikon replay, check it with strategikon verify.
log-choice = { $number }. { $side }: { $text }
