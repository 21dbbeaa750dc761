from .exports import export as export
from .exports import has_qr_codes as has_qr_codes
from .server import Server as Server
from .server import addresses as addresses
from .server import has_waitress as has_waitress
from .server import make_server as make_server
from .session_store import SessionStore as SessionStore
