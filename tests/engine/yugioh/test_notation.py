"""Positions and lines as text: written, read back, and refused where they are wrong."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import notation
from engine.notation import NotationError
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import definitions
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import MONSTER, ByItself, InsteadOfDestruction, PayLifePoints
from engine.yugioh.notation.names import Names
from engine.yugioh.position import slots
from engine.yugioh.position.bonds import bonded_to
from engine.yugioh.telling.board import board, pile
from tests.conformance.yugioh import STARTS
from tests.engine.yugioh.table import Table, fiend, link, played, xyz
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


# ---------------------------------------------------------------- properties


def some_deck(fate: random.Random) -> tuple[list[int], list[int]]:
    """A deck of bundled cards, two copies of each."""
    cards = [card for card in definitions().values() if card.defined and not card.type & v.TOKEN]
    main = [card.passcode for card in cards if not card.type & v.EXTRA_DECK_TYPES]
    extra = [card.passcode for card in cards if card.type & v.EXTRA_DECK_TYPES]
    return fate.sample(main, 20) * 2, fate.sample(extra, 15)


def open_states(game: YugiohGame, fate: random.Random) -> Iterator[int]:
    """The number of options at every open state of a random playout, and 0 at its end."""
    for _ in range(80):
        count = game.advance()
        if not count or game.is_open():
            yield count
        if not count:
            return
        options = game.options()
        if game.is_open() and count > 1 and fate.random() < 0.9:
            options = options[:-1]
        game.take(fate.choice(options))


def comparable(game: YugiohGame) -> list[int]:
    """The memory without what is derived and without pointers of cards that are in no pile."""
    memory = game.state.snapshot()
    live = []
    for entry in range(memory[slots.RETURNS]):
        base = slots.RETURN + entry * 6
        if memory[base + 1] == memory[slots.MOVES + memory[base]]:
            live += [memory[base], 0, *memory[base + 2 : base + 6]]
    memory[slots.RETURNS] = len(live) // 6
    memory[slots.RETURN : slots.RETURN + 48] = live + [0] * (48 - len(live))
    bans = [
        memory[base : base + slots.BAN_SIZE]
        for base in range(slots.BAN, slots.BAN + memory[slots.BANS] * slots.BAN_SIZE,
                          slots.BAN_SIZE)
    ]  # fmt: skip
    for number, ban in enumerate(sorted(bans)):
        base = slots.BAN + number * slots.BAN_SIZE
        memory[base : base + slots.BAN_SIZE] = ban
    for card in range(slots.CARDS):
        memory[slots.BOND + card] = int(bonded_to(game.state, card))
        memory[slots.MOVES + card] = memory[slots.REASON + card] = 0
        memory[slots.MATERIAL_OF + card] = 0
        place = memory[slots.LOC + card]
        if place in (v.NOWHERE, v.OVERLAY):
            memory[slots.CONTROL + card] = 0
        if place in (v.NOWHERE, v.MZONE, v.SZONE):
            memory[slots.NEXT + card] = 0
        if place in (v.NOWHERE, v.MZONE, v.SZONE, v.OVERLAY):
            memory[slots.PREVIOUS + card] = 0
        if place == v.NOWHERE:
            memory[slots.POSITION + card] = 0
    return memory


@settings(max_examples=20, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 100_000))
def test_every_open_state_is_the_same_after_a_round_trip(seed: int) -> None:
    fate = random.Random(seed)
    main, extra = some_deck(fate)
    policy: dict[str, Any] = {
        name: fate.random() < 0.3
        for name in ("all_zones", "all_positions", "fixed_order", "opponent_acts")
    }
    game = YugiohGame(main, extra, opponent_main=main, **policy)
    other = YugiohGame(main, extra, opponent_main=main, **policy)
    game.start(fate.sample(main, 6), main[:5])
    same_after_a_round_trip(game, other, fate)


@pytest.mark.parametrize("name", [name for name in STARTS if name.startswith("made-up")])
def test_made_up_cards_come_back_the_same(name: str) -> None:
    fate = random.Random(name)
    for _ in range(4):
        same_after_a_round_trip(STARTS[name](), STARTS[name](), fate)


def same_after_a_round_trip(game: YugiohGame, other: YugiohGame, fate: random.Random) -> None:
    """Every open state of a playout is written, read by the other game, and equal there."""
    for count in open_states(game, fate):
        text = notation.write(game)
        notation.read(other, text)
        assert other.advance() == count
        assert notation.write(other) == text
        assert other.key() == game.key()
        assert other.board_key() == game.board_key()
        assert comparable(other) == comparable(game)
        if count:
            assert other.options() == game.options()


def test_an_equip_card_may_be_on_a_monster_of_the_other_side() -> None:
    equip, host = played("Equip", type=v.EQUIP), fiend("Host")
    mine = Table(deck=[equip], field={1: host})
    theirs = Table(deck=[equip], opponent_field={1: host})
    for table, told in ((mine, "on=m2"), (theirs, "on=om2")):
        table.equip(equip, host)
        table.game.advance()
        text, key = notation.write(table.game), table.game.key()
        assert told in text.replace("/", " ").replace(",", " ").split()
        notation.read(table.game, text)
        table.game.advance()
        assert table.game.key() == key
        assert table.equips(host) == ["Equip"]


def test_only_ways_with_a_limit_can_be_used_up() -> None:
    limited = fiend("Limited", procedures=(ByItself(v.HAND, once=True),))
    free = fiend("Free", procedures=(ByItself(v.HAND),))
    table = Table([limited, free], extra=[xyz("Ranked"), link("Linked")])
    ways = [name for name in Names(table.game).group_of if "#way" in name]
    assert ways == [f"{limited.passcode}#way0"]


def test_the_group_of_what_happens_once_in_place_of_destruction_has_a_name() -> None:
    guard = fiend("Guard", InsteadOfDestruction(MONSTER, (PayLifePoints(1),), once=True))
    other = fiend("Other", InsteadOfDestruction(MONSTER, (PayLifePoints(1),)))
    table = Table(field=[guard, other])
    groups = {
        name: number for name, number in Names(table.game).group_of.items() if "#rule" in name
    }
    assert list(groups) == [f"{guard.passcode}#rule0"]


@pytest.mark.parametrize("player", [0, 1])
def test_whose_deck_has_cards_whose_place_is_known(player: int) -> None:
    known = fiend("Known")
    decks: dict[str, Any] = {"opponent_deck" if player else "deck": [known]}
    table = Table(**decks)
    number = table.number(known)
    table.state.put(slots.STATUS + number, slots.ON_TOP)
    table.state.put(slots.KNOWN + player, 1)
    table.laid()
    text = notation.write(table.game)
    notation.read(table.game, text)
    assert [int(table.state.data[slots.KNOWN + side]) for side in (0, 1)] == [1 - player, player]
    assert notation.write(table.game) == text
