close = Close
retry = Try again
language = Language
actions = Actions
by = by { $authors }
author-unnamed = an unnamed player

games = Games
game-change = Game: { $game }. Choose another one

form = Set-up
form-change = Change
form-unfold = Change the set-up
form-fold = Fold the set-up away
form-more = { $name }: more
form-reset = Start afresh
brief-not = not: { $name }
brief-none = { $name }: open
not-given = not given
not-given-clear = Leave open
not-given-set = { $name }: leave it open
step-more = { $name }: one more
step-less = { $name }: one less
list-add = Add: { $name }
list-remove = { $name }: remove no. { $n }
list-same = All the same: { $value }
record-give = Fill in: { $name }
record-take = Leave out: { $name }

odds = Odds
odds-mean = mean { $mean }
odds-bar = { $value }: { $chance }
odds-actual = what came out
odds-later = Working out the odds …
odds-refused = No odds: this attack is not allowed
odds-problems = Fix the set-up to see the odds
odds-too-many = Too many possibilities to count exactly
luck = This or better happens in { $n } of 100 attacks.
luck-always = It could not have gone worse.
luck-nearly-always = This or better happens nearly every time.
luck-rare = This or better happens once in { $n } attacks.

felt = Result
felt-example = Example: { $title }
felt-ready = Ready to throw
felt-rolling = The dice are on their way
felt-refused = Not allowed
felt-refused-note = No dice are thrown, and nothing is spent.
felt-problems = { $n ->
    [one] Something in the set-up needs another look
   *[other] { $n } things in the set-up need another look
}
felt-problems-note = What you typed is still there; each note stands beside its field.
felt-relay = Same dice again
felt-own = Back to your own attack
dice-yours = by hand
dice-mixed = { $typed } of { $all } by hand
dice-correct = { $words }: correct them
dice-letter = d
dice-count = { $n } × { dice-letter }{ $sides }
set-aside = { $n ->
    [one] set aside
   *[other] { $n } set aside
}
pair = { $defence } and { $attack }: { $sum }, { $word }
pair-falls = falls
pair-stands = stands
pair-table = How many pairs of each kind. From { $need } on, a unit falls.

choice-default = This answer counts until you choose.
choice-default-dice = { $n ->
    [one] This die counts until you tap another.
   *[other] These dice count until you tap others.
}
choice-undo = Undo the choice
choice-pick = { $n ->
    [one] Pick one more die.
   *[other] Pick { $n } more dice.
}
choice-die = Die { $n }, showing { $face }

why = Why
why-leaned = Rulings that could have changed this:
cite-open = Rule { $cite }

roll = Roll
roll-waits = Loading { $percent }
my-dice = My dice
share = Share

keypad-rows = Rows
keypad-row = Dice: { $row }
keypad-count = { $n } of { $all }
keypad-die = Die { $n }: { $face }
keypad-open = still open
keypad-phone = thrown by the phone
keypad-phone-one = Phone throws this
keypad-phone-rest = Phone throws the rest
keypad-back = Take the last one back
keypad-clear = Start over
keypad-set = Set { $face }
keypad-spell = 1 to { $sides }
keypad-waits = The keypad appears with the rules: { $percent } loaded.

share-title = Title
share-title-note = It stands above the result and in the list of last results, and goes with the link.
share-copy = Copy link
share-copied = Copied
share-system = Send …
share-note = Whoever opens it sees exactly these dice, and why it came out this way.
share-note-open = Whoever opens it sees this set-up, ready to throw.
share-making = Making the link …
share-waits = The link comes as soon as the rules are loaded.
share-off = Links need the rules, which could not be loaded.
share-qr = QR code of the link
share-qr-too-long = At { $length } characters the link is too long for a code that a phone can read. Send it instead.

