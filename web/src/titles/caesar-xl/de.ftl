### Texts of the page about Caesar XL.

## battle.ts

caesar-xl-battle-of-place = Schlacht von { $place }
caesar-xl-tactics-cards = Taktikkarten
caesar-xl-side-retreats = { $side } zieht sich zurück
caesar-xl-retreat-or-stay = Rückzug oder bleiben
caesar-xl-attacks = greift an
caesar-xl-defends = verteidigt
caesar-xl-role-and-leads = { $role } und führt
caesar-xl-tactics-card-face-down = Eine Taktikkarte, verdeckt

## cards.ts

caesar-xl-march-phase = Marschphase
caesar-xl-purchase-phase = Kaufphase
caesar-xl-sword = { $n ->
        [one] { $n } Schwert
       *[other] { $n } Schwerter
    }
caesar-xl-the-forum = Das Forum
caesar-xl-before-side = Vor { $side }
caesar-xl-discards-count-cards-draw = Ablage; { $count } Karten im Stapel

## choices.ts

caesar-xl-commit-no-more = Nichts mehr einsetzen
caesar-xl-stay-and-fight = Bleiben und kämpfen
caesar-xl-retreat = Rückzug
caesar-xl-declare-a-military-victory = Militärischen Sieg verkünden
caesar-xl-declare-a-political-victory = Politischen Sieg verkünden
caesar-xl-bid = Bieten
caesar-xl-bid-gold-gold = { $gold } Gold bieten
caesar-xl-claim-a-forum-card = Forumskarte beanspruchen
caesar-xl-open-the-bidding = Versteigerung eröffnen
caesar-xl-claim = Beanspruchen
caesar-xl-discard = Ablegen
caesar-xl-play-a-card = Karte spielen
caesar-xl-play = Spielen
caesar-xl-use-a-card = Karte benutzen
caesar-xl-use = Benutzen
caesar-xl-take-a-card = Karte nehmen
caesar-xl-take = Nehmen
caesar-xl-commit-a-tactics-card = Taktikkarte einsetzen
caesar-xl-commit-face-down = Verdeckt einsetzen
caesar-xl-commit-and-roll = Einsetzen und würfeln
caesar-xl-roll = Würfeln
caesar-xl-unit-which-has-rolled = { $unit }: hat gewürfelt
caesar-xl-unit-which-has-not = { $unit }: hat noch nicht gewürfelt
caesar-xl-who-is-lost = Wer geht verloren?
caesar-xl-is-lost = Geht verloren
caesar-xl-recruit-gold-gold-unit = Für { $gold } Gold anwerben: { $unit }
caesar-xl-recruit-unit-gold-gold = Anwerben: { $unit } für { $gold } Gold
caesar-xl-lose-unit = { $unit } verlieren
caesar-xl-make-veteran-unit = Zum Veteranen: { $unit }
caesar-xl-from-place = Von { $place }
caesar-xl-all-together = Alle zusammen
caesar-xl-all-units = alle Einheiten
caesar-xl-attack-unit = { $n ->
        [one] { $n } Einheit angreifen
       *[other] { $n } Einheiten angreifen
    }

## guide.ts

