"""Cards that are chosen, and all that match."""

from dataclasses import replace

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.wording import words as w
from engine.digimon.wording.amounts import amount, number
from engine.digimon.wording.meant import thing
from engine.digimon.wording.nouns import described, head, noun
from engine.digimon.wording.phrase import Telling, Thing
from engine.digimon.wording.places import from_, lying
from engine.effects import Node
from engine.filters import ANY, AllOf

_BELOW = (v.UNDER, v.LINKED)
_TOTALS = {"cost": "play costs add", "dp": "DP adds", "level": "levels add"}


@thing.register
def _(what: la.Choose, telling: Telling) -> Thing:
    on_field = not what.areas & ~v.FIELD
    host = _host(what, telling)
    count, each = _count(what, telling)
    one = count in ("1", "up to 1")
    owner = f"of {w.OWNERS[what.whose]} " if on_field and what.whose != v.EITHER else ""
    words = noun(
        what.filter, telling, several=not one, on_field=on_field, heads=not one or bool(owner)
    )
    # What it says of a card that was chosen before is about that card.
    telling.chose(head(what.filter, telling, on_field=on_field), what.name)
    under_tamers = isinstance(what.of, la.Each) and head(what.of.filter, telling) == "Tamer"
    plain = what.filter == ANY and not what.joint and not under_tamers
    if what.areas in _BELOW and plain and host:
        cards = w.PLACES[what.areas]
        if isinstance(what.of, la.Each):
            cards = cards.removesuffix("s") if one else cards
            return Thing(f"any {count} {cards}", not one, f"from {host.text}", each)
        text = f"{count} of {host.possessive} {cards}"
        if host.text[0].isdigit():
            text = f"{count} {cards.removesuffix('s') if one else cards} of {host.whole}"
        return Thing(text, not one, "", each)
    of = "of " if "number" in count and not owner else ""
    text = f"{count} {owner or of}{words}"
    if what.each:
        kinds = [noun(part, telling, on_field=on_field) for part in what.each]
        text = w.listed([f"1 {kind}" for kind in kinds], "and")
    if what.joint:
        text += f" {w.TOGETHER[what.joint]}"
    source = from_(what.areas, what.whose, telling, host)
    if what.areas == v.BATTLE and described(what.filter, telling).kinds == v.OPTION:
        source = "in the battle area"
    if what.by != telling.chooser:
        source += f", chosen by {w.PLAYERS[what.by]}"
    if left := _left(what):
        return Thing(words, True, source, left)
    return Thing(text + _total(what, telling), not one, source, each)


def _left(what: la.Choose) -> str:
    """How many are left of the cards that are chosen from: "until 5 are left"."""
    most = what.most
    if isinstance(most, la.Minus) and most.left == la.Count(what.filter, what.areas, what.whose):
        return f"until {most.right} are left"
    return ""


def _host(what: la.Choose, telling: Telling) -> Thing | None:
    """Under or at what the cards are; that it has such cards is not said twice."""
    of = what.of
    if isinstance(of, la.Each):
        words = noun(of.filter, telling, several=True)
        place = lying(of.areas, of.whose)
        return Thing(f"{w.OWNERS[of.whose]} {words} {place}".rstrip(), True)
    if isinstance(of, la.Choose) and isinstance(of.filter, AllOf):
        asked = la.HasUnder(what.filter)
        of = replace(of, filter=AllOf(tuple(part for part in of.filter.of if part != asked)))
    return None if of is None else thing(of, telling)


def target(what: Node, telling: Telling) -> Thing:
    """A card that something becomes, with its article: "a Digimon card in the hand"."""
    if not isinstance(what, la.Choose):
        return thing(what, telling)
    if what.most != 1 or what.areas in (v.SECURITY, v.REVEALED) or not what.areas & ~v.FIELD:
        return thing(what, telling)
    host = _host(what, telling)
    telling.chose("Digimon", what.name)
    words = w.into(noun(what.filter, telling, on_field=False))
    place = lying(what.areas, what.whose, host).replace("in your ", "in the ")
    return Thing(words, False, place)


def _count(what: la.Choose, telling: Telling) -> tuple[str, str]:
    """How many, and for each of what."""
    up_to = "up to " if what.up_to else ""
    if isinstance(what.most, int):
        if what.most == la.ANY_NUMBER:
            return "any number" if what.up_to else "all", ""
        return f"{up_to}{what.most}", ""
    raised = what.most
    if what.up_to and isinstance(raised, la.Plus) and isinstance(raised.left, int):
        if isinstance(raised.right, Node):
            telling.added["number"] = raised.right
            return f"{up_to}{raised.left}", ""
    found = amount(what.most, telling)
    if found.equal:
        return "a number", f"equal to {found.equal}"
    return f"{up_to}{found.unit}", found.ending


def _total(what: la.Choose, telling: Telling) -> str:
    if what.total is None:
        return ""
    bound = what.total[1]
    if isinstance(bound, la.Plus) and isinstance(bound.right, Node):
        telling.added["DP" if what.total[0] == "dp" else "play cost"] = bound.right
        bound = bound.left
    least = number(bound, telling)
    most = f"{least} or less" if isinstance(bound, int) else f"at most {least}"
    return f" whose total {_TOTALS[what.total[0]]} up to {most}"


@thing.register
def _(what: la.Each, telling: Telling) -> Thing:
    parts: list[str] = []
    source = ""
    owner = "" if what.whose == v.EITHER else f"of {w.OWNERS[what.whose]} "
    if what.areas:
        on_field = not what.areas & ~v.FIELD
        words = noun(what.filter, telling, several=True, on_field=on_field, joint="and")
        parts.append(f"{owner if on_field else ''}{words}")
        source = from_(what.areas, what.whose, telling)
    if what.security_digimon:
        kind = "Digimon"
        if what.filter not in (ANY, la.DIGIMON):
            kind = noun(what.filter & la.DIGIMON, telling, several=True)
        parts.append(f"{'' if parts else owner}Security {kind}")
    telling.chose(head(what.filter, telling), "")
    return Thing(f"all {' and '.join(parts)}", True, source)
