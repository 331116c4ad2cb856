"""What is not activated when a monster is summoned: "your opponent cannot activate cards or effects
when you Normal Summon a Warrior monster".
"""

from typing import Final

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.described import one_card
from engine.yugioh.card_text.forbidding import REST
from engine.yugioh.card_text.nouns import cards
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import is_monsters
from engine.yugioh.card_text.statements import Rules, statement
from engine.yugioh.card_text.summoned_how import ways
from engine.yugioh.card_text.verbs import Steps, clause, verb

_WHAT: Final = {"cards or effects": False, "monster effects": True}


def _silent(reading: Reading) -> la.SilentSummons:
    reader = reading.reader
    if not reader.take_words("your opponent cannot activate"):
        raise reader.lost("who cannot activate")
    what = reader.take_one_of(_WHAT)
    if what is None or not reader.take("when"):
        raise reader.lost("what cannot be activated, and when")
    if reader.take("you"):
        how = 0 if reader.comes("Summon") else ways(reading)
        reader.expect("Summon")
        who = reading.attempt(one_card) or la.MONSTER
        whose = v.YOU
    else:
        who = one_card(reading)
        reader.expect("is")
        how = 0 if reader.comes("Summoned") else ways(reading)
        reader.expect("Summoned")
        whose = v.EITHER
    if not is_monsters(who):
        raise reader.lost("monsters")
    return la.SilentSummons(who, how, whose, monsters=_WHAT[what])


@statement
def _(reading: Reading) -> Rules:
    """ "Your opponent cannot activate cards or effects when you Normal Summon a Fish monster." """
    return Rules((_silent(reading),))


@clause
def _(reading: Reading) -> Steps:
    """The same for the rest of this turn."""
    reader = reading.reader
    rest = reader.take_one_of(REST) is not None
    if rest:
        reader.take(",")
    found = _silent(reading)
    if not rest and reader.take_one_of(REST) is None:
        raise reader.lost('"this turn"')
    return (la.ForTheTurn(found),)


_IN_RESPONSE: Final = (
    "your opponent cannot activate cards or effects in response to the activation of your"
)


@verb(_IN_RESPONSE, *(f"{rest} , {_IN_RESPONSE}" for rest in REST))
def _(reading: Reading) -> Steps:
    """ "your opponent cannot activate cards or effects in response to the activation of your \"A\"
    monster effects this turn"
    """
    reader = reading.reader
    words = [word.text for word in reader.words[: reader.next]]
    said = "turn" in words[-len(_IN_RESPONSE.split()) - 2 :]
    who = cards(reader, reading.lexicon)
    if not is_monsters(who) or not reader.take("effects"):
        raise reader.lost("effects of monsters")
    if not said and reader.take_one_of(REST) is None:
        raise reader.lost('"this turn"')
    return (la.EffectsUnanswered(who),)
