"""What is left to chance: drawing, the top of the Deck, dice and coins."""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from engine.effects import Node, walk
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.effects.operations.numbers import choose_up_to
from engine.yugioh.instructions import tables as tb
from engine.yugioh.movement.cards import move
from engine.yugioh.movement.chance import offer_next, offer_roll, offer_toss
from engine.yugioh.movement.deck_order import shuffle
from engine.yugioh.operation import IMPOSSIBLE, THROWS, Operation, Steps, register
from engine.yugioh.position.look import Look
from engine.yugioh.position.slots import (
    COUNT, C_ROLLED, HEAD, LOC, NEXT, OVER, POSITION, REGISTER_SIZE,
)  # fmt: skip
from engine.yugioh.position.state import State, pile_of
from engine.yugioh.position.contexts import card_of, context, done, player_of
from engine.yugioh.position.steps import RunStep, next_row, stage_of
from engine.yugioh.queries.in_force import banned_at_all, may_banish, reaches_grave
from engine.yugioh.queries.amount import amount
from engine.yugioh.queries.amounts import foreseeable
from engine.yugioh.queries.bans import note
from engine.yugioh.queries.gathering import count
from engine.yugioh.queries.matching import match
from engine.yugioh.vocabulary import (
    BANISHED, DECK, FACEDOWN_DEFENSE, GRAVE, HAND, R_COST, R_DRAW, R_EFFECT, YOU,
)  # fmt: skip


def _in_deck(s: State, player: i64) -> i64:
    """How many cards the player's Deck has."""
    return s.data[COUNT + pile_of(player, DECK)]


def _all_reach_grave(s: State, player: i64) -> bool:
    """Whether any card of the player's Deck would get to the GY, as it must to pay a cost."""
    at = s.data[HEAD + pile_of(player, DECK)]
    while at:
        if not reaches_grave(s, at - 1):
            return False
        at = s.data[NEXT + at - 1]
    return True


# Whether the number of cards is known before the effect is carried out.
NOT_YET: Final = 0  # it depends on choices of the effect
AS_IT_IS: Final = 1  # it can be worked out
A_NUMBER: Final = 2

_ONE_MORE: Final = 1 << 20  # in a stage: a card has gone; below that those to go, and 1
_NEVER: Final = 1 << 20  # more cards than any Deck has


