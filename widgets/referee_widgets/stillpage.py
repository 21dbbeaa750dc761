"""``referee_widgets.still`` writes a static page of a table, a verdict or a widget."""

from referee.web.static_page import still

__all__ = ["still"]
