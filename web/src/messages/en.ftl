### The page's own sentences. `fr.ftl` has the same ids in the same order.

## Pages

pages = Pages
page-play = Play
page-new = New battle
page-rules = Rules
language = Language: English. Passer au français
day = Day
night = Night
close = Close
trouble = The server does not answer. Is it running?
away = The server is away.
away-note = This page opens without it; battles and lists come back when it does. Trying again…

## Home

welcome = Welcome
welcome-text = Command an army of the ancient or medieval world. The page knows the rules: it shows what you may do, tells you why something may not be done, and throws the dice where everybody can see them.
first-battle = Choose a first battle
continue-battle = Continue the battle
look-again = Look at it again
your-move = Your move
their-move = Waiting for { $side }
played-here = Both sides at this screen
against-computer = You lead { $side } against the computer ({ $strength })
against-friend = You lead { $side } against a friend, by link
against-player = You lead { $side } against { $player }
list-mine = Your move
list-theirs = Waiting for others
list-over = Over
your-move-title = ● Your move: { $battle }
your-move-home = ● Your move ({ $count }) · Strategikon
choices-made = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
begin = Begin
new-battle = New battle
new-battle-note = { $battles ->
    [one] One battle
   *[other] { $battles } battles
}, { $rulesets ->
    [one] one ruleset
   *[other] { $rulesets } rulesets
}; alone, at one screen, or by link.
load-record = Load a record
load-trouble = This file is not a record that can be played on.
learn = Learn
learn-with = { $battle }, { $units } units, with the coach beside you
battles-all = { $count ->
    [one] One battle
   *[other] { $count } battles
}
battles-note = By ruleset and year. The scale is broken where nobody fights.
timeline = All battles by year
year-bc = { NUMBER($year, useGrouping: 0) } BC

## New battle

ruleset = Ruleset
battle = Battle
battles-count = { $count ->
    [one] 1 battle
   *[other] { $count } battles
}
hexes = { $count } hexes
table-of = table of { $width } by { $height } inches
units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
leaders = { $count ->
    [one] 1 leader
   *[other] { $count } leaders
}
percent = { $share } %
victory = Victory
special-rules = Special rules
order-of-battle = Order of battle
your-side = Your side
against = Against
way-computer = Computer
way-here = At this screen
way-link = By link
way-here-note = Two players, one screen. A curtain falls between turns when cards are hidden.
way-link-note = You get a link to send to a friend. Play live or days apart: the home page shows whose turn it is.
strength = Strength
strength-random = Sparring
strength-recruit = Recruit
strength-veteran = Veteran
strength-elite = Elite
thinking-time = Thinking time a decision
thinking-usual = its own ({ $seconds } s)
seconds = { $seconds } s
lasts-about = about { $time }
lasts-minutes = { $minutes } min
lasts-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes }
}
difficulty-1 = easy
difficulty-2 = middling
difficulty-3 = hard
balance-even = even
balance-unknown = Nobody has measured yet whom this battle favours.
balance-unknown-short = balance not known
odds-of = { $side } { $share } %
odds-from = { $battles ->
    [one] of one battle between equal veterans
   *[other] of { $battles } battles between equal veterans
}
fairness = History or a fair match
fairness-historical = History
fairness-historical-note = What each army could bear, whoever is favoured by it.
fairness-evened = A fair match
fairness-evened-note = The same armies, with targets that give both the same prospects.
fairness-already = Even enough as it was: it needs no other targets.
fairness-none = No fair version of this battle has been worked out yet.
optional-rules = Optional rules
options-usual = as this battle has them
options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
begin-battle = Begin the battle

## Joining

join-text = A friend is waiting for you to lead { $side }.
join-full = Both seats are taken. You may watch.
join-sit = Lead { $side }
join-watch = Watch
join-text-by = { $player } is waiting for you to lead { $side }.
name-optional = optional
seat-back = Get a seat back
seat-by-code = With a code from another device
seat-by-code-note = At the battle, open “At the table” on the device you played on, and ask for a code. It is good once, for ten minutes.
code = Code
seat-by-words = With the six words of the battle
seat-by-words-note = They were shown when the battle was made or joined. English or French, accents or not, they are the same words.
battle-link = Link of the battle
six-words = Six words
seat-take = Take my seat
battle-gone = There is no such battle here.

## The table

