"""An event that is an activation, a resolution, something revealed, or one of Life Points."""

from dataclasses import replace
import re
from typing import Final

from engine.filters import AllOf, Filter, NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.answering import activated
from engine.yugioh.wording.event_subjects import FIELD, control, of_monsters, on_its_field, plain
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.phrase import Telling, article
from engine.yugioh.wording.places import spots


def resolved(on: la.Event, telling: Telling) -> str:
    if on.card_itself or on.how:
        return activated_event(on, telling)
    what = (
        "card" if on.who in (None, AllOf()) else activated(on.who, telling).removesuffix(" effect")
    )
    return _by_whom(on, f"a {what} or effect")


def _by_whom(on: la.Event, what: str) -> str:
    """Whoever activates it: "you activate a Spell Card", "a Spell Card is activated"."""
    if on.whose == v.EITHER:
        return f"{what} is activated"
    return f"{'you activate' if on.whose == v.YOU else 'your opponent activates'} {what}"


def _activated_card(on: la.Event, telling: Telling) -> str:
    """A Spell or Trap Card itself is activated: "a Normal Trap Card is activated"."""
    if on.who is None or on.from_ or on.how:
        raise TypeError("no words for what is activated")
    parts = on.who.of if isinstance(on.who, AllOf) else (on.who,)
    rest = tuple(part for part in parts if part != la.State("its-column"))
    there = " in this card's column" if len(rest) < len(parts) else ""
    nouns = noun(AllOf(rest), telling, v.SZONE, default="card")
    one = re.sub(r"(Spell|Trap)(?= or |$)", r"\1 Card", nouns.one)
    if on.was == v.FACEDOWN:
        one = re.sub(r"^an? ", "a Set ", one)
    return f"{_by_whom(on, one)}{there}{nouns.but}"


def revealed(on: la.Event, telling: Telling) -> str:
    """A card in the hand is revealed for the cost of some card."""
    if on != la.Event("revealed", AllOf(), whose=v.YOU, by=on.by) or on.by is None:
        raise TypeError("no words for what is revealed")
    card = noun(on.by, telling, default="card").one
    return f"you reveal a card in your hand to activate {card} or effect"


def gained(on: la.Event, telling: Telling) -> str:
    """Life Points are gained, by any effect."""
    if on.who != AllOf() or on.whose == v.EITHER:
        raise TypeError("no words for who gains Life Points")
    return "you gain LP" if on.whose == v.YOU else "your opponent gains LP"


def hurt(on: la.Event, telling: Telling) -> str:
    """A player takes damage."""
    if on.who == AllOf() and on.whose == v.EITHER:
        return "effect damage is inflicted"
    if on.whose not in _TAKES or on.who is None:
        raise TypeError("no words for who takes damage")
    takes = _TAKES[on.whose]
    if on.who == AllOf():
        return f"{takes} battle or effect damage"
    if isinstance(on.who, NoneOf):
        spared = noun(on.who.of, telling, default="card").one
        return f"{takes} damage from a card effect, except {spared}"
    if on.who == la.BEARER.filter and on.whose == v.OPPONENT:
        return "the equipped monster inflicts battle or effect damage to your opponent"
    if not _is_of_monsters(on.who):
        raise TypeError("no words for what inflicts damage")
    parts = on.who.of if isinstance(on.who, AllOf) else (on.who,)
    if set(parts) >= _CONTROLLED and on.whose == v.OPPONENT:
        one = noun(AllOf(tuple(part for part in parts if part not in _CONTROLLED)), telling).one
        return f"{one} you control inflicts battle or effect damage to your opponent"
    return f"{takes} damage by {noun(on.who, telling).one}'s effect"


_CONTROLLED: Final = {la.InPlace(v.MZONE), la.State("controlled")}
_TAKES: Final = {v.YOU: "you take", v.OPPONENT: "your opponent takes"}


def activated_event(on: la.Event, telling: Telling) -> str:
    """A card or effect is activated: "your opponent activates a monster effect"."""
    if on.card_itself:
        return _activated_card(on, telling)
    if on.was:
        raise TypeError("no words for what is activated")
    if on.from_ & FIELD == on.from_ and on.from_ and not on.how and on.who is not None:
        nouns = noun(on.who, telling, on.from_)
        on_its_field(on, of_monsters(nouns))
        return f"{nouns.one} {control(on.whose)} activates an effect{nouns.but}"
    if replace(on, whose=v.EITHER) == la.Event("activated", la.BEARER.filter, how=v.MONSTER):
        return _by_whom(on, "the equipped monster's effect")
    if on.how == v.MONSTER and not on.from_ and on.whose == v.YOU and _is_of_monsters(on.who):
        nouns = noun(plain(on.who or AllOf()), telling)
        first, _, rest = nouns.one.partition(" ")
        mine = {"a": "your", "an": "your", "another": "your other"}.get(first)
        if mine is None or nouns.but:
            raise TypeError("no words for what is activated")
        return f"{mine} {rest}'s effect is activated"
    where = there = ""
    if on.how == v.MONSTER and on.from_ in (v.GRAVE, v.HAND | v.GRAVE):
        there = " in the GY" if on.from_ == v.GRAVE else " in the hand or GY"
    elif on.from_:
        where = f" on the {spots(on.from_, v.YOU).removeprefix('your ')}"
        if on.from_ != FIELD:
            raise TypeError("no words for where it is activated")
    kind = {
        0: "card or effect",
        v.MONSTER: "monster effect",
        v.SPELL: "Spell Card or effect",
        v.TRAP: "Trap Card or effect",
        v.SPELL | v.TRAP: "Spell/Trap Card or effect",
    }
    if on.how not in kind or on.who is None:
        raise TypeError("no words for what is activated")
    parts = on.who.of if isinstance(on.who, AllOf) else (on.who,)
    spared = tuple(part for part in parts if _is_a_card(part))
    but = noun(AllOf(spared), telling, default="card").but if spared else ""
    series = "".join(_series(part) for part in parts if part not in spared)
    return f"{_by_whom(on, article(f'{series}{kind[on.how]}') + where)}{there}{but}"


def _is_a_card(part: Filter) -> bool:
    """Whether it is that a card has not a certain name."""
    return isinstance(part, NoneOf) and isinstance(part.of, la.Named)


def _series(part: Filter) -> str:
    """ " \"A\" ", " non-\"A\" ": of which series it is, or is not."""
    plain_part = part.of if isinstance(part, NoneOf) else part
    if not isinstance(plain_part, la.Series):
        raise TypeError("no words for what is activated")
    return f'{"" if plain_part is part else "non-"}"{plain_part.name}" '


def _is_of_monsters(who: Filter | None) -> bool:
    return la.MONSTER in (who.of if isinstance(who, AllOf) else (who,))
