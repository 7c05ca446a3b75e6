### Le plateau de Caesar XL dans un terminal.

## En-tête, carte et Forum

board-turn = { $season }, tour { $turn } sur { $turns }
board-figures = { $gold } Or · villes { $worth } sur { $military } · points { $points } sur { $political } · { $cards } cartes
board-short-legion = { $count }L
board-short-veteran-legion = { $count }L*
board-short-allied = { $count }A
board-short-veteran-allied = { $count }A*
board-forum = Forum :
board-legend = ⬡ colonie légionnaire, ○ client allié, * vétérans
board-no-such-city = Aucune ville ne s’appelle « { $asked } ». « map » les montre toutes.
board-city = ville
board-roads-to = route vers
board-lanes-to = route maritime vers
board-in-forum = Au Forum
board-in-front = Devant { SIDE($side) }
board-piles = Pioche : { $count } cartes. Défausse : { $discards }.
board-claim = Pour la réclamer : { LIST($claims) }.
board-page-map = toutes les villes ; map rome en montre une et ses routes
board-page-forum = le Forum, et les cartes devant les deux camps
board-page-cards = ce que font tes cartes, et ce qui est défaussé

## La bataille

board-battle = Bataille de { PLACE($place) }, manche { $round }
board-to-lose = { $count } à perdre
board-tactics = Tactique : { CARD($card) }
board-face-down = une carte Tactique, face cachée
board-no-tactics = pas de carte Tactique

## Choix

board-all-units = toutes les unités
board-from = De { PLACE($place) }
board-in = à { PLACE($place) }
board-to = vers { PLACE($place) }
board-pass = ne plus en engager
board-pass-bidding = passer
board-pass-tactics = pas de carte Tactique
board-do-end = assez
board-do-stay = rester et combattre
board-do-retreat = retraite
board-do-declare-military = déclarer une victoire militaire
board-do-declare-political = déclarer une victoire politique
board-do-bid = enchérir { $gold }
board-do-claim = Réclamer
board-do-discard = Défausser
board-do-play = Jouer
board-do-use = Utiliser
board-do-pick = Prendre
board-do-commit = Engager
board-do-roll = engager : { $units }
board-do-lose = perdre : { $units }
board-rolled = qui a lancé
board-not-rolled = qui n’a pas lancé
board-do-recruit = Recruter
board-do-sail = Naviguer
board-sail-from = de { PLACE($place) }
board-do-remove = Perdre
board-do-promote = Rendre vétéran
board-do-withdraw = Retraite
board-do-place = placer à { PLACE($place) }
board-do-muster = rassembler à { PLACE($place) }
board-do-target = { PLACE($place) }
board-do-battle = bataille de { PLACE($place) }

## Pour débuter

board-intro = Rome est en guerre avec elle-même : quatorze tours, de 50 à 44 av. J.-C.
board-intro-2 = Gagne avec 7 points de victoire sur les cartes devant toi ; ou avec ton Chef suprême à Rome,
board-intro-3 = celui de l’ennemi hors de la carte et des villes valant 25. Sinon les deux ont perdu.
board-intro-4 = Une ville où se tiennent seulement tes unités est à toi : elle paie de l’Or et reçoit des recrues.
board-intro-5 = Réponds par un nombre, ou tape l’action. ? dit le reste : map, forum, cards, rules, undo.