board = Board. Arrow keys move the cursor, Enter clicks.
board-free = Table. Tab reaches what can be clicked. A unit in hand: arrows move it, square brackets turn it, full stop is the next listed move, O tells steps, I tells what is around it.
at-inches = { $x } by { $y } inches
inches = { $inches } in
tape = Tape measure
tape-hexes = { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}
probe-reach = Who can reach a hex
probe-hex = Choose a hex
probe-point = Choose a point
probe-reach-point = Who can reach a point
probe-two = Choose two hexes
measured = Measured
magnet = Magnet: snap to friends, the enemy and the captain
steps = Move in steps
steps-kinds = Steps
steps-number = { $step }: how much
steps-drop = Without { $step }
wish-tools = The unit in hand
wish-legal = legal
wish-nothing = Nothing near is legal
wish-drop = Put it back
more = More…
tools = Tools
menu = Menu
menu-home = Home
menu-save = Save the record
menu-resign = Resign as { $side }
menu-resign-sure = Really resign as { $side }?
menu-invite = Link for { $side }
menu-table = At the table: link, name, other devices
at-the-table = At the table
at-the-table-open = Link, name, other devices
invite-title = Send this to your opponent
invite-lead = Whoever opens it first commands { $side }. You may begin at once: the battle waits for the other side.
invite-qr = The link as a QR code
invite-scan = or scan with a phone
invite-send = Send…
watch-copy = Copy a link to watch
play-meanwhile = Play meanwhile
to-the-battle = To the battle
you = You
you-too = you
a-friend = A friend
nameless = Nameless
their-turn = to choose
watchers = { $count ->
    [0] Nobody watches
    [one] One watches
    [99] 99 or more watch
   *[other] { $count } watch
}
presence-here = here
presence-thinking = thinking, { $time }
presence-away = away
presence-away-since = away since { $time }
presence-absent = not yet come
your-name = Your name
your-name-note = Seen at the table and in the log.
name-unseen = Nothing of this name would be seen.
continue-elsewhere = Continue elsewhere
continue-elsewhere-note = Take your seat to another device, too.
code-show = Show a code
code-until = Good once, until { $time }.
code-copy = Copy the link
code-qr = The code as a QR code
recovery = If this browser forgets
recovery-note = Keep these six words:
recovery-made = Should this browser forget your seat, these six words bring it back. The menu keeps them.
recovery-copy = Copy with the link
recovery-kept = Strategikon, { $battle }: { $link } – { $words }
recovery-none = Six words bring your seat back. There are none yet.
recovery-make = Make six words
only-watching = You watch this battle.
seat-is-mine = This seat is mine: get it back
copy = Copy
copied = Copied
copy-by-hand = Copy it by hand
fair-dice = Fair dice
fair-dice-note = This is the fingerprint of the seed from which every die of this battle comes. The seed itself is shown at the end, and “strategikon verify” recomputes every die.
fair-dice-seed = The seed
undo = Undo
redo = Take it again
undo-dice = Dice have fallen since. Against the computer that is for practice: take it back?
undo-sure = Take it back
undo-leave = Leave it
which = Which do you mean?
which-none = Neither
news = { $side }: { $told }
news-undone = Taken back.
again = Show me again
fit = Show the whole board
turn-board = Turn the board a quarter
turn-board-now = Turn
zoom-out = Zoom out
zoom-in = Zoom in
log = The battle so far
log-empty = Nothing has happened yet.
rules = Rules
pieces-say = What the pieces say
pieces-codes = Troops of this battle
pieces-states = States
pieces-words = Words and abbreviations
rules-search = Search the rules
rule-ours = ours
rules-ours = Those marked “ours” are not in the rulebook: it is silent there, and a battle must go on.
rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
choices-title = All choices
choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
choices-search = Search the choices
fold = Fold
back = Back
skip = Skip
replay = Replay
pause = Pause
to-present = Back to the present
to-end = Back to the end
replay-play = Play
replay-beginning = The battle begins.
replay-turn-back = A turn back
replay-step-back = A step back
replay-step = A step on
replay-turn = A turn on
replay-speed = Speed
replay-event = Event { $number } of { $total }
replay-turn-number = turn { $turn }
replay-copy = Copy this moment
replay-looking-back = Looking back{ $turn ->
    [0] {""}
   *[other] : turn { $turn }
}{ $side ->
    [none] {""}
   *[other] , { $side }
}
what-if = What if…
what-if-menu = What if… (analysis board)
study-opening = Setting up the board…
study-tag = Analysis board: the real battle is not touched
study-at = Line { $line }, step { $step } · you play both sides
study-take-back = Take back
study-leave = Leave
study-fights = Fight it 100 times
study-from-here = from this position
study-fights-note = Both sides are led by the computer from here on, again and again, with other dice each time. The board stays free meanwhile.
study-ended = The battle is over here: take a step back.
study-chance = for { $side }, between { $low } and { $high }, 19 times in 20
study-counts = Count at the end, mean
study-turns = Turns from here, mean
study-pause = Pause at { $count }
study-go-on = Go on
study-begin = Fight { $count } battles
study-players = Who leads both sides
study-both-as = Both as { $strength }
study-lines = Lines tried
study-as-played = As it was played
study-new-line = A new line
study-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
study-battles = { $count ->
    [one] 1 battle
   *[other] { $count } battles
}
study-another = Try another line
study-kept = The lines are kept with this battle on this device.
study-funnel = How the chance settles as battles end
prompt-looking-back = Looking back
prompt-past = After choice { $number }
prompt-lit = { $count ->
    [one] one place is lit
   *[other] { $count } places are lit
}
connection-opening = Connecting
connection-lost = Connection lost, trying again
connection-gone = No such battle
thinking = { $side }: the computer is thinking.
stack = { $count } pieces in this hex
key-esc = Esc
key-enter = Enter
key-space = Space
hand = { $count ->
    [one] Hand: 1 card
   *[other] Hand: { $count } cards
}
card-hidden = A hidden card
card-chosen = In play
card-not-now = It cannot be played now.
piece-strength = { $strength } of { $full }
sheet-strength = Strength
sheet-now = Now
hex-unseen = out of sight now
hex-can = can be clicked
why-not = Not { $name }
refused = That is not allowed
refusal-show = Show
refusal-instead = Allowed: { $name }
show = Show on the board
show-note = Lay something over the board, for a whole side; for one unit, click it and use its sheet, or press the letter.
show-piece = for one unit: click it, then the letter
show-nothing = These rules have nothing to lay over the board.
show-clear = Take everything off
legend = Legend
overlay-none = nothing there now
overlay-off = Hide: { $name }
hint = Hint
hints-allowed = Hints may be asked for
hints-agreed = your friend agrees by sitting down
join-hints = Hints may be asked for: by sitting down you agree.
join-no-hints = Hints are off in this battle.
hint-do = Do it
hint-none = No idea comes to mind.
aim = What is it thinking?
aim-of = { $side }, so it seems
aim-none = The computer has done nothing yet that tells.
threat = What can the enemy do to it next turn?
threat-none = Nothing that could be reckoned.
odds-exact = Exact: every throw was counted.
odds-sampled = From { $samples } tries, ± { $error } %.
odds-waiting = Reckoning…
sheet-rules = Rules
coach = The coach
coach-text = What the coach says
coach-off = Send the coach away
coach-silent = For this question the coach has no advice. What is lit can be clicked.
coach-waits = Wait and watch: the other side is to choose.
clock-turn = { $turns ->
    [0] turn { $turn }
   *[other] turn { $turn } of { $turns }
}
odds = Odds
die-hit = { $face }, a hit
die-ignored = { $face }, ignored
die-circle = green circle
die-triangle = blue triangle
die-square = red square
die-helmet = helmet
die-banner = flag
die-swords = swords
die-special = special
die-d6-1 = 1
die-d6-2 = 2
die-d6-3 = 3
die-d6-4 = 4
die-d6-5 = 5
die-d6-6 = 6
curtain = { $side }: yours to choose
curtain-note = Pass the screen, then open the curtain.
curtain-open = I lead { $side }

