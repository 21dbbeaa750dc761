"""What holds for the project as a whole: its shape, its names, its wheel."""
