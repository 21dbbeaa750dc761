"""Counting trees: how many sequences of one to four legal moves there are from fixed tables.

A rule that bars a little too much, or too little, moves a number. Where that is meant,
``python -m tests.trees --update`` writes the numbers anew, and the commit says why each moved.
"""
