"""The static site, as far as it needs no browser."""
