from .content import check_file as check_file
from .structure import check_shape as check_shape
