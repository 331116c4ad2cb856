"""Watching a line being played: what every step of the agenda changes, as phrases.

A `Watcher` plays like `engine/yugioh/turn/agenda`, one step at a time, and compares
the cards before and after each.  What it sees it adds to the chain link that
did it, or to the command.  It only reads the position.
"""

from collections.abc import Iterator
from typing import Final

from engine.yugioh.turn import agenda as play
from engine.yugioh.instructions import tables as tb
from engine.yugioh import vocabulary as v
from engine.yugioh.telling.board import overlays
from engine.yugioh.turn.links import without_effect
from engine.yugioh.telling.decision import Decision
from engine.yugioh.effects.operations.bans import Reveal
from engine.yugioh.effects.operations.departures import SHUFFLED, TO_DECK, ToDeck
from engine.yugioh.effects.operations.destruction import Destroy
from engine.yugioh.effects.operations.draws import Excavate
from engine.yugioh.effects.operations.joints import Then
from engine.yugioh.effects.operations.negations import NegateLink
from engine.yugioh.effects.operations.numbers import ChangeStats
from engine.yugioh.effects.operations.selections import Select
from engine.yugioh.operation import NUMBERS, PLACES, THROWS
from engine.yugioh.position.registers import card_in
from engine.yugioh.game import YugiohGame
from engine.yugioh.telling.phrases import PILES, zone_name
from engine.yugioh.position.arrivals import PLACED, how_of
from engine.yugioh.position.commands import Command, command_card, command_kind
from engine.yugioh.position.slots import (
    CHAINED, CONTROL, C_NEGATED, EVENT, EVENTS, EVENT_SIZE, HOST, LEAVING, LOC, MOVES, OVER,
    POSITION, REASON, RETURNS, STATUS, STOPPED, V_CARD, V_MOVES, ZONE,
)  # fmt: skip
from engine.yugioh.telling.snapshot import Snapshot
from engine.yugioh.position.contexts import context
from engine.yugioh.position.steps import (
    ActivateStep, EndStep, NormalStep, OpenStep, ProcedureStep, ResolveStep, RunStep, SummonStep,
    top,
)  # fmt: skip
from engine.yugioh.telling.told import (
    THEY_DRAW, Link, Material, Phrase, Told, source, using,
)  # fmt: skip

_WAYS: Final = {
    v.BY_TRIBUTE: "Tribute", v.BY_NORMAL: "Normal", v.BY_FUSION: "Fusion", v.BY_LINK: "Link",
    v.BY_XYZ: "Xyz", v.BY_SYNCHRO: "Synchro", v.BY_RITUAL: "Ritual", v.BY_PENDULUM: "Pendulum",
}  # fmt: skip


