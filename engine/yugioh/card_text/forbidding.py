"""What a player cannot do, for the turn or as long as a card is face-up."""

from dataclasses import replace
from typing import Final

from engine.filters import ANY, AnyOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.spoken import meant, possessive, spoken
from engine.yugioh.card_text.described import numbers
from engine.yugioh.wording import words as w
from engine.yugioh.language.words import Banned, DamageTaken, ForbiddenUntil, LastsUntil

Forbidden = la.Ban | la.OnlySpecialSummon

REST: Final = (
    "for the rest of this turn after this card resolves", "for the rest of this turn",
    "for the rest of the turn", "this turn", "during this turn", "until the end of this turn",
)  # fmt: skip
_WHO: Final = {
    "you cannot": v.YOU, "your opponent cannot": v.OPPONENT, "neither player can": v.EITHER,
}  # fmt: skip
_SUMMONS: Final[dict[str, tuple[Banned, ...]]] = {
    "Special Summon": ("special-summon",),
    "Normal or Special Summon": ("normal-summon", "special-summon"),
    "Normal Summon/Set or Special Summon": ("normal-summon", "set", "special-summon"),
    "Normal Summon/Set": ("normal-summon", "set"), "Normal Summon": ("normal-summon",),
    "Tribute Summon": ("tribute-summon",), "Pendulum Summon": ("pendulum-summon",),
    "Link Summon": ("link-summon",), "Summon": w.NO_SUMMONS,
}  # fmt: skip
_SOURCES: Final = {
    "from the Extra Deck": v.EXTRA, "from your Extra Deck": v.EXTRA, "from the GY": v.GRAVE,
    "from the GYs": v.GRAVE, "from your GY": v.GRAVE, "from your hand": v.HAND,
    "from the Deck or Extra Deck": v.DECK | v.EXTRA, "from the hand or GY": v.HAND | v.GRAVE,
    "from the Deck": v.DECK, "from the hand , Deck , or Extra Deck": v.HAND | v.DECK | v.EXTRA,
}  # fmt: skip


_TURNS: Final[dict[str, ForbiddenUntil]] = {
    "your next": "next turn", "the next": "opponent's next turn",
    "your opponent's next": "opponent's next turn", "the opponent's next": "opponent's next turn",
}  # fmt: skip
_UNTIL: Final[dict[str, ForbiddenUntil]] = {
    f"until the end of {turn} turn{after}": until
    for turn, until in _TURNS.items()
    for after in (" after this card resolves", " after this effect resolves", "")
} | {"for the rest of this Duel": "duel"}


_UNLESS: Final = (
    "for the rest of this turn , unless you Pendulum Summon after this effect resolves ,"
)


def forbidden(reading: Reading) -> tuple[Forbidden, bool]:
    """What is forbidden, and whether for the rest of the turn."""
    reader = reading.reader
    if reader.take_words(_UNLESS):
        found, rest = _forbidden(reading)
        if rest or not isinstance(found, la.Ban):
            raise reader.lost("what is forbidden, and for how long once")
        return replace(found, until="pendulum summon"), True
    longer = reader.take_one_of(_UNTIL)
    if longer is not None:
        reader.take(",")
    found, rest = _forbidden(reading)
    if not rest and longer is None:
        longer = reader.take_one_of(_UNTIL)
    if longer is not None:
        return replace(found, until=_UNTIL[longer]), True
    return found, rest


def _forbidden(reading: Reading) -> tuple[Forbidden, bool]:
    """ "you cannot Special Summon monsters from the Extra Deck, except …": what is forbidden, and
    whether for the rest of the turn.
    """
    reader = reading.reader
    rest = _rest(reading)
    if rest:
        reader.take(",")
    if reader.take_words("you can only Special Summon"):
        item = only(reading)
        return la.OnlySpecialSummon(item), _rest(reading) or rest
    if reader.take_words("you can only use"):
        item = cards(reader, reading.lexicon)
        if not reader.take_words("as Link Material"):
            raise reader.lost('"as Link Material"')
        return la.Ban(("link-material",), ~item), _rest(reading) or rest
    who = reader.take_one_of(_WHO)
    if who is None:
        raise reader.lost("who cannot do something")
    found = reading.one_of(
        (_summon, _set, _activate, _material, _draw, _search, _banish), "what cannot be done"
    )
    what, item, later = found
    if what == ("banish",) and _WHO[who] != v.EITHER:
        raise reader.lost("what one player alone cannot do")
    rest |= later or _rest(reading)
    if what == ("special-summon",):
        return _special(reading, item, _WHO[who], rest)
    spared, rest = _but(reading, rest)
    whole = item if spared is None else joined([item, ~spared])
    return la.Ban(what, whole, whose=_WHO[who]), rest


