"""What a family of games is, and the kit that families share."""
