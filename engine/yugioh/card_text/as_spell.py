"""Monsters that are Set as Spells: "You can Set this card from your hand … as a Spell." """

from typing import Final, cast, get_args

from engine.yugioh import language as la
from engine.yugioh.card_text.made import summoned_but
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.statements import Rules, starting
from engine.yugioh.language.words import SetAsSpellBut

_AS: Final = ("as a Spell", "as a Spell Card", "as Spells")


@starting("you")
def _(reading: Reading) -> Rules:
    """ "You can Set this card from your hand to your Spell & Trap Zone as a Spell." """
    reader = reading.reader
    if not reader.take_words("you can Set this card from your hand to your Spell & Trap Zone"):
        raise reader.lost("how this card can be Set")
    if not reader.take_one_of(_AS):
        raise reader.lost('"as a Spell"')
    return Rules((la.SetsAsSpell(),))


def as_spell(reading: Reading) -> bool:
    """ "as a Spell", behind what is Set"""
    reader = reading.reader
    at = reader.next
    reader.take_words("to your Spell & Trap Zone") or reader.take_words("in your Spell & Trap Zone")
    if reader.take_one_of(_AS):
        return True
    reader.next = at
    return False


def as_spell_but(reading: Reading) -> tuple[SetAsSpellBut, ...]:
    """What becomes of a monster that was Set as a Spell. Raises NotUnderstood."""
    but = summoned_but(reading)
    if not set(but) <= set(get_args(SetAsSpellBut)):
        raise reading.reader.lost("what becomes of a Set card")
    return cast(tuple[SetAsSpellBut, ...], but)
