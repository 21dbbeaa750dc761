"""The notations of a table: table text and JSON. Both read into and write from a description."""
