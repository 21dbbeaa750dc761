"""The rules of the poker family, one a file."""
