"""Checks of the documentation."""
