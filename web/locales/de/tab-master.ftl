tagline = Ein Spielfeld aus Feldern mit Höhen und Sicht; fünf Arten von Angriff, zehn Elemente

group-board = Spielfeld und Einheiten
group-attack = Angriff
group-targets = Weg und Ziele
group-secondary = Sekundärangriff
group-measured = Am Tisch gemessen

field-board = Spielfeld
field-board-columns = Spalten
field-board-rows = Reihen
field-board-heights = Höhen
    .help = 0, wo nichts gesetzt ist.
field-board-obstacles = Hindernisse
    .help = Felder, die die Sicht versperren.
field-units = Einheiten
field-units-id = Kurzname
field-units-at = Feld
field-units-name = Name
field-units-side = Seite
field-units-defence = Verteidigung (DEF)
field-units-essences = Essenzen
field-units-traits = Merkmale
field-units-vitality = Vitalität (VIT)
    .help = Eine Notiz; die Regeln hier sagen nur, was dazukommt.
field-units-flipped = Umgedreht
    .help = Sie hat schon gehandelt und kann nicht angreifen.
field-units-movement = Bewegung (MOV)
field-attacker = Angreifer
    .help = Die erste Einheit, wenn keine gewählt ist.
field-attack = Hauptangriff
field-attack-kind = Art
field-attack-reach = Reichweite (ATK)
    .help = In Feldern.
field-attack-attack_die = Angriffswürfel (ATK)
    .help = Etwa 1W10.
field-attack-damage = Schaden (DAN)
    .help = Würfel wie 1W20 oder 2W6+1.
field-attack-height_limit = Höhengrenze (HLT)
    .help = Offen lassen, wenn der Angriff keine nennt.
field-attack-ammunition = Geschosse übrig
    .help = Offen lassen, um sie nicht zu zählen.
field-attack-archer = Bogenschütze
    .help = Darf ohne Sicht schießen, mit Abzug.
field-attack-elements = Elemente
field-attack-area = Fläche
field-attack-all = Alle, auch Verbündete
field-attack-line = Linie
field-attack-line_facing = Wo vorn ist
    .help = Wohin der Angreifer blickt. Nur für die Linien „Nach vorn“ und „Nach hinten“: die eine läuft dorthin, die andere genau entgegengesetzt.
field-attack-multiple = Mehrfach
    .help = Wie oft er angreift.
field-attack-wandering = Wandernd
    .help = Wie viele Schritte; 0 heißt kein wandernder Angriff.
field-attack-special = Besonderes
    .help = Eine eigene Notiz. Die Regeln hier lesen sie nicht.
field-secondary = Sekundärangriff
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
field-use = Benutzter Angriff
field-move = Vorher gegangene Felder
    .short = Gehen
field-targets = Ziele
    .help = Der einzige Gegner, wenn keines gewählt ist. Nicht gelesen bei Fläche, Niedertrampeln und wandernden Angriffen.
field-path = Felder des Niedertrampelns
    .short = Niedertrampeln
field-measured = Gemessen
    .help = Am echten Tisch abgelesene Zahlen. Sie ersetzen für diese Einheit die des Spielfelds; bei einem wandernden Angriff für Schritte vom Feld des Angreifers aus.
field-measured-distance = Entfernung
field-measured-height = Höhe, Ziel minus Angreifer
field-measured-visible = In Sicht

option-kind-common = Gewöhnlich
option-kind-trample = Niedertrampeln
option-kind-magic = Magisch
option-kind-projectile = Geschoss
option-line-horizontal = Waagerecht
option-line-vertical = Senkrecht
option-line-diagonal = Diagonal
option-line-random = Zufällig
option-line-front = Nach vorn
option-line-back = Nach hinten
option-line-full = Alle acht Richtungen
option-elements-fire = Feuer
option-elements-water = Wasser
option-elements-earth = Erde
option-elements-air = Luft
option-elements-ice = Eis
option-elements-electricity = Elektrizität
option-elements-life = Leben
option-elements-disease = Krankheit
option-elements-light = Licht
option-elements-darkness = Dunkelheit
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
option-traits-flying = Fliegend
option-traits-undead = Untot
option-use-main = Hauptangriff
option-use-secondary = Sekundärangriff

