"""Tests of ``referee.library``."""
