"""`python -m tests.games.rome_vs_gaul.perft --update`"""

import sys

from tests.games.rome_vs_gaul.perft import FOLDER, set_up
from tests.support.suites import perft

if sys.argv[1:] != ["--update"]:
    sys.exit("Say --update to write the counts again.")
print("\n".join(perft.update(FOLDER, set_up)) or "Nothing has changed.")
