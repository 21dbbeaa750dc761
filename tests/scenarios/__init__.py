"""Described tables with the verdicts expected, by book and clause, and the test that reads them."""
