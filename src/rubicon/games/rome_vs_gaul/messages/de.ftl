### Rom gegen Gallien in Worten. Die Fakten jedes Ereignisses stehen in text/events.py.

## Namen

side-rome = Rom
side-gaul = Gallien

## Wendungen

army =
    { COUNT($units) ->
        [0] niemand
       *[other] { UNIT($units, last: "and") }
    }
enemies =
    { COUNT($enemies) ->
        [0] niemand
       *[other] { UNIT($enemies, last: "and") }
    }

## Das Protokoll: Runden und Verstärkungen

log-setup = Die Legionen stehen in der Provincia und bei den Haeduern.
log-turn = Runde { $turn }, { $year } v. Chr.
    .heading = Runde { $turn }, { $year } v. Chr.
    .mark = { $year } v. Chr.
    .tick = { $turn }
log-winter = Winter { $year } v. Chr.: Belagerungen enden, Söldner und Stämme gehen heim.
    .heading = Winter { $year } v. Chr.
    .mark = Winter
log-army = Caesar beginnt mit sechs Legionen in { PLACE($place) }.
log-legate-drawn = { UNIT($unit) } wird als Legat gezogen.
log-tribe-drawn = Aus dem Stammesvorrat gezogen: { UNIT($unit) }.
log-legate = { UNIT($unit) } übernimmt ein Kommando in { PLACE($place) }.
log-tribe = { UNIT($unit) }: Aufstand in { PLACE($place) }, die Stadt wird befestigt.
log-council = { UNIT($unit) }: Der Stamm wartet im Gallischen Rat.
log-displaces = { UNIT($unit) }: Der Stamm verlässt den Gallischen Rat, um Platz zu machen.
log-leader-placed = { UNIT($unit) } ist in { PLACE($place) }.
log-influence-displaced = Der gallische Einflussmarker in { PLACE($place) } weicht der befestigten Stadt.
log-restored = { UNIT($unit) } in { PLACE($place) } hat wieder volle Stärke.
log-returned = { UNIT($unit) } stößt in { PLACE($place) } zum Heer.
log-emergency = Rom hebt in der Provincia Notersatz aus.
log-caesar-roll =
    { $delayed ->
        [1] Rom würfelt { DICE($dice) }: Caesar wird in Rom aufgehalten.
       *[0] Rom würfelt { DICE($dice) }: Caesar bricht nach Gallien auf.
    }
log-caesar = Caesar trifft in { PLACE($place) } ein.
log-muster = Frühjahrsmusterung: { UNIT($unit) }, { PLACE($origin) } → { PLACE($destination) }.

## Das Protokoll: Karten

log-dealt =
    { $own ->
        [1] Du erhältst { COUNT($cards) ->
            [0] nichts
           *[other] { CARD($cards) }
        }.
       *[0] { SIDE($side) } erhält { $count } Karten.
    }
log-drawn =
    { $own ->
        [1] Du ziehst { CARD($card) }.
       *[0] { SIDE($side) } zieht eine Karte.
    }
log-plays =
    { $use ->
        [event] { SIDE($side) } spielt { CARD($card) } als Ereignis. { CARD_TEXT($card) }
        [bonus] { SIDE($side) } spielt { CARD($card) } mit Bonus und { $ap } AP. { CARD_TEXT($card) }
       *[points] { SIDE($side) } spielt { CARD($card) } für { $ap } AP.
    }
log-discards = { SIDE($side) } wirft { CARD($card) } ab und zieht eine andere Karte.
log-surprise = { SIDE($side) } überrascht mit { CARD($card) }. { CARD_TEXT($card) }
log-reacts = { SIDE($side) } hebt { CARD($cancelled) } mit { CARD($card) } auf.
log-card-lost = { SIDE($side) } verliert { CARD($card) }.
log-leads = { SIDE($side) } beginnt in dieser Runde bei jedem Kartenpaar.
log-reshuffled = Alle Karten werden gemischt.

## Das Protokoll: Marker

log-influence = { SIDE($side) } legt Einfluss nach { PLACE($place) }.
log-convert = { SIDE($side) } wandelt den Einfluss in { PLACE($place) } um.
log-remove = { SIDE($side) } entfernt den Einflussmarker von { SIDE($owner) } in { PLACE($place) }.
log-isolated = Der Einflussmarker von { SIDE($side) } in { PLACE($place) } ist isoliert und wird entfernt.
log-devastated = { PLACE($place) } wird verwüstet.
log-upgraded = Die Mauern von { PLACE($place) } werden verstärkt.
log-stored = Gallien legt Einfluss in den Gallischen Rat: { $count } dort.
log-council-opens = Der Gallische Rat handelt.
log-uprising = Ein großer Aufstand!
log-faded = Verblassende Versprechen: { $count } Einflussmarker verlassen den Gallischen Rat, { $left } bleiben.
log-unit = Neu in { PLACE($place) }: { UNIT($unit) }.
log-supremacy = { SIDE($side) } beherrscht in dieser Runde { ZONE($zone) }.
log-starving = Das Korn um { PLACE($place) } wird geschnitten: Den Legionen dort wird es an Versorgung fehlen.
log-camp-burns = Feuer im römischen Lager bei { PLACE($place) }.
log-invaded = { REGION($region) } ist betreten: { $points } SP für Rom.
log-pass-opened = Caesars Pass ist offen: { $points } SP für Rom.
log-governance =
    { $points ->
        [0] Der Senat zählt { $governance } Regierungspunkte: keine SP.
       *[other] Der Senat zählt { $governance } Regierungspunkte: { $points } SP für Rom.
    }
log-over =
    { $victory ->
        [senate] Der Senat ruft Caesar zurück. { SIDE($side) } gewinnt.
        [conquest] Gallien ist erobert. { SIDE($side) } gewinnt.
        [points] Rom hat { $points } SP. { SIDE($side) } gewinnt.
       *[time] Rom hat nur { $points } SP. { SIDE($side) } gewinnt.
    }

## Das Protokoll: Bewegung

log-activates = { SIDE($side) } aktiviert { UNIT($unit) } in { PLACE($place) }.
log-takes = Aus { PLACE($place) } kommt mit: { army }.
log-drops = { UNIT($unit) } bleibt in { PLACE($place) }.
log-moves = { SIDE($side) }: { army }, { PLACE($origin) } → { PLACE($destination) }.
log-storm =
    { $storm ->
        [1] Der Kanal: { DICE($dice) }, ein Sturm treibt das Heer nach { PLACE($origin) } zurück.
       *[0] Der Kanal: { DICE($dice) }, eine ruhige Überfahrt.
    }
