"""The rules of the trick-taking family, one a file."""
