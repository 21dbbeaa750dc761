"""Sequences to step through: a table, the moves from it, branches, and what is said about each.

``story`` is the sequence as a value, ``text`` reads and writes it, ``judging`` goes through it
with the referee, ``face`` draws a step, ``session`` does what it is told.
"""

from __future__ import annotations

from .session import StepperSession
from .story import Line, Story, Told
from .text import read_story, story_of, write_story

__all__ = ["Line", "StepperSession", "Story", "Told", "read_story", "story_of", "write_story"]
