"""The cards: Westeros and wildling cards, and the House cards with their texts."""
