"""Stands for Pyodide's own ``docstring``: nobody reads those of its C functions."""

from __future__ import annotations


def get_cmeth_docstring(_: object) -> str:
    return ""


def dedent_docstring(docstring: str) -> str:
    return docstring
