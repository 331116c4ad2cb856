"""Positions and lines as text: written, read back, and refused where they are wrong."""

from typing import Any

import pytest

from engine import notation
from engine.notation import NotationError
from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.position import slots
from engine.yugioh.telling.board import board, pile
from tests.golden.sets import HERE, load

CASE: dict[str, Any] = load(HERE / "lines.json")["cases"]["fiendsmith_engraver_gold"]
START = (
    "yugioh turn=1 player=0 phase=main life=8000/8000 "
    "hand=60764609,14558127.1-3,94145021 opp.hand=0.1-5"
)
# Engraver was discarded for Tract, Lurrie comes back and makes Requiem, the rest as it was.
AFTER_THREE = (
    "yugioh turn=1 player=0 phase=main life=8000/8000 hand=14558127.1-3,94145021 "
    "field=e1:2463794A/pw/SL grave=60764609,98567237,97651498 "
    "used=60764609#0,98567237#0,2463794#summon opp.hand=0.1-5"
)
LINE_OF_THREE = "4.1.0/5.1.1.2/4"


def fiendsmith(hand: list[int] | None = None, **policy: Any) -> YugiohGame:
    game = YugiohGame([*CASE["hand"], *CASE["deck"]], CASE["extra"], **policy)
    game.start(CASE["hand"] if hand is None else hand)
    game.advance()
    return game


def play(game: YugiohGame, line: list[list[int]]) -> None:
    for command in line:
        for option in command:
            game.advance()
            game.take(option)
    game.advance()


# ---------------------------------------------------------------- positions


def test_the_start_is_one_short_line() -> None:
    game = fiendsmith()
    assert notation.write(game) == START
    other = fiendsmith([0] * 5)
    notation.read(other, START)
    other.advance()
    assert other.options() == game.options()
    assert other.key() == game.key()


def test_a_position_in_the_middle_of_a_turn() -> None:
    game = fiendsmith()
    line = notation.read_line(game, LINE_OF_THREE)
    play(game, line)
    assert notation.write(game) == AFTER_THREE
    other = fiendsmith()
    notation.read(other, AFTER_THREE)
    assert board(other) == board(game)
    assert other.advance() == game.advance()
    assert other.options() == game.options()


def test_fields_may_come_in_any_order_and_defaults_may_be_left_out() -> None:
    game = fiendsmith()
    notation.read(game, "yugioh opp.hand=0.1-5 grave=98567237 hand=60764609")
    assert notation.write(game) == (
        "yugioh turn=1 player=0 phase=main life=8000/8000 hand=60764609 grave=98567237 "
        "opp.hand=0.1-5"
    )


def test_everything_that_can_be_true_of_a_card() -> None:
    text = (
        "yugioh turn=3 player=0 phase=main life=7000/5000 summons=1/2,0/1 hand=0.2 "
        "field=m1:79559912A/pw/SX/u=1/k=1/m=a-200+a300t/x=93860227+97651498,"
        "m2:60764609D/n/S/end1=x,e2:49867899A/pw/SL/end2=b,s1:2463794A/p/on=m2/by=2463794,"
        "s2:35552985S/w,s5:28803166A/c "
        "grave=98567237,46640168/p banished=4731783/p/end3=m4A,26434972S "
        "extra=45445571,*,82135803 deck=19000848,*,14558127.2 "
        "used=60764609#0,98567237#0x2,2463794#summon bans=71607202 opp.hand=0.1-3 "
        "opp.field=e1:~29301450A/p/SL,s3:0.4S opp.grave=0.9-7 opp.deck=0.12,*,0.5-6 "
        "opp.used=pendulum"
    )
    game = fiendsmith()
    notation.read(game, text)
    assert notation.write(game) == text
    seen = board(game)
    assert seen["monsters"][0]["materials"] == [93860227, 97651498]
    assert seen["monsters"][1]["equips"] == [2463794]
    # 2800, 200 less for good, 300 more this turn.
    assert [monster["attack"] for monster in seen["monsters"]] == [2900, 2400, 1200]
    assert game.passcode(pile(game, 0, v.DECK)[0]) == 19000848
    assert game.state.data[slots.RETURNS] == 3
    assert game.advance()


