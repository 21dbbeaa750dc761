"""The desk as a static site: the core runs in the browser, and no server has to understand it."""
