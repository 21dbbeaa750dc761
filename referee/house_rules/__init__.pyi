from .embedded_house import extract_house as extract_house

__all__ = ["extract_house"]
