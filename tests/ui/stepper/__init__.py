"""Tests of ``referee.ui.stepper``."""
