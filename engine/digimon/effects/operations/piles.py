"""From the top of the deck: drawn, trashed, recovered."""

from typing import Final

from mypy_extensions import i64

from engine.digimon import vocabulary as v
from engine.digimon.language import operations as lo
from engine.digimon.operation import Operation, Steps, register
from engine.digimon.instructions import tables as tb
from engine.digimon.position.slots import C_CARD, C_DONE, P_DECK
from engine.digimon.position.state import State
from engine.digimon.position.steps import context, done
from engine.digimon.queries.amount import amount
from engine.digimon.queries.prohibitions import banned
from engine.digimon.rules.drawing import draw, take_top
from engine.digimon.rules.meant import effect_facts


def sides(whose: int) -> tuple[int, ...]:
    """The players of whom a row speaks one by one: both, if of either (rule 15-10-1-3)."""
    return (v.YOU, v.OPPONENT) if whose == v.EITHER else (whose,)


def side(player: i64, whose: i64) -> i64:
    """The player whose cards they are."""
    return player if whose == v.YOU else 1 - player


class Draw(Operation):
    """<Draw N>."""

    CODE: Final = 6
    AMOUNT: Final = 1
    WHOSE: Final = 2

    def write(self, c: Steps, word: lo.Draw, flags: int) -> None:
        for whose in sides(word.whose):
            c.row(Draw, AMOUNT=c.amount(word.count), WHOSE=whose)

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        one = side(player, s.t.ops[at + Draw.WHOSE])
        number = amount(s, s.t.ops[at + Draw.AMOUNT], me, player, ctx)
        done(s, ctx, 1 if s.size(one, P_DECK) and number > 0 else 0)
        draw(s, one, number, effect_facts(s, ctx))


class TrashTop(Operation):
    """Trash cards from the top of a deck; as a cost all of them."""

    CODE: Final = 12
    AMOUNT: Final = 1
    WHOSE: Final = 2
    PAYS: Final = 3
    MORE: Final = 4  # what it did is counted with that of the row before: both players' cards

    def write(self, c: Steps, word: lo.TrashTop, flags: int) -> None:
        for number, whose in enumerate(sides(word.whose)):
            c.row(TrashTop, AMOUNT=c.amount(word.count), WHOSE=whose,
                  PAYS=int(flags & tb.CH_PAYS != 0), MORE=number)  # fmt: skip

    def possible(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> bool:
        one = side(player, s.t.ops[at + TrashTop.WHOSE])
        return s.size(one, P_DECK) >= amount(s, s.t.ops[at + TrashTop.AMOUNT], me, player, ctx)

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        one = side(player, s.t.ops[at + TrashTop.WHOSE])
        number = amount(s, s.t.ops[at + TrashTop.AMOUNT], me, player, ctx)
        found: i64 = number if number < s.size(one, P_DECK) else s.size(one, P_DECK)
        if s.t.ops[at + TrashTop.PAYS] and found < number:
            found = 0
        if s.t.ops[at + TrashTop.MORE]:
            found += s.data[context(ctx) + C_DONE]
        done(s, ctx, found)
        take_top(s, one, P_DECK, number, v.TRASH, effect_facts(s, ctx))


class Recover(Operation):
    """<Recovery +N (Deck)>."""

    CODE: Final = 13
    AMOUNT: Final = 1

    def write(self, c: Steps, word: lo.Recover, flags: int) -> None:
        c.row(Recover, AMOUNT=c.amount(word.count))

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        if banned(s, player, tb.BAN_ADD_TO_SECURITY, s.data[context(ctx) + C_CARD]):
            done(s, ctx, 0)
            return
        number = amount(s, s.t.ops[at + Recover.AMOUNT], me, player, ctx)
        done(s, ctx, 1 if s.size(player, P_DECK) else 0)
        take_top(s, player, P_DECK, number, v.SECURITY, effect_facts(s, ctx))


register(Draw(), lo.Draw)
register(TrashTop(), lo.TrashTop)
register(Recover(), lo.Recover)
