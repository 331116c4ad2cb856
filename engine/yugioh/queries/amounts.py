"""The amounts of the effect language: numbers, counts, sums, values of cards."""

from typing import Final

from mypy_extensions import i64

from engine.comparing import SIGNS, compare
from engine.effects import Node, walk
from engine.filters import ANY
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.position.entries import (
    count_from_field, count_from_hand, count_of_such, levels_of_materials, material_count,
)  # fmt: skip
from engine.yugioh.position.slots import (
    BOTH_SIDES, CHAINED, CONTEXTS, CONTEXT_SIZE, C_CARD, C_ROLLED, HOST, LIFE, LOC, MADE_WITH,
    MONSTERS, NEXT, OVERLAYS, SPELLS, ZONES_EACH,
)  # fmt: skip
from engine.yugioh.position.registers import card_in, first_in
from engine.yugioh.position.state import State
from engine.yugioh.queries.amount import Amount, Counting, amount, enter_amount
from engine.yugioh.queries.matching import match
from engine.yugioh.vocabulary import (
    FIELD_PLACES, FIELD_ZONE, HAND, LINK, MAIN_ZONES, OPPONENT, SZONE, YOU,
)  # fmt: skip
from engine.yugioh.queries.numbers import ASKED, OF_COUNTERS, number_of


# In place of a register, the card that is asked.
THE_CARD_ITSELF: Final = -1
THE_CARD_CHANGED: Final = -2
THE_CARD_ANSWERED: Final = -3  # wherever it is now

# What is known only once an effect is being carried out.
_LATER: Final = (
    la.Answered, la.Chosen, la.Declared, la.EitherNumber, la.EventCards, la.HowMany, la.Lost,
    la.Rolled, la.TotalOf, la.UpTo,
)  # fmt: skip


def foreseeable(word: Node | int) -> bool:
    """Whether an amount can be worked out before the choices of its effect are made."""
    return not any(isinstance(part, _LATER) for part in walk(word))


class Number(Amount):
    """A number that stands in the text."""

    CODE: Final = 1
    NUMBER: Final = 1

    def write(self, c: Counting, word: int) -> dict[str, int]:
        return {"NUMBER": word}

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        return s.t.amounts[at + Number.NUMBER]


class LinkRating(Amount):
    """The Link Ratings equipped to a monster, or to the monster that an Equip Card is on."""

    CODE: Final = 5

    def write(self, c: Counting, word: la.EquippedLinkRating) -> dict[str, int]:
        return {}

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        data = s.data
        monster = data[HOST + me] - 1 if data[LOC + me] == SZONE else me
        total: i64 = 0
        slot: i64 = 0
        while slot < BOTH_SIDES:
            equip = data[SPELLS + slot]
            if equip and data[HOST + equip - 1] == monster + 1:
                definition = s.definition[equip - 1]
                if s.t.type[definition] & LINK:
                    total += s.t.level[definition]
            slot += 1
        return total


class Materials(Amount):
    """How many materials that match the card itself has."""

    CODE: Final = 6
    FILTER: Final = 1

    def write(self, c: Counting, word: la.MaterialCount) -> dict[str, int]:
        return {"FILTER": c.filter(word.filter)}

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        wanted = s.t.amounts[at + Materials.FILTER]
        if wanted == 0:
            return s.overlays(me)
        count: i64 = 0
        under = s.data[OVERLAYS + me]
        while under:
            if match(s, wanted, under - 1, me, player):
                count += 1
            under = s.data[NEXT + under - 1]
        return count


class MaterialTotal(Amount):
    """The sum of a number over the materials that match."""

    CODE: Final = 41
    FILTER: Final = 1
    WHAT: Final = 2

    def write(self, c: Counting, word: la.MaterialTotal) -> dict[str, int]:
        return {"FILTER": c.filter(word.filter), "WHAT": ASKED[word.what]}

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        rows = s.t.amounts
        total: i64 = 0
        under = s.data[OVERLAYS + me]
        while under:
            card = under - 1
            if match(s, rows[at + MaterialTotal.FILTER], card, me, player):
                total += number_of(s, card, rows[at + MaterialTotal.WHAT])
            under = s.data[NEXT + card]
        return total


class FreeZones(Amount):
    """How many Main Monster Zones of the player are free."""

    CODE: Final = 7
    SPELLS: Final = 1  # 1: Spell & Trap Zones of both players

    def write(self, c: Counting, word: la.FreeZones) -> dict[str, int]:
        return {"SPELLS": int(word.spells)}

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        found: i64 = 0
        zone: i64 = 0
        if s.t.amounts[at + FreeZones.SPELLS]:
            while zone < FIELD_ZONE:
                if not s.data[SPELLS + zone]:
                    found += 1
                if not s.data[SPELLS + ZONES_EACH + zone]:
                    found += 1
                zone += 1
            return found
        while zone < MAIN_ZONES:
            if not s.data[MONSTERS + player * ZONES_EACH + zone]:
                found += 1
            zone += 1
        return found


