"""The parts of a text together: the card of them, with the limits of its effects."""

from dataclasses import replace
import re
from typing import Any

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import inert
from engine.yugioh.card_text.conditions import USED_BEFORE, used_before
from engine.yugioh.card_text.limits import Limits
from engine.yugioh.card_text.parts import Compiled, INERT, NOT_PLAYED, PLAYED, Part, bound_by
from engine.yugioh.card_text.tokens import NotUnderstood


def card_of(
    card: la.Card, parts: list[Part], about: list[tuple[int, Limits]], tokens: tuple[la.Card, ...]
) -> Compiled:
    """The card of its parts, with their limits."""
    effects: list[Node] = []
    flags: dict[str, Any] = {}
    _only_while(parts, about)
    marks = _marks(parts, about)
    procedures = list(card.procedures)
    for number, part in enumerate(parts):
        _remember(part, parts[:number])
    for number, part in enumerate(parts):
        effects += _limited_rules(number, marks, parts)
        procedures = _merged(procedures, part.rules.procedures)
        flags |= part.rules.flags
        if part.effect is not None:
            part.effect = replace(part.effect, limit=_together(part.effect, marks[number]))
            effects.append(part.effect)
        elif part.status != PLAYED:
            effects.append(_left_out(number, part))
    standing = v.CONTINUOUS | v.FIELD | v.EQUIP
    activations = sum(isinstance(item, la.Activate) for item in effects)
    if card.type & (v.SPELL | v.TRAP) and card.type & standing and not activations:
        oath = [one.limit for _, one in about if one.about == "card"]
        effects.insert(0, la.Activate(limit=_together(la.Activate(), oath)))
    if activations > 1:
        parts.append(bound_by(parts[-1].text, "one activation of the card"))
    bound = any(part.status == NOT_PLAYED and not part.optional for part in parts)
    made = replace(
        card, effects=tuple(effects), procedures=tuple(procedures), defined=not bound, **flags
    )
    return Compiled(made, tuple(parts), tokens)


def _only_while(parts: list[Part], about: list[tuple[int, Limits]]) -> None:
    """Give the effects that a limit is about the conditions that it has as well."""
    for (_, one), meant in zip(about, meant_by(parts, about), strict=True):
        for number in meant if one.held else ():
            part = parts[number]
            if part.effect is not None:
                held = (*part.effect.condition, *one.held)
                part.effect = replace(part.effect, condition=held)
            elif part.status == PLAYED:
                parts.append(bound_by(part.text, "an effect that is activated"))


def _remember(part: Part, before: list[Part]) -> None:
    """Let the card remember that the effect before this one resolved, or that it was Summoned in
    the way before this one, if this one asks for that.

    An effect that was negated was activated all the same, so what then must be done is not read.
    """
    if part.effect is None or USED_BEFORE not in part.effect.condition:
        return
    must = isinstance(part.effect, la.Trigger) and not part.effect.optional
    last = before[-1] if before else None
    way = last.rules.procedures[0] if last is not None and last.rules.procedures else None
    if isinstance(way, la.ByItself) and last is not None and not must:
        marking = replace(way, after=(*way.after, la.Mark()))
        last.rules = replace(last.rules, procedures=(marking,))
    elif last is not None and last.effect is not None and not must and not la.bullets(last.effect):
        last.effect = replace(last.effect, do=(*last.effect.do, la.Also((la.Mark(),))))
    else:
        part.effect, part.status = None, NOT_PLAYED
        part.why = NotUnderstood(part.text, None, "an effect before it that was used")
        return
    there = used_before(part.effect.where)
    held = tuple(there if one == USED_BEFORE else one for one in part.effect.condition)
    part.effect = replace(part.effect, condition=held)


def _used(part: Part) -> bool:
    """Whether it is a rule that a player uses or not, so that its uses may be limited."""
    if len(part.rules.effects) != 1:
        return False
    (rule,) = part.rules.effects
    if isinstance(rule, la.EachTime):
        return any(isinstance(step, la.Optional) for step in rule.do)
    used = la.InsteadOfDestruction | la.InsteadOfOwnTribute | la.Namesake | la.PaysInstead
    if isinstance(rule, la.PaysForTributes):
        return not rule.once
    return isinstance(rule, used | la.LinkedFromHand) or (
        isinstance(rule, la.Lent) and rule.summoned != 0
    )


