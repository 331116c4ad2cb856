"""Operations as clauses: "delete 1 of your opponent's Digimon", "gain 1 memory"."""

from dataclasses import replace
from functools import singledispatch
from typing import Final

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.language import operations as op
from engine.digimon.wording import words as w
from engine.digimon.wording.amounts import amount
from engine.digimon.wording.choosing import target
from engine.digimon.wording.meant import subject, thing
from engine.digimon.wording.nouns import noun
from engine.digimon.wording.phrase import Clause, Telling, Thing
from engine.digimon.wording.places import piles
from engine.effects import Node
from engine.filters import AllOf

_END: Final = {
    "leave": "it from leaving the battle area", "deleted": "it from being deleted",
    "deleted-or-returned": "it from leaving the battle area",
}  # fmt: skip
_COSTS: Final = {
    "digivolve": "digivolution cost", "play": "play cost", "use": "use cost", "link": "link cost",
}  # fmt: skip
_TARGETS: Final = {"any": "", "player": "a player", "digimon": "an opponent's Digimon"}


@singledispatch
def clause(item: Node, telling: Telling) -> Clause:
    """What is done."""
    raise TypeError(f"no words for the operation {item.kind}")


def tail_of(*parts: str) -> str:
    return " ".join(part for part in parts if part)


# ------------------------------------------------------------------------ memory


@clause.register
def _(item: op.GainMemory, telling: Telling) -> Clause:
    found = amount(item.amount, telling)
    return Clause("gain", tail=tail_of(found.of("memory"), found.ending))


@clause.register
def _(item: op.LoseMemory, telling: Telling) -> Clause:
    found = amount(item.amount, telling)
    return Clause("lose", tail=tail_of(found.of("memory"), found.ending))


@clause.register
def _(item: op.SetMemory, telling: Telling) -> Clause:
    return Clause("set", tail=f"your memory to {item.to}")


@clause.register
def _(item: op.PayCost, telling: Telling) -> Clause:
    found = amount(item.amount, telling)
    return Clause("pay", tail=tail_of(found.of("cost"), found.ending))


# ------------------------------------------------------------------------- piles


def _icon(name: str, count: Node | int, telling: Telling, plus: str = "") -> tuple[str, str]:
    """A keyword with its number, and what it is counted by."""
    found = amount(count, telling)
    number = "X" if found.equal else str(found.unit)
    return f"<{name} {plus}{number}>", f"X is {found.equal}" if found.equal else found.ending


@clause.register
def _(item: op.Draw, telling: Telling) -> Clause:
    icon, tail = _icon("Draw", item.count, telling)
    tail = f"({tail})" if tail.startswith("X is") else tail
    if item.whose == v.YOU:
        return Clause(icon, tail=tail)
    who = Thing("each player" if item.whose == v.EITHER else "your opponent")
    return Clause("perform", tail=tail_of(icon, tail), subject=who, third="performs")


@clause.register
def _(item: op.PutRevealed, telling: Telling) -> Clause:
    return Clause("return", tail=f"the rest to the {item.where} of the deck")


@clause.register
def _(item: op.Recover, telling: Telling) -> Clause:
    icon, tail = _icon("Recovery", item.count, telling, "+")
    return Clause(icon.replace(">", " (Deck)>"), tail=tail)


@clause.register
def _(item: op.TrashTop, telling: Telling) -> Clause:
    return Clause("trash", tail=top("top", item.count, piles(v.DECK, item.whose), telling))


def top(where: str, count: Node | int, pile: str, telling: Telling) -> str:
    """The cards at one end of a pile."""
    if isinstance(count, la.Minus) and isinstance(count.left, la.Count):  # of this pile
        return f"the {where} cards of {pile} until {count.right} are left"
    found = amount(count, telling)
    if found.equal:
        return f"cards from the {where} of {pile} equal to {found.equal}"
    number = "card" if found.unit == 1 else f"{found.unit} cards"
    return tail_of(f"the {where} {number} of {pile}", found.ending)


@clause.register
def _(item: op.AddToHand, telling: Telling) -> Clause:
    what = thing(item.what, telling)
    looked = isinstance(item.what, la.Choose) and item.what.areas & (v.REVEALED | v.SECURITY)
    here = isinstance(item.what, la.ThisCard) and not telling.trashed
    known = isinstance(item.what, la.Chosen)
    return Clause("add" if looked or here or known else "return", (what,), "to the hand")


@clause.register
def _(item: op.ToDeck, telling: Telling) -> Clause:
    what = thing(item.what, telling)
    if item.where == "shuffle":
        return Clause("shuffle", (what,), "into the deck")
    return Clause("return", (what,), f"to the {item.where} of the deck")


@clause.register
def _(item: op.Trash, telling: Telling) -> Clause:
    if item.digi_burst and isinstance(item.what, la.Choose):
        return Clause(f"<Digi-Burst {item.what.most}>")
    return Clause("trash", (thing(item.what, telling),))


# ------------------------------------------------------------------- on the field


