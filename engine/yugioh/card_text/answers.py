"""Activations that are answered: "your opponent activates a monster effect"."""

from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.language.words import Activated

# What is activated: its types, and whether the card itself or an effect of it.
_WHAT: Final[dict[str, tuple[int, Activated]]] = {
    "a card or effect": (0, ""), "a card": (0, "card"), "an effect": (0, "effect"),
    "a monster effect": (v.MONSTER, ""), "a Spell Card": (v.SPELL, "card"),
    "a Trap Card": (v.TRAP, "card"), "a Spell/Trap Card": (v.SPELL | v.TRAP, "card"),
    "a Spell Card or effect": (v.SPELL, ""), "a Trap Card or effect": (v.TRAP, ""),
    "a Spell/Trap Card or effect": (v.SPELL | v.TRAP, ""),
}  # fmt: skip
_BOTH: Final = "a Spell/Trap Card , or monster effect ,"


def answering(reading: Reading) -> Node:
    """ "your opponent activates a card or effect", "a monster effect is activated" """
    reader = reading.reader
    whose = v.OPPONENT if reader.take_words("your opponent activates") else v.EITHER
    both = reader.take_words(_BOTH)
    if both:
        kinds: tuple[tuple[int, Activated], ...] = ((v.SPELL | v.TRAP, "card"), (v.MONSTER, ""))
    else:
        what = reader.take_one_of(_WHAT)
        if what is None:
            raise reader.lost("what is activated")
        kinds = (_WHAT[what],)
    if whose == v.EITHER and not reader.take_words("is activated"):
        raise reader.lost('"is activated"')
    targets = reader.take_words("that targets this card") and (
        reader.take_words("on the field") or True
    )
    parts = tuple(
        la.Answering(whose, types=types, of=of, targets_this=bool(targets)) for types, of in kinds
    )
    return parts[0] if len(parts) == 1 else la.AnyCondition(parts)
