"""Continuous effects and rules that stand on a card, as sentences."""

from functools import singledispatch

from engine.effects import Node
from engine.filters import ANY, AllOf, AnyOf, Filter, NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.amounts import for_each
from engine.yugioh.wording.lasting import only
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.phrase import Spoken, Telling, sentence
from engine.yugioh.wording.places import in_zones
from engine.yugioh.wording.stats import Change, change
from engine.yugioh.wording.steps import told
from engine.yugioh.wording.words import listed

_THIS = NoneOf(la.OTHER)


@singledispatch
def statement(item: Node, telling: Telling) -> str:
    """The sentence of a rule."""
    raise TypeError(f"no words for the rule {item.kind}")


@statement.register
def _(item: la.FieldStats, telling: Telling) -> str:
    changed = change(item.by, item.to, item.stats, item.original, telling)
    if item.filter == _THIS:
        return sentence(_this_changes(item, changed))
    nouns = noun(item.filter, telling, default="monster")
    side = {v.YOU: "you control", v.OPPONENT: "your opponent controls", v.EITHER: "on the field"}
    who = f"{'all ' if item.filter != ANY else ''}{nouns.several} {side[item.whose]}{nouns.but}"
    if changed.value:
        return sentence(f"the {changed.value} of {who} {changed.verb}{changed.rest}")
    each = for_each(item.by, telling)
    if isinstance(item.by, la.MaterialCount) and each:
        rest = changed.rest.replace(f" for each {each[1]}", "")
        return sentence(f"for each material this card has, {who} {changed.verb}{rest}")
    return sentence(f"{who} {changed.verb}{changed.rest}")


def _this_changes(item: la.FieldStats, changed: Change) -> str:
    if changed.value:
        return f"the {changed.value} of this card {changed.third}{changed.rest}"
    if " equal to " in changed.rest:
        return f"this card {changed.third}{changed.rest}"
    return f"{changed.third}{changed.rest}"


@statement.register
def _(item: la.Indestructible, telling: Telling) -> str:
    whose = "your opponent's " if item.by == v.OPPONENT else ""
    return sentence(f"{_yours(item.filter, telling)} cannot be destroyed by {whose}card effects")


@statement.register
def _(item: la.Untargetable, telling: Telling) -> str:
    return sentence(f"your opponent cannot target {_yours(item.filter, telling)} with card effects")


def _yours(item: Filter, telling: Telling) -> str:
    """Your cards on the field that match."""
    if item == _THIS:
        return "this card"
    nouns = noun(item, telling, v.MZONE if la.MONSTER in getattr(item, "of", ()) else 0)
    about = nouns.about
    if about.zones:
        kind = "monsters" if nouns.head == "card" else nouns.several
        return f"{kind} {in_zones(v.MZONE, v.YOU, about.zones)}"
    if ("pointed", True) in about.states:
        return nouns.several
    if about.places == v.MZONE and about.name:
        return f"{nouns.several} in your Monster Zone"
    return f"{nouns.several} you control{nouns.but}"


@statement.register
def _(item: la.Unaffected, telling: Telling) -> str:
    when = ""
    if item.when != ANY:
        when = f", while {noun(item.when, telling).of[0].after.strip()}"
    if isinstance(item.except_, NoneOf):
        by = noun(item.except_.of, telling, default="card").of[0].singular
        return sentence(f"unaffected by {by} Cards or effects{when}")
    but = f", except {noun(item.except_, telling).several}" if item.except_ != ANY else ""
    return sentence(f"unaffected by card effects{but}{when}")


@statement.register
def _(item: la.InsteadOfDestruction, telling: Telling) -> str:
    parts = item.filter.of if isinstance(item.filter, AllOf) else (item.filter,)
    by = " by an opponent's card effect" if item.by == v.OPPONENT else " by card effect"
    if _THIS in parts:
        who = "this face-up card on the field" if la.FACE_UP in parts else "this card"
        telling.speaks(Spoken(this=True))
    else:
        rest = AllOf(tuple(part for part in parts if not isinstance(part, la.InPlace)))
        places = next((part.places for part in parts if isinstance(part, la.InPlace)), 0)
        who = f"{noun(rest, telling, places).one} you control"
    telling.cost = True
    done = told(item.do, telling, True)
    return sentence(f"if {who} would be destroyed{by}, you can {done} instead")


@statement.register
def _(item: la.NotAsLinkMaterialThisTurn, telling: Telling) -> str:
    return "Cannot be used as Link Material the turn it is Link Summoned."


@statement.register
def _(item: la.HoldsAtMost, telling: Telling) -> str:
    plural = "s" if item.most > 1 else ""
    return f"Cannot hold more than {item.most} {item.name} Counter{plural}."


@statement.register
def _(item: la.NotUsedFor, telling: Telling) -> str:
    text = f"cannot {listed([w.USES[use] for use in item.what])}"
    if telling.card.type & v.TOKEN:
        return sentence(f"this Token {text}")
    return f"While this card is face-up on the field, it {text}."


@statement.register
def _(item: la.StaysAsSpell, telling: Telling) -> str:
    return (
        "If this face-up card is destroyed in a Monster Zone, you can place it face-up in your "
        "Spell & Trap Zone as a Continuous Spell, instead of sending it to the GY."
    )


@statement.register
def _(item: la.SummonBan, telling: Telling) -> str:
    if isinstance(item.filter, AnyOf):
        denied = [part.of for part in item.filter.of if isinstance(part, NoneOf)]
        if denied and NoneOf(la.InPlace(v.EXTRA)) in item.filter.of and len(denied) > 1:
            rest = AllOf(tuple(part for part in denied if not isinstance(part, la.InPlace)))
            left = tuple(part for part in item.filter.of if not isinstance(part, NoneOf))
            after = noun(AllOf(left), telling).of[0].after
            return (f"You cannot Special Summon {noun(rest, telling, v.EXTRA, 'monster').several} "
                    f"from the Extra Deck, except those{after}.")  # fmt: skip
    source, what = only(item.filter, telling)
    return f"You cannot Special Summon{source}, except {what}."


@statement.register
def _(item: la.OneAtATime, telling: Telling) -> str:
    return "Neither player can Special Summon 2 or more monsters at the same time."


@statement.register
def _(item: la.LowestTakesNoDamage, telling: Telling) -> str:
    return "The player with the lowest LP takes no damage."


@statement.register
def _(item: la.ExtraNormalSummon, telling: Telling) -> str:
    nouns = noun(item.filter, telling, v.HAND, "monster")
    return (
        f"During your Main Phase, you can Normal Summon {nouns.counted('1', False)} in addition to "
        f"your Normal Summon/Set{nouns.but}. (You can only gain this effect once per turn.)"
    )


@statement.register
def _(item: la.WinsWith, telling: Telling) -> str:
    names = [f'"{telling.names(passcode)}"' for passcode in item.passcodes]
    return (
        f"If you have {listed(names, 'and')} in addition to this card in your hand, you win the "
        "Duel."
    )
