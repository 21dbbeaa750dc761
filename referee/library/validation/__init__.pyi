from .content import check_content as check_content
from .structure import check_structure as check_structure
