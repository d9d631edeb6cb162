"""The games, one folder each. They import the core and nothing else, never each other."""
