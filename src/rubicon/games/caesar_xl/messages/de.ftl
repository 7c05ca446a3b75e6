### Caesar XL in Worten. Die Fakten jedes Ereignisses stehen in text/events.py.

## Seiten und Einheiten

side-caesar = Caesar
    .genitive = Caesars
side-pompey = Pompeius
    .genitive = Pompeius’
unit-pompey = Pompeius
unit-allied = Verbündete
unit-veteran-allied = verbündete Veteranen
unit-legion = Legion
unit-veteran-legion = Veteranenlegion
successor-caesar = Caesars Erbe
successor-pompey = Pompeius’ Erbe

# Eine Anzahl von Einheiten einer Art; ein Feldherr ist einer.
units =
    { $unit ->
        [allied]
            { $count ->
                [one] ein Verbündeter
               *[other] { $count } Verbündete
            }
        [veteran-allied]
            { $count ->
                [one] ein verbündeter Veteran
               *[other] { $count } verbündete Veteranen
            }
        [legion]
            { $count ->
                [one] eine Legion
               *[other] { $count } Legionen
            }
        [veteran-legion]
            { $count ->
                [one] eine Veteranenlegion
               *[other] { $count } Veteranenlegionen
            }
       *[leader] { UNIT($unit) }
    }
army =
    { COUNT($units) ->
        [0] niemand
       *[other] { LIST($units, last: "and") }
    }
enemies =
    { COUNT($enemies) ->
        [0] niemanden
       *[other] { LIST($enemies, last: "and") }
    }
whose =
    { $unit ->
        [allied] { SIDE($side, form: "genitive") } Verbündeter
        [veteran-allied] { SIDE($side, form: "genitive") } verbündeter Veteran
        [legion] { SIDE($side, form: "genitive") } Legion
        [veteran-legion] { SIDE($side, form: "genitive") } Veteranenlegion
       *[leader] { UNIT($unit) }
    }

## Karten

