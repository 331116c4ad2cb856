"""Limits by the name of the card: "You can only use each effect of … once per turn."."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.yugioh import language as la
from engine.yugioh.wording.effects import Told
from engine.yugioh.wording.opening import limits_of

_OFTEN: Final = {1: "once", 2: "twice", 3: "thrice"}


@dataclass
class Part:
    """An effect or a rule of a card in words, with its limit by name."""

    told: Told
    limit: la.Limit | None = None
    who: str = "You"


def hard(item: la.Effect) -> la.Limit | None:
    """The limit of an effect that counts by the name of its card."""
    return next((one for one in limits_of(item) if one.scope in ("hard", "oath", "duel")), None)


def limited(parts: Sequence[Part], name: str, preceded: bool) -> list[str]:
    """The lines of a card, with the sentences that say how often its effects can be used.

    `preceded` says that other sentences come before, so that not "each effect" is meant.
    """
    once = [at for at, part in enumerate(parts) if part.limit == la.ONCE_PER_TURN]
    several = len(once) > 1 and once == list(range(once[0], len(parts)))
    every = several and len(once) == len(parts) and not preceded
    shared = {part.limit.group for part in parts if part.limit is not None and part.limit.group}
    together = len(shared) == 1 and all(part.limit and part.limit.group for part in parts)
    lines: list[str] = []
    last = f'You can only use each effect of "{name}" once per turn.' if every else ""
    for at, part in enumerate(parts):
        if several and not every and at == once[0]:
            lines.append(
                f'You can only use each of the following effects of "{name}" once per turn.'
            )
        lines += part.told.lines()
        if part.limit is None or (several and at in once):
            continue
        if any(more.limit == part.limit for more in parts[at + 1 :] if part.limit.group):
            continue  # said once, after the last one that shares the uses
        count = part.limit.count
        if part.limit.scope == "oath":
            last = f'You can only activate {count} "{name}{"(s)" * (count > 1)}" per turn.'
        elif together and len(parts) > 1:
            last = f'You can only use 1 "{name}" effect per turn, and only once that turn.'
        else:
            group = [more for more in parts if part.limit.group and more.limit == part.limit]
            these = "1 of these effects" if len(group) > 1 else "this effect"
            often = _OFTEN.get(count, f"{count} times")
            per = "Duel" if part.limit.scope == "duel" else "turn"
            lines.append(f'{part.who} can only use {these} of "{name}" {often} per {per}.')
    return [*lines, last] if last else lines
