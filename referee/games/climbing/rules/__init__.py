"""One rule a file. A rulebook names a rule by its file name; only rules that are on are imported."""
