close = Schließen
retry = Noch einmal
language = Sprache
actions = Aktionen
by = von { $authors }
author-unnamed = einem ungenannten Spieler

games = Spiele
game-change = Spiel: { $game }. Anderes wählen

form = Aufstellung
form-change = Ändern
form-unfold = Aufstellung ändern
form-fold = Aufstellung einklappen
form-more = { $name }: Weiteres
form-reset = Von vorn
brief-not = nicht: { $name }
brief-none = { $name }: offen
not-given = offen
not-given-clear = Offen lassen
not-given-set = { $name }: offen lassen
step-more = { $name }: eins mehr
step-less = { $name }: eins weniger
list-add = Dazu: { $name }
list-remove = { $name }: Nr. { $n } entfernen
list-same = Alle gleich: { $value }
record-give = Angeben: { $name }
record-take = Weglassen: { $name }

odds = Chancen
odds-mean = im Mittel { $mean }
odds-bar = { $value }: { $chance }
odds-actual = so kam es
odds-later = Die Chancen kommen gleich
odds-refused = Nichts zu berechnen: Dieser Angriff ist nicht erlaubt
odds-problems = Chancen gibt es, sobald die Aufstellung stimmt
odds-too-many = Zu viele Möglichkeiten, um genau zu zählen
luck = So gut oder besser läuft es in { $n } von 100 Angriffen.
luck-always = Schlechter hätte es nicht kommen können.
luck-nearly-always = So gut oder besser läuft es fast immer.
luck-rare = So gut oder besser läuft es nur in einem von { $n } Angriffen.

felt = Ergebnis
felt-example = Beispiel: { $title }
felt-ready = Bereit zum Wurf
felt-rolling = Die Würfel sind unterwegs
felt-refused = Nicht erlaubt
felt-refused-note = Es wird nicht gewürfelt und nichts verbraucht.
felt-problems = { $n ->
    [one] Eine Angabe stimmt noch nicht
   *[other] { $n } Angaben stimmen noch nicht
}
felt-problems-note = Alles Eingegebene ist noch da; der Hinweis steht beim Feld.
felt-relay = Dieselben Würfel
felt-own = Zurück zum eigenen Angriff
dice-yours = von Hand
dice-mixed = { $typed } von { $all } von Hand
dice-correct = { $words }: berichtigen
dice-letter = W
dice-count = { $n } × { dice-letter }{ $sides }
set-aside = { $n ->
    [one] beiseite
   *[other] { $n } beiseite
}
pair = { $defence } und { $attack }: { $sum }, { $word }
pair-falls = fällt
pair-stands = steht
pair-table = Wie viele Paare von jeder Art. Ab { $need } fällt eine Einheit.

choice-default = Diese Antwort gilt, bis ihr wählt.
choice-default-dice = { $n ->
    [one] Dieser Würfel gilt, bis ihr einen anderen antippt.
   *[other] Diese Würfel gelten, bis ihr andere antippt.
}
choice-undo = Wahl zurücknehmen
choice-pick = { $n ->
    [one] Noch einen Würfel wählen.
   *[other] Noch { $n } Würfel wählen.
}
choice-die = Würfel { $n } mit { $face }

why = Warum
why-leaned = Diese Festlegungen hätten etwas ändern können:
cite-open = Regel { $cite }

roll = Würfeln
roll-waits = Lädt: { $percent }
my-dice = Eigene Würfel
share = Teilen

keypad-rows = Reihen
keypad-row = Würfel: { $row }
keypad-count = { $n } von { $all }
keypad-die = Würfel { $n }: { $face }
keypad-open = noch offen
keypad-phone = würfelt das Telefon
keypad-phone-one = Telefon würfelt diesen
keypad-phone-rest = Telefon würfelt den Rest
keypad-back = Letzten zurücknehmen
keypad-clear = Von vorn
keypad-set = { $face } setzen
keypad-spell = 1 bis { $sides }
keypad-waits = Die Tasten kommen mit den Regeln: { $percent } geladen.

