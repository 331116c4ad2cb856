"""Conditions, as they follow "if": "you control no monsters"."""

from functools import singledispatch

from engine.effects import Node
from engine.filters import ANY, NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.activated_before import by_either
from engine.yugioh.wording.amounts import amount, different, worked_out
from engine.yugioh.wording.describing import Unless, say
from engine.yugioh.wording.description import Description
from engine.yugioh.wording.done_to_some import done_to_some
from engine.yugioh.wording.highest import highest
from engine.yugioh.wording.lasting import only
from engine.yugioh.wording.none_but import none_but, not_such
from engine.yugioh.wording.nouns import Nouns, noun, so_many
from engine.yugioh.wording.phrase import Telling
from engine.yugioh.wording.places import spots, static
from engine.yugioh.wording.answering import activated, answering, would_summon
from engine.yugioh.wording.words import listed

_WHO = {v.YOU: "you", v.OPPONENT: "your opponent", v.EITHER: "a player"}
_TURN = {v.YOU: "your ", v.OPPONENT: "your opponent's ", v.EITHER: "the "}
_COMPARED = {
    "=": "equal to", "!=": "different from", "<": "less than", "<=": "at most",
    ">": "more than", ">=": "at least",
}  # fmt: skip


@singledispatch
def condition(item: Node, telling: Telling) -> str:
    """What must hold."""
    raise TypeError(f"no words for the condition {item.kind}")


@condition.register
def _(item: la.Compare, telling: Telling) -> str:
    telling.compared.append(item)
    left, right = item.left, item.right
    if isinstance(left, la.Count) and (best := highest(item, left, telling)):
        return best
    if isinstance(left, la.Count) and (others := not_such(item, left, telling)):
        return others
    if isinstance(left, la.Count) and isinstance(right, int):
        about = noun(left.filter, telling, left.places, default=_default(left))
        if about.about.this:
            return _this(about, left, _none(item))
        return _counted(item, left, right, about, telling)
    if isinstance(left, la.Count) and isinstance(right, la.Count):
        if item.op == ">" and left.filter == right.filter and left.places == right.places:
            return _more_than(left, right, telling)
    if isinstance(left, la.Names) and isinstance(right, int) and item.op == ">=":
        if left.what in ("type", "attribute"):
            return f"there are {right} or more {different(left, telling)}"
        nouns = noun(left.filter, telling, left.places)
        if left.places in (v.MZONE, v.FIELD_PLACES) or not left.places & v.FIELD_PLACES:
            where = static(left.places, left.whose, monsters=nouns.head == "monster")
            have = "" if where.startswith(("you control", "your opponent controls")) else where
            who = "your opponent" if left.whose == v.OPPONENT else "you"
            verb = where if not have else "have"
            start = verb if not have else f"{who} {verb}"
            many = f"{right} or more {nouns.several} with different names"
            return f"{start} {many} {have}{nouns.but}".replace("  ", " ").strip()
        where = spots(left.places, left.whose, right > 1)
        return f"you have {right} {nouns.several} with different names on {where}"
    if isinstance(left, la.LevelOf) and isinstance(left.of, la.This) and isinstance(right, int):
        than = {">=": "or more", "<=": "or less"}.get(item.op)
        if than:
            return f"this card has {right} {than} {w.NUMBERS[left.what]}"
    if isinstance(left, la.Counters) and isinstance(left.of, la.This):
        so_many = {">=": f"{right} or more", "<=": f"{right} or less", "<": f"less than {right}"}
        if item.op in so_many:
            return f"there are {so_many[item.op]} {left.name} Counters on this card"
    if isinstance(left, la.MaterialCount | la.MaterialsUsed) and item.op in (">=", "="):
        such = getattr(left, "filter", ANY)
        what = "materials" if such == ANY else noun(such, telling, default="monster").several
        many = f"{right} or more {what}" if item.op == ">=" else f"exactly {right} {what}"
        if isinstance(left, la.MaterialCount):
            return f"this card has {many}"
        how = next(name for bit, name in w.MADE_BY.items() if telling.card.type & bit)
        return f"this card was {w.summons(how)} Summoned using {many}"
    if some := done_to_some(item, telling):
        return some
    if life := _life(item, telling):
        return life
    if isinstance(left, la.SumOf) and isinstance(right, int) and item.op in (">=", "<="):
        than = "higher" if item.op == ">=" else "lower"
        return f"{amount(left, telling)} are {right} or {than}"
    return f"{amount(left, telling)} is {_COMPARED[item.op]} {amount(right, telling)}"


