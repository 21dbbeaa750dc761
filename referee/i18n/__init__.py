"""Messages in Japanese and English, card names in text, and fuzzy matching of names."""
