"""Tests of ``referee.games``."""
