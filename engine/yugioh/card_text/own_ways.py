"""Ways of its own in which a monster is Special Summoned, and those in which alone it is."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.exceptions import by_others
from engine.yugioh.card_text.naming import named
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.statements import Rules, statement
from engine.yugioh.card_text.steps import steps
from engine.yugioh.card_text.described import numbers
from engine.yugioh.card_text.tokens import Word
from engine.yugioh.card_text.verbs import Steps, operation
from engine.yugioh.language.words import ContactTo
from engine.yugioh.wording import words as w

_VERBS = {gerund: verb for verb, gerund in w.GERUNDS.items()}
_SOURCES: Final = {
    "( from your hand )": v.HAND, "( from your GY )": v.GRAVE, "( from your Extra Deck )": v.EXTRA,
    "( from your hand or GY )": v.HAND | v.GRAVE, "from your hand": v.HAND,
    "from your Extra Deck": v.EXTRA,
}  # fmt: skip
_POSITIONS: Final = {
    "in Attack Position": v.FACEUP_ATTACK, "in Defense Position": v.FACEUP_DEFENSE,
}  # fmt: skip
_KINDS: Final = {
    "Fusion": v.FUSION, "Ritual": v.RITUAL, "Synchro": v.SYNCHRO, "Xyz": v.XYZ, "Link": v.LINK,
}  # fmt: skip
# What is done with the materials of a Contact Fusion.
_CONTACT: Final[Mapping[str, ContactTo]] = {
    "sending": "grave", "banishing": "banish", "shuffling": "deck", "Tributing": "tribute",
}  # fmt: skip
_MATERIALS_FROM: Final = {
    "you control": (v.MZONE, v.YOU),
    "you control and/or from your GY": (v.MZONE | v.GRAVE, v.YOU),
    "from your field": (v.MZONE, v.YOU),
    "from your field and/or GY": (v.MZONE | v.GRAVE, v.YOU),
    "from your hand and/or field": (v.HAND | v.MZONE, v.YOU),
    "from your hand, field, and/or GY": (v.HAND | v.MZONE | v.GRAVE, v.YOU),
    "from your GY": (v.GRAVE, v.YOU),
    "from either field": (v.MZONE, v.EITHER),
    "from any Monster Zones": (v.MZONE, v.EITHER),
}  # fmt: skip


@statement
def _(reading: Reading) -> Rules:
    """ "Cannot be Normal Summoned/Set." """
    reader = reading.reader
    reader.take_words("this card")
    if not reader.take_one_of(
        ("cannot be Normal Summoned/Set", "cannot be Normal Summoned or Set")
    ):
        raise reader.lost('"cannot be Normal Summoned/Set"')
    return Rules(flags={"special_only": True})


@statement
def _(reading: Reading) -> Rules:
    """ "If you control no monsters, you can Special Summon this card (from your hand)." """
    reader = reading.reader
    held: tuple[Node, ...] = ()
    zones: Node | None = None
    if reader.take("if"):
        zones = reading.attempt(_columns)
        if zones is None:
            held = _held(reading)
        reader.expect(",")
    if not reader.take_words("you can Special Summon this card"):
        raise reader.lost('"you can Special Summon this card"')
    where = _source(reading)
    if where == v.EXTRA and not held:
        contact = reading.attempt(_contact)
        if contact is not None:
            return Rules(procedures=(contact,))
    return Rules(procedures=(_way(reading, where, held, zones),))


def _columns(reading: Reading) -> Node:
    """ "2 or more cards are in the same column" """
    reader = reading.reader
    least = reader.number()
    if least is None or not reader.take_words("or more cards are in the same column"):
        raise reader.lost("cards in the same column")
    return la.InColumn(least)


def _held(reading: Reading) -> tuple[Node, ...]:
    """Conditions that hold together."""
    reader = reading.reader
    found = [condition(reading)]
    while reader.take("and"):
        found.append(condition(reading))
    return tuple(found)


def _source(reading: Reading) -> int:
    source = reading.reader.take_one_of(_SOURCES)
    if source is None:
        raise reading.reader.lost('"(from your hand)"')
    return _SOURCES[source]


def _way(
    reading: Reading, where: int, held: tuple[Node, ...], zones: Node | None = None
) -> la.ByItself:
    """Where to, and at which cost."""
    reader = reading.reader
    whose = v.OPPONENT if reader.take_words("to your opponent's field") else v.YOU
    words = reader.take_one_of(_POSITIONS)
    linked: Filter | None = None
    if reader.take_words("to your zone"):
        reader.take("a") or reader.take("an")
        linked = _without(cards(reader, reading.lexicon), la.Type(v.LINK), la.MONSTER)
        if not reader.take_words("points to"):
            raise reader.lost('"points to"')
    if zones is not None:
        reader.expect("in", "that", "column")
    elif reader.take_words("to your Main Monster Zone , adjacent to"):
        zones = _beside(reading)
    elif (named_zone := reader.take_one_of(_TO_ZONES)) is not None:
        zones = la.Zones(_TO_ZONES[named_zone])
    if reader.take("while"):
        held = (*held, *_held(reading))
    cost: Steps = ()
    if reader.take("by") or reader.take(",", "by"):
        if reader.comes("having") or reader.comes("controlling"):
            held = (*held, _having(reading))
        else:
            cost = _gerund(reading, whose)
    made = named(la.Ignition(where, condition=held, cost=by_others(cost, where)))
    position = _POSITIONS[words] if words else v.FACEUP
    return la.ByItself(
        where, made.condition, made.cost, position=position, whose=whose, linked=linked,
        zones=zones,
    )  # fmt: skip


_TO_ZONES: Final = {f"to your {words}": mask for mask, words in w.NAMED_ZONES.items()}


def _beside(reading: Reading) -> la.Beside:
    """ "a \"A\" monster you control or in its column" """
    reader = reading.reader
    reader.take("a") or reader.take("an")
    item = joined([cards(reader, reading.lexicon), numbers(reading) or ANY])
    if not reader.take_words("you control or in its column"):
        raise reader.lost('"you control or in its column"')
    return la.Beside(item)


def _without(item: Filter, *parts: Filter) -> Filter:
    leaves = getattr(item, "of", (item,))
    kept = [leaf for leaf in leaves if leaf not in parts]
    found: Filter = ANY
    for leaf in kept:
        found = leaf if found == ANY else found & leaf
    return found


def _having(reading: Reading) -> Node:
    """ "having exactly 4 WATER monsters in your GY", as a condition; "controlling" likewise."""
    reader = reading.reader
    at = reader.next
    word = reader.words[at]
    before = reader.words
    verb = "have" if word.text == "having" else "control"
    reader.words = [*before[:at], Word("you", word.at), Word(verb, word.at), *before[at + 1 :]]
    try:
        found = condition(reading)
        end = reader.next - 1
    finally:
        reader.words = before
    reader.next = end
    return found


def _gerund(reading: Reading, whose: int = v.YOU) -> Steps:
    """ "Tributing 1 monster": a cost, after "by"."""
    reader = reading.reader
    word = reader.peek()
    verb = _VERBS.get(word.text) if word is not None else None
    if verb is None or word is None:
        raise reader.lost("what is done for it")
    before = reader.words
    reader.words = list(before)
    reader.words[reader.next : reader.next + 1] = [Word(one, word.at) for one in verb.split()]
    if whose == v.OPPONENT:
        words = [one.text for one in reader.words]
        for at in range(len(words) - 1):
            if words[at : at + 2] == ["they", "control"]:
                start = reader.words[at].at
                reader.words[at : at + 2] = [
                    Word(text, start) for text in ("your", "opponent", "controls")
                ]
                break
    _with_one_noun(reader.words, reader.next)
    after = reader.peek(len(verb.split()))
    if after is not None and after.quoted and verb == "reveal":
        reader.words.insert(reader.next + 1, Word("1", after.at))  # the card of that name
    longer = len(reader.words) - len(before)
    try:
        with reading.reading("cost"):
            found = operation(reading)
        end = reader.next - longer
    finally:
        reader.words = before
    reader.next = end
    return found


def _with_one_noun(words: list[Word], at: int) -> None:
    """ "1 LIGHT and 1 DARK monster from your GY": the noun that both share, after each."""
    texts = [word.text for word in words[at + 1 : at + 10]]
    attributes = set(w.ATTRIBUTES.values())
    if texts[:1] == ["1"] and texts[2:4] == ["and", "1"] and texts[5:6] == ["monster"]:
        if {texts[1], texts[4]} <= attributes and texts[1] != texts[4]:
            where = words[at + 6 : at + 10]  # "monster from your GY"
            words[at + 3 : at + 3] = where


def _contact(reading: Reading) -> Node:
    """ "by sending the above cards you control to the GY" """
    reader = reading.reader
    reader.expect("by")
    verb = reader.take_one_of(_CONTACT)
    if verb is None:
        raise reader.lost("what is done with the materials")
    reader.expect("the", "above")
    cards_too = reader.take("cards")
    if not cards_too:
        reader.expect("monsters")
    where = reader.take_one_of([words.replace(",", " ,") for words in _MATERIALS_FROM])
    if where is None:
        raise reader.lost("where the materials are")
    places, whose = _MATERIALS_FROM[where.replace(" ,", ",")]
    into = _CONTACT[verb]
    # Other cards than monsters are never Tributed for it, such as those in Pendulum Zones.
    if cards_too and places & v.MZONE and where != "from any Monster Zones" and into != "tribute":
        places |= v.SZONE
    if into == "grave":
        reader.expect("to", "the", "GY")
    elif into == "deck":
        reader.expect("into", "the", "Deck")
    return la.Contact(places, into, whose)


# ------------------------------------------------------------ the only ways


@statement
def _(reading: Reading) -> Rules:
    """ "Must be Special Summoned by a card effect." """
    reader = reading.reader
    if not reader.take_one_of((
        "must be Special Summoned by a card effect", "must be Special Summoned by card effect",
    )):  # fmt: skip
        raise reader.lost('"must be Special Summoned by a card effect"')
    _by_no_other(reading)
    return Rules(flags={"by_effect_only": True})


def _by_no_other(reading: Reading) -> None:
    reader = reading.reader
    reader.take_one_of((
        ", and cannot be Special Summoned by other ways",
        "and cannot be Special Summoned by other ways",
        ", and cannot be Special Summoned by any other way",
    ))  # fmt: skip


@statement
def _(reading: Reading) -> Rules:
    """ "Must first be Special Summoned (from your hand) by banishing 1 LIGHT monster …" """
    reader = reading.reader
    reader.expect("must")
    first = reader.take("first")
    reader.expect("be")
    flags: dict[str, Any] = {"first_by_itself" if first else "only_by_itself": True}
    procedures: tuple[Node, ...] = ()
    either = reader.take("either")
    kind = reader.take_one_of([f"{name} Summoned" for name in _KINDS])
    if kind is not None:
        if not reading.card.type & _KINDS[kind.split()[0]]:
            raise reader.lost("the summon of its kind")
        exact = kind == "Fusion Summoned" and reader.take_words("with the above Fusion Materials")
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
    source = reader.take_one_of(_SOURCES)
    where = _SOURCES[source] if source is not None else 0
    if not where:
        where = v.EXTRA if reading.card.type & v.EXTRA_DECK_TYPES else v.HAND
    if where == v.EXTRA:
        contact = reading.attempt(_contact)
        if contact is not None:
            return (contact,)
    found = _way(reading, where, ())
    if not found.cost and not found.condition:
        raise reader.lost("how it is Special Summoned")
    return (found,)


@statement
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


@statement
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


# ---------------------------------------------------------- what comes after


def ridden_way(way: Node, reading: Reading) -> Node:
    """A way with what the sentence after it says of it. Raises NotUnderstood."""
    reader = reading.reader
    if isinstance(way, la.XyzOnto) and not way.silent:
        if not reader.take_words(
            "if Summoned this way , the following effect cannot be activated this turn"
        ):
            raise reader.lost('"the following effect cannot be activated this turn"')
        reader.end()
        return replace(way, silent=True)
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
