"""Second opinions: slow, plain judges of another design than the engine, from the clause texts."""
