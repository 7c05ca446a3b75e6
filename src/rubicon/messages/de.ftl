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
