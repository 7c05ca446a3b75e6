### Die eigenen Worte des Terminals, die die Seite nicht braucht.

terminal-command-help = diese Hilfe
terminal-command-rules = die Liste der Regeln; mit einer Nummer oder einem Wort danach diese Regel
terminal-command-why = warum etwas nicht angeboten wird: schreib die Aktion dahinter, wie du sie tippen würdest
terminal-command-odds = der Schlacht; odds und ein Ort, mit den Blöcken, die ihn angreifen würden, um vorauszuplanen
terminal-command-undo = deine letzte Aktion zurücknehmen, solange seither nichts ans Licht kam
terminal-command-log = die letzten 20 Zeilen der Chronik; log 50 für mehr
terminal-command-history = die ganze Chronik
terminal-command-hint = was der Computer an deiner Stelle täte, und warum; nur in Partien gegen ihn
terminal-command-save = wo die Partie gespeichert ist; save FILE schreibt eine Kopie
terminal-command-quit = gehen; die Partie ist gespeichert und lässt sich fortsetzen (auch q, Strg-D, Strg-C)
terminal-both-may-look = Ihr dürft beide schauen: Hier ist nichts verborgen.
terminal-nothing-to-choose = Jetzt gibt es nichts zu wählen.
terminal-no-such-choice = Es gibt keine Wahl { $number }; sie gehen von 1 bis { $count }.
terminal-goes-on = „{ $typed }“ kann so weitergehen:
terminal-none-of-the-choices = Das ist nicht dabei. Warum nicht, sagt das Spiel jedem, der allein davorsitzt.
terminal-several-meanings = „{ $typed }“ kann mehreres heißen: { $meanings }. Tippe mehr davon.
terminal-help = Hilfe
terminal-log = Chronik
terminal-why-what = Tippe hinter „why“ eine Aktion, so wie du sie ausführen würdest.
terminal-answer-with-a-number = Antworte mit der Nummer einer Wahl. Endet sie mit …, folgt eine zweite Liste; Enter geht zurück.
terminal-or-type = Oder tippe, was du tun willst:{" "}
terminal-or = oder
terminal-words-cut-short = Wörter dürfen gekürzt sein, solange sie eindeutig sind, groß oder klein.
terminal-list-of-rules = Regeln: tippe rules und eine Nummer oder einen Namen
terminal-rule = Regeln: { $rule }
terminal-no-such-rule = Keine Regel heißt „{ $asked }“. Tippe rules für die Liste.
terminal-odds = Aussichten { $question }
terminal-taken-back = Zurückgenommen.
terminal-nothing-happened = Noch ist nichts geschehen.
terminal-prompt-help = ?: Hilfe >
terminal-prompt = Wähle 1-{ $count }, ?: Hilfe >
terminal-prompt-back = Wähle 1-{ $count }, Enter: zurück, ?: Hilfe >
terminal-what-happened = Was geschah
terminal-what-happened-more = Was geschah (davor noch { $earlier }: tippe log)
terminal-yes-no = { $question } [y/N]
terminal-more = -- Enter: mehr ({ $lines } Zeilen), q: zurück --
terminal-back-to-the-game = -- Enter: zurück zur Partie --
terminal-hand-over = Gib die Tastatur weiter: { $name } ist dran.
terminal-look-away = Wer nicht dran ist, schaut bitte weg.
terminal-alone = { $name }, drück Enter, wenn du allein bist >
terminal-saving-failed = r: noch einmal, w: ohne Speichern weiter, q: gehen >
terminal-hints-take-sides = Hinweise gibt es in Partien gegen den Computer: Hier wären sie parteiisch.
terminal-thinking = Ich denke nach …
terminal-hint = Hinweis
terminal-saved-at-once = Jede Aktion wird sofort gespeichert, in { $path }
terminal-not-being-saved = Diese Partie wird nicht gespeichert. „save FILE“ schreibt eine Kopie, die sich fortsetzen lässt.
terminal-copy-written = Eine Kopie steht in { $path }. Ihre Würfel sind offen: Nichts beweist sie.
terminal-see-rules = { $text } (Regel { $rule })
terminal-cannot-be-saved = Die Partie kann nicht gespeichert werden. Trotzdem spielen, ohne zu speichern?
terminal-was-not-saved = Diese Partie wurde nicht gespeichert.
terminal-saved-in = Die Partie ist gespeichert in { $path }
terminal-saving-stopped = Das heißt: bis das Speichern misslang. Was danach kam, ist nicht gespeichert.
terminal-go-on-command = Weiter mit:
terminal-draw = Die Partie endet unentschieden: { $reason }.
terminal-you-win = Sieg! Du, { $side }, gewinnst: { $reason }.
terminal-side-wins = { $side } gewinnt: { $reason }.
terminal-final-score = Endstand: { $score }.
terminal-not-saved-to-its-end = Diese Partie wurde nicht bis zum Ende gespeichert.
terminal-record-is = Die Aufzeichnung der Partie ist { $path }
terminal-check-record = Züge und Würfel prüfen:
terminal-read-record = Als Bericht lesen:
terminal-odds-at = Aussichten in { $place }
terminal-odds-heading = Aussichten
terminal-odds-exact = , wenn beide weiterkämpfen: exakt
terminal-odds-mean = , wenn beide weiterkämpfen: Mittel aus { $samples } Stellungen, die zum Bekannten passen, ± Standardfehler
terminal-odds-attacks = { $side } greift an
terminal-odds-defends = { $side } verteidigt
terminal-odds-wins = { $side } gewinnt { $chance }
terminal-odds-rounds = Das Ende fällt in Gefechtsrunde { $rounds }.
terminal-odds-losses = { " " }und verliert im Mittel: Stufen { $steps }, Einheiten { $pieces }
terminal-odds-losses-leaders = { " " }und verliert im Mittel: Stufen { $steps }, Einheiten { $pieces }, Anführer { $leaders }
terminal-odds-piece = Einheit
terminal-odds-strength = Stärke
terminal-odds-lost = verloren
terminal-odds-leaves = zieht ab
terminal-odds-strength-left = Reststärke
terminal-odds-reserve = { " " }(Reserve)
terminal-command-say = dem anderen Spieler etwas sagen (Zuschauer: einander); schreib es hinter das Wort
terminal-command-chat = was gesagt wurde
terminal-command-who = wer spielt, wer da ist, und die Uhren
terminal-command-draw = ein Unentschieden anbieten oder annehmen; draw no lehnt ab
terminal-command-resign = aufgeben
terminal-command-claim = die Partie beanspruchen, wenn die Zeit der anderen Seite um ist; claim draw für ein Unentschieden
terminal-command-pause = deine Uhr eine Weile anhalten, in Partien mit Tagen je Zug
terminal-command-note = deine eigenen Notizen; mit Worten danach schreibst du sie
terminal-command-rematch = nach der Partie: noch eine, mit vertauschten Seiten
terminal-command-leave = gehen; die Partie bleibt auf dem Server, und derselbe Link führt zurück (auch q, Strg-D, Strg-C)

