"""The scripts of the game: the round and its steps, windows, and what cards set going."""
