tagline = Zwei Kämpfer decken je eine Kampfkarte auf: Reflexe, Schläge, Paraden

group-a = Kämpfer A
group-b = Kämpfer B
group-settled = Phase und Erstschlag

field-a = Kämpfer A
field-a-card = Karte
field-a-combat = Kampf
field-a-reflex = Reflexe
field-a-defence = Abwehr
field-a-bonus_dice = Bonuswürfel
    .help = Zusätzlich zu dem Würfel, den die Karten bringen. Unter 0: Maluswürfel, dann zählen die zwei schlechtesten.
field-a-combat_modifier = Kampf ±
    .help = Fertigkeiten, Fähigkeiten und Ähnliches, zum Kampfwurf addiert.
field-a-reflex_modifier = Reflexe ±
    .help = Zur Reflexprobe addiert; bei Gleichstand zählt allein das Attribut.
field-a-health = Zustand
    .help = Weiße Würfel für Unverletzte, gelbe bei ernstem, rote bei kritischem Zustand.
field-a-action_points = Aktionspunkte
    .help = Offen lassen, wenn sie hier nicht mitgezählt werden.
field-b = Kämpfer B
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
field-active = Am Zug
    .help = Zählt nur, wenn beide untätig sind.
field-first = Erstschlag
    .help = Offen lassen, um die Reflexprobe zu werfen. Eintragen, wenn sie schon entschieden ist.

option-card-furious = Wütender Angriff
    .short = Wütend
option-card-normal = Normaler Angriff
    .short = Normal
option-card-quick = Schneller Angriff
    .short = Schnell
option-card-parry = Parade
    .short = Parade
option-card-idle = Untätig
    .short = Untätig
option-health-white = unverletzt
    .dice = unverletzt (weiße Würfel)
option-health-yellow = ernst
    .dice = ernst (gelbe Würfel)
option-health-red = kritisch
    .dice = kritisch (rote Würfel)
option-active-a = A
option-active-b = B
option-first-a = A
option-first-b = B

ruling-reflex_tie = Gleichstand bei den Reflexen
ruling-reflex_tie-attribute = Das höhere Attribut gewinnt
ruling-reflex_tie-reroll = Beide werfen noch einmal
ruling-parry_tie = Gleichstand bei der Parade
ruling-parry_tie-parried = Die Parade hält
ruling-parry_tie-rulebook = Der höhere Kampfwert gewinnt; gleich: neu werfen
ruling-wheel = Welche Karte bringt einen Bonuswürfel?
ruling-wheel-full = Schnell gegen normal, normal gegen wütend, wütend gegen schnell
ruling-wheel-source = Nur schnell gegen normal
ruling-wheel-off = Keine
ruling-keep = Welche zwei Würfel zählen?
ruling-keep-choice = Der Spieler wählt
ruling-keep-highest = Die höchsten
ruling-card_cost = Was kosten die Karten?
ruling-card_cost-source = Nur eine Parade ohne Angriff: 1
ruling-card_cost-rulebook = Angriff 1, Parade 1, untätig 0
ruling-yellow_repeat = Welche Zahl zeigt ein gelber Würfel zweimal?
ruling-yellow_repeat-4 = 4
ruling-yellow_repeat-5 = 5
ruling-yellow_repeat-3 = 3
ruling-yellow_repeat-2 = 2
ruling-yellow_repeat-1 = 1
ruling-red_repeat = Welche Zahlen füllen die letzten zwei Seiten eines roten Würfels?
ruling-red_repeat-3p3 = 3 und 3
ruling-red_repeat-3p4 = 3 und 4
ruling-red_repeat-2p4 = 2 und 4
ruling-red_repeat-1p2 = 1 und 2
ruling-red_repeat-1p1 = 1 und 1
ruling-red_repeat-1p3 = 1 und 3
ruling-red_repeat-1p4 = 1 und 4
ruling-red_repeat-2p2 = 2 und 2
ruling-red_repeat-2p3 = 2 und 3
ruling-red_repeat-4p4 = 4 und 4

row-reflex-a = Reflexe, A
row-reflex-b = Reflexe, B
row-combat-a = Kampf, A
row-combat-b = Kampf, B
choice-keep-a = Die zwei Würfel, die A behält
choice-keep-b = Die zwei Würfel, die B behält
choice-standing-a = Steht A noch?
choice-standing-a-true = Ja, A schlägt zurück
choice-standing-a-false = Nein
choice-standing-b = Steht B noch?
choice-standing-b-true = Ja, B schlägt zurück
choice-standing-b-false = Nein