def _limited_rules(number: int, marks: list[list[la.Limit]], parts: list[Part]) -> tuple[Node, ...]:
    """The rules of a part, with the limit of one that is used."""
    part = parts[number]
    if not marks[number] or not _used(part):
        return part.rules.effects
    (rule,) = part.rules.effects
    if isinstance(rule, la.PaysInstead | la.PaysForTributes) and len(marks[number]) == 1:
        return (replace(rule, limit=marks[number][0]),)
    if marks[number] != [la.ONCE_PER_TURN]:
        parts.append(bound_by(part.text, "a limit of once per turn"))
        marks.append([])
    if isinstance(rule, la.EachTime):
        # It is one of those that are held against the text of the rule alone.
        part.rules = replace(part.rules, effects=(replace(rule, limit=la.ONCE_PER_TURN),))
        return part.rules.effects
    return (replace(rule, once=True),)


def _merged(procedures: list[Node], more: tuple[Node, ...]) -> list[Node]:
    """The ways with those of a sentence; how a Fusion Monster may be made is said of its slots."""
    merged = list(procedures)
    for way in more:
        if isinstance(way, la.FusionMaterials) and not way.slots:
            merged = [
                replace(
                    item, by_effect=way.by_effect, exact=way.exact, only=way.only, each=way.each
                )
                if isinstance(item, la.FusionMaterials)
                else item
                for item in merged
            ]
        elif isinstance(way, la.SynchroSummon) and way.treated is not None:
            merged = [
                replace(item, treated=way.treated, treated_level=way.treated_level)
                if isinstance(item, la.SynchroSummon)
                else item
                for item in merged
            ]
        elif isinstance(way, la.XyzSummon) and way.treated is not None:
            merged = [
                replace(item, treated=way.treated) if isinstance(item, la.XyzSummon) else item
                for item in merged
            ]
        elif isinstance(way, la.LinkSummon) and not way.least:
            merged = [
                replace(
                    item, theirs=item.theirs + way.theirs, main_only=item.main_only or way.main_only
                )
                if isinstance(item, la.LinkSummon)
                else item
                for item in merged
            ]
        else:
            merged.append(way)
    return merged


def _left_out(number: int, part: Part) -> la.Effect:
    """An effect that is not played; of its text it tells no more than one word."""
    if part.status == INERT:
        about = inert.about(part.text)
        return la.Ignition(
            unsupported=f"sentence {number + 1} of its text, which is about {about}", inert=True
        )
    word = part.why.word.text if part.why is not None and part.why.word is not None else ""
    one = word if re.fullmatch(r'"[^"]*"|\S+', word) else ""
    stopped = f", at {one}" if one.startswith('"') else f', at "{one}"' if one else ""
    return la.Ignition(unsupported=f"sentence {number + 1} of its text{stopped}")


def _marks(parts: list[Part], about: list[tuple[int, Limits]]) -> list[list[la.Limit]]:
    """The limits of each part that is an effect."""
    marks: list[list[la.Limit]] = [[] for _ in parts]
    for (_, one), meant in zip(about, meant_by(parts, about), strict=True):
        for number in meant:
            marks[number] += one.limits
        if not meant and one.about != "card":
            parts.append(bound_by(one.text, "an effect that is limited"))
            marks.append([])
    return marks


def meant_by(parts: list[Part], about: list[tuple[int, Limits]]) -> list[list[int]]:
    """The numbers of the parts that each limit is about."""
    # A rule of battles that goes on with an effect is none of its own.
    told = [number for number, part in enumerate(parts)
            if part.status != INERT or ":" in part.text]  # fmt: skip
    effects = [number for number in told
               if parts[number].effect is not None or parts[number].status != PLAYED
               or _used(parts[number])]  # fmt: skip
    found: list[list[int]] = []
    for at, one in about:
        before = [number for number in told if number < at][-1:]
        after = [number for number in effects if number >= at]
        if one.about == "each":
            meant = effects
        elif one.about == "only":
            meant = effects if len(effects) == 1 else []
        elif one.about == "previous":
            meant = [number for number in effects if number < at]
        elif one.about == "pendulum":
            meant = [number for number in effects if parts[number].pendulum]
        elif one.about == "this":
            meant = [number for number in before if number in effects]
        elif one.about == "following":
            meant = after
        elif one.about == "next":
            meant = after[:1]
        else:
            meant = [number for number in effects if isinstance(parts[number].effect, la.Activate)]
        found.append(meant)
    return found


def _together(item: la.Effect, more: list[la.Limit]) -> "la.Limit | tuple[la.Limit, ...] | None":
    own = item.limit if isinstance(item.limit, tuple) else (item.limit,)
    found = tuple(one for one in (*own, *more) if one is not None)
    if not found:
        return None
    return found[0] if len(found) == 1 else found
