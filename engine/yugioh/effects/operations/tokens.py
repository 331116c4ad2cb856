"""Tokens, and cards that are Summoned as monsters which they are not elsewhere."""

from typing import Final

from mypy_extensions import i64

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.instructions import tables as tb
from engine.yugioh.legality.candidates import pointed_by
from engine.yugioh.movement.cards import become_material
from engine.yugioh.language.words import SummonedAs
from engine.yugioh.operation import Operation, Steps, register
from engine.yugioh.position.arrivals import (
    BY_THE_OTHER, MADE_BARRED_FROM, MADE_NEGATED, MADE_NEGATED_NOW, MADE_SILENT, MADE_TO_BANISH,
    MADE_TO_BANISH_AT_END, MADE_TO_BOTTOM, MADE_TO_DESTROY, MADE_TO_RETURN, MADE_TO_SHUFFLE,
    arrival,
)  # fmt: skip
from engine.yugioh.position.look import Look
from engine.yugioh.position.registers import itself_unmoved
from engine.yugioh.position.slots import LOC
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import card_of, done, player_of
from engine.yugioh.position.steps import begin_summon
from engine.yugioh.position.summon_zones import TO_MAIN, TO_POINTED
from engine.yugioh.position.zones import MAIN_MASK, free_main
from engine.yugioh.queries.amount import amount
from engine.yugioh.queries.controlling import exclude_each_other
from engine.yugioh.queries.rules import OneAtATime
from engine.yugioh.queries.gone import zones_given_up
from engine.yugioh.queries.in_force import FIRST, next_rule
from engine.yugioh.queries.sets import size_of
from engine.yugioh.summoning.special import restricted
from engine.yugioh.vocabulary import BY_SPECIAL, NOWHERE, YOU

_MADE: Final = {
    "negated": MADE_NEGATED, "cannot-activate": MADE_SILENT,
    "banished-when-it-leaves": MADE_TO_BANISH, "bottom-when-it-leaves": MADE_TO_BOTTOM,
    "shuffled-when-it-leaves": MADE_TO_SHUFFLE, "destroyed-in-end-phase": MADE_TO_DESTROY,
    "banished-in-end-phase": MADE_TO_BANISH_AT_END, "returned-in-end-phase": MADE_TO_RETURN,
    "not-tribute-summon": tb.USE_TRIBUTE_SUMMON << MADE_BARRED_FROM,
    "not-tributed": (tb.USE_TRIBUTE | tb.USE_TRIBUTE_SUMMON) << MADE_BARRED_FROM,
    "not-fusion-material": tb.USE_FUSION << MADE_BARRED_FROM,
    "not-synchro-material": tb.USE_SYNCHRO << MADE_BARRED_FROM,
    "not-xyz-material": tb.USE_XYZ << MADE_BARRED_FROM,
    "not-link-material": tb.USE_LINK << MADE_BARRED_FROM,
    "negated-this-turn": MADE_NEGATED_NOW,
    # No later turn is played, and no battle.
    "not-fusion-material-this-turn": tb.USE_FUSION << MADE_BARRED_FROM,
    "not-synchro-material-this-turn": tb.USE_SYNCHRO << MADE_BARRED_FROM,
    "not-xyz-material-this-turn": tb.USE_XYZ << MADE_BARRED_FROM,
    "not-link-material-this-turn": tb.USE_LINK << MADE_BARRED_FROM,
    "destroyed-in-next-end-phase": 0, "banished-in-next-end-phase": 0,
    "shuffled-in-next-end-phase": 0, "returned-to-extra-in-next-end-phase": 0,
    "banished-in-your-next-end-phase": 0, "shuffled-in-your-next-end-phase": 0,
    "destroyed-in-their-next-end-phase": 0, "returned-in-their-next-end-phase": 0,
    "cannot-attack": 0, "cannot-attack-this-turn": 0, "cannot-attack-directly": 0,
    "cannot-attack-directly-this-turn": 0,
}  # fmt: skip


def made_into(c: Steps, but: tuple[SummonedAs, ...]) -> int:
    """What a summon makes of the monster, as bits (MADE_...)."""
    if "bottom-when-it-leaves" in but:
        c.order_matters = True
    made = 0
    for one in but:
        made |= _MADE[one]
    return made