def _rest(reading: Reading) -> bool:
    return reading.reader.take_one_of(REST) is not None


def _but(reading: Reading, rest: bool) -> tuple[Filter | None, bool]:
    """ ", except \"A\" monsters", with "for the rest of this turn" behind it."""
    reader = reading.reader
    at = reader.next
    reader.take(",")
    if not reader.take("except"):
        reader.next = at
        return None, rest
    reader.take("for")
    item = la.InPlace(v.HAND) if reader.take_words("from the hand") else only(reading)
    at = reader.next
    reader.take(",")
    if not rest and _rest(reading):
        return item, True
    reader.next = at
    return item, rest


def _special(reading: Reading, item: Filter, whose: int, rest: bool) -> tuple[Forbidden, bool]:
    """No Special Summons but of some: the place they come from stays where it was said."""
    spared, rest = _but(reading, rest)
    if spared is None or spared == la.InPlace(v.HAND):
        item = item if spared is None else joined([item, ~spared])
        return la.Ban(("special-summon",), item, whose=whose), rest
    if item == ANY:
        return la.OnlySpecialSummon(spared, whose), rest
    if isinstance(item, la.InPlace):
        return la.OnlySpecialSummon(~item | spared, whose), rest
    raise reading.reader.lost("monsters of any kind, with some excepted")


def less_damage(reading: Reading) -> tuple[la.ReduceDamage, bool]:
    """ "any damage your opponent takes is halved", and whether for the rest of the turn."""
    reader = reading.reader
    rest = _rest(reading)
    if rest:
        reader.take(",")
    words = reader.take_one_of(_LESS_DAMAGE)
    if words is None:
        raise reader.lost("less damage")
    to, whose = _LESS_DAMAGE[words]
    rest = rest or _rest(reading)
    longer = not rest and reader.take_one_of(_UNTIL) is not None
    until: LastsUntil = "next turn" if longer else "end"
    return la.ReduceDamage(to, whose, until), rest or longer


_LESS_DAMAGE: Final[dict[str, tuple[DamageTaken, int]]] = {
    "you take no damage": ("none", v.YOU),
    "your opponent takes no damage": ("none", v.OPPONENT),
    "neither player takes damage": ("none", v.EITHER),
    "neither player takes any damage": ("none", v.EITHER),
    "you take no effect damage from your opponent's card effects": ("none of theirs", v.YOU),
    "any damage you take is halved": ("half", v.YOU),
    "any damage your opponent takes is halved": ("half", v.OPPONENT),
}


def only(reading: Reading) -> Filter:
    """ "\"A\" monsters": what is left."""
    reader = reading.reader
    found = [_of_a_list(reading)]
    while True:
        at = reader.next
        more = reading.attempt(_others)
        if more is None:
            reader.next = at
            return found[0] if len(found) == 1 else AnyOf(tuple(found))
        found += more


def _others(reading: Reading) -> list[Filter]:
    """ ", \"B\" monsters, and \"C\" monsters": the others of a list that ends with "and"."""
    reader = reading.reader
    found: list[Filter] = []
    while True:
        comma = reader.take(",")
        if reader.take("and"):
            return [*found, _of_a_list(reading)]
        if not comma:
            raise reader.lost('"and"')
        found.append(_of_a_list(reading))


def _of_a_list(reading: Reading) -> Filter:
    return joined([cards(reading.reader, reading.lexicon), numbers(reading) or ANY])


