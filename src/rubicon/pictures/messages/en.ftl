### Link previews: what a chat shows of a link to a game. The page does not load this file.

## Titles

preview-invitation = { $title }: come and play
preview-running = { $title }: watch the game

## Who sits where

preview-seat = { SIDE($side) } ({ $name })
preview-seats = { $list } against { $item }
preview-free = free
preview-unnamed = a person
# The words on the picture, where a seat is free.
preview-take = this seat is free
preview-heading = An invitation
preview-heading-table = At the table

## The picture in words

preview-alt-invitation = The map of { $title } and who sits where
preview-alt-running = The map of { $title }, as spectators see it now
preview-alt-over = The map of { $title } at the end of the game
