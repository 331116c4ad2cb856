"""Continuous effects and rules that stand on a card, as sentences."""

from dataclasses import replace
from functools import singledispatch
import re
from typing import Final

from engine.effects import Node
from engine.filters import ANY, AllOf, AnyOf, NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import battles
from engine.yugioh.wording import words as w
from engine.yugioh.wording.amounts import for_each
from engine.yugioh.wording.conditions import condition
from engine.yugioh.wording.lasting import banished_instead, forbidden, less_damage
from engine.yugioh.wording.not_summoned import not_summoned
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.changing import trait_names
from engine.yugioh.wording.phrase import Telling, article, sentence
from engine.yugioh.wording.protecting import SUBJECT, THIS, effects_by, protected, ways_to_destroy
from engine.yugioh.wording.stats import Change, change
from engine.yugioh.wording.untributed import of_normal_summon
from engine.yugioh.wording.words import listed

# What is said of this card before the noun: how it was Summoned, or its battle position.
_OF_THIS: Final = re.compile(r"this card (?:was (\w+ Summoned)|is in (\w+ Position)|is (linked))")


# First words of a statement that have a capital for that alone.
_PLAIN_WORDS: Final = frozenset(
    ("This", "The", "You", "Your", "Neither", "Any", "All", "Each", "Monsters", "Cards", "Other",
     "It", "If", "Cannot", "Gains", "Loses", "Unaffected", "Face-up", "Either", "Cards,", "Spells",
     "Traps", "Set")
)  # fmt: skip


@singledispatch
def statement(item: Node, telling: Telling) -> str:
    """The sentence of a rule."""
    raise TypeError(f"no words for the rule {item.kind}")


@statement.register
def _(item: la.FieldStats, telling: Telling) -> str:
    changed = change(item.by, item.to, item.stats, item.original, telling)
    if item.filter == THIS:
        return sentence(_of_this(_this_changes(item, changed, telling), telling))
    if isinstance(item.filter, AnyOf) and item.filter.of[0] == THIS and not changed.value:
        words = f"{protected(item.filter, item.whose, telling)} {changed.verb}{changed.rest}"
        if words.startswith(f"{SUBJECT} and "):
            return sentence(words.replace(SUBJECT, telling.this))
        return sentence(_of_this(words, telling))
    nouns = noun(item.filter, telling, default="monster")
    side = {v.YOU: "you control", v.OPPONENT: "your opponent controls", v.EITHER: "on the field"}
    who = f"{'all ' if item.filter != ANY else ''}{nouns.several} {side[item.whose]}{nouns.but}"
    parts = item.filter.of if isinstance(item.filter, AllOf) else ()
    if la.POINTED in parts and item.whose == v.EITHER:
        who = f"{nouns.several}{nouns.but}"
    if ("pointing", True) in nouns.about.states:
        plain = who.replace(" that points to this card", "")
        who = f"{plain} that point to this card"
    if nouns.about.zones == w.EXTRA_ZONES and item.whose == v.YOU:
        who = f"your {nouns.several} in the Extra Monster Zone{nouns.but}"
    if changed.value:
        return sentence(f"the {changed.value} of {who} {changed.verb}{changed.rest}")
    each = for_each(item.by, telling)
    if isinstance(item.by, la.MaterialCount) and each:
        rest = changed.rest.replace(f" for each {each[1]}", "")
        return sentence(f"for each material this card has, {who} {changed.verb}{rest}")
    return sentence(f"{who} {changed.verb}{changed.rest}")


def _this_changes(item: la.FieldStats, changed: Change, telling: Telling) -> str:
    if changed.value:
        return f"the {changed.value} of {telling.this} {changed.third}{changed.rest}"
    if " equal to " in changed.rest:
        return f"{telling.this} {changed.third}{changed.rest}"
    return f"{SUBJECT} {changed.third}{changed.rest}"


