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
    """Steps whose only play is one without [On Play] effects."""
    plays = [one for one in walk(steps) if isinstance(one, op.Play)]
    if len(plays) != 1 or not isinstance(plays[0].what, la.Choose):
        raise reading.reader.lost("what is played")
    silent: Steps = rebuilt(
        steps, lambda one: replace(one, silent=True) if one == plays[0] else one
    )
    return silent
