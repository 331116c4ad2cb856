"""Cards come into play, or are used: played, Tokens, Options, hatched, moved."""

from typing import Final

from mypy_extensions import i64

from engine.digimon.effects.operations.piles import side
from engine.digimon.events.waking import next_moment
from engine.digimon.instructions import tables as tb
from engine.digimon.language import operations as lo
from engine.digimon.operation import NO_CHOICE, WAYS, Operation, Steps, register
from engine.digimon.position.memory_gauge import can_pay, pay
from engine.digimon.position.slots import AREA, C_PLAYER, P_EGGS, STACK
from engine.digimon.position.state import State
from engine.digimon.position.steps import context, done, next_row
from engine.digimon.queries.amount import amount
from engine.digimon.rules.breeding import breeding_stack, can_hatch, hatch, move_to_battle
from engine.digimon.rules.declaring import by_effect, interrupted, possible
from engine.digimon.rules.digivolving import cost_after, play, play_to, reduction
from engine.digimon.rules.drawing import offer_top, settle_top, unknown_top
from engine.digimon.rules.meant import collect, effect_facts, from_where
from engine.digimon.rules.moving import pick_up
from engine.digimon.rules.options import use, use_cost
from engine.digimon.rules.materials import LESS
from engine.digimon.rules.possible import may_not_play
from engine.digimon.rules.special_ways import offer_plays, take_play
from engine.digimon.vocabulary import BATTLE, BREEDING, HAND, NOWHERE
from engine.instruction import CompileError


