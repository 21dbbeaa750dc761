"""What holds for every game: random play, enumeration, brute force."""
