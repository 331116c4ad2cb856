"""Ways of its own in which a monster is Special Summoned, and those in which alone it is."""

from dataclasses import replace
from typing import Any, Final

from engine.effects import Node
from engine.filters import Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.by_itself import (
    SOURCES, contact_way, held_together, same_column, special_way,
)  # fmt: skip
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.naming import named
from engine.yugioh.card_text.nouns import cards
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import is_monsters
from engine.yugioh.card_text.statements import Rules, starting
from engine.yugioh.card_text.steps import steps
from engine.yugioh.card_text.summoned_how import ways

_KINDS: Final = {
    "Fusion": v.FUSION, "Ritual": v.RITUAL, "Synchro": v.SYNCHRO, "Xyz": v.XYZ, "Link": v.LINK,
}  # fmt: skip


@starting("this", "cannot")
def _(reading: Reading) -> Rules:
    """ "Cannot be Normal Summoned/Set." """
    reader = reading.reader
    reader.take_words("this card")
    if not reader.take_one_of(
        ("cannot be Normal Summoned/Set", "cannot be Normal Summoned or Set")
    ):
        raise reader.lost('"cannot be Normal Summoned/Set"')
    return Rules(flags={"special_only": True})


@starting("if", "you")
def _(reading: Reading) -> Rules:
    """ "If you control no monsters, you can Special Summon this card (from your hand)." """
    reader = reading.reader
    held: tuple[Node, ...] = ()
    zones: Node | None = None
    if reader.take("if"):
        zones = reading.attempt(same_column)
        if zones is None:
            held = held_together(reading)
            if len(held) == 1 and reader.take(",", "or"):
                held = (la.AnyCondition((*held, condition(reading))),)
        reader.expect(",")
    if not reader.take_words("you can Special Summon this card"):
        raise reader.lost('"you can Special Summon this card"')
    where = _source(reading)
    if where == v.EXTRA and not held:
        contact = reading.attempt(contact_way)
        if contact is not None:
            return Rules(procedures=(contact,))
    way = special_way(reading, where, held, zones)
    banished = reader.take_words(", but banish it when it leaves the field")
    return Rules(procedures=(replace(way, banished=banished),))


def _source(reading: Reading) -> int:
    source = reading.reader.take_one_of(SOURCES)
    if source is None:
        raise reading.reader.lost('"(from your hand)"')
    return SOURCES[source]


# ------------------------------------------------------------ the only ways


@starting("must")
def _(reading: Reading) -> Rules:
    """ "Must be Special Summoned by a card effect." """
    reader = reading.reader
    if not reader.take_one_of((
        "must be Special Summoned by a card effect", "must be Special Summoned by card effect",
    )):  # fmt: skip
        raise reader.lost('"must be Special Summoned by a card effect"')
    _by_no_other(reading)
    return Rules(flags={"by_effect_only": True})


@starting("cannot", "this")
def _(reading: Reading) -> Rules:
    """ "Cannot be Special Summoned, except by the effect of a \"A\" monster.", "… of \"A\"." """
    reader = reading.reader
    reader.take_words("this card")
    if not reader.take_one_of((
        "cannot be Special Summoned , except by the effect of",
        "cannot be Special Summoned except by the effect of",
        "cannot be Special Summoned , except with the effect of",
    )):  # fmt: skip
        raise reader.lost('"except by the effect of"')
    reader.take("a") or reader.take("an")
    which = cards(reader, reading.lexicon)
    never = v.EXTRA_DECK_TYPES | v.RITUAL | v.PENDULUM
    if reading.card.type & never or not reading.card.type & v.MONSTER:
        raise reader.lost("a monster that is Normal Summoned")
    return Rules(flags={"only_by_itself": True, "only_with": which, "normal_too": True})


def _by_no_other(reading: Reading) -> None:
    reader = reading.reader
    reader.take_one_of((
        ", and cannot be Special Summoned by other ways",
        "and cannot be Special Summoned by other ways",
        ", and cannot be Special Summoned by any other way",
    ))  # fmt: skip


