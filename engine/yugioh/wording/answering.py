"""What an effect answers: activations."""

from dataclasses import replace
from typing import Final

from engine.filters import AllOf, AnyOf, Filter, NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.acts import ACTS, ACTS_ALONE, ACTS_INLINE
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.phrase import Telling
from engine.yugioh.wording.words import listed, summons

_FIELD: Final = v.FIELD_PLACES
_OF_CARDS: Final = la.Answering()
# Two kinds of activations that are spoken of together.
_TOGETHER: Final[dict[tuple[str, ...], str]] = {
    ("a Spell/Trap Card", "a monster effect"): "a Spell/Trap Card, or monster effect,",
    ("a monster effect", "a Spell Card or effect"): "a monster effect, or Spell Card or effect,",
}  # fmt: skip


def activated(item: Filter, telling: Telling) -> str:
    """What is activated: "monster effect", '"Sky Striker" Spell Card effect'."""
    parts = item.of if isinstance(item, AllOf) else (item,)
    rest = tuple(part for part in parts if not isinstance(part, NoneOf) or not _place(part.of))
    if rest == (la.MONSTER, la.InPlace(v.HAND | v.GRAVE)):
        return "monster effect in the hand or GY"
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
    if any(replace(first, types=part.types, of=part.of, card=part.card) != part for part in parts):
        raise TypeError("no words for activations of which different things are asked")
    telling.answered = "monster" if all(part.types == v.MONSTER for part in parts) else "card"
    text = _activation(parts, telling)
    if first.to is not None:
        text += f" in response to your {_answered(first.to, telling)}"
    if first.targets_this:
        text += " that targets this card on the field"
    if first.targets is not None:
        text += f" that targets {_targeted(first, first.targets, telling)}"
    inline = [ACTS_INLINE[act] for act in first.does if act in ACTS_INLINE]
    alone = first.does[:1] if first.does == ("search", "draw") else first.does
    if len(alone) == 1 and not inline:
        inline = [ACTS_ALONE[act] for act in alone if act in ACTS_ALONE]
    if inline:
        if len(alone) > 1:
            raise TypeError("no words for such acts together")
        return f"{text} {inline[0]}", []
    acts = list(dict.fromkeys(ACTS[act] for act in first.does))
    if acts:
        text += " that includes any of these effects"
    return text, acts


def _targeted(item: la.Answering, targets: Filter, telling: Telling) -> str:
    """The cards one of which is targeted, or the one that alone is."""
    nouns = noun(targets, telling, v.MZONE, default="card")
    if nouns.but or item.targets_in not in (0, _FIELD):
        raise TypeError("no words for what is targeted")
    where = ""
    if item.targets_in and ("controlled", True) not in nouns.about.states:
        where = " on the field"
    if not item.targets_alone:
        if not item.targets_in:
            raise TypeError("no words for what is targeted")
        return nouns.one + where
    return f"{nouns.counted('1', False)}{where} (and no other cards)"


def would_summon(item: la.WouldSummon, telling: Telling) -> str:
    """A summon that can be negated, as it follows "when"."""
    parts = item.filter.of if isinstance(item.filter, AllOf) else (item.filter,)
    from_extra = la.InPlace(v.EXTRA) in parts
    left = AllOf(tuple(part for part in parts if part != la.InPlace(v.EXTRA)))
    who = noun(left, telling, default="monster")
    source = " from their Extra Deck" if from_extra else ""
    if who.but or (from_extra and item.whose == v.EITHER):
        raise TypeError("no words for such a summon")
    way = f"{summons(item.how)} " if item.how else ""
    if item.whose == v.EITHER:
        return f"{who.one} would be {way}Summoned"
    return (
        f"{'you' if item.whose == v.YOU else 'your opponent'} would {way}Summon {who.one}{source}"
    )


