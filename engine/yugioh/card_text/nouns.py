"""Noun phrases: "Level 4 or lower DARK Dragon monsters" as a filter."""

from collections.abc import Sequence
from typing import Final

from engine.filters import ANY, AllOf, AnyOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.adjectives import HEADS, SPELLS, adjective, spell_type
from engine.yugioh.card_text.names import Lexicon
from engine.yugioh.card_text.strength import with_strength
from engine.yugioh.card_text.tokens import Reader


def noun(reader: Reader, lexicon: Lexicon) -> Filter:
    """The filter of the noun phrase for materials that comes next, up to its head.

    Raises NotUnderstood at the first word that belongs to no such phrase.
    """
    parts: list[Filter] = []
    while True:
        part = adjective(reader, lexicon)
        if part is not None:
            parts.append(part)
        elif reader.take_one_of(HEADS) is not None:
            return joined(parts)
        else:
            head = _head_of_its_own(reader)
            if head is None:
                raise reader.lost('an adjective, a name or "monster"')
            return joined([*parts, head])


def cards(reader: Reader, lexicon: Lexicon) -> Filter:
    """The filter of any noun phrase: "\"A\" monster", "Quick-Play Spell", "card", "\"B\"".

    Raises NotUnderstood at the first word that belongs to no such phrase.
    """
    found = [_alternative(reader, lexicon)]
    while True:
        at = reader.next
        comma = reader.take(",")
        if reader.comes("and/or", "1"):
            reader.next = at  # one of each of them, or of one
            break
        if not (reader.take("or") or reader.take("and/or")) and not comma:
            break
        counted = reader.comes("1") or reader.comes("a")
        more = reader.attempt(lambda: _counted_alternative(reader, lexicon, found))
        if more is None:
            reader.next = at
            break
        # "1 other A or B": neither is this card.
        if not counted and joined([la.OTHER, found[0]]) == found[0]:
            more = joined([la.OTHER, more])
        found.append(more)
    return found[0] if len(found) == 1 else AnyOf(tuple(found))


def _counted_alternative(reader: Reader, lexicon: Lexicon, before: Sequence[Filter]) -> Filter:
    counted = reader.take("1") or reader.take("a") or reader.take("an")
    found = _alternative(reader, lexicon)
    if counted and reader.comes("with") and _holds_alone(found, before):
        strong = reader.attempt(lambda: with_strength(reader))
        if strong is None:
            strong = reader.attempt(lambda: _with_material(reader, lexicon))
        return found if strong is None else joined([found, strong])
    if reader.comes("that", "mentions") or reader.comes("that", "mention"):
        more = reader.attempt(lambda: mentioning(reader, lexicon, before))
        return found if more is None else joined([found, more])
    return found


def _with_material(reader: Reader, lexicon: Lexicon) -> Filter:
    """ "with \"A\" as material" """
    reader.expect("with")
    word = reader.peek()
    card = lexicon.card(word.quoted) if word is not None and word.quoted else None
    if card is None:
        raise reader.lost("the name of a card")
    reader.next += 1
    reader.expect("as", "material")
    return la.WithMaterial(card)


def _holds_alone(item: Filter, before: Sequence[Filter]) -> bool:
    """Whether numbers behind this alternative are its own: those before it are cards named or no
    monsters, or would all be such monsters anyway.
    """
    if item == la.MONSTER:
        return True
    return all(isinstance(one, la.Named) or _no_monster(one) for one in before)


def _no_monster(item: Filter) -> bool:
    parts = item.of if isinstance(item, AllOf) else (item,)
    return any(part in (la.SPELL, la.TRAP, la.SPELL_TRAP) for part in parts)


