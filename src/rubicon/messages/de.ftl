### Wörter, die alle Spiele gemeinsam haben.

list-comma = { $list }, { $item }
list-and = { $list } und { $item }
list-or = { $list } oder { $item }

told-by = ({ $by }) { $line }
log-opening = Die Eröffnung.

ask-wait = { $text }

verdict-steps = { $steps ->
        [one] 1 Schritt, regelgerecht.
       *[other] { $steps } Schritte, alle regelgerecht.
    }
verdict-branched = Die ersten { $steps } stammen aus einer anderen Partie, und mit ihnen ihre Würfel.
verdict-dice = { $count ->
        [0] Es wurde nicht gewürfelt und nichts gezogen.
        [one] Der einzige Wurf, die einzige Ziehung kam aus dem Siegel.
       *[other] Alle { $count } Würfe und Ziehungen kamen aus dem Siegel.
    }
verdict-dice-since = { $count ->
        [0] Seitdem wurde nicht gewürfelt und nichts gezogen.
        [one] Der einzige Wurf, die einzige Ziehung seitdem kam aus dem Siegel.
       *[other] Alle { $count } Würfe und Ziehungen seitdem kamen aus dem Siegel.
    }
verdict-open = Die Würfel waren offen: Nichts beweist { $count ->
        [one] den einen Wurf oder die eine Ziehung.
       *[other] die { $count } Würfe und Ziehungen.
    }
verdict-unrevealed = { $count ->
        [one] Der eine Wurf oder die eine Ziehung lässt
       *[other] Die { $count } Würfe und Ziehungen lassen
    } sich noch nicht beweisen: Der Keim ist noch nicht aufgedeckt.
verdict-players = In diesem Siegel sind Worte von { SIDE($sides, last: "and") }, festgelegt, bevor jemand seine zeigte: Der Gastgeber konnte die Würfel nicht wählen, sofern sie aus { COUNT($sides) ->
        [one] dem eigenen Programm dieser Seite kamen.
       *[other] den eigenen Programmen dieser Seiten kamen.
    }
verdict-withheld = { SIDE($sides, last: "and") } { COUNT($sides) ->
        [one] hat Worte festgelegt und nicht gezeigt:
       *[other] haben Worte festgelegt und nicht gezeigt:
    } Mit den Worten von { SIDE($players, last: "and") } in diesem Siegel waren die Würfel nicht frei wählbar, aber der Gastgeber konnte einen von { $courses } Verläufen nehmen.
verdict-late = Die Worte von { SIDE($sides, last: "and") } waren vorher nicht festgelegt: Wer den Keim kannte, konnte Worte probieren, bis die Würfel passten.
verdict-host = In diesem Siegel sind von keiner Seite Worte: Der Gastgeber hätte es wählen können.

receipt-good = Die Worte, die dein Programm gezogen hat, sind in diesem Siegel, und alles Festgelegte ist, wie es vor dem Zeigen war: Niemand konnte diese Würfel wählen.
receipt-seal = Deinem Programm wurde ein anderes Siegel gezeigt, bevor es seine Worte zeigte: Der Gastgeber hat es ausgetauscht, und diese Aufzeichnung beweist nichts.
receipt-commitments = Deinem Programm wurde für { SIDE($sides, last: "and") } anderes gezeigt, bevor es seine Worte zeigte: Es wurde danach geändert, und diese Aufzeichnung beweist nichts.
receipt-left-out = Dein Programm hat seine Worte gezeigt, und der Gastgeber hat sie bestätigt, aber sie sind nicht in diesem Siegel: Der Gastgeber hat sie weggelassen.
receipt-not-in = Dein Programm hat seine Worte gezeigt, aber sie sind nicht in diesem Siegel: Sie kamen nicht rechtzeitig an, oder der Gastgeber hat sie weggelassen.
receipt-unused = Dein Programm hat Worte festgelegt, aber nicht gezeigt: Sie sind nicht in diesem Siegel.
receipt-weak = Die Worte, die dein Programm gezogen hat, sind in diesem Siegel, aber es ist nicht bewiesen, dass niemand die Würfel gewählt hat.

## Warum nicht?