caesar-xl-claim-card-if-can = Beanspruche eine Karte, wenn du kannst, oder zieh deine Karten.
caesar-xl-raise-pass-loser-forfeits = Erhöhe oder passe. Der Verlierer büßt die Hälfte seines Gebots ein.
caesar-xl-too-many-cards = Zu viele Karten
caesar-xl-put-away-card-like = Leg die Karte weg, die dir am wenigsten gefällt.
caesar-xl-purchase = Kauf
caesar-xl-play-leader-recruit-where = Spiel einen Feldherrn, wirb an, wo ein Feind nah ist, oder zieh deine Steuern ein.
caesar-xl-leader-takes-field = Ein Feldherr zieht ins Feld
caesar-xl-put-leader-where-battle = Stell den Feldherrn dorthin, wo eine Schlacht nah ist.
caesar-xl-more-units = Mehr Einheiten
caesar-xl-each-another-city-those = Jede in eine andere der hellen Städte.
caesar-xl-march = Marsch
caesar-xl-take-cities-nobody-holds = Nimm Städte, die niemand hält, und lass keine der deinen leer. Wenn du fertig bist, beende den Marsch.
caesar-xl-tactics = Taktik
caesar-xl-tactics-card-may-turn = Eine Taktikkarte kann diese Schlacht wenden; oder heb sie für eine größere auf.
caesar-xl-commit-a-unit = Eine Einheit einsetzen
caesar-xl-let-roll-up-its = Lass sie würfeln: Bis zur Zahl ihrer Schwerter ist es ein Treffer.
caesar-xl-a-hit-on-you = Ein Treffer für dich
caesar-xl-choose-who-lost-best = Wähle, wer verloren geht: am besten eine, die schon gewürfelt hat.
caesar-xl-retreat-or-stay-label = Rückzug oder bleiben?
caesar-xl-stay-if-have-more = Bleib, wenn du mehr Schwerter hast als der Feind.
caesar-xl-veterans = Veteranen
caesar-xl-one-units-may-have = Eine deiner Einheiten darf ein Schwert mehr haben.
caesar-xl-your-choice = Deine Wahl
caesar-xl-read-what-asked-choose = Lies, was gefragt ist, und wähle einen der hellen Orte oder eine der hellen Karten.
caesar-xl-pompey-turn = Pompeius ist am Zug
caesar-xl-watch-computer-play-chronicle = Sieh zu, was der Computer tut; die Chronik erzählt es.
caesar-xl-two-turns-as-caesar = Zwei Runden als Caesar, mit einem Lehrer: Rekruten, der Rubikon, eine Schlacht und das Forum.
caesar-xl-gold-and-units = Gold und Einheiten
caesar-xl-a-battle = Eine Schlacht
caesar-xl-welcome-caesar = Willkommen, Caesar
caesar-xl-square-counters-units-round = Eckige Marken sind Einheiten, runde sind Feldherren; die kleinen Dolche sind ihre Schwerter. Eine Stadt, in der nur deine Einheiten stehen, ist dein und zahlt das Gold auf ihrer Münze.
caesar-xl-legions-have-two-swords = Legionen haben zwei Schwerter, Verbündete eines; ein Stern ist ein Veteran mit einem mehr. Eine Zahl sagt, wie viele einer Art dort stehen.
caesar-xl-two-ways-to-win = Zwei Wege zum Sieg
caesar-xl-seven-victory-points-cards = Sieben Siegpunkte auf den Karten vor dir; oder du in Rom, Pompeius nicht auf der Karte und Städte im Wert von 25. Verkündet wird zu Beginn deines Zuges.
caesar-xl-if-nobody-has-won = Hat nach vierzehn Runden niemand gewonnen, haben beide verloren. Berühre deine Zahlen, um zu sehen, wie du stehst.
caesar-xl-recruit = Anwerben
caesar-xl-touch-legion-stock-then = Berühre eine Legion deines Vorrats, dann die Stadt im Ring. Sie kostet neun Gold, Verbündete kosten sechs.
caesar-xl-each-city-one-legion = In jeder Stadt je Runde eine Legion oder zwei Verbündete. Auch Karten dieser Phase werden jetzt gespielt: Sie stehen in deiner Hand auf.
caesar-xl-taxes = Steuern
caesar-xl-enough-now-collect-what = Das genügt fürs Erste. Zieh ein, was deine Städte zahlen; dann marschiert dein Heer.
caesar-xl-cross-the-rubicon = Über den Rubikon
caesar-xl-tick-all-here-who = Kreuz „alle hier, die können, gehen mit“ an und berühre dann Rom.
caesar-xl-touch-caesar-rubicon-take = Berühre Caesar am Rubikon. Seine Legionen sollen mit ihm nach Rom, das vier zahlt.
caesar-xl-every-unit-goes-one = Jede Einheit geht ein Feld je Runde, so viele zusammen, wie du magst. Wo Feinde stehen, gibt es eine Schlacht.
caesar-xl-each-side-may-commit = Jede Seite darf eine Taktikkarte verdeckt einsetzen. Hast du keine passende, geht es ohne.
caesar-xl-side-stronger-leaders-leads = Die Seite mit den stärkeren Feldherren führt: Sie setzt bei jedem Schritt zuerst ein. Bei Gleichstand ist es der Verteidiger.
caesar-xl-one-by-one = Einer nach dem anderen
caesar-xl-turns-each-side-commits = Abwechselnd setzt jede Seite eine Einheit ein und würfelt: erst Verbündete, dann Legionen, dann Feldherren. Bis zur Zahl ihrer Schwerter ist es ein Treffer.
caesar-xl-enemy-chooses-which-unit = Der Feind wählt, wen er für einen Treffer verliert, und du ebenso.
caesar-xl-you-know-the-game = Du kannst das Spiel
caesar-xl-have-recruited-marched-fought = Du hast angeworben, bist marschiert, hast gekämpft und im Forum gestanden: alles, was es in einer Runde gibt. Spiel weiter oder beginne eine eigene Partie.
caesar-xl-rules-hand-under-r = Die Regeln findest du unter R. Berühre eine Karte oder einen Ort, der nicht angeboten wird, und du erfährst, welche Regel es verbietet.
caesar-xl-claim-card-whose-condition = Beanspruche eine Karte, deren Bedingung du erfüllst: Sie wirkt für dich bis zum Ende, und ihre Zeichen zählen für den Sieg.
caesar-xl-cards-forum-open-both = Die Karten des Forums stehen beiden offen, dem, der erfüllt, was sie verlangen. Für dich ist noch nichts dabei: Zieh eine Karte.
caesar-xl-optimates-populares-count-against = Optimaten und Popularen zählen gegeneinander: Sammle eine der beiden.

