"""The desk on a phone: a page of its own, tapped."""