log-storm-roll =
    { $storm ->
        [1] Der Kanal: { DICE($dice) }, ein Sturm treibt { UNIT($unit) } zurück.
       *[0] Der Kanal: { DICE($dice) }, eine ruhige Überfahrt von { UNIT($unit) }.
    }
log-intercepts =
    { $success ->
        [1] { SIDE($side) } will von { PLACE($origin) } aus in { PLACE($destination) } abfangen: { DICE($dice) } ergibt { $total }, gelungen.
       *[0] { SIDE($side) } will von { PLACE($origin) } aus in { PLACE($destination) } abfangen: { DICE($dice) } ergibt { $total }, zu spät.
    }
log-intercepted = { SIDE($side) } fängt mit { army } ab: { PLACE($origin) } → { PLACE($destination) }.
log-backs-up =
    { $success ->
        [1] { SIDE($side) } würfelt { DICE($dice) }, zusammen { $total }, und bleibt in { PLACE($origin) }.
       *[0] { SIDE($side) } würfelt { DICE($dice) }, zusammen { $total }, und muss in { PLACE($destination) } angreifen.
    }
log-avoids =
    { $success ->
        [1] { SIDE($side) } würfelt { DICE($dice) } und weicht der Schlacht in { PLACE($place) } aus.
       *[0] { SIDE($side) } würfelt { DICE($dice) } und kann der Schlacht in { PLACE($place) } nicht ausweichen.
    }
log-withdraws = { SIDE($side) } weicht aus, { PLACE($origin) } → { PLACE($destination) }: { army }.
log-goes-inside = Hinter den Mauern von { PLACE($place) }: { army }.
log-displaced =
    { $place ->
        [nowhere] { UNIT($unit) } wird vertrieben.
       *[other] { UNIT($unit) } wird aus { PLACE($place) } vertrieben.
    }
log-caesar-returns = Caesar stößt in { PLACE($place) } zum Heer.
log-germani-move =
    { $arrives ->
        [1] Die Germanen überschreiten den Rhein nach { PLACE($destination) }.
       *[0] Die Germanen ziehen von { PLACE($origin) } nach { PLACE($destination) }.
    }
log-independents =
    { $attacks ->
        [1] In { PLACE($place) } greift der Stamm an: { DICE($dice) }.
       *[0] In { PLACE($place) } hält der Stamm still: { DICE($dice) }.
    }

## Das Protokoll: Schlachten, Verluste, Belagerungen

log-submission = Unterwerfung in { PLACE($place) }: { enemies }.
log-battle =
    { $kind ->
        [germani] Schlacht bei { PLACE($place) }: { SIDE($side) } greift die Germanen an, { $attack } gegen { $defence }.
        [independents] Schlacht bei { PLACE($place) }: Der Stamm greift { SIDE($enemy) } an, { $attack } gegen { $defence }.
       *[ordinary] Schlacht bei { PLACE($place) }: { SIDE($side) } greift an mit { army }, { $attack } gegen { $defence } von { enemies }.
    }
    .heading = Schlacht bei { PLACE($place) }
    .tick = { PLACE($place) }
log-battle-dice = Der Angreifer würfelt { DICE($dice) }, der Verteidiger { DICE($enemy_dice) }.
log-rerolls = { SIDE($side) } lässt eine { $old } neu würfeln: { DICE($dice) }.
log-keeps-dice = { SIDE($side) } verzichtet auf einen Neuwurf.
log-battle-result =
    { $winner ->
        [attacker] { SIDE($side) } siegt bei { PLACE($place) }, { $attack } zu { $defence }.
        [defender] { SIDE($side) } wird bei { PLACE($place) } geschlagen, { $attack } zu { $defence }.
       *[draw] Die Schlacht bei { PLACE($place) } endet unentschieden, { $attack } zu { $defence }: Der Angreifer zieht ab.
    }
log-reduced = Eine Stufe verloren: { UNIT($unit) }.
log-eliminated = Vernichtet: { UNIT($unit) }.
log-removed = Zurück im Haltefeld: { UNIT($unit) }.
log-submits = { UNIT($unit) }: Der Stamm unterwirft sich Caesar.
log-town-removed = { UNIT($unit) }: Die befestigte Stadt in { PLACE($place) } ist gefallen.
log-freed = Die Eingeschlossenen in { PLACE($place) } sind frei und kämpfen.
log-retreats =
    { $lost ->
        [0] { SIDE($side) } zieht sich zurück, { PLACE($origin) } → { PLACE($destination) }: { army }.
        [one] { SIDE($side) } zieht sich zurück, { PLACE($origin) } → { PLACE($destination) }: { army }. Es kostet eine Stufe.
       *[other] { SIDE($side) } zieht sich zurück, { PLACE($origin) } → { PLACE($destination) }: { army }. Es kostet { $lost } Stufen.
    }
log-no-retreat = Kein Rückzug aus { PLACE($place) } für { army }.
log-sortie = { SIDE($side) }, Ausfall aus { PLACE($place) }: { army }.
log-siege = { SIDE($side) } belagert { PLACE($place) }: { $attack } gegen { $defence }.
log-subjugation = Rom bezwingt die Festung von { PLACE($place) } mit { $attack }.
log-siege-roll =
    { $surrender ->
        [1] { PLACE($place) }: { DICE($dice) } mit { $modifier } in der Spalte { $column }: Übergabe.
       *[0] { PLACE($place) }: { DICE($dice) } mit { $modifier } in der Spalte { $column }: { $points ->
            [one] { $points } Belagerungspunkt
           *[other] { $points } Belagerungspunkte
        }, { $lost ->
            [0] keine Stufe verloren
            [one] 1 Stufe verloren
           *[other] { $lost } Stufen verloren
        }.
    }
log-surrenders = { PLACE($place) } ergibt sich { SIDE($side) }.
log-captured = { SIDE($side) } nimmt { PLACE($place) } ein.

## Das Protokoll: Versorgung und Winter

