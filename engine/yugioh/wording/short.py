"""Parts of a text in one line: what an effect does, and what a step does."""

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh.wording.action import action
from engine.yugioh.wording.implied import apart, types
from engine.yugioh.wording.phrase import Names, Telling
from engine.yugioh.wording.steps import told
from engine.yugioh.wording.events import event, phase


def effect_line(item: la.Effect, card: la.Card, names: Names, targets: bool = True) -> str:
    """What an effect does: cost, targets; then the effect itself.

    Without `targets` it does not say what is targeted, which shows when that is chosen.
    """
    telling = _telling(item, card, names)
    optional = not isinstance(item, la.Activate) and getattr(item, "optional", True)
    return _line(action(item, telling, optional, targets), telling)


def resolution_line(item: la.Effect, card: la.Card, names: Names) -> str:
    """What an effect does when it resolves."""
    return steps_line(item.do, item, card, names)


def steps_line(
    steps: tuple[Node, ...], item: la.Effect, card: la.Card, names: Names, can: bool = False
) -> str:
    """What some steps of an effect do, seen from where the effect has come to.

    `can` says that it is for the player to do them or not.
    """
    telling = _telling(item, card, names)
    action(item, telling)  # for the cards that it names on the way
    telling.bullets, telling.last, telling.this = [], None, "this card"
    return _line(told(steps, telling, can), telling)


def cost_line(steps: tuple[Node, ...], card: la.Card, where: int, names: Names) -> str:
    """What is done to summon a monster in its own way."""
    return told(steps, Telling(names, card, where, cost=True, apart=True), can=True)


def replacement_line(item: la.InsteadOfDestruction, card: la.Card, names: Names) -> str:
    """What can be done instead of a destruction."""
    return f"{told(item.do, Telling(names, card), can=True)} instead"


def _telling(item: la.Effect, card: la.Card, names: Names) -> Telling:
    telling = Telling(names, card, item.where, implied=types(item), apart=apart(item), placed=True)
    if isinstance(item, la.Trigger) and not phase(item.on):
        event(item.on, telling)  # for the noun of its cards
    return telling


def _line(text: str, telling: Telling) -> str:
    bullets = " ".join(f"● {bullet}" for bullet in telling.bullets)
    return f"{text.rstrip(';.')}: {bullets}" if bullets else text
