"""What the referee says, in two languages: messages and the folding of names."""
