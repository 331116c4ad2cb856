"""A play without [On Play] effects: "[On Play] effects on Digimon played by this effect …"."""

from dataclasses import replace

from engine.digimon import language as la
from engine.digimon.card_text.reading import Reading
from engine.digimon.language import operations as op
from engine.effects import Node, rebuilt, walk

Steps = tuple[Node, ...]


def silent(reading: Reading) -> bool:
    """ "[On Play] effects on Digimon played by this effect don't activate"."""
    reader = reading.reader
    reader.take("Any")
    reader.expect("[On Play]", "effects", "on")
    reader.take("the")
    if not (reader.take("Digimon") or reader.take("Tamer")) or not reader.take("played"):
        raise reader.lost("what was played")
    if not (reader.take("by") or reader.take("with")):
        raise reader.lost("by this effect")
    reader.expect("this", "effect", "don't", "activate")
    return True


def silenced(reading: Reading, steps: Steps) -> Steps:
    """Steps all of whose plays are such without [On Play] effects."""
    plays = [one for one in walk(steps) if isinstance(one, op.Play)]
    if not plays or not all(isinstance(one.what, la.Choose) for one in plays):
        raise reading.reader.lost("what is played")
    silent: Steps = rebuilt(
        steps, lambda one: replace(one, silent=True) if isinstance(one, op.Play) else one
    )
    return silent
