"""Tests of ``referee.faces.home``."""