word-element = { $element ->
    [fire] Feuer
    [water] Wasser
    [earth] Erde
    [air] Luft
    [ice] Eis
    [electricity] Elektrizität
    [life] Leben
    [disease] Krankheit
    [light] Licht
   *[darkness] Dunkelheit
}
word-against = { $against ->
    [fire] Essenz Feuer
    [water] Essenz Wasser
    [earth] Essenz Erde
    [air] Essenz Luft
    [ice] Essenz Eis
    [electricity] Essenz Elektrizität
    [life] Essenz Leben
    [disease] Essenz Krankheit
    [light] Essenz Licht
    [darkness] Essenz Dunkelheit
    [flying] fliegend
   *[undead] untot
}
word-trait = { $element ->
    [air] fliegend
   *[light] untot
}
word-direction = { $direction ->
    [1] nach oben
    [2] nach rechts oben
    [3] nach rechts
    [4] nach rechts unten
    [5] nach unten
    [6] nach links unten
    [7] nach links
   *[8] nach links oben
}
word-line = { $line ->
    [horizontal] seine Reihe
    [vertical] seine Spalte
    [diagonal] seine Diagonalen
    [random] eine gewürfelte Linie
    [front] die Linie vor ihm
    [back] die Linie hinter ihm
   *[full] alle acht Richtungen
}

ruling-equal_damage = Schaden gleich DEF
ruling-equal_damage-survives = Das Ziel übersteht ihn
ruling-equal_damage-defeats = Das Ziel ist besiegt
ruling-ice_bonus = Eis gegen Essenz Feuer
ruling-ice_bonus-20 = 20 Schaden mehr
ruling-ice_bonus-10 = 10 Schaden mehr
ruling-missing_height_limit = Ein Angriff ohne HLT
ruling-missing_height_limit-reach = HLT ist die Reichweite
ruling-missing_height_limit-none = Keine Höhengrenze
ruling-missing_height_limit-zero = HLT ist 0
ruling-trample_end = Wo ein Niedertrampeln endet
ruling-trample_end-last-free = Letztes freies Feld des Weges
ruling-trample_end-last-target = Letztes Feld, auf dem ein Ziel fiel
ruling-trample_reach = Wie weit ein Niedertrampeln reicht
ruling-trample_reach-reach = So weit wie ATK
ruling-trample_reach-movement = So weit wie MOV
ruling-trample_reach-smaller = So weit wie das Kleinere
ruling-flip_on_miss = Umgedreht, auch wenn nichts traf?
ruling-flip_on_miss-yes = Ja
ruling-flip_on_miss-no = Nein
ruling-blind_penalty = Abzug des Bogenschützen ohne Sicht
ruling-blind_penalty-10 = 10
ruling-blind_penalty-0 = Keiner
ruling-blind_penalty-5 = 5
ruling-traits_stack = Ein Element gegen zwei Merkmale einer Einheit
ruling-traits_stack-once = Ein Bonus
ruling-traits_stack-each = Ein Bonus je Merkmal
ruling-elements_add = Boni mehrerer Elemente
ruling-elements_add-add = Addieren sich
ruling-elements_add-best = Der beste zählt
ruling-earth_on_flying = Fliegende sind immun gegen
ruling-earth_on_flying-whole = Den ganzen Angriff
ruling-earth_on_flying-element = Nur den Bonus der Erde
ruling-area_roll = Schaden eines Flächenangriffs
ruling-area_roll-each = Ein Wurf je Ziel
ruling-area_roll-shared = Ein Wurf für alle
ruling-line_from = Eine Linie gilt ab
ruling-line_from-attacker = Dem Angreifer
ruling-line_from-target = Dem Ziel
ruling-distance = Entfernung zählt man
ruling-distance-king = Auch diagonal
ruling-distance-taxicab = Ohne Diagonalen
ruling-units_block_sight = Versperren Einheiten die Sicht?
ruling-units_block_sight-no = Nein
ruling-units_block_sight-yes = Ja
ruling-multiple_ammunition = Geschosse eines mehrfachen oder wandernden Angriffs
ruling-multiple_ammunition-each = Eines je Angriff
ruling-multiple_ammunition-once = Eines insgesamt
ruling-all_includes_attacker = Gehört der Angreifer zu „allen“?
ruling-all_includes_attacker-no = Nein
ruling-all_includes_attacker-yes = Ja

