"""Tests of ``referee.verdict``."""
