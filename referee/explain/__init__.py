"""Verdicts in words: one line, whole texts, reasons, flips, JSON."""