class FromTop(Operation):
    """A number of cards leaves the top of a Deck, one after the other.

    How many it is is worked out before the first.
    """

    CARDS: Final = 1  # the number of an amount
    OTHER: Final = 2  # 1: of the other player than that of the effect
    AHEAD: Final = 3  # the same while the card of the effect, which will leave it, is in the hand
    SURE: Final = 4  # whether it is known beforehand how many: NOT_YET, AS_IT_IS or A_NUMBER

    def wanted(self, c: Steps, word: Node | int) -> dict[str, int]:
        """The operands that say how many cards are wanted."""
        sure = A_NUMBER if isinstance(word, int) else AS_IT_IS if foreseeable(word) else NOT_YET
        if any(isinstance(node, la.LifePoints) for node in walk(word)):
            sure = NOT_YET  # some may be paid before
        cards = ahead = c.amount(word)
        if isinstance(word, la.Excess) and word.over == la.Count(places=HAND):
            ahead = c.amount(replace(word, plus=word.plus - 1))
        return {"CARDS": cards, "AHEAD": ahead, "SURE": sure}

    def side(self, s: State, at: i64, player: i64) -> i64:
        """Whose Deck it is, for an effect of this player."""
        return 1 - player if s.t.ops[at + FromTop.OTHER] else player

    def least(self, s: State, at: i64, look: Look) -> i64:
        """How many cards there must be for it to be done; what a step before it changes is open."""
        sure = s.t.ops[at + FromTop.SURE]
        if sure == NOT_YET or (sure == AS_IT_IS and look.some):
            return 1
        number = s.t.ops[at + (FromTop.AHEAD if s.data[LOC + look.me] == HAND else FromTop.CARDS)]
        wanted = amount(s, number, look.me, look.player, 0)
        return wanted if wanted > 0 else _NEVER

    def left(self, s: State, at: i64, step: i64) -> i64:
        """How many cards are still to go."""
        if stage_of(s, step) == 0:
            link = s.data[step + RunStep.LINK]
            wanted = amount(s, s.t.ops[at + FromTop.CARDS], card_of(s, link), player_of(s, link),
                            link)  # fmt: skip
            s.put(step + RunStep.STAGE, 1 + (wanted if wanted > 0 else 0))
        return stage_of(s, step) % _ONE_MORE - 1

    def count(self, s: State, step: i64) -> None:
        """One more has gone."""
        s.put(step + RunStep.STAGE, stage_of(s, step) + _ONE_MORE - 1)

    def over(self, s: State, step: i64) -> i64:
        """All that can go have gone."""
        done(s, s.data[step + RunStep.LINK], stage_of(s, step) // _ONE_MORE)
        return next_row(s, step)


def _sides(whose: int) -> list[int]:
    """Of the players meant: 0 for that of the effect, who comes first, and 1 for the other."""
    return [other for other, player in enumerate((v.YOU, v.OPPONENT)) if whose & player]


class Draw(FromTop):
    """Draw cards, one after the other; whoever cannot draw loses.  Yu-Gi-Oh solo rules, 3.1."""

    CODE: Final = 22
    KEPT: Final = 5  # the register of the cards + 1, or 0

    def write(self, c: Steps, word: la.Draw, reason: int) -> None:
        c.order_matters = True
        kept = c.new_register(word.name) + 1 if word.name else 0
        wanted = self.wanted(c, word.count)
        for other in _sides(word.whose):
            c.row(Draw, OTHER=other, KEPT=kept, **wanted)

    def does(self, word: la.Draw, source: int) -> int:
        return tb.DOES_DRAW

    def brings(self, row: list[int]) -> int:
        return HAND

    def possible(self, s: State, at: i64, look: Look) -> bool:
        player = self.side(s, at, look.player)
        if banned_at_all(s, tb.BAN_DRAW | tb.BAN_ADD, player):
            return False
        return _in_deck(s, player) >= self.least(s, at, look)

    def bound_to_come(self, s: State, at: i64, look: Look) -> i64:
        return at + tb.OP_SIZE if self.possible(s, at, look) else IMPOSSIBLE

    def offer(self, s: State, at: i64, step: i64) -> i64:
        player = self.side(s, at, player_of(s, s.data[step + RunStep.LINK]))
        over = self.left(s, at, step) == 0
        if not over:
            over = banned_at_all(s, tb.BAN_DRAW | tb.BAN_ADD, player)
        if not over and not _in_deck(s, player):
            s.put(OVER, 1 + (1 - player))
        if over or s.data[OVER]:
            return self.over(s, step)
        return offer_next(s, player, -1)

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        move(s, option, HAND, R_DRAW | R_EFFECT)
        player = player_of(s, s.data[step + RunStep.LINK])
        note(s, tb.DID_DRAW, option, self.side(s, at, player))
        kept = s.t.ops[at + Draw.KEPT]
        if kept:
            s.keep(s.data[step + RunStep.LINK], kept - 1, option)
        self.count(s, step)

    def asked_for(self, s: State, at: i64) -> tuple[str, str]:
        return "draw", ""

    def chance(self, s: State, at: i64) -> str:
        return "a card is drawn"


class TakeFromTop(FromTop):
    """Cards from the top of a Deck go to the GY, or are banished."""

    CODE: Final = 32
    FACE_DOWN: Final = 5
    OR_ALL: Final = 6  # 1: all cards, where the Deck has fewer
    BANISHES: Final = 7
    KEPT: Final = 8  # the register of the cards + 1, or 0
    REASON: Final = 9  # R_EFFECT, or R_COST

    def write(self, c: Steps, word: la.Mill | la.BanishTop, reason: int) -> None:
        c.order_matters = True
        mill = isinstance(word, la.Mill)
        or_all = isinstance(word, la.Mill) and word.or_all
        face_down = isinstance(word, la.BanishTop) and word.face_down
        kept = c.new_register(word.name) + 1 if isinstance(word, la.Mill) and word.name else 0
        many = word.count
        if isinstance(many, la.UpTo):
            choose_up_to(c, many, la.Count(places=DECK, whose=word.whose))
            many = la.Rolled()
        wanted = self.wanted(c, many)
        for other in _sides(word.whose):
            c.row(TakeFromTop, OTHER=other, OR_ALL=int(or_all), BANISHES=int(not mill),
                  FACE_DOWN=int(face_down), KEPT=kept, REASON=reason, **wanted)  # fmt: skip

    def does(self, word: la.Mill | la.BanishTop, source: int) -> int:
        return tb.DOES_SEND_DECK if isinstance(word, la.Mill) else 0

    def brings(self, row: list[int]) -> int:
        return GRAVE | BANISHED

    def possible(self, s: State, at: i64, look: Look) -> bool:
        least: i64 = 1
        player = self.side(s, at, look.player)
        if s.t.ops[at + TakeFromTop.BANISHES]:
            if not may_banish(s):
                return False
        elif s.t.ops[at + TakeFromTop.REASON] & R_COST and not _all_reach_grave(s, player):
            return False
        if not s.t.ops[at + TakeFromTop.OR_ALL]:
            least = self.least(s, at, look)
        return _in_deck(s, player) >= least

    def offer(self, s: State, at: i64, step: i64) -> i64:
        player = self.side(s, at, player_of(s, s.data[step + RunStep.LINK]))
        if self.left(s, at, step) == 0 or not _in_deck(s, player):
            return self.over(s, step)
        if s.t.ops[at + TakeFromTop.BANISHES] and not may_banish(s):
            return self.over(s, step)
        return offer_next(s, player, -1)

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        to = BANISHED if s.t.ops[at + TakeFromTop.BANISHES] else GRAVE
        move(s, option, to, s.t.ops[at + TakeFromTop.REASON])
        if s.t.ops[at + TakeFromTop.FACE_DOWN] and s.data[LOC + option] == BANISHED:
            s.put(POSITION + option, FACEDOWN_DEFENSE)
        kept = s.t.ops[at + TakeFromTop.KEPT]
        if kept:
            s.keep(s.data[step + RunStep.LINK], kept - 1, option)
        self.count(s, step)

    def asked_for(self, s: State, at: i64) -> tuple[str, str]:
        if s.t.ops[at + TakeFromTop.BANISHES]:
            return "banish", "face-down" if s.t.ops[at + TakeFromTop.FACE_DOWN] else ""
        return "send", "to the GY"

    def chance(self, s: State, at: i64) -> str:
        return "the top card of the Deck is turned up"


class Excavate(Operation):
    """Reveal cards from the top of the Deck, one after the other; they stay there for now."""

    CODE: Final = 64
    REGISTER: Final = 1
    CARDS: Final = 2  # the number of an amount
    SURE: Final = 3  # whether it is known beforehand how many
    UNTIL: Final = 4  # filter + 1 of the card after which no more is revealed, or 0
    FOUND: Final = 5  # the register of that card

    def write(self, c: Steps, word: la.Excavate, reason: int) -> None:
        c.order_matters = True
        if word.until is not None:
            register = c.new_register(word.name)
            c.row(Excavate, REGISTER=register, CARDS=c.amount(1), SURE=1,
                  UNTIL=c.filter(word.until) + 1, FOUND=c.new_register(word.found))  # fmt: skip
            return
        sure = isinstance(word.count, int) or foreseeable(word.count)
        c.row(Excavate, REGISTER=c.new_register(word.name), CARDS=c.amount(word.count),
              SURE=int(sure), UNTIL=0, FOUND=0)  # fmt: skip

    def possible(self, s: State, at: i64, look: Look) -> bool:
        if s.t.ops[at + Excavate.UNTIL]:
            until = s.t.ops[at + Excavate.UNTIL] - 1
            others = _in_deck(s, look.player) - count(s, until, DECK, YOU, look.me, look.player)
            return others < _in_deck(s, look.player) and others < REGISTER_SIZE - 1
        wanted = amount(s, s.t.ops[at + Excavate.CARDS], look.me, look.player, 0)
        if wanted < 1 and s.t.ops[at + Excavate.SURE] and not look.some:
            return False
        return _in_deck(s, look.player) >= wanted

    def offer(self, s: State, at: i64, step: i64) -> i64:
        link = s.data[step + RunStep.LINK]
        player = player_of(s, link)
        number = s.t.ops[at + Excavate.REGISTER]
        slot = s.register(link, number)
        if stage_of(s, step) == 0:
            s.empty(link, number)
            s.put(step + RunStep.STAGE, 1)
            if s.t.ops[at + Excavate.UNTIL]:
                s.empty(link, s.t.ops[at + Excavate.FOUND])
        if s.t.ops[at + Excavate.UNTIL]:
            found = s.register(link, s.t.ops[at + Excavate.FOUND])
            if s.data[found] or s.data[slot] >= _in_deck(s, player):
                done(s, link, s.data[found])
                return next_row(s, step)
            return offer_next(s, player, slot)
        wanted = amount(s, s.t.ops[at + Excavate.CARDS], card_of(s, link), player, link)
        if s.data[slot] >= wanted or s.data[slot] >= _in_deck(s, player):
            done(s, link, s.data[slot])
            return next_row(s, step)
        return offer_next(s, player, slot)

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        link = s.data[step + RunStep.LINK]
        s.keep(link, s.t.ops[at + Excavate.REGISTER], option)
        until = s.t.ops[at + Excavate.UNTIL]
        if until and match(s, until - 1, option, card_of(s, link), player_of(s, link)):
            s.keep(link, s.t.ops[at + Excavate.FOUND], option)

    def asked_for(self, s: State, at: i64) -> tuple[str, str]:
        return "reveal", ""

    def chance(self, s: State, at: i64) -> str:
        return "the top card of the Deck is turned up"


class Throw(Operation):
    """Roll dice, or toss coins: the sum, or the number of heads, is kept with the chain link."""

    CODE: Final = 67
    COINS: Final = 1
    COUNT: Final = 2

    def write(self, c: Steps, word: la.RollDice | la.TossCoins, reason: int) -> None:
        c.row(Throw, COINS=int(isinstance(word, la.TossCoins)), COUNT=word.count)

    def offer(self, s: State, at: i64, step: i64) -> i64:
        link = s.data[step + RunStep.LINK]
        if stage_of(s, step) == 0:
            s.put(context(link) + C_ROLLED, 0)
        if stage_of(s, step) >= s.t.ops[at + Throw.COUNT]:
            done(s, link, 1)
            return next_row(s, step)
        return offer_toss(s) if s.t.ops[at + Throw.COINS] else offer_roll(s)

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        slot = context(s.data[step + RunStep.LINK]) + C_ROLLED
        s.put(slot, s.data[slot] + option)
        s.put(step + RunStep.STAGE, stage_of(s, step) + 1)

    def asks(self, s: State, at: i64, stage: i64) -> i64:
        return THROWS

    def asked_for(self, s: State, at: i64) -> tuple[str, str]:
        return ("toss" if s.t.ops[at + Throw.COINS] else "roll"), ""

    def chance(self, s: State, at: i64) -> str:
        return "a coin is tossed" if s.t.ops[at + Throw.COINS] else "a die is rolled"


class LookAt(Operation):
    """The player looks at a pile of the opponent, if it has cards."""

    CODE: Final = 124
    PLACE: Final = 1

    def write(self, c: Steps, word: la.LookAt, reason: int) -> None:
        c.row(LookAt, PLACE=word.place)

    def possible(self, s: State, at: i64, look: Look) -> bool:
        return s.data[COUNT + pile_of(1 - look.player, s.t.ops[at + LookAt.PLACE])] > 0

    def act(self, s: State, at: i64, link: i64) -> None:
        pile = pile_of(1 - player_of(s, link), s.t.ops[at + LookAt.PLACE])
        done(s, link, s.data[COUNT + pile])


class Shuffle(Operation):
    """Shuffle the Deck."""

    CODE: Final = 68

    def write(self, c: Steps, word: la.ShuffleDeck, reason: int) -> None:
        c.row(Shuffle)

    def act(self, s: State, at: i64, link: i64) -> None:
        shuffle(s, player_of(s, link))
        done(s, link, 1)


register(Draw(), la.Draw)
register(TakeFromTop(), la.Mill, la.BanishTop)
register(Excavate(), la.Excavate)
register(Throw(), la.RollDice, la.TossCoins)
register(LookAt(), la.LookAt)
register(Shuffle(), la.ShuffleDeck)
