from .limits import beyond as beyond
from .limits import over_limit as over_limit
from .positions import Path as Path
from .positions import Place as Place
from .positions import key_places as key_places
from .positions import places_in as places_in

__all__ = ["Path", "Place", "beyond", "key_places", "over_limit", "places_in"]