@starting("must")
def _(reading: Reading) -> Rules:
    """ "Must first be Special Summoned (from your hand) by banishing 1 LIGHT monster …" """
    reader = reading.reader
    reader.expect("must")
    first = reader.take("first")
    reader.expect("be")
    flags: dict[str, Any] = {"first_by_itself" if first else "only_by_itself": True}
    procedures: tuple[Node, ...] = ()
    either = reader.take("either")
    if not (first or either) and reader.take_words(_PENDULUM):
        if not reading.card.type & v.PENDULUM or reading.card.type & v.EXTRA_DECK_TYPES:
            raise reader.lost("a Pendulum Monster of the Main Deck")
        return Rules(procedures=(la.PendulumSummon(), *_special(reading)), flags=flags)
    kind = reader.take_one_of([f"{name} Summoned" for name in _KINDS])
    if kind is not None:
        if not reading.card.type & _KINDS[kind.split()[0]]:
            raise reader.lost("the summon of its kind")
        exact = kind == "Fusion Summoned" and reader.take_words("with the above Fusion Materials")
        if kind == "Xyz Summoned":
            reader.take_words("with the above materials")
        if kind == "Fusion Summoned":
            only, each = _only_from(reading)
            procedures = (la.FusionMaterials(exact=bool(exact), only=only, each=each),)
        if either:
            reader.expect(",", "or")
            procedures = (*procedures, *_special(reading))
            _without_spell(reading)
    elif either:
        raise reader.lost("the summon of its kind")
    elif (which := reading.attempt(_summoner)) is not None:
        flags["only_with"] = which
        if reader.take_words("( or by its own effect )"):
            flags["only_with"] = which | ~la.OTHER
    elif reader.take_words("Special Summoned by its own effect"):
        if reading.card.type & v.EXTRA_DECK_TYPES:
            raise reader.lost("a monster of the Main Deck")
    else:
        procedures = _special(reading)
        if reading.card.type & v.FUSION:
            procedures = (la.FusionMaterials(by_effect=False), *procedures)
    if not first:
        _by_no_other(reading)
    return Rules(procedures=procedures, flags=flags)


_PENDULUM: Final = "Pendulum Summoned ( from your hand ) , or be"


def _summoner(reading: Reading) -> Filter:
    """ "Special Summoned with \"A\"", "Special Summoned with the effect of a \"A\" card" """
    reader = reading.reader
    if not reader.take_one_of(("Special Summoned with", "Special Summoned by")):
        raise reader.lost('"Special Summoned with"')
    if reader.take_one_of(("the effect of a", "the effect of an")):
        return cards(reader, reading.lexicon)
    word = reader.peek()
    found = reading.lexicon.card(word.quoted) if word is not None and word.quoted else None
    if not isinstance(found, la.Named):
        raise reader.lost("the name of a card")
    reader.next += 1
    return found


def _only_from(reading: Reading) -> tuple[int, bool]:
    """ "using only Fusion Materials from your hand and field, with at least 1 from each" """
    reader = reading.reader
    here = v.HAND | v.FIELD_PLACES
    if reader.take_words("using only monsters in your hand and/or field"):
        return here, False
    if not reader.take_words("using only Fusion Materials from your hand and field"):
        return 0, False
    if not reader.take_words(", with at least 1 monster from each"):
        raise reader.lost("at least 1 monster from each")
    return here, True


def _without_spell(reading: Reading) -> None:
    """ "(in which case you do not use \"Polymerization\")" """
    reader = reading.reader
    if reader.take_words("( in which case you do not use"):
        reader.next += 1
        reader.expect(")")