class LifePoints(Amount):
    """The Life Points of a player."""

    CODE: Final = 31
    WHOSE: Final = 1

    def write(self, c: Counting, word: la.LifePoints) -> dict[str, int]:
        if word.whose not in (YOU, OPPONENT):
            raise CompileError("Life Points are of one player")
        return {"WHOSE": word.whose}

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        return s.data[LIFE + (player if s.t.amounts[at + LifePoints.WHOSE] & YOU else 1 - player)]


class MadeWith(Amount):
    """How many materials the card itself was summoned with."""

    CODE: Final = 8

    PLACES: Final = 1  # where they came from: 0 for all
    LEVELS: Final = 2  # 1: the sum of their original Levels
    SUCH: Final = 3  # 1: of those of the kind that the card asks about

    def write(self, c: Counting, word: la.MaterialsUsed) -> dict[str, int]:
        such = word.filter != ANY or word.attributes
        if (word.places != 0) + word.levels + such > 1:
            raise CompileError("materials are counted in one way")
        if word.places not in (0, HAND, FIELD_PLACES):
            raise CompileError("materials are counted from the hand and from the field")
        return {"PLACES": word.places, "LEVELS": int(word.levels), "SUCH": int(such)}

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        places = s.t.amounts[at + MadeWith.PLACES]
        if s.t.amounts[at + MadeWith.SUCH]:
            return count_of_such(s.data[MADE_WITH + me])
        if s.t.amounts[at + MadeWith.LEVELS]:
            return levels_of_materials(s.data[MADE_WITH + me])
        if places == HAND:
            return count_from_hand(s.data[MADE_WITH + me])
        if places:
            return count_from_field(s.data[MADE_WITH + me])
        return material_count(s.data[MADE_WITH + me])


class Rolled(Amount):
    """The result of the last dice or coins, the number that was chosen last, or that was lost."""

    CODE: Final = 9

    def write(
        self,
        c: Counting,
        word: la.Rolled | la.Declared | la.UpTo | la.EitherNumber | la.Lost | la.AttackHad,
    ) -> dict[str, int]:
        if isinstance(word, la.UpTo | la.EitherNumber | la.Lost | la.AttackHad):
            c.place(word)  # it is chosen, or kept, before it is used
        return {}

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        return s.data[CONTEXTS + link * CONTEXT_SIZE + C_ROLLED]


class HowMany(Amount):
    """How many cards were chosen, of those that match."""

    CODE: Final = 10
    REGISTER: Final = 1
    FILTER: Final = 2

    def write(self, c: Counting, word: la.HowMany) -> dict[str, int]:
        names = (word.name, word.also) if word.also else (word.name,)
        return {"REGISTER": c.place(la.Chosen(names)), "FILTER": c.filter(word.filter)}

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        number = s.t.amounts[at + HowMany.REGISTER]
        if s.supposed_many[number]:
            return s.supposed_many[number]
        if link < 0:
            return 0
        slot = s.register(link, number)
        last = slot + s.data[slot]
        found: i64 = 0
        while slot < last:
            slot += 1
            if match(s, s.t.amounts[at + HowMany.FILTER], card_in(s, slot), me, player):
                found += 1
        return found


class Excess(Amount):
    """By how much one amount is over another; none if it is not."""

    CODE: Final = 11
    AMOUNT: Final = 1
    OVER: Final = 2
    PLUS: Final = 3

    def write(self, c: Counting, word: la.Excess) -> dict[str, int]:
        return {"AMOUNT": c.amount(word.amount), "OVER": c.amount(word.over), "PLUS": word.plus}

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        rows = s.t.amounts
        found = amount(s, rows[at + Excess.AMOUNT], me, player, link)
        found -= amount(s, rows[at + Excess.OVER], me, player, link) + rows[at + Excess.PLUS]
        return found if found > 0 else 0


class Every(Amount):
    """How many times a number goes into an amount."""

    CODE: Final = 14
    AMOUNT: Final = 1
    NUMBER: Final = 2

    def write(self, c: Counting, word: la.Every) -> dict[str, int]:
        return {"AMOUNT": c.amount(word.amount), "NUMBER": word.number}

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        rows = s.t.amounts
        found = amount(s, rows[at + Every.AMOUNT], me, player, link, changed)
        return found // rows[at + Every.NUMBER]


# Numbers of which no card has 0: what is one higher than none is none.
_NEVER_0: Final = ("level", "rank", "level/rank", "link", "original level")