def test_a_position_can_be_played_on() -> None:
    """Engraver back from the GY, and A Bao A Qu back in the End Phase."""
    game = fiendsmith()
    notation.read(
        game,
        "yugioh turn=1 player=0 phase=main life=8000/8000 grave=60764609,97651498 "
        "banished=4731783/p/end1=m4A opp.hand=0.1-5",
    )
    play(game, notation.read_line(game, "0"))
    assert [m["passcode"] for m in board(game)["monsters"]] == [60764609]
    play(game, [[game.options()[-1]]])
    assert sorted(m["passcode"] for m in board(game)["monsters"]) == [4731783, 60764609]
    end = notation.write(game)
    assert " over=3 " in end
    other = fiendsmith()
    notation.read(other, end)
    assert other.is_over()
    assert (other.advance(), other.key()) == (0, game.key())


def test_a_position_that_was_read_is_the_root() -> None:
    game = fiendsmith()
    notation.read(game, AFTER_THREE)
    assert game.mark() == 0


def test_only_open_states_are_written() -> None:
    game = fiendsmith()
    game.take(game.options()[-2])
    game.advance()
    with pytest.raises(ValueError, match="only an open state"):
        notation.write(game)


def test_the_order_of_the_deck_is_kept() -> None:
    game = fiendsmith(fixed_order=True)
    text = START.replace(" opp", " deck=97651498,28803166,*,19000848 opp")
    notation.read(game, text)
    assert notation.write(game) == text
    order = [game.passcode(card) for card in pile(game, 0, v.DECK)]
    assert (order[:2], order[-1]) == ([97651498, 28803166], 19000848)


# ------------------------------------------------------------ what is hidden


def test_what_the_opponent_sees() -> None:
    game = fiendsmith()
    notation.read(
        game,
        "yugioh hand=60764609,98567237 field=m1:97651498S/w/N,m2:28803166A/w/N,s1:35552985S/w "
        "grave=14558127.2 banished=26434972S,99989863 opp.hand=0.1-4 opp.field=s1:0.5S",
    )
    assert notation.write(game, seen_by=1) == (
        "yugioh turn=1 player=0 phase=main life=8000/8000 hand=?x2 "
        "field=m1:?S/w,m2:28803166A/w/N,s1:?S/w grave=14558127 banished=?S,99989863 extra=?x15 "
        "deck=?x32 opp.hand=0,0,0,0 opp.field=s1:0S opp.deck=?x35"
    )
    assert notation.write(game, seen_by=0) == (
        "yugioh turn=1 player=0 phase=main life=8000/8000 hand=60764609,98567237 "
        "field=m1:97651498S/w/N,m2:28803166A/w/N,s1:35552985S/w grave=14558127 "
        "banished=26434972S,99989863 deck=?x32 opp.hand=?x4 opp.field=s1:?S opp.deck=?x35"
    )


def test_positions_that_differ_in_what_is_hidden_look_the_same() -> None:
    texts = []
    for hand, hidden in (("60764609", "35552985"), ("14558127.2", "26434972")):
        game = fiendsmith()
        notation.read(game, f"yugioh hand={hand} field=s1:{hidden}S/w opp.hand=0.1-5")
        texts.append(notation.write(game, seen_by=1))
    assert texts[0] == texts[1]
    with pytest.raises(NotationError, match="hidden cards cannot be read"):
        notation.read(fiendsmith(), texts[0])