why = { $rule }: { $reason }
why-allowed = Das ist jetzt erlaubt: { $action }.
why-not-offered = Das gehört nicht zu dem, was du jetzt tun kannst.
why-onlooker = Nur die beiden Spieler entscheiden; du siehst zu.
why-over = Die Partie ist vorbei; es gibt nichts mehr zu entscheiden.
why-nothing-to-decide = Jetzt gibt es nichts zu entscheiden.
why-watching = Du siehst zu; es gibt nichts zu wählen. Gib ? für Hilfe ein.

not-said = Es kam keine Eingabe. Gib eine Handlung ein, etwa „{ $example }“ oder „end“.
no-such-verb = „{ $word }“ ist keine Handlung.{ did-you-mean }
wrong-arguments = „{ $text }“ ist nicht vollständig oder hat zu viel: Gib „{ $wanted }“ ein.
no-such-block = Kein Block heißt „{ $word }“.{ did-you-mean }
no-such-place = Kein Ort heißt „{ $word }“.{ did-you-mean }
no-such-card = Keine Karte heißt „{ $word }“.{ did-you-mean }
no-such-unit = Keine Einheit heißt „{ $word }“.{ did-you-mean }
did-you-mean =
    { COUNT($near) ->
        [0] { "" }
       *[other] { " " }Meinst du { LIST($near, last: "or") }?
    }
error = { $text }

## Warum eine Partie endete. Die Gründe eines Spiels stehen in seiner eigenen Datei.

end-resigned = { SIDE($side) } gibt auf
end-left = { SIDE($side) } ist gegangen
end-no-time = { SIDE($side) } hat keine Zeit mehr
end-agreed = man hat sich auf ein Unentschieden geeinigt
end-told = { $text }

result = { $winner ->
        [draw] Unentschieden
       *[other] { SIDE($winner) } gewinnt
    } ({ LIST($score) }): { $reason }
result-stopped = { $winner ->
        [draw] Unentschieden, vorzeitig beendet
       *[other] { SIDE($winner) } gewinnt, vorzeitig beendet
    }: { $reason }
result-unfinished = nicht zu Ende
score-of = { SIDE($side) } { $points }
side-spectator = ein Zuschauer

## Was eine Analyse gerade tut

analysis-playouts = Bis zum Ende weitergespielt
analysis-chances = Gewinnaussichten
analysis-plans = Andere Pläne
analysis-mistakes = Fehler von { SIDE($side) }
analysis-nothing-played = In dieser Partie wurde noch nichts gespielt.

## Fehler

game-over = Die Partie ist vorbei.
not-deciding = { SIDE($side) } hat jetzt nichts zu entscheiden.
not-legal = { SIDE($side) } kann jetzt nicht „{ $action }“.
no-action-number = Es gibt keine Aktion { $action }; sie gehen von 0 bis { $last }.
nothing-to-take-back = Es gibt nichts zurückzunehmen. Nie wird über einen Wurf, ein Ziehen, eine Enthüllung oder einen Wechsel der Entscheidung hinweg zurückgenommen.
no-judgement = { $title } hat noch kein Urteil für Computerspieler.
no-odds = { $title } kann noch keine Aussichten berechnen.
no-inspection = { $title } beantwortet keine Fragen zur Stellung.
odds-no-position = Ohne Stellung kann man nur nach dem Kampf der genannten Einheiten fragen.
odds-spectator = Wer zuschaut, plant keinen Angriff. Frag nach einer Schlacht, die ansteht.
unknown-option = { $title } hat keine Einstellung „{ $option }“. { COUNT($known) ->
        [0] Es hat keine.
       *[other] Es hat: { LIST($known) }.
    }
unknown-value = Die Einstellung „{ $option }“ kann nicht „{ $value }“ sein. Wähle eins davon: { LIST($known) }.
unknown-side = Keine Seite heißt „{ $name }“. Seiten: { LIST($known) }.
no-such-title = Es gibt kein Spiel „{ $word }“.{ COUNT($near) ->
        [0] { "" }
       *[other] { " " }Meinst du „{ LIST($near) }“?
    } Spiele: { LIST($known) }.
