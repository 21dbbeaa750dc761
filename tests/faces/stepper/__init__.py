"""Tests of ``referee.faces.stepper``."""
