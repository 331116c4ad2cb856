"""What becomes of a monster as clauses: its Level, Type, Attribute and name."""

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.amounts import amount, is_taken_off, taken_off
from engine.yugioh.wording.meant import thing
from engine.yugioh.wording.operations import ENDS, clause, statement
from engine.yugioh.wording.phrase import Clause, Spoken, Telling, Thing, article


@clause.register
def _(step: la.ChangeLevel, telling: Telling) -> Clause:
    what = thing(step.what, telling)
    several = what.spoken.several
    name = "Levels" if several else "Level"
    if step.ranks:
        name = "Levels/Ranks" if several else "Level/Rank"
    levels = f"{what.possessive} {name}" if what.possessive else f"the {name} of {what.whole}"
    if isinstance(step.what, la.Each) and "you control" in levels:
        levels = levels.replace("you control", "you currently control")
    telling.last = what.spoken
    if step.to:
        end = f" {ENDS[step.until]}" if step.until else ""
        if step.counter:
            end = f" as long as it has {article(f'{step.counter} Counter')}"
        to = amount(step.to, telling)
        return statement(levels, several, "become", "becomes", to + end)
    by = step.by
    if isinstance(by, int):
        verb, number = ("increase" if by > 0 else "reduce"), str(abs(by))
    elif is_taken_off(by):
        verb, number = "reduce", amount(taken_off(by), telling)
    else:
        verb, number = "increase", amount(by, telling)
    comma = "" if isinstance(by, int) else ","
    end = f"{comma} {ENDS[step.until]}" if step.until else ""
    return Clause(verb, (Thing(levels, end=what.end),), f"by {number}{end}")


@clause.register
def _(step: la.CombineLevels, telling: Telling) -> Clause:
    what = thing(step.what, telling)
    original = "original " if step.original else ""
    end = f", {ENDS[step.until]}" if step.until else ""
    total = f"the combined {original}Levels of those 2 monsters{end}"
    return statement(f"the Levels of both {what.whole} and this card", True, "become", "", total)


def to_any_attribute(step: la.OneOf, telling: Telling) -> str:
    """ "change it to any Attribute", where each of them can be chosen; or nothing."""
    first = step.options[0][0]
    if not isinstance(first, la.ChangeAttribute) or not isinstance(first.what, la.Chosen | la.This):
        return ""
    if step != la.any_attribute(first.what, first.until):
        return ""
    end = f" {ENDS[first.until]}" if first.until else ""
    return f"change {thing(first.what, telling).whole} to any Attribute{end}"


@clause.register
def _(step: la.ChangeType | la.ChangeAttribute, telling: Telling) -> Clause:
    what = thing(step.what, telling)
    subject = what.whole
    if isinstance(step.what, la.Each) and "you control" in subject:
        subject = subject.replace("you control", "you currently control")
    telling.last = what.spoken
    end = f" {ENDS[step.until]}" if step.until else ""
    several = what.spoken.several
    if step.to == la.Declared():
        that = telling.declared.removeprefix("with ")
        return statement(subject, several, "become", "becomes", f"{that}{end}")
    if not isinstance(step.to, int):
        name = "Type" if isinstance(step, la.ChangeType) else "Attribute"
        owner = f"{what.possessive} {name}" if what.possessive else f"the {name} of {what.whole}"
        return statement(owner, several, "become", "becomes", amount(step.to, telling) + end)
    names = trait_names(step.to, step)
    if step.also:
        attribute = f"{names}-Attribute" if isinstance(step, la.ChangeAttribute) else names
        return statement(subject, several, "are also", "is also", f"{attribute}{end}")
    if isinstance(step, la.ChangeType):
        names = f"{names} monsters" if several else f"{article(names)} monster"
    return statement(subject, several, "become", "becomes", f"{names}{end}")


@clause.register
def _(step: la.ChangeScale, telling: Telling) -> Clause:
    what = thing(step.what, telling)
    telling.last = what.spoken
    if what.spoken.several or not what.possessive:
        raise TypeError("no words for the Pendulum Scales of several cards")
    end = f" {ENDS[step.until]}" if step.until else ""
    to = step.to if isinstance(step.to, int) else amount(step.to, telling)
    return statement(f"{what.possessive} Pendulum Scale", False, "become", "becomes", f"{to}{end}")


@clause.register
def _(step: la.ChangeName, telling: Telling) -> Clause:
    what = thing(step.what, telling)
    telling.last = what.spoken
    several = what.spoken.several
    names = "names" if several else "name"
    owner = f"{what.possessive} {names}" if what.possessive else f"the {names} of {what.whole}"
    end = f" {ENDS[step.until]}" if step.until else ""
    if isinstance(step.to, la.ThatName):
        to = f'"{telling.names(step.to.passcode)}"'
    else:
        to = _name_of(step.to, telling)
    return statement(owner, several, "become", "becomes", to + end)


def _name_of(value: Node, telling: Telling) -> str:
    """The name of a card, which is called by what was done to it."""
    if isinstance(value, la.LevelOf) and isinstance(value.of, la.Chosen) and value.of.names:
        spoken = telling.spoken.get(value.of.names[0], Spoken())
        deed = spoken.deed.partition(" ")[0]
        if deed and not spoken.target and len(value.of.names) == 1:
            return f"the {deed} monster's {w.NUMBERS[value.what]}"
    return amount(value, telling)


def trait_names(
    bits: int, word: la.ChangeType | la.ChangeAttribute | la.FieldType | la.FieldAttribute
) -> str:
    """The Type or the Attribute that something becomes."""
    of_type = isinstance(word, (la.ChangeType, la.FieldType))
    return v.names(bits, v.RACE_NAMES if of_type else v.ATTRIBUTE_NAMES, " and ")
