"""The front page and the faces that are opened from it, as one session to the page."""
