"""The Yu-Gi-Oh! effect language: the words in which card definitions are written.

A card reads like its text, in the order of problem-solving card text: when or
where, limit, condition, cost, target, what it does.

    Ignition(GRAVE, limit=ONCE_PER_TURN,
             cost=(ToDeck(Choose(LIGHT & FIEND & OTHER, GRAVE)),),
             do=(SpecialSummon(SELF),))

Steps of `do` follow each other: a plain step is done whatever became of the
one before it (*also*), `IfDone` only if that one did something (*and if you
do*), `Then` likewise but after it in time (*then*), `Optional` only if the
player wants.  Before an effect may be activated every step up to the first
`Then`, `Optional` or `Also` must be possible.
"""

from dataclasses import dataclass

from engine.effects import Node, say
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v

# ----------------------------------------------------------------- filters


@dataclass(frozen=True)
class Named(Filter):
    """A card with this name (given by passcode)."""

    passcode: int = 0

    def words(self) -> str:
        return f"card {self.passcode}"


@dataclass(frozen=True)
class Series(Filter):
    """A card of this series (archetype), given by its set code."""

    code: int = 0
    name: str = ""

    def words(self) -> str:
        return f'"{self.name}"'


@dataclass(frozen=True)
class Type(Filter):
    """Any of these type bits."""

    bits: int = 0

    def words(self) -> str:
        return v.names(self.bits, v.TYPE_NAMES, "/")


@dataclass(frozen=True)
class Race(Filter):
    """Any of these races (monster types)."""

    bits: int = 0

    def words(self) -> str:
        return v.names(self.bits, v.RACE_NAMES, "/")


@dataclass(frozen=True)
class Attribute(Filter):
    """Any of these attributes."""

    bits: int = 0

    def words(self) -> str:
        return v.names(self.bits, v.ATTRIBUTE_NAMES, "/")


@dataclass(frozen=True)
class Between(Filter):
    """A number on the card lies in [least, most]; a card without it does not match.

    `what` is one of level, rank, link, attack, defense, scale.
    """

    what: str = "level"
    least: int = 0
    most: int = 1 << 30

    def words(self) -> str:
        if self.least == self.most:
            return f"{self.what} {self.least}"
        if self.most >= 1 << 30:
            return f"{self.what} {self.least} or more"
        return (
            f"{self.what} {self.most} or less"
            if self.least <= 0
            else (f"{self.what} {self.least} to {self.most}")
        )


@dataclass(frozen=True)
class State(Filter):
    """A state of the card as it is now.

    `name` is one of: face-up, face-down, equip (it is equipped to a monster),
    other (not the card of the effect), pointed (the card of the effect points
    to its zone), co-linked (it points to a Link Monster that points to it),
    as-spell (a monster card in a Spell & Trap Zone),
    negatable, materials (it has Xyz materials), this-turn (it was
    summoned this turn), controlled (by the player of the effect), its-material (it was material for
    the summon of the card of the effect, and has not moved since), equipped-by-it (to the card of
    the effect, by its effect), defense-position, free-column (in a Spell & Trap Zone, and the Main
    Monster Zone of its column and controller is free), marked (see `Mark`), attribute-left (see
    `UseUpAttribute`).
    """

    name: str = ""

    def words(self) -> str:
        return {
            "face-up": "face-up", "face-down": "face-down", "equip": "equipped as a card",
            "other": "other", "pointed": "in a zone this card points to",
            "co-linked": "co-linked", "as-spell": "treated as a Spell",
            "negatable": "with effects", "materials": "with materials",
            "this-turn": "summoned this turn", "controlled": "you control",
            "its-material": "used as its material", "defense-position": "Defense Position",
            "equipped-by-it": "equipped to it by its effect", "marked": "marked",
            "attribute-left": "of an Attribute not yet used up",
            "free-column": "in the column of a free Main Monster Zone",
        }[self.name]  # fmt: skip


@dataclass(frozen=True)
class InPlace(Filter):
    """A card in one of these places now."""

    places: int = 0

    def words(self) -> str:
        return f"in {v.names(self.places, v.PLACE_NAMES)}"


