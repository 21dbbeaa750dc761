from .session import StepperSession as StepperSession
from .story import Line as Line
from .story import Story as Story
from .story import StoryMove as StoryMove
from .text import read_story as read_story
from .text import story_of as story_of
from .text import write_story as write_story

__all__ = ["Line", "StepperSession", "Story", "StoryMove", "read_story", "story_of", "write_story"]
