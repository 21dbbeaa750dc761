from . import (
    argue as argue,
)
from . import (
    arguments as arguments,
)
from . import (
    ask as ask,
)
from . import (
    books as books,
)
from . import (
    check as check,
)
from . import (
    check_log as check_log,
)
from . import (
    embed as embed,
)
from . import (
    games as games,
)
from . import (
    mcp as mcp,
)
from . import (
    new as new,
)
from . import (
    open as open,
)
from . import (
    play as play,
)
from . import (
    questions as questions,
)
from . import (
    rule as rule,
)
from . import (
    sheet as sheet,
)
from . import (
    site as site,
)