card-barbarian-invasion = Barbareneinfall
card-text-barbarian-invasion = Die Stämme gehen auf Beutezug. Jede Seite würfelt und verliert so viel Gold; was sie nicht zahlen kann, verliert sie an Schwertern ihrer Einheiten.
card-allies-go-home = Die Verbündeten gehen heim
card-text-allies-go-home = Die Ernte ruft. Jede Seite verliert einen Verbündeten.
card-demand-for-action = Ruf nach Taten
card-text-demand-for-action = Niemand zahlt für einen Krieg, der stillsteht. Die nächsten Steuern beider Seiten werden halbiert.
card-optimates-rally = Die Optimaten sammeln sich
card-text-optimates-rally = Die Besten öffnen ihre Beutel: Wer mehr ihrer Zeichen hat (bei Gleichstand Pompeius), gewinnt so viel Gold und eines mehr und darf eine Einheit zu Veteranen machen.
card-populares-rally = Die Popularen sammeln sich
card-text-populares-rally = Das Volk jubelt: Wer mehr ihrer Zeichen hat (bei Gleichstand Caesar), gewinnt so viel Gold und eines mehr und darf eine Einheit zu Veteranen machen.
card-pirates = Piraten
card-text-pirates = Segel am Horizont. Jede Seite verliert 1 Gold für jeden eigenen Hafen.
card-the-senate = Der Senat
card-text-the-senate = Das Haus hört auf dich. Zieh in jeder Ziehphase eine Karte mehr.
card-demands-for-reform = Ruf nach Reformen
card-text-demands-for-reform = Du sprichst für die Straße. Nimm in jeder Steuerphase 2 Gold ein.
card-dictator = Diktator
card-text-dictator = Sechs Monate, oder auf Lebenszeit. Deine Hand darf eine Karte größer sein.
card-pontifex-maximus = Pontifex Maximus
card-text-pontifex-maximus = Die Vorzeichen sind, was du sagst. Deine Führung ist in jeder Schlacht um 1 höher.
card-tribune = Volkstribun
card-text-tribune = Unantastbar, und sehr laut. Deine Legionen kosten 2 Gold weniger.
card-triumph = Triumph
card-text-triumph = Vier weiße Pferde, und ein Sklave, der flüstert. Nimm in jeder Steuerphase 1 Gold ein.
card-cura-annonae = Kornspende
card-text-cura-annonae = Erst das Brot. Nimm in jeder Steuerphase 2 Gold ein.
card-tax-farmers = Steuerpächter
card-text-tax-farmers = Asia zahlt, und zahlt noch einmal. Nimm in jeder Steuerphase 3 Gold ein.
card-friend-of-kings = Freund der Könige
card-text-friend-of-kings = Sie schicken ihre Söhne, und ihre Reiter. Deine Verbündeten kosten 2 Gold weniger.
card-land-for-veterans = Land für Veteranen
card-text-land-for-veterans = Zehn Hektar und ein Weinstock. Wirb einmal in jeder Kaufphase in einer eigenen Legionskolonie für 5 Gold eine weitere Legion an.
card-legions-grumble = Die Legionen murren
card-text-legions-grumble = Versprich ihnen alles. Wirb in einer eigenen Legionskolonie für 3 Gold eine weitere Legion an.
card-veterans-settlement = Veteranensiedlung
card-text-veterans-settlement = Alte Soldaten kommen um ihr Land zurück. Wirb bis zu zwei weitere Legionen an, jede in einer anderen eigenen Legionskolonie, für je 5 Gold.
card-allies-mobilize = Die Verbündeten rüsten
card-text-allies-mobilize = Reiter an jeden Hof. Würfle: Setze so viele Verbündete, jeden bei einem anderen verbündeten Klienten ohne feindliche Einheiten.
card-allied-settlement = Bündnisvertrag
card-text-allied-settlement = Ein Vertrag auf Bronze. Setze bis zu zwei Verbündete, jeden bei einem anderen eigenen verbündeten Klienten.
card-fleet-of-gades = Flotte von Gades
card-text-fleet-of-gades = Schiffe des Ozeans. In dieser Marschphase darf jede deiner Einheiten von einem Hafen zu einem anderen des Atlantiks oder des westlichen Mittelmeers.
card-fleet-of-misenum = Flotte von Misenum
card-text-fleet-of-misenum = Schiffe Italiens. In dieser Marschphase darf jede deiner Einheiten von einem Hafen zu einem anderen des westlichen Mittelmeers.
card-fleet-of-rhodes = Flotte von Rhodos
card-text-fleet-of-rhodes = Schiffe der Inseln. In dieser Marschphase darf jede deiner Einheiten von einem Hafen zu einem anderen des östlichen Mittelmeers.
card-successor = Nachfolger
card-text-successor = Der Name lebt fort. Ist dein Oberbefehlshaber gefallen, zieht sein Nachfolger ins Feld, in einer Stadt mit einer Einheit von dir.
card-betrayal = Verrat
card-text-betrayal = Silber in der Nacht. Würfle: In einer Stadt deiner Wahl verliert der Feind Einheiten seiner Wahl mit zusammen so vielen Schwertern; keine mit mehr, als noch zu verlieren sind.
card-donation = Spende
card-text-donation = Ein Freund, der nichts verlangt, noch nicht. Zieh zwei Karten.
card-ides-of-march = Iden des März
card-text-ides-of-march = Ist der feindliche Oberbefehlshaber in Rom, würfle: Bei 4 oder mehr fällt er.
card-double-line = Doppelte Linie
card-text-double-line = Erste Kampfrunde: Deine Legionen haben 2 Schwerter mehr, deine Feldherren 1.
card-triple-line = Dreifache Linie
card-text-triple-line = Erste zwei Kampfrunden: Deine Legionen und Feldherren haben 1 Schwert mehr.
card-stand-siege = Der Belagerung standhalten
card-text-stand-siege = Nur in der Verteidigung. Die ganze Schlacht: Feindliche Legionen und Feldherren haben 1 Schwert weniger.
card-cavalry-sweep = Reiterangriff
card-text-cavalry-sweep = Erste Kampfrunde: Deine Verbündeten haben 2 Schwerter mehr. Zieht sich der Feind zurück, trifft Vae Victis mit 1 bis 3.
card-ambush = Hinterhalt
card-text-ambush = Du führst. Erste Kampfrunde: Alle feindlichen Einheiten haben 1 Schwert weniger, aber nie weniger als 1.
card-rearguard = Nachhut
card-text-rearguard = Die Taktikkarte des Feindes wirkt nicht. Ziehst du dich zurück, verlierst du keinen Feldherrn, und es gibt kein Vae Victis.
card-text-antonius = Setze einmal in jeder Kaufphase eine Legion, kostenlos, wo Antonius ist.
card-text-brutus = Würfle in jeder Steuerphase und nimm so viel Gold ein.
card-text-cato = Unbestechlich, und jeder weiß es. Nimm in jeder Steuerphase 1 Gold ein.
card-text-cicero = Nimm einmal in jeder Kaufphase für 3 Gold eine Feldherrnkarte aus der Ablage.
card-text-labienus = Er kennt jeden Kniff; die meisten hat er gelehrt. Deine Führung ist in jeder Schlacht um 1 höher.
card-text-curio = Setze einmal in jeder Kaufphase für 2 Gold einen Verbündeten, wo Curio ist.
card-text-scipio = Nimm in jeder Steuerphase 1 Gold für jeden eigenen verbündeten Klienten ein.