## pack-index.ts

caesar-xl-gold-gold = { $gold } Gold
caesar-xl-road = Straße
caesar-xl-sea-lane = Seeweg
caesar-xl-barbarian-area-strength-strength = Barbarenland, Stärke { $strength }: niemand betritt es
caesar-xl-border = Grenze

## pieces.ts

caesar-xl-name-gold-gold = { $name }, { $gold } Gold
caesar-xl-side-stock = Vorrat: { $side }

## scene.ts

caesar-xl-side-turn = { $side } ist am Zug
caesar-xl-victory-points = Siegpunkte
caesar-xl-value-of-cities = Wert der Städte
caesar-xl-gold = Gold
caesar-xl-cards-in-hand = Handkarten
caesar-xl-political-victory-points-goal = Politischer Sieg: { $points } von { $goal } Siegpunkten, netto.
caesar-xl-military-victory-cities-worth = Militärischer Sieg: Städte im Wert von { $worth } von { $goal }, { $leader } in Rom, der feindliche Oberbefehlshaber nicht auf der Karte.
caesar-xl-leader-is-in-place = { $leader } steht in { $place }.
caesar-xl-leader-off-map = { $leader } ist nicht auf der Karte.
caesar-xl-turn = Runde
caesar-xl-swords-to-lose = Schwerter zu verlieren
caesar-xl-units-to-lose = Einheiten zu verlieren
caesar-xl-to-place = zu setzen

## texts.ts

caesar-xl-pass = Passen
caesar-xl-no-tactics-card = Keine Taktikkarte
caesar-xl-allied = Verbündete
caesar-xl-legions = Legionen
caesar-xl-leaders = Feldherren
caesar-xl-rome-war-itself-fourteen = Rom liegt im Krieg mit sich selbst: vierzehn Runden, von 50 bis 44 v. Chr.
caesar-xl-win-7-victory-points = Es siegt, wer 7 Siegpunkte auf den Karten vor sich hat; oder dessen Oberbefehlshaber in Rom steht, während der feindliche nicht auf der Karte ist, mit Städten im Wert von 25.
caesar-xl-city-where-only-units = Eine Stadt, in der nur deine Einheiten stehen, ist dein: Sie zahlt Gold und nimmt Rekruten auf.
caesar-xl-map-setup-most-cards = Die Karte, der Aufbau und die meisten Karten sind ein von diesem Projekt entworfenes Paket: Die gedruckten sind nicht bekannt.
