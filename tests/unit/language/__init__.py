"""Tests of ``referee.language``."""
