"""The faces in fixed states, drawn by real sessions, to be looked at and checked in a browser."""
