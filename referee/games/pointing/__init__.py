"""The pointing family: everybody points at a card at the same moment (犯人は踊るポーカー)."""
