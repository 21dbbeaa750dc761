"""What a rule of the family may declare, and what it is handed."""