## Settings

settings = Settings
setting-speed = Speed
setting-at-once = at once
setting-confirm = Confirm before dice
setting-confirm-note = An attack waits for Enter or a second click, and shows the odds.
setting-coach = Coach
setting-coach-note = Explains each question while you play.
setting-whys = Say why not while pointing
setting-whys-note = Otherwise only for what was clicked, or while Q is held.
setting-rare = Ask me about rare options
setting-rare-note = Otherwise questions that matter seldom are answered with "no"; a button still asks them.
rare-passed = Not asked: { $title }
rare-ask = Ask me, now if it is still time, and from now on in this battle
tally = { $done } so far
tally-of = { $done } of { $most }
take-all = All of them
setting-curtain = Curtain between players
setting-curtain-note = At one screen, hide the cards until the next player sits down.
setting-turned = Turn the board where that shows more
setting-turned-note = A board that is too tall or too wide for the window opens a quarter turned.
setting-numbers = Hex numbers
setting-numbers-note = Shown when there is room.
setting-sound = A bell when it is your move
setting-sound-note = In battles against a friend.
setting-notices = Notices of the browser
setting-notices-note = When it is your move and this page is in the background.
setting-notices-refused = The browser does not allow them for this page.

## After the battle

wins = { $side } won
drawn = Nobody wins
after-graph = The score in the course of the battle
after-turn = turn
judge-title = Luck and choice
judge-working = Weighing luck and choice…
judge-working-note = Every throw is made again with other dice, and the most doubtful choices are played on beside better ones.
judge-choice = More choice than luck
judge-luck = More luck than choice
judge-both = As much luck as choice
judge-even = Even dice would still have given { $side } the day { $times } times in 100.
judge-drawn = Nobody had the day, with these dice.
judge-by-luck = by luck, to { $side }
judge-by-choice = by choice, to { $side }
judge-start = chance of { $side } at the start
judge-dice = The luck of the dice
judge-dice-note = Dice that hit or passed, against how many usually do, turn by turn.
judge-chart = Good dice above what is usual, by side and turn
judge-above = good dice above what is usual
judge-thrown = { $side }, { $count ->
    [one] 1 die
   *[other] { $count } dice
}
judge-throws = Throws that mattered
judge-usual = { $hits ->
    [0] no good die
    [one] 1 good die
   *[other] { $hits } good dice
} where { $usual } are usual
judge-no-dice = No dice were thrown.
judge-choices = The choices
judge-choices-note = Chance of victory that each choice gave away, in hundredths, as the strongest computer sees it.
judge-lost = chance lost
judge-played = played
judge-better = better
judge-was = Played: { $deed }
judge-rather = Better: { $deed }
judge-no-choice = Nothing that was worth telling.
judge-what-if = What if: play on from here
turning-points = Turning points
rematch = Rematch, sides swapped
weather = Weather

