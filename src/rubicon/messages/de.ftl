### Wörter, die alle Spiele gemeinsam haben.

list-comma = { $list }, { $item }
list-and = { $list } und { $item }
list-or = { $list } oder { $item }

told-by = ({ $by }) { $line }
log-opening = Die Eröffnung.

ask-wait = { $text }