share-title = Titel
share-title-note = Er steht über dem Ergebnis und in der Liste der letzten Ergebnisse und geht mit dem Link mit.
share-copy = Link kopieren
share-copied = Kopiert
share-system = Senden …
share-note = Wer ihn öffnet, sieht genau diese Würfel, und warum es so ausging.
share-note-open = Wer ihn öffnet, sieht diese Aufstellung, bereit zum Wurf.
share-making = Der Link entsteht …
share-waits = Der Link kommt, sobald die Regeln geladen sind.
share-off = Für Links braucht es die Regeln, und die ließen sich nicht laden.
share-qr = QR-Code des Links
share-qr-too-long = Mit { $length } Zeichen ist der Link zu lang für einen Code, den ein Telefon lesen kann. Lieber senden.

door-examples = Durchgerechnete Beispiele
door-log = Letzte Ergebnisse
door-rulings = Festlegungen am Tisch
door-about = Über Aleator
rulings-note = Wo die Regeln von { $game } etwas offen lassen, entscheidet euer Tisch. Die Seite merkt es sich.
rulings-strange = Dieser Angriff entstand unter anderen Festlegungen als euren.
rulings-as-table = Unsere nehmen
log-empty = Noch kein Wurf.
log-forget = Liste leeren
about-what = Aleator ist der Schiedsrichter am Spieltisch: Angriff aufstellen, würfeln und sehen, was geschieht, warum, und wie wahrscheinlich es war.
about-chance = Die Chancen sind exakt: gezählt, nicht geschätzt. Die Würfel des Telefons kommen aus seiner eigenen Zufallsquelle, jede Seite gleich wahrscheinlich.
about-private = Alles geschieht auf diesem Telefon. Nichts wird verschickt; ein Link trägt den Angriff in sich.
about-games = Spiele
about-games-note = Die Spiele gehören ihren Autoren. Die Regeln sind hier in eigenen Worten nacherzählt.
about-cites = Zeichen wie { $cite } sind unsere eigene Zählung der Regeln: Antippen zeigt die Regel.
about-source = Quelle
about-parts = Gebaut mit
about-parts-note = Python im Browser durch Pyodide; Lit, Fluent, D3, idb, uqr; die Schrift ist Vollkorn von Friedrich Althausen.
about-version = Aleator { $version }, Stand { $build }. Freie Software unter der MIT-Lizenz.
about-loaded-anew = Die vom letzten Besuch bereitgelegten Regeln waren nicht zu gebrauchen und wurden neu geladen.

engine-starting = Regeln werden geladen
engine-failed = Die Regeln ließen sich nicht laden. Alles Eingegebene ist noch da.
engine-missing = Dieser Browser hat kein WebAssembly (vielleicht ist der Blockierungsmodus an), daher wird hier nicht gewürfelt. Die Beispiele lassen sich trotzdem lesen.
notice-stopped = Das dauerte zu lange und wurde abgebrochen. Alles Eingegebene ist noch da.
notice-defect = Das ist unser Fehler: Die Regeln sind über diesen Angriff gestolpert. Alles Eingegebene ist noch da.
notice-copy = Kopieren ist hier nicht erlaubt. Den Link gedrückt halten, um ihn zu markieren.
notice-link = Dieser Link lässt sich nicht öffnen.
notice-link-more = { $n ->
    [one] Und noch ein Fehler.
   *[other] Und noch { $n } Fehler.
}
notice-link-waits = Der Link konnte nicht gelesen werden, weil die Regeln nicht geladen sind.
notice-link-needs-engine = Dieser Browser hat kein WebAssembly, daher lassen sich Links hier nicht lesen.
notice-language = Diese Sprache lässt sich gerade nicht laden. Beim ersten Mal braucht es eine Verbindung.
notice-stored = Etwas, das von einem früheren Besuch aufgehoben war, ließ sich nicht lesen und wurde beiseitegelegt.
newer = Eine neue Version ist da.
newer-take = Aktualisieren
link-opening = Der Link wird geöffnet
link-waits = Er öffnet sich, sobald die Regeln da sind: { $percent }.

