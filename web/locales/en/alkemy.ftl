tagline = Two fighters reveal a combat card each: reflexes, blows, parries

group-a = Fighter A
group-b = Fighter B
group-settled = Phase and first strike

field-a = Fighter A
field-a-card = Card
field-a-combat = Combat
field-a-reflex = Reflexes
field-a-defence = Defence
field-a-bonus_dice = Bonus dice
    .help = On top of the die that the cards give. Below 0: penalty dice, and the worst two count.
field-a-combat_modifier = Combat ±
    .help = Skills, abilities and the like, added to the combat roll.
field-a-reflex_modifier = Reflexes ±
    .help = Added to the reflex test; a tie looks at the attribute alone.
field-a-health = Health
    .help = White dice for the unhurt, yellow for a serious state, red for a critical one.
field-a-action_points = Action points
    .help = Leave it open if you do not track them here.
field-b = Fighter B
field-b-card = { field-a-card }
field-b-combat = { field-a-combat }
field-b-reflex = { field-a-reflex }
field-b-defence = { field-a-defence }
field-b-bonus_dice = { field-a-bonus_dice }
    .help = { field-a-bonus_dice.help }
field-b-combat_modifier = { field-a-combat_modifier }
    .help = { field-a-combat_modifier.help }
field-b-reflex_modifier = { field-a-reflex_modifier }
    .help = { field-a-reflex_modifier.help }
field-b-health = { field-a-health }
    .help = { field-a-health.help }
field-b-action_points = { field-a-action_points }
    .help = { field-a-action_points.help }
field-active = Active player
    .help = Matters only when both are idle.
field-first = First strike
    .help = Leave it open to throw the reflex test. Fill it in if the test is done.

option-card-furious = Furious attack
    .short = Furious
option-card-normal = Normal attack
    .short = Normal
option-card-quick = Quick attack
    .short = Quick
option-card-parry = Parry
    .short = Parry
option-card-idle = Idle
    .short = Idle
option-health-white = unhurt
    .dice = unhurt (white dice)
option-health-yellow = serious
    .dice = serious (yellow dice)
option-health-red = critical
    .dice = critical (red dice)
option-active-a = A
option-active-b = B
option-first-a = A
option-first-b = B

ruling-reflex_tie = Equal reflex totals
ruling-reflex_tie-attribute = The higher attribute wins
ruling-reflex_tie-reroll = Both throw again
ruling-parry_tie = Equal totals in a parry
ruling-parry_tie-parried = The parry holds
ruling-parry_tie-rulebook = The higher Combat wins; equal: throw again
ruling-wheel = Which card gives a bonus die?
ruling-wheel-full = Quick over normal, normal over furious, furious over quick
ruling-wheel-source = Only quick over normal
ruling-wheel-off = None
ruling-keep = Which two dice count?
ruling-keep-choice = The player picks
ruling-keep-highest = The highest
ruling-card_cost = What do the cards cost?
ruling-card_cost-source = Only a parry without an attack: 1
ruling-card_cost-rulebook = Attack 1, parry 1, idle 0
ruling-yellow_repeat = Which number does a yellow die show twice?
ruling-yellow_repeat-4 = 4
ruling-yellow_repeat-5 = 5
ruling-yellow_repeat-3 = 3
ruling-yellow_repeat-2 = 2
ruling-yellow_repeat-1 = 1
ruling-red_repeat = Which numbers fill the last two sides of a red die?
ruling-red_repeat-3p3 = 3 and 3
ruling-red_repeat-3p4 = 3 and 4
ruling-red_repeat-2p4 = 2 and 4
ruling-red_repeat-1p2 = 1 and 2
ruling-red_repeat-1p1 = 1 and 1
ruling-red_repeat-1p3 = 1 and 3
ruling-red_repeat-1p4 = 1 and 4
ruling-red_repeat-2p2 = 2 and 2
ruling-red_repeat-2p3 = 2 and 3
ruling-red_repeat-4p4 = 4 and 4