door-examples = Worked examples
door-log = Last results
door-rulings = Our table’s rulings
door-about = About
rulings-note = Where the rules of { $game } leave a point open, your table decides. The page remembers it.
rulings-strange = This attack was made under rulings other than your table’s.
rulings-as-table = Use ours
log-empty = Nothing has been thrown yet.
log-forget = Clear the list
about-what = Aleator is the referee at the gaming table: set up the attack, throw, and see what happens, why, and how likely it was.
about-chance = The odds are exact: counted, not sampled. The phone’s dice come from its own source of chance, every face equally likely.
about-private = Everything happens on this phone. Nothing is sent anywhere; a link carries the attack inside itself.
about-games = Games
about-games-note = The games belong to their authors. The rules are retold here in our own words.
about-cites = Marks such as { $cite } are our own numbering of the rules: tap one to read the rule.
about-source = Source
about-parts = Built with
about-parts-note = Python in the browser by Pyodide; Lit, Fluent, D3, idb, uqr; the typeface is Vollkorn by Friedrich Althausen.
about-version = Aleator { $version }, build { $build }. Free software under the MIT licence.
about-loaded-anew = The rules kept ready from an earlier visit could not be used, so they were loaded anew.

engine-starting = Loading the rules
engine-failed = The rules could not be loaded. What you entered is still here.
engine-missing = This browser has no WebAssembly (it may be in Lockdown Mode), so no dice can be thrown here. The worked examples can still be read.
notice-stopped = That took too long and was stopped. What you entered is still here.
notice-defect = This is a fault of ours: the rules stumbled over this attack. What you entered is still here.
notice-copy = Copying is not allowed here. Hold the link to select it.
notice-link = This link does not open.
notice-link-more = { $n ->
    [one] And one more thing is wrong.
   *[other] And { $n } more things are wrong.
}
notice-link-waits = The link could not be read, because the rules did not load.
notice-link-needs-engine = This browser has no WebAssembly, so links cannot be read here.
notice-language = This language cannot be loaded now. The first time, it needs a connection.
notice-stored = Something kept from an earlier visit could not be read and was set aside.
newer = A new version is here.
newer-take = Update
link-opening = Opening the link
link-waits = It opens as soon as the rules are here: { $percent }.

path-game = Game
path-title = { share-title }
path-situation = { form }
path-rulings = Rulings
path-dice = Dice
path-choices = Choices
path-seed = { path-dice }
path-edition = Edition of the rules
path-format = Kind of link
path-die = { $row }, die { $n }
path-other = “{ $path }”

problem-named = { $field }: { $text }
problem-not-json = This cannot be read.
problem-too-deep = It is nested too deeply.
problem-not-an-object = It is not an attack.
problem-unknown-key = Nothing of this name is known here.
problem-duplicate-key = It is given twice.
problem-missing = This is missing.
problem-wrong-type = { $limit ->
    [integer] A whole number, please.
    [number] A number, please.
    [flag] Yes or no, please.
    [text] A text, please.
    [list] A list, please.
   *[other] This is of the wrong kind.
}
problem-too-small = At least { $limit }.
problem-too-large = At most { $limit }.
problem-too-short = { $limit ->
    [one] At least one is needed.
   *[other] At least { $limit } are needed.
}
problem-too-long = { $limit ->
    [one] No more than one.
   *[other] No more than { $limit }.
}
problem-not-an-option = Possible are: { $limit }.
problem-bad-text = There are characters in it that cannot be kept.
problem-unknown-game = This game is not known here.
problem-newer-format = It comes from a newer Aleator. Reload the page to get that one.
problem-newer-edition = It was made with a newer edition of the rules ({ $value }). Reload the page to get that one.
problem-older-edition = It was made with edition { $value } of the rules, which had another meaning.
problem-wrong-face = The die has no { $value }.
problem-wrong-length = { $limit ->
    [one] One die is needed, not { $value }.
   *[other] { $limit } dice are needed, not { $value }.
}
problem-not-asked = Nothing asks for this here.
problem-unknown-row = There is no row of this name.
problem-bad-seed = The phone’s throw is damaged.
problem-bad-choice = This choice is not possible.
problem-too-many-states = There are too many possibilities to count them exactly.
problem-unknown-question = This question is not known here.
problem-unknown-unit = There is no unit of this name.
problem-bad-dice = This is no dice text such as 1d20 or 2d6+1.
problem-bad-square = This names no square.
problem-off-board = This square is not on the board: it has { $limit } columns and rows.
problem-square-taken = Another unit stands on this square.
problem-link-cut = Its end is missing: a part was lost on the way.
problem-link-altered = It was changed on the way.
problem-link-too-long = It is longer than any link of this page.
problem-link-not-a-link = It is not a link of this page.
problem-link-newer = It comes from a newer Aleator. Reload the page to get that one.
problem-too-big = It is too big.
problem-no-decision = These dice never come to a decision.