def _of_this(words: str, telling: Telling) -> str:
    """A statement on this card: its subject is said only where something was said of it."""
    if telling.this != "this card" or telling.under:
        return words.replace(SUBJECT, telling.this)
    if words.startswith(f"{SUBJECT} "):
        return words.removeprefix(f"{SUBJECT} ").removeprefix("is ")
    return words.replace(SUBJECT, telling.this)


@statement.register
def _(item: la.FieldType | la.FieldAttribute, telling: Telling) -> str:
    names = trait_names(item.to, item)
    of_type = isinstance(item, la.FieldType)
    if item.filter == THIS:
        if item.also:
            return sentence(f"{telling.this} is also {names}{'' if of_type else '-Attribute'}")
        return sentence(
            f"{telling.this} becomes {article(f'{names} monster') if of_type else names}"
        )
    nouns = noun(item.filter, telling, default="monster")
    side = {v.YOU: "you control", v.OPPONENT: "your opponent controls", v.EITHER: "on the field"}
    graves = {v.YOU: "in your GY", v.OPPONENT: "in your opponent's GY", v.EITHER: "in the GYs"}
    where = [side[item.whose]] if item.places & v.MZONE else []
    where += [graves[item.whose]] if item.places & v.GRAVE else []
    verb = "are also" if item.also else "become"
    end = f"{names} monsters" if of_type else f"{names}-Attribute" if item.also else names
    return sentence(f"all {nouns.several} {listed(where, 'and')}{nouns.but} {verb} {end}")


@statement.register
def _(item: la.While, telling: Telling) -> str:
    firm = " This effect cannot be negated." if item.firm else ""
    if item.as_trap:
        told = statement(replace(item, as_trap=False), telling)
        return sentence(f"while this card is a Continuous Trap, {_inside(told)}")
    if not item.condition:
        return " ".join(statement(rule, telling) for rule in item.rules) + firm
    if told := of_normal_summon(item):
        return told + firm
    if told := not_summoned(item, telling):
        return told + firm
    held = [condition(part, telling) for part in item.condition]
    if len(item.rules) == 1 and isinstance(item.rules[0], la.Falls):
        what = "destroy this card" if item.rules[0].destroyed else "send this card to the GY"
        return f"If {' and '.join(held)}, {what}.{firm}"
    telling.under = True
    this = _summoned_or_turned(item.condition, held)
    if this:
        telling.this = this
    elif any("this card" in text for text in held):
        telling.this = "it"
    rules = []
    for rule in item.rules:
        rules.append(_inside(statement(rule, telling)))
        if telling.this in rules[-1]:
            telling.this = "it"
    said = ", also ".join(rules)
    if this and this in rules[0]:
        return sentence(said) + firm
    return sentence(f"while {' and '.join(held)}, {said}") + firm


def _summoned_or_turned(condition: tuple[Node, ...], held: list[str]) -> str:
    """This card, with how it was Summoned or its position, where nothing else is asked."""
    if len(condition) != 1:
        return ""
    found = _OF_THIS.fullmatch(held[0])
    return f"this {found[1] or found[2] or found[3]} card" if found else ""


def _inside(text: str) -> str:
    """A sentence as a part of another one: names keep their capitals."""
    text = text.removesuffix(".")
    first = text.partition(" ")[0].rstrip(",")
    return text[:1].lower() + text[1:] if first in _PLAIN_WORDS else text


@statement.register
def _(item: la.Indestructible, telling: Telling) -> str:
    ways = ways_to_destroy(item, telling)
    who = protected(item.filter, item.whose, telling)
    return sentence(_of_this(f"{who} cannot be destroyed by {listed(ways)}", telling))


@statement.register
def _(item: la.SparedOnce, telling: Telling) -> str:
    ways = listed(ways_to_destroy(item, telling))
    if item.filter == THIS:
        who = telling.this
    else:
        nouns = noun(item.filter, telling, v.MZONE if la.MONSTER in getattr(item.filter, "of", ())
                     else 0)  # fmt: skip
        side = {
            v.YOU: "you control", v.OPPONENT: "your opponent controls", v.EITHER: "on the field",
        }[item.whose]  # fmt: skip
        if nouns.about.places == v.SZONE:
            side = "in your Spell & Trap Zone"
        who = f"each {nouns.of[0].singular}{nouns.of[0].after} {side}{nouns.but}"
    return sentence(
        f"the first time {who} would be destroyed by {ways} each turn, it is not destroyed"
    )


