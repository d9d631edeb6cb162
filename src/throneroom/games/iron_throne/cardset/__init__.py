"""Card sets: leaders, character cards and events as data in a closed grammar, and its checker."""
