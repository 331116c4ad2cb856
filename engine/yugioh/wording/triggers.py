"""What an effect waits for: events, and activations that it answers."""

from collections.abc import Callable
from typing import Final

from engine.filters import AllOf, AnyOf, Filter, NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.nouns import Nouns, noun
from engine.yugioh.wording.phrase import Telling
from engine.yugioh.wording.places import spots
from engine.yugioh.wording.words import listed, summons

_FIELD: Final = v.FIELD_PLACES
_THEIR_EFFECT: Final = v.R_THEIRS | v.R_EFFECT
# Reasons for which a card is sent to the GY that have a name.
_AS_MATERIAL: Final = {
    v.R_SYNCHRO: "as Synchro Material", v.R_FUSION: "as Fusion Material",
    v.R_LINK: "as Link Material",
}  # fmt: skip


def event(on: la.Event, telling: Telling) -> str:
    """An event, as it follows "if" or "when"."""
    return _EVENTS[on.what](on, telling)


def _who(on: la.Event, telling: Telling, default: str = "monster") -> tuple[str, Nouns | None]:
    """What it happens to, without who controls it."""
    if on.who is None:
        return "this card", None
    nouns = noun(_plain(on.who), telling, on.from_ & _FIELD, default)
    telling.event = nouns.head
    text = nouns.one
    if on.was == v.FACEUP and "face-up" not in text:
        text = f"a face-up {text.removeprefix('an ').removeprefix('a ')}"
    return text, nouns


def _plain(who: Filter) -> Filter:
    """Without what is said with the place."""
    parts = who.of if isinstance(who, AllOf) else (who,)
    return AllOf(tuple(part for part in parts if part != la.POINTED))


def _summoned(on: la.Event, telling: Telling) -> str:
    way = f"{summons(on.how)} Summon" if on.how else "Summon"
    who, nouns = _who(on, telling)
    but = nouns.but if nouns else ""
    zone = ""
    if on.who is not None and la.POINTED in (on.who.of if isinstance(on.who, AllOf) else (on.who,)):
        zone = " to a zone this card points to"
    if on.from_ and on.whose == v.YOU:
        return f"{who} is {way}ed from {spots(on.from_, v.YOU)}{zone}{but}"
    source = ""
    if on.from_:
        source = f" from {spots(on.from_, v.YOU, True).replace('your ', 'the ', 1)}"
    if on.whose == v.OPPONENT:
        return f"your opponent {way}s {who}{source}{zone}{but}"
    if on.whose == v.YOU:
        return f"you {way} {who}{source}{zone}{but}"
    return f"{who} is {way}ed{source}{zone}{but}"


def _sent(on: la.Event, telling: Telling) -> str:
    who, nouns = _who(on, telling, "card")
    but = nouns.but if nouns else ""
    if not on.to:
        by = " by an opponent's card effect" if on.reason == _THEIR_EFFECT else ""
        if on.whose == v.OPPONENT and by:
            by = " by your card effect"
        place = f" {_control(on.whose)}" if on.who is not None else ""
        if on.zones == w.EXTRA_ZONES:
            owner = {v.YOU: "your", v.OPPONENT: "an opponent's", v.EITHER: "a"}[on.whose]
            who = f"{owner} {nouns.of[0].singular if nouns else 'monster'}"
            place = " in the Extra Monster Zone"
        return f"{who}{place} leaves the field{by}{but}"
    if on.reason & v.R_TRIBUTE:
        return f"{who} is Tributed{but}"
    if on.reason & v.R_DISCARD:
        return f"{who} is discarded to the GY{but}"
    if on.to == v.HAND:
        owner = "your opponent's" if on.whose == v.OPPONENT else "your"
        source = f" from the {'Main ' if on.from_ == v.DECK else ''}{_from(on)}" if on.from_ else ""
        drawn = ", except by drawing it" if on.without & v.R_DRAW else ""
        if on.whose == v.OPPONENT and on.from_ == v.DECK:
            drawn = ", except during the Draw Phase"
        return f"{who} is added{source} to {owner} hand{drawn}{but}"
    if on.was == v.FACEUP and on.who is None:
        who = "this face-up card"
    for reason, material in _AS_MATERIAL.items():
        if on.reason & reason:
            return f"{who} is sent to the {_pile(on.to)} {material}{but}"
    source = f" from the {_from(on)}" if on.from_ else ""
    cost = " to activate a card or effect" if on.reason & v.R_COST else ""
    return f"{who} is sent{source} to the {_pile(on.to)}{cost}{but}"


def _pile(places: int) -> str:
    return listed([name for bit, name in w.PILES.items() if places & bit])


def _from(on: la.Event) -> str:
    if on.from_ == v.SZONE:
        return "Spell & Trap Zone"
    return spots(on.from_, v.YOU).removeprefix("your ")


def _control(whose: int) -> str:
    return {v.YOU: "you control", v.OPPONENT: "your opponent controls", v.EITHER: "on the field"}[
        whose
    ]


def _destroyed(on: la.Event, telling: Telling) -> str:
    who, nouns = _who(on, telling, "monster" if on.from_ == v.MZONE else "card")
    but = nouns.but if nouns else ""
    place = f" {_control(on.whose)}" if on.who is not None and on.from_ & _FIELD else ""
    by = ""
    if on.reason & _THEIR_EFFECT == _THEIR_EFFECT:
        by = " by an opponent's card effect"
    elif on.reason & v.R_EFFECT:
        by = " by card effect"
    elif on.without & v.R_RULE:
        by = " by battle or card effect"
    return f"{who}{place} is destroyed{by}{but}"


def _placed(on: la.Event, telling: Telling) -> str:
    who, nouns = _who(on, telling, "card")
    zone = {v.YOU: "your", v.OPPONENT: "your opponent's", v.EITHER: "a"}[on.whose]
    return f"{who} is placed in {zone} Spell & Trap Zone{nouns.but if nouns else ''}"


def _happens(verb: str) -> Callable[[la.Event, Telling], str]:
    def told(on: la.Event, telling: Telling) -> str:
        who, nouns = _who(on, telling)
        return f"{who} is {verb}{nouns.but if nouns else ''}"

    return told


def _resolved(on: la.Event, telling: Telling) -> str:
    who = {v.YOU: "you activate", v.OPPONENT: "your opponent activates",
           v.EITHER: "a player activates"}[on.whose]  # fmt: skip
    what = "card" if on.who is None else activated(on.who, telling).removesuffix(" effect")
    return f"{who} a {what} or effect"


_EVENTS: Final[dict[str, Callable[[la.Event, Telling], str]]] = {
    "summoned": _summoned, "sent": _sent, "destroyed": _destroyed, "placed": _placed,
    "discarded": _happens("discarded"), "flipped": _happens("flipped face-up"),
    "turned": _happens("changed to another battle position"), "resolved": _resolved,
}  # fmt: skip


def phase(on: la.Event) -> str:
    """The phase that a trigger waits for, if that is its event."""
    if on.what not in w.PHASES:
        return ""
    whose = {v.YOU: "your", v.OPPONENT: "your opponent's", v.EITHER: "the"}[on.whose]
    return f"during {whose} {w.PHASES[on.what]}"


# ------------------------------------------------------------------- answering


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
