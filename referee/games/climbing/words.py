"""The words of marks, which all families share."""

from __future__ import annotations

from referee.markword import MarkWord as MarkWord