row-attack = Angriffswurf { $n }
row-damage = Schaden { $n }
row-direction = Richtung { $n }
choice-spell = Verhexung, die die Krankheit bringt

step-common = { $name } greift gewöhnlich an{ $secondary ->
    [true] , mit dem Sekundärangriff
   *[false] {""}
}.
step-trample = { $name } trampelt nieder, die Bewegung inbegriffen{ $secondary ->
    [true] , mit dem Sekundärangriff
   *[false] {""}
}.
step-magic = { $name } greift magisch an{ $secondary ->
    [true] , mit dem Sekundärangriff
   *[false] {""}
}: kein Zauber, kein Fluxo.
step-projectile = { $name } schießt{ $secondary ->
    [true] {" "}mit dem Sekundärangriff
   *[false] {""}
}.
step-moved = { $name } geht vorher { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
}.
step-area = Fläche: { $all ->
    [true] { $targets ->
        [one] eine Einheit ist in Reichweite, Freund oder Feind
       *[other] { $targets } Einheiten sind in Reichweite, Freund und Feind
    }
   *[false] { $targets ->
        [one] ein Gegner ist in Reichweite
       *[other] { $targets } Gegner sind in Reichweite
    }
}.
step-line = Nur auf einer Linie: { word-line }.
step-multiple = Mehrfach × { $times }: Jeder Schadenswurf steht für sich.
step-wandering = Wandernd × { $times }: Jeder Schritt vom letzten Feld aus.
step-special = Besonderes: { $special }
step-range = { $name }: Entfernung { $distance }, { $height ->
    [0] auf gleicher Höhe
   *[other] Höhenunterschied { $height }
}, in Sicht.
step-range-magic = { $name }: Entfernung { $distance }; Höhe und Sicht sind egal.
step-blind = { $name } ist nicht zu sehen: { $penalty } auf den Angriffswurf.
step-immune = { $name } fliegt: Erde bewirkt nichts.
step-undead = Leben vernichtet { $name }: untot.
step-no-recovery = { $name } hat Essenz Dunkelheit: Leben stellt nichts her.
step-recovery = Leben heilt { $name }, statt zu schaden.
step-bonus = { word-element } gegen { $name } ({ word-against }{ $grounds ->
    [2] {" "}und { word-trait }
   *[1] {""}
}): +{ $bonus }.
step-elements = { $best ->
    [true] Nur das beste Element zählt gegen { $name }
   *[false] Alle Elemente gegen { $name }
}: +{ $bonus }.
step-direction = Richtung { $number }: { word-direction }.
step-off-line = Schlag { $strike }: { $name } steht nicht auf dieser Linie.
step-left-board = Schritt { $strike } führt vom Spielfeld: Der Angriff endet.
step-barred = Schritt { $strike } ist versperrt: Der Angriff endet.
step-empty-square = Schritt { $strike }: Dort ist niemand zu treffen.
step-too-high-here = Schlag { $strike }: { $name } liegt dort außerhalb von HLT, Höhenunterschied { $height }.
step-hidden-here = Schlag { $strike }: { $name } ist dort nicht in Sicht.
step-shared-roll = Ein Schadenswurf für { $targets ->
    [one] ein Ziel
   *[other] alle { $targets }
}.
step-shot = Schuss { $strike } auf { $name }: Wurf { $face }{ $height ->
    [0] {""}
   *[other] , Höhe { $height }
}{ $penalty ->
    [0] {""}
   *[other] , ohne Sicht { $penalty }
}: { $total } gegen Entfernung { $distance }, { $hit ->
    [true] Treffer.
   *[false] daneben.
}
step-damage = Schlag { $strike } gegen { $name }: { $bonus ->
    [0] { $total }
   *[other] { $rolled } + { $bonus } = { $total }
} gegen DEF { $defence }: { $defeated ->
    [true] besiegt.
   *[false] übersteht es.
}
step-healed = Schlag { $strike }: { $name } gewinnt { $healed } VIT zurück.
step-destroyed = Schlag { $strike }: { $name } ist besiegt, gleich wie der Wurf ausfällt.
step-unharmed = Schlag { $strike }: { $name } ist immun.
step-spell = Schlag { $strike }: Die Krankheit legt eine Verhexung von einem beliebigen Tisch des Spiels auf { $name }.
step-empty = Schlag { $strike }: { $name } ist schon weg.
step-ammunition = { $spent ->
    [one] Ein Geschoss
   *[other] { $spent } Geschosse
} verbraucht, { $left } übrig.
step-trample-end = { $stayed ->
    [true] { $name } bleibt auf seinem Feld.
   *[false] { $name } endet auf Spalte { $x }, Reihe { $y }, ab 0 gezählt.
}
step-flip = { $flipped ->
    [true] { $name } wird umgedreht.
   *[false] { $name } traf niemanden und wird nicht umgedreht.
}
step-verdict = { $targets ->
    [0] Niemand wird getroffen
    [one] { $effect ->
        [defeated] { $name } fällt
        [damage] { $name } steht
        [heal] { $name } gewinnt { $healed } VIT
        [immune] { $name } ist immun
        [missed] { $name } wird verfehlt
       *[empty] Niemand wird getroffen
    }
   *[other] { $defeated ->
        [0] { $effect ->
            [heal] { $healed } VIT zurückgewonnen
            [missed] Alle werden verfehlt
           *[other] Alle { $targets } stehen
        }
        [one] Eine von { $targets } fällt
       *[other] { $left ->
            [0] Alle { $targets } fallen
           *[other] { $defeated } von { $targets } fallen
        }
    }
}

