"""What a card adds to a key by where it lies, whatever else is known of it.

Every key asks it of every card in sight, so it is tabulated once for a duel: by place, player and
definition.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from engine.hashing import mix
from engine.yugioh.vocabulary import BANISHED, EXTRA, GRAVE, HAND, MZONE, SZONE

# The places in the order of the table; `row` takes these numbers.
IN_HAND: Final = 0
IN_GRAVE: Final = 1
IN_BANISHMENT: Final = 2
IN_EXTRA: Final = 3
IN_MONSTERS: Final = 4
IN_SPELLS: Final = 5


def lying(definition: i64, place: i64, player: i64) -> i64:
    """What a card adds to the key that lies in the hand or GY and has no past this turn."""
    return mix(mix(place, player), definition)


def tabulate(definitions: i64) -> "vec[i64]":
    """`lying` for each place, player and definition."""
    table = vec[i64]()
    for place in (HAND, GRAVE, BANISHED, EXTRA, MZONE, SZONE):
        player: i64 = 0
        while player < 2:
            definition: i64 = 0
            while definition < definitions:
                table = append(table, lying(definition, place, player))
                definition += 1
            player += 1
    return table


def row(definitions: i64, place: i64, player: i64) -> i64:
    """Where the definitions of a place (`IN_HAND` ...) and a player begin in the table."""
    return (place * 2 + player) * definitions
