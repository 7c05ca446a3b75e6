"""The copy of Rubicon that is tested: the source, or the compiled build."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import rubicon

#: The root of the repository.
ROOT: Final = Path(__file__).parents[2]
#: What the processes that tests start need as PYTHONPATH, so that they run the same build as the test.
PACKAGE_FOLDER: Final = str(Path(rubicon.__file__).resolve().parents[1])
