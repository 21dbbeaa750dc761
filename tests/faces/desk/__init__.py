"""Tests of ``referee.faces.desk``."""
