"""What every process of the workshop finds loaded, so that it costs little more than its fork.

The server loads a game when somebody asks for it; the process from which the others are forked loads all of them.
"""

from contextlib import suppress

from throneroom.core.game import games, new_game

with suppress(Exception):  # a game that cannot be loaded is told to who asks for it
    for game in games().values():
        new_game(game, game.players.start)
