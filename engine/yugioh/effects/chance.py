"""Rows that leave something to chance: drawing, the top of the Deck, dice and coins."""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.amount import amount
from engine.yugioh.queries.bans import banned_at_all
from engine.yugioh.movement.chance import offer_next, offer_roll, offer_toss
from engine.yugioh.movement.cards import move
from engine.yugioh.position.slots import COUNT, C_ROLLED, HEAD, OVER, POSITION
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import context, done, next_row
from engine.yugioh.vocabulary import BANISHED, FACEDOWN_DEFENSE, GRAVE, R_EFFECT


def offer_draw(s: State, step: i64, number: i64, player: i64, base: i64) -> i64:
    """Cards drawn one after the other; whoever cannot draw loses.  Yu-Gi-Oh solo rules, 3.1."""
    drawn = s.data[step + 4]
    over = drawn >= s.t.ops[base + 1] or banned_at_all(s, tb.BAN_DRAW | tb.BAN_ADD, player)
    if not over and not s.data[HEAD + player * 5]:
        s.put(OVER, 1 + (1 - player))
    if over or s.data[OVER]:
        done(s, number, drawn)
        return next_row(s, step)
    return offer_next(s, player, -1)


def offer_top(s: State, step: i64, number: i64, player: i64, base: i64) -> i64:
    """Cards from the top of the Deck, one after the other."""
    if s.data[step + 4] >= s.t.ops[base + 1] or not s.data[HEAD + player * 5]:
        done(s, number, s.data[step + 4])
        return next_row(s, step)
    return offer_next(s, player, -1)


def take_top(s: State, card: i64, face_down: i64) -> None:
    """Banish a card of the Deck face-down, or send it to the GY."""
    if face_down:
        move(s, card, BANISHED, R_EFFECT)
        s.put(POSITION + card, FACEDOWN_DEFENSE)
    else:
        move(s, card, GRAVE, R_EFFECT)


def offer_excavated(s: State, step: i64, number: i64, me: i64, player: i64, base: i64) -> i64:
    """Reveal cards from the top of the Deck, one after the other; they stay there for now."""
    register = s.register(number, s.t.ops[base + 1])
    if s.data[step + 4] == 0:
        s.empty(number, s.t.ops[base + 1])
        s.put(step + 4, 1)
    wanted = amount(s, s.t.ops[base + 2], me, player, number)
    if s.data[register] >= wanted or s.data[register] >= s.data[COUNT + player * 5]:
        done(s, number, s.data[register])
        return next_row(s, step)
    return offer_next(s, player, register)


def offer_throw(s: State, step: i64, number: i64, base: i64) -> i64:
    """Roll dice, or toss coins: the sum, or the number of heads, is kept in the context."""
    if s.data[step + 4] == 0:
        s.put(context(number) + C_ROLLED, 0)
    if s.data[step + 4] >= s.t.ops[base + 2]:
        done(s, number, 1)
        return next_row(s, step)
    return offer_toss(s) if s.t.ops[base + 1] else offer_roll(s)
