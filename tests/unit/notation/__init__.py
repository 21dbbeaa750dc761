"""Tests of ``referee.notation``."""
