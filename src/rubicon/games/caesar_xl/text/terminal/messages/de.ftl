### Das Spielbrett von Caesar XL im Terminal.

## Kopf, Karte und Forum

board-turn = { $season }, Runde { $turn } von { $turns }
board-figures = { $gold } Gold · Städte { $worth } von { $military } · Punkte { $points } von { $political } · { $cards } Karten
board-short-legion = { $count }L
board-short-veteran-legion = { $count }L*
board-short-allied = { $count }V
board-short-veteran-allied = { $count }V*
board-forum = Forum:
board-legend = ⬡ Legionskolonie, ○ verbündeter Klient, * Veteranen, L Legionen, V Verbündete
board-no-such-city = Keine Stadt heißt „{ $asked }“. „map“ zeigt alle.
board-city = Stadt
board-roads-to = Straße nach
board-lanes-to = Seeweg nach
board-in-forum = Im Forum
board-in-front = Vor { SIDE($side) }
board-piles = Nachziehstapel: { $count } Karten. Abgelegt: { $discards }.
board-claim = Beansprucht wird sie so: { LIST($claims) }.
board-page-map = alle Städte; map rome zeigt eine und ihre Wege
board-page-forum = das Forum, und die Karten vor beiden Seiten
board-page-cards = was deine Karten tun, und was abgelegt ist

## Die Schlacht

board-battle = Schlacht von { PLACE($place) }, Kampfrunde { $round }
board-to-lose = { $count } zu verlieren
board-tactics = Taktik: { CARD($card) }
board-face-down = eine Taktikkarte, verdeckt
board-no-tactics = keine Taktikkarte

## Wahlmöglichkeiten

board-all-units = alle Einheiten
board-from = Von { PLACE($place) }
board-in = in { PLACE($place) }
board-to = nach { PLACE($place) }
board-pass = von diesen nichts mehr einsetzen
board-pass-bidding = passen
board-pass-tactics = keine Taktikkarte
board-do-end = genug
board-do-stay = bleiben und kämpfen
board-do-retreat = Rückzug
board-do-declare-military = militärischen Sieg verkünden
board-do-declare-political = politischen Sieg verkünden
board-do-bid = { $gold } bieten
board-do-claim = Beanspruchen
board-do-discard = Ablegen
board-do-play = Spielen
board-do-use = Benutzen
board-do-pick = Nehmen
board-do-commit = Einsetzen
board-do-roll = einsetzen: { $units }
board-do-lose = verlieren: { $units }
board-rolled = hat gewürfelt
board-not-rolled = hat noch nicht gewürfelt
board-do-recruit = Anwerben
board-do-sail = Segeln
board-sail-from = von { PLACE($place) }
board-do-remove = Verlieren
board-do-promote = Zum Veteranen
board-do-withdraw = Rückzug
board-do-place = nach { PLACE($place) } stellen
board-do-muster = in { PLACE($place) } aufstellen
board-do-target = { PLACE($place) }
board-do-battle = Schlacht von { PLACE($place) }

## Zum Einstieg

board-intro = Rom liegt im Krieg mit sich selbst: vierzehn Runden, von 50 bis 44 v. Chr.
board-intro-2 = Es siegt, wer 7 Siegpunkte auf Karten vor sich hat; oder dessen Oberbefehlshaber in Rom steht,
board-intro-3 = während der feindliche fehlt, mit Städten im Wert von 25. Sonst haben beide verloren.
board-intro-4 = Eine Stadt, in der nur deine Einheiten stehen, ist dein: Sie zahlt Gold und nimmt Rekruten auf.
board-intro-5 = Antworte mit einer Zahl oder tippe die Aktion. ? sagt den Rest: map, forum, cards, rules, undo.