@statement.register
def _(item: la.Untargetable, telling: Telling) -> str:
    by = {v.OPPONENT: "your opponent cannot", v.YOU: "you cannot", v.EITHER: "neither player can"}
    who = protected(item.filter, item.whose, telling).replace(SUBJECT, telling.this)
    who, but, spared = who.partition(", except ")
    effects = effects_by(item.of, v.EITHER, False, telling)
    return sentence(f"{by[item.by]} target {who} with {effects}{but}{spared}")


@statement.register
def _(item: la.Unaffected, telling: Telling) -> str:
    who = protected(item.filter, v.YOU, telling)
    be = "is" if who == SUBJECT else "are"
    effects = effects_by(item.of, item.by, item.activated, telling)
    it = "this card" if who == SUBJECT else "them"
    unless = f", unless they target {it}" if item.unless_targeted else ""
    return sentence(_of_this(f"{who} {be} unaffected by {effects}{unless}", telling))


@statement.register
def _(item: la.InBattle, telling: Telling) -> str:
    who = protected(item.filter, item.whose, telling)
    if item.how == "alone-attacked" and who == SUBJECT:
        who = "this one"
    return sentence(_of_this(battles.in_battle(item.how, who, who != SUBJECT), telling))


@statement.register
def _(item: la.BanishInstead, telling: Telling) -> str:
    if item.until:
        raise TypeError("no words for a continuous effect that ends")
    return sentence(banished_instead(item, telling))


@statement.register
def _(item: la.UnderDeckWhenLeaving, telling: Telling) -> str:
    return (
        "If this face-up Special Summoned card leaves the field, return it to the bottom of the "
        "Deck."
    )


@statement.register
def _(item: la.BanishedWhenLeaving, telling: Telling) -> str:
    return "If this face-up card would leave the field, banish it instead."


@statement.register
def _(item: la.HoldsAtMost, telling: Telling) -> str:
    plural = "s" if item.most > 1 else ""
    return f"Cannot hold more than {item.most} {item.name} Counter{plural}."


@statement.register
def _(item: la.NotUsedFor, telling: Telling) -> str:
    text = f"cannot {listed([w.USES[use] for use in item.what])}"
    if item.always and item.what[0] == "tribute":
        kinds = listed([w.SUMMON_MATERIALS[use] for use in item.what[1:]])
        more = f", nor used as material for {article(kinds)} Summon" if kinds else ""
        return sentence(f"cannot be Tributed{more}")
    if item.always:
        kinds = listed([w.SUMMON_MATERIALS[use] for use in item.what])
        if len(item.what) > 1:
            text = f"cannot be used as material for {article(kinds)} Summon"
        if item.but is not None:
            text += f", except for the {kinds} Summon of {noun(item.but, telling, v.EXTRA).one}"
        if item.new:
            text += f" the turn it was {kinds} Summoned"
        return sentence(text)
    if item.but is not None or item.new:
        raise TypeError("no words for a continuous effect with an exception")
    if telling.card.type & v.TOKEN:
        return sentence(f"this Token {text}")
    return f"While this card is face-up on the field, it {text}."


@statement.register
def _(item: la.OthersUsed, telling: Telling) -> str:
    kinds = listed([w.SUMMON_MATERIALS[use] for use in item.what])
    others = noun(item.filter, telling, v.MZONE).several
    summons = f"{article(kinds)} Summon"
    return f"Cannot be used as material for {summons}, unless all other materials are {others}."


