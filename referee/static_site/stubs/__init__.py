"""What stands for a large module of which the site needs little."""
