"""Tests of ``referee.judging``."""
