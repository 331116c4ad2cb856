"""An effect by which monsters of each Attribute are Special Summoned only once per turn."""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh.card_text.forbidding import REST
from engine.yugioh.card_text.made import replaced
from engine.yugioh.card_text.nouns import joined
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.spoken import meant
from engine.yugioh.card_text.verbs import Steps, clause
from engine.yugioh.card_text.seen import parts_of


@clause
def _(reading: Reading) -> Steps:
    """ "for the rest of this turn, you cannot Special Summon monsters with the same original
    Attribute by the effect of \"A\"", of this card
    """
    reader = reading.reader
    if reader.take_one_of(REST) is None or not reader.take_words(
        ", you cannot Special Summon monsters with the same original Attribute by the effect of"
    ):
        raise reader.lost("monsters with the same original Attribute")
    reading.own_name()
    last = reading.last
    if last is None or not last.name or last.several or last.deed != "Special Summon":
        raise reader.lost("one monster that was Special Summoned")
    return (la.UseUpAttribute(meant(last), original=True),)


def only_those_left(do: Steps) -> Steps:
    """These steps, where a monster whose Attribute is used up by them is chosen of those left."""
    used = [one for step in do for one in step.walk()
            if isinstance(one, la.UseUpAttribute) and one.original]  # fmt: skip
    for one in used:
        names = one.what.names if isinstance(one.what, la.Chosen) else ()
        for choice in [node for step in do for node in step.walk() if isinstance(node, la.Choose)]:
            if choice.name in names:
                left = joined([*parts_of(choice.filter), la.State("attribute-left")])
                do = replaced(do, choice, replace(choice, filter=left))
    return do
