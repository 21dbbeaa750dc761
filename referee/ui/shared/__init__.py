"""What the faces share: the board and its verdicts as JSON-ready data."""
