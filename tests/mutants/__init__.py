"""Mutation tests: is every decision in the code held by a test? ``bin/mutants`` runs them."""
