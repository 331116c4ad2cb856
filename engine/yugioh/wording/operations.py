"""Operations as clauses: "send 1 monster from your Deck to the GY"."""

from functools import singledispatch
from typing import Final

from dataclasses import replace

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.amounts import amount, for_each
from engine.yugioh.wording.implied import to_main_deck
from engine.yugioh.wording.made import riders
from engine.yugioh.wording.meant import DISCARDED, MOVED, STATIC, TRIBUTED, thing
from engine.yugioh.wording.phrase import Clause, Telling, Thing
from engine.yugioh.wording.stats import change

# Operations of one verb and one thing: the verb, what follows the thing, how its place is said.
PLAIN: Final[dict[type[Node], tuple[str, str, str]]] = {
    la.AddToExtra: ("add", "to your Extra Deck face-up", MOVED),
    la.ReturnToGrave: ("return", "to the GY", STATIC),
    la.ReturnToHand: ("return", "to the hand", STATIC),
    la.SendToGrave: ("send", "to the GY", MOVED),
    la.Discard: ("discard", "", DISCARDED),
    la.Tribute: ("Tribute", "", TRIBUTED),
    la.Destroy: ("destroy", "", STATIC),
    la.ActivateCard: ("activate", "", MOVED),
    la.PlaceAsScale: ("place", "in your Pendulum Zone", MOVED),
    la.MoveZone: ("move", "to another of your Main Monster Zones", STATIC),
}  # fmt: skip

ENDS: Final = {
    "end": "until the end of this turn", "next turn": "until the end of your opponent's turn",
}  # fmt: skip


@singledispatch
def clause(step: Node, telling: Telling) -> Clause:
    """The clause of an operation."""
    verb, tail, how = PLAIN[type(step)]
    if isinstance(step, la.MoveZone) and step.pointed:
        tail = "to your Main Monster Zone this card points to"
    what = done_to(step.what, telling, how, verb, tail)  # type: ignore[attr-defined]
    if isinstance(step, la.Destroy):
        telling.did(step.name, what.spoken, verb, tail)
    return Clause(verb, (what,), tail)


def done_to(what: Node, telling: Telling, how: str, verb: str, tail: str = "") -> Thing:
    """What an operation is done to; what was done is remembered with the cards."""
    found = thing(what, telling, how)
    telling.did(getattr(what, "name", ""), found.spoken, verb, tail)
    return found


def said(text: str) -> Clause:
    """A clause that is one piece: "draw 2 cards"."""
    verb, _, rest = text.partition(" ")
    return Clause(verb, tail=rest)


def statement(subject: str, several: bool, verb: str, third: str, rest: str) -> Clause:
    """A clause with a subject."""
    return Clause(verb, tail=rest.strip(), subject=subject, third=verb if several else third)


# ------------------------------------------------------------------ moving cards


@clause.register
def _(step: la.SetCard, telling: Telling) -> Clause:
    what = done_to(step.what, telling, MOVED, "Set")
    it = "they" if what.spoken.several else "it"
    end = {
        "": "", "at-once": f", and {it} can be activated this turn",
        "not-this-turn": f", but {it} cannot be activated this turn",
    }[step.can]  # fmt: skip
    return Clause("Set", (what,), "", end + riders(step.but, what.spoken.several))


@clause.register
def _(step: la.SwitchZones, telling: Telling) -> Clause:
    if not isinstance(step.what, la.Choose):
        raise TypeError("no words for a monster that is not chosen")
    zones = [mask for mask in w.NAMED_ZONES if la.Zones(mask) in step.what.filter.walk()]
    if step.what != la.Choose(la.MONSTER & la.OTHER & la.Zones(zones[0]), v.MZONE):
        raise TypeError("no words for such a monster")
    return said(
        "switch the locations of this card in your Main Monster Zone and the monster in your "
        f"{w.NAMED_ZONES[zones[0]]}"
    )


@clause.register
def _(step: la.SwitchControl, telling: Telling) -> Clause:
    every = la.Each(la.MONSTER & la.POINTED, v.MZONE, v.EITHER)
    if step.what == every:
        return said("switch control of the monsters this card points to")
    if not isinstance(step.what, la.Chosen) or len(telling.targets) != 2:
        raise TypeError("no words for whose control is switched")
    return said("switch control of those monsters")


@clause.register
def _(step: la.SetAgain, telling: Telling) -> Clause:
    return said("Set this card face-down instead of sending it to the GY")


@clause.register
def _(step: la.SetResolved, telling: Telling) -> Clause:
    return said("Set it instead of sending it to the GY")


@clause.register
def _(step: la.AddToHand, telling: Telling) -> Clause:
    what = thing(step.what, telling, MOVED)
    places = what.spoken.places or (telling.where if what.spoken.this else 0)
    either = getattr(step.what, "whose", v.YOU) == v.EITHER and places & v.FIELD_PLACES
    if either or (places and not places & ~(v.FIELD_PLACES | v.PZONE)):
        telling.did(getattr(step.what, "name", ""), what.spoken, "return", "to the hand")
        return Clause("return", (what,), "to the hand")
    telling.did(getattr(step.what, "name", ""), what.spoken, "add", "")
    return Clause("add", (what,), "to your hand")


