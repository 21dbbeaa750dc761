"""Tests of ``referee.ui.static``."""
