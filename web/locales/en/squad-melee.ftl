tagline = Up to five a side throw at once; a table tells what the victory costs

group-a = Side A
group-b = Side B
group-die = Die

field-a = Side A
field-b = Side B
field-a-bonuses = Bonus of each fighter
    .add = Add a fighter
    .help = One number a fighter, added to the die. The example uses +2 for everyone.
field-b-bonuses = Bonus of each fighter
    .add = Add a fighter
    .help = One number a fighter, added to the die. The example uses +2 for everyone.
field-sides = Sides of the die
    .help = The rules only say "die".

ruling-tie = Equal totals
ruling-tie-none = Nothing happens
ruling-tie-both-lose = Both sides die
ruling-tie-reroll = All throw again
ruling-beyond_table = A difference above the cell's last
ruling-beyond_table-none = No winner dies
ruling-beyond_table-last-band = Counts as the last
ruling-equal_dice = Several winners are equally low
ruling-equal_dice-first = The first one dies
ruling-equal_dice-choice = The players choose
ruling-one_against_five = One loser against five: who goes with him
ruling-one_against_five-one = The lowest below his die
ruling-one_against_five-all = Everyone below his die
ruling-cell_2x2 = Cell 2 × 2
ruling-cell_2x2-printed = As printed: two at 1 and 2, one at 3 and 4
ruling-cell_2x2-pattern = As its neighbours have it: one at 1 to 4
ruling-over_five = More than five on a side
ruling-over_five-refuse = Not allowed
ruling-over_five-clamp = Read as five
ruling-lowest_by = The unlucky winner is the lowest by
ruling-lowest_by-die = The die alone
ruling-lowest_by-total = Die and bonus

row-a = Side A
row-b = Side B
choice-fallen-a = Who of side A dies
choice-fallen-b = Who of side B dies

step-sizes = { $a } against { $b }; the table has room for { $most } a side.
step-total = Side { $side ->
    [a] A
   *[b] B
}: dice { $dice } + bonus { $bonus } = { $total }
step-tie = { $total } on both sides: no cell of the table holds a difference of 0.
step-difference = Side { $winner ->
    [a] A
   *[b] B
} is ahead by { $difference }.
step-losers-fall = Side { $loser ->
    [a] A
   *[b] B
} loses: { $number ->
    [one] its only fighter dies.
   *[other] all { $number } die.
}
step-cell-safe = { $losers ->
    [one] One loser
   *[other] { $losers } losers
} against a single winner, who cannot be harmed.
step-cell-by-die = { $losers } against { $winners }: the dice are compared. { $below ->
    [0] No winner is below the loser's die.
    [one] One winner is below the loser's die and dies.
   *[other] { $below } winners are below the loser's die, { $dead } of them { $dead ->
        [one] dies.
       *[other] die.
    }
}
step-cell = { $losers } against { $winners }: { $two ->
    [0] one winner dies up to a difference of { $one }.
   *[other] two winners die up to a difference of { $two }, one up to { $one }.
}
step-band = Difference { $difference }{ $beyond ->
    [true] , more than the cell holds
   *[false] { "" }
}: { $dead ->
    [0] no winner dies.
    [1] one winner dies.
    [2] two winners die.
   *[other] { $dead } winners die.
}
step-equal = Several on side { $side ->
    [a] A
   *[b] B
} are equally low.
step-fallen = Lowest on side { $side ->
    [a] A
   *[b] B
}: { $number ->
    [one] fighter { $fighters } dies.
   *[other] fighters { $fighters } die.
}
step-victory = Side { $winner ->
    [a] A
   *[b] B
} wins{ $left ->
    [0] , but nobody survives
   *[other] { $dead ->
        [0] { " " }unharmed
        [1] { " " }and loses one
        [2] { " " }and loses two
       *[other] { " " }and loses { $dead }
    }
}
step-no-victor = { $left ->
    [0] Both sides die
   *[other] Nobody dies
}

refusal-more-than-five = { $a } against { $b }: the table ends at { $most } a side.

measure-winner = Winner
measure-winner-a = Side A wins
measure-winner-b = Side B wins
measure-winner-tie = Tie
measure-lost-a = Losses of side A
measure-lost-a-at-least = { $n ->
    [0] side A loses none or more
    [1] side A loses one or more
   *[other] side A loses { $n } or more
}
measure-lost-b = Losses of side B
measure-lost-b-at-least = { $n ->
    [0] side B loses none or more
    [1] side B loses one or more
   *[other] side B loses { $n } or more
}

outcome-losers = Losers
outcome-winners = Winners
outcome-two = two die
outcome-one = one dies
outcome-none = none dies
outcome-by-die = by the die
outcome-falls = dies
outcome-difference = Difference
outcome-dice = dice
outcome-bonus = bonus
outcome-again = thrown again
outcome-table = At which difference winners die

example-two-against-one = Two against one
    .note = The worked example of cell 1 × 2: Canopus is side A, Tsunami side B.
example-five-against-one = Five against one
    .note = The worked example of cell 1 × 5. Its totals are 24 and 5; the dice above 2 are ours.
example-two-against-two = Two against two
    .note = Our own, for the cell that looks like a misprint. As printed two winners die at a difference of 2, so nobody is left; as the neighbouring cells have it, one would die.

rule-sm-1 = The table is for one to five fighters a side.
rule-sm-2 = Each fighter throws a die and adds a bonus; a side adds all of this up.
rule-sm-3 = What is looked up is the difference of the two totals.
rule-sm-4 = The side with the lower total loses, and all its fighters die.
rule-sm-5 = The smallest differences cost the winners two fighters, the next ones one.
rule-sm-6 = The winner who dies is the one with the lowest die, bonus apart. Where two die, we take the two lowest.
rule-sm-7 = One loser against five winners: the difference does not count. If his die beats that of one of the five, that one dies too.
rule-sm-8 = Against a single winner only the losers die.
