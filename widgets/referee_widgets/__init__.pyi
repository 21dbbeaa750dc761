from .card import VerdictCard as VerdictCard
from .desk import Desk as Desk
from .frontpage import FrontPage as FrontPage
from .magic import load_ipython_extension as load_ipython_extension
from .picker import RulePicker as RulePicker
from .quiz import Quiz as Quiz
from .stepper import Stepper as Stepper
from .stillpage import still as still