refusal-flipped = { $name } ist schon umgedreht.
refusal-out-of-reach = { $path ->
    [true] Der Weg hat { $distance ->
        [one] ein Feld
       *[other] { $distance } Felder
    }, das Niedertrampeln reicht { $reach }.
   *[false] { $name } ist { $distance ->
        [one] ein Feld
       *[other] { $distance } Felder
    } entfernt, der Angriff reicht { $reach }.
}
refusal-too-high = Höhenunterschied zu { $name }: { $height }, HLT { $limit }.
refusal-out-of-sight = { $name } ist nicht in Sicht.
refusal-no-ammunition = { $left ->
    [0] Kein Geschoss ist übrig.
   *[other] { $needed } Geschosse sind nötig, { $left } übrig.
}
refusal-not-on-line = { $name } steht nicht auf der Linie: { word-line }.
refusal-not-an-enemy = { $name } ist kein Gegner.
refusal-not-adjacent-step = Ein Schritt führt auf ein Feld, das nicht neben dem letzten liegt.
refusal-too-far-to-move = { $steps ->
    [one] Ein Feld
   *[other] { $steps } Felder
} gegangen, MOV erlaubt { $movement }.
refusal-square-occupied = { $obstacle ->
    [true] Ein Hindernis liegt im Weg: Spalte { $x }, Reihe { $y }, ab 0 gezählt.
   *[false] { $name } steht im Weg.
}
refusal-square-twice = Ein Niedertrampeln greift das Feld von { $name } nur einmal an.
refusal-mixed-wandering = Ein wandernder Angriff verträgt sich nicht mit Mehrfach, Linie, Fläche oder Alle.
refusal-no-target = { $mode ->
    [area] Niemand ist in Reichweite.
    [trample] Auf dem Weg steht kein Gegner.
   *[targets] Es fehlt ein Ziel.
}

measure-defeated = { $of ->
    [none] Besiegte Einheiten
   *[other] { $of } ist besiegt
}
measure-defeated-at-least = { $n ->
    [0] niemand fällt
    [one] { $last ->
        [true] eine Einheit fällt
       *[false] mindestens eine fällt
    }
   *[other] { $last ->
        [true] { $n } fallen
       *[false] mindestens { $n } fallen
    }
}
measure-defeated-true = besiegt
measure-defeated-false = übersteht es
measure-hit-1 = Der erste Schuss trifft
measure-hit-1-true = der erste Schuss trifft
measure-hit-1-false = der erste Schuss geht daneben

