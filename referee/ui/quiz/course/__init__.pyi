from .course import BadCourse as BadCourse
from .course import Course as Course
from .course import Item as Item
from .course import own_course as own_course
from .course import read_course as read_course
from .progress import Progress as Progress
from .session import CourseSession as CourseSession

__all__ = ["BadCourse", "Course", "CourseSession", "Item", "Progress", "own_course", "read_course"]