def mentioning(reader: Reader, lexicon: Lexicon, before: Sequence[Filter] = ()) -> Filter:
    """ "that mentions \"A\" or \"B\""; "it" is the card named before."""
    if not (reader.take("that", "mentions") or reader.take("that", "mention")):
        raise reader.lost('"that mentions"')
    cards_meant: list[tuple[int, str]] = []
    while True:
        word = reader.peek()
        card = lexicon.card(word.quoted) if word is not None and word.quoted else None
        if word is not None and word.text == "it" and before:
            card = before[-1]
        if not isinstance(card, la.Named):
            raise reader.lost("the name of a card")
        reader.next += 1
        cards_meant.append((card.passcode, lexicon.name_of(card.passcode)))
        at = reader.next
        comma = reader.take(",")
        if (reader.take("or") or comma) and (after := reader.peek()) is not None and after.quoted:
            continue
        reader.next = at
        break
    found = [la.Mentions(passcode, name) for passcode, name in cards_meant]
    return found[0] if len(found) == 1 else AnyOf(tuple(found))


# Nouns that are no adjectives as well.
_PLAIN: Final = frozenset(("monster", "monsters", "card", "cards"))
_NOUNS: Final[dict[str, Filter]] = {
    **dict.fromkeys(("monster", "monsters", "Monster Card", "Monster Cards"), la.MONSTER),
    **dict.fromkeys(("card", "cards"), ANY),
    **dict.fromkeys(("Equip Card", "Equip Cards"), la.EQUIP_CARD),
    **dict.fromkeys(("Spells and Traps", "Spell and Trap Cards", "Spell and Trap"), la.SPELL_TRAP),
    **SPELLS,
    **dict.fromkeys(("Token", "Tokens"), la.Type(v.TOKEN)),
    **dict.fromkeys(("Tuner", "Tuners"), la.Type(v.TUNER) & la.MONSTER),
}


def _alternative(reader: Reader, lexicon: Lexicon) -> Filter:
    parts: list[Filter] = []
    while True:
        word = reader.peek()
        plain = word is not None and word.text in _PLAIN
        part = None if plain else spell_type(reader) or adjective(reader, lexicon)
        if part is not None:
            parts.append(part)
            continue
        if word is not None and word.quoted:
            named = _card(reader, lexicon)
            if reader.comes("cards", "in") and lexicon.series(word.quoted) is None:
                reader.next += 1
            return joined([*parts, named])
        head = _head(reader, parts)
        if head is not None:
            return joined([*parts, head])
        raise reader.lost('an adjective, a name, "card", "monster", "Spell" or "Trap"')


def _card(reader: Reader, lexicon: Lexicon) -> Filter:
    """One card by its name, or several: "\"A\" or \"B\""."""
    word = reader.peek()
    found = lexicon.card(word.quoted) if word is not None and word.quoted else None
    if found is None:
        raise reader.lost("the name of a card or series")
    reader.next += 1
    return found


def _head(reader: Reader, parts: Sequence[Filter]) -> Filter | None:
    """The noun itself."""
    name = reader.take_one_of(_NOUNS)
    if name in SPELLS:
        reader.take_one_of(("Card", "Cards"))
    return None if name is None else _NOUNS[name]


def joined(parts: Sequence[Filter]) -> Filter:
    """All of these filters, in one canonical order: names first, what it is not last."""
    flat: list[Filter] = []
    for part in parts:
        for one in part.of if isinstance(part, AllOf) else (part,):
            if one not in flat:
                flat.append(one)
    if any(isinstance(part, la.Between) and part.what == "rank" for part in flat):
        # Only Xyz Monsters have a Rank.
        flat = [part for part in flat if part != la.Type(v.XYZ)]
    kept = sorted((part for part in flat if part != ANY), key=_place)
    return kept[0] if len(kept) == 1 else AllOf(tuple(kept))


def _place(part: Filter) -> int:
    kinds = (la.Named, la.Series, la.Between, la.Attribute, la.Race, la.Type)
    return next((n for n, kind in enumerate(kinds) if isinstance(part, kind)), len(kinds))


def _head_of_its_own(reader: Reader) -> Filter | None:
    """A type that is the noun itself: "Tuner", "non-Tuners", "Tokens"."""
    if reader.take("Tuner") or reader.take("Tuners"):
        return la.Type(v.TUNER)
    if reader.take("non-Tuner") or reader.take("non-Tuners"):
        return ~la.Type(v.TUNER)
    if reader.take("Token") or reader.take("Tokens"):
        return la.Type(v.TOKEN)
    return None
