"""The compiler: filters against a naive reading of them, facts, and what it refuses."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.effects import walk
from engine.filters import ANY, AllOf, AnyOf, Filter, NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import definitions
from engine.yugioh.compiler.arrows import pointed_table
from engine.yugioh.compiler.compiler import Compiler
from engine.yugioh.game import YugiohGame
from engine.yugioh.position import slots as sl
from engine.yugioh.queries.matching import match
from tests.engine.yugioh.table import Table, played
from tests.golden.sets import HERE, load

CARDS = list(definitions().values())
# Without effects, so that nothing changes a Level.
FACTS = [replace(card, effects=(), procedures=()) for card in CARDS]


# ------------------------------------------------------- the naive reading


def fact(leaf: Filter, card: la.Card) -> bool | None:
    """Whether the facts of a card match; None for what depends on the position."""
    match leaf:
        case la.Named(passcode):
            return card.passcode == passcode
        case la.Series(code):
            return any(
                own % 0x1000 == code % 0x1000 and not code // 0x1000 & ~(own // 0x1000)
                for own in card.series
            )
        case la.Type(bits):
            return card.type & bits != 0
        case la.Race(bits):
            return card.race & bits != 0
        case la.Attribute(bits):
            return card.attribute & bits != 0
        case la.Mentions(passcode):
            return passcode in card.mentions
        case la.Between("attack"):
            return None
        case la.Between(what, least, most):
            number = {
                "level": card.level if not card.type & (v.XYZ | v.LINK) else None,
                "rank": card.level if card.type & v.XYZ else None,
                "link": card.level if card.type & v.LINK else None,
                "defense": card.defense if not card.type & v.LINK else None,
                "scale": card.scale if card.type & v.PENDULUM else None,
            }[what]
            return bool(card.type & v.MONSTER) and number is not None and least <= number <= most
    return None


class Position:
    """A position, read slot by slot without the engine's rules."""

    def __init__(self, game: YugiohGame) -> None:
        self.game = game
        self.data = [int(number) for number in game.state.data]

    def card(self, number: int) -> la.Card:
        return self.game.cards[int(self.game.state.definition[number])]

    def equips(self, monster: int) -> list[int]:
        spells = [self.data[sl.SPELLS + slot] - 1 for slot in range(16)]
        return [e for e in spells if e >= 0 and self.data[sl.HOST + e] == monster + 1]

    def gains(self, number: int, stat: int) -> int:
        """The lingering increases and decreases; nothing below sets a value."""
        entries = range(self.data[sl.MODIFIERS])
        bases = [sl.MODIFIER + entry * sl.MODIFIER_SIZE for entry in entries]
        return sum(
            self.data[base + sl.M_VALUE]
            for base in bases
            if self.data[base + sl.M_CARD] == number and self.data[base + sl.M_WHAT] & stat
        )

    def attack(self, number: int) -> int:
        """Without Equip Cards and field effects, which the positions below do not have."""
        total = max(self.card(number).attack, 0)
        if self.data[sl.LOC + number] == v.MZONE:
            total += self.gains(number, v.ATK)
        return max(total, 0)

    def defense(self, number: int) -> int:
        """Likewise; a "?" is below every bound off the field."""
        printed = self.card(number).defense
        if self.data[sl.LOC + number] != v.MZONE:
            return printed
        return max(max(printed, 0) + self.gains(number, v.DEF), 0)

    def points_to(self, me: int, number: int) -> bool:
        card = self.card(me)
        if self.data[sl.LOC + me] != v.MZONE or not card.type & v.LINK:
            return False
        mask = int(POINTED[self.data[sl.ZONE + me] * 512 + card.markers])
        if self.data[sl.CONTROL + me] != self.data[sl.CONTROL + number]:
            mask >>= 8
        return bool(mask >> self.data[sl.ZONE + number] & 1)

    def holds(self, item: Filter, number: int, me: int, player: int) -> bool:
        """Whether a card matches a filter, seen from the card `me` and its player."""
        if isinstance(item, AllOf):
            return all(self.holds(part, number, me, player) for part in item.of)
        if isinstance(item, AnyOf):
            return any(self.holds(part, number, me, player) for part in item.of)
        if isinstance(item, NoneOf):
            return not self.holds(item.of, number, me, player)
        changes = isinstance(item, la.Between) and item.what in ("level", "defense")
        known = None if changes else fact(item, self.card(number))
        if known is not None:
            return known
        monster = self.card(number).type & v.MONSTER != 0
        place = self.data[sl.LOC + number]
        on_field = place in (v.MZONE, v.SZONE)
        match item:
            case la.Between("attack", least, most):
                return monster and least <= self.attack(number) <= most
            case la.Between("defense", least, most):
                has = monster and not self.card(number).type & v.LINK
                return has and least <= self.defense(number) <= most
            case la.Between("level", least, most):
                now = self.card(number).level + self.data[sl.LEVELS + number]
                levelled = monster and not self.card(number).type & (v.XYZ | v.LINK)
                return levelled and least <= now <= most
            case la.Like("name", la.Each(_, places, whose)):
                return any(
                    self.data[sl.LOC + other] & places
                    and self.card(other).name == self.card(number).name
                    and whose & (v.YOU if self.data[sl.CONTROL + other] == player else v.OPPONENT)
                    and self.data[sl.POSITION + other] not in (2, 8)
                    for other in range(int(self.game.state.cards))
                )
            case la.State(name):
                return self.state(name, number, me, player)
            case la.InPlace(places):
                return bool(place & places)
            case la.Summoned(how):
                return place == v.MZONE and bool(self.data[sl.HOW + number] & how)
            case la.Zones(mask):
                return on_field and bool(mask >> self.data[sl.ZONE + number] & 1)
            case la.EquippedWith(inner):
                return place == v.MZONE and any(
                    self.holds(inner, equip, me, player) for equip in self.equips(number)
                )
            case la.EquippedTo(inner):
                host = self.data[sl.HOST + number] - 1
                return place == v.SZONE and host >= 0 and self.holds(inner, host, me, player)
        raise AssertionError(f"no reading of {item}")

    def state(self, name: str, number: int, me: int, player: int) -> bool:
        place = self.data[sl.LOC + number]
        position = self.data[sl.POSITION + number]
        status = self.data[sl.STATUS + number]
        if name == "face-up":
            return place in (v.HAND, v.DECK, v.GRAVE) or position in (1, 4)
        if name == "negatable":
            return (
                place in (v.MZONE, v.SZONE)
                and position in (1, 4)
                and bool(self.card(number).type & (v.EFFECT | v.SPELL | v.TRAP))
                and not status & (sl.NEGATED | sl.NEGATED_TURN)
            )
        return {
            "face-down": position in (2, 8),
            "equip": place == v.SZONE and self.data[sl.HOST + number] > 0,
            "other": number != me,
            "pointed": me >= 0 and place == v.MZONE and self.points_to(me, number),
            "materials": self.data[sl.OVERLAYS + number] > 0,
            "this-turn": bool(status & sl.NEW),
            "controlled": self.data[sl.CONTROL + number] == player,
            "defense-position": place == v.MZONE and position in (4, 8),
            "its-material": self.data[sl.MATERIAL_OF + number]
            == self.data[sl.MOVES + number] << 32 | self.data[sl.MOVES + me] << 8 | me,
            "made-of-it": me >= 0
            and self.data[sl.MATERIAL_OF + me] & 0xFFFFFFFF
            == self.data[sl.MOVES + number] << 8 | number,
            "equipped-by-it": place == v.SZONE
            and self.data[sl.HOST + number] == me + 1
            and self.grantor(number) == self.card(me).passcode,
        }[name]

    def grantor(self, number: int) -> int:
        """The passcode of the card whose effect equipped this one; 0 for none."""
        group = self.data[sl.GRANTS + number]
        definition = self.game.state.t.grant_definition[group - 1] if group else -1
        return self.game.cards[int(definition)].passcode if group else 0


