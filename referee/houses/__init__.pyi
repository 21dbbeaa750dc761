from .bringing import brought as brought

__all__ = ["brought"]
