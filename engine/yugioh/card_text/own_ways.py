"""Ways of its own in which a monster is Special Summoned from the hand."""

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.naming import named
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.statements import Rules, statement
from engine.yugioh.card_text.tokens import Word
from engine.yugioh.card_text.verbs import Steps, operation
from engine.yugioh.wording import words as w

_VERBS = {gerund: verb for verb, gerund in w.GERUNDS.items()}
_SOURCES = {
    "( from your hand )": v.HAND, "( from your GY )": v.GRAVE,
    "( from your hand or GY )": v.HAND | v.GRAVE, "from your hand": v.HAND,
}  # fmt: skip


@statement
def _(reading: Reading) -> Rules:
    """ "If you control no monsters, you can Special Summon this card (from your hand)." """
    reader = reading.reader
    held: list[Node] = []
    if reader.take("if"):
        held.append(condition(reading))
        while reader.take("and"):
            held.append(condition(reading))
        reader.expect(",")
    if not reader.take_words("you can Special Summon this card"):
        raise reader.lost('"you can Special Summon this card"')
    source = reader.take_one_of(_SOURCES)
    if source is None:
        raise reader.lost('"(from your hand)"')
    position = v.FACEUP
    if reader.take_words("in Defense Position"):
        position = v.FACEUP_DEFENSE
    cost: Steps = ()
    if reader.take("by"):
        cost = _gerund(reading)
    elif not held:
        raise reader.lost('"by"')
    made = named(la.Ignition(_SOURCES[source], condition=tuple(held), cost=cost))
    own = la.ByItself(_SOURCES[source], made.condition, made.cost, position=position)
    return Rules(procedures=(own,))


def _gerund(reading: Reading) -> Steps:
    """ "Tributing 1 monster": a cost, after "by"."""
    reader = reading.reader
    word = reader.peek()
    verb = _VERBS.get(word.text) if word is not None else None
    if verb is None or word is None:
        raise reader.lost("what is done for it")
    reader.words[reader.next] = Word(verb, word.at)
    try:
        with reading.reading("cost"):
            return operation(reading)
    finally:
        reader.words[reader.words.index(Word(verb, word.at))] = word


@statement
def _(reading: Reading) -> Rules:
    """ "You can only Special Summon \"A\" once per turn this way." """
    reader = reading.reader
    word = reader.peek(5)
    if not reader.take_words("you can only Special Summon") or word is None:
        raise reader.lost('"You can only Special Summon"')
    if word.quoted != reading.card.name:
        raise reader.lost("the name of the card")
    reader.next += 1
    if not reader.take_words("once per turn this way"):
        raise reader.lost('"once per turn this way"')
    return Rules(flags={"once_this_way": True})