@dataclass(frozen=True)
class Summoned(Filter):
    """A monster that was summoned in one of these ways."""

    how: int = 0

    def words(self) -> str:
        return v.names(self.how, v.SUMMON_NAMES)


@dataclass(frozen=True)
class EquippedWith(Filter):
    """A monster equipped with a card that matches."""

    filter: Filter = ANY

    def words(self) -> str:
        return f"equipped with a {self.filter.words()}"


@dataclass(frozen=True)
class EquippedTo(Filter):
    """An Equip Card on a monster that matches."""

    filter: Filter = ANY

    def words(self) -> str:
        return f"equipped to a {self.filter.words()}"


@dataclass(frozen=True)
class HasCounter(Filter):
    """A card with at least so many counters of this kind (a name such as "Spell")."""

    name: str = ""
    least: int = 1

    def words(self) -> str:
        count = f"{self.least} or more " if self.least > 1 else "a "
        return f"with {count}{self.name} Counter{'s' if self.least > 1 else ''}"


@dataclass(frozen=True)
class Zones(Filter):
    """A card in one of these zone numbers (bits 0 to 6)."""

    mask: int = 0

    def words(self) -> str:
        zones = [str(zone + 1) for zone in range(7) if self.mask >> zone & 1]
        return f"in zone {' or '.join(zones)}"


@dataclass(frozen=True)
class Mentions(Filter):
    """A card whose text mentions the card with this passcode."""

    passcode: int = 0

    def words(self) -> str:
        return f"card that mentions {self.passcode}"


@dataclass(frozen=True)
class NewName(Filter):
    """A card with a name that no card of the player in these places has (face-down ones apart)."""

    places: int = 0

    def words(self) -> str:
        return f"with a name not yet in your {v.names(self.places, v.PLACE_NAMES)}"


OTHER = State("other")
FACE_UP = State("face-up")
EQUIP_CARD = State("equip")
POINTED = State("pointed")
MONSTER = Type(v.MONSTER)
SPELL = Type(v.SPELL)
TRAP = Type(v.TRAP)
SPELL_TRAP = Type(v.SPELL | v.TRAP)
NON_LINK = ~Type(v.LINK)


def level(least: int, most: int = 1 << 30) -> Between:
    """Level `least` to `most`."""
    return Between("level", least, most)


# --------------------------------------------------------- what is acted on


@dataclass(frozen=True)
class This(Node):
    """The card whose effect it is."""

    def words(self) -> str:
        return "this card"


SELF = This()


@dataclass(frozen=True)
class Changed(Node):
    """In the amount of a change: the monster that is changed."""

    def words(self) -> str:
        return "that monster"


IT = Changed()


def stat_words(stats: int, by: Node | int, to: Node | int | None, original: bool) -> str:
    """How a change of ATK and DEF goes on after the words for the monsters."""
    names = v.names(stats, v.STAT_NAMES, "/")
    if to is not None:
        return f"'s {'original ' if original else ''}{names} becomes {say(to)}"
    if isinstance(by, int) and by < 0:
        return f" loses {-by} {names}"
    return f" gains {say(by)} {names}"


@dataclass(frozen=True)
class Choose(Node):
    """Cards the player chooses: `least` to `most` (a number or an amount) that match, in places.

    `joint` constrains the chosen cards together: same-attribute,
    different-names, different-levels.  With `as_many` as many as possible must
    be chosen, `most` at the most.  `name` lets a later step speak of them (`Chosen`); `unlike` is
    the name of an earlier choice, whose cards have other names than these.
    """

    filter: Filter = ANY
    places: int = 0
    least: int = 1
    most: Node | int = 1
    whose: int = v.YOU
    name: str = ""
    joint: str = ""
    as_many: bool = False
    unlike: str = ""

    def words(self) -> str:
        count = str(self.least) if self.least == self.most else f"{self.least} to {say(self.most)}"
        if self.as_many:
            count = "as many as possible of the"
        side = {v.YOU: "your ", v.OPPONENT: "the opponent's ", v.EITHER: "either "}[self.whose]
        joint = {
            "": "", "same-attribute": " of one attribute",
            "different-names": " with different names",
            "different-levels": " with different Levels",
        }  # fmt: skip
        where = v.names(self.places, v.PLACE_NAMES)
        unlike = " with another name" if self.unlike else ""
        return f"{count} {self.filter.words()}{joint[self.joint]}{unlike} in {side}{where}"


