"""TOML texts: where things stand, what no book says, the forms that a part can have."""
