"""Yu-Gi-Oh! for the conformance tests: starting positions, a slow oracle of keys, card checks.

The oracle describes a position by what a player can tell apart, from the piles and zones alone;
it shares no code with `engine/yugioh/keys`.
"""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache, partial
from pathlib import Path
from typing import Any

from cli.yugioh.opened import OpenDeck, facts_of
from decklists import load_yugioh, sample_names
from engine.effects import walk
from engine.filters import Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import Draw, NegateColumn, State, ToDeck, Zones
from engine.yugioh.position import slots as sl
from engine.yugioh.position.modifiers import GAIN
from engine.yugioh.position.uses import limit_slot

GOLDEN = Path(__file__).parents[1] / "golden"
PILES = {v.DECK: 0, v.HAND: 1, v.GRAVE: 2, v.BANISHED: 3, v.EXTRA: 4}
FLAGS = {
    sl.PROPER: "properly summoned", sl.NEGATED: "negated", sl.NEGATED_TURN: "negated this turn",
    sl.NEW: "new", sl.LEAVING: "leaving", sl.AS_SPELL: "as a Spell",
    sl.BANISH_LEAVING: "banished when it leaves", sl.NO_SYNCHRO: "no Synchro Material",
    sl.NO_FUSION: "no Fusion Material", sl.NO_XYZ: "no Xyz Material",
    sl.NO_LINK: "no Link Material",
    sl.NO_TRIBUTE: "no Tribute", sl.BOTTOM_LEAVING: "under the Deck when it leaves",
    sl.SHUFFLE_LEAVING: "into the Deck when it leaves",
    sl.IN_PENDULUM_ZONE: "a scale", sl.REVEALED: "revealed", sl.ON_TOP: "on top",
    sl.AT_BOTTOM: "at the bottom", sl.SILENT: "silent this turn", sl.MARKED: "marked",
    sl.SENT_SO: "sent as it asks", sl.NOT_SUMMONED: "not Summoned this turn",
    sl.KEPT: "in its position", sl.KEPT_TURN: "in its position this turn",
}  # fmt: skip


# ------------------------------------------------------------------ starts


def _fiendsmith(**policy: Any) -> YugiohGame:
    file = GOLDEN / "lines.json"
    case = json.loads(file.read_text(encoding="utf-8"))["cases"]["fiendsmith_engraver_gold"]
    game = YugiohGame(case["hand"] + case["deck"], case["extra"], **policy)
    game.start(case["hand"])
    return game


def _traced(name: str, **policy: Any) -> YugiohGame:
    file = GOLDEN / "traces" / f"{name}.json"
    given = json.loads(file.read_text(encoding="utf-8"))["input"]
    game = YugiohGame(
        given["hand"] + given["main"], given["extra"],
        opponent_main=given["opp_hand"] + given["opp_main"], **policy,
    )  # fmt: skip
    game.start(given["hand"], given["opp_hand"])
    return game


def _made_up(number: int, **policy: Any) -> YugiohGame:
    """A deck of made-up cards with as many mechanisms as possible, each within few commands."""
    from tests.conformance import made_up as m
    from tests.conformance import made_up_bonds as bonds

    later = ((bonds.HAND, bonds.MAIN, m.EXTRA), (bonds.HAND_2, bonds.MAIN_2, m.EXTRA))
    hand, main, extra = (*m.HANDS, *later)[number - 1]
    game = YugiohGame(
        [card.passcode for card in main], [card.passcode for card in extra],
        opponent_main=[card.passcode for card in m.OPPONENT] + [0] * 5,
        facts={card.passcode: card for card in [*main, *extra, *m.OPPONENT, m.TOKEN]}, **policy,
    )  # fmt: skip
    game.start([card.passcode for card in hand], [card.passcode for card in m.OPPONENT])
    return game


def _bundled(name: str) -> YugiohGame:
    """A bundled deck with a hand of five different cards, the same each time."""
    deck = load_yugioh(name)
    game = OpenDeck(deck, facts_of(deck)).game()
    game.start(random.Random(name).sample(sorted(set(deck.main)), 5))
    return game


