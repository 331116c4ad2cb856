"""What outlasts the step: modifiers, numbers remembered, effects put off, costs, the game's end."""

from typing import Final

from mypy_extensions import i64

from engine.digimon import language as la
from engine.digimon.instructions import by_name
from engine.digimon.instructions import tables as tb
from engine.digimon.language import card as lc
from engine.digimon.language import operations as lo
from engine.digimon.operation import Operation, Steps, register
from engine.digimon.position.slots import C_CARD, C_THIS, OVER
from engine.digimon.position.state import State
from engine.digimon.position.steps import CONTINUE, context, done, next_row
from engine.digimon.queries.amount import amount
from engine.digimon.rules.declaring import reduce
from engine.digimon.rules.lasting import give
from engine.digimon.rules.preventing import prevent, prevent_all
from engine.digimon.rules.meant import collect
from engine.digimon.rules.pending import end_of_turn_of
from engine.instruction import CompileError

OF_THE_OPPONENT: Final = 0  # the end of their turn: which player that is, is seen then
OF_THE_PLAYER: Final = -1
MOMENTS: Final = {"opponent's turn": OF_THE_OPPONENT, "your turn": OF_THE_PLAYER, "turn": 1,
                   "attack": 2, "battle": 3}  # fmt: skip
NO_SCOPE: Final = -1
# What is written to a card when it is given, and not looked up for all that match (15-12).
_FOR_ONE: Final = (lc.OriginalDP, lc.OriginalColor, lc.AlsoDigimon)


class Give(Operation):
    """Give modifiers to cards, or to all that are in a scope at any moment."""

    CODE: Final = 30
    TO: Final = 1
    FIRST: Final = 2  # modifiers
    LAST: Final = 3  # past them
    UNTIL: Final = 4
    SCOPE: Final = 5

    def write(self, c: Steps, word: lo.Give, flags: int) -> None:
        scope, to = NO_SCOPE, tb.NOBODY
        if isinstance(word.to, (la.Each, la.Players)):
            if any(isinstance(one, _FOR_ONE) for one in word.what):
                raise CompileError("changed information of all that match")
            scope = c.scope(word.to, word.what)
        else:
            to = c.place(word.to, flags)
        first, last = c.modifier_rows(word.what)
        c.row(Give, TO=to, FIRST=first, LAST=last, UNTIL=by_name.UNTIL[word.until], SCOPE=scope)

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        ops = s.t.ops
        scope = ops[at + Give.SCOPE]
        until = ops[at + Give.UNTIL]
        # Also to what is not affected: it counts as soon as it is again (rule 15-15-5-2).
        found: i64 = 1 if scope >= 0 else collect(s, ctx, ops[at + Give.TO], me)
        given: i64 = 0
        index: i64 = 0
        while index < found:
            thing: i64 = -1 if scope >= 0 else s.things[index]
            modifier = ops[at + Give.FIRST]
            while modifier < ops[at + Give.LAST]:
                if give(s, ctx, modifier, thing, scope, until, me, player):
                    given += 1
                modifier += 1
            index += 1
        done(s, ctx, given)


class Remember(Operation):
    """Count now what later steps speak of."""

    CODE: Final = 43
    REGISTER: Final = 1
    AMOUNT: Final = 2

    def write(self, c: Steps, word: lo.Remember, flags: int) -> None:
        number = c.amount(word.amount)
        c.row(Remember, REGISTER=c.new_register(word.name), AMOUNT=number)

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        number = s.t.ops[at + Remember.REGISTER]
        s.empty(ctx, number)
        s.keep(ctx, number, amount(s, s.t.ops[at + Remember.AMOUNT], me, player, ctx))


class Later(Operation):
    """Put an effect off, once for each card it is about, or once for none."""

    CODE: Final = 34
    MOMENT: Final = 1
    EFFECT: Final = 2
    OF: Final = 3

    def write(self, c: Steps, word: lo.Pending, flags: int) -> None:
        of = tb.NOBODY if word.of is None else c.place(word.of, flags)
        effect = c.gained_effect(lc.Effect(word.do))
        c.row(Later, MOMENT=MOMENTS[word.at], EFFECT=effect, OF=of)

    def renumber(self, row: list[int], place: dict[int, int]) -> None:
        row[Later.EFFECT] = place[row[Later.EFFECT]]

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        ops = s.t.ops
        next_row(s, step)
        moment = ops[at + Later.MOMENT]
        if moment == OF_THE_OPPONENT:
            moment = end_of_turn_of(1 - player)
        elif moment == OF_THE_PLAYER:
            moment = end_of_turn_of(player)
        effect = ops[at + Later.EFFECT]
        this = s.data[context(ctx) + C_THIS]
        card = s.data[context(ctx) + C_CARD]
        if ops[at + Later.OF] == tb.NOBODY:
            s.later(moment, effect, this, card, 0)
            return CONTINUE
        found = collect(s, ctx, ops[at + Later.OF], me)
        index: i64 = 0
        while index < found:
            s.later(moment, effect, this, card, s.reference(s.things[index]))
            index += 1
        return CONTINUE


class Prevent(Operation):
    """What would leave does not."""

    CODE: Final = 32
    EVERY: Final = 1  # 1: all of those that the effect speaks of

    def write(self, c: Steps, word: lo.Prevent, flags: int) -> None:
        c.row(Prevent, EVERY=int(word.every))

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        if s.t.ops[at + Prevent.EVERY]:
            prevent_all(s, ctx, me, player)
        else:
            prevent(s, ctx)


class ReduceCost(Operation):
    """The cost that would be paid is reduced."""

    CODE: Final = 33
    AMOUNT: Final = 1

    def write(self, c: Steps, word: lo.ReduceCost, flags: int) -> None:
        c.row(ReduceCost, AMOUNT=c.amount(word.by))

    def reduces(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> i64:
        return amount(s, s.t.ops[at + ReduceCost.AMOUNT], me, player, ctx)

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        number = amount(s, s.t.ops[at + ReduceCost.AMOUNT], me, player, ctx)
        done(s, ctx, number)
        reduce(s, ctx, number)


class WinGame(Operation):
    """Win the game."""

    CODE: Final = 35

    def write(self, c: Steps, word: lo.WinGame, flags: int) -> None:
        c.row(WinGame)

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        s.put(OVER, player + 1)


register(Give(), lo.Give)
register(Remember(), lo.Remember)
register(Later(), lo.Pending)
register(Prevent(), lo.Prevent)
register(ReduceCost(), lo.ReduceCost)
register(WinGame(), lo.WinGame)