# ---------------------------------------------------------------- mistakes


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "position: expected 'yugioh' at the beginning"),
        ("chess e2e4", "position: expected 'yugioh' at the beginning, found 'chess'"),
        ("yugioh hnad=1", "position: expected a field (turn, "),
        ("yugioh opp.turn=1", "position: expected a field (turn, "),
        ("yugioh hand", "position: expected a field (turn, "),
        ("yugioh turn=1 turn=2", "turn: expected the field once, found 'turn=2'"),
        ("yugioh turn=0", "turn: expected a number from 1 on, found '0'"),
        ("yugioh turn=x", "turn: expected a number from 1 on, found 'x'"),
        ("yugioh turn=" + "9" * 5000, "turn: expected a number from 1 on, found '999"),
        ("yugioh player=2", "player: expected 0 or 1, found '2'"),
        ("yugioh phase=draw", "phase: expected one of standby, main, battle, end, found 'draw'"),
        ("yugioh life=8000", "life: expected two numbers such as 8000/8000, found '8000'"),
        ("yugioh life=8000/-1", "life: expected two numbers such as 8000/8000, found '-1'"),
        ("yugioh summons=1/1", "summons: expected two pairs such as 0/1,0/1, found '1/1'"),
        ("yugioh over=4", "over: expected 0, 1, 2 or 3, found '4'"),
        ("yugioh hand=1", "hand: expected a card of the deck, found '1'"),
        ("yugioh hand=60764609.9", "hand: expected a copy that is in the deck, found '6"),
        ("yugioh hand=60764609 grave=60764609", "grave: expected each card in one place only"),
        ("yugioh hand=Engraver", "hand: expected a card, found 'Engraver'"),
        ("yugioh hand=~0", "hand: expected a card of its owner's, found '~0'"),
        ("yugioh hand=*", "hand: expected a card, found '*'"),
        ("yugioh hand=2463794", "Fiendsmith's Requiem: expected a place for a card of the Extra"),
        ("yugioh deck=60764609", "deck: expected * for the cards that are nowhere else, found"),
        ("yugioh deck=*,*", "deck: expected a card, found '*'"),
        ("yugioh field=m6:60764609A", "field: expected a zone (m1 to m5, e1, e2, s1 to s5, f)"),
        ("yugioh field=m1:60764609", "field: expected zone:card and a position (A, D, S or F)"),
        ("yugioh field=m1:60764609A,m1:97651498A", "field: expected one card in a zone, found"),
        ("yugioh field=m1:98567237A", "Fiendsmith's Tract: expected a monster in a Monster Zone"),
        ("yugioh field=m1:60764609A/5", "field: expected letters of a status or of a summon"),
        ("yugioh field=m1:60764609A/l=x", "field: expected a number after l=, found 'x'"),
    ("yugioh field=m1:60764609A/m=x", "field: expected modifiers of ATK and DEF after m=, found"),
    ("yugioh field=m1:60764609A/m=a=0", "Fiendsmith Engraver: expected increases and decreases"),
    ("yugioh field=m1:60764609A/m=a@m2#0", "Fiendsmith Engraver: expected a card in the zone"),
    ("yugioh field=m1:60764609A/m=a@m1#0", "Fiendsmith Engraver: expected the number of a rule"),
        ("yugioh field=m1:60764609A/z=1", "field: expected an attribute of a card, found 'z=1'"),
        ("yugioh field=s1:2463794A/on=m1", "Fiendsmith's Requiem: expected a monster in the zone"),
        ("yugioh field=s1:2463794A/on=q", "field: expected the zone of a monster after on="),
        ("yugioh field=s1:2463794A/by=1", "field: expected a card that equips after by="),
        ("yugioh field=m1:79559912A/x=", "field: expected Xyz Materials after x=, found 'x='"),
        ("yugioh field=m1:60764609A/end2=x", "end: expected end1, end2 and so on"),
        ("yugioh used=60764609#9", "used: expected card#effect with a once-per-turn limit"),
        ("yugioh used=60764609#0,60764609#0", "used: expected each limit once"),
        ("yugioh bans=60764609", "bans: expected a card whose ban lasts"),
        ("yugioh tallies=-1", "tallies: expected tally x count, such as 0x1, found '-1'"),
        ("yugioh opp.hand=60764609", "opp.hand: expected a card of the deck, found '60764609'"),
    ],
)  # fmt: skip
def test_a_wrong_position_is_refused_and_nothing_changes(text: str, message: str) -> None:
    game = fiendsmith()
    play(game, notation.read_line(game, "4.0"))
    before, mark = game.state.snapshot(), game.mark()
    with pytest.raises(NotationError) as error:
        notation.read(game, text)
    assert str(error.value).startswith(message)
    assert (game.state.snapshot(), game.mark()) == (before, mark)


@pytest.mark.parametrize(
    ("field", "slot", "number"),
    [
        ("turn=1", slots.TURN, 1), ("player=1", slots.PLAYER, 1), ("player=0", slots.PLAYER, 0),
        ("life=0/1", slots.LIFE, 0), ("life=0/1", slots.THEIR_LIFE, 1), ("over=3", slots.OVER, 3),
    ],
)  # fmt: skip
def test_what_is_just_within_bounds_is_read(field: str, slot: int, number: int) -> None:
    game = fiendsmith()
    notation.read(game, f"yugioh {field}")
    assert game.state.data[slot] == number
