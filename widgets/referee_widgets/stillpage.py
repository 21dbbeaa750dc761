"""``referee_widgets.still``: a page that shows a table or a verdict without any kernel."""

from referee.web.static_page import still

__all__ = ["still"]