class Watcher:
    """Plays commands and tells what happened."""

    def __init__(self, game: YugiohGame) -> None:
        self.game = game
        self._cards = range(int(game.state.cards))
        self._told = Told("", Link(-1))
        self._links: dict[int, Link] = {}  # of the present chain, by number
        self._at_work = self._told.link  # what was at work last
        self._materials: list[Material] = []
        self._aside: list[Phrase] = []
        self._then = False
        self._look()

    # ------------------------------------------------------------- playing

    def play(self, options: list[int]) -> Told:
        """Play one command with its choices, from an open state to the next or to the end.

        Raises ValueError where an option is not one of its decision.
        """
        game = self.game
        self._advance()
        first = options[0]
        self._check(first)
        kind = command_kind(first)
        card = -1 if kind in (Command.END, Command.PENDULUM) else int(command_card(first))
        self._told = Told(Decision(game).command(first, words=False), Link(card))
        self._told.activated = kind == Command.ACTIVATE
        self._links, self._at_work = {}, self._told.link
        self._materials, self._aside, self._then = [], [], False
        self._look()
        game.take(first)
        self._compare()
        for option in options[1:]:
            if not self._advance() or game.is_open():
                raise ValueError(f"no decision is left for option {option}")
            self._check(option)
            decision = Decision(game)
            self._told.choices.append(decision.text(option))
            self._take(option, decision)
        self._advance()
        self._flush()
        over = int(game.state.data[OVER])
        self._told.winner = over - 1 if over != STOPPED else -1
        return self._told

    def _check(self, option: int) -> None:
        if option not in self.game.options():
            raise ValueError(f"option {option} is not one of {self.game.options()}")

    def _advance(self) -> int:
        """Step to the next decision; how many options it has."""
        state = self.game.state
        while not state.data[OVER]:
            self._look()
            count = int(play.step(state))
            if self._step[0] == OpenStep.CODE or count > 1:
                return count
            if count == 1:
                self._take(self.game.option(0), Decision(self.game))
            else:
                self._compare()
        return 0

    def _take(self, option: int, decision: Decision) -> None:
        link = self._link()
        if isinstance(decision.operation, Select):
            verb, _ = decision.purpose()
            if verb == "target":
                link.targets += decision.cards(option)
            elif verb == "choose":
                self._say(Phrase("choose", decision.cards(option)))
        elif decision.asks == THROWS:
            self._say(Phrase(f"throw {decision.text(option)}", []))
        elif decision.asks in (NUMBERS, PLACES):
            self._say(Phrase(decision.text(option), []))
        elif isinstance(decision.operation, Excavate):
            self._say(Phrase("reveal", decision.cards(option), "from the top of the Deck"))
        self.game.take(option)
        self._compare()

    # ------------------------------------------------------------ watching

    def _look(self) -> None:
        """Remember the position before a step."""
        self._before = Snapshot(self.game)
        self._step = self._before.step

    def _link(self) -> Link:
        """The chain link, or the command, that the present step works for."""
        kind, a, _, c, d = self._step
        number = {RunStep.CODE: a, SummonStep.CODE: d, NormalStep.CODE: c}.get(kind, 0)
        return self._links.get(number, self._at_work)

    def _say(self, phrase: Phrase) -> None:
        """Add a phrase to what is at work: to its cost, or to what it does."""
        link = self._at_work = self._link()
        paid = self._step[0] == RunStep.CODE and self._step[RunStep.LINK] and link.effect >= 0
        phrases = link.cost if paid and not self._resolves(link) else link.done
        phrase.then, self._then = self._then and bool(phrases), False
        if phrases and phrases[-1].joins(phrase) and not phrase.then:
            phrases[-1].cards += phrase.cards
        else:
            phrases.append(phrase)

    def _resolves(self, link: Link) -> bool:
        """Whether the present step is a row of what an effect does when it resolves."""
        if self._step[0] != RunStep.CODE or not self._step[RunStep.LINK] or link.effect < 0:
            return False
        base, effects = link.effect * tb.EFFECT_SIZE, self.game.state.t.effects
        first, end = int(effects[base + tb.E_DO]), int(effects[base + tb.E_DO_END])
        return first <= self._step[RunStep.ROW] < end

    def _say_all(self, phrases: Iterator[Phrase]) -> None:
        for phrase in phrases:
            self._say(phrase)

    def _compare(self) -> None:
        """Tell what a step has changed."""
        data = self.game.state.data
        kind, a, b, c, _ = self._step
        ops = self.game.state.t.ops
        code = int(ops[b * tb.OP_SIZE]) if kind == RunStep.CODE and b < c else 0
        if kind == ActivateStep.CODE:
            self._open_link(a, b)
        elif kind == ResolveStep.CODE and not a and (number := int(data[CHAINED])):
            self._links[number].powerless = without_effect(self.game.state, context(number))
        link = self._link()
        if self._resolves(link) and self._before.changed_beside(a):
            link.acted = True
        if code == Then.CODE and data[int(top(self.game.state)) + RunStep.ROW] == b + 1:
            self._then = True
        if self._before.changed():
            moved = self._before.moved()
            for card in sorted(moved, key=self._order):
                self._tell_move(card, kind, code)
            for card in self._before.touched():
                if card not in moved:
                    self._say_all(self._before.changes(card, kind))
        if code == ChangeStats.CODE:
            self._say_all(self._before.stats())
        self._say_all(self._before.numbers(code))
        if code == Reveal.CODE:
            self._tell_revealed(a, b * tb.OP_SIZE)
        if code == NegateLink.CODE and a - 1 in self._links:
            effect_only = int(ops[b * tb.OP_SIZE + NegateLink.EFFECT_ONLY])
            self._tell_negation(self._links[a - 1], a - 1, effect_only)
        if not self._materials:
            self._flush()
        if data[CHAINED] < self._before.slots[CHAINED]:
            resolved = self._links.pop(self._before.slots[CHAINED], None)
            if resolved is not None:
                resolved.over = True

    def _flush(self) -> None:
        """Tell what happened on the side, after what it came with."""
        aside, self._aside = self._aside, []
        for phrase in aside:
            self._say(phrase)

    def _order(self, card: int) -> tuple[int, int]:
        """The order in which cards moved: by their events; materials as they lie."""
        data = self.game.state.data
        for number in range(int(data[EVENTS])):
            event = EVENT + number * EVENT_SIZE
            if data[event + V_CARD] == card and data[event + V_MOVES] == data[MOVES + card]:
                return number, 0
        if data[LOC + card] == v.OVERLAY:
            return 1000, overlays(self.game, int(data[HOST + card]) - 1).index(card)
        return 1000, card

    def _open_link(self, effect: int, card: int) -> None:
        """A chain link begins; it says where the card was when it was activated."""
        number = int(self.game.state.data[CHAINED])
        kind = int(self.game.state.t.effects[effect * tb.EFFECT_SIZE + tb.E_KIND])
        place, zone = int(self._before.slots[LOC + card]), int(self._before.slots[ZONE + card])
        link = Link(card, effect, PILES.get(place) or zone_name(place, zone), kind == tb.K_TRIGGER)
        if number == 1:
            self._told.chains.append([])
        self._told.chains[-1].append(link)
        self._links[number] = self._at_work = link

    # -------------------------------------------------------------- moves

    def _tell_move(self, card: int, kind: int, code: int) -> None:
        state = self.game.state
        data = state.data
        before, after = int(self._before.slots[LOC + card]), int(data[LOC + card])
        # A Spell or Trap lies under the monster that it is, and is told in its place.
        if self._is_form(card) and after == v.NOWHERE:
            return
        if after == v.OVERLAY and self._is_form(int(data[HOST + card]) - 1):
            return
        if before == v.OVERLAY and self._is_form(int(self._before.slots[HOST + card]) - 1):
            before = v.MZONE
        if kind == ActivateStep.CODE and card == self._step[ActivateStep.CARD]:
            return
        if kind == OpenStep.CODE and card == self._told.link.card:
            return
        if kind == ResolveStep.CODE and int(self._before.slots[STATUS + card]) & LEAVING:
            return  # a Spell or Trap that has resolved
        if (
            kind == SummonStep.CODE
            and card == self._step[SummonStep.CARD]
            and not (self._step[SummonStep.WORD] & PLACED)
        ):
            self._tell_summon(card, before)
        elif after == v.OVERLAY:
            if kind == ProcedureStep.CODE:
                self._materials.append(self._material(card, before))
            else:
                self._say(Phrase("attach", [card], f"{source(before)} to".strip(),
                                 int(data[HOST + card]) - 1))  # fmt: skip
        elif after & v.FIELD_PLACES:
            self._tell_placed(card, before, after, kind, code)
        elif int(data[REASON + card]) & v.R_MATERIAL:
            self._materials.append(self._material(card, before))
        else:
            self._tell_gone(card, before, after, code)

    def _material(self, card: int, before: int) -> Material:
        """A material, with its zone where another monster of its name stays on the field."""
        data = self.game.state.data
        slots = self._before.slots
        name = self.game.name_of(card)
        twins = before == v.MZONE and any(
            data[LOC + other] == slots[LOC + other] == v.MZONE
            and data[MOVES + other] == slots[MOVES + other]
            and self.game.name_of(other) == name
            for other in self._cards
        )
        return Material(card, before, zone_name(v.MZONE, int(slots[ZONE + card])) if twins else "")

    def _is_form(self, card: int) -> bool:
        """Whether it is a monster that a Spell or Trap has become."""
        state = self.game.state
        return bool(state.t.flags[int(state.definition[card])] & tb.DEF_FORM)

    def _tell_placed(self, card: int, before: int, after: int, kind: int, code: int) -> None:
        """A card was put on the field without being summoned."""
        data = self.game.state.data
        side = "the opponent's " if data[CONTROL + card] else ""
        zone = side + zone_name(after, int(data[ZONE + card]))
        if kind == EndStep.CODE or (kind == SummonStep.CODE and before == v.BANISHED):
            self._say(Phrase("", [card], f"returns to the field ({zone})"))
        elif code == Destroy.CODE:
            self._say(Phrase("destroy", [card], f"(it stays in {zone})"))
        elif data[HOST + card]:
            rest = f"{source(before)} to".strip()
            self._say(Phrase("equip", [card], rest, int(data[HOST + card]) - 1))
        elif data[POSITION + card] & v.FACEDOWN:
            if card != self._told.link.card:
                self._say(Phrase("Set", [card], source(before)))
        else:
            self._say(Phrase("place", [card], f"{source(before)} in {zone}".strip()))

    def _tell_gone(self, card: int, before: int, after: int, code: int) -> None:
        """A card went to a pile, or a Token left."""
        data = self.game.state.data
        reason = int(data[REASON + card])
        ops = self.game.state.t.ops
        base = self._step[2] * tb.OP_SIZE
        if before == v.OVERLAY and reason & v.R_RULE:
            self._aside.append(Phrase("", [card], "(its material) goes to the GY"))
        elif before == v.SZONE and reason & v.R_RULE and reason & v.R_DESTROY:
            self._aside.append(Phrase("", [card], "(Equip Card) goes to the GY"))
        elif reason & v.R_DISCARD:
            self._say(Phrase("discard", [card]))
        elif reason & v.R_RULE:
            self._aside.append(Phrase("", [card], "goes to the GY"))
        elif reason & v.R_DRAW:
            self._say(Phrase(THEY_DRAW if self.game.state.owner[card] else "draw", [card]))
        elif reason & v.R_DESTROY:
            self._say(Phrase("destroy", [card]))
        elif reason & v.R_TRIBUTE:
            self._say(Phrase("Tribute", [card]))
        elif before == v.OVERLAY and after == v.GRAVE:
            self._say(Phrase("detach", [card]))
        elif after == v.BANISHED:
            back = int(data[RETURNS]) > self._before.slots[RETURNS]
            down = " face-down" if data[POSITION + card] & v.FACEDOWN else ""
            rest = f"{source(before)}{down}{' until the End Phase' if back else ''}"
            self._say(Phrase("banish", [card], rest.strip()))
        elif after in (v.DECK, v.EXTRA):
            where = int(ops[base + ToDeck.WHERE]) if code == ToDeck.CODE else SHUFFLED
            verb, rest = TO_DECK[where]
            if after == v.EXTRA:
                verb, rest = "return", "to the Extra Deck"
            self._say(Phrase(verb, [card], f"{source(before)} {rest}".strip()))
        elif after == v.HAND:
            verb = "return" if before & v.FIELD_PLACES else "add"
            self._say(Phrase(verb, [card], f"{source(before)} to the hand".strip()))
        else:
            self._say(Phrase("send", [card], f"{source(before)} to the GY".strip()))

    # ------------------------------------------------------------- summons

    def _tell_summon(self, card: int, before: int) -> None:
        how = how_of(self._step[SummonStep.WORD])
        way = next((name for bit, name in _WAYS.items() if how & bit), "Special")
        rest = ""
        if before == v.EXTRA or self.game.state.all_zones:
            rest += f" ({zone_name(v.MZONE, int(self.game.state.data[ZONE + card]))})"
        if self.game.state.data[POSITION + card] == v.FACEUP_DEFENSE:
            rest += " in Defense Position"
        rest += using(self.game, self._materials)
        start = source(before) if before != v.EXTRA or way == "Special" else ""
        if card == self._told.link.card and self._link() is self._told.link:
            self._told.suffix = (f" {start}" if way == "Special" and start else "") + rest
        elif way == "Pendulum":
            self._say(Phrase("", [card], f"{source(before)}{rest}"))
        else:
            self._say(Phrase(f"{way} Summon", [card], f"{start} {rest.strip()}".strip()))
        self._materials = []

    def _tell_revealed(self, number: int, row: int) -> None:
        """The cards of the row were shown to the opponent."""
        state = self.game.state
        register = int(state.t.ops[row + Reveal.WHAT])
        until = int(state.t.ops[row + Reveal.UNTIL_END])
        cards = [self._link().card]
        if register >= 0:
            slot = int(state.register(number, register))
            cards = [int(card_in(state, slot + 1 + at)) for at in range(int(state.data[slot]))]
        self._say(Phrase("reveal", cards, "for the rest of this turn" if until else ""))

    def _tell_negation(self, link: Link, number: int, effect_only: int) -> None:
        if self.game.state.data[int(context(number)) + C_NEGATED]:
            link.negated = True
            what = "effect" if effect_only else "activation"
            self._say(Phrase(f"negate the {what} of", [link.card]))