## Spielen über das Netz

terminal-connection-lost = Die Verbindung ist weg; neuer Versuch …
terminal-watching = Du siehst zu.
terminal-waiting = Warten auf die andere Seite.
terminal-waiting-for = Warten. { SIDE($sides) } ist gerade nicht da.
terminal-waiting-to-begin = Warten, bis die andere Seite kommt …
terminal-stays-on-server = Die Partie bleibt auf dem Server; derselbe Link führt zurück.
terminal-somebody = Jemand
terminal-chat-removed = (entfernt)
terminal-say-what = Schreib hinter das Wort, was du sagen willst.
terminal-nothing-said = Noch hat niemand etwas gesagt.
terminal-draw-offer = { SIDE($side) } bietet Unentschieden an. Mit draw nimmst du an, mit draw no lehnst du ab.
terminal-draw-offered = Unentschieden ist angeboten.
terminal-agreed = Angenommen.
terminal-declined = Abgelehnt.
terminal-give-up = Aufgeben?
terminal-given-up = Du hast aufgegeben.
terminal-claimed = Eingefordert.
terminal-clock-stands = Deine Uhr steht.
terminal-noted = Notiert.
terminal-rematch-wanted = Du möchtest eine Revanche.
terminal-computer = der Computer, { $bot }
terminal-person = ein Mensch
terminal-there = da
terminal-away = weg
terminal-seconds-left = noch { $seconds } Sekunden
terminal-watchers = { $count } sehen zu
terminal-dice-unchecked = Die Würfel ließen sich nicht prüfen. { $problem }
terminal-record-at = Ihre Aufzeichnung: { $address }

## Die Spielbretter aller Titel

board-welcome = Willkommen bei { $title }.
board-for-both = für beide zu sehen
board-you-are = du bist { SIDE($side) }
board-you = Du bist { SIDE($side) }
board-two-players = Zwei Spieler, eine Tastatur
board-attacks = { SIDE($side) } greift an
board-defends = { SIDE($side) } verteidigt
board-hand = Hand:
board-empty = leer
board-none = nichts
board-nobody = niemand
board-our-pack = Du spielst mit unserem Paket: Karte und Karten hat dieses Projekt entworfen.
board-pack = Du spielst mit diesem Paket: { $note }.

## Die Liste der gespeicherten Partien

terminal-no-saved-games = Es gibt keine gespeicherten Partien. „{ $command }“ beginnt eine.
terminal-go-on-with = Weiter mit: { $command } NAME (seine Nummer genügt)
terminal-who-played = { COUNT($people) ->
        [1] { SIDE($people) } gegen { LIST($computers) }
        [0] { LIST($computers, last: "against") }
       *[other] zwei Menschen
    }
list-against = { $list } gegen { $item }
terminal-who-won = { $winner ->
        [draw] unentschieden
       *[other] { SIDE($winner) } hat gewonnen
    }
terminal-unfinished = { $steps ->
        [one] nicht zu Ende, 1 Schritt
       *[other] nicht zu Ende, { $steps } Schritte
    }
