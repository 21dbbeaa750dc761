"""Tests of ``referee.houses``."""
