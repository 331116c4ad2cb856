"""What is being decided, and what each option means, in words.

The meaning of an option depends on the step at the top of the agenda
(`engine/yugioh/position/steps`).  Sets of cards are bits over the candidates of the
decision, which are gathered again here by offering the decision again.
"""

from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh.turn import agenda as play
from engine.yugioh.instructions import tables as tb
from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.effects.operations.destruction import Destroy
from engine.yugioh.effects.operations.fusions import SummonWithMaterials
from engine.yugioh.operation import (
    A_CARD, BULLETS, NUMBERS, OPERATIONS, PLACES, SETS, THROWS, WAYS, YES_OR_NO,
)  # fmt: skip
from engine.yugioh.position.registers import first_in
from engine.yugioh.queries.knowledge import knows
from engine.yugioh.telling.phrases import (
    effect_words, names, owned_name, place_name, place_words, purpose, shortened, steps_words,
    zone_name,
)  # fmt: skip
from engine.yugioh.effects.replacement import ASKED, next_replacement, next_staying
from engine.yugioh.queries.in_force import rule_row, rule_source
from engine.yugioh.position.arrivals import spot_position, spot_zone, summoner_of
from engine.yugioh.position.commands import (
    PASS, Command, answer_effect, command_card, command_kind, command_number, way_card,
)  # fmt: skip
from engine.yugioh.position.slots import (
    CHAINED, CONTROL, C_CARD, C_EFFECT, C_PLAYER, DEPTH, LOC, OVER, PLAYER, POSITION,
)  # fmt: skip
from engine.yugioh.position.contexts import context
from engine.yugioh.position.steps import (
    ADDITIONAL, SET_IN_ADDITION, BulletStep, HandLimitStep, KeepStep, NormalStep, OpenStep,
    PendulumStep, ProcedureStep, RunStep, SummonStep, TriggersStep, WindowStep, top,
)  # fmt: skip
from engine.yugioh.procedure import procedure_at
from engine.yugioh.summoning.tribute import tributes
from engine.yugioh.turn.waiting import card_waiting, effect_waiting
from engine.yugioh.wording import cost_line, replacement_line

_POSITIONS: Final = {
    v.FACEUP_ATTACK: "Attack Position", v.FACEUP_DEFENSE: "Defense Position",
    v.FACEDOWN_DEFENSE: "face-down Defense Position",
}  # fmt: skip