## Karten: ihre Arten, Parteien, und was verlangt wird; Städte und Häfen

card-kind-event = Ereignis
card-kind-forum = Forum
card-kind-action = Aktion
card-kind-tactics = Taktik
card-kind-leader = Feldherr
faction-optimates = Optimaten
faction-populares = Popularen
faction-either = Optimaten oder Popularen
claim-bid = Durch Gebot
claim-pay = Zahle { $gold } Gold
claim-control = Beherrsche { PLACE($places, last: "and") }
claim-hold = Halte { $count } { claim-hold.kind }
    .kind =
        { $kind ->
            [colony] Legionskolonien
            [client] verbündete Klienten
            [port] Häfen
           *[city] Städte
        }
claim-supreme-in = Oberbefehlshaber in { PLACE($places, last: "or") }
claim-leaders = { $count } Feldherren im Spiel
claim-veterans = { $count } Veteraneneinheiten
claim-worth = Eigene Städte im Wert von { $gold }
city-shape-colony = Legionskolonie
city-shape-client = verbündeter Klient
port-atlantic = Hafen am Atlantik
port-west = Hafen des westlichen Mittelmeers
port-east = Hafen des östlichen Mittelmeers

## Die Chronik

season =
    { $season ->
        [spring] Frühling { $year } v. Chr.
       *[autumn] Herbst { $year } v. Chr.
    }
log-turn = { season }, Runde { $turn }.
    .heading = { season }, Runde { $turn }
    .mark = { season }
log-player-turn = { SIDE($side) } ist am Zug.
    .mark = { SIDE($side) }
log-dealt =
    { $own ->
        [1] Du bekommst { COUNT($cards) ->
            [0] nichts
           *[other] { CARD($cards) }
        }.
       *[0] { SIDE($side) } bekommt { $count } Karten.
    }
log-draw =
    { $own ->
        [1] Du ziehst { CARD($card) }.
       *[0] { SIDE($side) } zieht eine Karte.
    }
log-event = { SIDE($side) } zieht ein Ereignis: { CARD($card) }. { CARD_TEXT($card) }
log-to-forum = { SIDE($side) } zieht { CARD($card) }; die Karte kommt ins Forum.
log-reshuffle = Die Ablage wird gemischt und bildet den neuen Stapel.
log-discard = { SIDE($side) } legt { CARD($card) } ab.
log-pick =
    { $price ->
        [0] { SIDE($side) } nimmt { CARD($card) } aus der Ablage.
       *[other] { SIDE($side) } nimmt für { $price } Gold { CARD($card) } aus der Ablage.
    }
log-play = { SIDE($side) } spielt { CARD($card) }.
log-use = { SIDE($side) } benutzt { CARD($card) }.
log-rolled = { SIDE($side) } würfelt { DICE($dice) }.
log-bidding = { SIDE($side) } eröffnet die Versteigerung: { CARD($card) }.
log-bid = { SIDE($side) } bietet { $gold }.
log-conceded =
    { $forfeit ->
        [0] { SIDE($side) } passt.
       *[other] { SIDE($side) } passt und büßt { $forfeit } Gold ein.
    }
log-claim =
    { $price ->
        [0] { SIDE($side) } beansprucht { CARD($card) }.
       *[other] { SIDE($side) } beansprucht { CARD($card) } für { $price } Gold.
    }
log-over =
    { $side ->
        [nobody] Der Herbst 44 v. Chr. ist um, und niemand hat gewonnen: unentschieden. Sic transit gloria mundi.
       *[other]
            { $victory ->
                [military] { SIDE($side) } verkündet einen militärischen Sieg.
               *[political] { SIDE($side) } verkündet einen politischen Sieg.
            }
    }
log-gold =
    { $change ->
        [loss] { SIDE($side) } verliert { $gold } Gold.
       *[gain] { SIDE($side) } gewinnt { $gold } Gold.
    }
log-tax = { SIDE($side) } nimmt { $gold } Gold ein.
log-looting =
    { $owed ->
        [0] Die Barbaren nehmen { SIDE($side) } { $gold } Gold.
       *[other] Die Barbaren nehmen { SIDE($side) } { $gold } Gold; { $owed } Schwerter fehlen noch.
    }
log-recruit =
    { $price ->
        [0] { SIDE($side) } wirbt in { PLACE($place) } an: { $units }.
       *[other] { SIDE($side) } wirbt in { PLACE($place) } für { $price } Gold an: { $units }.
    }
log-placed =
    { $successor ->
        [1] { SUCCESSOR($unit) } zieht in { PLACE($place) } ins Feld.
       *[0] { UNIT($unit) } zieht in { PLACE($place) } ins Feld.
    }
