"""The rules of the toy family, one a file."""

from __future__ import annotations

NEEDS = ("strength",)
