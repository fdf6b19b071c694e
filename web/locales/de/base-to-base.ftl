tagline = Zwei Figuren stehen Base an Base: Die Stärke entscheidet, wer zwei Würfel wirft

group-attacker = Angreifer
group-defender = Verteidiger
group-blow = Der Angriff
group-terms = Kontakt und Aktionspunkte

field-attacker = Angreifer
field-defender = Verteidiger
field-attacker-strength = Stärke
field-defender-strength = Stärke
field-attacker-modifiers = Waffen und Fertigkeiten
    .add = Waffe oder Fertigkeit hinzufügen
field-defender-modifiers = Waffen und Fertigkeiten
    .add = Waffe oder Fertigkeit hinzufügen
field-modifiers-name = Name
field-modifiers-value = Zählt
field-attacker-pierced_on = Seine Rüstung ist durchschlagen ab
    .help = Eure eigene Regel: der kleinste Rüstungswurf, der durchkommt. Bleibt es offen, führt ihr den Rüstungswurf selbst aus.
field-defender-pierced_on = Seine Rüstung ist durchschlagen ab
    .help = Eure eigene Regel: der kleinste Rüstungswurf, der durchkommt. Bleibt es offen, führt ihr den Rüstungswurf selbst aus.
field-in_contact = Base an Base
field-weapon = Angriff mit
field-action_points = Aktionspunkte des Angreifers
field-facing = Angriff von
    .help = Nur von vorne kann sich der Verteidiger wehren.

option-weapon-melee = Nahkampfwaffe
option-weapon-firearm = Schusswaffe
option-facing-front = Vorne
option-facing-side = Seite
option-facing-rear = Hinten

ruling-add_strength = Kommt die Stärke zum Wurf dazu?
ruling-add_strength-always = Immer
ruling-add_strength-never = Nie
ruling-add_strength-when-equal = Nur bei gleicher Stärke
ruling-undefended = Ein Angriff von der Seite oder von hinten
ruling-undefended-wins = Gewinnt ohne Weiteres
ruling-undefended-static = Trifft auf Stärke und Boni ohne Würfel
ruling-undefended-no-counter = Lässt sich nur aufhalten
ruling-defender_can_win = Kann der Verteidiger gewinnen?
ruling-defender_can_win-yes = Ja
ruling-defender_can_win-no = Nein, nur den Angriff aufhalten
ruling-stronger_dice = Die zwei Würfel des Stärkeren
ruling-stronger_dice-sum = Werden addiert
ruling-stronger_dice-best = Der bessere zählt

row-attacker = Angreifer
row-defender = Verteidiger
row-armour = Rüstungswurf

step-melee = Der Angreifer wählt den Nahkampf: { $cost ->
    [one] ein Aktionspunkt
   *[other] { $cost } Aktionspunkte
} verbraucht, { $left } übrig.
step-front = Von vorne: Der Verteidiger kann sich wehren.
step-undefended = Von { $facing ->
    [side] der Seite
   *[rear] hinten
}: Der Verteidiger kann sich nicht wehren.
step-equal-strength = Stärke { $attacker } auf beiden Seiten: je ein W6.
step-stronger = Stärke { $attacker } gegen { $defender }: { $stronger ->
    [attacker] Der Angreifer würfelt mit 2W6, der Verteidiger mit einem.
   *[defender] Der Verteidiger würfelt mit 2W6, der Angreifer mit einem.
}
step-two-dice = { $side ->
    [attacker] Die zwei Würfel des Angreifers
   *[defender] Die zwei Würfel des Verteidigers
}: { $best ->
    [true] Der bessere zeigt { $value }.
   *[false] Zusammen { $value }.
}
step-end-result = { $side ->
    [attacker] Angreifer
   *[defender] Verteidiger
}: Wurf { $thrown } + Stärke { $strength } + Boni { $modifiers } = { $total }
step-attacker-ahead = { $attacker } gegen { $defender }: Der Angreifer liegt vorn.
step-equal = { $attacker } gegen { $defender }: dasselbe Endergebnis.
step-defender-ahead = { $attacker } gegen { $defender }: Der Verteidiger liegt vorn{ $counts ->
    [true] .
   *[false] , das hält den Angriff nur auf.
}
step-armour = Rüstungswurf { $face }, ab { $needs } durchschlagen: { $pierced ->
    [true] Der Treffer geht durch.
   *[false] Die Rüstung hält.
}
step-parried = Beide parieren
step-stopped = Der Angriff ist aufgehalten
step-armour-due = { $winner ->
    [attacker] Der Angreifer gewinnt: Rüstungswurf auf den Verteidiger
   *[defender] Der Verteidiger gewinnt: Rüstungswurf auf den Angreifer
}
step-armour-rolled = { $winner ->
    [attacker] { $pierced ->
        [true] Der Angreifer gewinnt und durchschlägt die Rüstung
       *[false] Der Angreifer gewinnt, die Rüstung hält
    }
   *[defender] { $pierced ->
        [true] Der Verteidiger gewinnt und durchschlägt die Rüstung
       *[false] Der Verteidiger gewinnt, die Rüstung hält
    }
}