log-promote = { whose } in { PLACE($place) } gehört nun zu den Veteranen.
log-betrayed = Verrat in { PLACE($place) }!
log-eliminated = { SIDE($side, form: "genitive") } Verlust in { PLACE($place) }: { $units }.
log-supreme-lost =
    { COUNT($cards) ->
        [0] { SIDE($side) } hat den Oberbefehlshaber verloren und { $gold } Gold.
       *[other] { SIDE($side) } hat den Oberbefehlshaber verloren, { $gold } Gold und die Hand: { CARD($cards) }.
    }
log-march = { SIDE($side) }: { army }, { PLACE($origin) } → { PLACE($destination) }.
log-sail = { SIDE($side, form: "genitive") } Flotte segelt von { PLACE($origin) } nach { PLACE($destination) }.
log-hastened = { SIDE($side, form: "genitive") } Einheiten in { PLACE($place) } dürfen noch einmal marschieren.
log-battle = Schlacht von { PLACE($place) }: { SIDE($side) } greift an ({ army }); { SIDE($enemy) } hat { enemies }.
log-commit =
    { $count ->
        [0] { SIDE($side) } setzt keine Taktikkarte ein.
       *[other]
            { $own ->
                [1] Du setzt { CARD($card) } ein, verdeckt.
               *[0] { SIDE($side) } setzt eine Taktikkarte ein, verdeckt.
            }
    }
log-tactics = Taktik: { LIST($shown, between: "; ") }.
has-card = { SIDE($side) } hat { CARD($card) }
log-lead = { SIDE($side) } führt: Führung { $attacker } des Angreifers gegen { $defender }.
log-round = Kampfrunde { $number }.
log-pass =
    { $step ->
        [allied] { SIDE($side) } setzt keine Verbündeten mehr ein.
        [legions] { SIDE($side) } setzt keine Legionen mehr ein.
       *[leaders] { SIDE($side) } setzt keine Feldherren mehr ein.
    }
log-roll =
    { $hits ->
        [0] { whose } würfelt { DICE($dice) } gegen { $needed } und trifft nicht.
       *[other] { whose } würfelt { DICE($dice) } gegen { $needed } und trifft.
    }
log-retreat = { SIDE($side) } zieht sich aus { PLACE($place) } zurück.
log-vae-victis =
    { $hits ->
        [0] Vae victis: { SIDE($side) } würfelt { DICE($dice) }, keine weiteren Verluste.
       *[other] Vae victis: { SIDE($side) } würfelt { DICE($dice) }, weitere Verluste: { $hits }.
    }
log-withdraw = { SIDE($side) }: Rückzug nach { PLACE($place) } ({ army }).
log-victory = { SIDE($side) } beherrscht nun { PLACE($place) }.

## Fragen, nach der Art der Entscheidung

ask-forum = { SIDE($side) }: Beanspruche eine Forumskarte, verkünde deinen Sieg oder beende.
ask-bidding = { SIDE($side) }: Biete auf { CARD($card) }; das höchste Gebot ist { $highest }.
ask-losses =
    { $what ->
        [swords] { SIDE($side) }: Verliere Einheiten mit { $count } Schwertern.
       *[units] { SIDE($side) }: Verliere Einheiten, { $count } an der Zahl.
    }
ask-honours = { SIDE($side) }: Mach eine Einheit zu Veteranen oder beende.
ask-discarding = { SIDE($side) }: Deine Hand fasst { $limit } Karten. Lege eine ab.
ask-picking = { SIDE($side) }: Nimm eine Karte aus der Ablage oder beende.
ask-purchase = { SIDE($side) }: Wirb mit { $gold } Gold an, spiele Karten oder beende.
ask-placing = { SIDE($side) }: Wo zieht { CARD($card) } ins Feld?
ask-mustering = { SIDE($side) }: Setze noch { $count } oder beende.
ask-targeting =
    { $purpose ->
        [betrayal] { SIDE($side) }: Wo wird der Feind verraten?
       *[celerity] { SIDE($side) }: In welcher Stadt dürfen die Einheiten noch einmal marschieren?
    }
ask-march = { SIDE($side) }: Marschiere oder beende.
ask-sailing = { SIDE($side) }: Zwischen welchen Häfen segelt die Flotte?
ask-next-battle = { SIDE($side) }: Welche Schlacht wird als Nächste geschlagen?
ask-tactics = { SIDE($side) }: Setze in { PLACE($place) } eine Taktikkarte ein oder passe.
ask-commitment = { SIDE($side) }: Setze in { PLACE($place) }, Kampfrunde { $round }, eine Einheit ein oder passe.
ask-hits = { SIDE($side) }: Wähle die Einheit, die in { PLACE($place) } verloren geht.
ask-retreat = { SIDE($side) }: Rückzug aus { PLACE($place) } oder bleiben?
ask-victory-or-death = { SIDE($side) }: Welcher Feldherr stirbt? Aut vincere aut mori.
ask-withdrawal = { SIDE($side) }: Wohin ziehen sich deine Einheiten zurück?
ask-veterans = { SIDE($side) }: Mach eine Einheit in { PLACE($place) } zu Veteranen oder beende.

