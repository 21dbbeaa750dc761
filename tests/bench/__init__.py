"""Benchmarks: how fast the core is beside its peers. No test asserts a time."""
