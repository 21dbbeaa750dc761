"""Tests of ``referee.faces.drawing``."""
