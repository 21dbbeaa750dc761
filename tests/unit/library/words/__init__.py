"""Tests of the words of sentences."""