own-components = „{ $title }“ wird nur mit eigenen Spielteilen gespielt.
no-such-piece = Es gibt keine Figur namens „{ $word }“.{ did-you-mean }
no-such-city = Es gibt keine Stadt namens „{ $word }“.{ did-you-mean }
no-such-space = Es gibt keinen Ort namens „{ $word }“.{ did-you-mean }
no-such-sea-zone = Es gibt keine Seezone namens „{ $word }“.{ did-you-mean }
no-such-die = Es gibt keinen Würfel namens „{ $word }“.{ did-you-mean }
no-such-number = „{ $word }“ ist keine Zahl. Sag { $first } bis { $last }.
not-one-line = { $what ->
        [name] Ein Name
        [player] Der Name eines Spielers
        [bot] Der Name eines Computerspielers
        [talk] Was du sagst,
        [note] Eine Anmerkung
       *[words] Ein Beitrag
    } muss eine Zeile von höchstens 500 Zeichen sein, ohne Steuerzeichen und ohne Leerzeichen am Rand.

## Was mit einer Aufzeichnung nicht stimmt. Eine Tatsache `word` oder `text` ist, was in ihr steht.

record-file = { $file }: { $problem }
record-line = Zeile { $line }: { $reason }
record-no-text = diese Zeile ist beschädigt: sie ist kein Text in UTF-8
record-line-ends = ihre Zeilenenden wurden zu denen von Windows (CR LF) geändert
record-no-check = diese Zeile ist beschädigt: sie endet nicht mit ihrer Prüfsumme
record-changed = diese Zeile oder ihr Platz in der Aufzeichnung wurde geändert: ihre Prüfsumme passt nicht
record-no-record = keine Aufzeichnung von Rubicon: sie beginnt nicht mit „{ $word }“
record-format = Format { $found } ist nicht bekannt; dieses Rubicon liest Format { $known }
record-after-end = nach dem Ende der Partie darf nichts mehr stehen
record-unexpected = hier steht „{ $word }“, erwartet wird { LIST($near, last: "or") }
record-start = auf „start“ folgen nur Ergebnisse des Zufalls
record-seed-digits = ein Startwert hat { $digits } hexadezimale Ziffern
record-incomplete = „{ $word }“ ist unvollständig
record-no-format = „{ $word }“ ist kein Format einer Aufzeichnung
record-no-rules-version = „{ $word }“ ist keine Fassung der Regeln
record-option-twice = die Einstellung „{ $word }“ steht hier zweimal
record-player-twice = der Spieler „{ $word }“ steht hier zweimal
record-no-dice = „{ $word }“ nennt keine Würfel
record-no-sealed-dice = „{ $word }“ nennt keine versiegelten Würfel
record-open-dice = zu offenen Würfeln trägt niemand bei
record-committed = „{ $word }“ hat sich schon festgelegt
record-many-commitments = es sind mehr Festlegungen, als eine Partie Seiten hat
record-no-commitment = „{ $word }“ ist keine Festlegung
record-contributed = „{ $word }“ hat schon beigetragen
record-many-contributions = es sind mehr Beiträge, als eine Partie Seiten hat
record-other-words = das sind nicht die Worte, auf die sich „{ $word }“ festgelegt hat
record-words-place = die Worte von „{ $word }“ stehen an der falschen Stelle: Beiträge folgen auf die Festlegungen
record-step = hier steht Schritt { $word }, erwartet wird Schritt { $expected }
record-empty = die Datei ist leer
record-no-start = die Aufzeichnung endet, bevor die Partie begann: { LIST($near, last: "or") } fehlt
record-step-form = ein Schritt ist eine Seite und ihre Aktion
record-undo-chance = wer zurücknimmt, braucht keinen Zufall
record-no-chance = „{ $word }“ ist kein Wurf und kein Ziehen
record-cut-short = diese Zeile ist abgeschnitten: die Aufzeichnung wurde nicht zu Ende geschrieben
record-other-dice = die Aufzeichnung sagt „{ $word }“, aber die versiegelten Würfel gaben „{ $text }“
record-no-side = { $title } hat keine Seite „{ $word }“
record-newer-rules = gespielt nach Fassung { $rules } der Regeln von { $title }, neuer als Fassung { $version } dieses Rubicons. Ein neueres Rubicon liest sie.
record-older-rules = gespielt nach Fassung { $rules } der Regeln von { $title }, die dieses Rubicon (Fassung { $version }) nicht mehr nachspielt. Das Rubicon, mit dem sie gespielt wurde, kann es.
record-other-form = „{ $word }“ schreibt man „{ $text }“
record-cannot-be-done = das geht hier nicht. { $problem }
record-not-asked-for = hier steht „{ $word }“, aber die Partie hat nicht danach gefragt
record-goes-on = die Aufzeichnung sagt, dass die Partie zu Ende ist, aber sie geht weiter
record-other-end = die Aufzeichnung sagt „{ $word }“, aber die Partie endete „{ $text }“
record-ended-before = die Aufzeichnung sagt, dass die Partie abgebrochen wurde, aber sie war schon zu Ende
record-no-winner = „{ $word }“ nennt keinen Sieger und kein Unentschieden
record-other-seed = das ist nicht der Startwert, auf den sich die Aufzeichnung festgelegt hat
record-differs = da steht „{ $word }“, aber nachgespielt ist es „{ $text }“
record-half-step = die Aufzeichnung endet mitten in einem Schritt
record-not-here = „{ $word }“ steht hier nicht
dice-ended = die Partie fragt nach „{ $asked }“ mit { $count }, aber es steht nichts mehr da
dice-differ = die Partie fragt nach „{ $asked }“ mit { $count }, aber es steht „{ $word }“ mit { $given } da
dice-no-face = ein Würfel kann nicht { $value } zeigen
dice-no-draw = { LIST($text) } kann man nicht ziehen: { $count } von { $size }

