tagline = A board of squares with heights and sight; five kinds of attack, ten elements

group-board = Board and units
group-attack = Attack
group-targets = Way and targets
group-secondary = Secondary attack
group-measured = Measured on the table

field-board = Board
field-board-columns = Columns
field-board-rows = Rows
field-board-heights = Heights
    .help = 0 where nothing is set.
field-board-obstacles = Obstacles
    .help = Squares that block the view.
field-units = Units
field-units-id = Short name
field-units-at = Square
field-units-name = Name
field-units-side = Side
field-units-defence = Defence (DEF)
field-units-essences = Essences
field-units-traits = Traits
field-units-vitality = Vitality (VIT)
    .help = A note; the rules here only tell what is regained.
field-units-flipped = Flipped
    .help = It has acted already and cannot attack.
field-units-movement = Movement (MOV)
field-attacker = Attacker
    .help = The first unit where none is chosen.
field-attack = Main attack
field-attack-kind = Kind
field-attack-reach = Reach (ATK)
    .help = In squares.
field-attack-attack_die = Attack die (ATK)
    .help = Such as 1d10.
field-attack-damage = Damage (DAN)
    .help = Dice such as 1d20 or 2d6+1.
field-attack-height_limit = Height limit (HLT)
    .help = Leave it open where the attack lists none.
field-attack-ammunition = Projectiles left
    .help = Leave it open to keep no count.
field-attack-archer = Archer
    .help = May shoot without sight, at a penalty.
field-attack-elements = Elements
field-attack-area = Area
field-attack-all = All, allies too
field-attack-line = Line
field-attack-line_facing = Where the front is
    .help = Which way the attacker looks. Only the lines “In front” and “Behind” need it: the first runs that way, the second the opposite way.
field-attack-multiple = Multiple
    .help = How many times he attacks.
field-attack-wandering = Wandering
    .help = How many steps; 0 is no wandering attack.
field-attack-special = Special
    .help = A note of your own. The rules here do not read it.
field-secondary = Secondary attack
field-secondary-kind = { field-attack-kind }
field-secondary-reach = { field-attack-reach }
field-secondary-attack_die = { field-attack-attack_die }
field-secondary-damage = { field-attack-damage }
field-secondary-height_limit = { field-attack-height_limit }
field-secondary-ammunition = { field-attack-ammunition }
field-secondary-archer = { field-attack-archer }
field-secondary-elements = { field-attack-elements }
field-secondary-area = { field-attack-area }
field-secondary-all = { field-attack-all }
field-secondary-line = { field-attack-line }
field-secondary-line_facing = { field-attack-line_facing }
field-secondary-multiple = { field-attack-multiple }
field-secondary-wandering = { field-attack-wandering }
field-secondary-special = { field-attack-special }
field-use = Attack in use
field-move = Squares walked before
    .short = Walk
field-targets = Targets
    .help = The only enemy where none is chosen. Not read for area, trample and wandering attacks.
field-path = Squares of the trample
    .short = Trample
field-measured = Measured
    .help = Numbers read off your table. They replace the board’s for that unit; in a wandering attack, for steps from the attacker’s square.
field-measured-distance = Distance
field-measured-height = Height, target minus attacker
field-measured-visible = In sight

option-kind-common = Common
option-kind-trample = Trample
option-kind-magic = Magic
option-kind-projectile = Projectile
option-line-horizontal = Horizontal
option-line-vertical = Vertical
option-line-diagonal = Diagonal
option-line-random = Random
option-line-front = In front
option-line-back = Behind
option-line-full = All eight directions
option-elements-fire = Fire
option-elements-water = Water
option-elements-earth = Earth
option-elements-air = Air
option-elements-ice = Ice
option-elements-electricity = Electricity
option-elements-life = Life
option-elements-disease = Disease
option-elements-light = Light
option-elements-darkness = Darkness
option-essences-fire = { option-elements-fire }
option-essences-water = { option-elements-water }
option-essences-earth = { option-elements-earth }
option-essences-air = { option-elements-air }
option-essences-ice = { option-elements-ice }
option-essences-electricity = { option-elements-electricity }
option-essences-life = { option-elements-life }
option-essences-disease = { option-elements-disease }
option-essences-light = { option-elements-light }
option-essences-darkness = { option-elements-darkness }
option-traits-flying = Flying
option-traits-undead = Undead
option-use-main = Main
option-use-secondary = Secondary

