"""Tests of ``referee.ui.quiz``."""
