"""What games that begin or end bring: deals, seats, points, places."""
