"""What a monster gives as an Equip Card, whatever effect equips it: "While this card is equipped to
a monster, that monster …".

What such an effect grants itself is granted beside it: for each number of grants there is one with
both.
"""

from engine.yugioh import language as la
from engine.yugioh.compiler.steps import StepCompiler

NO_EFFECT = -1


def worn(c: StepCompiler, cards: list[la.Card]) -> list[int]:
    """Of each card what is added to the number of the grants with which it is equipped; or 0."""
    groups = range(len(c.grant_from))  # 0: nothing is granted
    bounds, definitions = list(c.grant_from), list(c.grant_definition)
    found: list[int] = []
    for card in cards:
        rules = [rule for item in card.effects if isinstance(item, la.Worn) for rule in item.rules]
        if not rules or not card.defined:
            found.append(0)
            continue
        start = len(c.grants)
        c.grant_rows(tuple(rules))
        own = c.grants[start:]
        del c.grants[start:]
        found.append(len(c.grant_from))
        for group in groups:
            c.grants += [*(c.grants[bounds[group - 1] : bounds[group]] if group else []), *own]
            c.grant_from.append(len(c.grants))
            c.grant_definition.append(definitions[group - 1] if group else NO_EFFECT)
    return found