POINTED = pointed_table()


# ----------------------------------------------------------- static filters

LEAVES: list[Filter] = [
    *(la.Named(card.passcode) for card in CARDS[::9]), la.Named(1),
    *(la.Mentions(code) for code in (89631139, 60764609, 1)),
    *(la.Series(code) for code in (0x1A8, 0xA, 0x107F, 0x48, 0x7F, 0x10AF, 0xAF, 0x1047, 0x2047)),
    *(la.Type(bits) for bits in (v.MONSTER, v.SPELL, v.TRAP, v.LINK, v.XYZ | v.FUSION, v.NORMAL)),
    *(la.Race(bits) for bits in (v.FIEND, v.CYBERSE, v.FIEND | v.FAIRY)),
    *(la.Attribute(bits) for bits in (v.LIGHT, v.DARK, v.LIGHT | v.DARK)),
    *(la.Between(what, least, most)
      for what in ("level", "rank", "link", "defense", "scale")
      for least, most in ((0, 1 << 30), (1, 4), (4, 4), (6, 9), (0, 1000))),
]  # fmt: skip
static_filters = st.recursive(
    st.sampled_from(LEAVES),
    lambda inner: st.one_of(
        st.tuples(inner, inner).map(lambda two: two[0] & two[1]),
        st.tuples(inner, inner).map(lambda two: two[0] | two[1]),
        inner.map(lambda one: ~one),
    ),
    max_leaves=6,
)


