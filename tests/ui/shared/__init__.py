"""Tests of ``referee.ui.shared``."""
