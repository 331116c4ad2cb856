"""What effects wait for: "one of your Digimon is played", "this Digimon would be deleted"."""

from collections.abc import Callable
from typing import Final

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.language import card as c
from engine.digimon.wording import words as w
from engine.digimon.wording.nouns import described, head, noun
from engine.digimon.wording.phrase import Telling
from engine.filters import ANY, AllOf, AnyOf, Filter

# What happens to a card, behind the card.
_HAPPENS: Final = {
    "played": "is played", "attacked": "attacks", "deleted": "is deleted", "blocked": "is blocked",
    "battle-ended": "has battled", "battle-won": "wins a battle", "suspended": "becomes suspended",
    "unsuspended": "becomes unsuspended", "removed": "leaves the battle area",
    "moved": "moves from the breeding area to the battle area", "linked": "gets linked",
    "linking": "becomes a link card", "attack-ended": "has attacked", "security-checked":
    "checks a security card", "option-placed": "is placed in the battle area",
    "option-trashed": "in the battle area is trashed",
}  # fmt: skip
# What happens to one of its cards, before the card.
_BELOW: Final = {
    "trashed-under": "a digivolution card of {} is trashed", "link-trashed":
    "a link card of {} is trashed",
}  # fmt: skip
_FROM: Final = {
    "trashed-from-hand": "from the hand", "trashed-from-deck": "from the deck",
    "trashed-from-security": "from the security stack",
    "trashed-from-under": "from digivolution cards",
}  # fmt: skip
_CAUSES: Final = {
    "deleted": "the Digimon it battled", "battle-ended": "the Digimon it battled",
    "battle-won": "the Digimon it battled", "security-checked": "that card",
    "blocked": "the Digimon that blocked", "digivolved": "the card it digivolved into",
    "attacked": "the attack target",
}  # fmt: skip


def someone(who: Filter | None, whose: int, telling: Telling) -> str:
    """One card of a player, as a subject; the card of the effect itself without a filter."""
    if who is None or who == la.THIS_ONE:
        return telling.this
    if isinstance(who, AnyOf) and who.of[0] == la.THIS_ONE:
        return f"{telling.this} or {someone(AnyOf(who.of[1:]), whose, telling)}"
    words = noun(who, telling, heads=True)
    if whose == v.EITHER:
        return w.article(noun(who, telling))
    return f"one of {w.OWNERS[whose]} {words}"


def event(on: c.Event, telling: Telling) -> str:
    """An event, as it follows "when"."""
    own = on.who is None
    telling.event = telling.this.removeprefix("this ") if own else head(on.who or ANY, telling)
    telling.cause = _CAUSES.get(on.what, "the other card")
    special = _EVENTS.get(on.what)
    if special is not None:
        return special(on, telling)
    cause = w.CAUSES[on.by]
    if on.what == "option-trashed" and own:
        telling.trashed = True
        return f"{telling.card} is trashed in the battle area{cause}"
    if on.what in _FROM:
        return _trashed(on, telling)
    who = someone(on.who, on.whose, telling)
    telling.it = own
    if on.what in _BELOW:
        return _BELOW[on.what].format(who) + cause
    if on.what == "linking" and own:
        who = telling.card
    if on.other is None:
        return f"{who} {_HAPPENS[on.what]}{cause}"
    if (on.what, on.by) == ("deleted", "battle"):
        deleter = None if on.other == la.THIS_ONE else on.other
        return f"{someone(deleter, v.YOU, telling)} deletes {who} in battle"
    other = w.article(noun(on.other, telling))
    if "effect" in on.by:
        return f"{who} {_HAPPENS[on.what]} by the effect of {other}"
    return f"{who} {_HAPPENS[on.what]}{cause}{_OTHERS.get(on.what, ' with ')}{other}"


_OTHERS: Final = {"attacked": " ", "battle-ended": " against "}


def _digivolved(on: c.Event, telling: Telling) -> str:
    if isinstance(on.who, AllOf) and on.who.of[:1] == (la.THIS_ONE,):
        telling.it = True
        into = w.into(noun(AllOf(on.who.of[1:]), telling, on_field=False))
        return f"{telling.this} digivolves into {into}{w.CAUSES[on.by]}"
    telling.it = on.who is None
    other = "Digimon"
    if on.other is not None:
        kind = on.other if on.other == la.TAMER else on.other & la.DIGIMON
        other = noun(kind, telling, heads=True)
    plain = on.who in (None, ANY, la.DIGIMON)
    into = "" if plain or on.who is None else f" into {w.into(noun(on.who, telling))}"
    if on.who is None:
        former = "" if on.other is None else f" from {w.article(noun(on.other, telling))}"
        return f"{telling.this} digivolves{former}{w.CAUSES[on.by]}"
    owner = f"one of {w.OWNERS[on.whose]} {other}" if on.whose != v.EITHER else w.article(other)
    return f"{owner} digivolves{into}{w.CAUSES[on.by]}"


