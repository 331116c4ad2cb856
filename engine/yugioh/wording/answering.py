"""What an effect answers: activations."""

from typing import Final

from engine.filters import AllOf, AnyOf, Filter, NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.phrase import Telling

_FIELD: Final = v.FIELD_PLACES


def activated(item: Filter, telling: Telling) -> str:
    """What is activated: "monster effect", '"Sky Striker" Spell Card effect'."""
    parts = item.of if isinstance(item, AllOf) else (item,)
    rest = tuple(part for part in parts if not isinstance(part, NoneOf) or not _place(part.of))
    if la.MONSTER in rest:
        words = noun(AllOf(rest), telling)
        return f"{words.of[0].singular} effect"
    if rest == ():
        return "card or effect"
    words = noun(AllOf(rest), telling)
    head = words.of[0].singular
    return f"{head} Card effect" if head.endswith(("Spell", "Trap")) else f"{head} effect"


def _place(item: Filter) -> bool:
    return isinstance(item, la.InPlace)


def answering(parts: tuple[la.Answering, ...], telling: Telling) -> tuple[str, list[str]]:
    """An activation that is answered, as it follows "when"; and bullets of what it includes."""
    first = parts[0]
    telling.answered = "monster" if all(part.types == v.MONSTER for part in parts) else "card"
    what = _what_is_activated(parts)
    if first.whose == v.OPPONENT:
        text = f"your opponent activates {what}"
    elif first.places == v.GRAVE:
        text = "an effect of a card in the GY is activated"
    elif first.of == "effect" and first.places & _FIELD:
        text = (
            "a monster on the field activates its effect, or when a Spell/Trap that is already "
            "face-up on the field activates its effect"
        )
    else:
        text = f"{what} is activated"
    if first.to is not None:
        text += f" in response to your {_answered(first.to, telling)}"
    if first.targets_this:
        text += " that targets this card on the field"
    if first.targets is not None:
        where = noun(first.targets, telling, v.MZONE)
        text += f" that targets {where.one}"
    inline = [w.ACTS_INLINE[act] for act in first.does if act in w.ACTS_INLINE]
    if inline:
        return f"{text} {inline[0]}", []
    acts = list(dict.fromkeys(w.ACTS[act] for act in first.does))
    if acts:
        text += " that includes any of these effects"
    return text, acts


def _answered(item: Filter, telling: Telling) -> str:
    """What an activation is in response to."""
    parts = item.of if isinstance(item, AnyOf) else (item,)
    each = [activated(part, telling) for part in parts]
    return " or your ".join(
        text.replace("Card effect", "Card or effect activation") for text in each
    )


def _what_is_activated(parts: tuple[la.Answering, ...]) -> str:
    if len(parts) > 1:
        return "a Spell/Trap Card, or monster effect,"
    types, of = parts[0].types, parts[0].of
    if types == v.MONSTER:
        return "another monster's effect" if parts[0].card == la.OTHER else "a monster effect"
    if types:
        name = "/".join(w.NOUNS[bit] for bit in w.NOUNS if types & bit)
        return f"a {name} Card" if of == "card" else f"a {name} Card or effect"
    return {"card": "a card", "effect": "an effect"}.get(of, "a card or effect")
