"""The things of some areas that match a filter: counted, or collected as candidates."""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.position.slots import (
    BELOW, COUNT, HALF, LINKS, PILE_KINDS, STACK, STACK_COUNT, TOP, WHERE,
)  # fmt: skip
from engine.digimon.position.state import State, pile_of
from engine.digimon.queries.matching import match
from engine.digimon.queries.things import resolve
from engine.digimon.vocabulary import (
    BATTLE, BREEDING, DECK, DIGIMON, EGGS, HAND, LINKED, OPPONENT, REVEALED, SECURITY, TRASH, UNDER,
    YOU,
)  # fmt: skip


def gather(s: State, number: i64, areas: i64, whose: i64, of: i64, me: i64, player: i64,
           ctx: i64) -> None:  # fmt: skip
    """Collect the things that match in these areas as candidates, in a fixed order."""
    s.found = 0
    collect(s, number, areas, whose, of, me, player, ctx)


def collect(s: State, number: i64, areas: i64, whose: i64, of: i64, me: i64, player: i64,
             ctx: i64) -> None:  # fmt: skip
    """Add the things that match to the candidates that are there already."""
    if areas & (UNDER | LINKED) and of != tb.NOBODY:
        if of <= tb.HOSTS:
            _gather_hosts(s, number, areas, whose, tb.HOSTS - of, me, player, ctx)
        else:
            _gather_of(s, number, areas, of, me, player, ctx)
        areas &= ~(UNDER | LINKED)
        if not areas:
            return
    one = player
    turn: i64 = 0
    while turn < 2:
        if whose & (YOU if one == player else OPPONENT):
            if areas & (BATTLE | BREEDING | UNDER | LINKED):
                _gather_field(s, number, areas, one, me, player, ctx)
            if areas & (HAND | TRASH | DECK | SECURITY | EGGS | REVEALED):
                _gather_piles(s, number, areas, one, me, player, ctx)
        one = 1 - one
        turn += 1


def _gather_field(s: State, number: i64, areas: i64, one: i64, me: i64, player: i64,
                  ctx: i64) -> None:  # fmt: skip
    stack = one * HALF
    last = stack + s.data[STACK_COUNT + one]
    while stack < last:
        if s.data[TOP + stack]:
            if s.data[WHERE + stack] & areas and match(s, number, STACK + stack, me, player, ctx):
                s.find(STACK + stack)
            if areas & UNDER and s.data[WHERE + stack] == BATTLE and s.kinds(stack) & DIGIMON:
                _gather_under(s, number, stack, me, player, ctx)  # rule 4-8-1
            if areas & LINKED and s.data[WHERE + stack] == BATTLE:
                _gather_links(s, number, stack, me, player, ctx)
        stack += 1


def _gather_under(s: State, number: i64, stack: i64, me: i64, player: i64, ctx: i64) -> None:
    at = s.under(stack)
    while at:
        if match(s, number, at - 1, me, player, ctx):
            s.find(at - 1)
        at = s.data[BELOW + at - 1]


def _gather_of(s: State, number: i64, areas: i64, of: i64, me: i64, player: i64, ctx: i64) -> None:
    thing = resolve(s, of, me, ctx)
    if thing < STACK:
        return
    if areas & UNDER:
        _gather_under(s, number, thing - STACK, me, player, ctx)
    if areas & LINKED:
        _gather_links(s, number, thing - STACK, me, player, ctx)


def _gather_hosts(s: State, number: i64, areas: i64, whose: i64, hosts: i64, me: i64, player: i64,
                  ctx: i64) -> None:  # fmt: skip
    """Cards under all stacks that match, in the battle area or, if `hosts` is odd, breeding."""
    area: i64 = BREEDING if hosts & 1 else BATTLE
    turn: i64 = 0
    one = player
    while turn < 2:
        stack = one * HALF
        last = stack + s.data[STACK_COUNT + one]
        while stack < last and whose & (YOU if one == player else OPPONENT):
            if s.data[TOP + stack] and s.data[WHERE + stack] == area:
                if match(s, hosts // 2, STACK + stack, me, player, ctx):
                    if areas & UNDER:
                        _gather_under(s, number, stack, me, player, ctx)
                    if areas & LINKED:
                        _gather_links(s, number, stack, me, player, ctx)
            stack += 1
        one = 1 - one
        turn += 1


def _gather_links(s: State, number: i64, stack: i64, me: i64, player: i64, ctx: i64) -> None:
    at = s.data[LINKS + stack]
    while at:
        if match(s, number, at - 1, me, player, ctx):
            s.find(at - 1)
        at = s.data[BELOW + at - 1]


def _gather_piles(s: State, number: i64, areas: i64, one: i64, me: i64, player: i64,
                  ctx: i64) -> None:  # fmt: skip
    area: i64 = DECK
    while area <= REVEALED:
        if areas & area and area & (HAND | TRASH | DECK | SECURITY | EGGS | REVEALED):
            pile = pile_of(area)
            index: i64 = 0
            size = s.size(one, pile)
            while index < size:
                card = s.at(one, pile, index)
                if match(s, number, card, me, player, ctx):
                    s.find(card)
                index += 1
        area <<= 1


def count(s: State, number: i64, areas: i64, whose: i64, of: i64, me: i64, player: i64,
          ctx: i64) -> i64:  # fmt: skip
    """How many things match.  Candidates that are being collected meanwhile are left alone."""
    if areas == SECURITY or areas == HAND or areas == TRASH:
        row = s.t.filter_pure[number]
        if row == s.t.any_row and whose != YOU | OPPONENT:
            one = player if whose == YOU else 1 - player
            return s.data[COUNT + one * PILE_KINDS + pile_of(areas)]
    before = s.found
    collect(s, number, areas, whose, of, me, player, ctx)
    found = s.found - before
    s.found = before
    return found