## The editor

page-editor = Editor
editor-begin = Make a battle
editor-begin-note = Paint the ground, set up the armies, play it at once. Begin with an empty map or with any battle of the library.
editor-draft = Go on with my draft
editor-blank = An empty map
editor-from = Or begin from
editor-choose = a battle of the library
editor-back = Back to my battle
editor-open = Open file
editor-open-short = Open
editor-new = New
editor-save = Save file
editor-share = Share
editor-play = Play it
editor-mine = my battle · { $ruleset }
editor-unreadable = This link holds no battle that can be read.
editor-board = The map you are making. Arrow keys move the cursor, Enter uses the tool.
editor-status = { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
  } · { $complaints ->
    [0] no complaints
    [one] 1 complaint
   *[other] { $complaints } complaints
  } · kept here
editor-doing-hand = Choose and move
editor-doing-thing = Place { $kind }
editor-doing-piece = Place { $kind } for { $side }
editor-doing-paint = Paint: { $brush } ({ $size ->
    [1] 1 hex
   *[other] { $size } hexes
  })
editor-doing-fill = Fill with { $brush }
editor-doing-pick = Pick up the ground you click
editor-doing-erase = Erase: { $brush }
editor-hand = Hand: choose and move (V)
editor-tabs = Tools
editor-tab-ground = Ground
editor-tab-pieces = Pieces
editor-tab-sides = Sides
editor-tab-story = Story
editor-tab-file = File
editor-hexes = Hexes
editor-hexsides = Hexsides
editor-shapes = Ground
editor-brush-size = Size of the brush
editor-size = { $size ->
    [1] Brush of 1 hex
   *[other] Brush of { $size } hexes
  }
editor-modes = What the brush does
editor-fill = Fill (F)
editor-pick = Pick (P)
editor-erase = Erase (X)
editor-ground-note = Drag to paint. Keys 1, 2, 3 change the brush; hold Space or use the middle button to move the map.
editor-ground-note-free = Drag to draw a shape, click to stamp one. With the hand (V) drag a shape or its corners; double-click a corner to add one.
editor-no-ground = The ground of this game is all alike.
editor-whose = Whose pieces
editor-piece-note = Click a place to set a piece there. With the hand (V): drag to move, [ and ] turn, Delete or the right button lifts.
editor-turn-left = Turn left
editor-turn-right = Turn right
editor-loader = What the loader says
editor-count = { $complaints ->
    [0] no complaints
    [one] 1 complaint
   *[other] { $complaints } complaints
  }{ $notes ->
    [0] {""}
    [one] , 1 note
   *[other] , { $notes } notes
  }
editor-fine = This battle can be played.
editor-balance = Balance
editor-balance-note = How even is it? Two veterans fight it out, again and again.
editor-balance-of = { $count ->
    [one] 1 battle
   *[other] { $count } battles
  }, veterans on both sides
editor-balance-bar = { $one } { $won }, { $other } { $lost } of 100
editor-balance-interval = { $side }: between { $low } and { $high } of 100, 19 times in 20.
editor-balance-length = Mean length { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }; { $draws ->
    [0] none drawn
    [one] 1 drawn
   *[other] { $draws } drawn
  }.
