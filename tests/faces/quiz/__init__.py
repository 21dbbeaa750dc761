"""Tests of ``referee.faces.quiz``."""
