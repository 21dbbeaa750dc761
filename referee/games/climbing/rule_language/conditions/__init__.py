"""What sets a sentence off: plays, hands, passes, turns."""