def static(item: Filter, card: la.Card) -> bool:
    """The naive reading of a filter over facts."""
    if isinstance(item, AllOf):
        return all(static(part, card) for part in item.of)
    if isinstance(item, AnyOf):
        return any(static(part, card) for part in item.of)
    if isinstance(item, NoneOf):
        return not static(item.of, card)
    known = fact(item, card)
    assert known is not None
    return known


def tabulated(compiler: Compiler, item: Filter) -> list[bool]:
    """What the tables say of each card, a monster that is treated as a Spell apart."""
    compiler.as_spells.spells = False
    number = compiler.filter(item)
    tables = compiler.compile()
    rows = range(int(tables.filter_from[number]), int(tables.filter_from[number + 1]))
    assert all(tables.term_from[row] == tables.term_from[row + 1] for row in rows)
    return [
        any(tables.static[int(tables.alternative_row[row]) * tables.defs + index] for row in rows)
        for index in range(len(compiler.cards))
    ]


@settings(max_examples=40, deadline=None)
@given(static_filters)
def test_static_filters_are_tabulated_for_every_bundled_card(item: Filter) -> None:
    found = tabulated(Compiler([*FACTS, la.Card(0, "(blank)", defined=False)]), item)
    assert found == [static(item, card) for card in [*FACTS, la.Card()]]


@pytest.mark.parametrize("leaf", LEAVES, ids=str)
def test_every_kind_of_fact(leaf: Filter) -> None:
    assert tabulated(Compiler(FACTS), leaf) == [static(leaf, card) for card in FACTS]


def test_a_filter_over_facts_alone_is_one_look_up() -> None:
    compiler = Compiler(CARDS)
    number = compiler.filter(la.Attribute(v.LIGHT) & la.Race(v.FIEND) & ~la.Type(v.LINK))
    tables = compiler.compile()
    assert tables.filter_pure[number] >= 0
    assert tables.filter_pure[compiler.filter(ANY)] >= 0


def test_equal_filters_have_one_number() -> None:
    compiler = Compiler(CARDS)
    assert compiler.filter(la.Race(v.FIEND) & la.MONSTER) == compiler.filter(
        la.Race(v.FIEND) & la.MONSTER
    )
    assert compiler.filter(la.Race(v.FIEND)) != compiler.filter(la.Race(v.FAIRY))


def test_filter_0_matches_every_card() -> None:
    compiler = Compiler(CARDS)
    compiler.compile()
    assert compiler.filter(ANY) == 0


# ---------------------------------------------------------- dynamic filters