_Found = tuple[tuple[Banned, ...], Filter, bool]


def _summon(reading: Reading) -> _Found:
    """ "Special Summon monsters from the Extra Deck" """
    reader = reading.reader
    verbs = reader.take_one_of(_SUMMONS)
    if verbs is None:
        raise reader.lost("a Summon")
    rest = _rest(reading)
    item: Filter = ANY
    told = reading.attempt(_of_what_was_declared) if reading.declared else None
    if told is not None:
        item = told
    elif not reader.take_one_of(("any monsters", "monsters", "monster")):
        item = reading.attempt(only) or ANY
    source = reader.take_one_of(_SOURCES)
    rest |= _rest(reading)
    source = source or reader.take_one_of(_SOURCES)
    if source is not None:
        item = joined([item, la.InPlace(_SOURCES[source])])
    if "set" in _SUMMONS[verbs]:  # to Set a monster is meant
        item = joined([item, la.MONSTER])
    return _SUMMONS[verbs], item, rest


def _of_what_was_declared(reading: Reading) -> Filter:
    """ "monsters with that Attribute" """
    found = only(reading)
    if la.OfDeclared() not in found.walk():
        raise reading.reader.lost("what was declared")
    return found


def _set(reading: Reading) -> _Found:
    """ "Set Spells/Traps" """
    reader = reading.reader
    reader.expect("Set")
    item = ANY if reader.take("cards") else only(reading)
    return ("set",), item, False


def forbidden_by_name(reading: Reading) -> la.Ban:
    """ "for the rest of this turn, you cannot Special Summon monsters with the added monster's
    name", "you cannot activate cards, or the effects of cards, with that name for …"
    """
    reader = reading.reader
    rest = _rest(reading)
    if rest:
        reader.take(",")
    who = reader.take_one_of(_WHO)
    if who is None or _WHO[who] == v.EITHER:
        raise reader.lost('"you cannot"')
    verbs = reader.take_one_of(_SUMMONS)
    what: tuple[Banned, ...] = ("activate",)
    item: Filter = ANY
    if verbs is not None:
        what, item = _SUMMONS[verbs], la.MONSTER
        reader.expect("monsters")
    elif reader.take_words("activate the effects of monsters"):
        item = la.MONSTER
    elif not reader.take_words("activate cards , or the effects of cards ,"):
        raise reader.lost("what cannot be done")
    reader.expect("with")
    card = _named_card(reading)
    longer = None if rest else reader.take_one_of(_UNTIL)
    known = card.name or card.node == _NEGATED
    if card.several or not known or not (longer or _rest(reading) or rest):
        raise reader.lost('one card, and "for the rest of this turn"')
    return la.Ban(what, item, meant(card), _WHO[who], _UNTIL[longer] if longer else "")


# The card whose activation was negated, where it lies since.
_NEGATED: Final = la.Answered(gone=True)


def _named_card(reading: Reading) -> Mention:
    """ "that name", "the added monster's name": of which card."""
    reader = reading.reader
    if reader.take_words("that name"):
        if reading.event is not None and reading.event.node == _NEGATED and not reading.mentions:
            return reading.event
        if len(reading.mentions) != 1:
            raise reader.lost("one card that was spoken of")
        return reading.mentions[0]
    if reader.take_words("the same name as"):
        found = spoken(reading)
        if found is None:
            raise reader.lost("a card that was spoken of")
        return found
    card = possessive(reading)
    reader.expect("name")
    return card


_IN_PILES: Final = {
    f"card effects in {owner} {name}": bit
    for owner in ("their", "your")
    for name, bit in (("GY", v.GRAVE), ("hand", v.HAND))
} | {"card effects in the GY": v.GRAVE}
# A player activates effects of the monsters that this player controls.
_ON_THE_FIELD: Final = ("on the field", "they control")
_IN_POSITION: Final[dict[str, Filter]] = {
    "in Attack Position": ~la.State("defense-position"),
    "in Defense Position": la.State("defense-position"),
}
# A player activates what is in the own GY alone.
_IN_THE_GRAVE: Final = ("in the GY", "in their GY")


