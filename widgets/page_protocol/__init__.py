"""The states that sessions send to pages, as Structs. Only ``make.py`` and the tests use them."""
