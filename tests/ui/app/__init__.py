"""Tests of ``referee.ui.app``."""
