"""Restrictions and effects for the rest of the turn."""

from engine.filters import AnyOf, Filter, NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.operations import clause, statement
from engine.yugioh.wording.phrase import Clause, Telling, Thing
from engine.yugioh.wording.words import listed

_REST = "for the rest of this turn"
_EXTRA = NoneOf(la.InPlace(v.EXTRA))


def only(item: Filter, telling: Telling) -> tuple[str, str]:
    """From where nothing else may be Special Summoned, and what may."""
    if isinstance(item, AnyOf) and _EXTRA in item.of:
        rest = tuple(part for part in item.of if part != _EXTRA)
        left = rest[0] if len(rest) == 1 else AnyOf(rest)
        return " from the Extra Deck", noun(left, telling, v.EXTRA, "monster").several
    nouns = noun(item, telling, default="monster")
    return "", nouns.several + nouns.but


@clause.register
def _(step: la.OnlySpecialSummon, telling: Telling) -> Clause:
    source, what = only(step.filter, telling)
    return statement("you", True, "cannot", "", f"Special Summon{source} {_REST}, except {what}")


@clause.register
def _(step: la.Ban, telling: Telling) -> Clause:
    if step.what == ("effect",):
        return _negated(step, telling)
    verbs = [w.FORBIDDEN[name] for name in step.what]
    who = {v.YOU: "you", v.OPPONENT: "your opponent", v.EITHER: "neither player"}[step.whose]
    if step.what == ("add",):
        whose = {v.YOU: "your", v.OPPONENT: "your opponent's", v.EITHER: "either player's"}
        subject = f"{_REST}, cards"
        rest = f"be added from {whose[step.whose]} Main Deck to the hand"
        return statement(subject, True, "cannot", "", rest)
    if step.what == ("draw",):
        return statement(who, True, "cannot", "", f"draw cards by card effects {_REST}")
    cards = noun(step.filter, telling, default="card").several
    named = " with that name" if step.name_of is not None else ""
    effects = ""
    if step.what == ("activate",):
        effects = f", or the effects of {cards},"
        return statement(who, True, "cannot", "", f"activate {cards}{effects}{named} {_REST}")
    if "activate" in step.what:
        verbs.remove("activate")
        effects = f", nor activate their {'monster ' if cards == 'monsters' else ''}effects"
    can = "can" if step.whose == v.EITHER else "cannot"
    return statement(f"{_REST}, {who}", True, can, "", f"{_summons(verbs)} {cards}{named}{effects}")


def _summons(verbs: list[str]) -> str:
    """Forbidden summons: a Normal Summon and a Set are one thing."""
    if "Normal Summon" in verbs and "Set" in verbs:
        verbs = ["Normal Summon/Set", *(verb for verb in verbs if verb.startswith("Special"))]
    return listed(verbs)


def _negated(step: la.Ban, telling: Telling) -> Clause:
    cards = noun(step.filter, telling, default="card").several
    if step.name_of is None:
        return statement(f"the effects of {cards}", True, "are", "are", "negated this turn")
    end = (
        f", as well as the activated effects and effects on the field of {cards} with the same "
        "original name, until the end of this turn"
    )
    return Clause("negate", (Thing("its effects"),), "", end)


@clause.register
def _(step: la.ReduceDamage, telling: Telling) -> Clause:
    who = {v.YOU: "you", v.OPPONENT: "your opponent", v.EITHER: "either player"}[step.whose]
    several = step.whose == v.YOU
    if step.to == "none":
        return statement(f"{_REST}, {who}", several, "take", "takes", "no damage")
    take = "take" if several else "takes"
    return statement(f"{_REST}, any damage {who} {take}", False, "is", "is", "halved")


@clause.register
def _(step: la.NegateColumn, telling: Telling) -> Clause:
    return statement(
        f"{_REST} all other Spell/Trap effects in this column", True, "are", "are", "negated"
    )


@clause.register
def _(step: la.Protect, telling: Telling) -> Clause:
    return Clause(step.text)


def forbidden_all_turn(step: la.Ban, telling: Telling) -> str:
    """A restriction that also looks back: "You cannot draw … the turn you activate this card"."""
    return str(clause(step, telling)).removesuffix(f" {_REST}")