@dataclass(frozen=True)
class Chosen(Node):
    """The cards chosen under these names; without one, the targets or the latest choice."""

    names: tuple[str, ...] = ()

    def words(self) -> str:
        return "the chosen card" + (f" ({', '.join(self.names)})" if self.names else "")


@dataclass(frozen=True)
class Among(Node):
    """Cards the player chooses among those of an earlier step, `least` to `most` that match."""

    of: str = ""
    filter: Filter = ANY
    least: int = 1
    most: int = 1
    name: str = ""
    joint: str = ""

    def words(self) -> str:
        count = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        return f"{count} {self.filter.words()} among them"


@dataclass(frozen=True)
class Rest(Node):
    """The cards of an earlier step that were not taken since."""

    of: str = ""

    def words(self) -> str:
        return "the rest"


@dataclass(frozen=True)
class Each(Node):
    """Every card that matches, in these places; `name` as for `Choose`.

    `but` names cards chosen before that are left out.
    """

    filter: Filter = ANY
    places: int = 0
    whose: int = v.YOU
    name: str = ""
    but: str = ""

    def words(self) -> str:
        side = {v.YOU: "your ", v.OPPONENT: "the opponent's ", v.EITHER: "either "}[self.whose]
        where = v.names(self.places, v.PLACE_NAMES)
        text = f"every {self.filter.words()} in {side}{where}"
        return text + (f" except the chosen card ({self.but})" if self.but else "")


@dataclass(frozen=True)
class Random(Node):
    """Cards taken at random (a chance decision) from those that match."""

    filter: Filter = ANY
    places: int = 0
    count: Node | int = 1
    whose: int = v.OPPONENT

    def words(self) -> str:
        side = {v.YOU: "your ", v.OPPONENT: "the opponent's "}[self.whose]
        return f"{say(self.count)} random card of {side}{v.names(self.places, v.PLACE_NAMES)}"


@dataclass(frozen=True)
class Namesake(Node):
    """A card with the name of the card chosen as `of`, in these places; copies are alike."""

    of: str = ""
    places: int = 0
    whose: int = v.YOU

    def words(self) -> str:
        side = {v.YOU: "your ", v.OPPONENT: "the opponent's ", v.EITHER: "either "}[self.whose]
        return f"a card of that name in {side}{v.names(self.places, v.PLACE_NAMES)}"


@dataclass(frozen=True)
class Answered(Node):
    """The card of the chain link that this one answers, if it has not moved since (its own cost
    apart), and is in one of these places.
    """

    places: int = 0

    def words(self) -> str:
        return "that card" + (
            f" in the {v.names(self.places, v.PLACE_NAMES)}" if self.places else ""
        )


@dataclass(frozen=True)
class FormerMonster(Node):
    """In an `EachTime` of an Equip Card that leaves the field: the monster it was equipped to."""

    def words(self) -> str:
        return "the monster it was equipped to"


@dataclass(frozen=True)
class EventCards(Node):
    """The cards of the event that triggered this effect, `least` to `most` of them, chosen."""

    filter: Filter = ANY
    places: int = 0
    least: int = 1
    most: int = 1

    def words(self) -> str:
        return f"{self.most} of those cards"


# --------------------------------------------------------------- amounts


@dataclass(frozen=True)
class Count(Node):
    """How many cards match, in these places."""

    filter: Filter = ANY
    places: int = 0
    whose: int = v.YOU

    def words(self) -> str:
        side = {v.YOU: "your ", v.OPPONENT: "the opponent's ", v.EITHER: "either "}[self.whose]
        return f"the number of {self.filter.words()} in {side}{v.names(self.places, v.PLACE_NAMES)}"


@dataclass(frozen=True)
class Names(Node):
    """How many different names the cards have that match, in these places."""

    filter: Filter = ANY
    places: int = 0
    whose: int = v.YOU

    def words(self) -> str:
        side = {v.YOU: "your ", v.OPPONENT: "the opponent's ", v.EITHER: "either "}[self.whose]
        where = v.names(self.places, v.PLACE_NAMES)
        return f"the number of different names of {self.filter.words()} in {side}{where}"


