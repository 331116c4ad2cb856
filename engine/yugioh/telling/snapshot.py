"""A position before a step, and what the step has changed that is no move, as phrases."""

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.yugioh.effects.operations.life import LoseLife, PayLife
from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.position.contexts import context, player_of
from engine.yugioh.position.counters import counters_in
from engine.yugioh.position.modifiers import GAIN, SET_ORIGINAL, modifier_kind
from engine.yugioh.telling.phrases import quoted, steps_words
from engine.yugioh.position.levels import changed_by
from engine.yugioh.queries.traits import attribute_now, type_now
from engine.yugioh.position.slots import (
    BANS, CONTEXT_SIZE, CONTROL, COUNTERS, DEPTH, HOST, LEVELS, LIFE, LOC, MODIFIER,
    MODIFIERS, MODIFIER_SIZE, MOVES, M_CARD, M_SOURCE, M_VALUE, M_WHAT, NEGATED, NEGATED_TURN,
    POSITION, SIZE, STATUS, SUMMON_LIMIT, THEIR_LIFE,
)  # fmt: skip
from engine.yugioh.position.steps import ActivateStep, OpenStep, top
from engine.yugioh.telling.told import Phrase

_NEGATED: Final = NEGATED | NEGATED_TURN


class Snapshot:
    """What is remembered of a position: the step to be taken, and every slot."""

    def __init__(self, game: YugiohGame) -> None:
        self.game = game
        data = game.state.data
        base = int(top(game.state))
        self._cards = range(int(game.state.cards))
        self.step = [int(data[base + field]) if data[DEPTH] else 0 for field in range(5)]
        self.slots = data[:]
        self._traits = self._types_and_attributes()

    @staticmethod
    def _modifiers(data: "vec[i64]") -> dict[tuple[int, int], list[tuple[int, int]]]:
        """The lingering modifiers by monster and stat, in their order: kind and value."""
        found: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for entry in range(int(data[MODIFIERS])):
            base = MODIFIER + entry * MODIFIER_SIZE
            what = int(data[base + M_WHAT])
            if not data[base + M_SOURCE]:
                key = int(data[base + M_CARD]), what & (v.ATK | v.DEF)
                found.setdefault(key, []).append(
                    (int(modifier_kind(what)), int(data[base + M_VALUE]))
                )
        return found

    def _types_and_attributes(self) -> dict[int, tuple[int, int]]:
        """By monster on the field what it is now, where effects change that."""
        state = self.game.state
        if not (state.t.types_change or state.t.attributes_change):
            return {}
        return {
            card: (int(type_now(state, card)), int(attribute_now(state, card)))
            for card in self._cards
            if state.data[LOC + card] == v.MZONE
        }

    def changed(self) -> bool:
        """Whether anything has changed but the agenda."""
        return self._changed((0, DEPTH), (MODIFIERS, SIZE))

    def changed_beside(self, link: int) -> bool:
        """Whether anything has changed but the agenda and what this chain link keeps in mind."""
        own = int(context(link))
        return self._changed((0, own), (own + CONTEXT_SIZE, DEPTH), (MODIFIERS, SIZE))

    def _changed(self, *parts: tuple[int, int]) -> bool:
        data = self.game.state.data
        return any(self.slots[first:end] != data[first:end] for first, end in parts)

    def moved(self) -> list[int]:
        """The cards that have moved."""
        data = self.game.state.data
        return [card for card in self._cards if data[MOVES + card] != self.slots[MOVES + card]]

    def touched(self) -> list[int]:
        """The cards of which `changes` may have something to say."""
        data, old, traits = self.game.state.data, self.slots, self._types_and_attributes()
        found = {
            card
            for facts in (STATUS, LEVELS, POSITION, HOST, COUNTERS, CONTROL)
            for card in self._cards
            if data[facts + card] != old[facts + card]
        }
        found |= {card for card in traits if traits[card] != self._traits.get(card)}
        return sorted(found)

    def changes(self, card: int, kind: int) -> Iterator[Phrase]:
        """What has changed of a card that did not move, in a step of this kind."""
        data = self.game.state.data
        if int(data[STATUS + card]) & ~self.slots[STATUS + card] & _NEGATED:
            turn = "this turn" if data[STATUS + card] & NEGATED_TURN else ""
            yield Phrase("negate the effects of", [card], turn)
        by = int(changed_by(data[LEVELS + card]))
        if by != changed_by(self.slots[LEVELS + card]):
            fact = self.game.cards[int(self.game.state.definition[card])]
            name = "Rank" if fact.type & v.XYZ else "Level"
            yield Phrase("", [card], f"becomes {name} {fact.level + by}")
        old, new = self._traits.get(card), self._types_and_attributes().get(card)
        if old is not None and new is not None and old != new:
            names = [v.names(bits, table, "/") for bits, was, table in
                     zip(new, old, (v.RACE_NAMES, v.ATTRIBUTE_NAMES), strict=True)
                     if bits != was]  # fmt: skip
            yield Phrase("", [card], f"becomes {' and '.join(names)}")
        position = int(data[POSITION + card])
        told = kind in (OpenStep.CODE, ActivateStep.CODE)
        if position != self.slots[POSITION + card] and not told:
            to = {v.FACEUP_ATTACK: "Attack", v.FACEUP_DEFENSE: "Defense"}
            where = to.get(position, "face-down Defense")
            yield Phrase("change", [card], f"to {where} Position")

        if data[HOST + card] and not self.slots[HOST + card]:
            # An Equip Spell, in the zone in which it was activated.
            yield Phrase("equip", [card], "to", int(data[HOST + card]) - 1)
        yield from self._counters(card)
        if int(data[CONTROL + card]) != self.slots[CONTROL + card]:
            whose = "the opponent takes" if data[CONTROL + card] else "take"
            yield Phrase(f"{whose} control of", [card])

    def _counters(self, card: int) -> Iterator[Phrase]:
        now, before = int(self.game.state.data[COUNTERS + card]), self.slots[COUNTERS + card]
        for kind, name in enumerate(self.game.compiler.counters):
            by = int(counters_in(now, kind)) - int(counters_in(before, kind))
            if by:
                s = "" if abs(by) == 1 else "s"
                verb = "gets" if by > 0 else "loses"
                yield Phrase("", [card], f"{verb} {abs(by)} {name} Counter{s}")

    def stats(self) -> Iterator[Phrase]:
        """What has changed of the ATK or DEF of monsters."""
        before, now = self._modifiers(self.slots), self._modifiers(self.game.state.data)
        for card in self._cards:
            said: dict[str, int] = {}
            for stat in v.STAT_NAMES:
                old, new = before.get((card, stat), []), now.get((card, stat), [])
                if old != new:
                    text = _change(old, new)
                    said[text] = said.get(text, 0) | stat
            for text, stats in said.items():
                name = v.names(stats, v.STAT_NAMES, "/")
                yield Phrase("", [card], text.replace("ATK", name))

    def numbers(self, code: int) -> Iterator[Phrase]:
        """What has changed of Life Points, bans and Normal Summons, in a row of this code."""
        data = self.game.state.data
        for slot, subject in ((LIFE, ""), (THEIR_LIFE, "the opponent ")):
            by = int(data[slot] - self.slots[slot])
            if by < 0:
                if code == PayLife.CODE:
                    yield Phrase(f"pay {-by} LP", [])
                elif code == LoseLife.CODE:
                    yield Phrase(f"{subject}{'loses' if subject else 'lose'} {-by} LP", [])
                else:
                    verb = "takes" if subject else "take"
                    yield Phrase(f"{subject}{verb} {-by} damage", [])
            elif by > 0:
                verb = "gains" if subject else "gain"
                yield Phrase(f"{subject}{verb} {by} LP", [])
        if int(data[BANS]) > self.slots[BANS]:
            yield Phrase(self._ban(), [])
        if int(data[SUMMON_LIMIT]) > self.slots[SUMMON_LIMIT]:
            count = int(data[SUMMON_LIMIT])
            yield Phrase(f"up to {count} Normal Summons or Sets this turn", [])

    def _ban(self) -> str:
        """The ban that was set, in the words of the card that is at work."""
        link = self.step[1]
        words = steps_words(self.game, (self.game.compiler.op_nodes[self.step[2]],), link)
        return quoted(words, bool(player_of(self.game.state, link)))


def _change(old: list[tuple[int, int]], new: list[tuple[int, int]]) -> str:
    """What a new modifier does to the ATK."""
    kind, value = new[-1] if new else (GAIN, 0)
    if kind == GAIN:
        by = sum(value for _, value in new) - sum(value for _, value in old)
        return f"gains {by} ATK" if by >= 0 else f"loses {-by} ATK"
    if kind == SET_ORIGINAL:
        return f"now has an original ATK of {value}"
    return f"now has {value} ATK"
