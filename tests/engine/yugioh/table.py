"""A duel laid out on the table and played by name: the language of the rule tests.

    table = Table(hand=[ENGRAVER], deck=[TRACT, LURRIE])
    table.activate(ENGRAVER)
    table.pick(TRACT)
    assert table.hand == names(TRACT)

Cards are given as definitions, bundled or made up.  Everything that lies on the
field at the start was summoned this turn, properly and Specially.  A decision
with one option is taken by the engine and never asked here.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any

from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import (
    Activate,
    Card,
    Contact,
    FusionMaterials,
    Ignition,
    LinkSummon,
    Materials,
    Quick,
    XyzSummon,
    link_monster,
    monster,
    normal_monster,
    spell,
)
from engine.yugioh.language.words import Joint
from engine.yugioh.movement.stat_changes import modify
from engine.yugioh.position.slots import (
    EVENT,
    EVENT_SIZE,
    EVENTS,
    GRANTS,
    HOST,
    HOW,
    LOC,
    MONSTERS,
    NEW,
    POSITION,
    PROPER,
    SPELLS,
    STATUS,
    V_CARD,
    V_WHAT,
    ZONE,
)
from engine.yugioh.queries.matching import level
from engine.yugioh.telling.board import board, equips, overlays, pile
from tests.engine.yugioh.decisions import Decision, Option, read

Zones = Sequence[Card | None] | Mapping[int, Card]

_passcodes: Iterator[int] = count(900_000_001)
_OWN_WAY = {v.FUSION: v.BY_FUSION, v.SYNCHRO: v.BY_SYNCHRO, v.XYZ: v.BY_XYZ, v.LINK: v.BY_LINK}


# ------------------------------------------------------------ made-up cards


def fresh() -> int:
    """A passcode that no other card has."""
    return next(_passcodes)


def body(
    name: str = "Body", level: int = 4, attack: int = 1000, attribute: int = v.LIGHT,
    race: int = v.WARRIOR,
) -> Card:  # fmt: skip
    """A made-up Normal Monster."""
    return normal_monster(fresh(), name, attribute, race, level, attack, 1000)


def fiend(
    name: str = "Made-up", *effects: Any, level: int = 4, attack: int = 1000,
    attribute: int = v.DARK, race: int = v.FIEND, type: int = v.EFFECT, **rest: Any,
) -> Card:  # fmt: skip
    """A made-up Effect Monster."""
    return monster(
        fresh(), name, attribute, race, level, attack, 1000, type=type, effects=effects, **rest
    )


def link(
    name: str = "Link", rating: int = 2, markers: int = 0, each: Filter = ANY, least: int = 0,
    including: Filter | None = None, joint: Joint = "", effects: Any = (), **rest: Any,
) -> Card:  # fmt: skip
    """A made-up Link Monster; `least` materials, by default as many as its rating."""
    way = LinkSummon(each, least or rating, including, joint)
    return link_monster(
        fresh(), name, v.DARK, v.CYBERSE, rating, 1500, markers,
        procedures=(way,), effects=effects, **rest,
    )  # fmt: skip


def xyz(name: str = "Xyz", rank: int = 4, least: int = 2, each: Filter = ANY,
        effects: Any = ()) -> Card:  # fmt: skip
    """A made-up Xyz Monster."""
    return monster(
        fresh(), name, v.DARK, v.WARRIOR, rank, 2000, 2000, type=v.XYZ | v.EFFECT,
        procedures=(XyzSummon(each, least),), effects=effects,
    )  # fmt: skip


def fusion(name: str, *slots: Materials, joint: Joint = "", effects: Any = (), level: int = 6,
           **rest: Any) -> Card:  # fmt: skip
    """A made-up Fusion Monster."""
    return monster(
        fresh(), name, v.DARK, v.FIEND, level, 2500, 2000, type=v.FUSION | v.EFFECT,
        procedures=(FusionMaterials(slots, joint),), effects=effects, **rest,
    )  # fmt: skip


def contact(name: str, *slots: Materials, places: int = v.MZONE, effects: Any = ()) -> Card:
    """A made-up Fusion Monster that sends its materials from these places to the GY."""
    return monster(
        fresh(), name, v.DARK, v.FIEND, 6, 2500, 2000, type=v.FUSION | v.EFFECT,
        procedures=(Contact(places), FusionMaterials(slots, by_effect=False)), effects=effects,
    )  # fmt: skip


def played(name: str, *do: Any, type: int = 0, **rest: Any) -> Card:
    """A made-up Spell that does this."""
    return spell(fresh(), name, type, effects=(Activate(do=do, **rest),))


def ignition(*do: Any, where: int = v.MZONE, **rest: Any) -> Ignition:
    """A made-up Ignition Effect on the field."""
    return Ignition(where, do=do, **rest)


def quick(*do: Any, where: int = v.MZONE, **rest: Any) -> Quick:
    """A made-up Quick Effect on the field."""
    return Quick(where, do=do, **rest)


def names(*cards: Card) -> list[str]:
    """The names of these cards."""
    return [card.name for card in cards]


# ---------------------------------------------------------------- the duel


class Table:
    """One duel, with its cards where the test wants them.

    `field` and `spells` are lists from zone 0 on (None leaves a zone empty) or mappings from
    zone to card; `sets` are face-down in the zones after `spells`, Set on an earlier turn;
    the opponent's likewise.
    """

    def __init__(
        self,
        hand: Sequence[Card] = (),
        deck: Sequence[Card] = (),
        extra: Sequence[Card] = (),
        *,
        field: Zones = (),
        spells: Zones = (),
        sets: Sequence[Card] = (),
        grave: Sequence[Card] = (),
        banished: Sequence[Card] = (),
        opponent_field: Zones = (),
        opponent_spells: Zones = (),
        opponent_grave: Sequence[Card] = (),
        opponent_hand: Sequence[Card] = (),
        opponent_deck: Sequence[Card] = (),
        opponent_extra: Sequence[Card] = (),
        opponent_sets: Sequence[Card] = (),
        also: Sequence[Card] = (),
        blanks: int = 0,
        **policy: Any,
    ) -> None:
        mine = [*hand, *deck, *_cards(field), *_cards(spells), *sets, *grave, *banished]
        theirs = [
            *opponent_hand, *opponent_deck, *_cards(opponent_field), *_cards(opponent_spells),
            *opponent_sets, *opponent_grave, *opponent_extra,
        ]  # fmt: skip
        self.game = YugiohGame(
            [card.passcode for card in mine if not _of_extra(card)],
            [card.passcode for card in mine if _of_extra(card)] + [card.passcode for card in extra],
            opponent_main=[card.passcode for card in theirs if not _of_extra(card)] + [0] * 10,
            opponent_extra=[card.passcode for card in theirs if _of_extra(card)],
            facts={card.passcode: card for card in [*mine, *extra, *theirs, *also]},
            **policy,
        )
        self.state = self.game.state
        self._decision: Decision | None = None  # read once, until something is done
        self.game.start(
            [card.passcode for card in hand] + [0] * blanks,
            [card.passcode for card in opponent_hand],
        )
        for player, cards, zones in (
            (0, grave, v.GRAVE), (0, banished, v.BANISHED), (1, opponent_grave, v.GRAVE),
        ):  # fmt: skip
            for card in cards:
                self.put(card, zones, player)
        for player, monsters in ((0, field), (1, opponent_field)):
            for zone, card in _zones(monsters):
                self.lay(card, zone, player)
        for player, cards_ in ((0, spells), (1, opponent_spells)):
            for zone, card in _zones(cards_):
                self.lay_spell(card, zone, player)
        for card in sets:
            self.lay_spell(card, self._free_spell(), 0, v.FACEDOWN_DEFENSE)
        for card in opponent_sets:
            self.lay_spell(card, self._free_spell(1), 1, v.FACEDOWN_DEFENSE)
        self.laid()

    # -------------------------------------------------------- laying cards

    def take_up(self, card: Card, player: int = 0) -> int:
        """A copy of the card that is still in the Deck or Extra Deck, now nowhere."""
        for number in range(int(self.state.cards)):
            place = self.state.data[LOC + number]
            if place not in (v.DECK, v.EXTRA) or self.state.owner[number] != player:
                continue
            if (
                self.game.passcode(number) == card.passcode
                and not self.state.data[POSITION + number]
            ):
                self.state.remove(number)
                return number
        raise AssertionError(f"no {card.name} left in the deck")

    def put(self, card: Card, place: int, player: int = 0) -> int:
        """Put a card from the deck into a pile; an Extra Deck monster was properly summoned."""
        number = self.take_up(card, player)
        self.state.insert(number, place, 0)
        if place & (v.GRAVE | v.BANISHED):
            self.state.put(POSITION + number, v.FACEUP_ATTACK)
            if _of_extra(card):
                self.state.put(STATUS + number, PROPER)
        self.laid()
        return number

    def lay(self, card: Card, zone: int, player: int = 0, position: int = v.FACEUP_ATTACK,
            how: int = 0) -> int:  # fmt: skip
        """Lay a monster from the deck into a zone, Special Summoned in its own way."""
        number = self.take_up(card, player)
        self.state.set_down(number, v.MZONE, player, zone, position)
        way = how or v.BY_SPECIAL | next((w for t, w in _OWN_WAY.items() if card.type & t), 0)
        self.state.put(HOW + number, way)
        self.state.put(STATUS + number, NEW | (PROPER if _of_extra(card) else 0))
        self.laid()
        return number

    def lay_spell(self, card: Card, zone: int, player: int = 0,
                  position: int = v.FACEUP_ATTACK) -> int:  # fmt: skip
        """Lay a card from the deck into a Spell & Trap Zone."""
        number = self.take_up(card, player)
        self.state.set_down(number, v.SZONE, player, zone, position)
        self.laid()
        return number

    def equip(self, card: Card, monster: Card, grants: int = 0) -> int:
        """Equip a card from the deck to a monster that lies on the field."""
        number = self.lay_spell(card, self._free_spell())
        self.state.put(HOST + number, self.number(monster, v.MZONE) + 1)
        self.state.put(GRANTS + number, grants)
        self.laid()
        return number

    def attach(self, card: Card, monster: Card) -> int:
        """Attach a card from the deck to a monster that lies on the field."""
        number = self.take_up(card)
        self.state.attach(number, self.number(monster, v.MZONE))
        self.laid()
        return number

    def rewrite(self, slot: int, card: Card, value: int, place: int = 0) -> None:
        """Give a card another status, position or the like, as part of laying the table."""
        self.state.put(slot + self.number(card, place), value)
        self.laid()

    def modify(self, card: Card, what: int, value: int) -> None:
        """Let a lingering modifier (`slots.M_WHAT`) of a monster begin, as part of laying it."""
        modify(self.state, self.number(card, v.MZONE), what, value)
        self.laid()

    def rewrite_position(self, card: Card, position: int) -> None:
        """Lay a card in another position; it was put there on an earlier turn."""
        self.rewrite(POSITION, card, position)
        self.rewrite(STATUS, card, 0)

    def laid(self) -> None:
        """What lies on the table now is the start."""
        self.state.forget()
        self._decision = None

    def _free_spell(self, player: int = 0) -> int:
        return next(zone for zone in range(5) if not self.state.data[SPELLS + player * 8 + zone])

    # ------------------------------------------------------------- looking

    def numbers(self, card: Card, place: int = 0) -> list[int]:
        """The copies of a card, by number, in this place or anywhere."""
        return [
            number
            for number in range(int(self.state.cards))
            if self.game.passcode(number) == card.passcode
            and self.state.data[LOC + number]
            and (not place or self.state.data[LOC + number] & place)
        ]

    def number(self, card: Card, place: int = 0) -> int:
        """The copy of a card in this place; there must be one."""
        found = self.numbers(card, place)
        assert found, f"no {card.name} there"
        return found[0]

    def place_of(self, card: Card) -> int:
        """Where the one copy of a card is; 0 for nowhere."""
        found = {int(self.state.data[LOC + number]) for number in self.numbers(card)}
        assert len(found) <= 1, f"{card.name} is in several places"
        return found.pop() if found else 0

    def status(self, card: Card, bit: int) -> bool:
        """Whether the card has this status bit."""
        return bool(self.state.data[STATUS + self.number(card)] & bit)

    def attack(self, card: Card) -> int:
        """The ATK of a monster on the field."""
        return int(self.state.attack(self.number(card, v.MZONE)))

    def level(self, card: Card) -> int:
        """The Level of a monster on the field."""
        return int(level(self.state, self.number(card, v.MZONE)))

    def defense(self, card: Card) -> int:
        """The DEF of a monster on the field."""
        return int(self.state.defense(self.number(card, v.MZONE)))

    def zone(self, card: Card) -> int:
        """The zone of a card on the field."""
        return int(self.state.data[ZONE + self.number(card, v.FIELD_PLACES)])

    def zone_of(self, number: int) -> int:
        """The zone of a card on the field, by its number."""
        return int(self.state.data[ZONE + number])

    def pile(self, place: int, player: int = 0) -> list[str]:
        """The names of a pile, in order."""
        return [self.game.name_of(card) for card in pile(self.game, player, place)]

    @property
    def hand(self) -> list[str]:
        return self.pile(v.HAND)

    @property
    def grave(self) -> list[str]:
        return self.pile(v.GRAVE)

    @property
    def banished(self) -> list[str]:
        return self.pile(v.BANISHED)

    @property
    def deck(self) -> list[str]:
        return self.pile(v.DECK)

    @property
    def extra(self) -> list[str]:
        return self.pile(v.EXTRA)

    def monsters(self, player: int = 0) -> dict[int, str]:
        """The monsters on the field, by zone."""
        return self._zones(MONSTERS, player)

    def spells(self, player: int = 0) -> dict[int, str]:
        """The cards in the Spell & Trap Zones and the Field Zone (5), by zone."""
        return self._zones(SPELLS, player)

    def _zones(self, base: int, player: int) -> dict[int, str]:
        cards = {zone: int(self.state.data[base + player * 8 + zone]) - 1 for zone in range(7)}
        return {zone: self.game.name_of(card) for zone, card in cards.items() if card >= 0}

    def materials(self, card: Card) -> list[str]:
        """The names of the materials of a monster."""
        return [self.game.name_of(item) for item in overlays(self.game, self.number(card))]

    def equips(self, card: Card) -> list[str]:
        """The names of the Equip Cards on a monster."""
        return [self.game.name_of(item) for item in equips(self.game, self.number(card, v.MZONE))]

    def life(self, player: int = 0) -> int:
        """Life Points."""
        return int(board(self.game, player)["life"])

    def happened(self, what: int) -> list[str]:
        """The cards to which something happened since the last open state."""
        events = range(int(self.state.data[EVENTS]))
        return [
            self.game.name_of(int(self.state.data[EVENT + number * EVENT_SIZE + V_CARD]))
            for number in events
            if self.state.data[EVENT + number * EVENT_SIZE + V_WHAT] == what
        ]

    # ------------------------------------------------------------ deciding

    def decision(self) -> Decision:
        """The present decision."""
        if self._decision is None:
            self._decision = read(self.game)
        return self._decision

    @property
    def asked(self) -> str:
        """What is asked: open, cards, trigger, window, bullet, zone, optional, chance, over."""
        return self.decision().kind

    def says(self, option: Option) -> str:
        """An option in words, for messages."""
        cards = " + ".join(self.game.name_of(card) for card in option.cards)
        number = f"#{option.number}" if option.number >= 0 else ""
        return " ".join(part for part in (option.word, cards, number) if part)

    def offers(self) -> list[str]:
        """The options of the present decision in words."""
        return [self.says(option) for option in self.decision().options]

    def choices(self) -> list[tuple[str, ...]]:
        """The sets of cards that may be chosen now, each sorted, the whole sorted."""
        decision = self.decision()
        assert decision.kind in ("cards", "chance"), f"asked for {decision.kind}: {self.offers()}"
        return sorted(
            tuple(sorted(self.game.name_of(card) for card in option.cards))
            for option in decision.options
        )

    def may(self, word: str, card: Card, effect: int = -1, place: int = 0) -> bool:
        """Whether this command (summon, set, special, activate, turn) is legal now."""
        assert self.asked == "open", self.offers()
        return bool(self._matching(word, (card,), effect, place))

    def _matching(self, word: str, cards: Sequence[Card], number: int,
                  place: int = 0) -> list[Option]:  # fmt: skip
        wanted = Counter(names(*cards))
        return [
            option
            for option in self.decision().options
            if option.word == word
            and Counter(self.game.name_of(card) for card in option.cards) == wanted
            and number in (-1, option.number)
            and all(not place or self.state.data[LOC + card] & place for card in option.cards)
        ]

    def _take(self, word: str, cards: Sequence[Card] = (), number: int = -1,
              place: int = 0) -> None:  # fmt: skip
        found = self._matching(word, cards, number, place)
        wanted = f"{word} {' + '.join(names(*cards))}"
        assert found, f"cannot {wanted}; offered: {self.offers()}"
        self.take(found[0])

    def take(self, option: Option) -> None:
        """Go on with an option of the present decision."""
        self.game.take(option.take)
        self._decision = read(self.game)

    # ------------------------------------------------------------- playing

    def summon(self, card: Card) -> None:
        """Normal Summon."""
        self._take("summon", (card,))

    def summon_in_addition(self, card: Card) -> None:
        """Normal Summon in addition to the turn's own."""
        self._take("summon in addition", (card,))

    def set(self, card: Card) -> None:
        """Set a monster, Spell or Trap."""
        self._take("set", (card,))

    def special(self, card: Card, *materials: Card) -> None:
        """Special Summon by the monster's own procedure; with these materials, if asked."""
        self._take("special", (card,))
        if materials:
            self.pick(*materials)

    def activate(self, card: Card, effect: int = -1, place: int = 0) -> None:
        """Activate an effect: that number among the effects of the card."""
        self._take("activate", (card,), effect, place)

    def pendulum(self, *cards: Card) -> None:
        """Pendulum Summon; these monsters, if asked."""
        self._take("pendulum")
        if cards:
            self.pick(*cards)

    def turn(self, card: Card) -> None:
        """Change a battle position."""
        self._take("turn", (card,))

    def end(self) -> None:
        """Go to the End Phase."""
        self._take("end")

    def pick(self, *cards: Card) -> None:
        """Choose these cards."""
        self._take("cards", cards)

    def chain(self, card: Card, effect: int = -1) -> None:
        """Activate a trigger, or an answer."""
        self._take("chain", (card,), effect)

    def decline(self) -> None:
        """Activate no more triggers, or no answer."""
        self._take("pass")

    def yes(self) -> None:
        self._take("yes")

    def no(self) -> None:
        self._take("no")

    def bullet(self, number: int) -> None:
        """Choose a bullet, from 0."""
        self._take("bullet", number=number)

    def into(self, zone: int) -> None:
        """Summon to this zone."""
        self._take("zone", number=zone)

    def rolls(self, number: int) -> None:
        """Let the die or the coin show this."""
        self._take("roll", number=number)

    def says_number(self, number: int) -> None:
        """Choose, or declare, this number."""
        self._take("number", number=number)

    def nature(self, card: Card) -> None:
        """Let chance bring this card."""
        assert self.asked == "chance", self.offers()
        self._take("cards", (card,))


def _cards(zones: Zones) -> list[Card]:
    return [card for _, card in _zones(zones)]


def _zones(zones: Zones) -> list[tuple[int, Card]]:
    if isinstance(zones, Mapping):
        return list(zones.items())
    return [(zone, card) for zone, card in enumerate(zones) if card is not None]


def _of_extra(card: Card) -> bool:
    return bool(card.type & v.EXTRA_DECK_TYPES)
