"""Pending processing: what an effect does at the end of the turn or of the attack (rule 18-1)."""

from mypy_extensions import i64

from engine.digimon.slots import LATER, LATER_ENTRY, LATER_SIZE
from engine.digimon.state import NUMBER, State
from engine.digimon.matching import player_of
from engine.digimon.steps import S_CLOSE, S_RUN, S_SETTLE


def next_later(s: State, when: i64) -> bool:
    """Begin the next processing that waits for this moment; whether there was any."""
    data = s.data
    entry: i64 = 0
    while entry < data[LATER] and data[LATER_ENTRY + entry * LATER_SIZE] != when:
        entry += 1
    if entry == data[LATER]:
        return False
    base = LATER_ENTRY + entry * LATER_SIZE
    effect = data[base + 1]
    first = data[base + 2]
    last = data[base + 3]
    this = data[base + 4]
    card = data[base + 5]
    _drop(s, entry)
    s.push(S_SETTLE, 0, 0, 0, 0)
    ctx = s.open_context(effect, card, this, player_of(s, this & NUMBER))
    s.push(S_CLOSE, 0, 0, 0, 0)
    s.push(S_RUN, ctx, first, last, 0)
    return True


def _drop(s: State, entry: i64) -> None:
    last = s.data[LATER] - 1
    slot = LATER_ENTRY + entry * LATER_SIZE
    end = LATER_ENTRY + last * LATER_SIZE
    while slot < end:
        s.put(slot, s.data[slot + LATER_SIZE])
        slot += 1
    field: i64 = 0
    while field < LATER_SIZE:
        s.put(end + field, 0)
        field += 1
    s.put(LATER, last)