outcome-defeated = fällt
outcome-stands = steht
outcome-missed = verfehlt
outcome-heal = geheilt
outcome-immune = immun
outcome-unchanged = unverändert
outcome-regardless = bei jedem Wurf
outcome-empty = niemand
outcome-height = Höhe
outcome-penalty = blind
outcome-bonus = Element
outcome-fixed = DAN
outcome-fixed-attack = ATK
outcome-against-distance = gegen Entfernung { $n }
outcome-against = gegen DEF { $n }
outcome-healed = +{ $n } VIT
outcome-ends = { $name }: { $square }
outcome-flipped = umgedreht
outcome-ammunition = { $n ->
    [0] kein Geschoss übrig
    [one] ein Geschoss übrig
   *[other] { $n } Geschosse übrig
}

name-attacker = Angreifer
name-target = Ziel
name-red = Rot
name-blue = Blau
name-alchemist = Alchemist
name-archer = Bogenschütze
name-golem = Golem
name-knight = Ritter
name-lancer = Lanzenträger
name-levi = Levi
name-mage = Magier
name-salamander = Salamander
name-soldier = Soldat

example-archer = Bogenschütze vom Hügel
    .note = Das Beispiel der Regeln für ein Geschoss: Würfel 7, zwei für die Höhe, Entfernung 8.
example-lancer = Lanzenträger und Alchemist
    .note = Das Beispiel der Regeln für einen gewöhnlichen Angriff. Der Lanzenträger nennt kein HLT, also entscheidet eine Festlegung.
example-knight = Ritter trampelt zwei nieder
    .note = Das Beispiel der Regeln für das Niedertrampeln. Die DEF des Soldaten und die MOV des Ritters stehen dort nicht; 10 und 3 sind von uns.
example-alchemist = Magie hinter einem Hügel
    .note = Das Beispiel der Regeln für Magie. Dort besiegt Schaden 3 die DEF 3, obwohl die Regel mehr verlangt: Deshalb ist „Schaden gleich DEF“ hier als Sieg festgelegt.
example-no-arrows = Bogenschütze ohne Pfeile
    .note = Das Beispiel der Regeln für den Sekundärangriff. Dort besiegt Schaden 3 die DEF 3, obwohl die Regel mehr verlangt: Deshalb ist „Schaden gleich DEF“ hier als Sieg festgelegt.
example-ice = Eis gegen Feuer
    .note = Bei Eis stehen in den Regeln 20 und +10 zugleich. Mit 20 fällt das Ziel, mit 10 steht es. Einheiten und Würfel sind von uns.
example-area = Erde ringsum
    .note = Ein Flächenangriff; eine Einheit ist hinter einem Hindernis verborgen. Einheiten und Würfel sind von uns.

