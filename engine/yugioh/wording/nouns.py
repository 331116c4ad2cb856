"""Filters as noun phrases: "Level 4 or lower Warrior monster", "cards", "Spell/Trap"."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.describing import deny, described, say
from engine.yugioh.wording.description import (
    ATTRIBUTE, FACE, FIRST_NOT, LEVEL, NOT, RACE, SUMMONED, TYPE, Description,
)  # fmt: skip
from engine.yugioh.wording.phrase import Names, Telling, article
from engine.yugioh.wording.words import listed


_KINDS_OF_CARD = v.MONSTER | v.SPELL | v.TRAP
# Normal Spells and Traps have no type; by the types that the cards have not.
_NORMAL = {w.SPELL_TRAP_TYPES: ("Normal",)} | {
    w.SPELL_TRAP_TYPES & ~bit: ("Normal", name)
    for bit, name in w.TYPES.items()
    if bit & w.SPELL_TRAP_TYPES
}


@dataclass(frozen=True)
class Noun:
    """One alternative: its forms without number, and what belongs to it."""

    singular: str
    plural: str
    after: str = ""
    but: str = ""
    head: str = "card"
    quoted: bool = False
    places: int = 0  # where only this alternative may be
    provided: str = ""  # the condition under which it is one


_OTHER: Final = "other "


@dataclass(frozen=True)
class Nouns:
    """A noun phrase: its alternatives, and what else the filter says of the cards."""

    of: tuple[Noun, ...]
    about: Description

    @property
    def head(self) -> str:
        """The noun by which the cards are spoken of again."""
        heads = {item.head for item in self.of}
        return heads.pop() if len(heads) == 1 else "card"

    @property
    def but(self) -> str:
        """What is excepted, with a comma before it."""
        return "".join(dict.fromkeys(item.but for item in self.of))

    @property
    def one(self) -> str:
        """With an article, names without: "a monster", '"Monster Reborn"'."""
        return listed([
            (item.singular if item.quoted else article(item.singular)) + item.after
            for item in self.of
        ])  # fmt: skip

    @property
    def several(self) -> str:
        """In the plural, without a number."""
        return listed([item.plural + item.after for item in self.of])

    def counted(self, count: str, several: bool, where: Callable[[Noun], str] | None = None) -> str:
        """The alternatives with a number and where they are, one card each: '1 "A" or 1 "B"'."""
        forms = [(item.plural if several else item.singular) + item.after for item in self.of]
        if not where and len(forms) > 1 and all(form.startswith(_OTHER) for form in forms):
            # "1 other A or B": neither is this card.
            forms[1:] = [form.removeprefix(_OTHER) for form in forms[1:]]
            return f"{count} {listed(forms)}"
        if several and not where:
            return f"{count} {listed(forms)}"
        return listed([
            f"{count} {item.plural if several else item.singular}{item.after}"
            + (f" {where(item)}" if where else "")
            for item in self.of
        ])  # fmt: skip


def noun(
    item: Filter, telling: Telling, places: int = 0, default: str = "", implied: int = 0
) -> Nouns:
    """The noun phrase of a filter over cards in these places.

    `default` is the noun where the filter names none; that the cards have none of the types
    `implied` is not said, because the operation cannot be done to such cards.
    """
    parts = described(item, telling)
    fallback = default or {v.MZONE: "monster", v.SZONE: "Spell/Trap"}.get(places, "card")
    nouns = [_noun(one, places, fallback, implied) for one in parts]
    # An alternative that asks for more than another one says nothing.
    nouns = [one for one in nouns if not one.places or replace(one, places=0) not in nouns]
    return Nouns(tuple(_with_pronouns(nouns)), parts[0])


def _with_pronouns(nouns: list[Noun]) -> list[Noun]:
    """Where one alternative mentions the name of another, it mentions "it"."""
    names = [one.singular for one in nouns if one.quoted]
    return [
        replace(one, after=" that mentions it")
        if any(one.after == f" that mentions {name}" for name in names)
        else one
        for one in nouns
    ]


def _noun(d: Description, places: int, fallback: str, implied: int) -> Noun:
    if d.zones in (w.FIELD_ZONE, w.SPELL_ZONES) and places == v.SZONE:
        fallback = "card"
    places = v.MZONE if d.places == v.MZONE else places
    without = d.without & ~implied
    # "Normal", or "Normal or Quick-Play": all types of Spells and Traps but so many are ruled out.
    normal = without in _NORMAL
    adjectives = list(d.adjectives)
    ending = d.ending
    if d.summoned and ("this-turn", True) in d.states:
        adjectives = [item for item in adjectives if item[0] != SUMMONED]
        ending = ending.replace("was Special", f"was {d.summoned}")
    if not normal:
        adjectives += [
            (FIRST_NOT if bit == v.TUNER else NOT, (f"non-{name}",))
            for bit, name in w.TYPES.items()
            if without & bit
        ]
    shown = d.properties or d.asked & ~_KINDS_OF_CARD or (places and not places & v.FIELD_PLACES)
    if shown and places != v.EXTRA:
        # Only a card that is face-up shows what is asked for.
        adjectives = [item for item in adjectives if item != (FACE, ("face-up",))]
    if places == v.EXTRA:
        # Nothing is Set in an Extra Deck.
        adjectives = [(FACE, ("face-down",)) if item == (FACE, ("Set",)) else item
                      for item in adjectives]  # fmt: skip
    adjectives.sort(key=lambda item: item[0])
    but = [*d.but, "except Tokens"] if without & v.TOKEN else d.but
    end = d.held + "".join(f", {text}" for text in but)
    head, types = _types(d, fallback)
    again = "monster" if head == "monster" else "card"
    if d.name:
        words = [_either(item[1], False) for item in adjectives if item[0] <= SUMMONED]
        text = " ".join([*words, d.name])
        return Noun(text, text, ending, end, again, not words, d.places, d.provided)
    if normal:
        types.insert(0, _NORMAL[without])
    if head == "monster" and types == [("Tuner",)]:
        types, name = [], "Tuner"
    elif head == "monster" and not types and places & v.SZONE:
        name = "Monster Card"
    elif head == "monster" and (types or _last(adjectives) == NOT):
        both = v.MZONE | v.SZONE
        name = "Monster Card" if types and places & both == both else "Monster"
    else:
        name = head
    adjectives += [(TYPE, item) for item in types]
    singular, several = (
        " ".join([*(_either(item[1], many) for item in adjectives), form])
        for many, form in ((False, name), (True, plural(name)))
    )
    return Noun(singular, several, ending, end, again, False, d.places, d.provided)


def _last(adjectives: list[tuple[int, tuple[str, ...]]]) -> int:
    """The rank of the last adjective."""
    return max((rank for rank, _ in adjectives), default=RACE)


def _either(alternatives: tuple[str, ...], several: bool) -> str:
    return listed(alternatives, "and/or" if several else "or")


def plural(head: str) -> str:
    """The plural of a noun: "Spells/Traps"."""
    return "/".join(f"{part}s" for part in head.split("/"))


def _types(d: Description, fallback: str) -> tuple[str, list[tuple[str, ...]]]:
    """The noun, and the types before it."""
    if d.equip_card:
        return "Equip Card", []
    nouns = [group for group in d.types if set(group) & set(w.NOUNS)]
    kinds = [group for group in d.types if group not in nouns]
    order = list(w.TYPES)
    kinds = list(dict.fromkeys(kinds))
    kinds.sort(key=lambda group: order.index(group[0]))
    if d.asked & v.MONSTER or any(set(group) & set(w.MONSTER_TYPES) for group in kinds):
        head = "monster"
    elif nouns:
        head = "/".join(w.NOUNS[bit] for bit in min(nouns, key=len) if bit in w.NOUNS)
    elif any(set(group) & set(w.SPELL_ONLY) for group in kinds):
        head = "Spell"
    elif any(rank in (LEVEL, ATTRIBUTE, RACE) for rank, _ in d.adjectives):
        head = "monster"
    else:
        head = fallback
    return head, [tuple(w.TYPES[bit] for bit in group) for group in kinds]


# -------------------------------------------------- leaves that hold a filter


@say.register
def _(item: la.SummonedOnlyWith, d: Description) -> None:
    d.after.append(f'that must be Special Summoned with "{d.telling.names(item.passcode)}"')


@say.register
def _(item: la.MadeFrom, d: Description) -> None:
    made_from = noun(item.filter, d.telling, default="monster").one
    d.after.append(f"that mentions {made_from} as material")


@say.register
def _(item: la.EquippedWith, d: Description) -> None:
    if item.filter == ~la.OTHER & la.State("equipped-by-own-effect"):
        d.after.append("equipped with this card by this effect")
        return
    equipped = noun(item.filter, d.telling, v.SZONE, default="card").one
    d.after.append(f"equipped with {equipped}")


@say.register
def _(item: la.Arrived, d: Description) -> None:
    d.after.append("that were Normal or Special Summoned, or were Set, this turn")


@say.register
def _(item: la.WithMaterial, d: Description) -> None:
    if item.least > 1:
        if item.filter != ANY:
            raise TypeError("no words for several materials of a kind")
        d.after.append(f"with {item.least} or more materials")
        return
    d.after.append(f"that has {noun(item.filter, d.telling, default='card').one} as material")


@say.register
def _(item: la.MadeWith, d: Description) -> None:
    used = noun(item.filter, d.telling, default="monster").one
    its = " with its same name" if item.namesake else ""
    d.after.append(f"that was {w.summons(item.how)} Summoned using {used}{its} as material")


@say.register
def _(item: la.EquippedTo, d: Description) -> None:
    if item.filter == ~la.OTHER:
        d.after.append("equipped to this card")
        d.states.append(("equipped-to-it", True))
        return
    host = noun(item.filter, d.telling, v.MZONE).one
    d.after.append(f"that are equipped to {host} as an Equip Spell")


@deny.register
def _(item: Filter, d: Description) -> None:
    d.but.append(f"except {noun(item, d.telling, default='monster').several}")


def filter_text(item: Filter, names: Names, one: bool = False) -> str:
    """A filter alone: what a goal asks for, in the plural, or one such card with an article."""
    phrase = noun(item, Telling(names))
    return (phrase.one if one else phrase.several) + phrase.but


def so_many(item: la.MaterialsIncluded, telling: Telling) -> str:
    """ "a \"A\" monster", "2 \"A\" monsters" """
    nouns = noun(item.filter, telling, default="monster")
    return nouns.one if item.least == 1 else nouns.counted(str(item.least), True)
