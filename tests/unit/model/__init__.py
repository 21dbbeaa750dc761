"""Tests of ``referee.model``."""
