"""The Market: a toy game with every decision shape, simultaneous secrets, a deck, peeks and deals.

Two to four traders hold hidden cards. In each of two rounds they bid in secret for the lead, the
leader draws a card and may look at the next one, all lay cards face down in secret, the leader shares
coins out and offers one trader a card for a price only that trader hears. Laid cards count at the end.

`build(leak)` makes a game with one thing wrong on purpose, for the tests of the leak checks.
"""

from core.toy.spec import TOY, build

__all__ = ["TOY", "build"]
