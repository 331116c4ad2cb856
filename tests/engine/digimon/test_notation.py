"""Positions of Digimon games as text: every open position comes back the same."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import notation
from engine.digimon.game import DigimonGame
from engine.digimon.position import slots as sl
from engine.digimon.solo.game import SoloGame
from engine.notation import NotationError
from tests.conformance.digimon import STARTS, digimon_deck, structure
from tests.engine.digimon.table import FILLER, Table

SLOW = {"wargreymon against security control"}


def solo(**policy: object) -> SoloGame:
    deck = digimon_deck("st1")
    return SoloGame(deck.main, deck.eggs, turns=4, **policy)  # type: ignore[arg-type]


def at_main() -> SoloGame:
    """The first main phase of a turn alone."""
    game = solo()
    game.start(("ST1-03", "ST1-07"), 2)
    while game.advance() and not game.is_open():
        game.take(game.option(0))
    return game


def comes_back(game: DigimonGame, other: DigimonGame, fate: random.Random, most: int = 60) -> int:
    """Writes the open positions of a playout, reads them with the other game, and compares."""
    compared = 0
    while compared < most:
        count = game.advance()
        if game.is_open() or not count:
            text = notation.write(game)
            notation.read(other, text)
            assert notation.write(other) == text
            assert (other.advance(), other.is_over()) == (count, game.is_over())
            assert other.key() == game.key()
            assert structure(other) == structure(game)
            assert other.options() == game.options() or not count
            compared += 1
        if not count:
            break
        game.take(fate.choice(game.options()))
    return compared


@pytest.mark.parametrize("name", sorted(STARTS.keys() - SLOW))
def test_open_positions_and_ends_are_the_same_after_a_round_trip(name: str) -> None:
    game, other = STARTS[name](), STARTS[name]()
    assert comes_back(game, other, random.Random(name)) > 5


@settings(max_examples=10, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 100_000))
def test_turns_alone_are_the_same_after_a_round_trip(seed: int) -> None:
    game = solo(attacks=bool(seed % 2))
    game.start((), seed, first=seed % 3 > 0)
    assert comes_back(game, solo(attacks=bool(seed % 2)), random.Random(seed)) > 2


def test_what_follows_is_the_same_as_well() -> None:
    """The hidden order of the decks comes along: the same choices bring the same cards."""
    game, other = at_main(), solo()
    notation.read(other, notation.write(game))
    fate = random.Random(3)
    while count := game.advance():
        assert other.advance() == count
        option = fate.choice(game.options())
        game.take(option)
        other.take(option)
    assert not other.advance()
    assert notation.write(other) == notation.write(game)


def test_the_form() -> None:
    text = notation.write(at_main())
    assert re.fullmatch(
        r"digimon turn=1 random=[0-9a-f]+ hand=(ST1-\d\d(\.\d)?,?){5} "
        r"security=#[0-9a-f]{10} deck=#[0-9a-f]{80} eggs=#[0-9a-f]{6} "
        r"field=0rn:ST1-01(\.\d)? opp\.security=#[0-9a-f]{10} opp\.deck=#[0-9a-f]{90}",
        text,
    )


def test_hidden_cards_stay_hidden() -> None:
    """Comprehensive rules 3-2-2, 3-5-3, 3-7-2: deck, hand and security are private areas."""
    game = at_main()
    mine, theirs = notation.write(game, 0), notation.write(game, 1)
    assert "hand=ST1-" in mine
    assert "hand=?,?,?,?,? " in theirs
    for text in (mine, theirs):
        assert f"security={','.join('?' * 5)} deck={','.join('?' * 40)} eggs=?,?,? " in text
        assert "field=0rn:ST1-01" in text
    with pytest.raises(NotationError, match="hand: expected a card of the deck, found '\\?'"):
        notation.read(game, theirs)


def test_the_other_players_hand_is_not_named_either() -> None:
    """Comprehensive rules 3-5-3; the position is exact all the same."""
    game = STARTS["st1"]()
    while game.advance() and not game.is_open():
        game.take(game.option(0))
    text = notation.write(game)
    assert re.search(r" hand=ST1-.* opp\.hand=#[0-9a-f]{10} ", text)
    other = STARTS["st1"]()
    notation.read(other, text)
    assert other.pile(1, sl.P_HAND) == game.pile(1, sl.P_HAND)


def test_a_position_half_way_is_not_written() -> None:
    game = solo()
    game.start((), 1)
    game.advance()
    with pytest.raises(NotationError, match="position: expected one in the main phase"):
        notation.write(game)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (r".*", "", "position: expected a position that begins with digimon, found 'nothing'"),
        (r"^digimon", "yugioh", "position: expected a position that begins with digimon, found 'y"),
        (r"turn=1", "turn=x", "turn: expected a number from 1 to 999, found 'x'"),
        (r"turn=1 ", "", "turn: expected the number of the turn"),
        (r"turn=1", "turn=1 turn=2", "turn: expected a field once, found 'turn=2 after turn=1'"),
        (r"turn=1", "turn=1 memory=11", "memory: expected a number from -10 to 10, found '11'"),
        (r"turn=1", "turn=1 phase=4", "phase: expected a number from 0 to 3, found '4'"),
        (r"turn=1", "turn=1 phase=1", "phase: expected the main phase, unless the game is over"),
        (r"turn=1", "turn=1 best=g", "best: expected a hexadecimal number, found 'g'"),
        (r"hand=", "hands=", "position: expected fields named turn, player, "),
        (r"hand=ST1-\d\d(\.\d)?", "hand=ST9-01", "hand: expected a card of the deck, found 'ST9"),
        (r"hand=[^ ]*", "hand=", "hand: expected a card of the deck, found 'nothing'"),
        (r"hand=[^ ]* ", "", "position: expected every card of the decks, found 'no ST1-"),
        (r" deck=#..", " deck=#", "position: expected every card of the decks, found 'no ST1-"),
        (r" deck=#.", " deck=#", "deck: expected two hexadecimal digits for each hidden card"),
        (r" deck=#..", " deck=#ff", "deck: expected places of the deck list, found 'ff'"),
        (r"(deck=#..)", r"trash=ST1-03,ST1-03 \1", "trash: expected each card once"),
        (r"field=0rn", "field=x", "field: expected a stack such as 0b:ST1-07+ST1-03"),
        (r"field=0rn", "field=64rn", "field: expected different numbers below 64"),
        (r"field=", "lasting=1 field=", "lasting: expected 6 parts (number, meant, number, "),
        (r"field=", "lasting=0:0.7:1:1:1:0 field=", "lasting: expected a stack of the field"),
        (r"field=", "lasting=0:0:1:x:1:0 field=", "lasting: expected a number, found 'x'"),
        (r"field=", "lasting=99999:0:1:1:1:0 field=", "lasting: expected a number below "),
        (r"field=", "later=1:0:0:ST9-01:0 field=", "later: expected a card of the deck, found"),
    ],
)  # fmt: skip
def test_a_wrong_position_is_refused_and_nothing_is_changed(
    old: str, new: str, message: str
) -> None:
    game = at_main()
    text = re.sub(old, new, notation.write(game), count=1)
    before = game.state.snapshot()
    with pytest.raises(NotationError) as error:
        notation.read(game, text)
    assert str(error.value).startswith(message)
    assert game.state.snapshot() == before


def test_what_was_given_and_used_comes_back() -> None:
    """What lasts, suspended Digimon, and those that came this turn."""
    game, other = STARTS["st1"](), STARTS["st1"]()
    fate = random.Random(11)
    found: set[str] = set()
    for _ in range(4000):
        if not game.advance() or len(found) == 4:
            break
        if game.is_open():
            data = game.state.data
            text = notation.write(game)
            for mark, there in (
                ("lasting=", int(data[sl.LASTING]) > 0),
                ("b", re.search(r"field=\d+b", text) is not None),
                ("s", re.search(r"\db(s|sn):", text) is not None),
                ("n", re.search(r"\d[br]s?n:", text) is not None),
            ):
                if there:
                    found.add(mark)
            notation.read(other, text)
            assert other.key() == game.key()
        game.take(fate.choice(game.options()))
    assert found == {"lasting=", "b", "s", "n"}


def test_how_many_cards_lie_under_a_digimon_is_read_with_the_position() -> None:
    table = Table(FILLER, my_battle=[["Filler"] * size for size in (1, 2, 4)])
    other = Table(FILLER, my_battle=[["Filler"] * size for size in (1, 2, 4)])
    state = other.game.state
    for stack in range(sl.STACKS):
        state.put(sl.UNDERS + stack, 9)
    notation.read(other.game, notation.write(table.game))
    assert [int(state.data[sl.UNDERS + stack]) for stack in range(3)] == [0, 1, 3]
