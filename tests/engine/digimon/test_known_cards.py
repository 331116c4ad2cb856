"""What is kept of cards from game to game changes no game."""

from itertools import pairwise
from typing import Any

from decklists import DigimonDeck, load
from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.cards import definitions
from engine.digimon.compiler.compiler import Compiler
from engine.digimon.compiler.known import Known, KnownCards
from engine.digimon.game import DigimonGame
from engine.digimon.language.card import OriginalColor, Static, digimon

DECKS = ("st1", "st2", "st3", "st1")


def numbers(tables: Any) -> dict[str, Any]:
    """All numbers of the tables of a game."""
    found = {name: getattr(tables, name) for name in dir(tables) if not name.startswith("_")}
    return {name: list(each) if hasattr(each, "__len__") else int(each)
            for name, each in found.items() if not callable(each)}  # fmt: skip


def test_a_game_has_the_same_tables_whatever_was_known() -> None:
    known = KnownCards()
    decks = [deck for deck in map(load, DECKS) if isinstance(deck, DigimonDeck)]
    assert len(decks) == len(DECKS)
    for one, two in pairwise(decks):
        cards = one.main, one.eggs, two.main, two.eggs
        later, anew = DigimonGame(*cards, known=known), DigimonGame(*cards)
        assert numbers(later.state.t) == numbers(anew.state.t)
        assert later.compiler.effect_nodes == anew.compiler.effect_nodes
        assert later.missing == anew.missing


def test_every_definition_is_compiled_the_same_whatever_was_known() -> None:
    known, cards = Known(), list(definitions().values())
    for start in range(0, len(cards), 30):
        some = cards[start : start + 30]
        later = numbers(Compiler(some, known).compile())
        assert later == numbers(Compiler(some).compile())
        assert later == numbers(Compiler(some, known).compile())


def test_another_definition_of_a_number_is_another_card() -> None:
    known = Known()
    red = digimon("X-01", "Probe", v.RED, 3, 3, 3000)
    blue = digimon("X-01", "Probe", v.BLUE, 3, 3, 3000)
    for card, holds in ((red, True), (blue, False), (red, True)):
        compiler = Compiler([card], known)
        compiler.filter(la.RED, v.HAND)
        assert list(compiler.static_rows) == [(holds,)]


def test_whether_colors_can_be_changed_is_asked_in_each_game() -> None:
    known = Known()
    plain = digimon("X-01", "Probe", v.RED, 3, 3, 3000)
    changing = digimon("X-02", "Other", v.RED, 3, 3, 3000,
                       effects=(Static(OriginalColor(v.BLUE)),))  # fmt: skip
    for cards, asked in (([plain], 0), ([plain, changing], 1), ([plain], 0)):
        compiler = Compiler(cards, known)
        number = compiler.filter(la.RED, v.BATTLE)
        assert [len(terms) for _, terms in compiler.filter_rows[number]] == [asked]


def test_games_that_have_begun_keep_what_they_know() -> None:
    known = KnownCards(most=1)
    first = known.now()
    compiler = Compiler([digimon("X-01", "Probe", v.RED, 3, 3, 3000)], first)
    compiler.filter(la.BLUE, v.HAND)
    assert known.now() is not first
    Compiler([digimon("X-02", "Other", v.BLUE, 3, 3, 3000)], known.now()).filter(la.BLUE, v.HAND)
    compiler.filter(la.RED, v.HAND)
    assert list(compiler.static_rows) == [(False,), (True,)]