STARTS: dict[str, Callable[[], YugiohGame]] = {
    "fiendsmith": _fiendsmith,
    "fiendsmith, every zone and position": partial(_fiendsmith, all_zones=True, all_positions=True),
    "fs_tract": partial(_traced, "fs_tract"),
    "fs_tract, Deck in order": partial(_traced, "fs_tract", fixed_order=True),
    "links_basic": partial(_traced, "links_basic"),
    "links_basic, every zone": partial(_traced, "links_basic", all_zones=True),
    "synchron": partial(_traced, "synchron"),
    "ritual": partial(_traced, "ritual"),
    "made-up cards": partial(_made_up, 1),
    "made-up cards, every zone and position": partial(
        _made_up, 1, all_zones=True, all_positions=True
    ),
    "made-up cards, Deck in order": partial(_made_up, 1, fixed_order=True),
    "made-up cards, both players": partial(_made_up, 1, opponent_acts=True),
    "made-up cards, second hand": partial(_made_up, 2),
    "made-up cards, second hand, every zone": partial(_made_up, 2, all_zones=True),
    "made-up cards, second hand, Deck in order": partial(_made_up, 2, fixed_order=True),
    "made-up cards, second hand, both players": partial(_made_up, 2, opponent_acts=True),
    "made-up cards, third hand": partial(_made_up, 3),
    "made-up cards, third hand, every position": partial(_made_up, 3, all_positions=True),
    "made-up cards, fifth hand": partial(_made_up, 5),
    "made-up cards, fourth hand": partial(_made_up, 4),
    "made-up cards, fourth hand, both players": partial(_made_up, 4, opponent_acts=True),
    "xyz_double_summon": partial(_traced, "xyz_double_summon"),
    "xyz_double_summon, every zone and position": partial(
        _traced, "xyz_double_summon", all_zones=True, all_positions=True
    ),
    **{f"bundled {name}": partial(_bundled, name) for name in sample_names("yugioh")},
}


# ---------------------------------------------------------- reading memory


def _read(game: YugiohGame, slot: int) -> int:
    return int(game.state.data[slot])


def _chained(game: YugiohGame, at: int) -> list[int]:
    """The cards of a linked list from its first card + 1 on."""
    cards = []
    while at:
        cards.append(at - 1)
        assert len(cards) <= sl.CARDS, "a linked list runs in a circle"
        at = _read(game, sl.NEXT + at - 1)
    return cards


def _pile(game: YugiohGame, player: int, place: int) -> list[int]:
    return _chained(game, _read(game, sl.HEAD + player * 5 + PILES[place]))


def _in_zones(game: YugiohGame, base: int, player: int) -> dict[int, int]:
    zones = {zone: _read(game, base + player * 8 + zone) - 1 for zone in range(8)}
    return {zone: card for zone, card in zones.items() if card >= 0}


# -------------------------------------------------------------- the oracle


def _bag(items: Iterable[Any]) -> frozenset[Any]:
    """A multiset that can be compared and hashed."""
    return frozenset(Counter(items).items())


@cache
def zones_differ(game: YugiohGame) -> bool:
    """Whether an arrow or a text of these cards tells Main Monster Zones apart."""
    return any(card.type & v.LINK for card in game.cards) or any(
        isinstance(node, Zones)
        or (isinstance(node, State) and node.name in ("pointed", "co-linked"))
        for card in game.cards
        for node in walk(card)
    )


@cache
def columns_matter(game: YugiohGame) -> bool:
    """Whether a text of these cards speaks of the columns of Spells and Traps."""
    return any(isinstance(node, NegateColumn) for card in game.cards for node in walk(card))


@cache
def order_differs(game: YugiohGame) -> bool:
    """Whether the order of the Deck is fixed and a card of the duel can meet it."""
    return bool(game.state.fixed_order) and any(
        isinstance(node, Draw) or (isinstance(node, ToDeck) and node.where != "shuffle")
        for card in game.cards
        for node in walk(card)
    )


@cache
def _flags(status: int) -> frozenset[str]:
    assert not status & ~sum(FLAGS), f"status {status:x} in an open state"
    return frozenset(name for bit, name in FLAGS.items() if status & bit)


def _loose(game: YugiohGame, card: int) -> tuple[Any, ...]:
    """A card in a pile: what tells it from another."""
    return game.name_of(card), _flags(_read(game, sl.STATUS + card)), _read(game, sl.USED + card)


def _delayed(game: YugiohGame, card: int) -> tuple[Any, ...]:
    """What happens to a card in the End Phase: it returns, or is destroyed."""
    base = sl.RETURN
    return tuple(
        tuple(_read(game, base + entry * 6 + field) for field in (2, 4, 5))
        for entry in range(_read(game, sl.RETURNS))
        if _read(game, base + entry * 6) == card
        and _read(game, base + entry * 6 + 1) == _read(game, sl.MOVES + card)
    )


def _banished(game: YugiohGame, card: int) -> tuple[Any, ...]:
    return (*_loose(game, card), _read(game, sl.POSITION + card), _delayed(game, card))


