from .course import Course as Course
from .course import Item as Item
from .progress import Progress as Progress
from .reading import BadCourse as BadCourse
from .reading import own_course as own_course
from .reading import read_course as read_course
from .session import CourseSession as CourseSession

__all__ = [
    "BadCourse",
    "Course",
    "CourseSession",
    "Item",
    "Progress",
    "own_course",
    "read_course",
]