log-unsupplied = Ohne Versorgung, daher heim: { UNIT($unit) }.
log-attrition = Der Stapel von { SIDE($side) } in { PLACE($place) } ist ohne Versorgung und verliert eine Stufe.
log-returns-home = Heim nach { PLACE($place) }: { UNIT($unit) }.
log-keeps = Rom behält { UNIT($unit) } für das nächste Jahr.
log-camps = Winterlager von { UNIT($unit) }: { PLACE($origin) } → { PLACE($destination) }.
log-winter-attrition = { UNIT($unit) } hungert in { PLACE($place) }.

## Fragen nach Art der Entscheidung

ask-army-setup = In welcher Stadt der Haeduer beginnt Caesars Heer?
ask-legate-setup = Welcher Legat geht mit Caesar, welcher nach Vienne?
ask-tribes =
    { $left ->
        [0] Setz den ankommenden Anführer.
        [one] Setz den letzten Stamm, oder schick ihn in den Rat.
       *[other] Setz die { $left } Stämme, oder schick sie in den Rat.
    }
ask-shift = Wohin geht der verdrängte Einflussmarker? Beenden entfernt ihn.
ask-displacing = Welcher Stamm verlässt den Rat für { UNIT($tribe) }?
ask-replacements =
    { $levied ->
        [0] { $steps ->
            [one] { $steps } Ersatzstufe: eine Legion auffrischen oder beenden.
           *[other] { $steps } Ersatzstufen: Legionen auffrischen oder beenden.
        }
       *[other] Entferne drei Einflussmarker der Provincia für eine Stufe: bisher { $levied }.
    }
ask-caesar = Wo wird Caesar eingesetzt?
ask-late-caesar = Caesar kommt spät. Wohin?
ask-legates = Setz die Legaten.
ask-muster = Frühjahrsmusterung: Stämme und Anführer bewegen oder beenden.
ask-winter-campaign = Winterfeldzug spielen und beginnen, oder passen?
ask-round =
    { $count ->
        [one] Spiel deine letzte Karte.
       *[other] Spiel eine deiner { $count } Karten.
    }
ask-reaction = { CARD($card) } aufheben, oder passen?
ask-actions =
    { $ap ->
        [one] { $ap } Aktionspunkt: Wähle eine Aktion, oder beende.
       *[other] { $ap } Aktionspunkte: Wähle eine Aktion, oder beende.
    }
ask-council =
    { $count ->
        [0] Nimm Stämme aus dem Rat, oder beende.
       *[other] Nimm Stämme und { $count } Einflussmarker aus dem Rat, oder beende.
    }
ask-uprising = Welche unterworfenen Stämme erheben sich? Am Ende beenden.
ask-event =
    { $what ->
        [activate] { CARD($card) }: einen Anführer oder eine Einheit aktivieren, oder beenden.
        [influence] { CARD($card) }: Einfluss, höchstens { $left }, oder beenden.
        [remove-im] { CARD($card) }: einen feindlichen Einflussmarker entfernen, oder beenden.
        [flip-im] { CARD($card) }: einen feindlichen Einflussmarker ersetzen, oder beenden.
        [devastate] { CARD($card) }: ein Feld verwüsten, höchstens { $left }, oder beenden.
        [draw-tribe] { CARD($card) }: Setz den Stamm.
        [raise-tribe] { CARD($card) }: den Stamm setzen, oder beenden.
        [place-unit] { CARD($card) }: die Einheit setzen, oder beenden.
        [summon-legate] { CARD($card) }: den Legaten setzen, oder beenden.
        [restore-step] { CARD($card) }: eine Legion auffrischen, oder beenden.
        [upgrade-town] { CARD($card) }: eine befestigte Stadt verstärken, oder beenden.
        [step-loss] { CARD($card) }: Welches Lager brennt? Oder beenden.
        [out-of-supply] { CARD($card) }: Welchen Legionen fehlt Versorgung? Oder beenden.
        [naval] { CARD($card) }: einen Ozean wählen, oder beenden.
       *[other] { CARD($card) }: wählen, oder beenden.
    }
ask-supply = Welcher Stapel ohne Versorgung verliert als nächster eine Stufe?
ask-winter-leaders = Wo verbringt der Anführer den Winter?
ask-keep-legate = Einen Legaten für die nächste Runde behalten, oder beenden.
ask-camps = Führ Legionen ins Winterlager, oder beende.
ask-forage = Welche Legion hungert?
ask-move = { UNIT($piece) } in { PLACE($space) }, noch { $left ->
        [one] { $left } Bewegungspunkt
       *[other] { $left } Bewegungspunkte
    }: Plan den Zug und führ ihn aus.
ask-intercept = Der Feind will { PLACE($space) } betreten. Wer versucht ihn abzufangen? Am Ende passen.
ask-sending = Wer fängt in { PLACE($space) } ab?
ask-scouts =
    { $modifier ->
        [0] { SIDE($side) } wird würfeln. Späher und Führer spielen, oder passen?
       *[other] { SIDE($side) } wird mit { $modifier } würfeln. Späher und Führer spielen, oder passen?
    }
ask-back-up = Der Weg nach { PLACE($space) } ist abgefangen. Zurückbleiben, oder angreifen?
ask-lone-leaders = Der Feind betritt { PLACE($space) }. Ausweichen?
ask-defenders = Der Feind betritt { PLACE($space) }. Hinter die Mauern, standhalten, oder ausweichen?
ask-withdrawal = Wohin weicht das Heer aus { PLACE($space) } aus?
ask-relief = Wer macht in { PLACE($space) } einen Ausfall für das Entsatzheer?
ask-reroll = { PLACE($space) }: Angreifer { $attack }, Verteidiger { $defence }. Einen Würfel neu werfen (noch { $left }), oder passen?
ask-battle-surprise = { PLACE($space) }: Angreifer { $attack }, Verteidiger { $defence }. Eine Überraschung spielen, oder passen?
ask-elite-reroll = { PLACE($space) }: Angreifer { $attack }, Verteidiger { $defence }. Die Elite für einen Neuwurf einsetzen, oder passen?
ask-losses = Wähle, wer eine Stufe verliert: noch { $hits }.
ask-retreat = Wohin zieht sich das Heer aus { PLACE($space) } zurück?
ask-germani-retreat = Wohin gehen die Germanen aus { PLACE($space) }?
ask-stratagem = Belagerung von { PLACE($space) }, { $modifier } durch Karten. Kriegslist spielen, oder passen?
ask-treachery = Belagerung von { PLACE($space) }, { $points ->
        [one] { $points } Belagerungspunkt
       *[other] { $points } Belagerungspunkte
    }. Verrat spielen, oder passen?
