"""`python -m tests.games.rome_vs_gaul.golden --update`"""

import sys

from tests.games.rome_vs_gaul.golden import update

if sys.argv[1:] != ["--update"]:
    sys.exit("Say --update to write the golden games again.")
print("\n".join(update()) or "Nothing has changed.")