@dataclass(frozen=True)
class FreeZones(Node):
    """How many Main Monster Zones of the player are free."""

    def words(self) -> str:
        return "the number of free Main Monster Zones"


@dataclass(frozen=True)
class Rolled(Node):
    """The sum of the dice, or the number of heads, that this effect has just thrown."""

    def words(self) -> str:
        return "the result"


@dataclass(frozen=True)
class SumOf(Node):
    """The sum of a number (see `LevelOf`) over the cards that match, in these places."""

    what: str = "attack"
    filter: Filter = ANY
    places: int = v.MZONE
    whose: int = v.YOU

    def words(self) -> str:
        return f"the total {self.what} of {self.filter.words()} in your {v.names(self.places, v.PLACE_NAMES)}"  # noqa: E501


@dataclass(frozen=True)
class TotalOf(Node):
    """The sum of a number (see `LevelOf`) over the cards meant by this name."""

    name: str = ""
    what: str = "attack"

    def words(self) -> str:
        return f"the total {self.what} of those cards"


@dataclass(frozen=True)
class Excess(Node):
    """By how much an amount exceeds another one and a number; 0 if it does not."""

    amount: Node = Count()
    over: Node = Count()
    plus: int = 0

    def words(self) -> str:
        more = f" + {self.plus}" if self.plus else ""
        return f"as many as {say(self.amount)} exceeds {say(self.over)}{more}"


@dataclass(frozen=True)
class MaterialCount(Node):
    """How many Xyz Materials this card has, times a number."""

    times: int = 1

    def words(self) -> str:
        return f"{self.times} x the number of its materials"


@dataclass(frozen=True)
class LevelOf(Node):
    """The Level (or `what`) of a card, times a number.

    `what` is one of level, rank, link, attack, defense, original attack, original defense.  `of`
    is SELF, the chosen card, `Answered()` or IT.
    """

    of: Node = Chosen()
    times: int = 1
    what: str = "level"

    def words(self) -> str:
        return f"{self.times} x the {self.what} of {say(self.of)}"


@dataclass(frozen=True)
class Counters(Node):
    """How many counters of this kind lie on a card."""

    name: str = ""
    of: Node = SELF

    def words(self) -> str:
        return f"the number of {self.name} Counters on {say(self.of)}"


@dataclass(frozen=True)
class MaterialsUsed(Node):
    """With how many materials this card was summoned in its own way."""

    def words(self) -> str:
        return "the number of materials used for its summon"


@dataclass(frozen=True)
class HowMany(Node):
    """How many cards were chosen under this name."""

    name: str = ""

    def words(self) -> str:
        return f"as many as the chosen cards ({self.name})"


@dataclass(frozen=True)
class Half(Node):
    """Half an amount, rounded up."""

    amount: Node = Count()

    def words(self) -> str:
        return f"half {say(self.amount)}"


@dataclass(frozen=True)
class Times(Node):
    """An amount times a number."""

    amount: Node = Count()
    times: int = 1

    def words(self) -> str:
        return f"{self.times} x {say(self.amount)}"


@dataclass(frozen=True)
class EquippedLinkRating(Node):
    """The total Link Rating of the Link Monsters equipped to this card's monster.

    Seen from an Equip Card its monster, from a monster itself.
    """

    times: int = 1

    def words(self) -> str:
        return f"{self.times} x the total Link Rating equipped to it"


# ------------------------------------------------------------- conditions


@dataclass(frozen=True)
class Compare(Node):
    """`left` `op` `right`, with op one of <, <=, =, >=, >, != ."""

    left: Node | int = 0
    op: str = ">="
    right: Node | int = 1

    def words(self) -> str:
        return f"if {say(self.left)} {self.op} {say(self.right)}"


@dataclass(frozen=True)
class AnyCondition(Node):
    """At least one of these conditions."""

    of: tuple[Node, ...] = ()

    def words(self) -> str:
        return " or ".join(item.words() for item in self.of)


@dataclass(frozen=True)
class WasSummoned(Node):
    """This card was summoned in one of these ways."""

    how: int = 0

    def words(self) -> str:
        return f"if it was {v.names(self.how, v.SUMMON_NAMES)}"