@worked_out.register
def _(value: la.OneIf, telling: Telling) -> str:
    return f"1 if {condition(value.condition, telling)}"


def _life(item: la.Compare, telling: Telling) -> str:
    """A condition on Life Points."""
    left, right = item.left, item.right
    if isinstance(left, la.LifePoints):
        lp = amount(left, telling)
        if isinstance(right, int) and item.op in (">=", "<="):
            return f"{lp} are {right} or {'more' if item.op == '>=' else 'less'}"
        than = {">": "higher than", "<": "lower than", "<=": "less than or equal to"}.get(item.op)
        if isinstance(right, la.LifePoints) and than:
            whose = "yours" if right.whose == v.YOU else "your opponent's"
            return f"{lp} are {than} {whose}"
    if isinstance(left, la.Excess) and isinstance(left.amount, la.LifePoints):
        if isinstance(left.over, la.LifePoints) and not left.plus and item.op == ">=":
            whose = "yours" if left.over.whose == v.YOU else "your opponent's"
            return f"{amount(left.amount, telling)} are at least {right} higher than {whose}"
    return ""


def _default(count: la.Count) -> str:
    return "card" if count.places & ~v.MZONE else "monster"


def _none(item: la.Compare) -> bool:
    """Whether the comparison says that there is none."""
    return item.op in ("=", "<") and item.right == (0 if item.op == "=" else 1)


def _this(about: Nouns, count: la.Count, none: bool) -> str:
    """A condition on the card of the effect itself."""
    d = about.about
    if d.zones:
        zone = w.MONSTER_ZONES.get(d.zones, "zone")
        return f"this card is {'not ' if none else ''}in the {zone}"
    states = [(name, true) for name, true in d.states if name in w.STATES_OF_THIS]
    made = [text for text in d.after if text.startswith("that was ") and " using " in text]
    if made and not none:
        turn = " this turn" if ("this-turn", True) in states else ""
        return f"you control this card {made[0].replace(' using', f'{turn} using', 1)}"
    if d.summoned and ("this-turn", True) in states:
        return f"this card was {'not ' if none else ''}{d.summoned} Summoned this turn"
    if d.summoned:
        return f"this card was {'not ' if none else ''}{d.summoned} Summoned"
    if ("marked", True) in d.states:
        return "this effect was activated this turn (and was not negated)"
    if len(states) > 1:
        states = [item for item in states if item[0] != "face-up"]
    if states:
        name, true = states[-1]
        return f"this card {w.STATES_OF_THIS[name][0 if true is not none else 1]}"
    if len(d.after) == 1 and d.after[0].startswith(w.SENT_FOR) and not none:
        return f"this card is in the GY {d.after[0]}"
    if len(d.after) == 1 and d.after[0].startswith("equipped "):
        return f"this card is {'not ' if none else ''}{d.after[0]}"
    if len(d.after) == 1 and d.after[0].startswith("that are equipped to "):
        host = d.after[0].removeprefix("that are ").removesuffix(" as an Equip Spell")
        return f"this card is {'not ' if none else ''}{host}"
    if len(d.after) == 1 and d.after[0].startswith("that has "):
        has = d.after[0].removeprefix("that ")
        return f"this card {has.replace('has', 'does not have', 1) if none else has}"
    return f"this card is {'not ' if none else ''}{static(count.places, count.whose)}"


def _counted(item: la.Compare, count: la.Count, number: int, nouns: Nouns, telling: Telling) -> str:
    """A condition on how many cards there are."""
    if (item.op == ">=" and number == 1) or (item.op == ">" and number == 0):
        text = nouns.one
    elif _none(item):
        text, except_ = none_but(count, nouns, telling, _default(count))
        return _have(count, f"no {text}", nouns, False) + except_
    elif item.op in ("<", "<="):
        text = nouns.counted(f"{number - (item.op == '<')} or less", True)
    elif item.op in (">", ">="):
        text = nouns.counted(f"{number + (item.op == '>')} or more", True)
    else:
        text = nouns.counted(f"exactly {number}", number != 1)
    return _have(count, text, nouns, number != 1) + nouns.but


