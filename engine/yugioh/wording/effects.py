"""Activated effects as sentences: "If this card is Normal Summoned: You can …; …"."""

from collections.abc import Sequence
import re
from dataclasses import dataclass, field, replace
from functools import singledispatch

from engine.effects import Node
from engine.filters import AllOf, NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.action import action, cost_of, targets_of
from engine.yugioh.wording.conditions import condition
from engine.yugioh.wording.each_time import each_time
from engine.yugioh.wording.implied import apart, lost, needless, types
from engine.yugioh.wording.lasting import forbidden_all_turn, in_battle
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.opening import limits_of, opening_of
from engine.yugioh.wording.operations import clause
from engine.yugioh.wording.phrase import Names, Spoken, Telling, capital, sentence
from engine.yugioh.wording.steps import told
from engine.yugioh.wording.answering import activated

_AT_ONCE = "immediately after this effect resolves"


@dataclass
class Told:
    """An effect in words: the sentence, its bullets, and the sentences that belong to it."""

    text: str
    bullets: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        """The sentences, a line for each bullet."""
        if not self.bullets:
            return [" ".join([self.text, *self.after])]
        return [self.text, *(f"● {bullet}" for bullet in self.bullets), *self.after]


def effect(item: la.Effect, card: la.Card, names: Names) -> Told:
    """The sentences of an activated effect."""
    telling = Telling(names, card, item.where, implied=types(item), apart=apart(item))
    item, after = _looking_back(item, telling)
    item, must = _at_resolution(item, telling)
    telling.exactly = lost(item) if any(_is_lost(part) for part in item.condition) else 0
    text = _sentence(item, telling)
    return Told(sentence(text), telling.bullets, telling.after + after + must)


def _is_lost(part: Node) -> bool:
    return isinstance(part, la.Compare) and part.left == la.LevelOf(la.SELF, what="attack")


@singledispatch
def _sentence(item: la.Effect, telling: Telling) -> str:
    """The sentence itself, by the kind of effect."""
    return _optional(item, telling)


def _optional(item: la.Effect, telling: Telling) -> str:
    opening = opening_of(item, telling)
    words = action(item, telling)
    if words.startswith(_AT_ONCE):
        return opening.text("you can") + capital(words)
    who = "The turn player can" if item.by_turn_player else "You can"
    return f"{opening.text()}{who} {words}"


@_sentence.register
def _(item: la.Quick, telling: Telling) -> str:
    if item.optional:
        return _optional(item, telling)
    opening = opening_of(item, telling)
    return f"{opening.text()}{capital(action(item, telling, False))}"


@_sentence.register
def _(item: la.Trigger, telling: Telling) -> str:
    opening = opening_of(item, telling)
    if item.on.who is None and not opening.times:
        telling.speaks(Spoken(this=True))
    words = action(item, telling, item.optional)
    if item.optional:
        return f"{opening.text()}You can {words}"
    return f"{opening.text()}{capital(words)}"


@_sentence.register
def _(item: la.Activate, telling: Telling) -> str:
    opening = opening_of(item, telling)
    bullets = la.bullets(item)
    if len(bullets) == 2 and bullets[0] == la.Bullet():  # it can also do nothing more
        opening.event = "when this card is activated"
        return f"{opening.text()}You can {action(la.activations(item)[1], telling)}"
    extra = [step for step in item.cost if isinstance(step, la.IfFromHand | la.IfSetThisTurn)]
    words = action(item, telling, can=False)
    for step in extra:
        if len(step.do) != 1:
            raise TypeError("no words for what is paid for an activation so soon")
        paid = clause(step.do[0], telling).gerund
        soon = "from your hand by" if isinstance(step, la.IfFromHand) else "the turn it was Set, by"
        telling.after.append(f"You can activate this card {soon} {paid}.")
    if item.from_hand:
        held = " and ".join(condition(part, telling) for part in item.from_hand)
        telling.after.append(f"If {held}, you can activate this card from your hand.")
    if item.when_set:
        held = " and ".join(condition(part, telling) for part in item.when_set)
        telling.after.append(f"If {held}, you can activate this card the turn it was Set.")
    return f"{opening.text()}{capital(words)}"


@_sentence.register
def _(item: la.EachTime, telling: Telling) -> str:
    return each_time(item, telling)


@_sentence.register
def _(item: la.AsScale, telling: Telling) -> str:
    return "You can activate this card in your Pendulum Zone"


def alternatives(items: Sequence[la.Effect], card: la.Card, names: Names) -> Told:
    """Effects that differ only in targets and in what they do: one sentence with bullets."""
    first = items[0]
    telling = Telling(names, card, first.where)
    opening = opening_of(replace(first, do=(), target=()), telling)
    opening.times = [time for time in opening.times if time != "during your Main Phase"]
    cost = cost_of(first.cost, telling, True)
    for item in items:
        one = Telling(names, card, item.where, implied=types(item), apart=apart(item))
        target, done = targets_of(item, one), told(item.do, one)
        telling.bullets.append(sentence("; ".join(part for part in (target, done) if part)))
    stay = any(limit.scope == "stay" for limit in limits_of(first))
    each = "Each effect can only be used once while this card is face-up on the field."
    words = f"{cost}, then activate" if cost else "activate"
    text = sentence(f"{opening.text()}You can {words} 1 of these effects{'' if stay else ';'}")
    return Told(f"{text} {each}" if stay else text, telling.bullets)


