"""The pointing family: all players point at a card at the same moment (犯人は踊るポーカー)."""
