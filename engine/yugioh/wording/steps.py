"""Steps that follow each other, and how they are joined."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.amounts import amount
from engine.yugioh.wording.by_opponent import by_opponent
from engine.yugioh.wording.changing import to_any_attribute
from engine.yugioh.wording.conditions import condition
from engine.yugioh.wording.opposite import opposite
from engine.yugioh.wording.operations import clause
from engine.yugioh.wording.implied import unsaid
from engine.yugioh.wording.meant import thing
from engine.yugioh.wording.merging import merged
from engine.yugioh.wording.not_activated import not_activated
from engine.yugioh.wording.otherwise import otherwise
from engine.yugioh.wording.positions import any_position
from engine.yugioh.wording.phrase import Telling, capital, sentence
from engine.yugioh.wording.picked import picked
from engine.yugioh.wording.some_of import and_the_other, of_several, up_to_each

_JOINTS: Final = {la.IfDone: ", and if you do, ", la.Then: ", then ", la.Also: ", also "}
# Steps that restrict what can be done with the cards of the step before: "…, but you cannot …".
_RESTRICTS: Final = (la.CannotActivate, la.Ban)
# Operations after which the next one is not joined by "also", since they are of one piece.
_GOES_ON: Final = (la.DeclareLevel, la.Excavate, la.AddToHand, la.Take)


def told(steps: Sequence[Node], telling: Telling, can: bool = False) -> str:
    """What these steps do; `can` says that "you can" stands before them."""
    text = ""
    at = 0
    while at < len(steps):
        words, used = _next(steps[at:], telling, can and not text)
        if words:
            joint = _joint(steps, at) if text else ""
            if telling.additional and joint == ", also ":
                joint = ", also, after that, "
            text += joint + words
        at += used
    return text


# What is done after all else, and whatever became of it.
_SET_AGAIN: Final = la.Also((la.SetAgain(),))


def _joint(steps: Sequence[Node], at: int) -> str:
    """How a step is joined to the ones before it."""
    step = steps[at]
    if isinstance(step, la.IfDone) and isinstance(step.do[0], _RESTRICTS):
        if not isinstance(step.do[0], la.Ban) or step.do[0].what != ("effect",):
            return ", but "
    if step == _SET_AGAIN:
        return ", also, after that, "
    if isinstance(step, (la.IfDone, la.Then, la.Also)):
        return _JOINTS[type(step)]
    if isinstance(step, (la.OneOf, la.When)):
        return ", and "
    return ", " if isinstance(steps[at - 1], _GOES_ON) else ", also "


def _next(steps: Sequence[Node], telling: Telling, can: bool) -> tuple[str, int]:
    """The words of the first step, with those that are said together with it."""
    step = steps[0]
    if isinstance(step, (la.IfDone, la.Then, la.Also)):
        return not_activated(step, telling) or told(step.do, telling, can), 1
    if isinstance(step, la.Both):
        if isinstance(step.do[0], la.PlaceAsSpell):
            return told(step.do, telling, can), 1  # it is all of them that have a zone
        verb, said = told(step.do, telling, can).split(" ", 1)
        return f"{verb} both {said}".replace(" both them", " both"), 1
    negated = otherwise(steps, telling, told)
    if negated:
        return negated, 2
    theirs, used = by_opponent(steps, telling)
    if theirs is not None:
        return (theirs.bare if can else str(theirs)), used
    if isinstance(step, la.Optional):
        return f"you can {told(step.do, telling, True)}", 1
    if isinstance(step, la.OneOf):
        return _one_of(step, telling), 1
    if isinstance(step, la.When):
        return _in_sequence(steps, telling) or _when(steps, telling)
    if isinstance(step, la.Mark):
        return "", 1
    if isinstance(step, la.BecomesEffect):
        thing(step.of, telling)
        whose = "card's effect when it is activated"
        if step.when == "normal-summoned":
            whose = "monster's effect that activates when it is Normal Summoned"
        elif step.when == "ritual":
            whose = "card's effect that Ritual Summons a monster when the card is activated"
        return f"this effect becomes that {whose}", 1
    if isinstance(step, la.AppliesEffect):
        noun = telling.targets[0].noun if telling.targets else "card"
        return f"apply that {noun}'s effect when that card is activated", 1
    if isinstance(step, la.ForTheTurn):
        set_up = [item for item in steps if isinstance(item, la.ForTheTurn)]
        if len(set_up) > 1:
            told_apart = [str(clause(item, _apart(telling))) for item in set_up]
            telling.bullets += [sentence(text.removeprefix("this turn, ")) for text in told_apart]
            return "apply these effects this turn.", len(set_up)
    together, used = of_several(steps, telling)
    if together:
        return together, used
    if isinstance(step, la.Destroy) and step.banished_if:
        destroyed = str(clause(replace(step, banished_if=()), telling))
        held = " and ".join(condition(part, telling) for part in step.banished_if)
        away = "banish those destroyed cards instead of sending them to the GY"
        return f"{destroyed}, and if you do, if {held}, {away}", 1
    of_revealed = picked(steps, telling)
    if of_revealed:
        return of_revealed, 2
    one, used = merged(steps, telling)
    return (one.bare if can else str(one)), used


# -------------------------------------------------------------------- choices


def _one_of(step: la.OneOf, telling: Telling) -> str:
    """Bullets, or with few words one or the other."""
    if step.at == "activation":
        every, again = step.options, ""
        if all(option[-1] == _SET_AGAIN for option in every):
            again = f", also, after that, {told(_SET_AGAIN.do, telling)}"
            every = tuple(option[:-1] for option in every)
        telling.bullets += [sentence(told(option, _apart(telling))) for option in every]
        return f"activate 1 of these effects{again};"
    if _either_end(step):
        top = clause(step.options[0][0], telling)
        return str(replace(top, tail=top.tail.replace("on the top", "on either the top or bottom")))
    turned = step.options[0][0]
    if isinstance(turned, la.PlaceAsSpell) and step.options == (
        (turned,), (replace(turned, whose=v.OPPONENT),),
    ):  # fmt: skip
        return str(replace(clause(turned, telling), tail="face-up in either Field Zone"))
    if isinstance(turned, la.SpecialSummon) and step.options == (
        (turned,), (replace(turned, whose=v.OPPONENT),)
    ):  # fmt: skip
        one = clause(turned, telling)
        tail = f"to either field {one.tail}".strip()
        if turned.linked is not None:
            tail = one.tail.replace("to your zone", "to any zone")
        return str(replace(one, tail=tail))
    if isinstance(turned, la.ChangePosition) and step.options == (
        (replace(turned, position=v.FACEUP_ATTACK),), (replace(turned, position=v.FACEUP_DEFENSE),)
    ):  # fmt: skip
        one = clause(turned, telling)
        return str(replace(one, tail="to face-up Attack or Defense Position"))
    if isinstance(turned, la.ChangePosition):
        monsters = any_position(turned.what)
        if step == la.attack_or_face_down(monsters):
            one = clause(replace(turned, what=monsters), telling)
            return str(replace(one, tail=f"{one.tail} or face-down Defense Position"))
    any_attribute = to_any_attribute(step, telling)
    if any_attribute:
        return any_attribute
    mill = step.options[0][0]
    if isinstance(mill, la.Mill) and step.options == tuple(
        (replace(mill, whose=each),) for each in (v.YOU, v.OPPONENT)
    ):
        return told((mill,), telling).replace("your Deck", "either player's Deck")
    plain = tuple(option[0].do[1:] for option in step.options if isinstance(option[0], la.When))
    if step.options == la.each_once(plain):
        telling.bullets += [sentence(told(option, _apart(telling))) for option in plain]
        again = f'(but you cannot apply that same effect of "{telling.card.name}" again this turn)'
        return f"apply 1 of these effects {again};"
    first, second, last = step.options[0], step.options[1], step.options[-1][0]
    if isinstance(last, la.When) and step == la.or_both(first, second, last.condition):
        telling.bullets += [sentence(told(one, _apart(telling))) for one in (first, second)]
        held = condition(last.condition, telling)
        return f"apply 1 of these effects, or if {held}, you can apply both effects in sequence;"
    some = up_to_each(step, telling) or and_the_other(step, telling)
    if some:
        return some
    what = _same_choice(step)
    if what is not None:
        start = told((la.Take(what),), telling)
        options = [(replace(option[0], what=la.Chosen()),) for option in step.options]
        return f"{start}, and either {' or '.join(_words(options, telling))}"
    if not all(len(option) == 1 and not isinstance(option[0], la.When) for option in step.options):
        telling.bullets += [sentence(told(option, _apart(telling))) for option in step.options]
        return "apply 1 of these effects;"
    texts = _words(step.options, telling)
    verbs, rests = zip(*(text.split(" ", 1) for text in texts), strict=True)
    if len(set(rests)) == 1:
        either = " or ".join(verbs).replace("increase or reduce", "increase or decrease")
        return f"{either} {rests[0]}"
    return "either " + " or ".join(texts)


def _either_end(step: la.OneOf) -> bool:
    """Whether the choice is between the top and the bottom of the Deck for the same cards."""
    ends = [option[0] for option in step.options if len(option) == 1]
    if [getattr(end, "where", "") for end in ends] != ["top", "bottom"]:
        return False
    top, bottom = ends
    return isinstance(bottom, la.ToDeck) and replace(bottom, where="top") == top


def _words(options: Sequence[Sequence[Node]], telling: Telling) -> list[str]:
    """Each option, told from where the choice stands."""
    texts = []
    for option in options:
        at = telling.last
        texts.append(told(option, telling))
        telling.last = at or telling.last
    return texts


def _apart(telling: Telling) -> Telling:
    """A telling for a bullet, which speaks for itself."""
    return replace(telling, spoken=dict(telling.spoken), after=[], bullets=[])


def _same_choice(step: la.OneOf) -> la.Choose | None:
    """The one choice of all options, where they do different things to it."""
    first = getattr(step.options[0][0], "what", None)
    if not isinstance(first, la.Choose) or any(
        len(option) != 1 or getattr(option[0], "what", None) != first for option in step.options
    ):
        return None
    return first


# ----------------------------------------------------------------- conditions


def _when(steps: Sequence[Node], telling: Telling) -> tuple[str, int]:
    """A step with a condition, and the step for when it does not hold."""
    first = steps[0]
    assert isinstance(first, la.When)
    second = steps[1] if len(steps) > 1 else None
    if isinstance(second, la.When) and second.condition == opposite(first.condition):
        instead = _instead(first, second, telling) or _if_none(first, second, telling)
        if instead:
            return instead, 2
        words = told(first.do, telling)
        if_not = condition(first.condition, telling)
        return f"if {if_not}, {words}; otherwise, {told(second.do, telling)}", 2
    held, do = [first.condition], first.do
    while len(do) == 1 and isinstance(do[0], la.When):
        held.append(do[0].condition)
        do = do[0].do
    texts = [condition(item, telling) for item in held if not unsaid(item)]
    words = told(do, telling)
    return f"if {' and '.join(texts)}, {words}" if texts else words, 1


def _in_sequence(steps: Sequence[Node], telling: Telling) -> tuple[str, int] | None:
    """Several steps of which each has a condition of its own: bullets."""
    parts = [step for step in steps if isinstance(step, la.When)]
    if len(parts) < 2 or len(parts) < len(steps) or telling.bullets:
        return None
    if len(parts) == 2 and parts[1].condition == opposite(parts[0].condition):
        return None
    detached = _by_kind(parts, telling)
    if detached:
        telling.bullets += detached
        return "apply the following effect(s) depending on what was detached.", len(parts)
    by_number = _by_number(parts, telling)
    if by_number:
        return by_number, len(parts)
    for part in parts:
        held = condition(part.condition, telling)
        telling.bullets.append(sentence(f"if {held}: {capital(told(part.do, _apart(telling)))}"))
    return "apply the following effects, in sequence.", len(parts)


def _by_number(parts: Sequence[la.When], telling: Telling) -> str:
    """The words before steps that each ask for more of the same; nothing for others."""
    asked = [one.condition for one in parts if isinstance(one.condition, la.Compare)]
    if len(asked) < len(parts) or any(one.left != asked[0].left for one in asked):
        return ""
    if not isinstance(asked[0].left, Node) or any(one.op not in (">=", "=") for one in asked):
        return ""
    can = all(len(part.do) == 1 and isinstance(part.do[0], la.Optional) for part in parts)
    for part, held in zip(parts, asked, strict=True):
        do = part.do[0].do if can else part.do  # type: ignore[attr-defined]
        more = "+" if held.op == ">=" else ""
        words = sentence(capital(told(do, _apart(telling))))
        telling.bullets.append(f"{held.right}{more}: {words}")
    of = "any of the following effects" if can else "the following effects"
    number = amount(asked[0].left, telling)
    if isinstance(asked[0].left, la.HowMany) and not telling.deed(asked[0].left.name):
        number = "the number revealed"
    return f"apply {of}, in sequence, based on {number}."


_KINDS: Final = {la.MONSTER: "Monster", la.SPELL: "Spell", la.TRAP: "Trap"}


def _by_kind(parts: Sequence[la.When], telling: Telling) -> list[str]:
    """The bullets of steps that are done if a card of some kind was detached; none for others."""
    bullets = []
    for part in parts:
        held = part.condition
        if not isinstance(held, la.Is) or not isinstance(held.of, la.Chosen):
            return []
        names = held.of.names
        spoken = telling.named(names[0]) if names else telling.latest
        if spoken is None or spoken.deed != "detached" or held.filter not in _KINDS:
            return []
        bullets.append(
            f"{_KINDS[held.filter]}: {sentence(capital(told(part.do, _apart(telling))))}"
        )
    return bullets


def _instead(first: la.When, second: la.When, telling: Telling) -> str:
    """Where the second step offers the same as the first one, or something else."""
    if all(len(one.do) == 1 and isinstance(one.do[0], la.Draw) for one in (first, second)):
        held = condition(second.condition, telling)
        return f"{told(first.do, telling)}, or if {held}, {told(second.do, telling)} instead"
    if len(second.do) != 1 or not isinstance(second.do[0], la.OneOf):
        return ""
    options = second.do[0].options
    if len(options) != 2 or options[0] != first.do:
        return ""
    at = telling.last
    words = told(first.do, telling)
    what = getattr(first.do[0], "what", None)
    other = options[1]
    if not isinstance(what, la.Choose):
        telling.last = at
    elif getattr(other[0], "what", None) == what:
        other = (replace(other[0], what=la.Chosen()),)
    held = condition(second.condition, telling)
    done, but, riders = told(other, telling, True).partition(", but ")
    return f"{words}, or if {held}, you can {done} instead{but}{riders}"


def _if_none(first: la.When, second: la.When, telling: Telling) -> str:
    """Where the second step is done to cards, and the first one is for when there are none."""
    what = getattr(second.do[0], "what", None)
    held = second.condition
    if not isinstance(what, la.Choose) or not isinstance(held, la.Compare):
        return ""
    if (held.left, held.op, held.right) != (
        la.Count(what.filter, what.places, what.whose), ">=", what.least
    ):  # fmt: skip
        return ""
    have = condition(la.Compare(la.Count(la.MONSTER, what.places, what.whose), "=", 0), telling)
    none = have.replace("you have no monsters", "you do not have any")
    return f"{told(second.do, telling)}, or if {none}, {told(first.do, telling)}"
