"""An effect as a sentence: icons, what it waits for, conditions, what it does."""

from dataclasses import replace

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.digimon.wording import words as w
from engine.digimon.wording.conditions import whole
from engine.digimon.wording.events import event, held, would
from engine.digimon.wording.meant import subject
from engine.digimon.wording.modifiers import given, together
from engine.digimon.wording.phrase import Telling
from engine.digimon.wording.steps import BULLET, text
from engine.effects import Node


def effect(item: c.Effect, telling: Telling) -> str:
    """The whole sentence of an effect that is carried out."""
    shares = isinstance(item, c.Trigger) and item.shares  # the icons of the effect before it
    icons: list[str] = [] if shares else _icons(item, telling)
    openings: list[str] = []
    conditions, do = item.condition, item.do
    while len(do) == 1 and isinstance(do[0], op.If) and not _joint(do[0]):
        # A condition of the only step is one of the whole effect (rule 15-6-3).
        conditions, do = (*conditions, do[0].condition), do[0].do
    if isinstance(item, c.Trigger):
        openings += _when(item, telling)
    elif isinstance(item, c.Would):
        openings.append(f"when {would(item, telling)}")
        if held(item) is not None:
            conditions = conditions[1:]
    if conditions:
        openings.append(f"if {whole(conditions, telling)}")
    done = text(do, telling)
    if isinstance(item, c.Delay):
        done = f"<Delay>.{BULLET}{w.capital(done)}"
    body = w.capital(", ".join([*openings, done]))
    return " ".join([*icons, body.removesuffix(".") + "."])


def _joint(step: op.If) -> bool:
    """Whether a step is more than a condition: two cases, or <Delay>."""
    return bool(step.otherwise) or step.condition == la.Is(~la.PLACED_THIS_TURN)


def _events(item: c.Trigger) -> tuple[c.Event, ...]:
    return item.on.of if isinstance(item.on, c.Events) else (item.on,)


def timing(on: c.Event, turn: int = v.EITHER) -> str:
    """The icon of an event; an effect that names a turn has that timing instead (15-16-8)."""
    if on.who is not None or on.other is not None or on.by or turn != v.EITHER:
        return ""
    return w.TIMINGS.get(on.what) or w.TURN_TIMINGS.get((on.what, on.whose), "")


def _icons(item: c.Effect, telling: Telling) -> list[str]:
    """Where, in whose turn or at which timing, and how often."""
    icons: list[str] = []
    if isinstance(item, c.Would) and item.what == "digivolve" and item.where == v.HAND:
        return icons  # a card in the hand that would be digivolved into
    where = item.where
    if isinstance(item, c.Would) and item.what in ("play", "use", "link"):
        where &= ~v.HAND  # it says itself that the card is there
    icons += [icon for icon in w.bits(where, w.ICONS) if icon]
    if isinstance(item, c.Trigger):
        icons += _timings(item) + ["[Main]"] * item.main + ["[Counter]"] * item.counter
    elif isinstance(item, c.Would):
        if item.turn != v.EITHER or item.what not in ("play", "use", "link"):
            icons.append(w.TURNS[item.turn])
    elif isinstance(item, (c.Main, c.Delay)):
        icons.append("[Main]")
    elif isinstance(item, (c.Security, c.Counter)):
        icons.append(f"[{item.kind}]")
    if item.limit:
        icons.append(w.LIMITS.get(item.limit, f"[{item.limit} Times Per Turn]"))
    return icons


def _timings(item: c.Trigger) -> list[str]:
    events = _events(item)
    icons = [timing(on, item.turn) for on in events]
    if all(icons):
        return icons
    trashed = (*c.TRASHED, "option-trashed")
    if all(on.what in trashed and on.who is None for on in events) and item.turn == v.EITHER:
        return []
    return [w.TURNS[item.turn]]


def _when(item: c.Trigger, telling: Telling) -> list[str]:
    """What a trigger waits for, if no icon says it."""
    events = _events(item)
    if all(timing(on, item.turn) for on in events):
        telling.event = telling.this.removeprefix("this ")
        return []
    return [f"when {' or '.join(event(on, telling) for on in events)}"]


def static(items: list[c.Static], telling: Telling) -> str:
    """Persistent effects that hold under the same conditions, as one sentence."""
    first = items[0]
    icons = [icon for icon in w.bits(first.where, w.ICONS) if icon] + [w.TURNS[first.turn]]
    held = f"while {whole(first.condition, telling)}, " if first.condition else ""
    parts: list[tuple[str, str]] = []
    for item in items:
        parts += given(item.what, subject(item.to, telling), telling)
    return " ".join([*icons, w.capital(held + together(parts)) + "."])


def alike(one: Node, other: Node) -> bool:
    """Whether two persistent effects are one sentence."""
    if not isinstance(one, c.Static) or not isinstance(other, c.Static):
        return False
    return replace(one, what=other.what, to=other.to, unsupported=other.unsupported) == other


def ignore_colors(item: c.IgnoreColors, telling: Telling) -> str:
    """An Option that may be used without its colours."""
    held = f"while {whole(item.condition, telling)}, " if item.condition else ""
    return w.capital(f"{held}you can ignore this card's color requirements.")
