"""Tests of ``referee.ui.desk``."""
