tagline = Bis zu fünf je Seite würfeln zugleich; eine Tabelle sagt, was der Sieg kostet

group-a = Seite A
group-b = Seite B
group-die = Würfel

field-a = Seite A
field-b = Seite B
field-a-bonuses = Bonus je Kämpfer
    .add = Kämpfer hinzufügen
    .help = Eine Zahl je Kämpfer, die zum Würfel dazukommt. Im Beispiel hat jeder +2.
field-b-bonuses = Bonus je Kämpfer
    .add = Kämpfer hinzufügen
    .help = Eine Zahl je Kämpfer, die zum Würfel dazukommt. Im Beispiel hat jeder +2.
field-sides = Seiten des Würfels
    .help = Die Regeln sagen nur „Würfel“.

ruling-tie = Gleiche Summen
ruling-tie-none = Nichts geschieht
ruling-tie-both-lose = Beide Seiten sterben
ruling-tie-reroll = Alle würfeln neu
ruling-beyond_table = Eine Differenz, die größer ist als alle im Tabellenfeld
ruling-beyond_table-none = Kein Sieger stirbt
ruling-beyond_table-last-band = Zählt wie die größte dort
ruling-equal_dice = Mehrere Sieger sind gleich niedrig
ruling-equal_dice-first = Der erste stirbt
ruling-equal_dice-choice = Die Spieler wählen
ruling-one_against_five = Ein Verlierer gegen fünf: Wer stirbt mit?
ruling-one_against_five-one = Der niedrigste unter seinem Würfel
ruling-one_against_five-all = Jeder unter seinem Würfel
ruling-cell_2x2 = Feld 2 × 2
ruling-cell_2x2-printed = Wie gedruckt: zwei bei 1 und 2, einer bei 3 und 4
ruling-cell_2x2-pattern = Wie die Nachbarfelder: einer bei 1 bis 4
ruling-over_five = Mehr als fünf auf einer Seite
ruling-over_five-refuse = Nicht erlaubt
ruling-over_five-clamp = Gelten als fünf
ruling-lowest_by = Der Sieger mit Pech hat am wenigsten
ruling-lowest_by-die = Auf dem Würfel allein
ruling-lowest_by-total = Mit Würfel und Bonus

row-a = Seite A
row-b = Seite B
choice-fallen-a = Wer von Seite A stirbt
choice-fallen-b = Wer von Seite B stirbt

step-sizes = { $a } gegen { $b }; die Tabelle fasst { $most } je Seite.
step-total = Seite { $side ->
    [a] A
   *[b] B
}: Würfel { $dice } + Bonus { $bonus } = { $total }
step-tie = { $total } auf beiden Seiten: Eine Differenz von 0 steht in keinem Feld.
step-difference = Seite { $winner ->
    [a] A
   *[b] B
} liegt um { $difference } vorn.
step-losers-fall = Seite { $loser ->
    [a] A
   *[b] B
} verliert: { $number ->
    [one] Ihr einziger Kämpfer stirbt.
   *[other] Alle { $number } sterben.
}
step-cell-safe = { $losers ->
    [one] Ein Verlierer
   *[other] { $losers } Verlierer
} gegen einen einzelnen Sieger: Ihm geschieht nichts.
step-cell-by-die = { $losers } gegen { $winners }: Die Würfel werden verglichen. { $below ->
    [0] Kein Sieger liegt unter dem Würfel des Verlierers.
    [one] Ein Sieger liegt unter dem Würfel des Verlierers und stirbt.
   *[other] { $below } Sieger liegen unter dem Würfel des Verlierers, { $dead ->
        [one] einer davon stirbt.
       *[other] { $dead } davon sterben.
    }
}
step-cell = { $losers } gegen { $winners }: { $two ->
    [0] Bis zu einer Differenz von { $one } stirbt ein Sieger.
   *[other] Bis zu einer Differenz von { $two } sterben zwei Sieger, bis { $one } einer.
}
step-band = Differenz { $difference }{ $beyond ->
    [true] , mehr als im Feld steht
   *[false] { "" }
}: { $dead ->
    [0] Kein Sieger stirbt.
    [1] Ein Sieger stirbt.
    [2] Zwei Sieger sterben.
   *[other] { $dead } Sieger sterben.
}
step-equal = Mehrere auf Seite { $side ->
    [a] A
   *[b] B
} sind gleich niedrig.
step-fallen = Am niedrigsten auf Seite { $side ->
    [a] A
   *[b] B
}: { $number ->
    [one] Kämpfer { $fighters } stirbt.
   *[other] Kämpfer { $fighters } sterben.
}
step-victory = Seite { $winner ->
    [a] A
   *[b] B
} gewinnt{ $left ->
    [0] , doch niemand überlebt
   *[other] { $dead ->
        [0] { " " }ohne Verlust
        [1] { " " }und verliert einen
        [2] { " " }und verliert zwei
       *[other] { " " }und verliert { $dead }
    }
}
step-no-victor = { $left ->
    [0] Beide Seiten sterben
   *[other] Niemand stirbt
}

