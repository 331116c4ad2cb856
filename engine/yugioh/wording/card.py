"""The whole text of a card."""

from collections.abc import Sequence
from dataclasses import replace

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.conditions import condition
from engine.yugioh.wording.continuous import statement
from engine.yugioh.wording.effects import Told, alternatives, effect
from engine.yugioh.wording.limits import Part, hard, limited
from engine.yugioh.wording.opening import keeps_apart, limits_of
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.phrase import Names, Telling, sentence
from engine.yugioh.wording.procedures import material_line, ways
from engine.yugioh.wording.words import summons

_EACH_MATERIAL = "For each material this card has, "
_UNANSWERED = (
    "Your opponent cannot activate cards or effects in response to this card's effect activations."
)


def card_text(card: la.Card, names: Names) -> list[str]:
    """The lines of the card's text: all that is played of it, and nothing else."""
    materials = [material_line(card, names)] if card.procedures else []
    if card.treated_as:
        materials.append(f'(This card is always treated as "{names(card.treated_as)}".)')
    lines = ways(card, names)
    if card.one_on_field:
        lines.append(f'You can only control 1 "{card.name}".')
    if card.one_summon_per_turn:
        kind = summons(card.one_summon_as or v.BY_SPECIAL)
        lines.append(f'You can only {kind} Summon "{card.name}(s)" once per turn.')
    card, more = _of_all_effects(card, names)
    lines += more
    parts = list(_parts(card, names))
    preceded = bool(lines) and not (card.only_by_itself or card.one_on_field)
    lines += limited(parts, card.name, preceded)
    if any(keeps_apart(one) for item in card.effects if isinstance(item, la.Effect)
           for one in limits_of(item)):  # fmt: skip
        lines.append("You cannot activate these effects in the same Chain.")
    lines += _bare_activation(card)
    return [line for line in (*materials, *lines) if line]


def _activated_only_if(item: la.Activate, card: la.Card, names: Names) -> Told:
    """When a card is activated that does nothing then."""
    held = [condition(one, Telling(names, card)) for one in item.condition]
    return Told(f"Activate this card only if {' and '.join(held)}.")


def _bare_activation(card: la.Card) -> list[str]:
    """How often a card is activated that does nothing then."""
    return [
        f'You can only activate {one.count} "{card.name}{"(s)" * (one.count > 1)}" per turn.'
        for item in card.effects
        if isinstance(item, la.Activate) and not item.do and not item.cost
        for one in limits_of(item)
        if one.scope == "oath"
    ]


def _of_all_effects(card: la.Card, names: Names) -> tuple[la.Card, list[str]]:
    """What is the same for all effects is said once, in a sentence before them."""
    effects = [item for item in card.effects if isinstance(item, la.Effect) and item.do]
    lines: list[str] = []
    if len(effects) < 2:
        return card, lines
    changed: dict[Node, Node] = {item: item for item in effects}
    if all(
        item.unanswered == v.OPPONENT
        and not (item.unanswered_types or item.unanswered_with or item.unanswered_targets)
        for item in effects
    ):
        lines.append(_UNANSWERED)
        changed = {item: replace(item, unanswered=0) for item in effects}
    held = effects[0].condition
    if len(held) == 1 and all(item.condition == held for item in effects):
        if condition(held[0], Telling(names, card)).endswith("was not Special Summoned this turn"):
            lines.append(
                "This card cannot activate the following effects the turn it is Special Summoned."
            )
            changed = {old: replace(new, condition=()) for old, new in changed.items()}
    return replace(card, effects=tuple(changed.get(item, item) for item in card.effects)), lines


def _parts(card: la.Card, names: Names) -> Sequence[Part]:
    """The effects and rules of a card in words."""
    parts: list[Part] = []
    effects = [item for item in card.effects if not isinstance(item, la.Note)]
    at = 0
    while at < len(effects):
        item = effects[at]
        at += 1
        if isinstance(item, la.Lent):
            once = la.ONCE_PER_TURN if item.once else None
            parts.append(Part(_lent(item, card, names), once))
            continue
        if not isinstance(item, la.Effect):
            parts.append(_rule(item, card, names, parts))
            continue
        if not (item.do or item.cost or isinstance(item, la.AsScale)):
            if item.condition and isinstance(item, la.Activate):
                parts.append(Part(_activated_only_if(item, card, names), None))
            continue
        group = [item]
        while at < len(effects) and _bullets(item, effects[at]):
            group.append(effects[at])  # type: ignore[arg-type]
            at += 1
        told = alternatives(group, card, names) if len(group) > 1 else effect(item, card, names)
        limit = hard(item)
        if len(group) > 1 and limit is not None:
            limit = replace(limit, group="")
        parts.append(Part(told, limit, "The turn player" if item.by_turn_player else "You"))
    return [part for part in parts if part.told.text]


def _bullets(first: la.Effect, other: Node) -> bool:
    """Whether two effects share their uses and their cost, so that they are one with bullets."""
    if not isinstance(other, la.Effect) or type(first) is not type(other):
        return False
    if not any(limit.group for limit in limits_of(first)) or isinstance(first, la.Trigger):
        return False
    return replace(other, target=first.target, do=first.do) == first and not isinstance(
        first, la.Activate
    )


def _lent(item: la.Lent, card: la.Card, names: Names) -> Told:
    """What an Xyz Monster gains from this card as its material."""
    nouns = noun(item.filter, Telling(names, card))
    if nouns.but:
        raise TypeError("no words for such a monster")
    what = "this effect" if len(item.effects) < 2 else "the following effects"
    host = replace(card, type=v.MONSTER | v.EFFECT | v.XYZ)
    bullets = []
    for lent in item.effects:
        if not isinstance(lent, la.Effect):
            bullets.append(statement(lent, Telling(names, host, v.MZONE)))
            continue
        told = effect(lent, host, names)
        if told.bullets or hard(lent) is not None:
            raise TypeError("no words for such an effect")
        bullets.append(" ".join([told.text, *told.after]))
    joint = "and" if " whose " in nouns.one else "that"
    used = "has this card as material"
    if item.summoned:
        place = " on the field" if item.on_field else ""
        used = f"was {w.summons(item.summoned)} Summoned using this card{place} as material"
    head = sentence(f"{nouns.one} {joint} {used} gains {what}")
    return Told(head, bullets)


def _rule(item: Node, card: la.Card, names: Names, before: list[Part]) -> Part:
    """A rule in words; two that count the materials are one sentence."""
    text = statement(item, Telling(names, card, v.MZONE))
    if before and text.startswith(_EACH_MATERIAL):
        last = before[-1].told.text
        if last.startswith(_EACH_MATERIAL):
            before[-1].told = Told("")
            text = f"{last.removesuffix('.')} and {text.removeprefix(_EACH_MATERIAL)}"
    if isinstance(item, la.PaysInstead) or (isinstance(item, la.PaysForTributes) and not item.once):
        return Part(Told(text), item.limit)
    used = la.InsteadOfDestruction | la.InsteadOfOwnTribute | la.LinkedFromHand | la.Namesake
    once = isinstance(item, used) and item.once
    return Part(Told(text), la.ONCE_PER_TURN if once else None)
