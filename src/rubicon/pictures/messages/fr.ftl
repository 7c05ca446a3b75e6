### Aperçu des liens : ce qu’un chat montre d’un lien vers une partie. La page ne charge pas ce fichier.

## Titres

preview-invitation = { $title } : viens jouer
preview-running = { $title } : regarde la partie

## Qui est assis où

preview-seat = { SIDE($side) } ({ $name })
preview-seats = { $list } contre { $item }
preview-free = libre
preview-unnamed = une personne
preview-take = cette place est libre
preview-heading = Une invitation
preview-heading-table = À la table

## L’image en mots

preview-alt-invitation = La carte de { $title }, et qui est assis où
preview-alt-running = La carte de { $title }, telle que la voient les spectateurs
preview-alt-over = La carte de { $title } à la fin de la partie
