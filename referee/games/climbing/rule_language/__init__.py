"""Rules said in sentences: the family's vocabulary, and what becomes of a sentence."""
