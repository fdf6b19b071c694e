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
    .help = The rules only say “die”.

ruling-tie = Equal totals
ruling-tie-none = Nothing happens
ruling-tie-both-lose = Both sides fall
ruling-tie-reroll = All throw again
ruling-beyond_table = A difference larger than the table’s cell lists
ruling-beyond_table-none = No winner falls
ruling-beyond_table-last-band = Counts as the largest listed
ruling-equal_dice = Several winners are equally low
ruling-equal_dice-first = The first one falls
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
choice-fallen-a = Who of side A falls
choice-fallen-b = Who of side B falls

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
    [one] its only fighter falls.
   *[other] all { $number } fall.
}
step-cell-safe = { $losers ->
    [one] One loser
   *[other] { $losers } losers
} against a single winner, who cannot be harmed.
step-cell-by-die = { $losers } against { $winners }: the dice are compared. { $below ->
    [0] No winner is below the loser’s die.
    [one] One winner is below the loser’s die and falls.
   *[other] { $below } winners are below the loser’s die, { $dead } of them { $dead ->
        [one] falls.
       *[other] fall.
    }
}
step-cell = { $losers } against { $winners }: { $two ->
    [0] one winner falls up to a difference of { $one }.
   *[other] two winners fall up to a difference of { $two }, one up to { $one }.
}
step-band = Difference { $difference }{ $beyond ->
    [true] , more than the table’s cell lists
   *[false] { "" }
}: { $dead ->
    [0] no winner falls.
    [1] one winner falls.
    [2] two winners fall.
   *[other] { $dead } winners fall.
}
step-equal = Several on side { $side ->
    [a] A
   *[b] B
} are equally low.
step-fallen = Lowest on side { $side ->
    [a] A
   *[b] B
}: { $number ->
    [one] fighter { $fighters } falls.
   *[other] fighters { $fighters } fall.
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
    [0] Both sides fall
   *[other] Nobody falls
}

refusal-more-than-five = { $a } against { $b }: the table ends at { $most } a side.

measure-winner = Winner
measure-winner-a = Side A wins
measure-winner-b = Side B wins
measure-winner-tie = Tie
measure-lost-a = Losses of side A
measure-lost-a-at-least = { $n ->
    [0] side A loses none
    [1] { $last ->
        [true] side A loses one
       *[false] side A loses one or more
    }
   *[other] { $last ->
        [true] side A loses { $n }
       *[false] side A loses { $n } or more
    }
}
measure-lost-b = Losses of side B
measure-lost-b-at-least = { $n ->
    [0] side B loses none
    [1] { $last ->
        [true] side B loses one
       *[false] side B loses one or more
    }
   *[other] { $last ->
        [true] side B loses { $n }
       *[false] side B loses { $n } or more
    }
}

outcome-losers = Losers
outcome-winners = Winners
outcome-two = two fall
outcome-one = one falls
outcome-none = none falls
outcome-by-die = by the die
outcome-falls = falls
outcome-difference = Difference
outcome-dice = dice
outcome-bonus = bonus
outcome-again = thrown again
outcome-table = At which difference winners fall

example-two-against-one = Two against one
    .note = The worked example of cell 1 × 2: Canopus is side A, Tsunami side B.
example-five-against-one = Five against one
    .note = The worked example of cell 1 × 5. Its totals are 24 and 5; the dice above 2 are ours.
example-two-against-two = Two against two
    .note = Our own, for the cell that looks like a misprint. As printed two winners fall at a difference of 2, so nobody is left; as the neighbouring cells have it, one would fall.

rule-sm-1 = The table is for one to five fighters a side.
rule-sm-2 = Each fighter throws a die and adds a bonus; a side adds all of this up.
rule-sm-3 = What is looked up is the difference of the two totals.
rule-sm-4 = The side with the lower total loses, and all its fighters fall.
rule-sm-5 = The smallest differences cost the winners two fighters, the next ones one.
rule-sm-6 = The winner who falls is the one with the lowest die, bonus apart. Where two fall, we take the two lowest.
rule-sm-7 = One loser against five winners: the difference does not count. If his die beats that of one of the five, that one falls too.
rule-sm-8 = Against a single winner only the losers fall.
