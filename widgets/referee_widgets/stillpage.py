"""``referee_widgets.still`` writes a page that shows a table or a verdict without a kernel."""

from referee.web.static_page import still

__all__ = ["still"]
