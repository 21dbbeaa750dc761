"""The rulebooks there are, their files, and what is wrong with them."""