@clause.register
def _(step: la.Take, telling: Telling) -> Clause:
    if not isinstance(step.what, la.Random):
        return Clause("take", (done_to(step.what, telling, MOVED, "take"),))
    if replace(step.what, name="") != la.Random(places=v.HAND, whose=v.OPPONENT):
        raise TypeError("no words for what is looked at")
    what = thing(step.what, telling)
    return Clause("look at", (replace(what, source="in your opponent's hand"),))


@clause.register
def _(step: la.Banish, telling: Telling) -> Clause:
    tail = "face-down" if step.face_down else ""
    what = done_to(step.what, telling, MOVED, "banish", tail)
    if step.until:
        phase = "the End Phase" if step.until == "end" else "your next Standby Phase"
        tail = f"{tail} until {phase}".strip()
    return Clause("banish", (what,), tail)


@clause.register
def _(step: la.ToDeck, telling: Telling) -> Clause:
    what = thing(step.what, telling, MOVED)
    main = "Main " if to_main_deck(step.what) else ""
    if step.where != "shuffle":
        several = " in any order" if what.spoken.several else ""
        deck = "your Main Deck" if main else "the Deck"
        if step.where == "top as before":
            return Clause("place", (what,), "on the top of the Deck in the same order")
        return Clause("place", (what,), f"on the {step.where} of {deck}{several}")
    this = what.spoken.this and telling.card.type & v.EXTRA_DECK_TYPES
    if this or what.spoken.extra:
        return Clause("return", (what,), "to the Extra Deck")
    telling.did(getattr(step.what, "name", ""), what.spoken, "shuffle", "into the Deck")
    return Clause("shuffle", (what,), f"into the {main}Deck")


@clause.register
def _(step: la.PlaceAsSpell, telling: Telling) -> Clause:
    what = thing(step.what, telling, MOVED)
    spoken = what.spoken
    field_spell = isinstance(step.what, la.Choose) and "Field Spell" in what.text
    if step.whose == v.OPPONENT:
        zone = "your opponent's Field Zone" if field_spell else "their Spell & Trap Zone"
    elif isinstance(step.what, la.Choose) and step.what.whose == v.YOU:
        zone = "your Spell & Trap Zone"
    else:
        zone = "its owner's Spell & Trap Zone"
    becomes = ""
    if spoken.noun == "monster" or (spoken.this and telling.card.type & v.MONSTER):
        kind = "Trap" if step.trap else "Spell"
        becomes = f" as Continuous {kind}s" if spoken.several else f" as a Continuous {kind}"
    if isinstance(step.what, la.Choose) and isinstance(step.what.filter, la.Named):
        becomes = ""
    return Clause("place", (what,), f"face-up in {zone}{becomes}")


@clause.register
def _(step: la.TakeControl, telling: Telling) -> Clause:
    what = thing(step.what, telling)
    end = riders(step.but, what.spoken.several)
    until = "until the End Phase" if step.until else ""
    if step.to == v.OPPONENT:
        return Clause("give control of", (what,), f"to your opponent {until}".rstrip(), end)
    return Clause("take control of", (what,), until, end)


_AT_END: Final = {"return": "to the hand ", "shuffle": "into the Deck ", "send": "to the GY "}


@clause.register
def _(step: la.InEndPhase, telling: Telling) -> Clause:
    what = thing(step.what, telling)
    if step.do == "no-def":
        telling.last = what.spoken
        owner = f"{what.possessive} DEF" if what.possessive else f"the DEF of {what.whole}"
        return statement(f"during the End Phase, {owner}", False, "become", "becomes", "0")
    if step.do == "destroy-hurts":
        telling.last = what.spoken
        return said(
            f"during the End Phase, destroy {what.whole}, and if you do, take damage equal to "
            "those destroyed monsters' ATK"
        )
    return Clause(step.do, (what,), f"{_AT_END.get(step.do, '')}during the End Phase")


@clause.register
def _(step: la.Reveal, telling: Telling) -> Clause:
    what = done_to(step.what, telling, STATIC, "reveal")
    return Clause("reveal", (what,), "until the end of this turn" if step.until else "")


@clause.register
def _(step: la.Attach, telling: Telling) -> Clause:
    what = thing(step.what, telling, MOVED)
    host = thing(step.to, telling)
    material = "" if what.spoken.noun == "card" else " as material"
    return Clause("attach", (what,), f"to {host.whole}{material}", host.end)


@clause.register
def _(step: la.AttachToEach, telling: Telling) -> Clause:
    each = thing(step.to, telling)
    what = thing(step.what, telling, MOVED)
    return Clause("attach up to", (what,), f"to each of {each.whole}")


# ------------------------------------------------------------------- monsters


