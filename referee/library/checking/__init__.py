"""What is wrong or odd about a rulebook's file."""
