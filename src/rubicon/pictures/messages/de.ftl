### Linkvorschau: was ein Chat von einem Link zu einer Partie zeigt. Die Seite lädt diese Datei nicht.

## Titel

preview-invitation = { $title }: spiel mit
preview-running = { $title }: sieh der Partie zu

## Wer wo sitzt

preview-seat = { SIDE($side) } ({ $name })
preview-seats = { $list } gegen { $item }
preview-free = frei
preview-unnamed = eine Person
preview-take = dieser Platz ist frei
preview-heading = Eine Einladung
preview-heading-table = Am Tisch

## Das Bild in Worten

preview-alt-invitation = Die Karte von { $title }, und wer wo sitzt
preview-alt-running = Die Karte von { $title }, wie Zuschauer sie jetzt sehen
preview-alt-over = Die Karte von { $title } am Ende der Partie
