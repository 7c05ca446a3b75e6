"""`python -m tests.games.rome_vs_gaul.perft --update`"""

import sys

from tests.games.rome_vs_gaul.perft import update

if sys.argv[1:] != ["--update"]:
    sys.exit("Say --update to write the counts again.")
print("\n".join(update()) or "Nothing has changed.")