## Aufzeichnungen lesen und schreiben. `text` ist, was das System über eine Datei sagt.

file-not-read = { $path } kann nicht gelesen werden: { $text }.
save-in-use = { $path } wird benutzt: Ein anderes Rubicon spielt diese Partie.
save-failed = In { $path } kann nicht gespeichert werden: { $text }. Der letzte Schritt wurde nicht getan; nichts davor ist verloren.
save-changed = { $path } wurde von einem anderen Programm geändert. Setz die Partie fort, um weiterzuspielen.
save-exists = { $path } gibt es schon. Wähle einen anderen Namen; nichts wurde überschrieben.
save-not-written = { $path } kann nicht geschrieben werden: { $text }.
save-out-of-step = Die Aufzeichnung und die Partie im Speicher sind nicht gleich weit. Setz die Partie fort, um weiterzuspielen.
words-too-late = { SIDE($side) } kann sich nicht mehr festlegen.
words-others = Das sind nicht die Worte, auf die sich { SIDE($side) } festgelegt hat.
words-open-dice = Diese Würfel sind offen: Es gibt nichts beizutragen.
words-begun = Die Partie hat begonnen: Es ist zu spät, beizutragen.
words-twice = { SIDE($side) } hat schon beigetragen.
begun-already = Die Partie hat schon begonnen.
game-has-ended = Die Partie ist zu Ende.
no-such-bot = Es gibt keinen Computerspieler „{ $word }“. Es gibt: { LIST($near) }.
server-no-link = „{ $word }“ ist kein Link. Ein Link sieht so aus: { $example }.
server-silent = Unter { $at } antwortet kein Server ({ $text }).
server-other = Was unter { $at } antwortet, ist kein Server von Rubicon.
server-status = Der Server unter { $at } antwortete mit dem Status { $status }.
server-unanswered = Der Server hat nicht geantwortet. Ob es geschehen ist, zeigt sich, wenn er wieder da ist.
seed-missing = { $path } fehlt. Ohne ihren geheimen Startwert kann eine versiegelte Partie nicht weitergehen.
seed-damaged = { $path } ist beschädigt. Ohne ihren geheimen Startwert kann eine versiegelte Partie nicht weitergehen.
repair-nothing = Nichts kann gerettet werden. { LIST($problems) }
saved-damaged = beschädigt in Zeile { $line }: { $reason }
saved-none = Es gibt keine unfertige Partie. „{ $command }“ beginnt eine.
saved-unknown = Keine gespeicherte Partie heißt „{ $word }“. „{ $command }“ zählt sie auf.
saved-repair = Diese gespeicherte Partie ist beschädigt. { $problem }
    Ihr guter Anfang lässt sich retten: { $command }
    und dann: { $example }

## Wie lange zu warten ist

wait-day = { $n ->
        [one] Versuche es in { $n } Tag wieder.
       *[other] Versuche es in { $n } Tagen wieder.
    }
wait-hour = { $n ->
        [one] Versuche es in { $n } Stunde wieder.
       *[other] Versuche es in { $n } Stunden wieder.
    }
wait-minute = { $n ->
        [one] Versuche es in { $n } Minute wieder.
       *[other] Versuche es in { $n } Minuten wieder.
    }
