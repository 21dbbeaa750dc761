from .parts import check_shape as check_shape
from .shape import check_file as check_file
