from .limits import beyond as beyond
from .limits import over_limit as over_limit
from .places import Path as Path
from .places import Place as Place
from .places import key_places as key_places
from .places import places_in as places_in

__all__ = ["Path", "Place", "beyond", "key_places", "over_limit", "places_in"]