def _have(count: la.Count, text: str, nouns: Nouns, several: bool) -> str:
    """Who has the cards, and where."""
    who = _WHO[count.whose]
    s = "" if count.whose == v.YOU else "s"
    zones, piles = nouns.about.zones, count.places & ~v.FIELD_PLACES
    if zones:
        if count.whose == v.EITHER:
            be = "are" if several else "is"
            return f"there {be} {text} {static(count.places, count.whose, zones)}".replace(
                " or more cards", " cards")  # fmt: skip
        return f"{who} control{s} {text} {static(count.places, count.whose, zones)}"
    if ("pointed", True) in nouns.about.states:
        return f"this card points to {text.replace(' this card points to', '')}"
    if ("its-linked", True) in nouns.about.states:
        return f"this card is linked to {text.replace(' linked to this card', '')}"
    if count.whose == v.EITHER:
        be = "are" if several or text.startswith("no ") else "is"
        return f"there {be} {text} {static(count.places, v.EITHER)}"
    if not piles:
        return f"{who} control{s} {text}"
    owner = "your" if count.whose == v.YOU else "their"
    have = "have" if count.whose == v.YOU else "has"
    if count.places & v.FIELD_PLACES and nouns.of[0].quoted:
        return f"{text} is on {spots(count.places, count.whose).replace(' or ', ' or in your ')}"
    where = spots(count.places, v.YOU).removeprefix("your ")
    return f"{who} {have} {text} in {owner} {where}"


def _more_than(left: la.Count, right: la.Count, telling: Telling) -> str:
    who, than = _WHO[left.whose], "they do" if left.whose == v.YOU else "you do"
    have, owner = ("have", "your") if left.whose == v.YOU else ("has", "their")
    nouns = noun(left.filter, telling, left.places)
    piles = left.places & ~v.FIELD_PLACES
    if not piles:
        control = "control" if left.whose == v.YOU else "controls"
        return f"{who} {control} more {nouns.several} than {than}"
    where = spots(left.places, v.YOU).removeprefix("your ").replace(" or ", " and ")
    total = " total" if left.places & v.FIELD_PLACES else ""
    return f"{who} {have} more{total} {nouns.several} in {owner} {where} than {than}"


@condition.register
def _(item: la.AnyCondition, telling: Telling) -> str:
    return " or ".join(condition(part, telling) for part in item.of)


@condition.register
def _(item: la.WasSummoned, telling: Telling) -> str:
    by = "" if item.by is None else f" by the effect of {noun(item.by, telling, 0, 'card').one}"
    if item.never:
        raise TypeError("no words for such a Summon")
    return f"{w.was_summoned(item.how)}{by}"


@condition.register
def _(item: la.MaterialsIncluded, telling: Telling) -> str:
    how = next((how for bit, how in w.MADE_BY.items() if telling.card.type & bit), 0)
    monsters = so_many(item, telling)
    if not how:
        return f"this card was Tribute Summoned by Tributing {monsters}"
    return f"this card was {w.summons(how)} Summoned using {monsters} as material"


@condition.register
def _(item: la.MaterialsLack, telling: Telling) -> str:
    monsters = noun(item.filter, telling, default="monster").several
    return f"this card was Summoned using no {monsters}"


@condition.register
def _(item: la.During, telling: Telling) -> str:
    return f"it is {during((item,)).removeprefix('during ')}"


@condition.register
def _(item: la.AtStart, telling: Telling) -> str:
    return "it is the start of your Main Phase 1"


def during(parts: tuple[la.During, ...]) -> str:
    """Turn and phase: "during your Main Phase or your opponent's Battle Phase"."""
    phases = [w.PHASES.get(part.phase, "turn") for part in parts]
    if len({part.whose for part in parts}) == 1:
        return f"during {_TURN[parts[0].whose]}{listed(phases)}"
    each = [_TURN[part.whose] + name for part, name in zip(parts, phases, strict=True)]
    return f"during {listed(each)}"


@condition.register
def _(item: la.SentFor, telling: Telling) -> str:
    which = noun(item.filter, telling, default="monster").one
    return f"it was sent for the {w.summons(item.how)} Summon of {which}"


@condition.register
def _(item: la.UsedOnField, telling: Telling) -> str:
    return (
        "this card on the field was not used as material"
        if item.never
        else ("this card on the field was used as material")
    )


@condition.register
def _(item: la.SummonedOnly, telling: Telling) -> str:
    source, what = only(item.filter, telling)
    return f"you Special Summoned no monsters{source} this turn, except {what}"


