"""A Digimon that does something: "this Digimon unsuspends", "1 of your Digimon may attack"."""

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.modifiers import modifiers, until
from engine.digimon.card_text.nouns import noun, with_
from engine.digimon.card_text.on_field import digivolution, target
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.things import chosen, every, known, thing
from engine.digimon.language import operations as op
from engine.digimon.language.words import Target
from engine.effects import Node, walk
from engine.filters import ANY, Filter

Steps = tuple[Node, ...]
UNSUSPENDED_TOO = ". Your opponent's unsuspended Digimon can also be attacked with this effect"


def mover(reading: Reading) -> Steps:
    """A Digimon that does something: "this Digimon unsuspends", "1 of your Digimon may attack"."""
    reader = reading.reader
    who = reading.one_of((known, chosen, every), "which Digimon")
    if who == la.THIS and reader.comes("with"):
        return (_holding(reading),)
    beside = reading.attempt(_beside) if who == la.THIS else None
    joined = reading.attempt(_and_a_card) if beside is None else None
    may = reader.take("may")
    if joined is not None:
        reader.expect("DNA", "digivolve", "into")
        if who != la.THIS and (not isinstance(who, la.Choose) or la.Choose(who.filter) != who):
            raise reader.lost("1 of your Digimon")
        others = who.filter if isinstance(who, la.Choose) else ANY
        found: Node = op.DnaDigivolveInto(target(reading), who == la.THIS, others, *joined)
    elif reader.take("DNA", "digivolve", "into"):
        if beside is None and who != la.Choose(la.DIGIMON, most=2):
            raise reader.lost("2 of your Digimon")
        into = target(reading)
        found = op.DnaDigivolveInto(into)
        if beside is not None:
            found = op.DnaDigivolveInto(into, True, beside)
    elif beside is not None:
        raise reader.lost("DNA digivolve into")
    elif reader.take("app", "fuse", "into"):
        if who != la.Choose(la.DIGIMON):
            raise reader.lost("1 of your Digimon")
        found = op.AppFuseInto(target(reading))
    elif may and (reader.comes("gain") or reader.comes("get")):
        return (op.May(_gaining(reading, who)),)
    elif may and reader.take("suspend"):
        found = op.Suspend(who)
    elif reader.take("unsuspends") or (
        (may or isinstance(who, la.Each)) and reader.take("unsuspend")
    ):
        found = op.Unsuspend(who)
    elif (may and reader.take("digivolve")) or reader.take("digivolves"):
        reader.expect("into")
        found = digivolution(reading, who)
    elif (may and reader.take("attack")) or reader.take("attacks"):
        at: Target = "player" if reader.take("a", "player") else "any"
        if reader.take("an", "opponent's", "Digimon") or reader.take_words(
            "your opponent's Digimon"
        ):
            at = "digimon"
        found = op.Attack(who, at, reader.take("without", "suspending"),
                          unsuspended=reader.take_words(UNSUSPENDED_TOO))  # fmt: skip
    elif (may and reader.take("battle")) or reader.take("battles"):
        found = op.Battle(who, thing(reading))
    else:
        raise reader.lost("what it does")
    return (op.May((found,)),) if may else (found,)


def _holding(reading: Reading) -> Node:
    """ "with the [X] trait may attack", behind this Digimon: what must hold of it."""
    reader = reading.reader
    reader.expect("with")
    held = with_(reading)
    reader.expect("may")
    if reader.take("unsuspend"):
        found: Node = op.Unsuspend(la.THIS)
    elif reader.take("digivolve", "into"):
        found = digivolution(reading, la.THIS)
    else:
        reader.expect("attack")
        found = op.Attack(la.THIS, "any", reader.take("without", "suspending"))
    return op.If(la.Is(held), (op.May((found,)),))


def _and_a_card(reading: Reading) -> tuple[Filter, int]:
    """ "and 1 [X] in the trash", behind 1 of your Digimon."""
    reader = reading.reader
    reader.expect("and", "1")
    what = noun(reading)
    reader.expect("in", "the")
    area = v.HAND if reader.take("hand") else v.TRASH
    if area == v.TRASH:
        reader.expect("trash")
    return what.filter, area


def _beside(reading: Reading) -> Filter:
    """ "and 1 of your other Digimon", behind this Digimon."""
    reading.reader.expect("and", "1", "of", "your")
    what = noun(reading)
    if what.card or la.OTHER not in walk(what.filter):
        raise reading.reader.lost("other Digimon")
    return what.filter


def _gaining(reading: Reading, who: Node) -> Steps:
    """ "gain <Rush> for the turn and attack a player"."""
    reader = reading.reader
    given = modifiers(reading)
    long = until(reading)
    if long is None:
        raise reader.lost("until when")
    found: list[Node] = [op.Give(given, who, long)]
    if reader.take("and", "attack"):
        at: Target = "player" if reader.take("a", "player") else "any"
        at = "digimon" if reader.take_words("your opponent's Digimon") else at
        attacker = la.THIS if who == la.THIS else la.Chosen()
        found.append(op.Attack(attacker, at, reader.take("without", "suspending")))
    return tuple(found)
