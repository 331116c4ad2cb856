"""What is said of the monster that an effect equips its own card to: "Its Level becomes 5."."""

from dataclasses import replace

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh.card_text.reading import Reading


def of_equipped(item: la.Effect, reading: Reading) -> la.Effect:
    """The effect with what its Equip Card gives as well."""
    step = item.do[0] if len(item.do) == 1 else None
    if not isinstance(step, la.Equip) or step.what != la.SELF:
        raise reading.reader.lost("an effect that equips its own card")
    given = reading.one_of((_level, _spared, _protected), "what the Equip Card gives")
    reading.reader.end()
    return replace(item, do=(replace(step, grants=(*step.grants, *given)),))


def _level(reading: Reading) -> tuple[Node, ...]:
    """ "its Level becomes 5" """
    reader = reading.reader
    number = reader.number() if reader.take_words("its Level becomes") else None
    if number is None:
        raise reader.lost("a Level")
    return (la.FieldLevels(0, ~la.OTHER, to=number),)


def _spared(reading: Reading) -> tuple[Node, ...]:
    """ "each turn, the first time the monster equipped with this card by this effect would …" """
    if not reading.reader.take_words(
        "each turn , the first time the monster equipped with this card by this effect would be "
        "destroyed by card effect , it is not destroyed"
    ):
        raise reading.reader.lost('"each turn, the first time"')
    return (la.SparedOnce(~la.OTHER),)


def _protected(reading: Reading) -> tuple[Node, ...]:
    """ "While this card is equipped to a monster, your opponent cannot target that monster with
    card effects.", "… by this effect, the equipped monster cannot be destroyed by …, also …"
    """
    reader = reading.reader
    untargeted = la.Untargetable(~la.OTHER)
    if not reader.take_words("while this card is equipped to a monster"):
        raise reader.lost('"while this card is equipped to a monster"')
    if reader.take_words(", your opponent cannot target that monster with card effects"):
        return (untargeted,)
    if not reader.take_words(
        "by this effect , the equipped monster cannot be destroyed by battle or card effects , "
        "also your opponent cannot target it with card effects"
    ):
        raise reader.lost("how the equipped monster is protected")
    return (la.Indestructible(~la.OTHER, what=("battle", "effect")), untargeted)
