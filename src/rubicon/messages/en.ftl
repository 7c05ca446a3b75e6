### Words that all titles share.

## Lists: the part so far, and one item more.

list-comma = { $list }, { $item }
list-and = { $list } and { $item }
list-or = { $list } or { $item }

## The log

# A line that only one side knows, in the log that hides nothing.
told-by = ({ $by }) { $line }
# What was played before the first heading of a game.
log-opening = The opening.

## Prompts

# In a terminal, while the other side decides.
ask-wait = { $text }