## Warum nicht? Jeder Grund steht hinter der Nummer seiner Regel.

unit-any = Einheit
why-wrong-phase = { $when }; jetzt { $now }.
why-not-your-turn = { SIDE($side) } ist an der Reihe: { SIDE($side) } { $doing }.
why-barbarian-area = { PLACE($place) } ist Barbarenland; Einheiten ziehen nur in römische Städte.
why-enemy-city = { PLACE($place) } ist keine eigene Stadt: { SIDE($side) } hat Einheiten dort.
why-empty-city = { PLACE($place) } ist keine eigene Stadt: Niemand ist dort.
why-card-discarded = { CARD($card) } liegt in der Ablage.
why-card-in-forum = { CARD($card) } liegt im Forum; diese Karte wird beansprucht, nicht gespielt.
why-card-in-front = { CARD($card) } liegt offen vor { SIDE($side) }.
why-card-not-in-hand = { CARD($card) } ist nicht auf deiner Hand.
why-military-rome = Für einen militärischen Sieg muss dein Oberbefehlshaber in { PLACE("rome") } sein.
why-military-enemy-leader = Für einen militärischen Sieg darf der feindliche Oberbefehlshaber nicht auf der Karte sein; er ist in { PLACE($place) }.
why-military-values = Für einen militärischen Sieg müssen deine Städte { $need } wert sein; sie sind { $have } wert.
why-political-points = Ein politischer Sieg braucht { $need } Siegpunkte netto; du hast { $have }.
why-bid-higher = Ein Gebot muss um mindestens 1 höher sein; das höchste ist { $highest }.
why-bid-too-high = Niemand bietet mehr, als er hat; du hast { $gold } Gold.
why-must-bid = Wer die Versteigerung eröffnet, muss mindestens 1 Gold bieten.
why-must-commit = In der letzten Kampfrunde hat niemand gewürfelt; in dieser wird jede Einheit eingesetzt.
why-not-a-forum-card = { CARD($card) } ist keine Forumskarte.
why-already-claimed = { SIDE($side) } hat { CARD($card) } beansprucht und behält die Karte bis zum Ende.
why-not-in-forum-yet = { CARD($card) } ist noch nicht ins Forum gekommen.
why-claimed-one = Eine Forumskarte je Phase; du hast deine beansprucht.
why-claim-asks = { CARD($card) } verlangt mehr: { $claim }.
claim-missing-bid = ein Gebot von mindestens 1 Gold, und du hast keines
claim-missing-gold = { $need } Gold, und du hast { $have }
claim-missing-control = { PLACE($places, last: "and") } in deiner Hand
claim-missing-supreme = dein Oberbefehlshaber in { PLACE($places, last: "or") }
claim-missing-cities =
    { $kind ->
        [colony] { $need } eigene Legionskolonien, und du hast { $have }
        [client] { $need } eigene verbündete Klienten, und du hast { $have }
        [port] { $need } eigene Häfen, und du hast { $have }
       *[city] { $need } eigene Städte, und du hast { $have }
    }
claim-missing-leaders = { $need } Feldherren im Spiel, und du hast { $have }
claim-missing-veterans = { $need } Veteraneneinheiten, und du hast { $have }
claim-missing-worth = eigene Städte im Wert von { $need }, und deine sind { $have } wert
why-tactics-card = { CARD($card) } ist eine Taktikkarte; sie wird in einer Schlacht eingesetzt.
why-leader-card = { CARD($card) } ist eine Feldherrnkarte; sie wird in der Kaufphase gespielt.
why-leader-needs-city = { CARD($card) } braucht eine Stadt mit einer Einheit von dir.
why-march-card = { CARD($card) } wird in der Marschphase gespielt.
why-purchase-card = { CARD($card) } wird in der Kaufphase gespielt.
why-no-effect = { CARD($card) } würde jetzt nichts bewirken: { CARD_TEXT($card) }
why-not-in-front = { CARD($card) } liegt nicht vor dir.
why-works-by-itself = { CARD($card) } wirkt von selbst; da ist nichts zu benutzen.
why-used = { CARD($card) } ist in dieser Phase schon benutzt.
why-not-discarded = { CARD($card) } liegt nicht in der Ablage.
why-never-in-hand =
    { $kind ->
        [event] { CARD($card) } ist eine Ereigniskarte, die keine Hand hält.
       *[forum] { CARD($card) } ist eine Forumskarte, die keine Hand hält.
    }