# ------------------------------------------------------- sentences that follow


def _looking_back(item: la.Effect, telling: Telling) -> tuple[la.Effect, list[str]]:
    """Restrictions for the whole turn, which are a condition and a cost: a sentence of its own."""
    conditions, cost, after = list(item.condition), list(item.cost), []
    this = "this card" if isinstance(item, la.Activate) else "this effect"
    for part in item.condition:
        lock: Node | None = None
        words = but = ""
        if isinstance(part, la.SummonedOnly):
            lock = la.OnlySpecialSummon(part.filter)
            words = forbidden_all_turn(lock, telling)
        elif isinstance(part, la.ThisTurn) and part.most == 0 and part.what in w.BANS_OF_DEEDS:
            lock = la.Ban(w.BANS_OF_DEEDS[part.what], part.filter)
            words = forbidden_all_turn(lock, telling)
        elif isinstance(part, la.ThisTurn) and (part.what, part.most) == ("activate", 1):
            conditions.remove(part)
            others = activated(part.filter, telling)
            after.append(f"You can only activate 1 other {others}, the turn you activate {this}.")
        elif isinstance(part, la.ThisTurn) and (part.what, part.most) == ("activate-scale", 0):
            conditions.remove(part)
            who = noun(part.filter, telling, default="monster").one
            before = f"you activated {who}'s Pendulum Effect this turn"
            after.append(f"You cannot activate {this} if {before}.")
        elif isinstance(part, la.ThisTurn) and (part.what, part.most) == ("any-summon", 0):
            tokens = {node.passcode for node in item.walk() if isinstance(node, la.CreateToken)}
            rest = tuple(~la.Named(token) for token in sorted(tokens))
            if isinstance(part.filter, NoneOf):
                rest = (*rest, part.filter)
                spared = noun(part.filter.of, telling, default="monster").several
                but = f", except {spared}"
            lock = la.Ban(w.NO_SUMMONS, rest[0] if len(rest) == 1 else AllOf(rest))
            words = "you cannot Summon other monsters"
        if lock is not None and lock in cost:
            conditions.remove(part)
            cost.remove(lock)
            after.append(sentence(f"{words} the turn you activate {this}{but}"))
    for step in item.cost:
        if isinstance(step, la.InBattleThisTurn):
            cost.remove(step)
            one = Telling(telling.names, telling.card)
            after.append(sentence(in_battle(step, one, f"the turn you activate {this}")))
    if item.unanswered:
        after.append(_unanswered(item))
    if item.firm:
        held = " and ".join(condition(part, telling) for part in item.firm_if)
        after.append(sentence(
            f"{f'if {held}, ' if held else ''}{this}'s activation and effect cannot be negated"
        ))  # fmt: skip
    if isinstance(item, la.Ignition) and item.quick_if:
        held = " and ".join(condition(part, telling) for part in item.quick_if)
        after.append(f"This is a Quick Effect if {held}.")
    return replace(item, condition=tuple(conditions), cost=tuple(cost)), after


def _unanswered(item: la.Effect) -> str:
    who = "your opponent cannot" if item.unanswered == v.OPPONENT else "neither player can"
    this = "this card's" if isinstance(item, la.Activate) else "this effect's"
    if item.unanswered_with:
        kind = w.NOUNS[item.unanswered_with]
        return sentence(f"{who} activate {kind} effects in response to {this} activation")
    if item.unanswered_targets:
        cards = "the targeted cards" if targets_several(item) else "the targeted card"
        return sentence(f"{who} activate {cards} in response to {this} activation")
    if not item.unanswered_types:
        return sentence(f"{who} activate cards or effects in response to {this} activation")
    return (
        f"In response to {this} activation, {who} activate cards, or the effects of cards, with "
        "the same original type (Monster/Spell/Trap) as the cards sent to the GY to activate this "
        "card."
    )


def targets_several(item: la.Effect) -> bool:
    """Whether an effect may target more than one card."""
    return len(item.target) > 1 or any(
        isinstance(one, la.Choose) and one.most != 1 for one in item.target
    )


def _at_resolution(item: la.Effect, telling: Telling) -> tuple[la.Effect, list[str]]:
    """A condition on all that is done: it must hold at activation and at resolution."""
    if len(item.do) != 1 or not isinstance(item.do[0], la.When):
        return item, []
    when = item.do[0]
    if needless(when.condition, item):
        return replace(item, do=when.do), []
    held = condition(when.condition, telling)
    points = re.fullmatch(r"your LP are (\d+) (or (?:less|more))", held)
    if points is not None:
        text = f"You must have {points[1]} LP {points[2]} to activate and to resolve this effect."
        return replace(item, do=when.do), [text]
    for start, must in (
        ("you control ", "You must control"), ("you have ", "You must have"),
        ("this card is ", "This card must be"), ("there is ", "There must be"),
    ):  # fmt: skip
        if held.startswith(start):
            rest = held.removeprefix(start)
            text = f"{must} {rest} to activate and to resolve this effect."
            return replace(item, do=when.do), [text]
    return item, []
