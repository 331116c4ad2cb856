"""What cards get or cannot do, and what players cannot, for a time or while an effect holds."""

from dataclasses import replace

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.amounts import for_each
from engine.digimon.card_text.gerunds import gerund
from engine.digimon.card_text.modifiers import banned, modifiers, until
from engine.digimon.card_text.nouns import noun, with_
from engine.digimon.card_text.operations import operation
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.things import every, known, thing
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.digimon.language.words import Duration
from engine.effects import Node
from engine.filters import ANY, Filter

Steps = tuple[Node, ...]
NEXT_UNSUSPEND_PHASE: Steps = (c.Cannot("unsuspend-in-phase"),)


def statement(reading: Reading, lasts: Duration | None) -> Steps:
    """What cards get, or what a player cannot do, for a time."""
    reader = reading.reader
    less = reading.attempt(_next)
    if less is not None:
        return less
    player = reading.attempt(_player)
    if player is not None:
        what: Node = player[1]
        long = lasts or until(reading)
        if long is None:
            raise reader.lost("until when")
        return (op.Give((what,), player[0], long),)
    to = thing(reading)
    given = modifiers(reading)
    long = lasts or until(reading)
    if given == NEXT_UNSUSPEND_PHASE and lasts is None and _theirs(reading, to):
        long = v.END_OF_OPPONENTS_NEXT_TURN
    (first,) = given if len(given) == 1 else (None,)
    if isinstance(first, c.Cannot) and first.what == "digivolve" and _just_played(reading, to):
        long = long or v.FOR_GOOD
    if long is None:
        raise reader.lost("until when")
    if isinstance(first, (c.DP, c.PlayCost)) and isinstance(first.by, int):
        each = for_each(reading, first.by)
        given = given if each is None else (replace(first, by=each),)
    elif isinstance(to, la.Choose) and to.most == 1 and not to.up_to:
        each = for_each(reading, 1)  # so many of them
        to = to if each is None else replace(to, most=each)
    return (op.Give(given, to, long),)


def _next(reading: Reading) -> Steps:
    """ "the next time one of your Digimon would digivolve this turn, reduce …"."""
    reader = reading.reader
    reader.expect("the", "next", "time", "one", "of", "your")
    what = noun(reading)
    if what.card or not (reader.take("would", "digivolve") or reader.take("digivolves")):
        raise reader.lost("digivolves")
    into: Filter = ANY
    if reader.take("into"):
        reader.take("a") or reader.take("an")
        into = noun(reading).filter
    reader.expect("this", "turn", ",")
    if reader.take("by") or reader.take("By"):
        reading.would = "digivolve"
        paid = gerund(reading)
        reader.expect(",")
        by = op.By((paid,), (operation(reading),))
        would = c.Would(what="digivolve", who=what.filter, into=into, do=(by,))
        return (op.Give((c.NextTime(would),), la.Players(v.YOU), v.THIS_TURN),)
    reader.expect("reduce", "the")
    reader.take("digivolution")
    reader.expect("cost", "by")
    number = reader.number()
    if number is None:
        raise reader.lost("by how much")
    next_one = c.NextDigivolution(what.filter, number, into)
    return (op.Give((next_one,), la.Players(v.YOU), v.THIS_TURN),)


def _theirs(reading: Reading, to: Node) -> bool:
    """Whether cards of the opponent are meant."""
    if isinstance(to, la.Chosen) and reading.before is not None:
        choices = [one for one in reading.before.walk() if isinstance(one, la.Choose)]
        to = choices[-1] if choices else to
    return isinstance(to, (la.Choose, la.Each)) and to.whose == v.OPPONENT


def _just_played(reading: Reading, to: Node) -> bool:
    """Whether what the step before played is meant, which lasts as long as that is in play."""
    before = reading.before
    return (
        to == la.Chosen()
        and before is not None
        and any(isinstance(one, op.Play) for one in before.walk())
    )


def _player(reading: Reading) -> tuple[Node, Node]:
    reader = reading.reader
    if reader.take("your", "opponent"):
        whose = v.OPPONENT
    else:
        reader.expect("players")
        whose = v.EITHER
    reader.expect("can't")
    found = banned(reading)
    if found is None:
        raise reader.lost("what a player cannot do")
    return la.Players(whose), found


def _reaching(reading: Reading) -> Steps:
    """ "your DP-based deletion effects by 1000" (rule 15-15-4)."""
    reader = reading.reader
    this = reader.take("this", f"{reading.this}'s")
    if not this:
        reader.expect("your")
    reader.expect("DP-based", "deletion", "effects", "by")
    number = reader.number()
    if number is None:
        raise reader.lost("by how much")
    return (c.DeletionDP(number, this),)


def standing(reading: Reading) -> tuple[Steps, Node, Steps]:
    """What a persistent effect gives, to what, and what that must be. Raises NotUnderstood."""
    player = reading.attempt(_player)
    if player is not None:
        return (player[1],), player[0], ()
    if reading.reader.take("increase", "the", "maximum", "DP", "of"):
        return _reaching(reading), la.THIS, ()
    to = reading.one_of((known, every), "which Digimon")
    held: Steps = ()
    if to == la.THIS and reading.reader.take("with"):
        held = (la.Is(with_(reading)),)
    elif to == la.THIS and reading.reader.take("without"):
        held = (la.Is(~with_(reading)),)
    return modifiers(reading), to, held