ask-displacement =
    { $count ->
        [0] Wohin geht Caesar?
       *[other] Entferne { $count } römische Einflussmarker.
    }
ask-germani = Beweg die Germanen, noch { $left } Bewegungspunkte.

## Warum nicht? Jeder Grund steht nach der Nummer seiner Regel.

why-wait = { SIDE($side) } hat zu entscheiden; jetzt: { $phase }.
why-not-now = das geht jetzt nicht: { $phase }.
why-germani = die Germanen sind Feinde beider Seiten.
why-not-yours = { UNIT($unit) } gehört nicht dir.
why-not-in-hand = { CARD($card) } ist nicht auf deiner Hand.
why-redrawn = nach einer aufgehobenen Karte muss die gezogene gespielt werden.
why-colour = nur { SIDE($side) } darf von { CARD($card) } mehr als die Aktionspunkte nutzen.
why-kind = { CARD($card) } lässt sich so nicht verwenden.
why-needs-caesar = { CARD($card) } braucht Caesar auf der Karte.
why-no-effect = nichts von { CARD($card) } kann jetzt wirken.
why-closed = niemand betritt { PLACE($place) }.
why-marked = { PLACE($place) } hat schon einen Kontrollmarker.
why-devastated = { PLACE($place) } ist verwüstet.
why-enemies = in { PLACE($place) } stehen feindliche Einheiten.
why-rome-only = nur Rom legt Marker in Germania und Britannia.
why-not-adjacent = { PLACE($place) } liegt nicht neben einem eigenen Marker, der zählt, und keine eigene Einheit steht dort.
why-card-limits = die Karte erlaubt { PLACE($place) } nicht.
why-no-marker = in { PLACE($place) } liegt kein feindlicher Einflussmarker.
why-no-unit = in { PLACE($place) } steht keine eigene Einheit.
why-off-map = { UNIT($unit) } ist nicht auf der Karte.
why-used = { UNIT($unit) } wurde mit dieser Karte schon benutzt.
why-needs-leader = { UNIT($unit) } bewegt sich nur mit einem Anführer.
why-card-activates = die Karte aktiviert { UNIT($unit) } nicht.
why-besieged = { UNIT($unit) } ist belagert und kann nicht allein hinaus.
why-need-end = zuerst ist etwas zu wählen.
why-need-pass = zuerst ist etwas zu wählen.
why-need-army = Caesar braucht ein römisches Feld mit Versorgungsweg nach Rom, ohne Feinde.
why-need-tribe = ein Stamm braucht eine Stadt seiner Provinz ohne römischen Marker, Römer oder Germanen.
why-need-council = der Rat hat keinen Platz dafür.
why-need-displace = dieser Stamm kann keinen Platz machen.
why-need-submit = ein Stamm unterwirft sich nur, wenn er sonst keinen Platz hat.
why-need-shift = der Marker geht in eine freie Stadt der Provinz.
why-need-restore = es braucht eine Stufe und eine geschwächte Legion mit Versorgungsweg nach Rom.
why-need-return = es braucht zwei Stufen und eine römische Stadt oder eine Legion mit Versorgungsweg nach Rom.
why-need-emergency = es braucht drei römische Marker der Provincia und eine Legion, der eine Stufe fehlt.
why-need-legate = ein Legat geht zu einer Legion oder in eine römische Mauerstadt.
why-need-keep = nur ein Legat auf der Karte kann bleiben.
why-need-muster = es ist zu weit, oder durch Römer, Germanen oder ein mögliches Abfangen versperrt.
why-need-remove = dort darf kein solcher Marker entfernt werden.
why-need-devastate = es muss bei oder neben Vercingetorix sein, ohne Mauern, Römer oder römischen Marker.
why-need-store = nur Gallien lagert Marker, höchstens sechs.
why-need-open-council = nichts im Rat hat einen erlaubten Platz.
why-need-uprising = kein unterworfener Stamm hat ein erlaubtes Feld.
why-need-unit = die Einheit braucht einen Platz außerhalb einer Belagerung.
why-need-upgrade = dort ist keine einfache befestigte Stadt.
why-need-supremacy = nur ein Ozean kann gewählt werden.
why-need-target = dieses Feld passt nicht.
why-need-germani = die Germanen betreten kein Feld mit Figuren oder befestigter Stadt.
why-need-take = es ist nicht hier, schon benutzt, oder ranghöher.
why-need-take-all = hier ist niemand mitzunehmen.
why-need-drop = es zieht nicht mit, oder wurde eben mitgenommen.
why-need-step = das Feld ist nicht benachbart, zu teuer, oder darf nicht betreten werden.
why-need-clear = es braucht 2 Bewegungspunkte, eine Einheit und einen feindlichen Marker ohne Feinde.
why-need-siege = es braucht 3 Bewegungspunkte, eine Einheit und einen feindlichen festen Ort ohne Wurf mit dieser Karte.
why-need-sortie = hier ist niemand belagert, der ausfallen könnte.
why-need-march = es gibt keinen Plan.
why-need-replan = von einem früheren Plan ist nichts übrig.
why-need-intercept = dieser Stapel kann dort nicht abfangen.
why-need-send = es kann nicht gehen.
why-need-send-all = nicht alle können gehen.
why-need-back-up = es kann nicht zurückbleiben.
why-need-inside = es hat keine eigenen Mauern, oder ist schon drinnen.
why-need-inside-all = es gibt keine eigenen Mauern.
why-need-avoid = sie können hier nicht ausweichen.
why-need-withdraw = dorthin darf es nicht.
why-need-withdraw-all = dorthin dürfen nicht alle.
why-need-join = es ist hier nicht belagert, oder kann nicht ausfallen.
why-need-join-all = hier ist niemand belagert, der ausfallen könnte.
why-need-reroll = kein Neuwurf ist übrig.
why-need-lose = es ist nicht dort, oder andere kommen zuerst.
why-need-retreat = dorthin darf es sich nicht zurückziehen.
why-need-retreat-all = dorthin dürfen sich nicht alle zurückziehen.
why-need-retreat-inside = es hat keine eigenen Mauern.
why-need-camp = es ist mehr als 3 Bewegungspunkte entfernt, versperrt, oder die Legion ist schon marschiert.

## Phasen, in Gründen

