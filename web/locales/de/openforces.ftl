tagline = Zwei Gruppen legen ihre sortierten Würfel nebeneinander; auch Splash-Angriffe

group-attacker = Offensive
group-defender = Defensive
group-cover = Deckung
group-reach = Reichweite und Sicht
group-mode = Splash und zweiter ATK

field-attackers = Einheiten
field-attack = ATK
    .help = Steht auf der Data Card. Beim Splash-Angriff zählt er einmal je angreifender Einheit.
field-attack_base = Erster ATK-Wert
    .help = Nur wenn die Data Card zwei Werte nennt, etwa 2 / 1.
field-splash = SPL
    .help = 0 heißt herkömmlicher Angriff. Über 0: so viele Einheiten werden angegriffen.
field-range = RNG
    .help = Steht auf der Data Card: So weit reicht der Angriff. Offen lassen, wenn die Reichweite keine Rolle spielt.
field-distance = Entfernung
    .help = Die kürzeste zwischen beiden Gruppen, im selben Maß wie RNG.
field-all_in_sight = Alle sehen alle
    .help = Jede angreifende Einheit sieht jede verteidigende.
field-sight_exempt = Data Card hebt die Sichtregel auf
field-defenders = Einheiten
field-defence = DEF
    .help = Steht auf der Data Card.
field-cover = Deckung
    .help = DEF, die aus der Umgebung dazukommt.
field-touching_cover = Einheiten an der Deckung
    .help = Offen lassen, wenn die Gruppe einfach als gedeckt gilt.

unit-units = { $n ->
    [one] Einheit
   *[other] Einheiten
}
unit-distance = Entfernung

ruling-surplus = Wer wählt die überzähligen Würfel?
ruling-surplus-optimal = Die besten bleiben liegen
ruling-surplus-chosen = Jeder wählt selbst
ruling-cover_half = Wann gilt eine halb gedeckte Gruppe als gedeckt?
ruling-cover_half-at-least = Genau die Hälfte genügt
ruling-cover_half-more-than = Es muss mehr als die Hälfte sein
ruling-range_limit = Zählt eine Entfernung von genau RNG?
ruling-range_limit-inclusive = Ja
ruling-range_limit-exclusive = Nein
ruling-two_number_attack = Zwei ATK-Werte im herkömmlichen Angriff
ruling-two_number_attack-refuse = Nicht erlaubt
ruling-two_number_attack-base = Der erste Wert zählt
ruling-two_number_attack-sum = Beide werden einmal addiert
ruling-splash_per = SPL gilt
ruling-splash_per-group = Für die ganze Gruppe
ruling-splash_per-unit = Für jede angreifende Einheit

row-defence = Defensive
row-attack = Offensive
choice-keep-defence = Würfel, die die Defensive behält
choice-keep-attack = Würfel, die die Offensive behält

step-ordinary = { $attackers ->
    [one] Eine Einheit greift
   *[other] { $attackers } Einheiten greifen
} eine Gruppe von { $defenders } an: ein Würfel je Einheit.
step-splash = SPL { $splash } gegen eine Gruppe von { $defenders }: { $attacked ->
    [one] eine Einheit wird angegriffen, mit einem Würfel
   *[other] { $attacked } Einheiten werden angegriffen, mit { $attacked } Würfeln
} je Seite.
step-splash-value = ATK: { $base } + { $attack } × { $attackers } = { $value }
step-two-numbers = ATK { $base } / { $attack } zählt als { $value }.
step-cover = { $touching } von { $defenders } berühren die Deckung: { $in_cover ->
    [true] Die Gruppe ist gedeckt.
   *[false] keine Deckung.
}
step-threshold = { $base } + DEF { $defence } + Deckung { $cover } − ATK { $attack } = { $raw }
step-limit = Der Schwellenwert bleibt zwischen 4 und 12: aus { $raw } wird { $used }.
step-surplus-defence = { $defence } Würfel gegen { $attack }: Die Defensive legt { $aside } beiseite.
step-surplus-attack = { $attack } Würfel gegen { $defence }: Die Offensive legt { $aside } beiseite.
step-pairs = { $kills ->
    [0] Kein Paar erreicht { $threshold }.
    [one] Ein Paar erreicht { $threshold }: { $sums }.
   *[other] { $kills } Paare erreichen { $threshold }: { $sums }.
}
step-verdict = { $kills ->
    [0] Niemand fällt
    [1] { $defenders ->
        [1] Die letzte fällt
       *[other] Eine von { $defenders } fällt
    }
   *[other] { $left ->
        [0] Alle { $kills } fallen
       *[other] { $kills } von { $defenders } fallen
    }
}