class CreateTokens(Operation):
    """Special Summon Tokens; they are meant by a register."""

    CODE: Final = 26
    DEFINITION: Final = 1
    COUNT: Final = 2  # the number of an amount, where it is counted
    POSITIONS: Final = 3
    WHOSE: Final = 4
    REGISTER: Final = 5
    MADE: Final = 6  # what it makes of the Tokens (MADE_...)
    TOGETHER: Final = 7  # how many they are on both sides
    POINTED: Final = 8  # whether they go to zones that the card points to
    COUNTED: Final = 9  # 1: as many as an amount says
    SPEAKS_OF: Final = 10  # the register, as a bit, of the cards that are counted

    def write(self, c: Steps, word: la.CreateToken, reason: int) -> None:
        if word.zones:
            c.zones_matter = True
        sides = [whose for whose in (v.YOU, v.OPPONENT) if word.whose & whose]
        count, counted, speaks_of, together = 0, False, 0, 0
        if isinstance(word.count, int):
            count, together = word.count, word.count * len(sides)
        else:
            if word.whose != v.YOU or not isinstance(word.count, la.HowMany | la.FreeZones):
                raise CompileError("so many Tokens on the own field as were chosen or are possible")
            if isinstance(word.count, la.HowMany):
                speaks_of = 1 << c.named(word.count.name)
                c.held_against(speaks_of)
            count, counted = c.amount(word.count), True
        for whose in sides:
            c.row(CreateTokens, DEFINITION=c.index[word.passcode], COUNT=count,
                  POSITIONS=word.position, WHOSE=whose, REGISTER=c.new_register(word.name),
                  MADE=made_into(c, word.but), TOGETHER=together,
                  POINTED=int(word.zones == "pointed"), COUNTED=int(counted),
                  SPEAKS_OF=speaks_of)  # fmt: skip

    def does(self, word: la.CreateToken, source: int) -> int:
        return tb.DOES_SUMMON

    def brings(self, row: list[int]) -> int:
        return v.MZONE

    def needs(self, row: list[int]) -> int:
        return v.MZONE

    def possible(self, s: State, at: i64, look: Look) -> bool:
        ops = s.t.ops
        count = self._known(s, at, look)
        if _token_forbidden(s, ops[at + CreateTokens.DEFINITION], look.player):
            return False
        if ops[at + CreateTokens.TOGETHER] > 1 or count > 1:
            if next_rule(s, OneAtATime.CODE, FIRST):
                return False
        token = _spare(s, ops[at + CreateTokens.DEFINITION], look.player)
        if count > 1 and exclude_each_other(s, token, token):
            return False
        side = look.player if ops[at + CreateTokens.WHOSE] & YOU else 1 - look.player
        free = free_main(s, side, zones_given_up(s, look.gone, side))
        if side == look.player and size_of(free) < count + look.taken:
            return False
        return size_of(free & _for_tokens(s, at, look.me)) >= count

    def _known(self, s: State, at: i64, look: Look) -> i64:
        """How many there must be room for: at least one, or as many as are supposed to be chosen
        before.
        """
        ops = s.t.ops
        if not ops[at + CreateTokens.COUNTED]:
            return ops[at + CreateTokens.COUNT]
        if not ops[at + CreateTokens.SPEAKS_OF]:
            return 1
        return max(1, amount(s, ops[at + CreateTokens.COUNT], look.me, look.player, look.link))

    def speaks_of(self, s: State, at: i64) -> i64:
        return s.t.ops[at + CreateTokens.SPEAKS_OF]

    def look_for(self, s: State, at: i64, look: Look) -> bool:
        return True

    def found_enough(self, s: State, at: i64, look: Look) -> bool:
        return self.possible(s, at, look)

    def leave(self, s: State, at: i64, look: Look) -> None:
        if s.t.ops[at + CreateTokens.WHOSE] & YOU:
            look.taken += self._known(s, at, look)

    def act(self, s: State, at: i64, link: i64) -> None:
        ops = s.t.ops
        player = player_of(s, link)
        number = ops[at + CreateTokens.REGISTER]
        done(s, link, 0)
        s.empty(link, number)
        positions = ops[at + CreateTokens.POSITIONS]
        if ops[at + CreateTokens.WHOSE] & YOU:
            word = arrival(player, BY_SPECIAL, positions, ops[at + CreateTokens.MADE])
        else:
            word = arrival(1 - player, BY_SPECIAL, positions, ops[at + CreateTokens.MADE])
            word |= BY_THE_OTHER
        count = ops[at + CreateTokens.COUNT]
        if ops[at + CreateTokens.COUNTED]:
            count = amount(s, count, card_of(s, link), player, link)
        side: i64 = player if ops[at + CreateTokens.WHOSE] & YOU else 1 - player
        zones = _for_tokens(s, at, card_of(s, link))
        if size_of(free_main(s, side, 0) & zones) < count:
            return  # all of them or none
        if count > 1 and next_rule(s, OneAtATime.CODE, FIRST):
            return
        definition = ops[at + CreateTokens.DEFINITION]
        token = _spare(s, definition, player)
        if count > 1 and token >= 0 and exclude_each_other(s, token, token):
            return
        card: i64 = 0
        while card < s.cards and count > 0:
            if s.definition[card] == definition and s.data[LOC + card] == NOWHERE:
                if s.owner[card] == player and not restricted(s, card, player):
                    s.keep(link, number, card)
                    pointed = ops[at + CreateTokens.POINTED] != 0
                    begin_summon(s, card, word, TO_POINTED if pointed else TO_MAIN, link)
                    count -= 1
            card += 1