phase-army-setup-waits = Rom stellt Caesars Heer auf
phase-legate-setup-waits = Rom setzt die ersten Legaten
phase-tribes-waits = Gallien setzt die Stämme dieser Runde
phase-shift-waits = Gallien versetzt einen verdrängten Marker
phase-displacing-waits = Gallien schafft Platz im Rat
phase-replacements-waits = Rom frischt Legionen auf
phase-caesar-waits = Rom setzt Caesar ein
phase-late-caesar-waits = Caesar kommt spät
phase-legates-waits = Rom setzt die Legaten
phase-muster-waits = die Frühjahrsmusterung
phase-winter-campaign-waits = Rom darf den Winterfeldzug spielen
phase-round-waits = eine Karte ist zu spielen
phase-reaction-waits = eine Karte darf aufgehoben werden
phase-actions-waits = Aktionspunkte werden ausgegeben
phase-event-waits = eine Karte wird ausgeführt
phase-council-waits = der Rat ist geöffnet
phase-uprising-waits = ein großer Aufstand
phase-supply-waits = ein Stapel ist ohne Versorgung
phase-winter-leaders-waits = gallische Anführer werden für den Winter gesetzt
phase-keep-legate-waits = Rom darf einen Legaten behalten
phase-camps-waits = Legionen ziehen ins Winterlager
phase-forage-waits = Rom sagt, welche Legionen hungern
phase-move-waits = ein Zug wird geplant
phase-intercept-waits = der Feind darf abgefangen werden
phase-sending-waits = wer abfängt, wird bestimmt
phase-scouts-waits = eine Überraschung darf gespielt werden
phase-back-up-waits = der Ziehende darf zurückbleiben
phase-lone-leaders-waits = ein einzelner Anführer darf ausweichen
phase-defenders-waits = die Verteidiger wählen
phase-withdrawal-waits = Einheiten weichen aus
phase-relief-waits = Belagerte dürfen einen Ausfall machen
phase-reroll-waits = Würfel dürfen neu geworfen werden
phase-battle-surprise-waits = eine Überraschung darf gespielt werden
phase-elite-reroll-waits = eine Elite darf eingesetzt werden
phase-losses-waits = Verluste werden genommen
phase-retreat-waits = Einheiten ziehen sich zurück
phase-stratagem-waits = eine Überraschung darf gespielt werden
phase-treachery-waits = eine Überraschung darf gespielt werden
phase-displacement-waits = Caesar ist vertrieben
phase-germani-waits = die Germanen ziehen
phase-germani-retreat-waits = die Germanen weichen

## Phasen: Überschrift, und worum es in der Entscheidung geht

phase-army-setup-heading = Aufstellung
phase-army-setup-hint = Caesar beginnt mit sechs Legionen in einem Ort der Aedui.
phase-legate-setup-heading = Aufstellung
phase-legate-setup-hint = Einer der beiden Legaten geht mit Caesar, der andere nach Vienne.
phase-tribes-heading = Gallische Verstärkungen
phase-tribes-hint = Jeder Stamm kommt mit einer befestigten Stadt in seine Provinz oder wartet in der gallischen Ratsbox.
phase-shift-heading = Gallische Verstärkungen
phase-shift-hint = Der Marker, den die befestigte Stadt verdrängt, darf in einen anderen Ort.
phase-replacements-heading = Römischer Ersatz
phase-replacements-hint = Zwei Stufen frischen Legionen auf; drei Marker aus der Provincia geben eine weitere.
phase-caesar-heading = Caesar kehrt zurück
phase-caesar-hint = An einen römischen Ort mit einem Versorgungsweg nach Rom.
phase-legates-heading = Legaten
phase-legates-hint = Bei einer Legion oder in einer römischen Mauerstadt.
phase-muster-heading = Frühjahrsmusterung
phase-muster-hint = Jeder Stamm und gallische Anführer darf 3 Bewegungspunkte ziehen, den Legionen aus dem Weg.
phase-winter-campaign-heading = Beginn der Strategiephase
phase-winter-campaign-hint = Wer den Winterfeldzug hat, darf ihn jetzt spielen und beginnt dann jede Kartenrunde.
phase-round-heading = Eine Karte
phase-round-hint = Spiel eine Karte: ihr Ereignis, ihren Bonus mit den Aktionspunkten oder nur die Punkte.
phase-reaction-heading = Reaktion
phase-reaction-hint = Die Reaktion hebt die Karte auf, bevor sie wirkt.
phase-actions-heading = Aktionen
phase-actions-hint = Jeder Aktionspunkt aktiviert einen Anführer oder eine Einheit, legt einen Einflussmarker oder wandelt einen um.
phase-event-heading = Eine Karte wirkt
phase-event-hint = Die Karte sagt, was erlaubt ist. Du darfst weniger tun.
phase-council-heading = Gallischer Rat
phase-council-hint = Nimm heraus, was du willst; alles braucht einen erlaubten Ort.
phase-uprising-heading = Großer Aufstand
phase-uprising-hint = Unterworfene Stämme kehren in ihrer jetzigen Stärke zurück, jeder in seine Provinz.
phase-move-heading = Bewegung
phase-move-hint = Plan den Zug Schritt für Schritt: aufnehmen, weiterziehen, absetzen, belagern. Dann führ ihn aus.
phase-intercept-heading = Abfangen
phase-intercept-hint = Zwei Würfel und der Wert des Anführers: Bei 9 oder mehr ist der Stapel zuerst da.
phase-sending-heading = Abfangen
phase-sending-hint = Ein beliebiger Teil des Stapels darf gehen.
phase-scouts-heading = Späher und Führer
phase-scouts-hint = Späher und Führer ändert den Wurf dieses Versuchs um 3.
phase-back-up-heading = Abgefangen
phase-back-up-hint = Bei 9 oder mehr bleibt das Heer, wo es war, und sein Zug ist zu Ende.
phase-defenders-heading = Ein Feind rückt an
phase-defenders-hint = Geh hinter die Mauern, stell dich zum Kampf oder versuch auszuweichen.
phase-withdrawal-heading = Der Schlacht ausweichen
phase-withdrawal-hint = Der Ort wird nach dem Wurf gewählt; jeder hat eigene Modifikatoren.
phase-relief-heading = Entsatz
phase-relief-hint = Belagerte Einheiten dürfen zusammen mit dem Entsatzheer angreifen.
phase-reroll-heading = Schlacht
phase-reroll-hint = Würfle einen deiner Würfel neu oder lass den Feind einen neu würfeln. Der Angreifer zuerst, dann abwechselnd.
phase-battle-surprise-heading = Schlacht
phase-battle-surprise-hint = Eine Überraschungskarte kann weitere Neuwürfe geben.
phase-elite-reroll-heading = Schlacht
phase-elite-reroll-hint = Eine Eliteeinheit gibt einen weiteren Neuwurf; bei 1 oder 6 verliert sie eine Stufe.
phase-losses-heading = Verluste
phase-losses-hint = Du wählst, wer eine Stufe verliert. Söldner kommen zuletzt.
phase-retreat-heading = Rückzug
phase-retreat-hint = Feindliche Marker und der Kanal kosten eine Stufe.
phase-stratagem-heading = Belagerung
phase-stratagem-hint = Kriegslist ändert den Belagerungswurf um 2.
phase-treachery-heading = Belagerung
phase-treachery-hint = Verrat ändert die Belagerungspunkte um 1.
phase-displacement-heading = Ein Anführer wird vertrieben
phase-displacement-hint = Caesars Niederlage kostet drei römische Marker.
phase-germani-heading = Die Germanen
phase-germani-hint = Die Germanen betreten keinen Ort mit Figuren, einer befestigten Stadt oder einer Mauerstadt.
phase-supply-heading = Versorgung
phase-supply-hint = Ein unversorgter Stapel mit drei oder mehr Stufen verliert eine.
phase-camps-heading = Winterlager
phase-camps-hint = Legionen marschieren 3 Bewegungspunkte. Zwei überwintern sicher an einem neutralen Ort, vier bei einem römischen Marker.
phase-forage-heading = Winterlager
phase-forage-hint = Legionen über der Versorgungsgrenze verlieren eine Stufe.
phase-displacing-heading = Gallische Verstärkungen
phase-displacing-hint = Das Ratsfeld ist voll. Der Stamm, der es verlässt, wird in seiner Provinz aufgestellt oder unterwirft sich.
phase-late-caesar-heading = Caesar kehrt zurück
phase-late-caesar-hint = Caesar wurde aufgehalten. Stell ihn auf einen römischen Ort mit einem Nachschubweg nach Rom.
phase-lone-leaders-heading = Ein Anführer allein
phase-lone-leaders-hint = Anführer ohne Einheiten können nicht kämpfen: Mit 9 oder mehr entkommen sie, sonst werden sie versetzt.
phase-battle-heading = Schlacht
phase-siege-heading = Belagerung
phase-germani-retreat-heading = Die Germanen
phase-germani-retreat-hint = Der Gegner der Seite, die die Germanen geschlagen hat, sagt, wohin sie gehen.
phase-winter-leaders-heading = Winter
phase-winter-leaders-hint = An einem gallischen Ort in der Region des Anführers, ohne Legionen.
phase-keep-legate-heading = Winter
phase-keep-legate-hint = Der Legat, den du behältst, kommt im nächsten Zug sicher wieder; die anderen kehren in den Becher zurück.
phase-over-heading = Der Krieg ist zu Ende