word-element = { $element ->
    [fire] Fire
    [water] Water
    [earth] Earth
    [air] Air
    [ice] Ice
    [electricity] Electricity
    [life] Life
    [disease] Disease
    [light] Light
   *[darkness] Darkness
}
word-against = { $against ->
    [fire] essence fire
    [water] essence water
    [earth] essence earth
    [air] essence air
    [ice] essence ice
    [electricity] essence electricity
    [life] essence life
    [disease] essence disease
    [light] essence light
    [darkness] essence darkness
    [flying] flying
   *[undead] undead
}
word-trait = { $element ->
    [air] flying
   *[light] undead
}
word-direction = { $direction ->
    [1] up
    [2] up and right
    [3] right
    [4] down and right
    [5] down
    [6] down and left
    [7] left
   *[8] up and left
}
word-line = { $line ->
    [horizontal] his row
    [vertical] his column
    [diagonal] his diagonals
    [random] a line thrown at random
    [front] the line in front
    [back] the line behind
   *[full] all eight directions
}

ruling-equal_damage = Damage equal to DEF
ruling-equal_damage-survives = The target survives
ruling-equal_damage-defeats = The target is defeated
ruling-ice_bonus = Ice against essence fire
ruling-ice_bonus-20 = 20 extra damage
ruling-ice_bonus-10 = 10 extra damage
ruling-missing_height_limit = An attack that lists no HLT
ruling-missing_height_limit-reach = HLT is the reach
ruling-missing_height_limit-none = No height limit
ruling-missing_height_limit-zero = HLT is 0
ruling-trample_end = Where a trample ends
ruling-trample_end-last-free = Last free square of the path
ruling-trample_end-last-target = Last square where a target fell
ruling-trample_reach = How far a trample goes
ruling-trample_reach-reach = As far as ATK
ruling-trample_reach-movement = As far as MOV
ruling-trample_reach-smaller = The smaller of both
ruling-flip_on_miss = Flipped after hitting nobody?
ruling-flip_on_miss-yes = Yes
ruling-flip_on_miss-no = No
ruling-blind_penalty = An archer’s penalty without sight
ruling-blind_penalty-10 = 10
ruling-blind_penalty-0 = None
ruling-blind_penalty-5 = 5
ruling-traits_stack = One element against two traits of a unit
ruling-traits_stack-once = One bonus
ruling-traits_stack-each = One bonus a trait
ruling-elements_add = Bonuses of several elements
ruling-elements_add-add = Add up
ruling-elements_add-best = The best counts
ruling-earth_on_flying = Flying units are immune to
ruling-earth_on_flying-whole = The whole attack
ruling-earth_on_flying-element = Earth’s bonus alone
ruling-area_roll = Damage of an area attack
ruling-area_roll-each = A roll for each target
ruling-area_roll-shared = One roll for all
ruling-line_from = A line is seen from
ruling-line_from-attacker = The attacker
ruling-line_from-target = The target
ruling-distance = Distance is counted
ruling-distance-king = Diagonal steps too
ruling-distance-taxicab = Without diagonal steps
ruling-units_block_sight = Do units block the view?
ruling-units_block_sight-no = No
ruling-units_block_sight-yes = Yes
ruling-multiple_ammunition = Projectiles of a multiple or wandering attack
ruling-multiple_ammunition-each = One for each attack
ruling-multiple_ammunition-once = One in all
ruling-all_includes_attacker = Does “all” include the attacker?
ruling-all_includes_attacker-no = No
ruling-all_includes_attacker-yes = Yes

row-attack = Attack roll { $n }
row-damage = Damage { $n }
row-direction = Direction { $n }
choice-spell = Hex that the disease brings

