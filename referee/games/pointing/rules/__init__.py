"""The rules of the pointing family, one a file."""
