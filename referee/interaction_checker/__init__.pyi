from .api import interactions as interactions
from .api import try_pair as try_pair

__all__ = ["interactions", "try_pair"]
