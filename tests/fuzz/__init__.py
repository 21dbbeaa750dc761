"""Input that nobody meant: all that a table can say ends in an answer, or in an error of ours.

``python -m tests.fuzz --minutes 10`` (or ``bin/fuzz``) goes on for as long as it is told to;
``test_fuzz`` takes a few inputs of every kind, ``test_finds`` all that once went wrong.
"""
