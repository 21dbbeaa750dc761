"""One rule a file, named by its file. Only rules that are on are imported."""
