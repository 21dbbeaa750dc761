"""What a person types, read as it is meant. The words are data; no word is passed over."""
