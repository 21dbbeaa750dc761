"""The public set of arguments, and how programs answer it: read, asked, marked."""