DYNAMIC: list[Filter] = [
    *(la.State(name) for name in (
        "face-up", "face-down", "equip", "other", "pointed", "negatable", "materials",
        "this-turn", "controlled",
    )),
    la.InPlace(v.GRAVE), la.InPlace(v.MZONE | v.SZONE), la.InPlace(v.HAND),
    la.Summoned(v.BY_NORMAL), la.Summoned(v.BY_LINK | v.BY_FUSION), la.Summoned(v.BY_SPECIAL),
    la.EquippedWith(la.Type(v.LINK)), la.EquippedTo(la.Race(v.FIEND)), la.Zones(0b10001),
    la.Zones(0b1100000), la.Between("attack", 0, 1000),
    la.Between("attack", 1800), la.Between("attack", 200, 2000), la.level(4), la.level(1, 6),
    la.Like("name", la.Each(places=v.MZONE)), la.Like("name", la.Each(places=v.GRAVE)),
    la.Like("name", la.Each(places=v.GRAVE | v.MZONE, whose=v.EITHER)),
    la.Like("name", la.Each(places=v.MZONE, whose=v.OPPONENT)),
]  # fmt: skip


def filters_of(game: YugiohGame) -> list[Filter]:
    """Every filter that a card of the duel speaks of."""
    found = [node for node in walk(tuple(game.cards)) if isinstance(node, Filter)]
    return list(dict.fromkeys(found))


@pytest.fixture(params=["fs_engraver", "synchron"])
def game(request: pytest.FixtureRequest) -> YugiohGame:
    """A duel whose cards have many kinds of filters and states."""
    given = load(HERE / "traces" / f"{request.param}.json")["input"]
    game = YugiohGame(given["hand"] + given["main"], given["extra"])
    game.start(given["hand"])
    return game


def positions(game: YugiohGame, seeds: range) -> Iterator[Position]:
    """Positions from random play, in the middle of effects as well."""
    for seed in seeds:
        game.undo_to(0)
        chance = random.Random(seed)
        for _ in range(60):
            count = game.advance()
            if not count:
                break
            options = game.options()
            if chance.random() < 0.2 or (game.is_open() and chance.random() < 0.4):
                yield Position(game)
            game.take(chance.choice(options[:-1] if game.is_open() and count > 1 else options))


def seldom(position: Position) -> bool:
    """Whether the ATK of a card depends on Equip Cards or field effects here."""
    return any(position.data[sl.SPELLS + slot] for slot in range(16))


def test_dynamic_filters_against_the_naive_reading(game: YugiohGame) -> None:
    chance = random.Random(5)
    filters = [*filters_of(game), *DYNAMIC]
    filters += [~item for item in DYNAMIC]
    for _ in range(80):
        one, two, three = (chance.choice([*DYNAMIC, *LEAVES]) for _ in range(3))
        filters += [one & two | three, one & ~(two | three), ~(one & two)]
    numbers = [game.compiler.filter(item) for item in filters]
    game.compiler.refresh_filters(game.state.t)
    seen: dict[int, set[bool]] = {number: set() for number in numbers}
    for position in positions(game, range(20)):
        cards = [
            card for card in range(int(game.state.cards))
            if position.data[sl.LOC + card] & ~(v.DECK | v.EXTRA) or chance.random() < 0.02
        ]  # fmt: skip
        fields = [card for card in cards if position.data[sl.LOC + card] & v.FIELD_PLACES]
        me = chance.choice(fields or cards)
        player = chance.randrange(2)
        for item, number in zip(filters, numbers, strict=True):
            if seldom(position) and ("attack" in str(item) or "defense" in str(item)):
                continue
            for card in cards:
                wanted = position.holds(item, card, me, player)
                assert match(game.state, number, card, me, player) is wanted, (
                    f"{item}: {game.name_of(card)} from {game.name_of(me)}"
                )
                seen[number].add(wanted)
    # The positions must put most of the filters to the test in both ways.
    assert sum(len(truths) == 2 for truths in seen.values()) > 0.4 * len(seen)


def test_a_spell_has_no_attack() -> None:
    # The language: a card without the number does not match.
    weak = played("Weak", la.Banish(la.Choose(la.Between("attack", 0, 1000), v.GRAVE)))
    assert not Table([weak], grave=[played("Spell", la.Draw())]).may("activate", weak)