path-game = Spiel
path-title = { share-title }
path-situation = { form }
path-rulings = Festlegungen
path-dice = Würfel
path-choices = Wahl
path-seed = { path-dice }
path-edition = Ausgabe der Regeln
path-format = Art des Links
path-die = { $row }, Würfel { $n }
path-other = „{ $path }“

problem-named = { $field }: { $text }
problem-not-json = Das lässt sich nicht lesen.
problem-too-deep = Es ist zu tief verschachtelt.
problem-not-an-object = Es ist kein Angriff.
problem-unknown-key = Unter diesem Namen ist hier nichts bekannt.
problem-duplicate-key = Das steht zweimal da.
problem-missing = Das fehlt.
problem-wrong-type = { $limit ->
    [integer] Bitte eine ganze Zahl.
    [number] Bitte eine Zahl.
    [flag] Bitte ja oder nein.
    [text] Bitte einen Text.
    [list] Bitte eine Liste.
   *[other] Das ist von der falschen Art.
}
problem-too-small = Mindestens { $limit }.
problem-too-large = Höchstens { $limit }.
problem-too-short = { $limit ->
    [one] Mindestens eins ist nötig.
   *[other] Mindestens { $limit } sind nötig.
}
problem-too-long = { $limit ->
    [one] Nicht mehr als eins.
   *[other] Nicht mehr als { $limit }.
}
problem-not-an-option = Möglich sind: { $limit }.
problem-bad-text = Darin sind Zeichen, die sich nicht speichern lassen.
problem-unknown-game = Dieses Spiel ist hier nicht bekannt.
problem-newer-format = Es stammt aus einem neueren Aleator. Seite neu laden, um es zu bekommen.
problem-newer-edition = Es stammt aus einer neueren Ausgabe der Regeln ({ $value }). Seite neu laden, um sie zu bekommen.
problem-older-edition = Es stammt aus Ausgabe { $value } der Regeln; dort hieß es etwas anderes.
problem-wrong-face = Der Würfel hat keine { $value }.
problem-wrong-length = { $limit ->
    [one] Ein Würfel ist nötig, nicht { $value }.
   *[other] { $limit } Würfel sind nötig, nicht { $value }.
}
problem-not-asked = Danach fragt hier nichts.
problem-unknown-row = Eine Reihe dieses Namens gibt es nicht.
problem-bad-seed = Der Wurf des Telefons ist beschädigt.
problem-bad-choice = Diese Wahl ist nicht möglich.
problem-too-many-states = Es sind zu viele Möglichkeiten, um sie genau zu zählen.
problem-unknown-question = Diese Frage ist hier nicht bekannt.
problem-unknown-unit = Eine Einheit dieses Namens gibt es nicht.
problem-bad-dice = Das sind keine Würfel wie 1W20 oder 2W6+1.
problem-bad-square = Das nennt kein Feld.
problem-off-board = Dieses Feld liegt nicht auf dem Spielfeld: es hat { $limit } Spalten und Reihen.
problem-square-taken = Auf diesem Feld steht schon eine Einheit.
problem-link-cut = Das Ende fehlt: Unterwegs ging ein Teil verloren.
problem-link-altered = Er wurde unterwegs verändert.
problem-link-too-long = Er ist länger als jeder Link dieser Seite.
problem-link-not-a-link = Er gehört nicht zu dieser Seite.
problem-link-newer = Er stammt aus einem neueren Aleator. Seite neu laden, um es zu bekommen.
problem-too-big = Es ist zu groß.
problem-no-decision = Mit diesen Würfeln fällt nie eine Entscheidung.