row-reflex-a = Reflexes, A
row-reflex-b = Reflexes, B
row-combat-a = Combat, A
row-combat-b = Combat, B
choice-keep-a = The two dice that A keeps
choice-keep-b = The two dice that B keeps
choice-standing-a = Is A still standing?
choice-standing-a-true = Yes, A strikes back
choice-standing-a-false = No
choice-standing-b = Is B still standing?
choice-standing-b-true = Yes, B strikes back
choice-standing-b-false = No

step-both-attack = Both attack. A: { $a ->
    [furious] { option-card-furious }
    [quick] { option-card-quick }
   *[normal] { option-card-normal }
}. B: { $b ->
    [furious] { option-card-furious }
    [quick] { option-card-quick }
   *[normal] { option-card-normal }
}.
step-settled = { $first ->
    [a] A strikes first, as settled at the table.
   *[b] B strikes first, as settled at the table.
}
step-reflex = Reflexes: A { $a }, B { $b }. { $first ->
    [a] A strikes first.
   *[b] B strikes first.
}
step-reflex-tie = Reflexes: A { $a }, B { $b }. { $first ->
    [a] A strikes first with the higher attribute, { $reflex_a } to { $reflex_b }.
   *[b] B strikes first with the higher attribute, { $reflex_b } to { $reflex_a }.
}
step-reflex-again = Reflexes: { $total } each. Both throw again.
step-dice = { $by ->
    [a] A
   *[b] B
} throws { $dice } dice{ $net ->
    [-2] ; the worst two count
    [-1] ; the worst two count
    [0] {""}
   *[other] {" "}and keeps two
}.{ $wheel ->
    [1] {" "}The card beats the other one.
   *[0] {""}
}
step-strike = { $by ->
    [a] A
   *[b] B
}: { $kept } on the dice, Combat { $combat }{ $modifier ->
    [0] {""}
   *[other] , modifier { $modifier }
}. That is { $total } against Defence { $defence }: { $hit ->
    [true] a hit.
   *[false] a miss.
}
step-fallen = { $by ->
    [a] A is down and does not strike back.
   *[b] B is down and does not strike back.
}
step-attack-parry = { $by ->
    [a] A attacks
   *[b] B attacks
} ({ $card ->
    [furious] { option-card-furious }
    [quick] { option-card-quick }
   *[normal] { option-card-normal }
}), { $by ->
    [a] B parries.
   *[b] A parries.
} No reflex test.
step-announce = { $by ->
    [a] A
   *[b] B
}: { $kept } on the dice, Combat { $combat }{ $modifier ->
    [0] {""}
   *[other] , modifier { $modifier }
}. { $total } is announced.
step-parry = { $by ->
    [a] A
   *[b] B
} answers: { $kept } on the dice, Combat { $combat }{ $modifier ->
    [0] {""}
   *[other] , modifier { $modifier }
}. That is { $total }.
step-parry-holds = Equal totals: the parry holds.
step-parry-tie = Equal totals: Combat decides, { $attacker } for the attack against { $defender } for the parry.
step-parry-again = { $total } each, and equal Combat. Both throw again.
step-attack-idle = { $by ->
    [a] A attacks
   *[b] B attacks
} ({ $card ->
    [furious] { option-card-furious }
    [quick] { option-card-quick }
   *[normal] { option-card-normal }
}), { $by ->
    [a] B is idle.
   *[b] A is idle.
} No reflex test.
step-no-attack = Nobody attacks. A: { $a ->
    [parry] { option-card-parry }
   *[idle] { option-card-idle }
}. B: { $b ->
    [parry] { option-card-parry }
   *[idle] { option-card-idle }
}.
step-spent = Action points spent: A { $a }, B { $b }.
step-verdict-blows = { $fallen ->
    [a] B hits, A is down
    [b] A hits, B is down
   *[none] { $hits ->
        [both] Both hit
        [a] A hits, B misses
        [b] B hits, A misses
       *[none] Both miss
    }
}
step-verdict-parry = { $by ->
    [a] { $parried ->
        [true] A parries and may riposte
       *[false] B breaks through the parry
    }
   *[b] { $parried ->
        [true] B parries and may riposte
       *[false] A breaks through the parry
    }
}
step-verdict-blow = { $by ->
    [a] { $hit ->
        [true] A hits
       *[false] A misses
    }
   *[b] { $hit ->
        [true] B hits
       *[false] B misses
    }
}
step-verdict-phase-ends = { $next ->
    [a] The phase ends; A’s player is active
   *[b] The phase ends; B’s player is active
}
step-verdict-nothing = Nothing happens

