"""The rules of the sevens family, one a file."""
