"""Where the package's own files stand.

``importlib.resources`` finds them, too, and loads archives, temporary files and URLs for it.
"""

from pathlib import Path

PACKAGE = Path(__file__).parent.parent
