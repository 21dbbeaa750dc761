"""Courses: many quizzes in levels, of which those that were missed are asked again later.

``course`` is the value, ``reading`` reads its file and says what is wrong with it, ``progress``
counts what was right and says what is asked next, ``session`` asks.
"""

from __future__ import annotations

from .course import Course, Item
from .progress import Progress
from .reading import BadCourse, own_course, read_course
from .session import CourseSession

__all__ = [
    "BadCourse", "Course", "CourseSession", "Item", "Progress", "own_course", "read_course",
]  # fmt: skip