class Play(Operation):
    """Play cards by effect; one of them by DigiXros or Assembly, if the player likes."""

    CODE: Final = 24
    WHAT: Final = 1
    PAYS: Final = 2
    LESS: Final = 3  # amount of the reduction
    SUSPENDED: Final = 4
    AREA: Final = 5
    SILENT: Final = 6

    def write(self, c: Steps, word: lo.Play, flags: int) -> None:
        less = c.amount(word.reduced)
        c.row(Play, WHAT=c.place(word.what, flags), PAYS=int(word.cost == "pay"), LESS=less,
              SUSPENDED=int(word.suspended), AREA=word.to, SILENT=int(word.silent))  # fmt: skip

    def possible(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> bool:
        if s.t.ops[at + Play.WHAT] != tb.R_CARD:
            return True
        cost = self.cost(s, at, ctx, me, player, card)
        return cost >= 0 and can_pay(s, player, cost) and not may_not_play(s, player, card)

    def payable(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> bool:
        return self.possible(s, at, ctx, me, card, player)

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        if not s.t.has_materials:
            return NO_CHOICE
        s.count = 0
        card = self.alone(s, at, ctx, me, player)
        if card < 0:
            return NO_CHOICE
        cost = self.cost(s, at, ctx, me, player, card)
        count = offer_plays(s, card, cost, self.free(s, at, ctx, me, player), player)
        return count if count else NO_CHOICE

    def take(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64,
             option: i64) -> None:  # fmt: skip
        next_row(s, step)
        if option:
            card = self.alone(s, at, ctx, me, player)
            take_play(s, ctx, card, self.free(s, at, ctx, me, player), player, option)
            return
        next_moment(s)
        self.act(s, at, ctx, me, player)

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        ops = s.t.ops
        found = collect(s, ctx, ops[at + Play.WHAT], me)
        facts = effect_facts(s, ctx)
        if ops[at + Play.SILENT]:
            facts |= tb.F_SILENT
        area = ops[at + Play.AREA]
        played: i64 = 0
        index: i64 = 0
        while index < found:
            card = s.things[index]
            room = area != BREEDING or breeding_stack(s, player) < 0
            if card < STACK and room and not may_not_play(s, s.owner[card], card):
                cost = self.cost(s, at, ctx, me, player, card)
                plain = found == 1 and area == BATTLE and not ops[at + Play.SUSPENDED]
                plain = plain and not ops[at + Play.SILENT] and s.owner[card] == player
                if plain and ops[at + Play.PAYS] and _asked(s, tb.W_PLAY, card, player, cost, ctx):
                    return
                if cost < 0 or not can_pay(s, player, cost):
                    index += 1
                    continue
                pay(s, player, cost)
                before = s.card_ref(card)
                where = from_where(s, card)
                pick_up(s, card, facts)
                suspended = ops[at + Play.SUSPENDED]
                stack = play_to(s, card, s.owner[card], suspended, facts | where, area)
                s.follow(ctx, before, s.stack_ref(stack))
                played += 1
            index += 1
        done(s, ctx, played)

    def asks(self) -> i64:
        return WAYS

    def cost(self, s: State, at: i64, ctx: i64, me: i64, player: i64, card: i64) -> i64:
        """What playing a card costs; -1 for a card that cannot be played."""
        printed = s.t.cost[s.definition[card]]
        if printed < 0 or not s.t.ops[at + Play.PAYS]:
            return -1 if printed < 0 else 0
        less = amount(s, s.t.ops[at + Play.LESS], me, player, ctx)
        return cost_after(printed, less + reduction(s, tb.W_PLAY, card, -1, player))

    def alone(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> i64:
        """The one card that is played unsuspended; -1 for none or several."""
        if s.t.ops[at + Play.SILENT]:
            return -1
        if s.t.ops[at + Play.SUSPENDED] or collect(s, ctx, s.t.ops[at + Play.WHAT], me) != 1:
            return -1
        card = s.things[0]
        return -1 if card >= STACK or may_not_play(s, player, card) else card

    def free(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> i64:
        """How the cost is paid that it has with materials, see `materials.price`."""
        if not s.t.ops[at + Play.PAYS]:
            return 1
        return LESS + amount(s, s.t.ops[at + Play.LESS], me, player, ctx)


class UseOption(Operation):
    """Use an Option by effect; what that triggers waits until this effect is resolved."""

    CODE: Final = 46
    WHAT: Final = 1
    PAYS: Final = 2
    LESS: Final = 3  # amount of the reduction

    def write(self, c: Steps, word: lo.UseOption, flags: int) -> None:
        what = c.place(word.what, flags | tb.CH_USE)
        c.row(UseOption, WHAT=what, PAYS=int(word.cost == "pay"), LESS=c.amount(word.reduced))

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        ops = s.t.ops
        done(s, ctx, 0)
        if collect(s, ctx, ops[at + UseOption.WHAT], me) == 0 or s.things[0] >= STACK:
            return
        card = s.things[0]
        if ops[at + UseOption.PAYS]:
            less = amount(s, ops[at + UseOption.LESS], me, player, ctx)
            cost = cost_after(use_cost(s, card, player), less)
            if _asked(s, tb.W_USE, card, player, cost, ctx) or not can_pay(s, player, cost):
                return
            pay(s, player, cost)
        _use(s, ctx, card, player, from_where(s, card))


def _use(s: State, ctx: i64, card: i64, player: i64, where: i64) -> None:
    """Use an Option that comes from there."""
    facts = effect_facts(s, ctx)
    pick_up(s, card, facts)
    done(s, ctx, 1)
    use(s, card, player, facts | where & tb.F_FROM_HAND)


def _asked(s: State, what: i64, card: i64, player: i64, cost: i64, ctx: i64) -> bool:
    """Whether something interrupts that an effect plays or uses a card of the hand for a cost.

    It goes on in `finish_playing`.
    """
    if cost < 0 or s.data[AREA + card] != HAND:
        return False
    if not can_pay(s, player, cost_after(cost, possible(s, what, card, -1, player))):
        return False
    done(s, ctx, 0)
    if not interrupted(s, what, card, -1, player, card, cost):
        return False
    by_effect(s, ctx, tb.F_FROM_HAND)
    return True


def finish_playing(s: State, ctx: i64, what: i64, card: i64, where: i64, cost: i64) -> None:
    """What interrupted is done: pay, and play or use the card, which comes from there."""
    player = s.data[context(ctx) + C_PLAYER]
    next_moment(s)
    pay(s, player, cost)
    if what == tb.W_USE:
        _use(s, ctx, card, player, where)
        return
    facts = effect_facts(s, ctx)
    before = s.card_ref(card)
    pick_up(s, card, facts)
    s.follow(ctx, before, s.stack_ref(play(s, card, player, 0, facts | where)))
    done(s, ctx, 1)


class PlayToken(Operation):
    """Play Tokens."""

    CODE: Final = 25
    TOKEN: Final = 1  # its definition
    AMOUNT: Final = 2
    PLAYED: Final = 3  # the register of those that were played
    WHOSE: Final = 4
    SUSPENDED: Final = 5

    def write(self, c: Steps, word: lo.PlayToken, flags: int) -> None:
        if word.number not in c.index:
            raise CompileError(f"the Token {word.number}")
        played = c.new_register()
        c.row(PlayToken, TOKEN=c.index[word.number], AMOUNT=c.amount(word.count), PLAYED=played,
              WHOSE=word.whose, SUSPENDED=int(word.suspended))  # fmt: skip
        c.chosen(played)

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        number = amount(s, s.t.ops[at + PlayToken.AMOUNT], me, player, ctx)
        token = s.t.ops[at + PlayToken.TOKEN]
        s.empty(ctx, s.t.ops[at + PlayToken.PLAYED])
        one = side(player, s.t.ops[at + PlayToken.WHOSE])
        made: i64 = 0
        card: i64 = 0
        while card < s.cards and made < number:
            if may_not_play(s, one, card):
                card += 1
                continue
            fits = s.definition[card] == token and s.owner[card] == one
            if fits and s.data[AREA + card] == NOWHERE:
                stack = play(s, card, one, s.t.ops[at + PlayToken.SUSPENDED], effect_facts(s, ctx))
                s.keep(ctx, s.t.ops[at + PlayToken.PLAYED], s.stack_ref(stack))
                made += 1
            card += 1
        done(s, ctx, made)


class Hatch(Operation):
    """Hatch a Digi-Egg card; nature decides first which it is."""

    CODE: Final = 47

    def write(self, c: Steps, word: lo.Hatch, flags: int) -> None:
        c.row(Hatch)

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        if not can_hatch(s, player) or not unknown_top(s, player, P_EGGS):
            return NO_CHOICE
        offer_top(s, player, P_EGGS)
        return s.count

    def take(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64,
             option: i64) -> None:  # fmt: skip
        settle_top(s, player, P_EGGS, option)
        next_row(s, step)
        next_moment(s)
        self.act(s, at, ctx, me, player)

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        done(s, ctx, 1 if hatch(s, player) else 0)


class MoveToBattle(Operation):
    """Move a Digimon from the breeding area to the battle area."""

    CODE: Final = 48

    def write(self, c: Steps, word: lo.MoveToBattle, flags: int) -> None:
        c.row(MoveToBattle)

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        done(s, ctx, 1 if move_to_battle(s, player, effect_facts(s, ctx)) else 0)


register(Play(), lo.Play)
register(UseOption(), lo.UseOption)
register(PlayToken(), lo.PlayToken)
register(Hatch(), lo.Hatch)
register(MoveToBattle(), lo.MoveToBattle)