def _for_tokens(s: State, at: i64, me: i64) -> i64:
    """Mask of the zones to which a row allows its Tokens, free or not."""
    return pointed_by(s, me) if s.t.ops[at + CreateTokens.POINTED] else MAIN_MASK


def _token_forbidden(s: State, definition: i64, player: i64) -> bool:
    """Whether Tokens of this kind may not be Special Summoned, or none is left."""
    card = _spare(s, definition, player)
    return card < 0 or restricted(s, card, player)


class BecomeMonster(Operation):
    """Special Summon the card itself, a Spell or Trap, as a monster, under which it lies then."""

    CODE: Final = 45
    DEFINITION: Final = 1  # of the monster
    POSITIONS: Final = 2

    def write(self, c: Steps, word: la.SummonAsMonster, reason: int) -> None:
        c.row(BecomeMonster, DEFINITION=c.index[word.passcode], POSITIONS=word.position)
        c.is_of_type(word.passcode, v.NORMAL, word.normal)
        c.is_of_type(word.passcode, v.TRAP, word.still_trap)

    def does(self, word: la.SummonAsMonster, source: int) -> int:
        return tb.DOES_SUMMON

    def brings(self, row: list[int]) -> int:
        return v.MZONE

    def needs(self, row: list[int]) -> int:
        return v.MZONE

    def possible(self, s: State, at: i64, look: Look) -> bool:
        if _token_forbidden(s, s.t.ops[at + BecomeMonster.DEFINITION], look.player):
            return False
        return free_main(s, look.player, zones_given_up(s, look.gone, look.player)) != 0

    def act(self, s: State, at: i64, link: i64) -> None:
        player = player_of(s, link)
        me = card_of(s, link)
        form = _spare(s, s.t.ops[at + BecomeMonster.DEFINITION], player)
        done(s, link, 0)
        if form < 0 or restricted(s, form, player) or not free_main(s, player, 0):
            return
        if not itself_unmoved(s, link):
            return
        become_material(s, me, form)
        word = arrival(player, BY_SPECIAL, s.t.ops[at + BecomeMonster.POSITIONS])
        begin_summon(s, form, word, TO_MAIN, link)


def _spare(s: State, definition: i64, player: i64) -> i64:
    """A card of the player's of this kind, a Token or the like, that lies nowhere yet; or -1."""
    card: i64 = 0
    while card < s.cards:
        if s.definition[card] == definition and s.owner[card] == player:
            if s.data[LOC + card] == NOWHERE:
                return card
        card += 1
    return -1


register(CreateTokens(), la.CreateToken)
register(BecomeMonster(), la.SummonAsMonster)
