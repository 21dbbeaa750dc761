## The sheet of a group's rules
sheet-played = We play
sheet-left-out = We don’t play
sheet-decided = Decided
sheet-conflicts = Which comes first? Still open
sheet-comma = , 
sheet-code = This code opens the desk with these rules.
