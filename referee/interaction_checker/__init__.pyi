from .check import interactions as interactions
from .check import try_pair as try_pair

__all__ = ["interactions", "try_pair"]
