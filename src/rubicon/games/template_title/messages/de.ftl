### Template Title in Worten. Die Fakten jedes Ereignisses stehen in text/events.py.

side-pompey = Pompeius

log-dealt =
    { $own ->
        [1] { SIDE($side) } bekommt die Karten { LIST($cards) }.
       *[0] { SIDE($side) } bekommt { $count } Karten.
    }
log-hill = Runde { $round }: { HILL($hill) }.
    .mark = Hügel { $round }
    .tick = { $round }
log-choice = Du wählst Karte { $card }.
log-cards = { SIDE("caesar") } spielt { $caesar }, { SIDE("pompey") } spielt { $pompey }.
log-dice = { SIDE("caesar") } würfelt { $caesar }, { SIDE("pompey") } würfelt { $pompey }: { $total } zu { $other }, { SIDE($side) } führt.
log-again = { SIDE($side) } setzt eine Gunst ein und würfelt { DICE($dice) }: { $total }, { SIDE($leader) } führt.
log-keep = { SIDE($side) } lässt den Wurf gelten.
log-take = { SIDE($side) } nimmt den Hügel { HILL($hill) } im Wert von { $value }.
log-over = { $reason }.

## Fragen

ask-choice = Wähle eine Karte für den Hügel { HILL($hill) } im Wert von { $value }.
ask-favour = Du hast { $total }, der Gegner { $other }. Eine Gunst einsetzen und noch einmal würfeln?

## Warum nicht? Jeder Grund steht hinter der Nummer seiner Regel.

why-chosen = Du hast Karte { $card } gewählt; warte, bis beide Karten offen liegen.
why-wait = { SIDE($side) } { $doing }; warte darauf.
phase-favour-waits = darf noch einmal würfeln
why-no-dice-yet = Noch einmal würfeln kannst du nach dem Wurf; wähle jetzt eine Karte.
why-cards-shown = Die Karten liegen offen; würfle jetzt noch einmal oder lass den Wurf gelten.
why-not-in-hand = Karte { $card } ist nicht auf deiner Hand.

## Phasen: Überschrift, und worum es in der Entscheidung geht

phase-choice-heading = Beide wählen verdeckt eine Karte
phase-choice-hint = Starke Karten für gute Hügel. Niemand sieht deine Wahl, bevor beide gewählt haben.
phase-favour-heading = Die Würfel sind gefallen
phase-favour-hint = Du hast im ganzen Spiel zwei Gefallen. Was davon übrig bleibt, entscheidet bei Gleichstand.
phase-over-heading = Das Spiel ist aus

## Warum eine Partie endete, und ihre Einstellungen

end-points = { SIDE($side) } gewinnt nach Punkten, { $more } zu { $fewer }
end-favours = { SIDE($side) } gewinnt mit den übrigen Gefallen, { $more } zu { $fewer }
end-draw = Unentschieden: gleich viele Punkte und Gefallen

option-rounds = Runden
    .meaning = um wie viele Hügel es geht
