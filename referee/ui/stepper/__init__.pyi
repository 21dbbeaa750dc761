from .session import StepperSession as StepperSession
from .text import read_story as read_story
from .text import write_story as write_story

__all__ = ["StepperSession", "read_story", "write_story"]