step-common = { $name } makes a common attack{ $secondary ->
    [true] , the secondary one
   *[false] {""}
}.
step-trample = { $name } tramples, his movement included{ $secondary ->
    [true] , with the secondary attack
   *[false] {""}
}.
step-magic = { $name } makes a magic attack{ $secondary ->
    [true] , the secondary one
   *[false] {""}
}: no spell, no Fluxo.
step-projectile = { $name } shoots{ $secondary ->
    [true] {" "}with the secondary attack
   *[false] {""}
}.
step-moved = { $name } walks { $steps ->
    [one] one square
   *[other] { $steps } squares
} first.
step-area = Area: { $all ->
    [true] { $targets ->
        [one] one unit is within reach, ally or enemy
       *[other] { $targets } units are within reach, allies and enemies
    }
   *[false] { $targets ->
        [one] one enemy is within reach
       *[other] { $targets } enemies are within reach
    }
}.
step-line = Only along { word-line }.
step-multiple = Multiple × { $times }: each damage roll stands alone.
step-wandering = Wandering × { $times }: each step from the last square.
step-special = Special: { $special }
step-range = { $name } is { $distance ->
    [one] one square
   *[other] { $distance } squares
} off, { $height ->
    [0] level
   *[other] height difference { $height }
}, in sight.
step-range-magic = { $name } is { $distance ->
    [one] one square
   *[other] { $distance } squares
} off; height and sight do not matter.
step-blind = { $name } is out of sight: { $penalty } on the attack roll.
step-immune = { $name } flies: earth does nothing.
step-undead = Life destroys the undead { $name }.
step-no-recovery = { $name } is of essence darkness: life restores nothing.
step-recovery = Life restores { $name } instead of harming.
step-bonus = { word-element } against { $name } ({ word-against }{ $grounds ->
    [2] {" "}and { word-trait }
   *[1] {""}
}): +{ $bonus }.
step-elements = { $best ->
    [true] Only the best element counts against { $name }
   *[false] All elements against { $name }
}: +{ $bonus }.
step-direction = Direction { $number }: { word-direction }.
step-off-line = Strike { $strike }: { $name } is not on this line.
step-left-board = Step { $strike } leaves the board: the attack ends.
step-barred = Step { $strike } is barred: the attack ends.
step-empty-square = Step { $strike }: nobody to hit there.
step-too-high-here = Strike { $strike }: { $name } is beyond HLT there, height difference { $height }.
step-hidden-here = Strike { $strike }: { $name } is out of sight there.
step-shared-roll = One damage roll for { $targets ->
    [one] one target
   *[other] all { $targets }
}.
step-shot = Shot { $strike } at { $name }: roll { $face }{ $height ->
    [0] {""}
   *[other] , height { $height }
}{ $penalty ->
    [0] {""}
   *[other] , blind { $penalty }
}: { $total } against distance { $distance }, { $hit ->
    [true] a hit.
   *[false] a miss.
}
step-damage = Strike { $strike } on { $name }: { $bonus ->
    [0] { $total }
   *[other] { $rolled } + { $bonus } = { $total }
} against DEF { $defence }: { $defeated ->
    [true] defeated.
   *[false] survives.
}
step-healed = Strike { $strike }: { $name } regains { $healed } VIT.
step-destroyed = Strike { $strike }: { $name } is defeated, whatever the dice.
step-unharmed = Strike { $strike }: { $name } is immune.
step-spell = Strike { $strike }: disease puts a hex from any of the game’s tables on { $name }.
step-empty = Strike { $strike }: { $name } is gone already.
step-ammunition = { $spent ->
    [one] One projectile
   *[other] { $spent } projectiles
} spent, { $left } left.
step-trample-end = { $stayed ->
    [true] { $name } stays on his square.
   *[false] { $name } ends on column { $x }, row { $y }, counted from 0.
}
step-flip = { $flipped ->
    [true] { $name } is flipped.
   *[false] { $name } hit nobody and is not flipped.
}
step-verdict = { $targets ->
    [0] Nobody is hit
    [one] { $effect ->
        [defeated] { $name } falls
        [damage] { $name } stands
        [heal] { $name } regains { $healed } VIT
        [immune] { $name } is immune
        [missed] { $name } is missed
       *[empty] Nobody is hit
    }
   *[other] { $defeated ->
        [0] { $effect ->
            [heal] { $healed } VIT regained
            [missed] All are missed
           *[other] All { $targets } stand
        }
        [one] One of { $targets } falls
       *[other] { $left ->
            [0] All { $targets } fall
           *[other] { $defeated } of { $targets } fall
        }
    }
}

