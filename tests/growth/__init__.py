"""How the time grows with what is told: ``python -m tests.growth``; no test of the suite."""
