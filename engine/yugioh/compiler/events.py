"""Compiling events: what a trigger waits for, and whether that can happen at all.

No battle is played, so what only a battle brings about does not happen: `never_triggered` says so
of a trigger of which no event can be one that the game records.
"""

from typing import Final

from engine.filters import AllOf, AnyOf, Filter
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.instructions import tables as t
from engine.yugioh.compiler.names import renaming
from engine.yugioh.compiler.steps import StepCompiler
from engine.yugioh.position.zones import MAIN_MASK

_KINDS: Final = {
    "summoned": t.EV_SUMMONED, "sent": t.EV_SENT, "destroyed": t.EV_DESTROYED,
    "discarded": t.EV_SENT, "flipped": t.EV_FLIPPED, "turned": t.EV_TURNED,
    "flipped-down": t.EV_FLIPPED_DOWN,
    "resolved": t.EV_RESOLVED, "activated": t.EV_ACTIVATED, "placed": t.EV_PLACED,
    "left-grave": t.EV_LEFT_GRAVE, "revealed": t.EV_REVEALED, "gained": t.EV_GAINED,
    "hurt": t.EV_HURT, "equipped": t.EV_EQUIPPED,
    "end-phase": t.EV_END_PHASE, "standby-phase": t.EV_STANDBY, "in-battle": t.EV_NEVER,
}  # fmt: skip

# What happens to any card, or to a player.
_OF_ANY: Final = ("activated", "left-grave", "revealed", "gained", "hurt")


def never_triggered(effect: la.Effect) -> bool:
    """Whether this waits for something, and nothing of that happens without a battle."""
    if isinstance(effect, la.Trigger):
        return not any(can_happen(on) for on in (effect.on, *effect.or_on))
    on = effect.on if isinstance(effect, la.Quick | la.Activate) else None
    return on is not None and not can_happen(on)


def can_happen(on: la.Event) -> bool:
    """Whether the game records such events: not those of a battle."""
    return on.what != "in-battle" and bool(_without_battle(on))


def _without_battle(on: la.Event) -> tuple[int, ...]:
    """The reasons of which one is enough, without those of a battle."""
    reasons = on.reason if isinstance(on.reason, tuple) else (on.reason,)
    return tuple(reason for reason in reasons if not reason & v.R_BATTLE)


def places_of(on: la.Event) -> int:
    """Where a card is after the event that its own trigger waits for."""
    if on.what in ("summoned", "flipped", "turned", "flipped-down"):
        return v.MZONE
    if on.what == "sent":
        for_what = v.R_EFFECT | v.R_SUMMON | v.R_RITUAL
        tributed = isinstance(on.reason, int) and on.reason & ~for_what == v.R_TRIBUTE
        return on.to or (v.GRAVE | v.BANISHED) * tributed
    # A Pendulum Monster goes face-up to the Extra Deck.
    return v.GRAVE | v.BANISHED | v.EXTRA if on.what in ("discarded", "destroyed") else v.MZONE


