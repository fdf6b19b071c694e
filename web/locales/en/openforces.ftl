tagline = Two groups lay their sorted dice side by side; splash attacks too

group-attacker = Attacker
group-defender = Defender
group-cover = Cover
group-reach = Range and sight
group-mode = Splash and second ATK

field-attackers = Units
field-attack = ATK
    .help = From the data card. In a splash attack it counts once for each attacking unit.
field-attack_base = First ATK number
    .help = Only where the data card prints two numbers, such as 2 / 1.
field-splash = SPL
    .help = 0 is an ordinary attack. Above 0: how many units are attacked.
field-range = RNG
    .help = From the data card: how far the attack reaches. Leave it open where range does not matter.
field-distance = Distance
    .help = The shortest one between the two groups, measured as RNG is.
field-all_in_sight = All see all
    .help = Every attacking unit sees every defending unit.
field-sight_exempt = Data card lifts the sight rule
field-defenders = Units
field-defence = DEF
    .help = From the data card.
field-cover = Cover
    .help = DEF that the surroundings add.
field-touching_cover = Units touching cover
    .help = Leave it open where the group simply counts as covered.

unit-units = { $n ->
    [one] unit
   *[other] units
}
unit-distance = distance

ruling-surplus = Who picks the surplus dice?
ruling-surplus-optimal = The best dice stay
ruling-surplus-chosen = Each player chooses
ruling-cover_half = When does a half-covered group count as covered?
ruling-cover_half-at-least = Exactly half is enough
ruling-cover_half-more-than = More than half is needed
ruling-range_limit = Is a distance of exactly RNG in range?
ruling-range_limit-inclusive = Yes
ruling-range_limit-exclusive = No
ruling-two_number_attack = Two ATK numbers in an ordinary attack
ruling-two_number_attack-refuse = Not allowed
ruling-two_number_attack-base = The first number counts
ruling-two_number_attack-sum = Both are added once
ruling-splash_per = SPL is given
ruling-splash_per-group = For the whole group
ruling-splash_per-unit = For each attacking unit

row-defence = Defender
row-attack = Attacker
choice-keep-defence = Dice that the defender keeps
choice-keep-attack = Dice that the attacker keeps

step-ordinary = { $attackers ->
    [one] One unit attacks
   *[other] { $attackers } units attack
} a group of { $defenders }: one die a unit.
step-splash = SPL { $splash } against a group of { $defenders }: { $attacked ->
    [one] one unit is attacked, with one die
   *[other] { $attacked } units are attacked, with { $attacked } dice
} on each side.
step-splash-value = ATK: { $base } + { $attack } × { $attackers } = { $value }
step-two-numbers = ATK { $base } / { $attack } counts as { $value }.
step-cover = { $touching } of { $defenders } touch the cover: { $in_cover ->
    [true] the group is in cover.
   *[false] no cover.
}
step-threshold = { $base } + DEF { $defence } + cover { $cover } − ATK { $attack } = { $raw }
step-limit = The threshold stays between 4 and 12: { $raw } becomes { $used }.
step-surplus-defence = { $defence } dice against { $attack }: the defender sets { $aside } aside.
step-surplus-attack = { $attack } dice against { $defence }: the attacker sets { $aside } aside.
step-pairs = { $kills ->
    [0] No pair reaches { $threshold }.
    [one] One pair reaches { $threshold }: { $sums }.
   *[other] { $kills } pairs reach { $threshold }: { $sums }.
}
step-verdict = { $kills ->
    [0] Nobody falls
    [1] { $defenders ->
        [1] The last one falls
       *[other] One of { $defenders } falls
    }
   *[other] { $left ->
        [0] All { $kills } fall
       *[other] { $kills } of { $defenders } fall
    }
}

refusal-out-of-range = Out of range: { $distance } away, RNG is { $range }.
refusal-out-of-sight = Not every attacking unit sees every defending unit.
refusal-two-number-attack = ATK { $base } / { $attack } belongs to splash attacks.

measure-kills = Units that fall
measure-kills-at-least = { $n ->
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

example-worked = Five against four in cover
    .note = The worked example of the rules.
example-splash-eight = Splash by eight units
    .note = The rules’ first sum: eight units of ATK 1 are worth 8. The dice are ours.
example-splash-two-numbers = Splash with ATK 2 / 1
    .note = The rules’ second sum: three units of ATK 2 / 1 are worth 5. The dice are ours.

rule-of-1 = An attack is ordinary when the attackers’ mode has SPL 0.
rule-of-2 = It is aimed at one other group as a whole.
rule-of-3 = A single unit can be a group.
rule-of-4 = The target may be no farther away than RNG.
rule-of-5 = The distance is the shortest one between the groups.
rule-of-6 = Every attacking unit must see every defending unit, unless a data card says otherwise.
rule-of-7 = Anything in the way forbids the attack: trees, enemies, friends.
rule-of-8 = Low cover and units of a smaller kind may normally be shot over.
rule-of-9 = The defender throws one die a unit and sorts the row.
rule-of-10 = The attacker throws one die a unit and sorts the row.
rule-of-11 = With more dice, the defender takes the surplus out and keeps low faces.
rule-of-12 = With more dice, the attacker takes the surplus out and keeps high faces.
rule-of-13 = The rows lie side by side: highest by highest, lowest by lowest.
rule-of-14 = The rows tell how many defending units are removed.
rule-of-15 = The threshold starts at 7.
rule-of-16 = The defenders’ DEF is added.
rule-of-17 = DEF from the surroundings, such as cover, is added.
rule-of-18 = A group is in cover once half of its units touch it, unless agreed otherwise.
rule-of-19 = The attackers’ ATK is subtracted.
rule-of-20 = ATK and DEF stand on the data cards.
rule-of-21 = Each pair whose sum is at least the threshold removes a unit.
rule-of-22 = The threshold is never below 4 and never above 12.
rule-of-23 = So a pair of 3 or less never kills, and a pair of 12 always does.
rule-of-24 = An attack is a splash attack when SPL is above 0.
rule-of-25 = Then often only a part of the group is attacked.
rule-of-26 = SPL is the number of units attacked.
rule-of-27 = It is never more than the group has.
rule-of-28 = Range counts as in an ordinary attack.
rule-of-29 = The defender throws one die for each attacked unit.
rule-of-30 = The attacker throws as many, whatever his own number.
rule-of-31 = Sorting and pairing are the same.
rule-of-32 = ATK is multiplied by the number of attacking units.
rule-of-33 = ATK “a / b” is worth a + b × units.
rule-of-34 = A single number is b; a is left out.
rule-of-35 = The limits 4 and 12 hold here as well.