why-not-brought-back = { CARD($card) } bringt { CARD($other) } nicht zurück.
why-none-in-stock =
    { $unit ->
        [legion] In deinem Vorrat ist keine Legion mehr.
       *[allied] In deinem Vorrat sind keine Verbündeten mehr.
    }
why-city-has-its-share = Eine Legion oder bis zu zwei Verbündete je Phase; { PLACE($place) } hat genug bekommen.
why-too-dear =
    { $unit ->
        [legion] Legionen kosten { $price } Gold; du hast { $gold }.
       *[allied] Verbündete kosten { $price } Gold; du hast { $gold }.
    }
why-no-unit-there = In { PLACE($place) } steht keine Einheit von dir.
why-brings-nothing = { CARD($card) } bringt nichts (mehr) nach { PLACE($place) }: { CARD_TEXT($card) }
why-name-marched-to = Nenne eine Stadt, in die Einheiten von dir marschiert sind; { PLACE($place) } ist keine.
why-name-enemy-city = Nenne eine Stadt, in der der Feind Einheiten hat; { PLACE($place) } ist keine.
why-no-such-unit-there = In { PLACE($place) } hast du das nicht: { UNIT($unit) }.
why-lose-elsewhere = Was du verlierst, ist in { PLACE($place) }.
why-lose-another-kind = Jetzt geht anderes verloren als { UNIT($unit) }.
why-not-promotable = Einfache Legionen und Verbündete werden Veteranen; { UNIT($unit) } gehört nicht dazu.
why-promote-in-battle = Der Sieger befördert eine Einheit der Schlacht, also in { PLACE($place) }.
why-has-marched = Was du davon in { PLACE($place) } hast, ist marschiert; jede Einheit zieht einmal je Phase.
why-no-route = Kein Weg führt von { PLACE($origin) } nach { PLACE($place) }; eine Einheit geht ein Feld weit.
why-name-the-unit = Nur eine Einheit kann marschieren; nenne sie.
why-same-port = Eine Flotte segelt von einem Hafen in einen anderen.
why-no-units-in-port = In { PLACE($place) } warten keine Einheiten von dir in einem Hafen der Zonen dieser Flotte.
why-port-out-of-reach = { PLACE($place) } ist kein Hafen einer Zone, die diese Flotte von { PLACE($origin) } aus erreicht.
why-no-battle-there = In { PLACE($place) } stehen sich die Seiten nicht gegenüber.
why-not-a-tactics-card = { CARD($card) } ist keine Taktikkarte.
why-for-attackers = { CARD($card) } ist nur für den Angreifer.
why-for-defenders = { CARD($card) } ist nur für den Verteidiger.
why-no-such-unit-in-battle = In dieser Schlacht hast du das nicht: { UNIT($unit) }.
why-stage =
    { $stage ->
        [allied] Jetzt werden Verbündete eingesetzt.
        [legions] Jetzt werden Legionen eingesetzt.
       *[leaders] Jetzt werden Feldherren eingesetzt.
    }
why-committed = In dieser Kampfrunde schon eingesetzt: { UNIT($unit) }.
why-lose-a-leader = Wer sich zurückzieht, verliert einen Feldherrn, der nicht Oberbefehlshaber ist; { UNIT($unit) } ist keiner.
why-say-lose-fresh = In dieser Kampfrunde noch nicht eingesetzt: { UNIT($unit) }; sag „lose-fresh“.
why-say-lose = Schon eingesetzt, oder alle ziehen sich zurück: { UNIT($unit) }; sag „lose“.
why-attacker-cannot-retreat = Der Feind steht inzwischen dort, woher deine Einheiten kamen; du kannst dich nicht zurückziehen.
why-defender-cannot-retreat = Der Feind beherrscht jede Nachbarstadt; du kannst dich nicht zurückziehen.
why-retreat-where-came = Deine Einheiten ziehen sich in eine Stadt zurück, aus der sie kamen; { PLACE($place) } ist keine.
why-retreat-to-friends = Deine Einheiten ziehen sich in eine eigene Nachbarstadt zurück, sonst in eine, die der Feind nicht beherrscht; { PLACE($place) } ist keine.
why-withdraw-together = Deine Einheiten ziehen sich zusammen zurück: sag „withdraw all“.