refusal-out-of-range = Außer Reichweite: { $distance } entfernt, RNG ist { $range }.
refusal-out-of-sight = Nicht jede angreifende Einheit sieht jede verteidigende.
refusal-two-number-attack = ATK { $base } / { $attack } gehört zum Splash-Angriff.

measure-kills = Gefallene Einheiten
measure-kills-at-least = { $n ->
    [0] niemand fällt
    [one] { $last ->
        [true] eine fällt
       *[false] mindestens eine fällt
    }
   *[other] { $last ->
        [true] { $n } fallen
       *[false] mindestens { $n } fallen
    }
}

example-worked = Fünf gegen vier in Deckung
    .note = Das Rechenbeispiel der Regeln.
example-splash-eight = Splash von acht Einheiten
    .note = Die erste Rechnung der Regeln: Acht Einheiten mit ATK 1 sind 8 wert. Die Würfel sind von uns.
example-splash-two-numbers = Splash mit ATK 2 / 1
    .note = Die zweite Rechnung der Regeln: Drei Einheiten mit ATK 2 / 1 sind 5 wert. Die Würfel sind von uns.

rule-of-1 = Ein Angriff ist herkömmlich, wenn der Modus der Offensive SPL 0 hat.
rule-of-2 = Er richtet sich gegen eine andere Gruppe als Ganzes.
rule-of-3 = Auch eine einzelne Einheit ist eine Gruppe.
rule-of-4 = Das Ziel darf höchstens RNG entfernt sein.
rule-of-5 = Es gilt der kürzeste Abstand der Gruppen.
rule-of-6 = Jede angreifende Einheit muss jede verteidigende sehen, wenn keine Data Card anderes sagt.
rule-of-7 = Was im Weg steht, verbietet den Angriff: Bäume, Gegner, eigene Einheiten.
rule-of-8 = Über niedrige Deckung und kleinere Einheiten darf man in der Regel schießen.
rule-of-9 = Die Defensive wirft einen Würfel je Einheit und sortiert die Reihe.
rule-of-10 = Die Offensive wirft einen Würfel je Einheit und sortiert die Reihe.
rule-of-11 = Liegen bei der Defensive mehr Würfel, legt sie den Überschuss weg und behält niedrige.
rule-of-12 = Liegen bei der Offensive mehr Würfel, legt sie den Überschuss weg und behält hohe.
rule-of-13 = Die Reihen liegen nebeneinander: Höchster bei Höchstem, Niedrigster bei Niedrigstem.
rule-of-14 = Die Reihen entscheiden, wie viele Einheiten der Defensive entfernt werden.
rule-of-15 = Der Schwellenwert beginnt bei 7.
rule-of-16 = Der DEF der Defensive kommt dazu.
rule-of-17 = DEF aus der Umgebung, etwa Deckung, kommt dazu.
rule-of-18 = Gedeckt ist eine Gruppe, wenn die Hälfte ihrer Einheiten die Deckung berührt, sofern nichts anderes vereinbart ist.
rule-of-19 = Der ATK der Offensive geht ab.
rule-of-20 = ATK und DEF stehen auf den Data Cards.
rule-of-21 = Jedes Paar, dessen Summe den Schwellenwert erreicht, entfernt eine Einheit.
rule-of-22 = Der Schwellenwert liegt nie unter 4 und nie über 12.
rule-of-23 = Ein Paar mit 3 oder weniger tötet also nie, ein Paar mit 12 immer.
rule-of-24 = Ein Splash-Angriff hat einen SPL über 0.
rule-of-25 = Dann wird oft nur ein Teil der Gruppe angegriffen.
rule-of-26 = SPL ist die Zahl der angegriffenen Einheiten.
rule-of-27 = Mehr, als die Gruppe hat, werden es nie.
rule-of-28 = Die Reichweite gilt wie beim herkömmlichen Angriff.
rule-of-29 = Die Defensive wirft einen Würfel je angegriffener Einheit.
rule-of-30 = Die Offensive wirft ebenso viele, egal wie groß sie selbst ist.
rule-of-31 = Sortiert und gepaart wird genauso.
rule-of-32 = ATK wird mit der Zahl der angreifenden Einheiten malgenommen.
rule-of-33 = ATK „a / b“ ist a + b × Einheiten wert.
rule-of-34 = Eine einzelne Zahl ist b; a fehlt dann.
rule-of-35 = Die Grenzen 4 und 12 gelten auch hier.
