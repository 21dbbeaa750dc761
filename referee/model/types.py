"""What an option may be set to, and words in both languages."""

from __future__ import annotations

from collections.abc import Mapping

Value = bool | str
Words = Mapping[str, str]
"""A text in each language: ``{"ja": …, "en": …}``."""