## Warum eine Partie endete

end-recall = der Senat beruft Caesar ab: höchstens drei Regierungspunkte
end-conquest = Gallien ist erobert: Keine befestigte Stadt ist übrig, und Rom beherrscht die meisten Provinzen
end-enough-points = Rom hat die nötigen Siegpunkte
end-too-few-points = Rom hat nach der letzten Runde zu wenige Siegpunkte

## Einheiten

unit-mercenary-1 = Söldner
unit-mercenary-2 = Söldner
unit-minor-tribe = Kleiner Stamm
unit-militia = Miliz
unit-german-cavalry = Germanische Reiter
unit-germani = Germanen

## Karten

card-1-veni-vidi-vici = Veni, vidi, vici
card-text-1-veni-vidi-vici = Aktiviere Caesar und einen Legaten, in beliebiger Reihenfolge, bevor Aktionspunkte ausgegeben werden.
card-2-constant-as-the-northern-star = Standhaft wie der Polarstern
card-text-2-constant-as-the-northern-star = Aktiviere Caesar, bevor Aktionspunkte ausgegeben werden.
card-3-winter-campaign = Winterfeldzug
card-text-3-winter-campaign = Nur vor der ersten gallischen Karte des Zuges, als erste römische Karte: Rom beginnt in diesem Zug jede Runde.
card-4-hostages = Geiseln
card-text-4-hostages = Entferne einen gallischen Einflussmarker aus einem Feld ohne gallische Einheit in einer Provinz mit einem römischen Kontrollmarker.
card-5-roman-rule = Römische Herrschaft
card-text-5-roman-rule = Lege bis zu sieben römische Einflussmarker in eine Region Galliens, jeden nach den üblichen Regeln der Nachbarschaft.
card-6-crassus-support = Unterstützung durch Crassus
card-text-6-crassus-support = Lege bis zu fünf römische Einflussmarker nach den üblichen Regeln der Nachbarschaft, höchstens zwei in eine Provinz.
card-7-destroyed-root-and-branch = Mit Stumpf und Stiel
card-text-7-destroyed-root-and-branch = Entferne jeden gallischen Einflussmarker aus der Provinz, in der Caesar ist, auch unter gallischen Einheiten; dann eine Einflussaktion in bis zu drei ihrer Felder.
card-8-vow-to-mars = Gelübde an Mars
card-text-8-vow-to-mars = Der Wurf für Belagerung oder Bezwingung mit dieser Karte erhält +2.
card-9-friends-of-rome = Freunde Roms
card-text-9-friends-of-rome = Lege bis zu drei römische Einflussmarker in Felder Galliens, der Provincia, Germaniens oder Britanniens ohne Marker und feindliche Einheit; Nachbarschaft ist nicht nötig.
card-10-three-days-march = Drei Tagesmärsche
card-text-10-three-days-march = Aktiviere beliebig viele Legionen und Legaten, jeden einmal, mit 3 BP; sie dürfen wie üblich andere mitnehmen (9.3, 9.4).
card-11-labienus-second-in-command = Labienus, der Stellvertreter
card-text-11-labienus-second-in-command = Nimm Labienus aus dem Becher und stelle ihn zu einer unbelagerten Legion oder in eine unbelagerte römische Mauerstadt; mit dieser Karte darf er aktiviert werden. Ohne Wirkung, wenn Labienus nicht im Becher ist.
card-12-horsemen-from-across-the-rhine = Reiter von jenseits des Rheins
card-text-12-horsemen-from-across-the-rhine = Stelle die germanischen Reiter zu einer unbelagerten Legion.
card-13-roman-bribes = Römisches Bestechungsgeld
card-text-13-roman-bribes = Entferne bis zu drei gallische Einflussmarker ohne gallische Einheit, jeden neben einem römischen Einflussmarker oder einer römischen Mauerstadt.
card-14-lucius-caesar-holds-the-province = Lucius Caesar hält die Provinz
card-text-14-lucius-caesar-holds-the-province = Stelle den Legaten L. Caesar in eine unbelagerte römische Mauerstadt, lege dann bis zu sechs römische Einflussmarker in die Provincia oder nach Aquitanien.
card-15-a-bridge-over-the-rhine = Eine Brücke über den Rhein
card-text-15-a-bridge-over-the-rhine = Solange diese Karte gespielt wird, greifen die Sugambrer nicht an.
card-16-ships-built-on-the-liger = Schiffe von der Loire
card-text-16-ships-built-on-the-liger = Wähle einen Ozean: Rom hat dort die Seeherrschaft, bis der Abschnitt Isolation dieses Zuges vorbei ist. Keine Stürme, solange diese Karte gespielt wird.
card-17-new-cohorts-from-cisalpina = Neue Kohorten aus Cisalpina
card-text-17-new-cohorts-from-cisalpina = Stelle je eine Stufe von bis zu drei unbelagerten, reduzierten Legionen wieder her, die einen Versorgungsweg nach Rom haben; lege dann bis zu zwei römische Einflussmarker in die Provincia oder nach Aquitanien, Nachbarschaft ist nicht nötig.
card-18-thanksgiving-of-fifteen-days = Fünfzehn Tage Dankfest
card-text-18-thanksgiving-of-fifteen-days = Eine Einflussaktion in jedem von bis zu sieben Feldern, in denen oder neben denen eine römische Einheit oder Mauerstadt steht; Nachbarschaft ist nicht nötig.
card-19-roman-trade = Römischer Handel
card-text-19-roman-trade = Lege bis zu fünf römische Einflussmarker nach den üblichen Regeln der Nachbarschaft, höchstens einen in jede Provinz.
card-20-the-tenth-legion = Die Zehnte Legion
card-text-20-the-tenth-legion = In einer Schlacht römischer Legionen: ein zusätzlicher römischer Neuwurf. Die X. Legion muss nicht dabei sein.
card-21-divide-and-rule = Teile und herrsche
card-text-21-divide-and-rule = Entferne bis zu acht gallische Einflussmarker aus Feldern ohne gallische Einheit, höchstens zwei in jeder Provinz mit einem römischen Kontrollmarker.
card-22-twenty-towns-in-flames = Zwanzig Städte in Flammen
card-text-22-twenty-towns-in-flames = Lege bis zu drei Verwüstungsmarker in Gallien, in Felder ohne römische Einheit oder römischen Kontrollmarker und ohne Festung oder befestigte Stadt.
card-23-a-united-gaul = Ein geeintes Gallien
card-text-23-a-united-gaul = Lege einen gallischen Einflussmarker in jede von bis zu zehn Provinzen Galliens, in denen beim Ausspielen ein gallischer Einflussmarker oder eine befestigte Stadt war.
card-24-the-belgic-confederation = Der Bund der Belger
card-text-24-the-belgic-confederation = Aktiviere beliebig viele belgische Einheiten und Ambiorix, jede einmal.
card-25-ties-of-blood-and-marriage = Bande von Blut und Ehe
card-text-25-ties-of-blood-and-marriage = Ziehe einen weiteren Stamm aus dem Vorrat und setze ihn mit einer befestigten Stadt in seine Provinz; ohne erlaubtes Feld unterwirft er sich.
card-26-senate-outraged = Der Senat ist empört
card-text-26-senate-outraged = Rom verliert zufällig eine Karte der Hand, die beide sehen; nichts, wenn die Hand leer ist.
card-27-druids = Druiden
card-text-27-druids = Entferne jeden römischen Einflussmarker aus einer Provinz Galliens, in der keine römische Einheit ist.
card-28-alesia = Alesia
card-text-28-alesia = Verstärke eine befestigte Stadt, belagert oder nicht.
card-29-gaul-of-the-long-hairs = Das langhaarige Gallien
card-text-29-gaul-of-the-long-hairs = Entferne einen römischen Einflussmarker in der Provincia aus einem Feld ohne römische Einheit.
card-30-mercenaries-from-britannia-and-hispania = Söldner aus Britannien und Hispanien
card-text-30-mercenaries-from-britannia-and-hispania = Stelle eine Söldnereinheit zu einem unbelagerten Stamm oder in eine unbelagerte befestigte Stadt.
card-31-embolden-the-timid-convince-the-wavering = Ermutige die Zaghaften, überzeuge die Wankenden
card-text-31-embolden-the-timid-convince-the-wavering = Eine Einflussaktion in jeder von bis zu sechs Provinzen mit einem gallischen Stamm, belagert oder nicht.
card-32-trumpets-of-war = Kriegstrompeten
card-text-32-trumpets-of-war = Aktiviere beliebig viele keltische Einheiten und Vercingetorix, jede einmal.
card-33-clients-of-a-greater-tribe = Klienten eines größeren Stammes
card-text-33-clients-of-a-greater-tribe = Stelle den Kleinen Stamm zu einem unbelagerten Stamm oder in eine unbelagerte befestigte Stadt.
card-34-ambush-in-the-defile = Hinterhalt im Hohlweg
card-text-34-ambush-in-the-defile = In einer Schlacht gallischer Einheiten außerhalb der Provincia: zwei zusätzliche gallische Neuwürfe.
card-35-fire-on-the-winter-camps = Feuer in den Winterlagern
card-text-35-fire-on-the-winter-camps = Ein römischer Stapel ohne Anführer, in dessen Feld oder daneben ein unbelagerter Stamm steht, verliert eine Stufe.
card-36-into-forest-and-marsh = In Wald und Sumpf
card-text-36-into-forest-and-marsh = Aktiviere einen Stamm oder gallischen Anführer; diese Bewegung kann nicht abgefangen werden.
card-37-oak-hulls-and-leather-sails = Eichenrümpfe und Ledersegel
card-text-37-oak-hulls-and-leather-sails = Wähle einen Ozean: Gallien hat dort die Seeherrschaft, bis der Abschnitt Isolation dieses Zuges vorbei ist.
card-38-the-corn-is-cut = Das Korn ist gemäht
card-text-38-the-corn-is-cut = Wähle ein Feld mit römischen Einheiten außerhalb der von Rom kontrollierten Provinzen: Römische Einheiten dort gelten in der nächsten römischen Versorgungsphase als unversorgt.
card-39-oath-on-the-standards = Schwur auf die Feldzeichen
card-text-39-oath-on-the-standards = Nimm beliebige Stämme und Einflussmarker ohne Bezahlung aus dem Gallischen Rat; die Arverner nur, wenn sie kommen dürfen.
card-40-veterans-of-sertorius = Veteranen des Sertorius
card-text-40-veterans-of-sertorius = Stelle eine Söldnereinheit zu einem unbelagerten Stamm oder in eine unbelagerte befestigte Stadt.
card-41-the-needy-and-the-desperate = Die Armen und Verzweifelten
card-text-41-the-needy-and-the-desperate = Stelle die Miliz in Celtica oder Belgica zu einem unbelagerten Stamm oder in eine unbelagerte befestigte Stadt, auf der Seite dieser Region.
card-42-liberty-of-all-gaul = Freiheit für ganz Gallien
card-text-42-liberty-of-all-gaul = Ein unterworfener Stamm kehrt mit voller Stärke und einer befestigten Stadt zurück, wenn er ein erlaubtes Feld hat.
card-43-the-aedui-forsake-rome = Die Haeduer verlassen Rom
card-text-43-the-aedui-forsake-rome = Setze den Stamm der Haeduer mit einer befestigten Stadt in ein erlaubtes Feld seiner Provinz.
card-44-you-may-believe-what-you-wish = Glaubt, was ihr wollt
card-text-44-you-may-believe-what-you-wish = Hebe das Ereignis oder den Bonus auf, den die andere Seite gerade angesagt hat, mitsamt den Aktionspunkten der Karte.
card-45-germani-migration = Wanderung der Germanen
card-text-45-germani-migration = Bringe den germanischen Stamm ins Spiel oder bewege ihn, 3 BP; ein Einflussmarker, wo er anhält, wird entfernt.
card-46-germani-migration = Wanderung der Germanen
card-text-46-germani-migration = Bringe den germanischen Stamm ins Spiel oder bewege ihn, 3 BP; ein Einflussmarker, wo er anhält, wird entfernt.
card-47-local-raids = Örtliche Überfälle
card-text-47-local-raids = Entferne einen feindlichen Einflussmarker ohne feindliche Einheit, in dessen Feld oder daneben eine eigene Einheit, Festung, befestigte Stadt oder Mauerstadt ist.
card-48-stratagem = Kriegslist
card-text-48-stratagem = Vor einem Wurf für Belagerung oder Bezwingung: +2, wenn du belagerst, -2, wenn du belagert wirst.
card-49-treachery = Verrat
card-text-49-treachery = Nach einem Wurf für Belagerung oder Bezwingung, nach dem der Ort noch steht: ein Belagerungspunkt mehr, wenn du belagerst, einer weniger (nicht unter 0), wenn du belagert wirst.
card-50-diplomacy = Diplomatie
card-text-50-diplomacy = Ersetze einen feindlichen Einflussmarker in Gallien, in einem Feld ohne feindliche Einheit, durch einen eigenen.
card-51-incite-through-sedition-and-violence = Aufwiegeln durch Aufruhr und Gewalt
card-text-51-incite-through-sedition-and-violence = Entferne einen feindlichen Einflussmarker aus einem Feld ohne feindliche Einheit in einer Provinz, in der beide Seiten Kontrollmarker haben.
card-52-spreading-unrest = Unruhe breitet sich aus
card-text-52-spreading-unrest = Entferne bis zu drei feindliche Einflussmarker aus Feldern ohne feindliche Einheit, jeden neben einem eigenen Kontrollmarker, höchstens einen in jeder Provinz.
card-53-scouts-and-guides = Späher und Führer
card-text-53-scouts-and-guides = Vor den Würfeln eines Abfangens, Ausweichens oder Zurückweichens: +3 oder -3.
card-54-cavalry-screen = Schleier der Reiterei
card-text-54-cavalry-screen = Aktiviere einen Anführer oder eine Einheit; diese Bewegung kann nicht abgefangen werden.
card-55-a-long-summer = Ein langer Sommer
card-text-55-a-long-summer = Aktiviere nacheinander bis zu vier Anführer oder Einheiten, jede mit einem BP mehr als aufgedruckt.

