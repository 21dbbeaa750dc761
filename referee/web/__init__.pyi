from .embed_code import NoSite as NoSite
from .embed_code import embed as embed
from .exports import export as export
from .server import Server as Server
from .server import addresses as addresses
from .server import has_waitress as has_waitress
from .server import make_server as make_server
from .session_store import SessionStore as SessionStore
