"""The flow of the game, one file per phase or step, in the order of the book."""
