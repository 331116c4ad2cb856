"""Cards that are being read: what a clause has said of them so far, and what may end it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, cast

from engine.effects import Node
from engine.filters import Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.nouns import joined
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.seen import parts_of, seen
from engine.yugioh.language.words import Joint, Number, Reached, Totalled

ANY_NUMBER: Final = 100
EXCAVATED: Final = la.Excavate().name
EVENT: Final = "the event"
_STATS: Final[dict[str, Number]] = {"ATK": "attack", "DEF": "defense"}
# How an amount is worked out; `amounts` puts its rule here.
AMOUNT: Final[list[Callable[[Reading], Node]]] = []


@dataclass
class Draft:
    """Cards as far as they are read; what ends the clause may still say more of them.

    `least` is None for "all".
    """

    reading: Reading
    least: int | None
    most: "Node | int"
    filter: Filter
    mention: Mention
    places: int = 0
    whose: int = v.YOU
    zones: int = 0
    joint: str = ""
    as_many: bool = False
    exactly: bool = False
    random: bool = False
    extra: list[Filter] = field(default_factory=list)
    counted_later: bool = False  # how many they are is still to be said
    extreme: "tuple[Number, bool] | None" = None  # those with the most of it, or the least
    among: str = ""  # the earlier step of whose cards they are
    before: Mention | None = None  # what "it" meant before they were named
    total: la.Total | None = None  # what their Levels come to
    tributed: bool = False  # the player's own that are Tributed: face-down ones are known to them
    printed: bool = False  # they are told apart by what is printed on them
    with_this: bool = False  # this card is one of them
    of_either: bool = False  # cards of one player or others of the other, each told apart

    def node(self) -> Node:
        """The words of the language for these cards."""
        if self.counted_later:
            raise self.reading.reader.lost('", up to the number of"')
        item = joined([*parts_of(self.filter), *self.extra])
        if self.printed and self.places & v.FIELD_PLACES:
            raise self.reading.reader.lost("cards of which all is as printed")
        if self.zones:
            item = joined([*parts_of(item), la.Zones(self.zones)])
        if not self.tributed and not self.of_either:
            item = seen(item, self.places, self.whose)
        if self.extreme is not None:
            item = self._outermost(item, *self.extreme)
        if self.among == EVENT and self.least is None:
            return la.EventCards(item, self.places, name=self.mention.name, every=True)
        if self.among == EVENT and isinstance(self.least, int) and isinstance(self.most, int):
            return la.EventCards(item, self.places, self.least, self.most, self.mention.name)
        if self.among:
            if self.least is None or not isinstance(self.most, int) or self.as_many:
                raise self.reading.reader.lost("a number of excavated cards")
            return la.Among(self.among, item, self.least, self.most, self.mention.name,
                            cast(Joint, self.joint))  # fmt: skip
        if self.total is not None and (self.least is None or not isinstance(self.most, int)
                                       or self.random or self.as_many):  # fmt: skip
            raise self.reading.reader.lost("a number of cards to choose")
        if self.with_this and (self.random or self.least != 1 or self.most != ANY_NUMBER):
            raise self.reading.reader.lost("any number of cards, of which this is one")
        if self.random:
            return la.Random(item, self.places, self.most, self.whose, self.mention.name)
        if self.least is None:
            return la.Each(item, self.places, self.whose, name=self.mention.name)
        return la.Choose(
            item, self.places, self.least, self.most, self.whose, self.mention.name,
            cast(Joint, self.joint), self.as_many, self.exactly, total=self.total,
            with_this=self.with_this,
        )  # fmt: skip

    def _outermost(self, item: Filter, what: Number, lowest: bool) -> Filter:
        """Those of the cards with the most of a number, or the least; only face-up ones have it."""
        if (self.least, self.most) != (1, 1) or self.places != v.MZONE:
            raise self.reading.reader.lost("1 monster on the field")
        item = joined([*parts_of(item), la.FACE_UP])
        best = la.ExtremeOf(what, item, self.places, self.whose, lowest)
        return joined([*parts_of(item), la.Measured(what, "=", best)])


def counted(reading: Reading, found: Draft) -> None:
    """ "equal to the number of …", ", up to the number of …": how many the cards are."""
    reader = reading.reader
    if found.least == 1 and found.most == ANY_NUMBER and not found.as_many:
        found.counted_later |= reader.comes(",", "up", "to")  # "any number of …, up to …"
    if not found.counted_later:
        return
    exactly = reader.take_words("equal to") or reader.take_words(", equal to")
    if not exactly and not reader.take_words(", up to"):
        return
    mentions, last = reading.mentions, reading.last
    if found.mention in mentions:  # "its" Link Rating is not that of those that are counted
        reading.mentions = [one for one in mentions if one is not found.mention]
        reading.last = found.before
    many = AMOUNT[0](reading)
    reading.mentions, reading.last = mentions, last
    upto = isinstance(many, la.HowMany) and not exactly
    found.most = la.UpTo(many) if upto else many
    found.exactly, found.counted_later = exactly, False


_TOTALS: Final[dict[str, Totalled]] = {
    "whose total Levels equal": "level", "whose total Link Ratings equal": "link",
}  # fmt: skip
_REACHED: Final[dict[str, Reached]] = {"or more": ">=", "or less": "<="}


def total(reading: Reading, found: Draft) -> la.Total:
    """ "whose total Levels equal 8", said of several cards"""
    reader = reading.reader
    words = reader.take_one_of(_TOTALS)
    number = reader.number() if words is not None else None
    if words is None or number is None or found.total is not None:
        raise reader.lost("what the Levels of the cards come to")
    if found.least is None or found.most == 1 or found.among:
        raise reader.lost("some of several cards")
    reached = reader.take_one_of(_REACHED)
    return la.Total(_TOTALS[words], "=" if reached is None else _REACHED[reached], number)


_EXTREMES: Final[dict[str, tuple[Number, bool]]] = {
    f"{joint} the {way} {name}": (what, way == "lowest")
    for joint in ("with", "that has") for way in ("highest", "lowest")
    for name, what in _STATS.items()
}  # fmt: skip


def extreme(reading: Reading) -> tuple[Number, bool]:
    """ "with the highest ATK (your choice, if tied)": which number, and whether the lowest."""
    words = reading.reader.take_one_of(_EXTREMES)
    if words is None:
        raise reading.reader.lost('"with the highest ATK"')
    return _EXTREMES[words]
