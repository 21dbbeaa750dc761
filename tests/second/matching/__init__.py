"""Crazy Eights by a second judge, written from the words of its rules."""