editor-balance-stale = The battle has changed since.
editor-fight = Fight it { $count } times
editor-stop = Stop
editor-levers = Levers tried
editor-gives = { $side } then
editor-use = Use
editor-used = Used
editor-as-it-was = As it was: { $one } to { $other }. Levers go into the evened variant; the historical one stays.
editor-unfold = Show all { $count }
editor-fold = Fold
editor-add = Add
editor-entry = Entry { $number }
editor-remove = Remove: { $name }
editor-add-field = Add a field: { $name }
editor-more-fields = More fields …
editor-as-list = As a list
editor-as-one = As one
editor-file-note = The battle as its file. Type here and the map follows; paint there and the text does.
editor-other-ruleset = A battle of another ruleset: open it as a file.
editor-link = A link to this battle
editor-link-note = Whoever opens this link has your battle before him, with all of it in the link.
editor-link-long = This battle is too large for a link. Share its file instead.

## Muster

page-muster = Muster
muster-list = List
muster-own = Your own list: { $name }
muster-year = Year
muster-budget = Budget
muster-no-limit = No limit
muster-callable = Who may be called
muster-standing = The army as it stands
muster-standing-note = drag troops here, or use the keys + and −; click a piece to send it home
muster-search = Search by name, arm or weapon
muster-nothing-found = Nobody of that kind is in this list.
muster-bounds = list: { $least } to { $most }
muster-exactly = list: { $least }
muster-not-then = not in this year
muster-points = points
muster-of = of { $budget } points
muster-more = One more: { $name }
muster-fewer = One fewer: { $name }
muster-dismiss = Send home: { $name }
muster-lacking = { $count } more
muster-empty = Nobody yet. Call troops from the list, or let the computer muster an army for you.
muster-price = Price
muster-staff = leaders and messengers
muster-complaints = Complaints
muster-complaint-count = { $count ->
    [0] none
    [one] one
   *[other] { $count }
}
muster-add = { $count } more: { $name }
muster-drop = { $count } fewer: { $name }
muster-in-year = In the year { $year }
muster-fine = This army may take the field.
muster-share = Share this roster
muster-copy = Copy link
muster-link-long = This list is too long for a link: save it as a file.
muster-save = Save file
muster-open = Open file
muster-print = Print
muster-raise = Muster for me
muster-undo = Undo
muster-redo = Redo
muster-clear = Dismiss all
muster-to-field = To the field
muster-back = Back to the roster
muster-enemy = Against
muster-enemy-raised = the computer musters it
muster-enemy-file = or open a roster
muster-another = Another one
muster-field = Field
muster-landscape = Landscape
muster-density = Ground
muster-method = Deployment
muster-turns = Turns
muster-turns-usual = as usual
muster-first = Plays first
muster-first-lot = by lot
muster-deployed = The computer deploys both armies
muster-agreed = We agree to disregard the complaints
muster-begin = Deploy and fight
muster-foreign = Translate a line of another list
muster-foreign-line = Line
muster-foreign-book = Lists
muster-foreign-region = Region
muster-foreign-price = { $points } points a unit
muster-foreign-decisions = Decisions, each of which is yours to change
muster-foreign-name = Name
muster-foreign-add = Add to this list
muster-foreign-copy = Copy the troop line
muster-foreign-added = { $name } now stands in the list and in the army.
muster-fact = { $label }: { $text }
muster-sheet-sum = { $units } units, { $points } points

# -- lessons
lesson = Lesson
lesson-of = Lesson { $number } of { $total }
lesson-task-of = Task { $number } of { $total }
lesson-go = Go on
lesson-retry = Try it again
lesson-show = Show me
lesson-over-again = Start over
lesson-done = Well done.
lesson-missed = Not quite what was asked
lesson-missed-text = That is legal, but it leads elsewhere.
lesson-over = The lesson is done
lesson-over-text = “{ $title }” is yours now.
lesson-next = Next lesson
lesson-all = Home: all lessons taken
lesson-again = Take it again
lesson-leave = Leave the lesson
lesson-none = There is no such lesson.
lesson-minutes = { $minutes } min
lesson-steps = { $minutes } minutes, { $steps } small tasks
lesson-begin = Begin
lesson-continue = Go on with the lesson
lesson-taken = taken
lesson-first-title = Learn by doing: your first turn
lesson-first-text = A hand shows what to click, and nothing can go wrong.
next-thing = Next for you
next-first = Start here
lessons-taken = { $taken } of { $total }