refusal-no-action-points = { $by ->
    [a] A
   *[b] B
} has no action point left for this card: { $card ->
    [furious] { option-card-furious }
    [quick] { option-card-quick }
    [parry] { option-card-parry }
   *[normal] { option-card-normal }
}.

measure-hit-a = A hits
measure-hit-a-true = A hits
measure-hit-a-false = A does not hit
measure-hit-b = B hits
measure-hit-b-true = B hits
measure-hit-b-false = B does not hit
measure-parried = Parry
measure-parried-true = the attack is parried
measure-parried-false = the attack gets through
measure-first = First strike
measure-first-a = A strikes first
measure-first-b = B strikes first
measure-first-none = no reflex test

outcome-hit = hits
outcome-miss = misses
outcome-deflected = deflected
outcome-riposte = riposte
outcome-down = down
outcome-again = thrown again
outcome-phase-ends = The phase ends
outcome-active = active
outcome-spent = { $n ->
    [one] 1 action point spent
   *[other] { $n } action points spent
}

question-payoff = All cards against each other
    .note = How likely each fighter is to hit, in per cent: A above, B below. Nobody falls before he can strike.
    .now = your cards
    .corner = A’s card, down; B’s card, across

example-two-fours = Quick against normal: the two fours
    .note = The rules’ example: A throws 4, 4 and 5 and keeps the fours for their symbols. The reflex test and B’s throw are ours.
example-highest = Quick against normal: the best two
    .note = The same throw, with 4 and 5 kept: 11.
example-parry = A parry that just holds
    .note = 11 against 11: an attack has to win to get through. Cards and dice are ours.
example-idle = Both idle
    .note = No dice are thrown, and the phase ends.

rule-al-1 = Whether an attack hits is decided by the combat roll.
rule-al-2 = Two cards make one of four cases.
rule-al-3 = Case 1: both cards are attacks: furious, normal or quick.
rule-al-4 = Whoever wins the reflex test makes the first combat roll.
rule-al-5 = Card, skills, abilities and the like modify the roll.
rule-al-6 = The number to reach is the target’s Defence.
rule-al-7 = Defence or more is a hit and does damage.
rule-al-8 = Then the other strikes in the same way, if still alive.
rule-al-9 = Quick against normal throws three dice instead of two.
rule-al-10 = The player picks two of the dice and adds Combat.
rule-al-11 = The symbols on the two dice kept tell the damage.
rule-al-12 = Case 2: one attacks, the other parries.
rule-al-13 = There is no reflex test, as one side only defends.
rule-al-14 = Both throw Combat against each other.
rule-al-15 = The attacker throws first, with all modifiers,
rule-al-16 = then picks two dice and announces the total.
rule-al-17 = Only after that does the parrying side throw, with its modifiers.
rule-al-18 = An attacker who wins hits and does damage; we read it so that Defence plays no part.
rule-al-19 = In every other case the attack is turned aside.
rule-al-20 = The defender may then use the riposte of the parry card.
rule-al-21 = Case 3: one attacks, the other is idle.
rule-al-22 = There is no reflex test, as one side alone attacks.
rule-al-23 = The attacker throws, with modifiers, against the other’s Defence.
rule-al-24 = Case 4: both parry or are idle. Nothing happens, with two exceptions.
rule-al-25 = Whoever parried has spent 1 action point for nothing.
rule-al-26 = If both were idle, the activation phase ends and the other player becomes active,
rule-al-27 = even if some figures of the current card have not been activated.
