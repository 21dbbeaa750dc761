"""Tests of ``referee.i18n``."""