board-name = Spielfeld, { $columns } mal { $rows } Felder
board-keys = Pfeiltasten gehen über die Felder. Enter benutzt das Werkzeug, Entf nimmt weg, Plus und Minus heben und senken den Boden, Größer und Kleiner zoomen.
board-square = Spalte { $x }, Reihe { $y }
board-column = Spalte
board-row = Reihe
board-height = Höhe { $n }
board-obstacle = Hindernis
board-cleared = Hindernis entfernt
board-attacker = Angreifer
board-target = Ziel { $n }
board-step = Schritt { $n }
board-no-side = ohne Seite
board-side = Seite
board-level = gleich hoch
board-higher = { $n } höher
board-lower = { $n } tiefer
board-distance = { $n ->
    [one] 1 Feld entfernt
   *[other] { $n } Felder entfernt
}
board-in-sight = in Sicht
board-out-of-sight = außer Sicht
board-hidden = verdeckt von Spalte { $x }, Reihe { $y }
board-in-reach = in Reichweite
board-out-of-reach = außer Reichweite
board-measured = gemessen
board-tools = Werkzeuge
board-closer = Vergrößern
board-farther = Verkleinern
board-whole = Ganzes Spielfeld
board-look = Eine Einheit antippen zeigt Abstand, Höhe und Sicht.
board-size = Größe: { $columns } × { $rows }
board-raise = Heben
board-lower-ground = Senken
board-unit = Einheit { $n }
board-placed = { $name }: { $square }
board-moved = { $name }: { $square }
board-removed = { $name } ist vom Spielfeld
board-leads = { $name } greift an
board-aimed = { $name } ist ein Ziel
board-spared = { $name } ist kein Ziel mehr
board-way = { $n ->
    [0] keine Felder gezeichnet
    [one] ein Feld gezeichnet
   *[other] { $n } Felder gezeichnet
}
board-undone = Zurückgenommen
board-full = Für eine weitere Einheit ist kein Platz.
board-last-unit = Eine Einheit muss bleiben.
board-no-target-here = Hier steht kein Ziel.
board-mode = Woher die Zahlen kommen
board-mode-board = Spielfeld
board-mode-measured = Gemessen
tool-select = Auswählen
    .hint = Einheit antippen, dann ein Feld. Oder ziehen.
tool-unit = Einheit
    .hint = Feld antippen: neue Einheit. Einheit antippen: ändern.
tool-ground = Boden
    .hint = Felder antippen oder überstreichen.
tool-obstacle = Hindernis
    .hint = Antippen oder überstreichen; nochmals entfernt es.
tool-target = Ziel
    .hint = Einheiten der Reihe nach antippen.
tool-path = Weg
    .hint = Felder antippen oder vom Angreifer aus ziehen.
tool-undo = Rückgängig
units-list = Einheiten
units-count = { $n ->
    [one] Eine Einheit
   *[other] { $n } Einheiten
}
unit-add = Einheit hinzufügen
unit-edit = Ändern
unit-aim = Ziel
unit-lead = Greift an
unit-remove = Entfernen
unit-done = Fertig
unit-more = Mehr
targets-add = Ziel hinzufügen
squares-none = keine
squares-draw = Zeichnen
squares-clear = Leeren
measured-note = Abstand, Höhe und Sicht, wie ihr sie von { $name } aus messt, nach dem Zug.
measured-given = gemessen
measured-none = vom Spielfeld
measured-take = Übernehmen
measured-forget = Vergessen
measured-above = Steht oben, anstelle des Spielfelds.
measured-enter = Gemessene Zahlen eingeben
measured-overrules = { $n ->
    [one] Für eine Einheit gelten gemessene Zahlen.
   *[other] Für { $n } Einheiten gelten gemessene Zahlen.
}
measured-clear = Vergessen
direction = { $way ->
    [0] nach oben links
    [1] nach oben
    [2] nach oben rechts
    [3] nach links
    [5] nach rechts
    [6] nach unten links
    [7] nach unten
   *[8] nach unten rechts
}
