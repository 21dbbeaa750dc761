from .check import interactions as interactions

__all__ = ["interactions"]
