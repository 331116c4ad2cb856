"""What is done to players and their Decks: Life Points, draws, the top of the Deck, chance."""

from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.amounts import amount, for_each, for_every
from engine.yugioh.wording.meant import MOVED, thing
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.operations import clause, said, statement
from engine.yugioh.wording.phrase import Clause, Spoken, Telling, Thing

_OWNERS: Final = {v.YOU: "your", v.OPPONENT: "your opponent's", v.EITHER: "their"}


def _done_by(whose: int, verb: str, rest: str) -> Clause:
    """What the player does, the opponent, or each player."""
    if whose == v.YOU:
        return said(f"{verb} {rest}")
    subject = "your opponent" if whose == v.OPPONENT else "each player"
    return statement(subject, False, verb, f"{verb}s", rest)


# ---------------------------------------------------------------- Life Points


def _points(points: Node | int, telling: Telling) -> str:
    """Life Points: "500 LP", "300 LP for each card in your hand", "LP equal to its ATK"."""
    if isinstance(points, int):
        return f"{points} LP"
    each = for_each(points, telling)
    if each is not None:
        return f"{each[0]} LP for each {each[1]}"
    if isinstance(points, la.Half) and isinstance(points.amount, la.LifePoints):
        return amount(points, telling)
    return f"LP equal to {amount(points, telling)}"


@clause.register
def _(step: la.GainLife, telling: Telling) -> Clause:
    return _done_by(step.whose, "gain", _points(step.amount, telling))


@clause.register
def _(step: la.LoseLife, telling: Telling) -> Clause:
    if step.amount == la.Half(la.LifePoints(step.whose)):
        return said(f"halve {amount(la.LifePoints(step.whose), telling)}")
    return _done_by(step.whose, "lose", _points(step.amount, telling))


@clause.register
def _(step: la.PayLifePoints, telling: Telling) -> Clause:
    if isinstance(step.amount, la.Times) and step.amount == la.multiples(step.amount.times):
        return said(f"pay any multiple of {step.amount.times} LP")
    return said(f"pay {_points(step.amount, telling)}")


@clause.register
def _(step: la.Damage, telling: Telling) -> Clause:
    each = None if isinstance(step.amount, int) else for_each(step.amount, telling)
    if isinstance(step.amount, int):
        points, equal = f"{step.amount} damage", ""
    elif each is not None:
        points, equal = f"{each[0]} damage", f" for each {each[1]}"
    else:
        points, equal = "damage", f" equal to {amount(step.amount, telling)}"
    if step.whose == v.YOU:
        return said(f"take {points}{equal}")
    return said(f"inflict {points} to your opponent{equal}")


_SKIPPED: Final = {
    "battle": "your next Battle Phase", "draw": "your next Draw Phase",
    "two draws": "your next 2 Draw Phases",
    "main 1": "your next Main Phase 1", "battle next turn": "the Battle Phase of your next turn",
    "opponent's turn": "your opponent's next turn",
}  # fmt: skip


_PILES: Final = {v.HAND: "hand", v.EXTRA: "Extra Deck"}


@clause.register
def _(step: la.LookAt, telling: Telling) -> Clause:
    return said(f"look at your opponent's {_PILES[step.place]}")


@clause.register
def _(step: la.BecomesEndPhase, telling: Telling) -> Clause:
    return said("it becomes the End Phase of this turn")


@clause.register
def _(step: la.SkipPhase, telling: Telling) -> Clause:
    return said(f"skip {_SKIPPED[step.phase]}")


# --------------------------------------------------------------------- the Deck


@clause.register
def _(step: la.Declare, telling: Telling) -> Clause:
    if isinstance(step.what, la.Choose):
        telling.speaks(Spoken("card"), step.what.name)
    return said("declare 1 card name")


@clause.register
def _(step: la.DeclareLevel, telling: Telling) -> Clause:
    if step.by == v.OPPONENT:
        rest = f"a Level from {step.least} to {step.most}"
        return statement("your opponent", False, "declare", "declares", rest)
    return said(_declared(step))


@thing.register
def _(what: la.DeclareLevel, telling: Telling, how: str = MOVED) -> Thing:
    return Thing(_declared(what))  # after "target 1 monster you control and"


def _declared(step: la.DeclareLevel) -> str:
    return f"declare a Level from {step.least} to {step.most}"


