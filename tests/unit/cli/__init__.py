"""Tests of ``referee.cli``."""