class Plus(Amount):
    """An amount and a number; not less than 0."""

    CODE: Final = 40
    AMOUNT: Final = 1
    NUMBER: Final = 2
    OR_NONE: Final = 3  # 1: none where the card has no such number

    def write(self, c: Counting, word: la.Plus) -> dict[str, int]:
        or_none = isinstance(word.amount, la.LevelOf) and word.amount.what in _NEVER_0
        return {"AMOUNT": c.amount(word.amount), "NUMBER": word.number, "OR_NONE": int(or_none)}

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        rows = s.t.amounts
        found = amount(s, rows[at + Plus.AMOUNT], me, player, link, changed)
        if not found and rows[at + Plus.OR_NONE]:
            return 0
        found += rows[at + Plus.NUMBER]
        return found if found > 0 else 0


class OneIf(Amount):
    """1 while a comparison holds, 0 while it does not."""

    CODE: Final = 43
    LEFT: Final = 1
    HOW: Final = 2
    RIGHT: Final = 3

    def write(self, c: Counting, word: la.OneIf) -> dict[str, int]:
        held = word.condition
        if not isinstance(held, la.Compare):
            raise CompileError("a number depends on a comparison alone")
        left, right = c.amount(held.left), c.amount(held.right)
        return {"LEFT": left, "HOW": SIGNS[held.op], "RIGHT": right}

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        rows = s.t.amounts
        left = amount(s, rows[at + OneIf.LEFT], me, player, link, changed)
        right = amount(s, rows[at + OneIf.RIGHT], me, player, link, changed)
        return 1 if compare(rows[at + OneIf.HOW], left, right) else 0


class Total(Amount):
    """The sum of a number over the cards that were chosen."""

    CODE: Final = 12
    REGISTER: Final = 1
    WHAT: Final = 2

    def write(self, c: Counting, word: la.TotalOf) -> dict[str, int]:
        return {"REGISTER": c.place(la.Chosen((word.name,))), "WHAT": ASKED[word.what]}

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        slot = s.register(link, s.t.amounts[at + Total.REGISTER])
        last = slot + s.data[slot]
        found: i64 = 0
        while slot < last:
            slot += 1
            found += number_of(s, card_in(s, slot), s.t.amounts[at + Total.WHAT])
        return found


class OfCard(Amount):
    """A number of one card: of a choice, itself, the one changed, the one answered."""

    CODE: Final = 13
    WHICH: Final = 1  # register, or THE_CARD_...
    WHAT: Final = 2

    def write(self, c: Counting, word: la.LevelOf | la.Counters) -> dict[str, int]:
        if isinstance(word, la.Counters):
            what = OF_COUNTERS + c.counter(word.name)
        else:
            what = ASKED[word.what]
        return {"WHICH": which_card(c, word.of), "WHAT": what}

    def value(self, s: State, at: i64, me: i64, player: i64, link: i64, changed: i64) -> i64:
        which = s.t.amounts[at + OfCard.WHICH]
        card = me
        if which >= 0:
            card = first_in(s, link, which)
            if card < 0:
                return 0
        elif which == THE_CARD_CHANGED:
            card = changed
        elif which == THE_CARD_ANSWERED:
            card = answered(s, link)
        return number_of(s, card, s.t.amounts[at + OfCard.WHAT])


def answered(s: State, link: i64) -> i64:
    """The card of the chain link that this one answers; before it is one, of the last link."""
    return s.data[CONTEXTS + (s.data[CHAINED] if link < 1 else link - 1) * CONTEXT_SIZE + C_CARD]


def which_card(c: Counting, item: Node) -> int:
    """The register of the card that an amount speaks of, or which other card it is."""
    if isinstance(item, la.Changed):
        return THE_CARD_CHANGED
    if isinstance(item, la.Answered):
        return THE_CARD_ANSWERED
    return THE_CARD_ITSELF if isinstance(item, la.This) else c.place(item)


enter_amount(Number(), int)
enter_amount(LinkRating(), la.EquippedLinkRating)
enter_amount(Materials(), la.MaterialCount)
enter_amount(FreeZones(), la.FreeZones)
enter_amount(LifePoints(), la.LifePoints)
enter_amount(MadeWith(), la.MaterialsUsed)
enter_amount(Rolled(), la.Rolled, la.Declared, la.UpTo, la.EitherNumber, la.Lost, la.AttackHad)
enter_amount(MaterialTotal(), la.MaterialTotal)
enter_amount(HowMany(), la.HowMany)
enter_amount(Excess(), la.Excess)
enter_amount(Every(), la.Every)
enter_amount(Plus(), la.Plus)
enter_amount(OneIf(), la.OneIf)
enter_amount(Total(), la.TotalOf)
enter_amount(OfCard(), la.LevelOf, la.Counters)