@clause.register
def _(item: op.Delete, telling: Telling) -> Clause:
    return Clause("delete", (thing(item.what, telling),))


@clause.register
def _(item: op.DeDigivolve, telling: Telling) -> Clause:
    icon, tail = _icon("De-Digivolve", item.count, telling)
    if tail.startswith("for "):  # all of it to one
        return Clause(f"to {thing(item.what, telling).whole}, {icon}", tail=tail)
    return Clause(icon, (thing(item.what, telling),), tail)


@clause.register
def _(item: op.Suspend, telling: Telling) -> Clause:
    return Clause("suspend", (thing(item.what, telling),))


@clause.register
def _(item: op.Unsuspend, telling: Telling) -> Clause:
    return Clause("unsuspend", (thing(item.what, telling),))


@clause.register
def _(item: op.TrashUnder, telling: Telling) -> Clause:
    if item.count == la.ANY_NUMBER:
        return Clause("trash", tail=f"all digivolution cards of {thing(item.what, telling).whole}")
    what = item.what
    if item.face_down and isinstance(what, la.Choose) and isinstance(what.filter, AllOf):
        # That it has such cards is not said twice.
        kept = tuple(part for part in what.filter.of if part != la.HasUnder(la.FACE_DOWN))
        what = replace(what, filter=AllOf(kept))
    whose = thing(what, telling)
    found = amount(item.count, telling)
    cards = f"{'face-down ' if item.face_down else ''}digivolution cards"
    cards = cards.removesuffix("s") if found.unit == 1 else f"{found.unit} {cards}"
    return Clause("trash", tail=tail_of(f"the {item.where} {cards} of {whose.whole}", found.ending))


@clause.register
def _(item: op.TrashTopCard, telling: Telling) -> Clause:
    return Clause("trash", tail=f"the top card of {thing(item.what, telling).whole}")


@clause.register
def _(item: op.PlaceTopCard, telling: Telling) -> Clause:
    whose = thing(item.what, telling).whole
    where = f"the {item.where} security card"
    if item.to == "digivolution cards":
        where = f"its {item.where} digivolution card"
    face = "face up " if item.face_up else ""
    return Clause("place", tail=f"the top stacked card of {whose} {face}as {where}")


@clause.register
def _(item: op.PlaceUnder, telling: Telling) -> Clause:
    what = thing(item.what, telling)
    under = thing(item.under, telling)
    s = "s" if what.several else ""
    face = "face down " if item.face_down else ""
    return Clause(
        "place", (what,), f"{face}as the {item.where} digivolution card{s} of {under.whole}"
    )


@clause.register
def _(item: op.PlaceTopUnder, telling: Telling) -> Clause:
    under = thing(item.under, telling).whole
    deck = "Digi-Egg deck" if item.eggs else "deck face down"
    card = f"the top card of your {deck}"
    return Clause("place", tail=f"{card} as the bottom digivolution card of {under}")


@clause.register
def _(item: op.PlaceInBattleArea, telling: Telling) -> Clause:
    if isinstance(item.what, la.ThisCard):  # a sentence of its own
        return Clause("place", tail=f"{telling.card} in the battle area")
    return Clause("place", (thing(item.what, telling),), "in the battle area")


def _paid(cost: str, reduced: Node | int, name: str, telling: Telling) -> str:
    """At which cost something is done."""
    if cost == "free":
        return "without paying the cost"
    if not reduced:
        return ""
    found = amount(reduced, telling)
    return tail_of(f"with the {name} reduced by {found.equal or found.unit}", found.ending)


@clause.register
def _(item: op.Play, telling: Telling) -> Clause:
    what = thing(item.what, telling)
    where = "to the breeding area" if item.to == v.BREEDING else ""
    suspended = "suspended" if item.suspended else ""
    paid = _paid(item.cost, item.reduced, "play cost", telling)
    return Clause("play", (what,), tail_of(suspended, where, paid))


@clause.register
def _(item: op.PlayToken, telling: Telling) -> Clause:
    found = amount(item.count, telling)
    s = "" if found.unit == 1 and not found.equal else "s"
    name = telling.tokens(item.number)
    telling.chose("Token", "")
    number = "a number of" if found.equal else str(found.unit)
    tokens = (Thing(f"{number} [{name}] Token{s}"),)
    if item.suspended:
        where = f"suspended to {w.OWNERS[item.whose]} battle area"
        return Clause("play", tokens, tail_of(where, found.ending))
    tail = tail_of("without paying the cost", found.ending)
    if item.whose == v.OPPONENT:
        return Clause("play", tokens, tail, subject=Thing("your opponent"), third="plays")
    return Clause("play", tokens, tail)


