"""Answers to the questions of the family."""
