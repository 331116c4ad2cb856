"""Which cards of an opener do something in its line.

A card that is only Set, or Normal Summoned without anything following from it, starts nothing:
what it is worth on the board it is worth by itself.
"""

from collections.abc import Sequence

from engine.notation import read_line
from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.position.slots import HOW, LOC, POSITION
from search.yugioh.replaying import replay


def at_work(game: YugiohGame, hand: Sequence[int], moves: str) -> frozenset[int]:
    """The cards of the hand, by passcode, that do something in the line in notation from it.

    Those that end elsewhere than in the hand, Set, or Normal Summoned; the last do something
    where a card that was in no hand moved, too.
    """
    game.start(hand)
    root = game.mark()
    data = game.state.data
    cards = range(int(game.state.cards))
    before = [int(data[LOC + card]) for card in cards]
    replay(game, read_line(game, moves))
    moved = [
        card
        for card in cards
        if data[LOC + card] != before[card] and (before[card] != v.HAND or not game.passcode(card))
    ]
    found = set[int]()
    for card in cards:
        if before[card] == v.HAND and game.passcode(card):
            place, down = int(data[LOC + card]), bool(data[POSITION + card] & v.FACEDOWN)
            if place == v.HAND or (place & v.FIELD_PLACES and down):
                continue
            normal = place == v.MZONE and data[HOW + card] & v.BY_NORMAL
            if moved or not normal:
                found.add(game.passcode(card))
    game.undo_to(root)
    return frozenset(found)