## Fragen nach Aussichten, und nach dem, was die Karte zeigt, auf die es keine Antwort gibt

odds-siege-weak = 14.3.2: Bei weniger als 1-2 wird nicht für eine Belagerung gewürfelt.
odds-no-battle = Keine Schlacht ist im Gang. Nenne einen Ort und die Figuren, die ihn angreifen: „{ $example }“.
odds-mixed = Die Figuren gehören nicht zu einer Seite.
odds-nobody = In { PLACE($place) } würde niemand angegriffen.
odds-roles = Die Figuren jeder Rolle müssen zu einer Seite gehören, und zu verschiedenen Seiten.
odds-no-units = Jede Seite braucht mindestens eine Kampfeinheit.
inspect-unknown = Über „{ $word }“ ist nichts bekannt. Frag nach: { LIST($near) }.
inspect-supply = Nenne eine Seite und einen Ort: „{ $example }“.
inspect-no-unit = Keine Einheit dieser Seite ist in { PLACE($place) }.
inspect-nobody = Niemand ist aktiviert. Nenne eine Figur: „{ $example }“.
inspect-not-activated = { UNIT($unit) } kann nicht aktiviert werden.
inspect-not-picked-up = Einige dieser Figuren können dort nicht mitgenommen werden.
inspect-no-names = { $question ->
        [route] Hier geht es um den Plan des Zuges; Namen gehören nicht dazu.
        [reaction] Hier geht es um das, was gerade gefragt ist; Namen gehören nicht dazu.
       *[camps] Hier geht es um alle Legionen; Namen gehören nicht dazu.
    }
inspect-siege = Nenne einen Ort und vielleicht einen Anführer: „{ $example }“.
inspect-no-siege = Niemand könnte { PLACE($place) } jetzt belagern.
inspect-no-reaction = Niemand wird jetzt nach einer Reaktion gefragt.
