"""Tests of ``referee.basis``."""