refusal-flipped = { $name } is flipped already.
refusal-out-of-reach = { $path ->
    [true] The path has { $distance ->
        [one] one square
       *[other] { $distance } squares
    }, the trample reaches { $reach }.
   *[false] { $name } is { $distance ->
        [one] one square
       *[other] { $distance } squares
    } off, the attack reaches { $reach }.
}
refusal-too-high = Height difference to { $name }: { $height }, HLT { $limit }.
refusal-out-of-sight = { $name } is out of sight.
refusal-no-ammunition = { $left ->
    [0] No projectile is left.
   *[other] { $needed } projectiles are needed, { $left } left.
}
refusal-not-on-line = { $name } is not on the line: { word-line }.
refusal-not-an-enemy = { $name } is no enemy.
refusal-not-adjacent-step = A step goes to a square that is not next to the last.
refusal-too-far-to-move = { $steps ->
    [one] One square is
   *[other] { $steps } squares are
} walked, MOV allows { $movement }.
refusal-square-occupied = { $obstacle ->
    [true] An obstacle is in the way: column { $x }, row { $y }, counted from 0.
   *[false] { $name } is in the way.
}
refusal-square-twice = A trample attacks the square of { $name } only once.
refusal-mixed-wandering = A wandering attack is not combined with multiple, line, area or all.
refusal-no-target = { $mode ->
    [area] Nobody is within reach.
    [trample] No enemy stands on the path.
   *[targets] A target is missing.
}

measure-defeated = { $of ->
    [none] Units defeated
   *[other] { $of } is defeated
}
measure-defeated-at-least = { $n ->
    [0] nobody falls
    [one] { $last ->
        [true] one falls
       *[false] one or more fall
    }
   *[other] { $last ->
        [true] { $n } fall
       *[false] { $n } or more fall
    }
}
measure-defeated-true = defeated
measure-defeated-false = survives
measure-hit-1 = The first shot hits
measure-hit-1-true = the first shot hits
measure-hit-1-false = the first shot misses

outcome-defeated = falls
outcome-stands = stands
outcome-missed = missed
outcome-heal = healed
outcome-immune = immune
outcome-unchanged = unchanged
outcome-regardless = whatever the dice
outcome-empty = nobody
outcome-height = height
outcome-penalty = blind
outcome-bonus = element
outcome-fixed = DAN
outcome-fixed-attack = ATK
outcome-against-distance = against distance { $n }
outcome-against = against DEF { $n }
outcome-healed = +{ $n } VIT
outcome-ends = { $name }: { $square }
outcome-flipped = flipped
outcome-ammunition = { $n ->
    [0] no projectiles left
    [one] one projectile left
   *[other] { $n } projectiles left
}

name-attacker = Attacker
name-target = Target
name-red = Red
name-blue = Blue
name-alchemist = Alchemist
name-archer = Archer
name-golem = Golem
name-knight = Knight
name-lancer = Lancer
name-levi = Levi
name-mage = Mage
name-salamander = Salamander
name-soldier = Soldier

example-archer = Archer from a hill
    .note = The rules’ example of a projectile: die 7, two for height, distance 8.
example-lancer = Lancer and alchemist
    .note = The rules’ example of a common attack. The lancer lists no HLT, so a ruling decides.
example-knight = Knight tramples two
    .note = The rules’ example of a trample. The soldier’s DEF and the knight’s MOV are not given there; 10 and 3 are ours.
example-alchemist = Magic behind a hill
    .note = The rules’ example of magic. Damage 3 defeats DEF 3 there, although the rule asks for more: so the ruling “equal damage” is set to defeat.
example-no-arrows = Archer without arrows
    .note = The rules’ example of a secondary attack. Damage 3 defeats DEF 3 there, although the rule asks for more: so the ruling “equal damage” is set to defeat.
example-ice = Ice against fire
    .note = The rules print 20 and +10 for ice at once. With 20 the target falls, with 10 it stands. Units and dice are ours.
