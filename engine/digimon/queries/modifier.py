"""The kinds of modifiers: what effects give to a card, or forbid it, while they hold.

A row has its kind, what it is about, and an amount; `asked` says whether that is what is looked
for.  `key` is which keyword, prohibition, … is looked for, `about` the card, event or player that
it would be done with (NOBODY: none in particular).
"""

from typing import Any, Final, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from engine.digimon import vocabulary as v
from engine.digimon.instructions import by_name
from engine.digimon.instructions import tables as tb
from engine.digimon.language import card as lc
from engine.digimon.position.slots import HALF, STACK
from engine.digimon.position.state import State
from engine.digimon.queries.matching import match
from engine.effects import Node
from engine.filters import ANY, Filter
from engine.instruction import CompileError, Instruction, enter, row

CODES: Final = 24
AMOUNT: Final = 3  # the last column of every row
NOBODY: Final = -1
MOST_COST: Final = 15  # of digivolutions that effects allow

# With the number of a keyword: how often it is there, and not the sum of its numbers, as a Digimon
# with <Security Attack +1> and <Security Attack -1> has the keyword twice.
HELD: Final = 1 << 8
_WHOSE: Final = 8  # in what is asked of `Unaffected`: from this bit on whose effect it is


REACH_MOST: Final = 15  # cards of a DigiXros that may come from one place
REACH_TRASH: Final = 4  # in where they come from: from this bit on how many from the trash
REACH_ONE: Final = 8  # and whether those from under Tamers come from one


def reach_of(under: int, trash: int, one: bool) -> int:
    """The amount of `DigiXrosFrom`."""
    return min(under, REACH_MOST) | min(trash, REACH_MOST) << REACH_TRASH | int(one) << REACH_ONE


def reach_under(reach: i64) -> i64:
    """How many cards may come from under Tamers."""
    return reach & REACH_MOST


def reach_trash(reach: i64) -> i64:
    """How many cards may come from the trash."""
    return reach >> REACH_TRASH & REACH_MOST


def reach_is_of_one(reach: i64) -> bool:
    """Whether those from under Tamers come from one."""
    return reach >> REACH_ONE & 1 != 0


def unaffected_key(categories: i64, whose: i64) -> i64:
    """What to ask `Unaffected`: effects of these categories of cards, of this player."""
    return categories | whose << _WHOSE


def keyword_asked(key: i64) -> i64:
    """The keyword that is asked for, whether with HELD or not."""
    return key & HELD - 1


class Giving(Protocol):
    """What writing a modifier needs of the compiler."""

    lowers_dp: bool
    guards_dp: bool

    def filter(self, item: Filter, areas: int) -> int:
        """The number of a filter of cards in these areas."""

    def amount(self, item: Node | int) -> int:
        """The number of an amount."""

    def gained_effect(self, effect: lc.Effect) -> int:
        """The number of an effect that is given."""

    def next_effect(self, effect: Node) -> int:
        """The number of an effect that interrupts the next time."""

    def given_keyword(self, word: lc.Keyword) -> tuple[int, int]:
        """The number of a keyword that is given, and that of the effect it is + 1, or 0."""


class Modifier(Instruction):
    """What is given.  `at` is the slot of the row in `Tables.modifiers`."""

    def write(self, c: Giving, word: Any) -> dict[str, int]:
        """The operands of the row of a word."""
        raise CompileError(f"the modifier {word.kind}")

    def amount(self, word: Any) -> Node | int:
        """The amount of a word."""
        return 1

    def asked(self, s: State, at: i64, key: i64, about: i64, stack: i64) -> bool:
        """Whether it is what is looked for, on this stack."""
        return True


class DP(Modifier):
    """More or less DP."""

    CODE: Final = 1

    def write(self, c: Giving, word: lc.DP) -> dict[str, int]:
        c.lowers_dp |= not isinstance(word.by, int) or word.by < 0
        return {}

    def amount(self, word: lc.DP) -> Node | int:
        return word.by


class Keyword(Modifier):
    """A keyword, with its number, and the effect that it is (+ 1) or 0."""

    CODE: Final = 2
    KEYWORD: Final = 1
    EFFECT: Final = 2

    def write(self, c: Giving, word: lc.Keyword) -> dict[str, int]:
        number, effect = c.given_keyword(word)
        return {"KEYWORD": number, "EFFECT": effect}

    def amount(self, word: lc.Keyword) -> Node | int:
        return word.value if isinstance(word.value, Node) or word.value else 1

    def asked(self, s: State, at: i64, key: i64, about: i64, stack: i64) -> bool:
        return s.t.modifiers[at + Keyword.KEYWORD] == key & ~HELD


