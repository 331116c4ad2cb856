"""Numbers of cards change: ATK and DEF, Levels, positions."""

from typing import Final

from mypy_extensions import i64

from engine.effects import Node
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.effects.operations.each_card import EachCard
from engine.yugioh.effects.operations.joints import IfDone
from engine.yugioh.effects.operations.summons import Summon
from engine.yugioh.movement.battle_positions import may_turn, turn
from engine.yugioh.movement.stat_changes import modify
from engine.yugioh.movement.chance import even_odds
from engine.yugioh.movement.trait_changes import change_trait
from engine.yugioh.operation import NUMBERS, Operation, Steps, register
from engine.yugioh.position.levels import change_level
from engine.yugioh.position.look import Look
from engine.yugioh.position.registers import ITSELF, card_in
from engine.yugioh.position.slots import (
    C_ROLLED, KEPT, KEPT_TURN, LEVEL_SET, LOC, PLAYER, POSITION, STATUS, UNTIL_END,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import card_of, context, player_of
from engine.yugioh.position.steps import RunStep, next_row
from engine.yugioh.queries.amount import amount
from engine.yugioh.queries.amounts import foreseeable
from engine.yugioh.queries.matching import has_level, has_rank, level, match
from engine.yugioh.position.modifiers import (
    lingering_kind,
    modifier_kind,
    NAME_IS,
    pack_modifier,
    SCALE_IS,
    TUNER_ALSO,
    trait_kind,
)
from engine.yugioh.vocabulary import (
    FACEDOWN, FACEUP_ATTACK, FACEUP_DEFENSE, FLIP, MZONE, OPPONENT, TUNER,
)  # fmt: skip


class ByAmount(EachCard):
    """Done to each card with an amount that is worked out before it is done to the first."""

    AMOUNT: Final = 2

    def brings(self, row: list[int]) -> int:
        return MZONE

    def prepare(self, s: State, at: i64, link: i64) -> None:
        value = s.t.ops[at + ByAmount.AMOUNT]
        me = card_of(s, link)
        player = player_of(s, link)
        if s.t.ops[at + ByAmount.WHAT] < 0:
            s.worth[me] = amount(s, value, me, player, link, me)
            return
        slot = s.register(link, s.t.ops[at + ByAmount.WHAT])
        last = slot + s.data[slot]
        while slot < last:
            slot += 1
            card = card_in(s, slot)
            s.worth[card] = amount(s, value, me, player, link, card)


class ChangeStats(ByAmount):
    """Change ATK and DEF by amounts, or to them."""

    CODE: Final = 25
    MODIFIER: Final = 3  # see slots.M_WHAT
    KEEPS: Final = 4  # 1: the ATK that is lost is kept with the chain link
    ARRIVING: Final = 5  # 1: it is how the monsters are summoned, before anything else applies

    def find(self, c: Steps, what: la.Lost, flags: int) -> int:
        number = c.latest(ChangeStats)
        if number < 0:
            raise CompileError("no ATK was changed before")
        c.fill(number, ChangeStats.KEEPS, 1)
        return ITSELF

    def write(self, c: Steps, word: la.ChangeStats, reason: int) -> None:
        what = c.place(word.what)
        value = c.amount(word.by if word.to is None else word.to)
        modifier = pack_modifier(word.stats, lingering_kind(word.to is not None, word.original))
        now = c.here()
        # "…, but its ATK becomes 0": right behind the summon and its joint.
        arriving = c.latest(IfDone) == now - 1 and c.latest(Summon) == now - 2 >= 0
        arriving = arriving and word.to is not None
        c.row(ChangeStats, WHAT=what, AMOUNT=value, KEEPS=0, ARRIVING=int(arriving),
              MODIFIER=modifier | (UNTIL_END if word.until == "end" else 0))  # fmt: skip

    def modifies(self, row: list[int]) -> int | None:
        return modifier_kind(row[ChangeStats.MODIFIER])

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        if not s.t.ops[at + ChangeStats.KEEPS]:
            arriving = s.t.ops[at + ChangeStats.ARRIVING] != 0
            return modify(s, card, s.t.ops[at + ChangeStats.MODIFIER], s.worth[card], arriving)
        before = s.attack(card)
        changed = modify(s, card, s.t.ops[at + ChangeStats.MODIFIER], s.worth[card])
        lost = before - s.attack(card)
        s.put(context(link) + C_ROLLED, lost if lost > 0 else 0)
        return changed

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "change the ATK or DEF of", ""


class ChangeLevel(ByAmount):
    """Change the Level by an amount, or to one."""

    CODE: Final = 38
    SETS: Final = 3  # 1: to the amount, not by it
    UNTIL: Final = 4  # 1: for the turn only
    RANKS: Final = 5  # 1: the Rank of an Xyz Monster, too

    def write(self, c: Steps, word: la.ChangeLevel, reason: int) -> None:
        what = c.place(word.what)
        sets = bool(word.to)
        number = c.amount(word.to if sets else word.by)
        c.row(ChangeLevel, WHAT=what, AMOUNT=number, SETS=int(sets), UNTIL=int(word.until == "end"),
              RANKS=int(word.ranks))  # fmt: skip

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        ranked = s.t.ops[at + ChangeLevel.RANKS] != 0 and has_rank(s, card)
        if s.data[LOC + card] != MZONE or not (ranked or has_level(s, card)):
            return 0
        if s.data[POSITION + card] & FACEDOWN:
            return 0
        if s.worth[card] == 0:
            return 0  # nothing to change it by, or to
        for_turn = s.t.ops[at + ChangeLevel.UNTIL] != 0
        # A Level is never less than 1.
        if s.t.ops[at + ChangeLevel.SETS]:
            set_level(s, card, max(1, s.worth[card]), for_turn)
        else:
            now = level(s, card)
            change_level(s, card, max(1, now + s.worth[card]) - now, for_turn)
        return 1

    def still_may(self, s: State, at: i64, link: i64) -> bool:
        """Whether the Level of the first card would not come to less than 1."""
        if s.t.ops[at + ChangeLevel.SETS]:
            return True
        me = card_of(s, link)
        card = me
        number = s.t.ops[at + ChangeLevel.WHAT]
        if number >= 0:
            slot = s.register(link, number)
            if not s.data[slot]:
                return True
            card = card_in(s, slot + 1)
        by = amount(s, s.t.ops[at + ChangeLevel.AMOUNT], me, player_of(s, link), link, card)
        return level(s, card) + by > 0

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "change the Level of", ""


def set_level(s: State, card: i64, to: i64, for_turn: bool) -> None:
    """The Level of a monster becomes this, whatever continuous effects make of it."""
    now = level(s, card)
    if s.t.shifts_levels:
        now -= s.levels_more(card)
        s.put(STATUS + card, s.data[STATUS + card] | LEVEL_SET)
    change_level(s, card, to - now, for_turn)


class ChangeTrait(ByAmount):
    """Change the Type or Attribute to an amount that is read as bits."""

    CODE: Final = 90
    KIND: Final = 3
    UNTIL: Final = 4  # UNTIL_END: for the turn only

    def write(
        self,
        c: Steps,
        word: la.ChangeType | la.ChangeAttribute | la.TreatAsTuner | la.ChangeScale,
        reason: int,
    ) -> None:
        what = c.place(word.what)
        if isinstance(word, la.TreatAsTuner):
            c.row(ChangeTrait, WHAT=what, AMOUNT=c.amount(TUNER), KIND=TUNER_ALSO,
                  UNTIL=UNTIL_END if word.until == "end" else 0)  # fmt: skip
            return
        if isinstance(word, la.ChangeScale):
            to = word.to + 1 if isinstance(word.to, int) else la.Plus(word.to, 1)
            c.row(ChangeTrait, WHAT=what, AMOUNT=c.amount(to), KIND=SCALE_IS,
                  UNTIL=UNTIL_END if word.until == "end" else 0)  # fmt: skip
            return
        kind = trait_kind(isinstance(word, la.ChangeAttribute), word.also)
        c.row(ChangeTrait, WHAT=what, AMOUNT=c.amount(word.to), KIND=kind,
              UNTIL=UNTIL_END if word.until == "end" else 0)  # fmt: skip

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        ops = s.t.ops
        return change_trait(s, card, ops[at + ChangeTrait.KIND], s.worth[card],
                            ops[at + ChangeTrait.UNTIL])  # fmt: skip

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        if s.t.ops[at + ChangeTrait.KIND] == SCALE_IS:
            return "change the Pendulum Scale of", ""
        return "change the Type or Attribute of", ""


class ChangeName(ByAmount):
    """Give monsters the name of a number."""

    CODE: Final = 141
    UNTIL: Final = 3  # UNTIL_END: for the turn only

    def write(self, c: Steps, word: la.ChangeName, reason: int) -> None:
        what = c.place(word.what)
        to: Node | int = word.to
        if isinstance(word.to, la.ThatName):
            to = c.name_number(word.to.passcode) + 1
        c.row(ChangeName, WHAT=what, AMOUNT=c.amount(to),
              UNTIL=UNTIL_END if word.until == "end" else 0)  # fmt: skip

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        return change_trait(s, card, NAME_IS, s.worth[card], s.t.ops[at + ChangeName.UNTIL])

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "change the name of", ""


class ChooseNumber(Operation):
    """The player chooses a number, which is kept with the chain link."""

    CODE: Final = 126
    LEAST: Final = 1
    MOST: Final = 2  # the number of an amount
    STEP: Final = 3  # from one number to the next
    ROOM: Final = 4  # 1 + the number of an amount that it may not exceed, or 0
    SURE: Final = 5  # 1: the greatest can be worked out before the effect is carried out
    OTHER: Final = 6  # 1: the other player than that of the effect chooses

    def find(self, c: Steps, what: la.UpTo | la.EitherNumber, flags: int) -> int:
        if isinstance(what, la.EitherNumber):
            return choose_either(c, what, None)
        return choose_up_to(c, what, None)

    def write(self, c: Steps, word: la.DeclareLevel, reason: int) -> None:
        c.row(ChooseNumber, LEAST=word.least, MOST=c.amount(word.most), STEP=1, ROOM=0, SURE=0,
              OTHER=int(word.by == OPPONENT))  # fmt: skip

    def possible(self, s: State, at: i64, look: Look) -> bool:
        if not s.t.ops[at + ChooseNumber.SURE] or look.some:
            return True
        most = amount(s, s.t.ops[at + ChooseNumber.MOST], look.me, look.player, 0)
        return most >= s.t.ops[at + ChooseNumber.LEAST]

    def offer(self, s: State, at: i64, step: i64) -> i64:
        link = s.data[step + RunStep.LINK]
        number = s.t.ops[at + ChooseNumber.LEAST]
        me = card_of(s, link)
        player = player_of(s, link)
        most = amount(s, s.t.ops[at + ChooseNumber.MOST], me, player, link)
        if s.t.ops[at + ChooseNumber.ROOM]:
            room = amount(s, s.t.ops[at + ChooseNumber.ROOM] - 1, me, player, link)
            most = min(most, room)
        s.count = 0
        while number <= most:
            s.offer(number)
            number += s.t.ops[at + ChooseNumber.STEP]
        if s.count:
            if s.t.ops[at + ChooseNumber.OTHER] and 1 - player != s.data[PLAYER]:
                if not s.opponent_acts:
                    even_odds(s)  # nobody knows what they would declare
            return s.count
        s.put(context(link) + C_ROLLED, 0)
        return next_row(s, step)

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        s.put(context(s.data[step + RunStep.LINK]) + C_ROLLED, option)
        next_row(s, step)

    def by_opponent(self, s: State, at: i64) -> bool:
        return s.t.ops[at + ChooseNumber.OTHER] != 0

    def asks(self, s: State, at: i64, stage: i64) -> i64:
        return NUMBERS

    def asked_for(self, s: State, at: i64) -> tuple[str, str]:
        return "choose", ""

    def chance(self, s: State, at: i64) -> str:
        return "a Level is declared"


def choose_up_to(c: Steps, what: la.UpTo, among: la.Count | None) -> int:
    """Ask for a number up to this one, and up to how many cards there are."""
    room = 0 if among is None else 1 + c.amount(among)
    sure = not isinstance(what.most, int) and foreseeable(what.most)
    return c.row(ChooseNumber, LEAST=1, MOST=c.amount(what.most), STEP=1, ROOM=room,
                 SURE=int(sure), OTHER=0)  # fmt: skip


def choose_either(c: Steps, what: la.EitherNumber, among: la.Count | None) -> int:
    """Ask for one of two numbers, none greater than how many cards there are."""
    room = 0 if among is None else 1 + c.amount(among)
    return c.row(ChooseNumber, LEAST=what.least, MOST=c.amount(what.most),
                 STEP=what.most - what.least, ROOM=room, SURE=0, OTHER=0)  # fmt: skip


class ChangePosition(EachCard):
    """Turn to a battle position, or (0) to the other of Attack and Defense."""

    CODE: Final = 37
    POSITION: Final = 2
    KEPT: Final = 3  # it stays so
    FROM: Final = 4  # the position that it must be in, or 0
    FLIPS: Final = 5  # filter + 1 of the Flip monsters that activate their effects, or 0

    def write(self, c: Steps, word: la.ChangePosition, reason: int) -> None:
        c.row(ChangePosition, WHAT=c.place(word.what), POSITION=word.position, KEPT=int(word.kept),
              FROM=word.from_, FLIPS=0 if word.flips is None else c.filter(word.flips) + 1,
              )  # fmt: skip

    def possible(self, s: State, at: i64, look: Look) -> bool:
        if s.t.ops[at + ChangePosition.WHAT] < 0:
            # What Summons itself before that is not on the field yet.
            return s.data[LOC + look.me] != MZONE or self._turned(s, at, look.me) != 0
        return self.some_could(s, at, look)

    def could(self, s: State, at: i64, player: i64, card: i64) -> bool:
        return self._turned(s, at, card) != 0

    def brings(self, row: list[int]) -> int:
        return MZONE

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        position = self._turned(s, at, card)
        if not position:
            return 0
        flips = s.t.ops[at + ChangePosition.FLIPS]
        quiet = flips != 0 and s.t.type[s.definition[card]] & FLIP != 0
        if quiet and match(s, flips - 1, card, card_of(s, link), player_of(s, link)):
            quiet = False
        turn(s, card, position, quiet)
        if s.t.ops[at + ChangePosition.KEPT]:
            s.put(STATUS + card, s.data[STATUS + card] | KEPT)
        return 1

    def _turned(self, s: State, at: i64, card: i64) -> i64:
        """The position to which a card is turned, or 0 if it cannot be."""
        position = s.t.ops[at + ChangePosition.POSITION]
        from_ = s.t.ops[at + ChangePosition.FROM]
        if from_ and not s.data[POSITION + card] & from_:
            return 0
        if not position:
            attack = s.data[POSITION + card] & FACEUP_ATTACK
            position = FACEUP_DEFENSE if attack else FACEUP_ATTACK
        return position if may_turn(s, card, position) else 0

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "change the position of", ""


class KeepPosition(EachCard):
    """Let nobody change the battle position."""

    CODE: Final = 135
    STATE: Final = 2  # status bits

    def write(self, c: Steps, word: la.KeepPosition, reason: int) -> None:
        state = KEPT_TURN if word.until else KEPT
        c.row(KeepPosition, WHAT=c.place(word.what), STATE=state)

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        if s.data[LOC + card] != MZONE:
            return 0
        s.put(STATUS + card, s.data[STATUS + card] | s.t.ops[at + KeepPosition.STATE])
        return 1

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "keep the position of", ""


register(ChangeStats(), la.ChangeStats, la.Lost)
register(ChangeLevel(), la.ChangeLevel)
register(ChangeTrait(), la.ChangeType, la.ChangeAttribute, la.TreatAsTuner, la.ChangeScale)
register(ChangeName(), la.ChangeName)
register(ChooseNumber(), la.UpTo, la.EitherNumber, la.DeclareLevel)
register(ChangePosition(), la.ChangePosition)
register(KeepPosition(), la.KeepPosition)
