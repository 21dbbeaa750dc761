"""Judges of single games of shedding cards, such as President, from the words of rule pages.

They are compared with the engine in whole games.
"""
