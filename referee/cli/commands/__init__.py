"""The commands, each in the module of its name and loaded when it is used."""
