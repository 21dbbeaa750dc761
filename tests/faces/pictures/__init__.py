"""Tests of ``referee.faces.pictures``."""