class Cannot(Modifier):
    """A prohibition, and what it is about: cards, an event, or only effects of the opponent."""

    CODE: Final = 3
    WHAT: Final = 1  # NOT_...
    ABOUT: Final = 2

    def write(self, c: Giving, word: lc.Cannot) -> dict[str, int]:
        about = 0
        if word.what == "trash-under":
            about = c.filter(word.cards, v.UNDER)
        elif word.what == "be-attacked":
            about = c.filter(word.cards, v.BATTLE)
        elif word.what == "digivolve" and word.cards != ANY:
            about = c.filter(word.cards, v.HAND) + 1
        elif word.what == "activate":
            about = by_name.EVENT_NUMBERS[word.timing]
        if word.by:
            if word.by != "opponents-effect" or not tb.BY_WHOM >> by_name.CANNOT[word.what] & 1:
                raise CompileError(f'"cannot {word.what}" by {word.by}')
            about = 1
        c.guards_dp |= word.what == "lose-dp"
        return {"WHAT": by_name.CANNOT[word.what], "ABOUT": about}

    def asked(self, s: State, at: i64, key: i64, about: i64, stack: i64) -> bool:
        if s.t.modifiers[at + Cannot.WHAT] != key:
            return False
        wanted = s.t.modifiers[at + Cannot.ABOUT]
        if key == tb.NOT_TRASH_UNDER or key == tb.NOT_BE_ATTACKED:
            return match(s, wanted, about, STACK + stack, stack // HALF, -1)
        if key == tb.NOT_DIGIVOLVE and wanted:  # into some cards
            return about >= 0 and match(s, wanted - 1, about, STACK + stack, stack // HALF, -1)
        if key == tb.NOT_ACTIVATE:
            return wanted == about
        if tb.BY_WHOM >> key & 1 and wanted:
            return about != stack // HALF  # only effects of the opponent
        return True


class Unaffected(Modifier):
    """Effects of these categories of cards, of these players, do not affect it."""

    CODE: Final = 4
    CATEGORIES: Final = 1
    WHOSE: Final = 2

    def write(self, c: Giving, word: lc.Unaffected) -> dict[str, int]:
        return {"CATEGORIES": word.by, "WHOSE": word.whose}

    def asked(self, s: State, at: i64, key: i64, about: i64, stack: i64) -> bool:
        categories = s.t.modifiers[at + Unaffected.CATEGORIES]
        if not categories & key & (1 << _WHOSE) - 1:
            return False
        return s.t.modifiers[at + Unaffected.WHOSE] & key >> _WHOSE != 0


class AttacksUnsuspended(Modifier):
    """It can attack unsuspended Digimon that match; `key` is the one."""

    CODE: Final = 5
    FILTER: Final = 1

    def write(self, c: Giving, word: lc.CanAttackUnsuspended) -> dict[str, int]:
        return {"FILTER": c.filter(word.filter, v.BATTLE)}

    def asked(self, s: State, at: i64, key: i64, about: i64, stack: i64) -> bool:
        number = s.t.modifiers[at + AttacksUnsuspended.FILTER]
        return match(s, number, STACK + key, STACK + stack, stack // HALF, -1)


class Gains(Modifier):
    """An effect."""

    CODE: Final = 7
    EFFECT: Final = 1

    def write(self, c: Giving, word: lc.Gains) -> dict[str, int]:
        if not isinstance(word.effect, lc.Effect):
            raise CompileError(f"gaining {word.effect.kind}")
        return {"EFFECT": c.gained_effect(word.effect)}


class Ban(Modifier):
    """What a player may not do, with cards that match."""

    CODE: Final = 8
    WHAT: Final = 1
    FILTER: Final = 2

    def write(self, c: Giving, word: lc.Ban) -> dict[str, int]:
        return {"WHAT": by_name.BANS[word.what], "FILTER": c.filter(word.cards, v.HAND)}

    def asked(self, s: State, at: i64, key: i64, about: i64, stack: i64) -> bool:
        if s.t.modifiers[at + Ban.WHAT] != key:
            return False
        if about < 0:
            return True
        return match(s, s.t.modifiers[at + Ban.FILTER], about, -1, -1 - stack, -1)


class Deletion(Modifier):
    """More for numbers of DP that effects delete by: of the player, or the card's own alone."""

    CODE: Final = 10
    OWN_ONLY: Final = 1

    def write(self, c: Giving, word: lc.DeletionDP) -> dict[str, int]:
        return {"OWN_ONLY": int(word.this_only)}

    def amount(self, word: lc.DeletionDP) -> Node | int:
        return word.by

    def asked(self, s: State, at: i64, key: i64, about: i64, stack: i64) -> bool:
        return s.t.modifiers[at + Deletion.OWN_ONLY] == key


class CanDigivolve(Modifier):
    """It can digivolve into cards that match, for a cost; `key` is the cost, `about` the card."""

    CODE: Final = 11
    FILTER: Final = 1
    COST: Final = 2

    def write(self, c: Giving, word: lc.CanDigivolve) -> dict[str, int]:
        if not 0 <= word.cost <= MOST_COST:
            raise CompileError(f"a digivolution cost of {word.cost}")
        return {"FILTER": c.filter(word.into, v.HAND), "COST": word.cost}

    def asked(self, s: State, at: i64, key: i64, about: i64, stack: i64) -> bool:
        if s.t.modifiers[at + CanDigivolve.COST] != key:
            return False
        number = s.t.modifiers[at + CanDigivolve.FILTER]
        return match(s, number, about, STACK + stack, stack // HALF, -1)


class NextDigivolution(Modifier):
    """So much less for the next Digimon of a player that digivolves; `about` is that Digimon.

    `key` is what it digivolves into.
    """

    CODE: Final = 12
    FILTER: Final = 1
    INTO: Final = 2

    def write(self, c: Giving, word: lc.NextDigivolution) -> dict[str, int]:
        return {"FILTER": c.filter(word.who, v.BATTLE), "INTO": c.filter(word.into, v.HAND)}

    def amount(self, word: lc.NextDigivolution) -> Node | int:
        return word.by

    def asked(self, s: State, at: i64, key: i64, about: i64, stack: i64) -> bool:
        if not match(s, s.t.modifiers[at + NextDigivolution.FILTER], about, -1, -1 - stack, -1):
            return False
        return match(s, s.t.modifiers[at + NextDigivolution.INTO], key, -1, -1 - stack, -1)


class NextTime(Modifier):
    """What interrupts the next digivolution that it speaks of."""

    CODE: Final = 17
    EFFECT: Final = 1

    def write(self, c: Giving, word: lc.NextTime) -> dict[str, int]:
        return {"EFFECT": c.next_effect(word.effect)}


class DigiXrosFrom(Modifier):
    """Where the cards for a DigiXros may come from; `about` is the card that is played.

    The amount has how many from under Tamers, how many from the trash, and whether all from under
    one Tamer.
    """

    CODE: Final = 13
    FILTER: Final = 1

    def write(self, c: Giving, word: lc.DigiXrosFrom) -> dict[str, int]:
        return {"FILTER": c.filter(word.who, v.HAND)}

    def amount(self, word: lc.DigiXrosFrom) -> Node | int:
        return reach_of(word.under, word.trash, word.one)

    def asked(self, s: State, at: i64, key: i64, about: i64, stack: i64) -> bool:
        return match(s, s.t.modifiers[at + DigiXrosFrom.FILTER], about, -1, stack // HALF, -1)


KINDS: Final[vec[Modifier]] = vec[Modifier]([Modifier() for _ in range(CODES)])
_WRITERS: Final[dict[type, Modifier]] = {}


def modifier_row(c: Giving, word: Node) -> list[int]:
    """The row of a word. Raises CompileError for one that is no modifier."""
    writer = _WRITERS.get(type(word))
    if writer is None:
        raise CompileError(f"the modifier {word.kind}")
    numbers = row(type(writer), tb.MODIFIER_SIZE, **writer.write(c, word))
    numbers[AMOUNT] = c.amount(writer.amount(word))
    return numbers


def enter_modifier(kind: Modifier, *words: type) -> None:
    """Add a kind of modifier, and of which words it is."""
    enter(KINDS, kind)
    for word in words:
        _WRITERS[word] = kind


enter_modifier(DP(), lc.DP)
enter_modifier(Keyword(), lc.Keyword)
enter_modifier(Cannot(), lc.Cannot)
enter_modifier(Unaffected(), lc.Unaffected)
enter_modifier(AttacksUnsuspended(), lc.CanAttackUnsuspended)
enter_modifier(Gains(), lc.Gains)
enter_modifier(Ban(), lc.Ban)
enter_modifier(Deletion(), lc.DeletionDP)
enter_modifier(CanDigivolve(), lc.CanDigivolve)
enter_modifier(NextDigivolution(), lc.NextDigivolution)
enter_modifier(NextTime(), lc.NextTime)
enter_modifier(DigiXrosFrom(), lc.DigiXrosFrom)
