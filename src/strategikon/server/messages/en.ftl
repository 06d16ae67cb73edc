# What the server itself says. Sentences of the rules and of the command line are elsewhere.
server-limit = { $name }: { $value } is not a limit. Known are { $known }.
server-database = DATABASE_URL must begin with sqlite:/// and name a file, or with postgresql://
server-no-driver = PostgreSQL needs one more package; type: pip install 'strategikon[pg]'
server-database-down = The database cannot be reached: { $why }.
server-database-broken = The database is damaged: { $why }. Put back a copy of it.
server-database-newer = The database is of a newer Strategikon than this one; update Strategikon, or name another database.
server-database-shared = { $place } is served already by another Strategikon: use that one, end it, or name another database in DATABASE_URL.
server-folder = { $place } cannot be used for the battles: { $why }.
server-port = Port { $port } of { $host } cannot be used: { $why }.
server-ready = Strategikon is served at { $address }
server-ready-public = It can be reached from other machines.
server-stop = Ctrl-C ends it.
server-seat-wish = { $side }: { $wish } is not a seat. Known are { $known }.
server-seat-unknown = This token holds no seat of this battle.
server-not-your-seat = You hold no seat here that could do this.
server-invite = This invitation is not valid, or somebody has used it.
server-code = This code is not valid, or no longer, or somebody has used it.
server-words = These are not the words of this battle.
server-guesses = Too many guesses: { $most } a minute are heard. Try again later.
server-fights = { $most } such requests at a time are fought for one address. Wait for one to end.
server-fight-endless = A battle of it did not end within { $seconds } seconds: perhaps its targets cannot be reached.
server-no-workbench = { $ruleset } has no workbench: its battles are written by hand.
server-no-battle = There is no battle { $battle }.
server-no-moment = This battle has no such moment; the last is { $last }.
server-no-path = There is nothing at this address.
server-no-page = The page has not been built yet.
server-method = This cannot be done at this address.
server-language = { $language } is not spoken here. Known are { $known }.
server-malformed = The message is malformed: { $why }.
server-not-json = The body must be application/json.
server-too-large = That is too large: at most { $most } bytes.
server-record-long = This record is too long: at most { $most } choices.
server-record-seed = The seed of this record has characters that cannot be kept.
server-battles-full = { $most } battles are open, and that is all this server takes.
server-full = { $most } battles are being played, and this server has no room for one more just now; try again in a moment.
server-connections = There are { $most } connections already; close one, or try again in a moment.
server-slow = The request took too long to come.
server-no-length = The body must say how long it is (Content-Length).
server-ends = The server is being stopped; please try again in a moment.
server-rate = Too many requests; try again in a moment.
server-host = This server is not known under this name.
server-origin = Requests from other pages are not answered.
server-store = The choice could not be stored; please try again.
server-store-down = The battles cannot be reached just now; please try again in a moment.
server-battle-broken = Battle { $battle } cannot be read beyond choice { $number }. The host can bring it back to there with: strategikon repair { $battle }
server-older = This battle was begun under version { $theirs } of its rules. It goes on under today's, version { $ours }: so far they give the same, choice by choice.
server-older-differs = This battle was begun under version { $theirs } of its rules; today's, version { $ours }, differ from choice { $number } on. It can be read up to there, replayed and saved, but not continued.
server-older-line = Begun under version { $theirs } of its rules; today's are version { $ours }.
server-older-battle = Battle { $battle } was begun under version { $theirs } of its rules; today's, version { $ours }, differ from choice { $number } on. It is left as it is.
server-defect = Something went wrong on the server; it has been noted.
server-hello-first = Say hello first.
server-odds-unknown = Nothing is known about the odds of this.
server-hints-off = Hints are off in this battle.
server-reaching = Who can reach { $hex }
server-reaching-point = Who can reach this point
server-not-offered = That is not among the choices now.
server-other-piece = It is not { $piece } that is asked for now.
server-hint-chances = { $aim } You come off better { $better } % of the time, worse { $worse } %.
server-waiting = Waiting for { $side }
server-waiting-computer = { $side }: the computer is thinking
server-resigned = Given up: { $side }.
server-seat-seconds = { $side }: { $wish } is no thinking time. It is { $least } to { $most } seconds, with one digit after the point at the most.
server-questions = At most { $most } questions at once; wait for an answer.
server-no-family = Nothing can be placed freely now.
server-judgement-early = What was luck and what was choice is told once the battle is over.
server-study-people = Nothing can be tried out while a battle between people goes on.
server-study-nothing = You have not had a choice yet from which something could be tried out.
server-late = This would take too long to find out.
server-threat-unknown = Nothing is known about what threatens this.
server-measure-unknown = There is nothing to measure here.
server-sheet-unknown = There is nothing to reckon here.
server-aim-unknown = The computer has done nothing yet that it could explain.
server-overlay-unknown = There is no "{ $kind }" to show here.
server-no-piece = { $piece } is not on the board.
server-odds-rest = { $count } other outcomes
server-switch-off = off
server-switch-on = on
server-opponent-random = Chance
server-opponent-random-text = Takes any option as it comes; for trials.
server-opponent-recruit = Recruit
server-opponent-recruit-text = Knows the rules, sees little ahead, is often careless: for a first battle.
server-opponent-veteran = Veteran
server-opponent-veteran-text = Plays soundly and quickly, and seldom gives anything away.
server-opponent-elite = Elite
server-opponent-elite-text = Tries its options out before it chooses. The more time it has, the stronger it plays.
server-odds-better = You come off better
server-odds-even = Neither comes off better
server-odds-worse = You come off worse
server-odds-then = Then it is up to { $side }
server-odds-over = The battle is over
server-fate = { $who }: { $fate }
server-fate-nothing = Nothing happens
server-fate-destroyed = destroyed
server-fate-routs = routs
server-fate-leader = killed
server-fate-losses = −{ $amount }
server-fate-retreats = retreats
server-fate-none-lost = No unit is lost
server-fate-lost = { $who }: { $count ->
    [one] 1 unit lost
   *[other] { $count } units lost
}
server-repair-whole = Battle { $battle } can be read to its last choice, { $number }: there is nothing to repair.
server-repair-done = Battle { $battle } goes on after choice { $number }. { $count ->
    [one] One entry after it could not be read and was taken away:
   *[other] { $count } entries after it could not be read and were taken away:
}
server-repair-lost = entry { $serial }, { $side }: { $kind } { $text }
server-repair-needed = Battle { $battle } can be read up to choice { $number }, and { $count ->
    [one] one entry
   *[other] { $count } entries
} after it cannot. Bring it back to there with: strategikon repair { $battle }
server-repair-none = { $count ->
    [one] The one battle can be read to its end.
   *[other] All { $count } battles can be read to their end.
}
server-no-lesson = There is no lesson { $name }; known are { $known }.
server-no-step = The lesson has no step { $step }; the last is { $most }.
server-not-asked = That is not what this step is about.
