"""Battle positions that are changed, or kept, in words."""

from dataclasses import replace

from engine.effects import Node
from engine.filters import AllOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.meant import thing
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.operations import clause, said, statement
from engine.yugioh.wording.phrase import Clause, Telling, Thing


@clause.register
def _(step: la.ChangePosition, telling: Telling) -> Clause:
    if step.flips is not None:
        flips = noun(step.flips, telling, default="monster").several
        telling.after.append(
            f"(Flip monsters' effects are not activated at this time, except {flips}.)"
        )
    what = thing(step.what, telling)
    if not step.position:
        return Clause("change", (Thing(f"the battle position of {what.whole}", end=what.end),))
    face_down = la.Each(la.MONSTER & ~la.FACE_UP, v.MZONE, v.OPPONENT)
    if step == la.ChangePosition(face_down, v.FACEUP_DEFENSE):
        return said("flip all monsters they control face-up")
    position = w.POSITIONS[step.position]
    if step.kept:
        telling.after.append(
            f"Monsters changed to {position} by this effect cannot change their battle positions."
        )
    if step.position & v.FACEUP:
        telling.did(getattr(step.what, "name", ""), what.spoken, "turn face-up", "")
    if step.position == v.FACEUP_ATTACK:
        position = f"face-up {position}"
    before = f"from face-up {w.POSITIONS[step.from_]} " if step.from_ else ""
    return Clause("change", (what,), f"{before}to {position}")


@clause.register
def _(step: la.KeepPosition, telling: Telling) -> Clause:
    what = thing(step.what, telling)
    telling.last = what.spoken
    several = what.spoken.several
    position = "their battle positions" if several else "its battle position"
    end = {
        "": "", "end": " this turn", "your next turn": " until the end of your next turn",
    }.get(step.until, " until the end of your opponent's turn")  # fmt: skip
    return statement(what.whole, several, "cannot change", "cannot change", f"{position}{end}")


def any_position(what: Node) -> Node:
    """The monsters, without what is said last of them: that they are in Defense Position."""
    if not isinstance(what, la.Choose | la.Each) or not isinstance(what.filter, AllOf):
        return what
    *parts, last = what.filter.of
    if last != la.State("defense-position") or not parts:
        return what
    return replace(what, filter=parts[0] if len(parts) == 1 else AllOf(tuple(parts)))
