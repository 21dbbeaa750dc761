"""The trick-taking family: most games of torite, whist, hearts, oh_hell, spades,
euchre."""