step-both-attack = Beide greifen an. A: { $a ->
    [furious] { option-card-furious }
    [quick] { option-card-quick }
   *[normal] { option-card-normal }
}. B: { $b ->
    [furious] { option-card-furious }
    [quick] { option-card-quick }
   *[normal] { option-card-normal }
}.
step-settled = { $first ->
    [a] A schlägt zuerst zu, wie am Tisch entschieden.
   *[b] B schlägt zuerst zu, wie am Tisch entschieden.
}
step-reflex = Reflexe: A { $a }, B { $b }. { $first ->
    [a] A schlägt zuerst zu.
   *[b] B schlägt zuerst zu.
}
step-reflex-tie = Reflexe: A { $a }, B { $b }. { $first ->
    [a] A schlägt zuerst zu, mit dem höheren Attribut: { $reflex_a } zu { $reflex_b }.
   *[b] B schlägt zuerst zu, mit dem höheren Attribut: { $reflex_b } zu { $reflex_a }.
}
step-reflex-again = Reflexe: je { $total }. Beide werfen noch einmal.
step-dice = { $by ->
    [a] A
   *[b] B
} wirft { $dice } Würfel{ $net ->
    [-2] ; die zwei schlechtesten zählen
    [-1] ; die zwei schlechtesten zählen
    [0] {""}
   *[other] {" "}und behält zwei
}.{ $wheel ->
    [1] {" "}Die Karte sticht die andere.
   *[0] {""}
}
step-strike = { $by ->
    [a] A
   *[b] B
}: { $kept } auf den Würfeln, Kampf { $combat }{ $modifier ->
    [0] {""}
   *[other] , Modifikator { $modifier }
}. Das sind { $total } gegen Abwehr { $defence }: { $hit ->
    [true] getroffen.
   *[false] daneben.
}
step-fallen = { $by ->
    [a] A liegt am Boden und schlägt nicht zurück.
   *[b] B liegt am Boden und schlägt nicht zurück.
}
step-attack-parry = { $by ->
    [a] A greift an
   *[b] B greift an
} ({ $card ->
    [furious] { option-card-furious }
    [quick] { option-card-quick }
   *[normal] { option-card-normal }
}), { $by ->
    [a] B pariert.
   *[b] A pariert.
} Keine Reflexprobe.
step-announce = { $by ->
    [a] A
   *[b] B
}: { $kept } auf den Würfeln, Kampf { $combat }{ $modifier ->
    [0] {""}
   *[other] , Modifikator { $modifier }
}. Angesagt: { $total }.
step-parry = { $by ->
    [a] A
   *[b] B
} hält dagegen: { $kept } auf den Würfeln, Kampf { $combat }{ $modifier ->
    [0] {""}
   *[other] , Modifikator { $modifier }
}. Das sind { $total }.
step-parry-holds = Gleichstand: Die Parade hält.
step-parry-tie = Gleichstand: Der Kampfwert entscheidet, Angriff { $attacker } gegen Parade { $defender }.
step-parry-again = Je { $total } und gleicher Kampfwert. Beide werfen noch einmal.
step-attack-idle = { $by ->
    [a] A greift an
   *[b] B greift an
} ({ $card ->
    [furious] { option-card-furious }
    [quick] { option-card-quick }
   *[normal] { option-card-normal }
}), { $by ->
    [a] B ist untätig.
   *[b] A ist untätig.
} Keine Reflexprobe.
step-no-attack = Niemand greift an. A: { $a ->
    [parry] { option-card-parry }
   *[idle] { option-card-idle }
}. B: { $b ->
    [parry] { option-card-parry }
   *[idle] { option-card-idle }
}.
step-spent = Ausgegebene Aktionspunkte: A { $a }, B { $b }.
step-verdict-blows = { $fallen ->
    [a] B trifft, A geht zu Boden
    [b] A trifft, B geht zu Boden
   *[none] { $hits ->
        [both] Beide treffen
        [a] A trifft, B nicht
        [b] B trifft, A nicht
       *[none] Keiner trifft
    }
}
step-verdict-parry = { $by ->
    [a] { $parried ->
        [true] A pariert und darf ripostieren
       *[false] B durchbricht die Parade
    }
   *[b] { $parried ->
        [true] B pariert und darf ripostieren
       *[false] A durchbricht die Parade
    }
}
step-verdict-blow = { $by ->
    [a] { $hit ->
        [true] A trifft
       *[false] A schlägt daneben
    }
   *[b] { $hit ->
        [true] B trifft
       *[false] B schlägt daneben
    }
}
step-verdict-phase-ends = { $next ->
    [a] Die Phase endet; A ist am Zug
   *[b] Die Phase endet; B ist am Zug
}
step-verdict-nothing = Nichts passiert

