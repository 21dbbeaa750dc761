"""A house's own book: its file kept, changed and made portable."""