@clause.register
def _(step: la.Draw, telling: Telling) -> Clause:
    count = step.count
    if step.name:
        telling.speaks(Spoken("card", count != 1, v.HAND, deed="drawn"), step.name)
    if isinstance(count, int):
        return _done_by(step.whose, "draw", cards(count))
    hand = la.Count(places=v.HAND, whose=step.whose)
    if isinstance(count, la.Excess) and isinstance(count.amount, int):
        if count == la.Excess(count.amount, hand) and step.whose != v.EITHER:
            until = "until you have {} in your hand"
            if step.whose == v.OPPONENT:
                until = "until they have {} in their hand"
            return _done_by(step.whose, "draw", until.format(cards(count.amount)))
    each = for_each(count, telling)
    if each is not None:
        return _done_by(step.whose, "draw", f"{cards(each[0])} for each {each[1]}")
    if isinstance(count, la.Times) and isinstance(count.amount, la.Every):
        every = for_every(count.amount, telling)
        return _done_by(step.whose, "draw", f"{cards(count.times)} for every {every}")
    if (
        count == la.HowMany(getattr(count, "name", ""))
        and telling.named(count.name) is telling.latest
    ):
        return _done_by(step.whose, "draw", "that many cards")
    return _done_by(step.whose, "draw", f"cards equal to {amount(count, telling)}")


@clause.register
def _(step: la.ShuffleAll, telling: Telling) -> Clause:
    each = la.Each(step.filter, step.places, step.whose)
    return Clause("shuffle", (thing(each, telling, MOVED),), "into the Deck")


@clause.register
def _(step: la.Mill, telling: Telling) -> Clause:
    owner = _OWNERS[step.whose]
    if step.name:
        telling.speaks(Spoken("card", True, v.GRAVE, deed="sent to the GY"), step.name)
    if isinstance(step.count, la.UpTo):
        most = amount(step.count.most, telling)
        many = f"cards from the top of {owner} Deck to the GY"
        return said(f"choose a number from 1 to {most}, then send that many {many}")
    if isinstance(step.count, int):
        count = "card" if step.count == 1 else cards(step.count)
        text = f"the top {count} of {owner} Deck to the GY"
    elif step.count == la.Excess(
        la.Count(places=v.DECK), la.Count(places=v.DECK, whose=v.OPPONENT)
    ):
        text = f"cards from the top of {owner} Deck to the GY so you have the same number of cards "
        text += "in the Deck as your opponent"
    else:
        equal = amount(step.count, telling)
        text = f"cards from the top of {owner} Deck to the GY equal to {equal}"
    if step.or_all:
        text += f" (or {owner} entire Deck, if less than {amount(step.count, telling)})"
    return _done_by(v.EITHER if step.whose == v.EITHER else v.YOU, "send", text)


@clause.register
def _(step: la.BanishTop, telling: Telling) -> Clause:
    owner = {v.YOU: "your", v.OPPONENT: "your opponent's"}[step.whose]
    face = ", face-down" if step.face_down else ""
    if isinstance(step.count, int):
        return said(f"banish {cards(step.count)} from the top of {owner} Deck{face}")
    if isinstance(step.count, la.UpTo):
        most = amount(step.count.most, telling)
        return said(f"banish cards from the top of {owner} Deck{face}, up to {most}")
    equal = amount(step.count, telling)
    return said(f"banish cards from the top of {owner} Deck{face}, equal to {equal}")


@clause.register
def _(step: la.Excavate, telling: Telling) -> Clause:
    if step.until is not None:
        telling.speaks(Spoken("card", True, v.DECK, deed="excavated"), step.name)
        what = noun(step.until, telling, v.DECK)
        telling.speaks(Spoken(what.head, False, v.DECK, deed="excavated"), step.found)
        return said(
            f"excavate cards from the top of your Deck until you excavate {what.one}{what.but}"
        )
    telling.speaks(Spoken("card", step.count != 1, v.DECK, deed="excavated"), step.name)
    if step.looks and isinstance(step.count, int):
        return said(f"look at the top {cards(step.count)} of your Deck")
    if step.looks:
        return said(f"look at {amount(step.count, telling)} cards from the top of your Deck")
    if isinstance(step.count, int):
        count = "card" if step.count == 1 else cards(step.count)
        return said(f"excavate the top {count} of your Deck")
    return said(f"excavate cards from the top of your Deck, equal to {amount(step.count, telling)}")


@clause.register
def _(step: la.RollDice, telling: Telling) -> Clause:
    return said("roll a six-sided die" if step.count == 1 else f"roll {step.count} six-sided dice")


@clause.register
def _(step: la.TossCoins, telling: Telling) -> Clause:
    return said("toss a coin" if step.count == 1 else f"toss {step.count} coins")


@clause.register
def _(step: la.ShuffleDeck, telling: Telling) -> Clause:
    return said("shuffle your Deck")


def cards(count: int) -> str:
    """A number of cards."""
    return f"{count} card{'s' if count > 1 else ''}"
