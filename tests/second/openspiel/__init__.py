"""OpenSpiel as a second opinion on trick-taking games and Dou Dizhu: whole deals, move by move.

OpenSpiel comes with the extra ``bench``. ``python -m tests.second.openspiel --help``
compares as many deals as wanted.
"""