def _activate(reading: Reading) -> _Found:
    """ "activate monster effects", "activate Trap Cards", "activate cards or effects" """
    reader = reading.reader
    reader.expect("activate")
    reader.take("any")
    if reader.take_words("cards or effects"):
        if reader.comes("when"):
            raise reader.lost("what cannot be activated at any time")
        of_that = reading.declared == "card type" and reader.take_words("of that type")
        return ("activate",), la.OfDeclared() if of_that else ANY, False
    if reader.take_words("cards, or the effects of cards,"):
        return ("activate",), ANY, False
    pile = reader.take_one_of(_IN_PILES)
    if pile is not None:
        return ("activate",), la.InPlace(_IN_PILES[pile]), False
    if reader.take_one_of(f"the effects of cards {place}" for place in _IN_THE_GRAVE):
        return ("activate",), la.InPlace(v.GRAVE), False
    if reader.take_words("the effects of") or reader.take_words("effects of"):
        item = only(reading)
        of_monsters = la.MONSTER in getattr(item, "of", (item,))
        if of_monsters and reader.take_words("in the GY or banishment"):
            return ("activate",), joined([item, la.InPlace(v.GRAVE | v.BANISHED)]), False
        if la.MONSTER in getattr(item, "of", (item,)) and reader.take_one_of(_IN_THE_GRAVE):
            return ("activate",), joined([item, la.InPlace(v.GRAVE)]), False
        if la.MONSTER in getattr(item, "of", (item,)) and reader.take_one_of(_ON_THE_FIELD):
            position = reader.take_one_of(_IN_POSITION)
            turned = ANY if position is None else _IN_POSITION[position]
            more = numbers(reading) or ANY
            return ("activate",), joined([item, la.InPlace(v.MZONE), turned, more]), False
        if item in (la.SPELL, la.TRAP) and reader.take_words("on the field"):
            return ("activate",), joined([item, la.InPlace(v.FIELD_PLACES)]), False
        if la.MONSTER not in getattr(item, "of", ()):
            raise reader.lost("monsters of some kind")
        return ("activate",), item, False
    if reader.take_words("Spell/Trap Cards or effects"):
        return ("activate",), la.SPELL_TRAP, False
    kinds = {"Spell Cards": la.SPELL, "Trap Cards": la.TRAP, "Spell/Trap Cards": la.SPELL_TRAP}
    kind = reader.take_one_of(kinds)
    if kind is not None:
        which: Filter = kinds[kind]
        if reader.take_words("that are Set on the field"):
            which = joined([which, ~la.FACE_UP])
        return ("activate-card",), which, False
    item = cards(reader, reading.lexicon)
    reader.expect("effects")
    parts = item.of if hasattr(item, "of") else (item,)
    if la.MONSTER not in parts:
        raise reader.lost("effects of monsters")
    if reader.take_words("in the hand"):
        item = joined([item, la.InPlace(v.HAND)])
    return ("activate",), item, False


def _material(reading: Reading) -> _Found:
    """ "use monsters as Link Material" """
    reader = reading.reader
    if not reader.take_words("use monsters as Link Material"):
        raise reader.lost('"use monsters as Link Material"')
    return ("link-material",), ANY, False


def _draw(reading: Reading) -> _Found:
    """ "draw cards by card effects" """
    reader = reading.reader
    if not reader.take_one_of(("draw cards by card effects", "draw any cards by card effects")):
        raise reader.lost('"draw cards by card effects"')
    return ("draw",), ANY, False


def _banish(reading: Reading) -> _Found:
    """ "banish cards" """
    reader = reading.reader
    if not reader.take_words("banish cards"):
        raise reader.lost('"banish cards"')
    return ("banish",), ANY, False


def _search(reading: Reading) -> _Found:
    """ "add cards from their Deck to their hand except by drawing them" """
    reader = reading.reader
    for whose in ("their", "your"):
        words = f"add cards from {whose} Deck to {whose} hand"
        if reader.take_words(words):
            if reader.take_words("except by drawing them"):
                return ("search",), ANY, False
            break
    raise reader.lost('"add cards from their Deck"')