@dataclass(frozen=True)
class MaterialsIncluded(Node):
    """At least one material of this card's summon matched."""

    filter: Filter = ANY

    def words(self) -> str:
        return f"if a material was a {self.filter.words()}"


@dataclass(frozen=True)
class During(Node):
    """Whose turn (YOU, OPPONENT) and which phase (main, standby, end, or any)."""

    whose: int = v.EITHER
    phase: str = ""

    def words(self) -> str:
        turn = {v.YOU: "your turn", v.OPPONENT: "the opponent's turn", v.EITHER: "either turn"}
        return f"during {turn[self.whose]}" + (f", {self.phase} phase" if self.phase else "")


@dataclass(frozen=True)
class SummonedOnly(Node):
    """This turn the player has Special Summoned only monsters that match.

    The monster is matched where it was before the summon.
    """

    filter: Filter = ANY

    def words(self) -> str:
        return f"if only {self.filter.words()} monsters were Special Summoned this turn"


@dataclass(frozen=True)
class ThisTurn(Node):
    """At least `least` times this turn the player did this with cards that match.

    `what`: special, normal, flip, summon (Normal or Special), activate (a card or effect), draw
    (by an effect).  A monster to be summoned is matched where it was before, a card that was
    drawn in the hand.  With `most` at most so many times instead.
    """

    what: str = "summon"
    filter: Filter = ANY
    whose: int = v.YOU
    least: int = 1
    most: int | None = None

    def words(self) -> str:
        who = {v.YOU: "you", v.OPPONENT: "the opponent", v.EITHER: "a player"}[self.whose]
        done = {
            "special": "Special Summoned", "normal": "Normal Summoned", "flip": "Flip Summoned",
            "summon": "Normal or Special Summoned", "activate": "activated", "draw": "drew",
        }[self.what]  # fmt: skip
        if self.most is not None:
            often = f"at most {self.most} card{'s'[: self.most - 1]}" if self.most else "no card"
            return f"if {who} {done} {often} ({self.filter.words()}) this turn"
        often = f"{self.least} or more cards" if self.least > 1 else "a card"
        return f"if {who} {done} {often} ({self.filter.words()}) this turn"


@dataclass(frozen=True)
class Answering(Node):
    """The last chain link is of this player, does one of `does`, and is of a card of these types.

    `does`: search, summon-deck, send-deck, summon, recover, summon-grave,
    banish-grave, destroy, draw (`engine.yugioh.categories`); empty for
    anything.  `types` are type bits (0: any), `places` where the card was
    when it was activated (0: anywhere); `of` "card" is the activation of a Spell or Trap
    Card, "effect" anything else; with `targets_this` the link targets this card, with `targets`
    a card that matches.
    """

    whose: int = v.OPPONENT
    does: tuple[str, ...] = ()
    types: int = 0
    places: int = 0
    targets_this: bool = False
    of: str = ""
    targets: Filter | None = None

    def words(self) -> str:
        side = {v.YOU: "your", v.OPPONENT: "an opponent's", v.EITHER: "an"}[self.whose]
        noun = "activated card" if self.of == "card" else "effect"
        what = f" that does one of {', '.join(self.does)}" if self.does else ""
        target = " that targets this card" if self.targets_this else ""
        if self.targets is not None:
            target = f" that targets a {self.targets.words()}"
        return f"in answer to {side} {noun}{what}{target}"


@dataclass(frozen=True)
class AtActivation(Node):
    """This condition held when the effect was activated."""

    condition: Node = Compare()

    def words(self) -> str:
        return f"{say(self.condition)}, when it was activated"


@dataclass(frozen=True)
class WasSet(Node):
    """The card was Set on the field when it was activated."""

    def words(self) -> str:
        return "if it was Set before"


def exists(filter: Filter, places: int, whose: int = v.YOU, least: int = 1) -> Compare:
    """At least `least` cards match there."""
    return Compare(Count(filter, places, whose), ">=", least)


def none(filter: Filter, places: int, whose: int = v.YOU) -> Compare:
    """No card matches there."""
    return Compare(Count(filter, places, whose), "=", 0)
