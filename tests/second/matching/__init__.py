"""Crazy Eights and Page One by a second judge, written from the words of the rules."""