@clause.register
def _(item: op.DigivolveInto, telling: Telling) -> Clause:
    who = subject(item.who, telling)
    into = target(item.into, telling)
    if isinstance(item.cost, int):
        paid = f"for a digivolution cost of {item.cost}"
    elif item.cost == "pay" and not item.reduced:
        paid = "for its digivolution cost"
    else:
        paid = _paid(item.cost, item.reduced, "digivolution cost", telling)
    ignoring = ", ignoring its digivolution requirements" if item.ignoring else ""
    ignoring = ", ignoring its level" if item.any_level else ignoring
    if item.as_level:
        color = w.bits(item.as_colors, v.COLOR_NAMES)
        paid = tail_of(paid, f"as if {who.whole} is a level {item.as_level}", *color, "Digimon")
    tail = f"into {tail_of(into.whole, paid)}{ignoring}"
    return Clause("digivolve", tail=tail, subject=who, third="digivolves")


@clause.register
def _(item: op.DnaDigivolveInto, telling: Telling) -> Clause:
    into = target(item.into, telling)
    who = "2 of your Digimon"
    beside = f"1 of your {noun(item.others & la.DIGIMON, telling, heads=True)}"
    if item.card is not None:
        what = noun(item.card, telling, on_field=False)
        who = f"{telling.this if item.this else beside} and 1 {what} in the "
        who += "hand" if item.area == v.HAND else "trash"
    elif item.this:
        who = f"{telling.this} and {beside}"
    return Clause("DNA digivolve", tail=f"into {into.whole}", subject=Thing(who, True))


@clause.register
def _(item: op.AppFuseInto, telling: Telling) -> Clause:
    into = target(item.into, telling)
    return Clause("app fuse", tail=f"into {into.whole}",
                  subject=Thing("1 of your Digimon"), third="app fuses")  # fmt: skip


@clause.register
def _(item: op.UseOption, telling: Telling) -> Clause:
    what = thing(item.what, telling)
    return Clause("use", (what,), _paid(item.cost, item.reduced, "use cost", telling))


@clause.register
def _(item: op.Hatch, telling: Telling) -> Clause:
    return Clause("hatch", tail="in your breeding area")


@clause.register
def _(item: op.MoveToBattle, telling: Telling) -> Clause:
    return Clause("move", tail="your Digimon from the breeding area to the battle area")


@clause.register
def _(item: op.LinkTo, telling: Telling) -> Clause:
    what, to = thing(item.what, telling), thing(item.to, telling)
    paid = _paid(item.cost, item.reduced, "link cost", telling)
    return Clause("link", (what,), tail_of(f"to {to.whole}", paid))


@clause.register
def _(item: op.Attack, telling: Telling) -> Clause:
    who = subject(item.who, telling)
    how = "without suspending" if item.without_suspending else ""
    if item.played_this_turn:
        how = tail_of(how, "(even the turn it was played)")
    tail = tail_of(_TARGETS[item.at], how)
    if item.unsuspended:
        tail += ". Your opponent's unsuspended Digimon can also be attacked with this effect"
    return Clause("attack", tail=tail, subject=who, third="attacks")


@clause.register
def _(item: op.Battle, telling: Telling) -> Clause:
    who = subject(item.who, telling)
    return Clause("battle", (thing(item.against, telling),), subject=who, third="battles")


@clause.register
def _(item: op.SwitchTarget, telling: Telling) -> Clause:
    to = "the player" if item.to is None else thing(item.to, telling).whole
    return Clause("switch", tail=f"the attack target to {to}")


@clause.register
def _(item: op.EndAttack, telling: Telling) -> Clause:
    return Clause("end", tail="the attack")


# --------------------------------------------------------------- effects and causes


@clause.register
def _(item: op.ActivateMain, telling: Telling) -> Clause:
    return Clause("activate", tail="this card's [Main] effect")


@clause.register
def _(item: op.ActivateSecurity, telling: Telling) -> Clause:
    return Clause("activate", tail="this card's [Security] effect")


@clause.register
def _(item: op.ActivateEffect, telling: Telling) -> Clause:
    timing = w.TIMINGS.get(item.timing, f"[{item.timing}]")
    of = thing(item.of, telling)
    own = f" as an effect of {telling.this}" if item.as_own else ""
    if item.every:
        return Clause("activate", tail=f"all {timing} effects of {of.whole}{own}")
    return Clause("activate", tail=f"1 {timing} effect of {of.whole}{own}")


@clause.register
def _(item: op.Prevent, telling: Telling) -> Clause:
    end = _END.get(telling.would, "it")
    return Clause("prevent", tail=f"them{end.removeprefix('it')}" if item.every else end)


@clause.register
def _(item: op.ReduceCost, telling: Telling) -> Clause:
    cost = _COSTS.get(telling.would, "cost")
    if isinstance(item.by, int) and item.by < 0:
        return Clause("increase", tail=f"the {cost} by {-item.by}")
    found = amount(item.by, telling)
    return Clause(
        "reduce", tail=tail_of(f"the {cost} by {found.equal or found.unit}", found.ending)
    )


@clause.register
def _(item: op.WinGame, telling: Telling) -> Clause:
    return Clause("win", tail="the game", subject=Thing("you", True))


@clause.register
def _(item: la.Choose, telling: Telling) -> Clause:
    """A choice by itself, for the steps after it."""
    return Clause("choose", (thing(item, telling),))
