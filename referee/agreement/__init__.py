"""Agreeing on the rules before the deal: what to ask a group, and the sheet of its rules."""
