"""Tests of ``referee.ui.rule_picker``."""