class Decision:
    """The present decision of a game, after `advance`, ready to be put into words.

    With `masked` the words name no card that the player who decides may not know.
    """

    def __init__(self, game: YugiohGame, masked: bool = False) -> None:
        self.game = game
        state = game.state
        self.kind = 0
        if state.data[DEPTH] and not state.data[OVER]:
            base = int(top(state))
            self.kind, self.a, self.b, self.c, self.d = (
                int(state.data[base + field]) for field in range(5)
            )
        # The operation that asks, its number, the slot of its row, and what its options are.
        self.at = self.b * tb.OP_SIZE if self.kind == RunStep.CODE else 0
        self.code = int(state.t.ops[self.at]) if self.kind == RunStep.CODE else 0
        self.operation = OPERATIONS[self.code]
        self.asks = int(self.operation.asks(state, self.at, self.d)) if self.code else 0
        self.sets = self._offers_sets()
        self.candidates: list[int] = []
        if self.sets:
            # Offering a choice of cards writes nothing, so it may be offered again.
            play.step(state)
            self.candidates = [int(state.candidates[i]) for i in range(int(state.found))]
        self._seen_by = self.player() if masked else None
        self._places = self._distinguished()

    def _offers_sets(self) -> bool:
        """Whether the options are sets of candidates."""
        if self.kind == RunStep.CODE:
            return self.asks == SETS
        if self.kind == ProcedureStep.CODE:
            return bool(procedure_at(self.game.state, self.a).has_materials())
        if self.kind == NormalStep.CODE:
            return bool(tributes(self.game.state, self.a))
        return self.kind in (HandLimitStep.CODE, PendulumStep.CODE)

    def cards(self, option: int) -> list[int]:
        """The cards that an option of a choice of cards stands for."""
        if self.sets:
            return [card for bit, card in enumerate(self.candidates) if option >> bit & 1]
        if self.asks == WAYS:
            return [int(way_card(option))]
        return [option] if self.asks == A_CARD else []

    # ------------------------------------------------------------- names

    def _distinguished(self) -> bool:
        """Whether the cards to choose from are in different places, or on the field twice."""
        if self.kind not in (RunStep.CODE, ProcedureStep.CODE, NormalStep.CODE, PendulumStep.CODE):
            return False
        cards = self.candidates if self.sets else [
            card for option in self.game.options() for card in self.cards(option)
        ]  # fmt: skip
        data = self.game.state.data
        places = {int(data[LOC + card]) & ~v.FIELD_PLACES for card in cards}
        names = [
            self.game.name_of(card) if self.shows(card) else ""
            for card in cards
            if data[LOC + card] & v.FIELD_PLACES
        ]
        return len(places) > 1 or len(set(names)) < len(names)

    def shows(self, card: int) -> bool:
        """Whether the words may name a card: a pile is looked through to choose from it."""
        place = int(self.game.state.data[LOC + card])
        looked_at = bool(place & (v.DECK | v.HAND | v.EXTRA))
        return looked_at or knows(self.game.state, self._seen_by, card)

    def _name(self, card: int) -> str:
        name = owned_name(self.game, card)
        if not self.shows(card):
            theirs = self.game.state.data[CONTROL + card]
            name = "the opponent's face-down card" if theirs else "a face-down card"
        return f"{name} ({place_name(self.game, card)})" if self._places else name

    def _names(self, option: int) -> str:
        return " + ".join(self._name(card) for card in self.cards(option)) or "nothing"

    def _effect(self, verb: str, effect: int, card: int, words: bool) -> str:
        text = f"{verb} {owned_name(self.game, card)} ({place_name(self.game, card)})"
        said = effect_words(self.game, effect) if words else ""
        return f"{text}: {said}" if said else text

    # ------------------------------------------------------------- options

    def text(self, option: int) -> str:
        """One option in one line."""
        game = self.game
        if self.kind == OpenStep.CODE:
            return self.command(option)
        if self.kind == RunStep.CODE:
            return self._row_option(option)
        if self.kind == BulletStep.CODE:
            return self._bullet(option)
        if self.kind == TriggersStep.CODE:
            if option == PASS:
                return "pass"
            effect = int(effect_waiting(game.state, option))
            return self._effect("use", effect, int(card_waiting(game.state, option)), True)
        if self.kind == WindowStep.CODE:
            if option == PASS:
                return "pass"
            effect, card = int(answer_effect(option)), int(command_card(option))
            return self._effect("chain", effect, card, True)
        if self.kind == ProcedureStep.CODE:
            return f"using {self._names(option)}" if self.sets else "pay the cost"
        if self.kind == NormalStep.CODE:
            return f"Tribute {self._names(option)}" if self.sets and option else "no Tribute"
        if self.kind == PendulumStep.CODE:
            return f"Pendulum Summon {self._names(option)}"
        if self.kind == SummonStep.CODE:
            return self._zone(option)
        if self.kind == HandLimitStep.CODE:
            return f"discard {self._names(option)}"
        if self.kind == KeepStep.CODE:
            return f"keep {self.game.name_of(option)}"
        return f"option {option}"

    def command(self, option: int, words: bool = True) -> str:
        """A command of an open state; without `words` what an effect does is left out."""
        game = self.game
        kind, number = command_kind(option), int(command_number(option))
        card = int(command_card(option))
        name = game.name_of(card)
        if kind == Command.SUMMON:
            how = "Tribute" if tributes(game.state, card) else "Normal"
            more = " in addition" if number == ADDITIONAL else ""
            return f"{how} Summon {name}{more}"
        if kind in (Command.SET_MONSTER, Command.SET):
            if kind == Command.SET and game.state.t.type[game.state.definition[card]] & v.MONSTER:
                return f"Set {name} as a Spell"
            return f"Set {name}{' in addition' if number == SET_IN_ADDITION else ''}"
        if kind == Command.POSITION:
            position = int(game.state.data[POSITION + card])
            if position & v.FACEDOWN:
                return f"Flip Summon {name}"
            to = v.FACEUP_DEFENSE if position == v.FACEUP_ATTACK else v.FACEUP_ATTACK
            return f"Change {name} to {_POSITIONS[to]}"
        if kind == Command.PROCEDURE:
            return self._procedure(number, card, words)
        if kind == Command.PENDULUM:
            return "Pendulum Summon"
        if kind == Command.ACTIVATE:
            return self._effect("Activate", number, card, words)
        return "End the turn"

    def _procedure(self, number: int, card: int, words: bool) -> str:
        game = self.game
        how = summon_name(game, number)
        node = game.compiler.procedure_nodes[number]
        cost = getattr(node, "cost", ())
        text = f"{how} {game.name_of(card)}"
        if words and cost:
            paid = cost_line(cost, game.cards[int(game.state.definition[card])],
                             getattr(node, "where", v.HAND), names(game))  # fmt: skip
            text += f" ({place_name(game, card)}): {shortened(paid)}"
        elif words and isinstance(node, la.Contact):
            text += ": send its materials to the GY"
        return text

    def _row_option(self, option: int) -> str:
        if isinstance(self.operation, Destroy):
            if self._staying():
                return "place it as a Continuous Spell" if option else "no, send it to the GY"
            return self._instead() if option else "no, let it be destroyed"
        if self.asks == YES_OR_NO:
            node = self._node()
            done = node.do if isinstance(node, la.Optional) else ()
            if done and isinstance(done[0], la.Choose):
                return "choose a target" if option else "no, no such target"
            words = steps_words(self.game, done, self.a, can=True) or "do it"
            return words if option else "no, do nothing more"
        if self.asks == BULLETS:
            return self._bullet(option)
        verb, rest = self.purpose()
        if self.asks == NUMBERS:
            return f"choose {option}"
        if self.asks == PLACES:
            return place_words(option, self.player())
        if self.asks == THROWS:
            return ("tails", "heads")[option] if verb == "toss" else f"a {option}"
        if isinstance(self.operation, SummonWithMaterials) and self.sets:
            return f"using {self._names(option)}"
        return f"{verb} {self._names(option)} {rest}".rstrip()

    def _zone(self, option: int) -> str:
        zone, position = int(spot_zone(option)), int(spot_position(option))
        text = zone_name(v.MZONE, zone)
        options = self.game.options()
        if all(spot_zone(other) == zone for other in options) and len(options) > 1:
            return _POSITIONS[position]
        several = any(spot_position(other) != position for other in options)
        return f"{text}, {_POSITIONS[position]}" if several else text

    # -------------------------------------------------------------- rows

    def purpose(self) -> tuple[str, str]:
        """What cards are chosen for at this row: a verb, and what follows the cards."""
        said = self.operation.asked_for(self.game.state, self.at)
        if said[0]:
            return said
        register = int(self.operation.found_in(self.game.state, self.at))
        return purpose(self.game, self.b + 1, self.c, register)

    def _node(self) -> Node | None:
        """The step of the effect that this decision is about."""
        state = self.game.state
        row = self.b
        if self.kind == BulletStep.CODE:
            effect = int(state.data[int(context(self.a)) + C_EFFECT])
            row = int(state.t.effects[effect * tb.EFFECT_SIZE + tb.E_BRANCH])
        return self.game.compiler.op_nodes.get(row)

    def _bullet(self, option: int) -> str:
        node = self._node()
        if isinstance(node, la.OneOf) and option < len(node.options):
            return steps_words(self.game, node.options[option], self.a, can=True)
        return f"bullet {option + 1}"

    def _saver(self) -> int:
        """The card with the effect that can be used instead of the destruction."""
        return self._replacement()[0]

    def _staying(self) -> int:
        """The card + 1 that may stay as a Continuous Spell, if that is what is asked."""
        state = self.game.state
        if self.d < ASKED and next_replacement(state, top(state)):
            return 0
        return int(next_staying(state, top(state)))

    def _instead(self) -> str:
        card, number = self._replacement()
        rules = [
            rule
            for node in self.game.cards[int(self.game.state.definition[card])].effects
            if not isinstance(node, (la.Effect, la.Note))
            for rule in (node.rules if isinstance(node, la.While) else (node,))
        ]
        node = rules[number]
        assert isinstance(node, la.InsteadOfDestruction)
        definition = self.game.cards[int(self.game.state.definition[card])]
        return shortened(replacement_line(node, definition, names(self.game)))

    def _replacement(self) -> tuple[int, int]:
        """The replacement that is asked for: its card, and which of the card's rules it is."""
        state = self.game.state
        cursor = next_replacement(state, top(state))
        card = int(rule_source(state, cursor))
        first = int(state.t.rule_from[int(state.definition[card])])
        return card, int(rule_row(cursor)) // tb.RULE_SIZE - first

    # --------------------------------------------------------------- title

    def player(self) -> int:
        """Who decides."""
        data = self.game.state.data
        if isinstance(self.operation, Destroy):
            saver = self._staying() - 1
            return int(data[CONTROL + (saver if saver >= 0 else self._saver())])
        if self.kind in (RunStep.CODE, BulletStep.CODE):
            other = self.operation.by_opponent(self.game.state, self.at)
            return int(data[context(self.a) + C_PLAYER]) ^ int(other)
        if self.kind in (WindowStep.CODE, HandLimitStep.CODE, KeepStep.CODE):
            return self.a
        if self.kind == TriggersStep.CODE:
            return int(data[PLAYER]) ^ self.a & 1
        if self.kind == SummonStep.CODE:
            return int(summoner_of(self.b))
        if self.kind in (NormalStep.CODE, ProcedureStep.CODE):
            return int(data[CONTROL + (self.a if self.kind == NormalStep.CODE else self.b)])
        return int(data[PLAYER])

    def title(self) -> str:
        """What is being decided."""
        if not self.kind:
            return "The duel is over"
        if self.game.is_chance():
            return f"Nature decides: {self._chance()}"
        return ("Opponent: " if self.player() else "") + self._title()

    def _title(self) -> str:
        game = self.game
        if self.kind == OpenStep.CODE:
            return "Main Phase"
        if self.kind == TriggersStep.CODE:
            return "Use a triggered effect?" if 0 in game.options() else "Which effect comes first?"
        if self.kind == WindowStep.CODE:
            number = int(game.state.data[CHAINED])
            if not number:
                return "Use an effect now?"
            card = int(game.state.data[context(number) + C_CARD])
            return f"Chain to {owned_name(game, card)}?"
        if self.kind == ProcedureStep.CODE:
            return f"Materials for {game.name_of(self.b)}"
        if self.kind == NormalStep.CODE:
            return f"Tributes for {game.name_of(self.a)}"
        if self.kind == PendulumStep.CODE:
            return "Choose the monsters to Pendulum Summon"
        if self.kind == SummonStep.CODE:
            return f"Where to summon {game.name_of(self.a)}"
        if self.kind == HandLimitStep.CODE:
            return "End Phase: discard down to six cards"
        if self.kind == KeepStep.CODE:
            return "Which monster to keep"
        if isinstance(self.operation, Destroy):
            if staying := self._staying():
                return f"{game.name_of(staying - 1)} is destroyed: keep it on the field?"
            return f"{game.name_of(self._saver())}: do this instead of the destruction?"
        source = game.name_of(int(game.state.data[context(self.a) + C_CARD]))
        return f"{source}: {self._row_title()}"

    def _chance(self) -> str:
        return self.operation.chance(self.game.state, self.at)

    def _row_title(self) -> str:
        if self.kind == BulletStep.CODE or self.asks == BULLETS:
            return "choose one"
        if self.asks == YES_OR_NO:
            return "do this as well?"
        if self.asks in (NUMBERS, PLACES):
            return "choose a number" if self.asks == NUMBERS else "choose a zone"
        if isinstance(self.operation, SummonWithMaterials) and self.sets:
            state = self.game.state
            register = state.t.ops[self.at + SummonWithMaterials.MONSTER]
            monster = int(first_in(state, self.a, register))
            return f"choose the materials for {self.game.name_of(monster)}"
        verb, rest = self.purpose()
        if verb == "choose":
            return "choose a card"
        if verb == "equip to":
            return "choose the monster to equip it to"
        what = "cards" if self.sets else "a card"
        return f"choose {what} to {verb} {rest}".rstrip()


def summon_name(game: YugiohGame, procedure: int) -> str:
    """What a summon by this procedure is called."""
    kind = game.compiler.procedure_nodes[procedure].kind
    for way in ("Link", "Xyz", "Synchro", "Ritual", "Pendulum"):
        if kind.startswith(way):
            return f"{way} Summon"
    return "Special Summon"
