"""Steps that do the same to different cards, which are told as one."""

from collections.abc import Sequence
from dataclasses import replace

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh.wording.both_stats import both_stats
from engine.yugioh.wording.operations import clause
from engine.yugioh.wording.phrase import Clause, Telling


def merged(steps: Sequence[Node], telling: Telling) -> tuple[Clause, int]:
    """The first operation, with those that do the same to other cards; how many they are."""
    first = steps[0]
    second = steps[1] if len(steps) > 1 else None
    if isinstance(first, la.CreateToken):
        return _tokens(first, steps, telling)
    if isinstance(first, la.ChangeStats) and isinstance(second, la.ChangeStats):
        both = both_stats(first, second)
        if both is not None:
            return clause(both, telling), 2
    if isinstance(first, la.SpecialSummon) and isinstance(second, la.SpecialSummon):
        if first.but == second.but == ("banished-in-end-phase",) and _alike(first, second):
            steps = [*(replace(one, but=()) for one in (first, second)), *steps[2:]]
            first = steps[0]
            telling.after.append(
                "During the End Phase, banish the face-up monsters Special Summoned by this effect."
            )
    one, used = clause(first, telling), 1
    while used < len(steps) and _alike(first, steps[used]) and (used == 1 or _named(steps[used])):
        more = clause(steps[used], telling)
        if not one.joins(more):
            break
        one, used = one.with_more(more), used + 1
    return one, used


def _named(step: Node) -> bool:
    """Whether it is done to a card by its name."""
    what = getattr(step, "what", None)
    return isinstance(what, la.Choose) and isinstance(what.filter, la.Named)


def _alike(first: Node, second: Node) -> bool:
    """Whether two operations differ only in the cards that they are done to."""
    if type(first) is not type(second) or not hasattr(first, "what"):
        return False
    what, other = first.what, getattr(second, "what", None)
    if isinstance(what, la.Choose) and isinstance(other, la.Choose):
        if (what.places, what.whose) != (other.places, other.whose):
            return False
    return replace(second, what=what) == first


def _tokens(first: la.CreateToken, steps: Sequence[Node], telling: Telling) -> tuple[Clause, int]:
    """Tokens that differ only in their pictures are counted together."""
    used = 1
    name = telling.names(first.passcode)
    for step in steps[1:]:
        if not isinstance(step, la.CreateToken) or telling.names(step.passcode) != name:
            break
        used += 1
    if used == 1:
        return clause(first, telling), 1
    counts = [step.count for step in steps[:used] if isinstance(step, la.CreateToken)]
    numbers = [count for count in counts if isinstance(count, int)]
    if len(numbers) < used:
        raise TypeError("no words for Tokens of which not all are a number")
    return clause(replace(first, count=sum(numbers)), telling), used
