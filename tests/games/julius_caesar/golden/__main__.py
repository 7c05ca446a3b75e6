"""`python -m tests.games.julius_caesar.golden --update`"""

import sys

from tests.games.julius_caesar.golden import update

if sys.argv[1:] != ["--update"]:
    sys.exit("Say --update to write the logs and final positions of the golden games anew.")
print("\n".join(update()) or "Nothing has changed.")
