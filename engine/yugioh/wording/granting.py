"""What effects give cards for a time: "it cannot be destroyed by card effects this turn"."""

from dataclasses import replace

from engine.filters import NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.protecting import effects_by, protected, ways_to_destroy
from engine.yugioh.wording.lasting import banished_instead, forbidden
from engine.yugioh.wording.meant import thing
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.operations import clause
from engine.yugioh.wording.phrase import Clause, Telling, article
from engine.yugioh.wording.words import listed

# Any monster may be the one that is protected.
_ANY_MONSTER = la.Card(
    type=v.MONSTER, attribute=sum(w.ATTRIBUTES), race=sum(w.RACES),
)  # fmt: skip
_WHEN = {
    "": "", "main phase": "", "end": " this turn",
    "next turn": " until the end of your opponent's turn",
}  # fmt: skip
_WHO = {
    v.OPPONENT: "your opponent cannot", v.YOU: "you cannot", v.EITHER: "neither player can",
}  # fmt: skip


@clause.register
def _(step: la.Grant, telling: Telling) -> Clause:
    what = thing(step.what, telling)
    several = what.spoken.several
    telling.last = what.spoken
    who = what.whole
    if isinstance(step.what, la.Each):
        who = who.replace("you control", "you currently control")
    telling = replace(telling, card=_ANY_MONSTER, apart=False)  # "other" than the monster itself
    first = step.rules[0]
    if len(step.rules) == 1 and isinstance(first, la.OnlySpecialSummon) and not step.until:
        if first.controlled:
            if who not in ("it", "that monster"):
                raise TypeError("no words for another monster that is controlled")
            return Clause(
                f"while you control that face-up monster, {forbidden(first, telling, '')}"
            )
        return Clause(
            f"while {who} is face-up in the Monster Zone, {forbidden(first, telling, '')}"
        )
    if len(step.rules) == 1 and isinstance(first, la.BanishInstead) and not step.until:
        away = banished_instead(first, telling)
        return Clause(f"while {who} is face-up in the Monster Zone, {away}")
    if len(step.rules) == 1 and isinstance(first, la.NotUsedFor):
        return Clause(f"{who} {not_used(first, telling)}{_WHEN[step.until]}")
    if len(step.rules) == 1 and isinstance(first, la.Untargetable):
        return Clause(_untargetable(first, who, telling) + _WHEN[step.until])
    if len(step.rules) == 1 and isinstance(first, la.SparedOnce):
        ways = listed(ways_to_destroy(first, telling)).replace("card effects", "card effect")
        return Clause(
            f"the first time {who} would be destroyed by {ways}{_WHEN[step.until]}, it is not "
            "destroyed"
        )
    told = []
    for rule in step.rules:
        if not isinstance(rule, la.Indestructible | la.Unaffected):
            raise TypeError("no words for several kinds of protection")
        told.append(_said(rule, several, telling))
    return Clause(f"{who} {listed(told, 'and')}{_WHEN[step.until]}")


def _said(rule: la.Indestructible | la.Unaffected, several: bool, telling: Telling) -> str:
    """What is said of the cards that are protected."""
    if isinstance(rule, la.Indestructible):
        return f"cannot be destroyed by {listed(ways_to_destroy(rule, telling))}"
    be = "are" if several else "is"
    return f"{be} unaffected by {effects_by(rule.of, rule.by, rule.activated, telling)}"


def not_used(rule: la.NotUsedFor, telling: Telling) -> str:
    """ "cannot be Tributed, nor used as material for a Synchro or Xyz Summon" """
    tributed = rule.what[0] == "tribute"
    kinds = listed([w.SUMMON_MATERIALS[use] for use in rule.what[tributed:]])
    if isinstance(rule.but, NoneOf) and not tributed:
        such = noun(rule.but.of, telling, v.EXTRA).one
        return f"cannot be used as material for the {kinds} Summon of {such}"
    if rule.but is not None or rule.new:
        raise TypeError("no words for what monsters are not used for")
    if tributed:
        more = f", nor used as material for {article(kinds)} Summon" if kinds else ""
        return f"cannot be Tributed{more}"
    if len(rule.what) == 1:
        return f"cannot be used as {kinds} Material"
    return f"cannot be used as material for {article(kinds)} Summon"


def _untargetable(rule: la.Untargetable, who: str, telling: Telling) -> str:
    return f"{_WHO[rule.by]} target {who} with {effects_by(rule.of, v.EITHER, False, telling)}"


@clause.register
def _(step: la.BarOpposite, telling: Telling) -> Clause:
    thing(step.what, telling)
    return Clause("if", tail=(
        "your opponent's Main Monster Zone in that monster's current column is unused, that zone "
        "cannot be used until the end of this turn"
    ))  # fmt: skip


@clause.register
def _(step: la.ShieldTargets, telling: Telling) -> Clause:
    if step.filter != ~la.FACE_UP & la.State("controlled"):
        raise TypeError("no words for such targets")
    return Clause("your opponent cannot target", tail=(
        "that face-down card with card effects for the rest of this turn"
    ))  # fmt: skip


@clause.register
def _(step: la.StayRevealed, telling: Telling) -> Clause:
    rules = " and ".join(str(for_the_turn(la.ForTheTurn(rule, ""), telling)) for rule in step.rules)
    return Clause("keep", tail=(
        "this card in your hand revealed until the end of your opponent's turn, and while it is "
        f"revealed by this effect, {rules}"
    ))  # fmt: skip


def for_the_turn(step: la.ForTheTurn, telling: Telling) -> Clause:
    """What protects a player's cards for the turn, those too that come later."""
    rule = step.effect
    whose = v.YOU if isinstance(rule, la.Unaffected) else rule.whose  # type: ignore[attr-defined]
    first = "during this Main Phase, " if step.until == "main phase" else ""
    who = protected(rule.filter, whose, telling)  # type: ignore[attr-defined]
    if isinstance(rule, la.Untargetable):
        return Clause(first + _untargetable(rule, who, telling) + _WHEN[step.until])
    assert isinstance(rule, la.Indestructible | la.Unaffected)
    return Clause(f"{first}{who} {_said(rule, True, telling)}{_WHEN[step.until]}")
