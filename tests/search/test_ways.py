"""The tables of what is still needed for a board, along lines that reach one.

docs/search.md, *A board to reach*.
"""

import pytest

from cli.yugioh.hand import parse_hand
from cli.yugioh.opened import OpenDeck, facts_of
from decklists import catalog, load_yugioh
from engine.counted import Condition
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import Named
from engine.yugioh.position.slots import LOC
from engine.yugioh.vocabulary import BANISHED, EXTRA, GRAVE, HAND, MZONE, SZONE
from engine.yugioh.worth.distance import FAR, Distance, distance
from engine.yugioh.worth.distance_tables import distance_to
from engine.yugioh.worth.goals import value_of
from engine.yugioh.worth.searched import YugiohPlay
from search.best_first import Search

LINES = 10  # of each hand, to its best boards
PLACES = (HAND, GRAVE, BANISHED, EXTRA, MZONE, SZONE)


@pytest.mark.parametrize(("sample", "hand", "nodes"), [
    ("live-twin", "Live☆Twin Ki-sikil, Live☆Twin Ki-sikil Frost", 600),
    ("synchron", "Stardust Synchron, Doppelwarrior, Jet Synchron", 100),
    ("fiendsmith", "Fiendsmith Engraver", 1000),
    ("tri-brigade", "Tri-Brigade Kerass, Tri-Brigade Fraktall", 1000),
])  # fmt: skip
def test_on_the_way_to_a_board_it_is_never_out_of_reach(sample: str, hand: str, nodes: int) -> None:
    """Of no card that the player has at the end of the turn, wherever that is."""
    deck = load_yugioh(sample)
    game = OpenDeck(deck, facts_of(deck)).game()
    game.start(parse_hand(hand, deck, catalog()).cards)
    play = YugiohPlay(game.state, value_of(game))
    search = Search(play, nodes, LINES)
    while search.run(1000):
        pass
    search.home()
    root = play.mark()
    tables: dict[tuple[int, int], Distance] = {}
    for _, _, _, node, end in search.boards:
        line = search.line(node)
        for option in [option for command in line for option in command]:
            play.take(option)
            play.settle()
        for option in [option for command in end for option in command]:
            play.take(option)
            play.advance()
        wanted = held(game)
        play.undo_to(root)
        for number, place in wanted:
            if (number, place) not in tables:
                named = Named(game.cards[number].passcode)
                tables[number, place] = distance_to(game, [Condition(named, place, 1)])
        for command in [[], *line]:
            for option in command:
                play.take(option)
                play.settle()
            assert all(distance(game.state, tables[one]) < FAR for one in wanted)
        play.undo_to(root)


def held(game: YugiohGame) -> set[tuple[int, int]]:
    """The player's cards: number of the definition, place."""
    state = game.state
    mine = (card for card in range(state.cards) if state.owner[card] == 0)
    found = {(int(state.definition[card]), int(state.data[LOC + card])) for card in mine}
    return {fact for fact in found if game.cards[fact[0]].passcode and fact[1] in PLACES}
