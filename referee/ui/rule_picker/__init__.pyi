from .session import PickerSession as PickerSession

__all__ = ["PickerSession"]