refusal-more-than-five = { $a } gegen { $b }: Die Tabelle endet bei { $most } je Seite.

measure-winner = Sieger
measure-winner-a = Seite A gewinnt
measure-winner-b = Seite B gewinnt
measure-winner-tie = Gleichstand
measure-lost-a = Verluste von Seite A
measure-lost-a-at-least = { $n ->
    [0] Seite A verliert keinen
    [1] { $last ->
        [true] Seite A verliert einen
       *[false] Seite A verliert mindestens einen
    }
   *[other] { $last ->
        [true] Seite A verliert { $n }
       *[false] Seite A verliert mindestens { $n }
    }
}
measure-lost-b = Verluste von Seite B
measure-lost-b-at-least = { $n ->
    [0] Seite B verliert keinen
    [1] { $last ->
        [true] Seite B verliert einen
       *[false] Seite B verliert mindestens einen
    }
   *[other] { $last ->
        [true] Seite B verliert { $n }
       *[false] Seite B verliert mindestens { $n }
    }
}

outcome-losers = Verlierer
outcome-winners = Sieger
outcome-two = zwei sterben
outcome-one = einer stirbt
outcome-none = keiner stirbt
outcome-by-die = nach Würfel
outcome-falls = stirbt
outcome-difference = Differenz
outcome-dice = Würfel
outcome-bonus = Bonus
outcome-again = neu gewürfelt
outcome-table = Bei welcher Differenz Sieger sterben

example-two-against-one = Zwei gegen einen
    .note = Das Beispiel zum Feld 1 × 2: Canopus ist Seite A, Tsunami Seite B.
example-five-against-one = Fünf gegen einen
    .note = Das Beispiel zum Feld 1 × 5. Die Summen sind 24 und 5; die Würfel über 2 sind von uns.
example-two-against-two = Zwei gegen zwei
    .note = Von uns, zum Feld, das nach einem Druckfehler aussieht. Wie gedruckt sterben bei Differenz 2 zwei Sieger, und niemand bleibt; nach den Nachbarfeldern stürbe einer.

rule-sm-1 = Die Tabelle gilt für einen bis fünf Kämpfer je Seite.
rule-sm-2 = Jeder Kämpfer wirft einen Würfel und zählt seinen Bonus dazu; die Seite zählt alles zusammen.
rule-sm-3 = Nachgeschlagen wird die Differenz der beiden Summen.
rule-sm-4 = Die Seite mit der kleineren Summe verliert, und alle ihre Kämpfer sterben.
rule-sm-5 = Die kleinsten Differenzen kosten die Sieger zwei Kämpfer, die nächsten einen.
rule-sm-6 = Von den Siegern stirbt der mit dem niedrigsten Würfel, ohne Bonus. Wo zwei sterben, nehmen wir die zwei niedrigsten.
rule-sm-7 = Ein Verlierer gegen fünf Sieger: Die Differenz zählt nicht. Ist sein Würfel höher als der von einem der fünf, stirbt auch dieser.
rule-sm-8 = Gegen einen einzelnen Sieger sterben nur die Verlierer.