def _activation(parts: tuple[la.Answering, ...], telling: Telling) -> str:
    """Who activates what, and where: "your opponent activates a monster effect on the field"."""
    first = parts[0]
    if first == replace(_OF_CARDS, whose=v.EITHER, of="effect", does=first.does, places=_FIELD):
        return (
            "a monster on the field activates its effect, or when a Spell/Trap that is already "
            "face-up on the field activates its effect"
        )
    if first == replace(_OF_CARDS, whose=v.EITHER, does=first.does, places=v.GRAVE):
        return "an effect of a card in the GY is activated"
    if first == la.Answering(v.EITHER, places=_FIELD, of="effect", card=la.OTHER):
        return "an effect of another card on the field is activated"
    acting = _acting(first, telling) if len(parts) == 1 else ""
    if acting:
        return acting
    each = [_what_is_activated(part, telling) for part in parts]
    what = _TOGETHER.get(tuple(text for text, _ in each), " or ".join(text for text, _ in each))
    but = "".join(text for _, text in each)
    where = _where_activated(parts)
    if first.whose == v.EITHER:
        return f"{what} is activated{where}{but}"
    if first.whose == v.YOU:
        return f"you activate {what}{where}{but}"
    return f"your opponent activates {what}{where.replace('the hand', 'their hand')}{but}"


def _acting(part: la.Answering, telling: Telling) -> str:
    """ "a monster that was Special Summoned this turn activates its effect": what is said of one
    that adjectives do not describe alone; nothing of others.
    """
    kinds = part.card.of if isinstance(part.card, AllOf) else (part.card,)
    if part.types != v.MONSTER or part.card is None or part.whose == v.YOU:
        return ""
    who = noun(AllOf((*kinds, la.MONSTER)), telling)
    if not any(one.after for one in who.of) or who.but:
        return ""
    where = _where_activated((part,))
    # What this card points to is on the field.
    acts = f"activates its effect{'' if la.POINTED in kinds else where}"
    if part.whose == v.EITHER:
        return f"{who.one} {acts}"
    if part.places != v.MZONE:
        raise TypeError("no words for an opponent's monster of which so much is said")
    return f"{who.one} activates its effect on your opponent's field"


def _where_activated(parts: tuple[la.Answering, ...]) -> str:
    """Where a card is whose effect is activated."""
    places = parts[0].places
    if not places:
        return ""
    monsters = all(part.types == v.MONSTER for part in parts)
    if places & _FIELD:
        if places != (v.MZONE if monsters else _FIELD):
            raise TypeError("no words for where it is activated")
        return " on the field"
    if places & ~sum(w.PILES):
        raise TypeError("no words for where it is activated")
    return f" in the {listed([name for bit, name in w.PILES.items() if places & bit])}"


def _answered(item: Filter, telling: Telling) -> str:
    """What an activation is in response to."""
    parts = item.of if isinstance(item, AnyOf) else (item,)
    each = [activated(part, telling) for part in parts]
    return " or your ".join(
        text.replace("Card effect", "Card or effect activation") for text in each
    )


def _what_is_activated(part: la.Answering, telling: Telling) -> tuple[str, str]:
    """What is activated, and what is excepted: "a Spell Card or effect", "another monster's
    effect".
    """
    types, of = part.types, part.of
    card = AllOf() if part.card is None else part.card
    kinds = card.of if isinstance(card, AllOf) else (card,)
    spared = tuple(one for one in kinds if isinstance(one, NoneOf) and isinstance(one.of, la.Named))
    kinds = tuple(one for one in kinds if one not in spared)
    but = noun(AllOf(spared), telling).but if spared else ""
    if types == v.MONSTER:
        if not kinds:
            return "a monster effect", but
        who = noun(AllOf((*kinds, la.MONSTER)), telling)
        if any(one.after for one in who.of):
            raise TypeError("no words for what is activated")
        return f"{who.one}'s effect", but
    end = {"card": "", "effect": " effect"}.get(of, " or effect")
    if not types:
        if not kinds:
            return {"card": "a card", "effect": "an effect"}.get(of, "a card or effect"), but
        words = noun(AllOf(kinds), telling, default="card")
        if words.head != "card" or len(words.of) > 1 or of:
            raise TypeError("no words for what is activated")
        return f"{words.one}{end}", but
    words = noun(AllOf((*kinds, la.Type(types))), telling)
    if len(words.of) > 1 or words.of[0].quoted or words.of[0].after:
        raise TypeError("no words for what is activated")
    return f"{words.one} Card{end}", but
