"""Tests of ``referee.web``."""