def _spell(game: YugiohGame, card: int) -> tuple[Any, ...]:
    return (
        *_loose(game, card),
        _read(game, sl.CONTROL + card),
        "up" if _read(game, sl.POSITION + card) & v.FACEUP else "down",
        _read(game, sl.ZONE + card) if columns_matter(game) else "any",
        "field zone" if _read(game, sl.ZONE + card) == v.FIELD_ZONE else "",
        _read(game, sl.GRANTS + card),
        _read(game, sl.COUNTERS + card),
    )


def _modifiers(game: YugiohGame, card: int) -> tuple[Any, ...]:
    """What modifies a monster: increases and decreases in any order between what sets a value."""
    parts: list[list[Any]] = [[]]
    for entry in range(_read(game, sl.MODIFIERS)):
        base = sl.MODIFIER + entry * sl.MODIFIER_SIZE
        what, value, source = (
            _read(game, base + at) for at in (sl.M_WHAT, sl.M_VALUE, sl.M_SOURCE)
        )
        if _read(game, base + sl.M_CARD) != card:
            continue
        if what >> 3 != GAIN:
            parts.append([])
        zone = _read(game, sl.ZONE + source - 1) if source else "lingering"
        side = _read(game, sl.CONTROL + source - 1) if source else 0
        parts[-1].append((what, value, zone, side))
    return tuple(_bag(part) for part in parts)


def _bonded(game: YugiohGame, card: int) -> int:
    """The monster on the field that a Spell or Trap is linked to, or -1."""
    word = _read(game, sl.BOND + card) - 1
    monster, moves = word & 0xFF, word >> 8
    there = word >= 0 and _read(game, sl.LOC + monster) == v.MZONE
    return monster if there and _read(game, sl.MOVES + monster) == moves else -1


def _monster(game: YugiohGame, card: int, zone: int) -> tuple[Any, ...]:
    equips = [
        equip
        for player in range(2)
        for equip in _in_zones(game, sl.SPELLS, player).values()
        if _read(game, sl.HOST + equip) == card + 1
    ]
    linked = [
        spell
        for player in range(2)
        for spell in _in_zones(game, sl.SPELLS, player).values()
        if _bonded(game, spell) == card
    ]
    return (
        _bag(_spell(game, item) for item in linked),
        *_loose(game, card),
        zone if zone > 4 or zones_differ(game) else "any",
        _read(game, sl.POSITION + card),
        _read(game, sl.HOW + card),
        _read(game, sl.MADE_OF + card),
        _read(game, sl.MADE_WITH + card),
        _modifiers(game, card),
        _read(game, sl.LEVELS + card),
        _read(game, sl.COUNTERS + card),
        tuple(place for place, *_ in _delayed(game, card)),
        _bag(_loose(game, item) for item in _chained(game, _read(game, sl.OVERLAYS + card))),
        _bag(_spell(game, item) for item in equips),
    )


def _side(game: YugiohGame, player: int) -> tuple[Any, ...]:
    monsters = _in_zones(game, sl.MONSTERS, player)
    spells = _in_zones(game, sl.SPELLS, player)
    extra = _pile(game, player, v.EXTRA)
    return (
        _read(game, sl.LIFE + player),
        _bag(_loose(game, card) for card in _pile(game, player, v.HAND)),
        _bag(_loose(game, card) for card in _pile(game, player, v.GRAVE)),
        _bag(_banished(game, card) for card in _pile(game, player, v.BANISHED)),
        _bag(_loose(game, card) for card in extra if _read(game, sl.POSITION + card)),
        _bag(_monster(game, card, zone) for zone, card in monsters.items()),
        _bag(
            _spell(game, card)
            for card in spells.values()
            if not _read(game, sl.HOST + card) and _bonded(game, card) < 0
        ),
        # What is left in the Deck and the Extra Deck: it follows from the rest.
        _bag(_loose(game, card) for card in _pile(game, player, v.DECK)),
        tuple(
            game.name_of(card)
            for card in _pile(game, player, v.DECK)
            if _read(game, sl.STATUS + card) & (sl.ON_TOP | sl.AT_BOTTOM)
        ),
        _bag(_loose(game, card) for card in extra if not _read(game, sl.POSITION + card)),
        tuple(game.name_of(card) for card in _pile(game, player, v.DECK))
        if order_differs(game)
        else (),
    )


@cache
def _filters(game: YugiohGame) -> dict[int, Filter]:
    """The filters of the duel by their numbers."""
    return {number: item for item, number in game.compiler.filters.items()}