# Wann eine Handlung möglich ist; der Satz fährt fort mit dem, was jetzt zu tun ist.
when-end = Das lässt sich nicht auslassen
when-pass = Gepasst wird bei einer Versteigerung oder in einer Schlacht
when-stay = Geblieben oder zurückgezogen wird am Ende einer Kampfrunde
when-retreat = Zurückgezogen wird am Ende einer Kampfrunde
when-declare-military = Ein Sieg wird in der eigenen Forumsphase verkündet
when-declare-political = { when-declare-military }
when-bid = Geboten wird, wenn eine Forumskarte beansprucht wird, die es verlangt
when-claim = Karten werden in der eigenen Forumsphase beansprucht
when-discard = Abgelegt wird, wenn die Hand zu groß ist
when-play = Karten werden in der eigenen Kauf- oder Marschphase gespielt
when-use = Solche Karten werden in der eigenen Kaufphase benutzt
when-pick = Aus der Ablage wird genommen, wenn eine Karte es sagt
when-commit = Taktikkarten werden zu Beginn einer Schlacht eingesetzt
when-roll = Einheiten werden in einer Kampfrunde eingesetzt
when-lose = So gehen Einheiten nach einem Treffer verloren
when-lose-fresh = { when-lose }
when-recruit-allied = Angeworben wird in der eigenen Kaufphase
when-recruit-legion = { when-recruit-allied }
when-place = Ein Feldherr wird gesetzt, wenn seine Karte gespielt wird
when-muster = Gesammelt wird, wenn eine Karte Einheiten bringt
when-target = Eine Stadt wird genannt, wenn eine Karte danach fragt
when-battle = Der Angreifer wählt Schlachten in der Kampfphase
when-sail = Häfen werden genannt, wenn eine Flottenkarte gespielt wird
when-remove = So gehen Einheiten durch Ereignisse und Karten verloren
when-promote = Befördert wird nach einem Sieg oder durch eine Karte
when-withdraw = Einheiten ziehen ab, wenn sich ihre Seite zurückzieht
when-march = Einheiten marschieren in ihrer eigenen Marschphase

## Phasen: Überschrift; was die Seite, die entscheidet, für die anderen tut; was sie tun soll; der Knopf, der sie beendet

