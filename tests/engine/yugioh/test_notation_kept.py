"""What a position in notation keeps, for any position."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import notation
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import definitions
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import MONSTER, ByItself, InsteadOfDestruction, PayLifePoints
from engine.yugioh.notation.names import Names
from engine.yugioh.position import slots
from engine.yugioh.position.bonds import bonded_to
from tests.conformance.yugioh import STARTS
from tests.engine.yugioh.table import Table, fiend, link, played, xyz


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
    # What lies behind the events, triggers and steps that are left means nothing.
    for count, first, size, end in (
        (slots.EVENTS, slots.EVENT, slots.EVENT_SIZE, slots.TRIGGER),
        (slots.PENDING, slots.TRIGGER, slots.TRIGGER_SIZE, slots.CONTEXTS),
        (slots.DEPTH, slots.AGENDA, slots.STEP_SIZE, slots.MODIFIERS),
    ):
        over = first + memory[count] * size
        memory[over:end] = [0] * (end - over)
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
