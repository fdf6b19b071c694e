tagline = Two figures stand base to base: strength decides who throws two dice

group-attacker = Attacker
group-defender = Defender
group-blow = The blow
group-terms = Contact and action points

field-attacker = Attacker
field-defender = Defender
field-attacker-strength = Strength
field-defender-strength = Strength
field-attacker-modifiers = Weapons and skills
    .add = Add a weapon or skill
field-defender-modifiers = Weapons and skills
    .add = Add a weapon or skill
field-modifiers-name = Name
field-modifiers-value = Adds
field-attacker-pierced_on = This one’s armour is pierced on
    .help = Your own rule: the lowest armour die that gets through. Left open, the armour roll is yours to make.
field-defender-pierced_on = This one’s armour is pierced on
    .help = Your own rule: the lowest armour die that gets through. Left open, the armour roll is yours to make.
field-in_contact = Base to base
field-weapon = Attack with
field-action_points = Attacker’s action points
field-facing = Blow from the
    .help = Only at the front can the defender defend himself.

option-weapon-melee = Melee weapon
option-weapon-firearm = Firearm
option-facing-front = Front
option-facing-side = Side
option-facing-rear = Rear

ruling-add_strength = Is strength added to the dice?
ruling-add_strength-always = Always
ruling-add_strength-never = Never
ruling-add_strength-when-equal = Only at equal strength
ruling-undefended = A blow from the side or the rear
ruling-undefended-wins = Simply wins
ruling-undefended-static = Meets strength and modifiers without a die
ruling-undefended-no-counter = Can be stopped, not answered
ruling-defender_can_win = Can the defender win?
ruling-defender_can_win-yes = Yes
ruling-defender_can_win-no = No, only stop the blow
ruling-stronger_dice = The stronger figure’s two dice
ruling-stronger_dice-sum = Are added up
ruling-stronger_dice-best = The better one counts

row-attacker = Attacker
row-defender = Defender
row-armour = Armour

step-melee = The attacker chooses melee: { $cost ->
    [one] one action point
   *[other] { $cost } action points
} spent, { $left } left.
step-front = From the front: the defender can defend himself.
step-undefended = From { $facing ->
    [side] the side
   *[rear] the rear
}: the defender cannot defend himself.
step-equal-strength = Strength { $attacker } on both sides: one die each.
step-stronger = Strength { $attacker } against { $defender }: two dice for the { $stronger ->
    [attacker] attacker
   *[defender] defender
}, one for the other.
step-two-dice = { $side ->
    [attacker] The attacker’s
   *[defender] The defender’s
} two dice { $best ->
    [true] give their better face: { $value }.
   *[false] add up to { $value }.
}
step-end-result = { $side ->
    [attacker] Attacker
   *[defender] Defender
}: dice { $thrown } + strength { $strength } + modifiers { $modifiers } = { $total }
step-attacker-ahead = { $attacker } against { $defender }: the attacker is ahead.
step-equal = { $attacker } against { $defender }: equal.
step-defender-ahead = { $attacker } against { $defender }: the defender is ahead{ $counts ->
    [true] .
   *[false] , which only stops the blow.
}
step-armour = Armour die { $face }, { $needs } or more pierces: { $pierced ->
    [true] the blow gets through.
   *[false] the armour holds.
}
step-parried = Both parry
step-stopped = The blow is stopped
step-armour-due = { $winner ->
    [attacker] The attacker wins: armour roll on the defender
   *[defender] The defender wins: armour roll on the attacker
}
step-armour-rolled = { $winner ->
    [attacker] { $pierced ->
        [true] The attacker wins and pierces the armour
       *[false] The attacker wins, the armour holds
    }
   *[defender] { $pierced ->
        [true] The defender wins and pierces the armour
       *[false] The defender wins, the armour holds
    }
}

refusal-not-in-contact = The two do not stand base to base: no melee.
refusal-no-action-points = A melee attack costs { $cost ->
    [one] one action point
   *[other] { $cost } action points
}; { $action_points } left.
refusal-firearm = Firearms are outside these rules.

measure-winner = Winner
measure-winner-attacker = The attacker wins
measure-winner-defender = The defender wins
measure-winner-parried = Parried
measure-pierced-attacker = Attacker’s armour
measure-pierced-attacker-true = The attacker is pierced
measure-pierced-attacker-false = The attacker is not pierced
measure-pierced-defender = Defender’s armour
measure-pierced-defender-true = The defender is pierced
measure-pierced-defender-false = The defender is not pierced

outcome-total = Result
outcome-wins = wins
outcome-parried = parried
outcome-not-thrown = no dice thrown
outcome-armour = { $by ->
    [attacker] The attacker rolls on the defender.
   *[defender] The defender rolls on the attacker.
}
outcome-needs = { $n } or more pierces.
outcome-due = armour roll due
outcome-how = Roll it by your own rule. Or enter, in the set-up of { $on ->
    [attacker] the attacker
   *[defender] the defender
}, on what the armour is pierced: then it is rolled here.
outcome-pierced = pierced
outcome-holds = holds
name-claws = claws
name-sword = sword

example-worked = Claws against sword
    .note = The worked example of the rules. It alone shows strength being added to the dice; the rules do not say so. Player B is the attacker here.
example-stronger-loses = The stronger one loses
    .note = Our own: two dice and strength 5 come to 9, one die and strength 4 to 10.
example-from-behind = From behind
    .note = Our own: the defender cannot defend himself, and the players have agreed that his armour is pierced on 4.

rule-bb-1 = Melee begins where the figures of two players touch with their bases.
rule-bb-2 = The attacker decides between melee and a firearm.
rule-bb-3 = A melee attack uses up one of the attacker’s action points.
rule-bb-4 = With no action point free there is no attack.
rule-bb-5 = A blow may come from the front, the side or the rear.
rule-bb-6 = The defender can defend himself against a blow from the front alone.
rule-bb-7 = The strengths of both are compared first.
rule-bb-8 = At equal strength each throws one die.
rule-bb-9 = Melee weapons, skills and the like are added to the result.
rule-bb-10 = Whoever has the highest result wins and makes an armour roll.
rule-bb-11 = The stronger one may throw two dice, the weaker one throws one. We take it that he does.
rule-bb-12 = The same things are added at unequal strength.
rule-bb-13 = The winner makes the armour roll on the figure that lost.
rule-bb-14 = Equal end results: both have parried, and the action is over.
rule-bb-15 = Strength is added to the dice. Only the worked example shows it.
