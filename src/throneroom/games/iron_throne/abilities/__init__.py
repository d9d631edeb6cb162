"""Abilities of cards and leaders: expressions and operations compiled from a card set, and carried out."""
