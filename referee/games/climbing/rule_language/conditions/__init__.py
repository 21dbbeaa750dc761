"""The conditions of a rule sentence: plays, hands, passes, turns."""
