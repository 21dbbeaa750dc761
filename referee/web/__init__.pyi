from .exports import handed as handed
from .exports import has_codes as has_codes
from .server import Server as Server
from .server import addresses as addresses
from .server import has_waitress as has_waitress
from .server import serving as serving
from .session_store import Desks as Desks