@clause.register
def _(step: la.ChangeStats, telling: Telling) -> Clause:
    what = thing(step.what, telling)
    spoken = what.spoken
    changed = change(step.by, step.to, step.stats, step.original, telling)
    telling.last = spoken
    until = f" {ENDS[step.until]}" if step.until else ""
    if telling.exactly and step.by == -telling.exactly:
        changed = replace(changed, rest=f" exactly{changed.rest}")
    if not changed.value:
        rest = changed.rest + (f",{until}" if until and " equal to the " in changed.rest else until)
        subject = what.whole + what.end
        return statement(subject, spoken.several, changed.verb, changed.third, rest)
    subject = f"{what.possessive} {changed.value}"
    if not what.possessive:
        subject = f"the {changed.value} of {what.whole}"
    several = isinstance(step.what, la.Choose) and not isinstance(step.what.most, int)
    if not what.possessive and not several and changed.rest in (" doubled", " halved"):
        verb = changed.rest.strip()[:-1]
        return Clause(verb, (Thing(f"the {changed.value} of {what.whole}"),), until.strip())
    if isinstance(step.what, la.Choose):
        their = "their" if spoken.several else "its"
        subject = f"choose {what.whole}, and {their} {changed.value}"
    return statement(subject, "/" in changed.value, changed.verb, changed.third,
                     changed.rest + until + what.end)  # fmt: skip


@clause.register
def _(step: la.Negate, telling: Telling) -> Clause:
    what = thing(step.what, telling)
    effects = f"{what.possessive} effects" if what.possessive else f"the effects of {what.whole}"
    until = f", {ENDS[step.until]}" if step.until and not what.possessive else ""
    if step.until and what.possessive:
        until = f" ({ENDS[step.until]})"
    return Clause("negate", (Thing(effects, end=what.end, spoken=what.spoken),), "", until)


_AFTER_A_SUMMON: Final = {
    "shuffle": "shuffle that monster into the Deck", "return": "return that monster to the hand",
}  # fmt: skip


@clause.register
def _(step: la.NegateActivation, telling: Telling) -> Clause:
    what = {
        "activation": "the activation", "effect": "that effect", "summon": "the Summon",
        "summon or activation": "the Summon or activation",
    }[step.what]  # fmt: skip
    then = f", and if you do, {step.then} that card" if step.then else ""
    if step.then == "set":
        then = ", and if you do, Set that card face-down"
    if step.then in _AFTER_A_SUMMON:
        then = f", and if you do, {_AFTER_A_SUMMON[step.then]}"
    return Clause("negate", (Thing(what),), "", then)


@clause.register
def _(step: la.CannotActivate, telling: Telling) -> Clause:
    what = thing(step.what, telling)
    if what.spoken.noun == "monster":
        owner = "their" if what.spoken.several else "its"
        return statement(what.text, True, "cannot", "", f"activate {owner} effects this turn")
    return statement(what.text, True, "cannot", "", "be activated this turn")


@clause.register
def _(step: la.UseUp, telling: Telling) -> Clause:
    return statement(
        "for the rest of this turn, you", True, "cannot", "",
        f"apply effect {step.number + 1} of these again",
    )  # fmt: skip


@clause.register
def _(step: la.UseUpAttribute, telling: Telling) -> Clause:
    what = thing(step.what, telling)
    if step.original:
        return statement(
            "for the rest of this turn, you", True, "cannot", "",
            "Special Summon monsters with the same original Attribute by the effect of "
            f'"{telling.card.name}"',
        )  # fmt: skip
    deeds = {deed: verb for verb, deed in w.PARTICIPLES.items()}
    verb = deeds.get(what.spoken.deed, "use")
    return statement(
        "for the rest of this turn, you", True, "cannot", "",
        f"{verb} monsters with that same Attribute to activate this effect of "
        f'"{telling.card.name}"',
    )  # fmt: skip


@clause.register
def _(step: la.Mark, telling: Telling) -> Clause:
    raise TypeError("a mark is told by the effect that asks for it")


# ------------------------------------------------------------------- counters


@clause.register
def _(step: la.PlaceCounter, telling: Telling) -> Clause:
    host = thing(step.on, telling)
    if isinstance(step.count, int):
        plural = "s" if step.count > 1 else ""
        return said(f"place {step.count} {step.name} Counter{plural} on {host.whole}{host.end}")
    if step.count == la.InEvent():
        return said(f"place 1 {step.name} Counter on {host.whole}{host.end} for each sent card")
    each = for_each(step.count, telling) if isinstance(step.count, la.Times) else None
    if each is not None and each[0] == 1:
        what = f"place 1 {step.name} Counter on {host.whole}{host.end}"
        return said(f"{what} for each {each[1]}")
    equal = amount(step.count, telling)
    return said(f"place {step.name} Counters on {host.whole} equal to {equal}")


@clause.register
def _(step: la.RemoveCounters, telling: Telling) -> Clause:
    plural = "s" if step.count > 1 else ""
    where = {v.YOU: "your field", v.EITHER: "anywhere on the field"}[step.whose]
    return said(f"remove {step.count} {step.name} Counter{plural} from {where}")


@clause.register
def _(step: la.RemoveCounter, telling: Telling) -> Clause:
    plural = "s" if step.count > 1 else ""
    source = thing(step.off, telling)
    if step.least:
        return said(f"remove all {step.name} Counters from {source.whole} (min. {step.least})")
    return said(f"remove {step.count} {step.name} Counter{plural} from {source.whole}")
