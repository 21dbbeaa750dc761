"""rlcard beside the engine: which cards of a hand may be played in UNO, which combinations in Dou
Dizhu.

Known differences, all of rlcard. UNO: a Wild Draw 4 may be played only without any other card that
fits (the sheet: without a card of the colour), and a drawn card that has the colour is played at
once. Dou Dizhu: cards that are added may be alike but never both jokers, and don't lengthen the
triplets.
"""

import tempfile
from importlib.util import find_spec
from pathlib import Path

from filelock import FileLock

if find_spec("rlcard"):
    with FileLock(Path(tempfile.gettempdir()) / "referee-rlcard.lock"):
        # it unpacks its tables when it is first imported: by one test process at a time
        import rlcard.games.doudizhu.utils  # noqa: F401
