"""The desk without Jupyter: still pages and a small server."""