phase-forum-heading = Forum
phase-forum-waits = ist in der Forumsphase
phase-forum-decides = darfst du eine Forumskarte beanspruchen oder einen Sieg verkünden
phase-forum-finish = Karten ziehen
phase-forum-hint = Eine Karte je Runde, wenn du erfüllst, was sie verlangt. Sie wirkt dann für dich bis zum Ende der Partie.
phase-bidding-heading = Versteigerung
phase-bidding-waits = bietet
phase-bidding-decides = bietest du
phase-bidding-hint = Das höchste Gebot wird bezahlt und nimmt die Karte; der Verlierer büßt die Hälfte des seinen ein.
phase-losses-heading = Verluste
phase-losses-waits = trägt die Verluste durch ein Ereignis oder eine Karte
phase-losses-decides = sollst du Einheiten verlieren
phase-losses-hint = Du wählst, welche deiner Einheiten verloren gehen.
phase-honours-heading = Beförderung
phase-honours-waits = darf eine Einheit befördern
phase-honours-decides = darfst du eine Einheit befördern
phase-honours-finish = Sonst niemanden befördern
phase-honours-hint = Ein Veteran hat ein Schwert mehr.
phase-discarding-heading = Zu viele Karten
phase-discarding-waits = legt ab, was zu viel auf der Hand ist
phase-discarding-decides = sollst du eine Karte ablegen
phase-discarding-hint = Deine Hand ist zu groß; was zu viel ist, kommt in die Ablage.
phase-purchase-heading = Kauf
phase-purchase-waits = ist in der Kaufphase
phase-purchase-decides = ist deine Kaufphase
phase-purchase-finish = Steuern einziehen und marschieren
phase-purchase-hint = Wähle eine Einheit deines Vorrats, dann eine Stadt. In jeder Stadt eine Legion oder zwei Verbündete. Auch Karten werden jetzt gespielt.
phase-placing-heading = { phase-purchase-heading }
phase-placing-waits = setzt einen Feldherrn
phase-placing-decides = sollst du einen Feldherrn setzen
phase-placing-hint = In jeder Stadt, in der eine andere Einheit von dir steht.
phase-mustering-heading = { phase-purchase-heading }
phase-mustering-waits = setzt Einheiten, die eine Karte bringt
phase-mustering-decides = setzt du Einheiten, die eine Karte bringt
phase-mustering-finish = Nichts mehr setzen
phase-mustering-hint = Über die üblichen Grenzen hinaus, jede in einer anderen Stadt.
phase-picking-heading = { phase-purchase-heading }
phase-picking-waits = nimmt aus der Ablage
phase-picking-decides = darfst du aus der Ablage nehmen
phase-picking-finish = Keine nehmen
phase-picking-hint = Nimm eine Karte aus der Ablage; die andere Seite sieht, welche.
phase-targeting-heading = Eine Karte wird gespielt
phase-targeting-waits = führt eine Karte aus
phase-targeting-decides = sollst du eine Stadt für deine Karte nennen
phase-targeting-hint = Wähle die Stadt, um die es der Karte geht.
phase-march-heading = Marsch
phase-march-waits = ist in der Marschphase
phase-march-decides = ist deine Marschphase
phase-march-finish = Marsch beenden
phase-march-hint = Wähle Einheiten und wie viele davon gehen, dann einen Ort daneben. Jede geht ein Feld weit; eine leere Stadt gehört niemandem.
phase-sailing-heading = { phase-march-heading }
phase-sailing-waits = schickt eine Flotte aus
phase-sailing-decides = sollst du die Häfen deiner Flotte nennen
phase-sailing-hint = Erst der Hafen, aus dem deine Einheiten segeln, dann das Ziel.
phase-next-battle-heading = Kampf
phase-next-battle-waits = greift an und wählt die nächste Schlacht
phase-next-battle-decides = sollst du eine Schlacht wählen
phase-next-battle-hint = Jede Schlacht wird in dieser Runde geschlagen; du wählst die Reihenfolge.
phase-tactics-heading = Schlacht
phase-tactics-waits = darf eine Taktikkarte einsetzen
phase-tactics-decides = darfst du eine Taktikkarte einsetzen
phase-tactics-hint = Verdeckt; wenn auch der Verteidiger gewählt hat, werden beide gezeigt.
phase-commitment-heading = { phase-tactics-heading }
phase-commitment-waits = setzt eine Einheit ein
phase-commitment-decides = sollst du eine Einheit einsetzen
phase-commitment-hint = Ein Wurf bis zur Zahl der Schwerter trifft. Erst Verbündete, dann Legionen, dann Feldherren.
phase-hits-heading = { phase-tactics-heading }
phase-hits-waits = wählt, was verloren geht
phase-hits-decides = sollst du wählen, was du verlierst
phase-hits-hint = Wer schon gewürfelt hat, ist der kleinere Verlust: Die anderen können in dieser Kampfrunde noch würfeln.
phase-vae-victis-hint = Jede 1, die der Sieger gewürfelt hat, kostet dich eine Einheit deiner Wahl.
phase-retreat-heading = { phase-tactics-heading }
phase-retreat-waits = darf sich zurückziehen
phase-retreat-decides = darfst du dich zurückziehen
phase-retreat-hint = Wer sich zurückzieht, verliert einen Feldherrn, und der Sieger würfelt noch einmal für jede seiner Einheiten.
phase-victory-or-death-heading = { phase-tactics-heading }
phase-victory-or-death-waits = verliert einen Feldherrn
phase-victory-or-death-decides = sollst du einen Feldherrn verlieren
phase-victory-or-death-hint = Wer sich zurückzieht, verliert einen Feldherrn, doch nie den Oberbefehlshaber.
phase-withdrawal-heading = Rückzug
phase-withdrawal-waits = zieht sich zurück
phase-withdrawal-decides = sollen sich deine Einheiten zurückziehen
phase-withdrawal-hint = Der Angreifer geht dorthin zurück, woher er kam; der Verteidiger zieht gemeinsam in eine Stadt.
phase-veterans-heading = Nach der Schlacht
phase-veterans-waits = { phase-honours-waits }
phase-veterans-decides = { phase-honours-decides }
phase-veterans-finish = Niemanden befördern
phase-veterans-hint = Ein Veteran hat ein Schwert mehr.
phase-over-heading = Der Krieg ist vorbei

## Warum eine Partie endete

end-nobody = keine Seite hat bis Ende 44 v. Chr. den Sieg erklärt
end-military = ein militärischer Sieg: Herr über Rom, und kein Rivale ist übrig
end-political = ein politischer Sieg: { $points } Siegpunkte netto

## Fragen nach Aussichten, auf die es keine Antwort gibt

odds-no-battle = Keine Schlacht ist im Gang oder steht an. Nenne eine Stadt und wer sie angreift: { $example }.
odds-not-facing = In { PLACE($place) } stehen sich die Seiten nicht gegenüber.
odds-from-where = „{ $word }“ sagt nicht, woher: schreib { $word }@STADT.
odds-no-route = 9.1: Kein Weg führt von { PLACE($origin) } nach { PLACE($destination) }.
odds-not-yours = Du hast „{ $word }“ nicht in { PLACE($place) }.
odds-number = „{ $word }“ ist keine Anzahl von Einheiten: schreib etwa { $example }.
odds-wrong-side = { UNIT($unit) } kämpft nicht auf beiden Seiten und nicht für den Feind.
odds-too-many = „{ $word }“ ist schon da, oder es sind zu viele davon.
odds-no-units = Jede Seite braucht mindestens eine Einheit.
odds-unit = { UNIT($unit) }