@statement.register
def _(item: la.EntireTribute, telling: Telling) -> str:
    monster = noun(item.filter & la.Type(v.RITUAL) & la.MONSTER, telling).counted("1", False)
    there = " you control" if item.on_field else ""
    return sentence(
        f"if you Ritual Summon exactly {monster} with a card effect that requires use of monsters, "
        f"this card{there} can be used as the entire requirement"
    )


@statement.register
def _(item: la.StaysAsSpell, telling: Telling) -> str:
    return (
        "If this face-up card is destroyed in a Monster Zone, you can place it face-up in your "
        "Spell & Trap Zone as a Continuous Spell, instead of sending it to the GY."
    )


@statement.register
def _(item: la.OnlySpecialSummon, telling: Telling) -> str:
    if isinstance(item.filter, AnyOf):
        denied = [part.of for part in item.filter.of if isinstance(part, NoneOf)]
        if denied and NoneOf(la.InPlace(v.EXTRA)) in item.filter.of and len(denied) > 1:
            rest = AllOf(tuple(part for part in denied if not isinstance(part, la.InPlace)))
            left = tuple(part for part in item.filter.of if not isinstance(part, NoneOf))
            after = noun(AllOf(left), telling).of[0].after
            return (f"You cannot Special Summon {noun(rest, telling, v.EXTRA, 'monster').several} "
                    f"from the Extra Deck, except those{after}.")  # fmt: skip
    return sentence(str(forbidden(item, telling, "")))


@statement.register
def _(item: la.Ban, telling: Telling) -> str:
    bearer = (item.filter.of if isinstance(item.filter, AllOf) else ())[-1:]
    if item.what == ("effect",) and bearer == (la.EquippedWith(~la.OTHER),):
        if item != la.Ban(("effect",), item.filter, whose=v.EITHER):
            raise TypeError("no words for what is negated of the equipped monster")
        return "The equipped monster's effects are negated."
    return sentence(str(forbidden(item, telling, "")))


@statement.register
def _(item: la.ReduceDamage, telling: Telling) -> str:
    return sentence(str(less_damage(item, "")))


@statement.register
def _(item: la.Toll, telling: Telling) -> str:
    who = {v.YOU: "you", v.OPPONENT: "your opponent", v.EITHER: "each player"}[item.whose]
    what = "card effects" if item.effects else "cards or effects"
    return sentence(f"{who} must pay {item.points} LP to activate {what}")


@statement.register
def _(item: la.NotSpecialSummoned, telling: Telling) -> str:
    places = {v.EXTRA: " from the Extra Deck", v.DECK: " from the Deck", v.GRAVE: " from the GY"}
    how = "Normal or Special" if item.normal else "Special"
    return f"Cannot be {how} Summoned{places.get(item.places, '')}."


@statement.register
def _(item: la.NameBecomes, telling: Telling) -> str:
    where = [words for places, words in w.WHILE_IN if item.places & places == places]
    if item.places in w.WHILE_ONLY_IN:
        in_field_zone = item.places == v.SZONE and telling.card.type & v.FIELD
        where = [w.WHILE_IN_FIELD_ZONE if in_field_zone else w.WHILE_ONLY_IN[item.places]]
    told = f'This card\'s name becomes "{telling.names(item.passcode)}" while {listed(where)}'
    if isinstance(item.still, la.Series):
        series = f'"{item.still.name}" card'
        told += f", but is still treated as {article(series)}"
    return f"{told}."


@statement.register
def _(item: la.OnlyOne, telling: Telling) -> str:
    nouns = noun(item.filter, telling, v.MZONE, "monster")
    if item.whose == v.EITHER:
        return f"There can only be {nouns.counted('1', False)} on the field."
    return f"You can only control {nouns.counted('1', False)}."


@statement.register
def _(item: la.LowestTakesNoDamage, telling: Telling) -> str:
    return "The player with the lowest LP takes no damage."


@statement.register
def _(item: la.WinsWith, telling: Telling) -> str:
    names = [f'"{telling.names(passcode)}"' for passcode in item.passcodes]
    return (
        f"If you have {listed(names, 'and')} in addition to this card in your hand, you win the "
        "Duel."
    )
