"""From what a card is protected, and which cards are."""

from typing import Final

from engine.filters import ANY, AllOf, AnyOf, Filter, NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.phrase import Telling
from engine.yugioh.wording.places import in_zones

THIS = NoneOf(la.OTHER)
SUBJECT: Final = "<this card>"  # until it is known whether the card is named


def ways_to_destroy(item: la.Indestructible | la.SparedOnce, telling: Telling) -> list[str]:
    """By what cards cannot be destroyed: "battle", "your opponent's card effects"."""
    ways = []
    if "battle" in item.what:
        of = "" if item.of == ANY else f" with {noun(item.of, telling, v.MZONE).one}"
        ways.append(f"battle{'' if 'effect' in item.what else of}")
    if "effect" in item.what:
        activated = isinstance(item, la.Indestructible) and item.activated
        ways.append(effects_by(item.of, item.by, activated, telling))
    return ways


def effects_by(of: Filter, by: int, activated: bool, telling: Telling) -> str:
    """Effects of a player's cards that match: "your opponent's card effects"."""
    whose = {v.YOU: "your ", v.OPPONENT: "your opponent's ", v.EITHER: ""}[by]
    kind = "activated " if activated else ""
    if of == ANY:
        return f"{whose}{kind}effects" if activated else f"{whose}card effects"
    if of == la.OTHER:
        return f"{whose}other cards' {kind}effects"
    if isinstance(of, la.Type) and not kind:
        return f"{whose}{noun(of, telling).of[0].singular} effects"
    if of == la.SPELL | la.MONSTER and not activated:
        return f"{whose}Spell or monster effects"
    parts = of.of if isinstance(of, AllOf) else (of,)
    spared = [part.of for part in parts if isinstance(part, NoneOf)]
    if len(spared) == len(parts) - (la.OTHER in parts):
        nouns = noun(AnyOf(tuple(spared)) if len(spared) > 1 else spared[0], telling)
        return f"{effects_by(ANY, by, activated, telling)}, except {nouns.several}"
    nouns = noun(of, telling, default="card")
    control = {v.YOU: " you control", v.OPPONENT: " your opponent controls", v.EITHER: ""}[by]
    return f"the {kind}effects of {nouns.several}{control}{nouns.but}"


def protected(item: Filter, whose: int, telling: Telling) -> str:
    """The cards on a player's field that match."""
    if item == THIS:
        return SUBJECT
    if isinstance(item, AnyOf) and item.of[0] == THIS and len(item.of) == 2:
        return f"{SUBJECT} and {protected(item.of[1], whose, telling)}"
    if isinstance(item, AllOf) and len(item.of) == 2 and item.of[0] == THIS:
        if isinstance(item.of[1], la.HasCounter):
            return f"{telling.this}{noun(item.of[1], telling, 0).of[0].after}"
    parts = item.of if isinstance(item, AllOf | AnyOf) else (item,)
    nouns = noun(item, telling, v.MZONE if la.MONSTER in parts else 0)
    about = nouns.about
    if about.zones == w.FIELD_ZONE:
        return f"{nouns.several} in {'your' if whose == v.YOU else 'the'} Field Zone"
    if about.zones == w.SPELL_ZONES:
        return f"{nouns.several} in your Spell & Trap Zone"
    if about.places == v.PZONE:
        return f"{nouns.several} in your Pendulum Zones"
    if about.zones:
        kind = "monsters" if nouns.head == "card" else nouns.several
        return f"{kind} {in_zones(v.MZONE, whose, about.zones)}"
    if ("its-co-linked", True) in about.states:
        return nouns.several
    if ("pointing", True) in about.states:
        return nouns.several.replace("that points to", "that point to")
    if ("pointed", True) in about.states:
        mine = " you control" if whose == v.YOU else ""
        return nouns.several.replace(" this card", f"{mine} this card")
    if about.places == v.MZONE and about.name:
        return f"{nouns.several} in your Monster Zone"
    side = {v.YOU: "you control", v.OPPONENT: "your opponent controls", v.EITHER: "on the field"}
    return f"{nouns.several} {side[whose]}{nouns.but}"
