"""The rules of the toy family, one a file."""
