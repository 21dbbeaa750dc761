from .embedded_house import brought as brought

__all__ = ["brought"]