refusal-not-in-contact = Die beiden stehen nicht Base an Base: kein Nahkampf.
refusal-no-action-points = Ein Nahkampfangriff kostet { $cost ->
    [one] einen Aktionspunkt
   *[other] { $cost } Aktionspunkte
}; übrig: { $action_points }.
refusal-firearm = Schusswaffen gehören nicht zu diesen Regeln.

measure-winner = Sieger
measure-winner-attacker = Der Angreifer gewinnt
measure-winner-defender = Der Verteidiger gewinnt
measure-winner-parried = Pariert
measure-pierced-attacker = Rüstung des Angreifers
measure-pierced-attacker-true = Rüstung des Angreifers durchschlagen
measure-pierced-attacker-false = Rüstung des Angreifers hält
measure-pierced-defender = Rüstung des Verteidigers
measure-pierced-defender-true = Rüstung des Verteidigers durchschlagen
measure-pierced-defender-false = Rüstung des Verteidigers hält

outcome-total = Endergebnis
outcome-wins = gewinnt
outcome-parried = pariert
outcome-not-thrown = nicht gewürfelt
outcome-armour = { $by ->
    [attacker] Der Angreifer würfelt auf den Verteidiger.
   *[defender] Der Verteidiger würfelt auf den Angreifer.
}
outcome-needs = Ab { $n } durchschlagen.
outcome-due = Rüstungswurf fällig
outcome-how = Würfelt nach eurer eigenen Regel. Oder tragt in der Aufstellung beim { $on ->
    [attacker] Angreifer
   *[defender] Verteidiger
} ein, ab wann die Rüstung durchschlagen ist: Dann wird hier gewürfelt.
outcome-pierced = durchschlagen
outcome-holds = hält
name-claws = Krallen
name-sword = Energieschwert

example-worked = Scharfe Krallen gegen Energieschwert
    .note = Das Beispiel der Regeln. Nur hier sieht man, dass die Stärke dazukommt; im Regeltext steht es nicht. Spieler B ist der Angreifer.
example-stronger-loses = Der Stärkere verliert
    .note = Von uns: 2W6 und Stärke 5 ergeben 9, ein W6 und Stärke 4 ergeben 10.
example-from-behind = Von hinten
    .note = Von uns: Der Verteidiger kann sich nicht wehren, und die Spieler haben vereinbart, dass seine Rüstung ab 4 durchschlagen ist.

rule-bb-1 = Der Nahkampf beginnt, wo sich die Bases zweier Spieler berühren.
rule-bb-2 = Der Angreifer wählt zwischen Nahkampf und Schusswaffe.
rule-bb-3 = Ein Nahkampfangriff kostet den Angreifer einen Aktionspunkt.
rule-bb-4 = Ohne freien Aktionspunkt gibt es keinen Angriff.
rule-bb-5 = Angegriffen wird von vorne, von der Seite oder von hinten.
rule-bb-6 = Wehren kann sich der Verteidiger allein gegen einen Angriff von vorne.
rule-bb-7 = Zuerst werden beide Stärken verglichen.
rule-bb-8 = Bei gleicher Stärke wirft jeder einen W6.
rule-bb-9 = Nahkampfwaffen, Fertigkeiten und Ähnliches kommen zum Wurf dazu.
rule-bb-10 = Das höchste Ergebnis gewinnt; der Sieger macht einen Rüstungswurf.
rule-bb-11 = Der Stärkere darf zwei W6 werfen, der Schwächere wirft einen. Wir nehmen an, dass er es tut.
rule-bb-12 = Auch bei ungleicher Stärke kommt dasselbe dazu.
rule-bb-13 = Der Rüstungswurf des Siegers gilt der Figur, die verloren hat.
rule-bb-14 = Gleiche Endergebnisse: Beide haben pariert, die Aktion ist vorbei.
rule-bb-15 = Die Stärke wird zum Wurf addiert. Das zeigt nur das Beispiel.