def _special(reading: Reading) -> tuple[Node, ...]:
    """ "Special Summoned (from your hand) by …" """
    reader = reading.reader
    reader.expect("Special", "Summoned")
    source = reader.take_one_of(SOURCES)
    where = SOURCES[source] if source is not None else 0
    if source is not None and "face-up Extra" in source:
        if reading.card.type & v.EXTRA_DECK_TYPES:
            raise reader.lost("a Pendulum Monster of the Main Deck")
    if not where:
        where = v.EXTRA if reading.card.type & v.EXTRA_DECK_TYPES else v.HAND
    if where == v.EXTRA:
        contact = reading.attempt(contact_way)
        if contact is not None:
            return (contact,)
    found = special_way(reading, where, ())
    if not found.cost and not found.condition:
        raise reader.lost("how it is Special Summoned")
    return (found,)


@starting("you")
def _(reading: Reading) -> Rules:
    """ "You can also use 1 monster your opponent controls as material to Link Summon this
    card."
    """
    reader = reading.reader
    if not reader.take_words("you can also use"):
        raise reader.lost('"you can also use"')
    number = reader.number()
    if number is None or not reader.take_one_of(("monster", "monsters")):
        raise reader.lost("a number of monsters")
    if not reader.take_words("your opponent controls as material to Link Summon this card"):
        raise reader.lost('"as material to Link Summon this card"')
    return Rules(procedures=(la.LinkSummon(least=0, theirs=number),))


@starting("for")
def _(reading: Reading) -> Rules:
    """ "For this card's Link Summon, you can only use monsters in your Main Monster Zone as
    material."
    """
    reader = reading.reader
    if not reader.take_words("for this card's Link Summon , you can only use"):
        raise reader.lost('"you can only use"')
    if not reader.take_words("monsters in your Main Monster Zone as material"):
        raise reader.lost("where the materials are")
    return Rules(procedures=(la.LinkSummon(least=0, main_only=True),))


@starting("during")
def _(reading: Reading) -> Rules:
    """ "During the turn you Xyz Summon this card, you cannot Special Summon, except \"A\"
    monsters."
    """
    reader = reading.reader
    if not reader.take_words("during the turn you"):
        raise reader.lost('"during the turn you"')
    how = ways(reading)
    if not reader.take_words("Summon this card , you cannot Special Summon , except"):
        raise reader.lost('"you cannot Special Summon, except"')
    item = cards(reader, reading.lexicon)
    if not is_monsters(item):
        raise reader.lost("monsters")
    return Rules((la.LocksSummons(how, item),))


# ---------------------------------------------------------- what comes after


def ridden_way(way: Node, reading: Reading) -> Node:
    """A way with what the sentence after it says of it. Raises NotUnderstood."""
    reader = reading.reader
    if isinstance(way, la.XyzOnto) and not way.silent:
        if reader.take_words(
            "if Summoned this way , the following effect cannot be activated this turn"
        ):
            reader.end()
            return replace(way, silent=True)
        if not reader.take_one_of(_THIS_WAY):
            raise reader.lost('"If Summoned this way"')
        held = named(la.Ignition(do=steps(reading))).do
        reader.end()
        return replace(way, after=(*way.after, *held))
    if not isinstance(way, la.ByItself):
        raise reader.lost("a way of its own")
    if reader.take_words("you can only Special Summon"):
        reading.own_name()
        if not reader.take_words("once per turn this way"):
            raise reader.lost('"once per turn this way"')
        reader.end()
        return replace(way, once=True)
    if reader.take_words("you cannot Normal Summon/Set the turn you Special Summon this card"):
        reader.end()
        return replace(
            way,
            condition=(*way.condition, la.ThisTurn("normal-set", la.MONSTER, most=0)),
            cost=(la.Ban(("normal-summon", "set"), la.MONSTER), *way.cost),
        )
    if not reader.take_one_of(_THIS_WAY):
        raise reader.lost('"If Summoned this way"')
    after = named(la.Ignition(do=steps(reading))).do
    reader.end()
    return replace(way, after=(*way.after, *after))


_THIS_WAY: Final = (
    "if Summoned this way ,", "if you do ,", "after this card was Special Summoned this way ,",
    "if Special Summoned this way ,",
)  # fmt: skip
