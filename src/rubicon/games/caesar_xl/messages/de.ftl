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
