"""Tests of ``referee.explain``."""