wait-second = { $n ->
        [one] Versuche es in { $n } Sekunde wieder.
       *[other] Versuche es in { $n } Sekunden wieder.
    }

## Was der Server ablehnt

refused-busy = Der Server arbeitet gerade für andere. { $wait }
refused-too-much = { $work ->
        [sockets] Du hast viele Verbindungen offen.
        [connections] Du hast viele Verbindungen offen.
        [frames] Zu viele Pakete.
        [bytes] Zu viele Daten.
        [messages] Zu viele Nachrichten.
        [hellos] Du bist sehr oft an Tische gekommen.
        [histories] Du hast viele Partien von Anfang an gelesen.
        [requests] Zu viele Anfragen.
        [changes] Du hast viel geändert.
        [time] Deine Anfragen beschäftigen den Server sehr.
        [games] Du hast viele Partien eröffnet.
        [joins] Du hast viele Plätze eingenommen.
        [listed] Du hast schon eine offene Partie auf der Startseite.
        [hints] Du hast um viele Hinweise gebeten.
        [replays] Du hast viele Partien angesehen.
        [analyses] Du hast um viele Analysen gebeten.
        [uploads] Du hast viele Aufzeichnungen geschickt.
        [chat] Du hast viel gesagt.
        [reports] Du hast viele Zeilen gemeldet.
        [notes] Du hast deine Notizen sehr oft gespeichert.
        [undos] Du hast sehr oft zurückgenommen.
        [stored] Du hast viel gespeichert.
        [channels] Du hast viele Wege für Nachrichten angelegt.
        [letters] An diese Adresse gingen schon Briefe.
        [recoveries] Diesem Konto wurden schon Briefe geschickt.
        [logins] Zu viele Versuche.
        [operators] Zu viele Anfragen.
       *[other] Das war zu viel auf einmal.
    } { $wait }
refused-seat-taken = Der Platz von { SIDE($side) } ist vergeben.
refused-over = Die Partie ist vorbei: { $reason }.
refused-clock-text = „{ $text }“ ist keine Uhr. Schreib „none“, „live 1800+20“ (Sekunden zu Beginn und für jeden Zug) oder „days 3 pauses 2x7“ (Tage für einen Zug; Pausen und ihre Tage).
refused-clock-live = Eine Live-Uhr hat 10 Sekunden bis 24 Stunden und höchstens eine Stunde für jeden Zug.
refused-clock-days = Ein Zug hat 1 bis 60 Tage; es gibt 1 bis 20 Pausen von 1 bis 60 Tagen.
refused-no-pauses = Pausen gibt es nur in Partien mit Tagen für einen Zug.
refused-no-pause-left = Du hast keine Pause mehr.
refused-words-late = Es ist zu spät, sich auf Worte festzulegen.
refused-commitment-digits = Eine Festlegung hat { $digits } hexadezimale Ziffern.
refused-other-words = Das sind nicht die Worte, auf die du dich festgelegt hast.
refused-words-not-asked = Nach Worten wirst du nicht gefragt, oder sie sind schon in den Würfeln.
refused-words-early = Worte kommen in die Würfel, wenn alle Plätze besetzt sind.
refused-orders-many = Eine Seite hat höchstens { $most } Dauerbefehle.
refused-no-such-order = Einen solchen Dauerbefehl gibt es in dieser Partie nicht.
refused-order-long = Der Wert eines Befehls hat höchstens { $most } Zeichen.
refused-seed-missing = Der geheime Startwert dieser Partie fehlt; ohne ihn kann eine versiegelte Partie nicht weitergehen.
refused-over-here = Hier ist die Partie vorbei. Wähle einen früheren Schritt, von dem an du weiterspielst.
refused-waits-for-players = Die Partie wartet auf ihre Spieler.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-not-finished = Diese Partie ist nicht zu Ende. Nur beendete Partien werden allen gezeigt; um sie fortzusetzen, öffne sie im Terminal.
refused-name-long = Ein Name hat höchstens 40 Zeichen.
refused-name-computer = Der Name eines Menschen beginnt nicht mit „{ $prefix }“.
refused-hints-off = Rat und Aussichten gibt es für einen Menschen gegen den Computer, solange sie eingeschaltet sind.
refused-key-length = Der Schlüssel eines Befehls hat 1 bis { $most } Zeichen.
refused-seat-count = { $title } hat { $count } Plätze, nicht { $given }.
refused-seat-empty = Einen Platz nimmt ein Mensch oder ein Computerspieler ein.
refused-nobody-waits = Darauf wartet niemand mehr.
refused-no-order-here = Hier gilt kein Dauerbefehl.
refused-too-long = Diese Partie ist viel zu lang geworden: sie kann nur noch beendet werden.
refused-stale = Die Partie ist inzwischen weitergegangen. Nichts ist geschehen; sieh dir die Lage an und wähle noch einmal.
refused-draw-offered-already = Du hast schon ein Unentschieden angeboten.
refused-no-draw-for-you = Dir ist kein Unentschieden angeboten.
refused-no-draw = Es ist kein Unentschieden angeboten.
refused-claim-what = Fordere „win“ oder „draw“.
refused-nothing-to-claim = Es gibt nichts zu fordern: Das darf nur, wer auf eine Seite wartet, deren Zeit um ist.
refused-notes-long = Notizen sind reiner Text von höchstens { $most } Zeichen.
refused-rematch-early = Eine Revanche gibt es nach der Partie.
refused-rematch-asked = Du hast schon um eine Revanche gebeten.
refused-no-such-subject = { $subject ->
        [account] Dieses Konto gibt es nicht.
        [client] Dieses Gerät gibt es nicht.
       *[game] Diesen Tisch gibt es nicht.
    }
