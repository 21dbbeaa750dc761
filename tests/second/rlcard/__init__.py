"""rlcard's UNO beside the engine: which cards of a hand may be played.

Known differences, all of rlcard: a Wild Draw 4 may be played only without any other card that fits
(the sheet: without a card of the colour), and a drawn card that has the colour is played at once.
"""
