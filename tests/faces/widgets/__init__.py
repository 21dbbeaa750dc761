"""Tests of ``referee.faces.widgets``."""
