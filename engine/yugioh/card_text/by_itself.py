"""A monster that Special Summons itself: where to, under which condition, at which cost."""

from collections.abc import Mapping
from typing import Final

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.exceptions import by_others
from engine.yugioh.card_text.naming import named
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.described import numbers
from engine.yugioh.card_text.tokens import Word
from engine.yugioh.card_text.verbs import Steps, operation
from engine.yugioh.language.words import ContactTo
from engine.yugioh.wording import words as w

_VERBS = {gerund: verb for verb, gerund in w.GERUNDS.items()}
SOURCES: Final = {
    "( from your hand )": v.HAND, "( from your GY )": v.GRAVE, "( from your Extra Deck )": v.EXTRA,
    "( from your hand or GY )": v.HAND | v.GRAVE, "from your hand": v.HAND,
    "( from your hand or Extra Deck )": v.HAND | v.EXTRA,
    "( from your hand or Deck )": v.HAND | v.DECK,
    "( from your face-up Extra Deck )": v.EXTRA,
    "( from your hand or face-up Extra Deck )": v.HAND | v.EXTRA,
    "from your Extra Deck": v.EXTRA,
}  # fmt: skip
_POSITIONS: Final = {
    "in Attack Position": v.FACEUP_ATTACK, "in Defense Position": v.FACEUP_DEFENSE,
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


def same_column(reading: Reading) -> Node:
    """ "2 or more cards are in the same column" """
    reader = reading.reader
    least = reader.number()
    if least is None or not reader.take_words("or more cards are in the same column"):
        raise reader.lost("cards in the same column")
    return la.InColumn(least)


def held_together(reading: Reading) -> tuple[Node, ...]:
    """Conditions that hold together."""
    reader = reading.reader
    found = [condition(reading)]
    while reader.take("and"):
        found.append(condition(reading))
    return tuple(found)


def special_way(
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
        held = (*held, *held_together(reading))
    cost: Steps = ()
    if reader.take("by") or reader.take(",", "by"):
        if reader.comes("having") or reader.comes("controlling"):
            held = (*held, _having(reading))
        else:
            cost = done_by(reading, whose)
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


def done_by(reading: Reading, whose: int = v.YOU) -> Steps:
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


def contact_way(reading: Reading) -> Node:
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
