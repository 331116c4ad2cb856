"""No two events are said alike."""

from dataclasses import fields, replace
from typing import Any

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    Event,
    Named,
    Type,
)
from engine.yugioh.wording.events import event
from engine.yugioh.wording.phrase import Telling
from tests.engine.yugioh.test_event_activations import FIELD
from tests.engine.yugioh.test_events import HERO, THEIRS, A

_TELLING = Telling(lambda passcode: "A", A)
_REASONS = (
    0, v.R_EFFECT, THEIRS, v.R_BATTLE, (v.R_BATTLE, v.R_EFFECT), v.R_LINK, v.R_TRIBUTE,
    (v.R_FUSION, v.R_LINK), v.R_DISCARD, v.R_COST,
)  # fmt: skip
_OTHERS: dict[str, tuple[Any, ...]] = {
    "who": (None, MONSTER, HERO, HERO & Type(v.LINK) & MONSTER, Named(A.passcode)),
    "how": (0, v.BY_NORMAL, v.BY_SPECIAL, v.BY_LINK),
    "to": (0, v.GRAVE, v.BANISHED, v.GRAVE | v.BANISHED, v.HAND),
    "from_": (0, v.HAND, v.DECK, v.MZONE, FIELD, v.HAND | FIELD),
    "reason": _REASONS,
    "without": (0, v.R_SUMMON, v.R_DRAW),
    "whose": (v.EITHER, v.YOU, v.OPPONENT),
    "was": (0, v.FACEUP, v.FACEDOWN),
    "zones": (0, 0b1100000),
    "formerly": (0, v.BY_LINK, v.BY_SPECIAL),
    "by": (None, HERO, Type(v.SPELL)),
    "side": (v.EITHER, v.YOU, v.OPPONENT),
}
# What says the same: a monster has been on the field, and what is discarded was in the hand.
_SAME = ("is discarded to the GY", "leaves the field")


def _words(on: Event) -> str:
    try:
        return event(on, _TELLING)
    except TypeError:
        return ""


@pytest.mark.parametrize("what", ["summoned", "sent", "destroyed", "activated"])
def test_no_two_events_are_said_alike(what: Any) -> None:
    """Events that differ in up to three fields: each has its own words, or none."""
    names = [field.name for field in fields(Event) if field.name in _OTHERS]
    events = [Event(what)]
    for name in names:
        events += [
            replace(on, **{name: value})
            for on in events
            if sum(getattr(on, n) != getattr(Event(what), n) for n in names) < 3
            for value in _OTHERS[name][1:]
        ]
    said: dict[str, Event] = {}
    for on in events:
        words = _words(on)
        if words and not any(part in words for part in _SAME):
            assert said.setdefault(words, on) == on, words
    assert len(said) > 10
