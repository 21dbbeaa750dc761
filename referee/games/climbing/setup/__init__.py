"""Described positions read, found faulty, written."""