class EventCompiler(StepCompiler):
    """Fills the columns of an effect that say what it waits for."""

    def events(self, row: list[int], number: int, item: la.Trigger) -> list[list[int]]:
        """Fill the row of a trigger, which will have this number; the rows of its other events."""
        possible = [on for on in (item.on, *item.or_on) if can_happen(on)] or [item.on]
        rows = [row]
        for _ in possible[1:]:
            other = [0] * t.EFFECT_SIZE
            other[t.E_DEF], other[t.E_KIND] = row[t.E_DEF], t.K_EVENT
            other[t.E_MISSABLE] = int(item.missable)
            rows.append(other)
        for place, (each, on) in enumerate(zip(rows, possible, strict=True), start=1):
            self.event(each, on)
            each[t.E_OR] = number + place if place < len(rows) else 0
        return rows[1:]

    def _as_it_was(self, who: Filter, on: la.Event) -> Filter:
        """Which cards those were that moved, some of which had a name from their text there."""
        left_field = on.from_ and not on.from_ & ~v.FIELD_PLACES
        if on.what not in ("sent", "destroyed") or not left_field or on.was != v.FACEUP:
            return who
        if isinstance(who, AllOf):
            return AllOf(tuple(self._as_it_was(part, on) for part in who.of))
        if isinstance(who, AnyOf):
            return AnyOf(tuple(self._as_it_was(part, on) for part in who.of))
        if not isinstance(who, la.Named):
            return who
        named_so = [
            la.Named(card.passcode) for card in self.cards
            if (new := renaming(card)) and new.passcode == who.passcode and new.places & on.from_
        ]  # fmt: skip
        return AnyOf((who, *named_so)) if named_so else who

    def event(self, row: list[int], on: la.Event) -> None:
        """Fill the columns of an event."""
        row[t.E_EVENT] = _KINDS[on.what] if can_happen(on) else t.EV_NEVER
        who, spot = _spot(on)
        row[t.E_WHO] = 0 if who is None else self.filter(self._as_it_was(who, on)) + 1
        row[t.E_SPOT] = spot
        self.zones_matter = self.zones_matter or spot != 0 or bool(on.zones & MAIN_MASK)
        if spot == t.SPOT_COLUMN:
            self.has_columns = True
            if row[t.E_KIND] not in (t.K_TRIGGER, t.K_EVENT):
                raise CompileError("what is activated in a card's column triggers its effect")
        row[t.E_BY] = 0 if on.by is None else self.filter(on.by) + 1
        if on.own_way:
            if on.what != "summoned" or on.who is not None or on.by is not None:
                raise CompileError("what is Special Summoned in its own way is this card")
            row[t.E_BY] = t.OWN_WAY
        row[t.E_HOW], row[t.E_SIDE] = on.how, on.side
        row[t.E_TO], row[t.E_FROM] = on.to, on.from_
        row[t.E_REASON], row[t.E_ANY_REASON] = _reasons(on)
        row[t.E_WITHOUT] = on.without
        row[t.E_LEAST] = -on.least if on.exactly else on.least
        row[t.E_WHOSE], row[t.E_HAD] = on.whose, on.had * t.HAD_ANY
        if on.had_such is not None:
            row[t.E_HAD] = t.HAD_SUCH
        if on.equipped:
            row[t.E_SPOT] = t.SPOT_WORN
        row[t.E_WAS], row[t.E_ZONES], row[t.E_FORMERLY] = on.was, on.zones, on.formerly
        if on.formerly_by is not None:
            if on.formerly or on.who is not None:
                raise CompileError("this card was Summoned by an effect, and in no other way")
            row[t.E_FORMERLY] = v.BY_SUCH_EFFECT
        row[t.E_APART] = int(on.apart)
        row[t.E_ALONE] = int(on.alone)
        if on.alone and (on.what != "destroyed" or on.who is None):
            raise CompileError("what no other card is destroyed with is a card that is destroyed")
        if on.exactly and (on.what not in ("sent", "destroyed") or on.apart or on.who is None):
            raise CompileError("exactly so many cards move, or are destroyed")
        if on.least > 1 and (on.what not in ("sent", "summoned") or on.who is None):
            raise CompileError("what several cards do at the same time: they move, or are Summoned")
        if on.apart and on.least < 2:
            raise CompileError("one monster has one Level")
        if on.equipped and (on.what not in ("sent", "destroyed") or spot):
            raise CompileError("what was equipped to a monster is a card that moved")
        had = on.had or on.had_such is not None
        if had and (on.what not in ("sent", "destroyed") or on.who is not None):
            raise CompileError("what had materials is this card, which moved")
        if on.what in _OF_ANY and on.who is None:
            raise CompileError(f"{on.what}: of any card, or of such that match")
        if on.what in ("activated", "resolved"):
            row[t.E_WAS] = 0
            row[t.E_HOW] |= t.CARD_ITSELF * on.card_itself
            row[t.E_HOW] |= t.WHILE_SET * (on.was == v.FACEDOWN)
        elif on.card_itself:
            raise CompileError("the card itself is what is activated")
        if on.what == "discarded":
            row[t.E_FROM] = v.HAND
            row[t.E_REASON] |= v.R_DISCARD
        if on.what == "destroyed":
            row[t.E_REASON] |= v.R_DESTROY


# How the cards of an event lay to this card when it happened: it pointed to them before they moved,
# they were in its column when they were activated.
_SPOTS: Final = {
    "sent": (la.POINTED, t.SPOT_POINTED), "destroyed": (la.POINTED, t.SPOT_POINTED),
    "activated": (la.State("its-column"), t.SPOT_COLUMN),
}  # fmt: skip


def _spot(on: la.Event) -> tuple[Filter | None, int]:
    """The cards without how they lay to this card, and that."""
    if on.what not in _SPOTS or not isinstance(on.who, AllOf):
        return on.who, 0
    lay, spot = _SPOTS[on.what]
    rest = tuple(part for part in on.who.of if part != lay)
    return AllOf(rest), spot * (len(rest) < len(on.who.of))


def _reasons(on: la.Event) -> tuple[int, int]:
    """The reasons that all hold, and those of which one does (0: that is not asked)."""
    reasons = _without_battle(on) or (0,)
    common = reasons[0]
    for reason in reasons[1:]:
        common &= reason
    if len(reasons) == 1:
        return common, 0
    rest = [reason & ~common for reason in reasons]
    if any(bits.bit_count() != 1 for bits in rest):
        raise CompileError("reasons of which one is enough differ in one thing each")
    return common, sum({*rest})
