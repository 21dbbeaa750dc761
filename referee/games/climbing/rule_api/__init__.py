"""The hooks that a rule of the family may declare, and their arguments."""
