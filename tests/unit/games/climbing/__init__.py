"""Tests of ``referee.games.climbing``."""
