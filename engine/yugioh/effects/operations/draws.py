"""What is left to chance: drawing, the top of the Deck, dice and coins."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.instructions import tables as tb
from engine.yugioh.movement.cards import move
from engine.yugioh.movement.chance import offer_next, offer_roll, offer_toss
from engine.yugioh.movement.deck_order import shuffle
from engine.yugioh.operation import IMPOSSIBLE, THROWS, Operation, Steps, register
from engine.yugioh.position.look import Look
from engine.yugioh.position.slots import COUNT, C_ROLLED, OVER, POSITION
from engine.yugioh.position.state import State, pile_of
from engine.yugioh.position.steps import (
    RunStep, card_of, context, done, next_row, player_of, stage_of,
)  # fmt: skip
from engine.yugioh.queries.in_force import banned_at_all
from engine.yugioh.queries.amount import amount
from engine.yugioh.queries.bans import note
from engine.yugioh.vocabulary import BANISHED, DECK, FACEDOWN_DEFENSE, GRAVE, HAND, R_DRAW, R_EFFECT


def _in_deck(s: State, player: i64) -> i64:
    """How many cards the player's Deck has."""
    return s.data[COUNT + pile_of(player, DECK)]


class Draw(Operation):
    """Draw cards, one after the other; whoever cannot draw loses.  Yu-Gi-Oh solo rules, 3.1."""

    CODE: Final = 22
    CARDS: Final = 1
    OTHER: Final = 2  # 1: the other player than that of the effect draws

    def write(self, c: Steps, word: la.Draw, reason: int) -> None:
        c.order_matters = True
        if word.whose & v.YOU:
            c.row(Draw, CARDS=word.count, OTHER=0)
        if word.whose & v.OPPONENT:
            c.row(Draw, CARDS=word.count, OTHER=1)

    def does(self, word: la.Draw, source: int) -> int:
        return tb.DOES_DRAW

    def possible(self, s: State, at: i64, look: Look) -> bool:
        return self._may(s, at, look.player)

    def _may(self, s: State, at: i64, player: i64) -> bool:
        player = _drawing(s, at, player)
        if banned_at_all(s, tb.BAN_DRAW | tb.BAN_ADD, player):
            return False
        return _in_deck(s, player) >= s.t.ops[at + Draw.CARDS]

    def bound_to_come(self, s: State, at: i64, player: i64) -> i64:
        return at + tb.OP_SIZE if self._may(s, at, player) else IMPOSSIBLE

    def offer(self, s: State, at: i64, step: i64) -> i64:
        link = s.data[step + RunStep.LINK]
        player = _drawing(s, at, player_of(s, link))
        drawn = stage_of(s, step)
        over = drawn >= s.t.ops[at + Draw.CARDS]
        if not over:
            over = banned_at_all(s, tb.BAN_DRAW | tb.BAN_ADD, player)
        if not over and not _in_deck(s, player):
            s.put(OVER, 1 + (1 - player))
        if over or s.data[OVER]:
            done(s, link, drawn)
            return next_row(s, step)
        return offer_next(s, player, -1)

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        move(s, option, HAND, R_DRAW)
        player = player_of(s, s.data[step + RunStep.LINK])
        note(s, tb.DID_DRAW, option, _drawing(s, at, player))
        s.put(step + RunStep.STAGE, stage_of(s, step) + 1)

    def asked_for(self, s: State, at: i64) -> tuple[str, str]:
        return "draw", ""

    def chance(self, s: State, at: i64) -> str:
        return "a card is drawn"


def _drawing(s: State, at: i64, player: i64) -> i64:
    """The player who draws by an effect of this player."""
    return 1 - player if s.t.ops[at + Draw.OTHER] else player


class TakeFromTop(Operation):
    """Cards from the top of the Deck go to the GY, or are banished face-down."""

    CODE: Final = 32
    CARDS: Final = 1
    FACE_DOWN: Final = 2

    def write(self, c: Steps, word: la.Mill | la.BanishTop, reason: int) -> None:
        c.order_matters = True
        c.row(TakeFromTop, CARDS=word.count, FACE_DOWN=int(isinstance(word, la.BanishTop)))

    def does(self, word: la.Mill | la.BanishTop, source: int) -> int:
        return tb.DOES_SEND_DECK if isinstance(word, la.Mill) else 0

    def possible(self, s: State, at: i64, look: Look) -> bool:
        return _in_deck(s, look.player) >= s.t.ops[at + TakeFromTop.CARDS]

    def offer(self, s: State, at: i64, step: i64) -> i64:
        link = s.data[step + RunStep.LINK]
        player = player_of(s, link)
        taken = stage_of(s, step)
        if taken >= s.t.ops[at + TakeFromTop.CARDS] or not _in_deck(s, player):
            done(s, link, taken)
            return next_row(s, step)
        return offer_next(s, player, -1)

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        if s.t.ops[at + TakeFromTop.FACE_DOWN]:
            move(s, option, BANISHED, R_EFFECT)
            s.put(POSITION + option, FACEDOWN_DEFENSE)
        else:
            move(s, option, GRAVE, R_EFFECT)
        s.put(step + RunStep.STAGE, stage_of(s, step) + 1)

    def asked_for(self, s: State, at: i64) -> tuple[str, str]:
        if s.t.ops[at + TakeFromTop.FACE_DOWN]:
            return "banish", "face-down"
        return "send", "to the GY"

    def chance(self, s: State, at: i64) -> str:
        return "the top card of the Deck is turned up"


class Excavate(Operation):
    """Reveal cards from the top of the Deck, one after the other; they stay there for now."""

    CODE: Final = 64
    REGISTER: Final = 1
    CARDS: Final = 2  # the number of an amount

    def write(self, c: Steps, word: la.Excavate, reason: int) -> None:
        c.order_matters = True
        c.row(Excavate, REGISTER=c.new_register(word.name), CARDS=c.amount(word.count))

    def possible(self, s: State, at: i64, look: Look) -> bool:
        wanted = amount(s, s.t.ops[at + Excavate.CARDS], look.me, look.player, 0)
        return _in_deck(s, look.player) >= wanted

    def offer(self, s: State, at: i64, step: i64) -> i64:
        link = s.data[step + RunStep.LINK]
        player = player_of(s, link)
        number = s.t.ops[at + Excavate.REGISTER]
        slot = s.register(link, number)
        if stage_of(s, step) == 0:
            s.empty(link, number)
            s.put(step + RunStep.STAGE, 1)
        wanted = amount(s, s.t.ops[at + Excavate.CARDS], card_of(s, link), player, link)
        if s.data[slot] >= wanted or s.data[slot] >= _in_deck(s, player):
            done(s, link, s.data[slot])
            return next_row(s, step)
        return offer_next(s, player, slot)

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        s.keep(s.data[step + RunStep.LINK], s.t.ops[at + Excavate.REGISTER], option)

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
register(Shuffle(), la.ShuffleDeck)