board-name = Board, { $columns } by { $rows } squares
board-keys = Arrow keys walk over the squares. Enter uses the tool, Delete takes away, plus and minus raise and lower the ground, greater and less than zoom.
board-square = Column { $x }, row { $y }
board-column = Column
board-row = Row
board-height = height { $n }
board-obstacle = obstacle
board-cleared = obstacle cleared
board-attacker = attacker
board-target = target { $n }
board-step = step { $n }
board-no-side = no side
board-side = Side
board-level = level
board-higher = { $n } higher
board-lower = { $n } lower
board-distance = { $n ->
    [one] 1 square off
   *[other] { $n } squares off
}
board-in-sight = in sight
board-out-of-sight = out of sight
board-hidden = hidden by column { $x }, row { $y }
board-in-reach = in reach
board-out-of-reach = out of reach
board-measured = measured
board-tools = Tools
board-closer = Closer
board-farther = Farther
board-whole = Whole board
board-look = Tap a unit to see its distance, height and sight.
board-size = Size: { $columns } × { $rows }
board-raise = Raise
board-lower-ground = Lower
board-unit = Unit { $n }
board-placed = { $name }: { $square }
board-moved = { $name }: { $square }
board-removed = { $name } taken off
board-leads = { $name } attacks
board-aimed = { $name } is a target
board-spared = { $name } is no target any more
board-way = { $n ->
    [0] no squares drawn
    [one] one square drawn
   *[other] { $n } squares drawn
}
board-undone = Taken back
board-full = There is no room for another unit.
board-last-unit = One unit has to stay.
board-no-target-here = No unit to aim at here.
board-mode = Where the numbers come from
board-mode-board = Board
board-mode-measured = Measured
tool-select = Select
    .hint = Tap a unit, then a square. Or drag it.
tool-unit = Unit
    .hint = Tap a square to place one, a unit to change it.
tool-ground = Ground
    .hint = Tap or draw over squares.
tool-obstacle = Obstacle
    .hint = Tap or draw; once more clears.
tool-target = Target
    .hint = Tap a unit to aim at it, in order.
tool-path = Path
    .hint = Tap squares or draw from the attacker on.
tool-undo = Undo
units-list = Units
units-count = { $n ->
    [one] One unit
   *[other] { $n } units
}
unit-add = Add a unit
unit-edit = Edit
unit-aim = Target
unit-lead = Attacks
unit-remove = Remove
unit-done = Done
unit-more = More
targets-add = Add a target
squares-none = none
squares-draw = Draw
squares-clear = Clear
measured-note = Distance, height and sight as you measure them from { $name }, after the move.
measured-given = measured
measured-none = from the board
measured-take = Take over
measured-forget = Forget
measured-above = Entered above, in place of the board.
measured-enter = Enter measured numbers
measured-overrules = { $n ->
    [one] For one unit, measured numbers count.
   *[other] For { $n } units, measured numbers count.
}
measured-clear = Forget them
direction = { $way ->
    [0] up and left
    [1] up
    [2] up and right
    [3] left
    [5] right
    [6] down and left
    [7] down
   *[8] down and right
}
