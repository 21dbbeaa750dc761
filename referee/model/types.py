"""Types that many modules use: option values, texts in both languages."""

from __future__ import annotations

from collections.abc import Mapping

Value = bool | str
Words = Mapping[str, str]
"""A text in each language: ``{"ja": …, "en": …}``."""
