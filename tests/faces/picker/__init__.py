"""Tests of ``referee.faces.picker``."""