def _trashed(on: c.Event, telling: Telling) -> str:
    """A card that was trashed from an area."""
    telling.trashed = on.who is None
    what = telling.card if on.who is None else w.article(noun(on.who, telling, on_field=False))
    place = _FROM[on.what]
    if on.what == "trashed-from-under" and on.other is not None:
        place = f"from the digivolution cards of {w.article(noun(on.other, telling))}"
    elif on.who is not None:
        place = place.replace("the", w.SOMEONES[on.whose], 1)
    return f"{what} is trashed {place}{w.CAUSES[on.by]}"


def _placed_under(on: c.Event, telling: Telling) -> str:
    under = someone(on.who, on.whose, telling)
    telling.it = on.who is None
    if on.other is not None:
        card = w.article(noun(on.other, telling, on_field=False))
        return f"{card} is placed in {under}'s digivolution cards{w.CAUSES[on.by]}"
    return f"a digivolution card is placed under {under}{w.CAUSES[on.by]}"


def _switched(on: c.Event, telling: Telling) -> str:
    if on.who is not None and on.whose == v.EITHER and on.who == ANY:
        return f"an attack target is switched{w.CAUSES[on.by]}"
    return f"the attack target of {someone(on.who, on.whose, telling)} is switched"


def _used(on: c.Event, telling: Telling) -> str:
    card = telling.card if on.who is None else w.article(noun(on.who, telling, on_field=False))
    return f"{w.PLAYERS[on.whose]} use{'' if on.whose == v.YOU else 's'} {card}"


def _player(words: str, third: str = "") -> Callable[[c.Event, Telling], str]:
    """What happens to a player: "#" is whose, or the player as a subject."""

    def told(on: c.Event, telling: Telling) -> str:
        names = w.PLAYERS if third else w.SOMEONES
        verb = words if on.whose == v.YOU else third or words
        return verb.replace("#", names[on.whose]) + w.CAUSES[on.by]

    return told


_EVENTS: Final[dict[str, Callable[[c.Event, Telling], str]]] = {
    "digivolved": _digivolved, "placed-under": _placed_under, "target-switched": _switched,
    "option-used": _used,
    "security-removed": _player("a card is removed from # security stack"),
    "security-added": _player("a card is added to # security stack"),
    "added-to-hand": _player("a card is added to # hand"),
    "drawn": _player("# draw", "# draws"),
    "memory-gained": _player("# gain memory", "# gains memory"),
    "turn-start": _player("# turn starts"), "main-start": _player("# main phase starts"),
    "turn-end": _player("# turn ends"),
}  # fmt: skip


# ----------------------------------------------------------- what would happen


def would(item: c.Would, telling: Telling) -> str:
    """What is about to happen, as it follows "when"."""
    telling.would = item.what
    own = item.who is None
    if item.what in ("play", "use", "link"):
        return _would_play(item, telling)
    who = _held(item, telling) if own else someone(item.who, item.whose, telling)
    telling.event = telling.this.removeprefix("this ") if own else head(item.who or ANY, telling)
    telling.it = own
    cause = w.CAUSES[item.by]
    if item.what == "digivolve":
        telling.event = "card"
        telling.cause = telling.cause if own else "that Digimon"
        into = f" into {w.into(noun(item.into, telling, on_field=False))}"
        if item.where == v.HAND and not own:
            return f"{who} would digivolve into this card"
        return f"{who} would digivolve{into if item.into != ANY else ''}{cause}"
    if item.what == "trashed-under":
        return f"a digivolution card of {who} would be trashed{cause}"
    return f"{who} would {_WOULD[item.what]}{cause}"


_WOULD: Final = {
    "leave": "leave the battle area", "deleted": "be deleted",
    "deleted-or-returned": "be deleted or returned to the hand or deck", "suspend": "suspend",
}  # fmt: skip


def _would_play(item: c.Would, telling: Telling) -> str:
    """A card that would be played, used or linked."""
    telling.event = "card"
    cause = w.CAUSES[item.by]
    if item.what == "link" and item.where != v.HAND:
        card = w.article(noun(item.into, telling, on_field=False))
        return f"{card} would link to {someone(item.who, item.whose, telling)}{cause}"
    card = telling.card
    if item.who is not None:
        card = w.article(noun(item.who, telling, on_field=False))
    hand = item.origin == v.HAND or (item.where == v.HAND and item.who is None)
    place = " from your hand" if hand else ""
    return f"{w.PLAYERS[item.whose]} would {item.what} {card}{place}{cause}"


def _held(item: c.Would, telling: Telling) -> str:
    """This card with what must hold of it: "this Digimon with [X] in its name"."""
    about = held(item)
    if about is None:
        return telling.this
    return telling.this + described(about, telling).ending()


def held(item: c.Would) -> Filter | None:
    """The condition on this card that its sentence says beside it, if that is how it is said."""
    if item.who is None and len(item.condition) == 1 and isinstance(item.condition[0], la.Is):
        about = item.condition[0]
        one = described(about.filter, Telling())
        if isinstance(about.who, la.This) and one.with_ and not (
            one.adjectives or one.kinds or one.name or one.after
        ):  # fmt: skip
            return about.filter
    return None
