"""Tests of ``referee.ui.widgets``."""
