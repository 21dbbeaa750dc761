"""Tables on which rules act: what triggers each rule is found by small plays, then combined."""
