"""Tests of ``referee.house_rules``."""
