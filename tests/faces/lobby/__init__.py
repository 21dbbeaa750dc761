"""Tests of ``referee.faces.lobby``."""