refusal-no-action-points = { $by ->
    [a] A
   *[b] B
} hat keinen Aktionspunkt mehr für diese Karte: { $card ->
    [furious] { option-card-furious }
    [quick] { option-card-quick }
    [parry] { option-card-parry }
   *[normal] { option-card-normal }
}.

measure-hit-a = A trifft
measure-hit-a-true = A trifft
measure-hit-a-false = A trifft nicht
measure-hit-b = B trifft
measure-hit-b-true = B trifft
measure-hit-b-false = B trifft nicht
measure-parried = Parade
measure-parried-true = der Angriff wird pariert
measure-parried-false = der Angriff kommt durch
measure-first = Erstschlag
measure-first-a = A schlägt zuerst zu
measure-first-b = B schlägt zuerst zu
measure-first-none = keine Reflexprobe

outcome-hit = trifft
outcome-miss = verfehlt
outcome-deflected = abgewehrt
outcome-riposte = Riposte
outcome-down = am Boden
outcome-again = neu geworfen
outcome-phase-ends = Die Phase endet
outcome-active = am Zug
outcome-spent = { $n ->
    [one] 1 Aktionspunkt ausgegeben
   *[other] { $n } Aktionspunkte ausgegeben
}

question-payoff = Alle Karten gegeneinander
    .note = Wie oft wer trifft, in Prozent: A oben, B unten. Niemand fällt, bevor er zuschlagen kann.
    .now = eure Karten
    .corner = Karte von A: nach unten; Karte von B: nach rechts

example-two-fours = Schnell gegen normal: zwei Vieren
    .note = Das Beispiel der Regeln: A wirft 4, 4 und 5 und behält die Vieren ihrer Symbole wegen. Reflexprobe und Wurf von B sind von uns.
example-highest = Schnell gegen normal: die besten zwei
    .note = Derselbe Wurf, mit 4 und 5 behalten: 11.
example-parry = Eine Parade, die gerade so hält
    .note = 11 gegen 11: Ein Angriff muss gewinnen, um durchzukommen. Karten und Würfel sind von uns.
example-idle = Beide untätig
    .note = Es wird nicht gewürfelt, und die Phase endet.

rule-al-1 = Ob ein Angriff trifft, entscheidet der Kampfwurf.
rule-al-2 = Zwei Karten ergeben einen von vier Fällen.
rule-al-3 = Fall 1: Beide Karten sind Angriffe: wütend, normal oder schnell.
rule-al-4 = Wer die Reflexprobe gewinnt, macht den ersten Kampfwurf.
rule-al-5 = Karte, Fertigkeiten, Fähigkeiten und Ähnliches ändern den Wurf.
rule-al-6 = Zu erreichen ist die Abwehr des Ziels.
rule-al-7 = Wer sie erreicht oder übertrifft, trifft und richtet Schaden an.
rule-al-8 = Danach schlägt der andere ebenso zu, sofern er noch lebt.
rule-al-9 = Schnell gegen normal wirft drei statt zwei Würfel.
rule-al-10 = Der Spieler wählt zwei seiner Würfel und addiert Kampf.
rule-al-11 = Den Schaden zeigen die Symbole auf den zwei behaltenen Würfeln.
rule-al-12 = Fall 2: Einer greift an, der andere pariert.
rule-al-13 = Eine Reflexprobe entfällt, weil eine Figur nur abwehrt.
rule-al-14 = Beide werfen Kampf gegeneinander.
rule-al-15 = Zuerst wirft der Angreifer, mit allen Modifikatoren,
rule-al-16 = wählt zwei Würfel und sagt das Ergebnis an.
rule-al-17 = Erst danach wirft, wer pariert, ebenfalls mit Modifikatoren.
rule-al-18 = Gewinnt der Angreifer, trifft er und richtet Schaden an; wir lesen es so, dass die Abwehr keine Rolle spielt.
rule-al-19 = In jedem anderen Fall ist der Angriff abgewehrt.
rule-al-20 = Der Verteidiger darf dann die Riposte der Paradekarte nutzen.
rule-al-21 = Fall 3: Einer greift an, der andere ist untätig.
rule-al-22 = Eine Reflexprobe entfällt, weil nur einer angreift.
rule-al-23 = Der Angreifer wirft, mit Modifikatoren, gegen die Abwehr des Gegners.
rule-al-24 = Fall 4: Beide parieren oder sind untätig. Es passiert nichts, mit zwei Ausnahmen.
rule-al-25 = Wer pariert hat, hat 1 Aktionspunkt vergebens ausgegeben.
rule-al-26 = Waren beide untätig, endet die Aktivierungsphase, und der andere Spieler ist am Zug,
rule-al-27 = auch wenn noch nicht alle Figuren der laufenden Karte aktiviert wurden.
