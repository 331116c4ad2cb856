"""What is counted before the steps that speak of it: "for each card trashed by this effect"."""

from dataclasses import replace

from engine.digimon import language as la
from engine.digimon.card_text.reading import Reading
from engine.digimon.language import operations as op
from engine.effects import Node, rebuilt

Steps = tuple[Node, ...]


def counting(reading: Reading, steps: Steps) -> Steps:
    """The steps, after counting what they speak of."""
    if reading.counted is None:
        return steps
    remembered = op.Remember(reading.counted, "done")
    reading.counted = None
    return (remembered, *steps)


def counted_once(steps: Steps) -> Steps:
    """What is done for each of the same cards is counted before the first of it (rule 4-27-4)."""
    counts = [one for step in steps for one in step.walk() if isinstance(one, la.Count)]
    same = [replace(one, times=1) for one in counts]
    if len(steps) < 2 or len(same) < 2 or len(set(same)) > 1:
        return steps
    done: Steps = rebuilt(
        steps, lambda one: la.Remembered("each", one.times) if isinstance(one, la.Count) else one
    )
    return (op.Remember(same[0], "each"), *done)