example-area = Earth all around
    .note = An area attack; one unit is hidden behind an obstacle. Units and dice are ours.

rule-tm-1 = A common attack needs the target within its distance and within its height limit, HLT.
rule-tm-2 = The target must also be in line of sight. Obstacles and high ground can hide it.
rule-tm-3 = The attacker throws the damage listed, DAN.
rule-tm-4 = Damage above the target’s DEF defeats it.
rule-tm-5 = After the attack the attacker is flipped.
rule-tm-6 = Traits and special effects may change this and say so.
rule-tm-7 = In a trample the attacker moves into his targets’ squares. All demands of movement hold; only the enemies on the path do not stop him.
rule-tm-8 = It takes the whole action, with the movement in it.
rule-tm-9 = Damage above DEF defeats here too.
rule-tm-10 = Each of several targets gets its own damage roll.
rule-tm-11 = He ends on the last free square of his path; where units fell, on the last square that a target held.
rule-tm-12 = Then he is flipped.
rule-tm-13 = One trample attacks a square at most once, unless something says otherwise.
rule-tm-14 = The height limit counts in a trample too, as the example shows.
rule-tm-15 = A magic attack works as a common one.
rule-tm-16 = But no height limit applies.
rule-tm-17 = And no line of sight is needed.
rule-tm-18 = It is no spell: it costs no Fluxo and its damage is thrown.
rule-tm-19 = What acts on spells acts on it all the same.
rule-tm-20 = A secondary attack may be made instead of the main one.
rule-tm-21 = A projectile first takes one of its points from the army sheet.
rule-tm-22 = With none left there is no attack.
rule-tm-23 = Then a target in line of sight is chosen.
rule-tm-24 = Archers may shoot without sight, at −10 on the attack roll.
rule-tm-25 = Then the attack die is thrown, +1 for each point the attacker stands higher.
rule-tm-26 = And −1 for each point he stands lower.
rule-tm-27 = A result of at least the distance hits.
rule-tm-28 = A hit deals DAN; more than DEF defeats.
rule-tm-29 = Then the attacker is flipped.
rule-tm-30 = Some attacks follow other rules: the effects.
rule-tm-31 = Area: every enemy within reach is hit.
rule-tm-32 = An attack may carry one or more of ten elements.
rule-tm-33 = Fire deals 20 more to essence ice.
rule-tm-34 = Water deals 10 more to essence fire.
rule-tm-35 = Earth deals 10 more to essence earth.
rule-tm-36 = Flying units are immune to earth.
rule-tm-37 = Air deals 10 more to essence air and to flying units.
rule-tm-38 = Ice deals more to essence fire; the rules print both 20 and +10.
rule-tm-39 = Electricity deals 10 more to essence water.
rule-tm-40 = Life restores vitality, VIT, instead of harming.
rule-tm-41 = Essence darkness regains nothing from life.
rule-tm-42 = Essence disease takes life’s damage, and 10 more.
rule-tm-43 = An undead unit hit by life is defeated.
rule-tm-44 = Disease also puts a hex from any of the game’s tables on the unit it hits, even where it does no damage.
rule-tm-45 = Disease deals 10 more to essence life.
rule-tm-46 = Light deals 10 more to undead units and to essence darkness.
rule-tm-47 = Darkness deals 10 more to essence light.
rule-tm-48 = Line: only targets on one straight line of a given kind.
rule-tm-49 = Multiple × n: up to n attacks instead of one.
rule-tm-50 = Hits on one target do not add up; each damage roll stands alone.
rule-tm-51 = Only a multiple trample brings more movement.
rule-tm-52 = Wandering × n: n attacks along random lines, the first from the attacker, each next from the last square.
rule-tm-53 = Each square hit gets its own damage roll.
rule-tm-54 = It is not combined with other attacks or sources of damage.
rule-tm-55 = Here too hits on one target do not add up.
rule-tm-56 = A wandering trample may hit a square more than once.
rule-tm-57 = All: allies are hit as well as enemies.
rule-tm-58 = Special: follows its own description.
rule-tm-59 = A defeated unit leaves the board.
