"""Builds the documentation as a site: ``bin/docs OUT``.

The pages in ``docs`` are taken as they are; clauses, functions and figures are written from the
data when the site is built. Sphinx makes the pages of both.
"""