def structure(game: YugiohGame) -> tuple[object, object]:
    """What lies on the table, and all else that can tell one open state from another."""
    uses = frozenset(
        (player, group, count)
        for player in range(2)
        for group in range(int(game.state.t.groups))
        if (count := _read(game, limit_slot(player, group)))
    )
    bans = [
        (whose, what, _filters(game)[number], bound)
        for entry in range(_read(game, sl.BANS))
        for whose, what, number, bound in [
            tuple(_read(game, sl.BAN + entry * sl.BAN_SIZE + at) for at in range(sl.BAN_SIZE))
        ]
    ]
    remembered = (
        tuple(_read(game, slot) for slot in (sl.TURN, sl.PLAYER, sl.PHASE, sl.OVER)),
        tuple(_read(game, sl.SUMMONS + number) for number in range(4)),  # made, allowed
        tuple(_read(game, sl.TALLY + number) for number in range(2 * sl.TALLIES)),
        uses,
        _bag(bans),
    )
    return (_side(game, 0), _side(game, 1)), remembered


# ---------------------------------------------------------- card checks


def check_cards(game: YugiohGame) -> None:
    """Every card is in exactly one place, and everything that says where agrees."""
    owner = [int(game.state.owner[card]) for card in range(int(game.state.cards))]
    token = [
        bool(game.cards[int(game.state.definition[card])].type & v.TOKEN)
        for card in range(len(owner))
    ]
    seen: Counter[int] = Counter()
    for player in range(2):
        for place in PILES:
            _check_pile(game, player, place, owner, seen)
        for base, place in ((sl.MONSTERS, v.MZONE), (sl.SPELLS, v.SZONE)):
            for zone, card in _in_zones(game, base, player).items():
                seen[card] += 1
                assert _read(game, sl.LOC + card) == place
                assert _read(game, sl.CONTROL + card) == player
                assert _read(game, sl.ZONE + card) == zone
                assert _read(game, sl.POSITION + card) in (
                    v.FACEUP_ATTACK, v.FACEUP_DEFENSE, v.FACEDOWN_DEFENSE
                )  # fmt: skip
                assert not token[card] or place == v.MZONE, "a Token that is no monster"
                if place == v.MZONE:
                    assert not _read(game, sl.HOST + card)
                    for material in _chained(game, _read(game, sl.OVERLAYS + card)):
                        seen[material] += 1
                        assert _read(game, sl.LOC + material) == v.OVERLAY
                        assert _read(game, sl.HOST + material) == card + 1
                        assert not token[material], "a Token as a material"
                elif _read(game, sl.HOST + card):
                    host = _read(game, sl.HOST + card) - 1
                    assert _read(game, sl.LOC + host) == v.MZONE, "equipped to nothing"
    nowhere = _nowhere(game)
    for card in range(len(owner)):
        expected = 0 if card in nowhere else 1
        assert seen[card] == expected, f"{game.name_of(card)} is in {seen[card]} places"
        if not expected:
            assert not _read(game, sl.LOC + card)
            assert token[card] or game.passcode(card) == 0, f"{game.name_of(card)} is gone"
    assert not _read(game, sl.ORPHANS)


def _check_pile(game: YugiohGame, player: int, place: int, owner: list[int],
                seen: Counter[int]) -> None:  # fmt: skip
    number = player * 5 + PILES[place]
    cards = _pile(game, player, place)
    assert _read(game, sl.COUNT + number) == len(cards)
    assert _read(game, sl.TAIL + number) == (cards[-1] + 1 if cards else 0)
    before = 0
    for card in cards:
        seen[card] += 1
        assert _read(game, sl.PREVIOUS + card) == before
        before = card + 1
        assert _read(game, sl.LOC + card) == place
        assert owner[card] == player == _read(game, sl.CONTROL + card)
        assert not _read(game, sl.HOST + card)
        assert not _read(game, sl.OVERLAYS + card), "materials under a card off the field"
        kind = game.cards[int(game.state.definition[card])].type
        assert not kind & v.TOKEN, "a Token off the field"
        home = v.EXTRA if kind & v.EXTRA_DECK_TYPES else v.DECK
        assert place in (home, v.GRAVE, v.BANISHED) or (place == v.HAND and home == v.DECK) or (
            kind & v.PENDULUM and place == v.EXTRA
        ), f"{game.name_of(card)} in the wrong deck"  # fmt: skip
        assert bool(_read(game, sl.POSITION + card)) == (place in (v.GRAVE, v.BANISHED)) or (
            kind & v.PENDULUM
        )


def _nowhere(game: YugiohGame) -> set[int]:
    """Cards that are nowhere: Tokens not in play, and the spare blanks."""
    return {
        card for card in range(int(game.state.cards)) if _read(game, sl.LOC + card) == v.NOWHERE
    }