refused-sanction-for = „{ $kind }“ ist für: { LIST($subjects) }.
refused-client-code = Ein Gerät hat eine Kennung aus 16 Ziffern und Buchstaben von a bis f, wie in der Liste.
refused-nothing-to-lift = Es gibt nichts aufzuheben: Es wurde schon aufgehoben oder nie verhängt.
refused-no-such-line = Diese Zeile gibt es nicht.
refused-other-operators = Andere aus der Leitung sind gerade daran. Versuche es noch einmal.
refused-no-such-game = Diese Partie gibt es nicht.
refused-tries = Zu viele Versuche. Warte einige Minuten und versuche es noch einmal.
refused-name-empty = Ein Name hat mindestens einen Buchstaben.
refused-name-unseen = Ein Name besteht aus Zeichen, die man sieht.
refused-name-joined = Ein Name besteht aus einzelnen Buchstaben.
refused-name-scripts = Die Buchstaben eines Namens gehören zu einer Schrift: Sie sähen sonst wie andere aus.
refused-name-reserved = „{$name}“ ist nicht frei: Das klingt, als führte jemand damit diesen Server.
refused-name-of-account = „{ $name }“ ist der Name eines Kontos oder sieht so aus. Melde dich an oder wähle einen anderen.
refused-passkey-refused = Der Passkey wurde nicht angenommen. Fang noch einmal an.
refused-passkey-known = Dieser Passkey ist schon bekannt.
refused-letter-link-old = Dieser Link gilt nicht mehr. Lass dir einen neuen Brief schicken.
refused-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
refused-password-easy = Dieses Passwort ist zu leicht zu erraten. Wähle ein anderes.
refused-login-wrong = Dieser Name und dieses Passwort gehören nicht zusammen.
refused-password-wrong = Das ist nicht dein Passwort.
refused-password-changed = Das Passwort wurde inzwischen geändert. Melde dich noch einmal an.
refused-changed-meanwhile = Das wurde inzwischen geändert. Melde dich noch einmal an.
refused-proof = Gib davor noch einmal dein Passwort oder einen Passkey an.
refused-name-taken = Jemand heißt schon „{ $name }“ oder fast so. Wähle einen anderen Namen.
refused-sign-in-first = Melde dich zuerst an.
refused-device-out = Das Gerät ist schon abgemeldet.
refused-passkey-last = Diesen Passkey gibt es nicht, oder er ist der einzige Zugang: Setz zuerst ein Passwort.
refused-spectator-list = Das ist ein Link für Zuschauer. Auf der Liste stehen nur Plätze von Spielern.
refused-seat-of-another = Dieser Platz gehört zu einem anderen Konto und steht auf dessen Liste.
refused-link-not-listed = Diesen Link hast du nicht auf deiner Liste. Plätze, die du selbst genommen hast, bleiben dort.
refused-seat-not-listed = Dieser Platz steht nicht auf deiner Liste.
refused-seat-not-listed-now = Dieser Platz steht nicht mehr auf deiner Liste.
refused-nothing-here = Hier ist nichts.
refused-method = Das geht hier nicht.
refused-not-understood = Die Anfrage wurde nicht verstanden.
refused-link-other-game = Dieser Link gehört zu einer anderen Partie.
refused-no-such-bot = Hier gibt es keinen Computerspieler „{ $bot }“. Es gibt: { LIST($known) }.
refused-no-bot = Hier gibt es keinen Computerspieler „{ $bot }“.
refused-record-later = Die Aufzeichnung ist für alle da, wenn die Partie vorbei ist; bis dahin können Spieler ihre Chronik lesen.
refused-no-such-channel = Diesen Weg für Nachrichten gibt es nicht.
refused-spectators-no-turns = Zuschauer sind nie am Zug.
refused-channels-many = Es gibt höchstens { $most } Wege für Nachrichten. Entferne erst einen.
refused-sign-in-or-token = Melde dich an, oder schick das Kennzeichen deines Platzes.
refused-link-renewed = Dieser Link wurde erneuert oder widerrufen.
refused-no-mail = Dieser Server schickt keine E-Mails: Es ist kein Mailserver eingerichtet.
refused-mail-address = Gib eine E-Mail-Adresse wie anna@example.org an.
refused-operator-secret = Das ist nicht das Geheimnis der Leitung.
refused-no-pictures = Dieser Server zeichnet keine Bilder.
refused-no-letter = Dorthin lässt sich jetzt kein Brief schicken. Versuche es in einer Stunde noch einmal.
refused-game-or-record = Nenne eine Partie oder schick eine Aufzeichnung: eins von beiden.
refused-hidden-later = Diese Partie läuft noch. Was verborgen war, wird gezeigt, wenn sie vorbei ist.
refused-own-packs = Mit eigenen Spielteilen wird nicht über das Netz gespielt.
refused-not-playing = Hier wird gerade nicht gespielt.
refused-last-question = An deiner letzten Frage wird noch gerechnet. Warte auf die Antwort.
refused-nothing-to-advise = Du hast jetzt nichts zu entscheiden, also gibt es nichts zu raten.
refused-shutting-down = Der Server fährt herunter. Der Computer spielt weiter, wenn er wieder da ist.
refused-bot-broken = Der Computerspieler „{ $bot }“ geht hier nicht ({ $kind }). Wähle einen anderen.
refused-computer-late = Der Computer ist nicht rechtzeitig fertig geworden. Frag noch einmal oder spiel ohne weiter.
refused-database-away = Die Datenbank ist für einen Augenblick weg. Versuche es noch einmal.
refused-target-form = Gib eine Adresse wie https://example.org/turns mit höchstens 1000 Zeichen an.
refused-target-port = Nachrichten gehen an Webserver: an Port 80, 443 oder einen über 1023.
refused-target-login = Die Adresse darf keinen Namen und kein Passwort enthalten.
refused-target-private = Diese Adresse ist nicht im öffentlichen Netz. Dorthin wird nichts geschickt.
refused-target-unknown = Diese Adresse ist nicht zu finden.
refused-no-letter-later = Dorthin ließ sich kein Brief schicken. Versuche es später noch einmal.
refused-push-form = Das ist kein Push-Abonnement: Es braucht einen Endpunkt und die Schlüssel p256dh und auth.
refused-table-closed = Die Leitung dieses Servers hat diesen Tisch geschlossen.
refused-banned = Die Leitung dieses Servers hat dich gesperrt.
refused-muted = Die Leitung dieses Servers hat dich stummgeschaltet. Du kannst weiterspielen.
refused-host = Dieser Server heißt nicht so. Wer ihn betreibt, kann den Namen mit „rubicon serve --origin“ hinzufügen.
refused-origin = Seiten von dort dürfen diesen Server nicht benutzen. Wer ihn betreibt, kann es mit „rubicon serve --origin“ erlauben.
refused-other-site = Eine Seite von anderswo darf diesen Server um nichts bitten.
refused-csrf = Eine Anfrage mit Cookies, die etwas ändert, braucht die Kopfzeile „X-Rubicon“.
refused-request-large = Eine Anfrage hat höchstens { $most } Bytes.
refused-media-type = Schick JSON, mit der Kopfzeile „Content-Type: application/json“.
refused-request-slow = Eine Anfrage muss in { $seconds } Sekunden ankommen.
refused-fault = Ein Fehler des Servers. Er ist vermerkt.
refused-game-long = Diese Partie durchzuarbeiten dauert zu lange.
refused-no-such-analysis = Diese Analyse gibt es nicht mehr. Lass sie noch einmal machen.
refused-steps = Diese Partie hat { $steps } Schritte, nicht { $at }.
refused-link-nothing = Dieser Link öffnet nichts: Er ist falsch, erneuert oder widerrufen.
refused-invitation = Das ist eine Einladung. Nimm zuerst den Platz: POST /api/seats/take.
refused-listed = Du hast schon eine offene Partie auf der Startseite. Versuche es, wenn ihr Platz besetzt ist.
refused-no-invitation = Dieser Link führt zu keinem freien Platz mehr.
refused-spectator-seat = Dieser Link ist für Zuschauer; da ist kein Platz zu nehmen.
refused-token-form = Ein Kennzeichen hat 32 Buchstaben, Ziffern, - und _, zufällig gewählt.
refused-token-used = Dieses Kennzeichen öffnet schon etwas. Wähle ein anderes, zufällig.
refused-only-players = Nur Spieler erneuern und widerrufen Links.
refused-rematch-link = Dein Link zur Revanche wurde dort erneuert oder widerrufen. Nimm jenen.
refused-not-listed = Diese Partie ist nicht offen: Nur eine Einladung führt zu einem Platz.
refused-no-rematch = Noch gibt es keine Revanche: Alle müssen sie wollen.
refused-table-busy = An diesem Tisch ist zu viel los. Versuche es noch einmal.
refused-not-stored = Das ließ sich nicht speichern, also ist es nicht geschehen. Versuche es noch einmal.
refused-game-not-stored = Die Partie ließ sich nicht speichern, also gibt es sie nicht. Versuche es noch einmal.
refused-spectators = Zuschauer sehen zu und reden; sie spielen nicht.
refused-websocket = Der WebSocket ist unter /ws.
refused-protocol = Dieser Server spricht die Version { $spoken } des Protokolls und keine andere.
refused-binary = Schick Text, keine Binärdaten.
refused-no-metrics = Hier gibt es keine Messwerte: RUBICON_METRICS_TOKEN ist nicht gesetzt.
refused-metrics-token = Messwerte brauchen „Authorization: Bearer“ mit RUBICON_METRICS_TOKEN.
refused-seat-form = Ein Platz ist eine Partie und die Nummer einer Seite oder -1 für ihre Zuschauer.
refused-no-such-report = Diese Meldung gibt es nicht, oder sie ist schon erledigt.
refused-that-is-you = Das bist du.
refused-relations-many = Du hast { $most } Leute stummgeschaltet oder blockiert: Mehr geht nicht.
refused-no-such-account = Dieses Konto gibt es nicht.
refused-own-line = Das hast du selbst gesagt.
refused-spectators-mute = Zuschauer schalten in ihrem eigenen Browser stumm und blockieren niemanden.
refused-nobody-else = Auf diesem Platz sitzt niemand anderes.
refused-you-blocked = Du hast den anderen Spieler blockiert. Heb das zuerst auf.
refused-wants-no-rematch = Der andere Spieler will keine Revanche.
refused-you-blocked-here = Du hast jemanden blockiert, der an diesem Tisch sitzt. Heb das zuerst auf.
refused-no-seat-for-you = Du kannst an diesem Tisch keinen Platz nehmen.
refused-name-check-mark = Ein Name hat kein Häkchen: Das kennzeichnet die Namen von Konten.

## Briefe des Servers. Der erste geht auch an Fremde und enthält darum kein Wort von denen, die ihn verlangt haben.

letter-confirm-subject = Ist das deine Adresse für Rubicon?
letter-confirm-text =
    Ein Konto bei Rubicon möchte hier Briefe bekommen, wenn das Passwort vergessen ist.

    Wenn es deins ist, öffne dies auf dem Gerät, auf dem du angemeldet bist: { $link }

    Wenn nicht, tu nichts: Es kommen keine weiteren Briefe.
letter-recover-subject = Ein neues Passwort für Rubicon
letter-recover-text =
    Jemand, wahrscheinlich du, hat das Passwort von „{ $name }“ vergessen.

    Setze innerhalb einer Stunde ein neues: { $link }

    Wenn du es nicht warst, tu nichts: Das Passwort bleibt, wie es ist.