rule-tm-1 = Beim gewöhnlichen Angriff liegt das Ziel in Reichweite und innerhalb der Höhengrenze HLT.
rule-tm-2 = Auch muss es in Sicht sein. Hindernisse und hohes Gelände können es verbergen.
rule-tm-3 = Der Angreifer würfelt den angegebenen Schaden, DAN.
rule-tm-4 = Schaden über der DEF des Ziels besiegt es.
rule-tm-5 = Nach dem Angriff wird der Angreifer umgedreht.
rule-tm-6 = Merkmale und Sondereffekte können das ändern und sagen es dann.
rule-tm-7 = Beim Niedertrampeln zieht der Angreifer auf die Felder seiner Ziele. Alles, was Bewegung verlangt, gilt; nur die Gegner auf dem Weg halten ihn nicht auf.
rule-tm-8 = Es ist eine ganze Aktion, die Bewegung gehört dazu.
rule-tm-9 = Auch hier besiegt Schaden über DEF.
rule-tm-10 = Bei mehreren Zielen gilt je Ziel ein eigener Schadenswurf.
rule-tm-11 = Er endet auf dem letzten freien Feld seines Weges; wo Einheiten fielen, auf dem letzten Feld eines Ziels.
rule-tm-12 = Dann wird er umgedreht.
rule-tm-13 = Ein Niedertrampeln greift ein Feld höchstens einmal an, wenn nichts anderes gesagt ist.
rule-tm-14 = Die Höhengrenze gilt auch beim Niedertrampeln, wie das Beispiel zeigt.
rule-tm-15 = Ein magischer Angriff läuft wie ein gewöhnlicher.
rule-tm-16 = Aber ohne Höhengrenze.
rule-tm-17 = Und ohne Sichtlinie.
rule-tm-18 = Er ist kein Zauber: Er kostet kein Fluxo, und sein Schaden wird gewürfelt.
rule-tm-19 = Was auf Zauber wirkt, wirkt trotzdem auch auf ihn.
rule-tm-20 = Ein Sekundärangriff kann statt des Hauptangriffs gewählt werden.
rule-tm-21 = Ein Geschoss kostet zuerst einen seiner Punkte auf dem Armeebogen.
rule-tm-22 = Ist keiner übrig, gibt es keinen Angriff.
rule-tm-23 = Dann wird ein Ziel in Sicht gewählt.
rule-tm-24 = Bogenschützen dürfen ohne Sicht schießen, mit −10 auf den Angriffswurf.
rule-tm-25 = Dann fällt der Angriffswürfel, +1 je Punkt, den der Angreifer höher steht.
rule-tm-26 = Und −1 je Punkt, den er tiefer steht.
rule-tm-27 = Ein Ergebnis von mindestens der Entfernung trifft.
rule-tm-28 = Ein Treffer macht DAN; mehr als DEF besiegt.
rule-tm-29 = Dann wird der Angreifer umgedreht.
rule-tm-30 = Manche Angriffe folgen anderen Regeln: den Effekten.
rule-tm-31 = Fläche: Jeder Gegner in Reichweite wird getroffen.
rule-tm-32 = Ein Angriff kann eines oder mehrere von zehn Elementen tragen.
rule-tm-33 = Feuer macht 20 mehr gegen Essenz Eis.
rule-tm-34 = Wasser macht 10 mehr gegen Essenz Feuer.
rule-tm-35 = Erde macht 10 mehr gegen Essenz Erde.
rule-tm-36 = Fliegende sind gegen Erde immun.
rule-tm-37 = Luft macht 10 mehr gegen Essenz Luft und gegen Fliegende.
rule-tm-38 = Eis macht mehr gegen Essenz Feuer; die Regeln nennen 20 und +10 zugleich.
rule-tm-39 = Elektrizität macht 10 mehr gegen Essenz Wasser.
rule-tm-40 = Leben stellt Vitalität (VIT) her, statt zu schaden.
rule-tm-41 = Essenz Dunkelheit gewinnt durch Leben nichts zurück.
rule-tm-42 = Essenz Krankheit nimmt durch Leben den Schaden und 10 mehr.
rule-tm-43 = Eine untote Einheit, die Leben trifft, ist besiegt.
rule-tm-44 = Krankheit legt außerdem eine Verhexung von einem beliebigen Tisch des Spiels auf die getroffene Einheit, auch wenn sie nicht schadet.
rule-tm-45 = Krankheit macht 10 mehr gegen Essenz Leben.
rule-tm-46 = Licht macht 10 mehr gegen Untote und gegen Essenz Dunkelheit.
rule-tm-47 = Dunkelheit macht 10 mehr gegen Essenz Licht.
rule-tm-48 = Linie: nur Ziele auf einer geraden Linie der genannten Art.
rule-tm-49 = Mehrfach × n: bis zu n Angriffe statt einem.
rule-tm-50 = Mehrere Treffer auf ein Ziel addieren sich nicht; jeder Schadenswurf steht für sich.
rule-tm-51 = Nur das mehrfache Niedertrampeln bringt mehr Bewegung.
rule-tm-52 = Wandernd × n: n Angriffe auf zufälligen Linien, der erste vom Angreifer, jeder weitere vom letzten Feld aus.
rule-tm-53 = Jedes getroffene Feld hat seinen eigenen Schadenswurf.
rule-tm-54 = Er wird nicht mit anderen Angriffen oder Schadensquellen verbunden.
rule-tm-55 = Auch hier addieren sich Treffer auf ein Ziel nicht.
rule-tm-56 = Ein wanderndes Niedertrampeln darf ein Feld öfter treffen.
rule-tm-57 = Alle: Verbündete werden ebenso getroffen wie Gegner.
rule-tm-58 = Besonderes: folgt der eigenen Beschreibung.
rule-tm-59 = Eine besiegte Einheit kommt vom Spielfeld.
