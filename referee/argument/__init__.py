"""Reads what people say in an argument, in English or Japanese, without any service."""