@condition.register
def _(item: la.ThisTurn, telling: Telling) -> str:
    who = _WHO[item.whose]
    have = "have" if item.whose == v.YOU else "has"
    if item.what == "activate" and item.whose == v.EITHER:
        return by_either(item, telling)
    if item.what == "activate":
        what = activated(item.filter, telling)
        when = "this turn"
        if item.phase:
            when = f"during your {w.PHASES[item.phase]} this turn"
        if item.most is not None:
            return f"{who} {have} activated at most {item.most} {what} {when}"
        count = f"{item.least} or more " if item.least > 1 else "a "
        return f"{who} {have} activated {count}{what} {when}"
    if item.what in ("activated", "activated-in-hand"):
        if (item.whose, item.least, item.most, item.phase) != (v.EITHER, 1, None, ""):
            raise TypeError("no words for what was activated")
        nouns = noun(item.filter, telling, default="card")
        there = " in the hand" * (item.what == "activated-in-hand")
        return f"an effect of {nouns.one}{there} was activated this turn{nouns.but}"
    if item.what == "battle":
        return f"{noun(item.filter, telling, default='monster').one} battled this turn"
    if item.what == "banish":
        if item != la.ThisTurn("banish", ANY, v.EITHER):
            raise TypeError("no words for what was banished")
        return "any card has been banished this turn"
    if item.what == "send":
        return _sent(item, telling)
    done = w.DEEDS[item.what]
    default = "card" if item.what == "draw" else "monster"
    nouns = noun(item.filter, telling, default=default)
    if item.or_last:
        if item.most is not None or item.phase or item.least < 2:
            raise TypeError("no words for so much in this turn or the last")
        many = nouns.counted(f"{item.least} or more", True)
        where = " from the Extra Deck" if nouns.about.places == v.EXTRA else ""
        return f"during the turn, or turn after, {who} {done} {many}{where}"
    if item.most is not None:
        count = f"at most {item.most}" if item.most else "no"
        return f"{who} {have} {done} {nouns.counted(count, item.most != 1)} this turn"
    if item.least > 1:
        return f"{who} {done} {nouns.counted(f'{item.least} or more', True)} this turn"
    if item.what == "xyz" and item.filter == ANY:
        return f"{who} {done} this turn"
    where = " from your Deck" if nouns.about.places == v.DECK else ""
    return f"{who} {done} {nouns.one}{where} this turn"


def _sent(item: la.ThisTurn, telling: Telling) -> str:
    """ "a Fusion Monster was sent to your GY this turn" """
    if item.most is not None or item.phase:
        raise TypeError("no words for so few cards, or in a phase")
    nouns = noun(item.filter, telling, default="card")
    owner = {v.YOU: "your", v.OPPONENT: "your opponent's", v.EITHER: "the"}[item.whose]
    count = nouns.one if item.least == 1 else nouns.counted(f"{item.least} or more", True)
    return f"{count} {'was' if item.least == 1 else 'were'} sent to {owner} GY this turn{nouns.but}"


@condition.register
def _(item: la.Is, telling: Telling) -> str:
    inner = item.filter.of if isinstance(item.filter, NoneOf) else item.filter
    if item.filter == ~la.State("controlled"):
        return "you targeted an opponent's monster"
    if isinstance(inner, la.InPlace):
        return f"that {_spoken(item.of, telling)} is {static(inner.places, v.EITHER)}"
    if inner == la.Measured("level", "=", la.Declared()):
        which = f"that {_spoken(item.of, telling)}"
        return f"{which} is the same Level as the one declared by your opponent"
    said = noun(inner, telling, default=_spoken(item.of, telling))
    return f"it was {'' if inner == item.filter else 'not '}{said.one}{said.but}"


def _spoken(of: Node, telling: Telling) -> str:
    """The noun of cards that were spoken of."""
    names = of.names if isinstance(of, la.Chosen) else ()
    found = telling.targets[0] if telling.targets else telling.latest
    if names:
        found = telling.named(names[0])
    return "card" if found is None else found.noun


@condition.register
def _(item: la.WouldSummon, telling: Telling) -> str:
    return would_summon(item, telling)


@condition.register
def _(item: la.Answering, telling: Telling) -> str:
    return answering((item,), telling)[0]


# ------------------------------------------------------ conditions in filters


@say.register
def _(item: la.Provided, d: Description) -> None:
    held = condition(item.condition, d.telling)
    d.provided = f"{d.provided} and {held}" if d.provided else held


@say.register
def _(item: Unless, d: Description) -> None:
    """ "but if you control no monsters, you can only Special Summon \"A\" monsters with this" """
    held = [one.of for one in item.of if isinstance(one, NoneOf)]
    rest = [one for one in item.of if not isinstance(one, NoneOf)]
    if len(held) != 1 or len(rest) != 1 or not isinstance(held[0], la.Provided):
        raise TypeError("no words for several conditions of what is chosen")
    d.but.append(
        f"but if {condition(held[0].condition, d.telling)}, you can only Special Summon "
        f"{noun(rest[0], d.telling).several} with this effect"
    )
