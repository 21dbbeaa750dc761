"""Tests of ``referee.ui.home``."""
