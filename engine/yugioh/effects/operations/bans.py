"""What holds for the rest of the turn: bans, effects that apply, marks; and what is only said."""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from engine.filters import ANY
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.effects.operations.each_card import EachCard
from engine.yugioh.instructions import choices as ch
from engine.yugioh.instructions import tables as tb
from engine.yugioh.movement.trait_changes import grant
from engine.yugioh.operation import Operation, Steps, register
from engine.yugioh.position.causes import with_cause
from engine.yugioh.position.look import Look
from engine.yugioh.position.registers import first_in
from engine.yugioh.position.slots import (
    BATCH, EVENT_REVEALED, LOC, MARKED, POSITION, REVEALED, STATUS, TURN, UNTIL_END, ZONE,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.position.very_cards import bound_to
from engine.yugioh.position.contexts import card_of, player_of
from engine.yugioh.queries.bans import NOTHING_SAID, ban
from engine.yugioh.queries.forbidding import LESS_DAMAGE, ban_bits, banished_instead, banned_filter
from engine.yugioh.queries.traits import attribute_now, effect_bit
from engine.yugioh.queries.waiting import notice_zones
from engine.yugioh.vocabulary import (
    FACEDOWN, FIELD_ZONE, HAND, MAIN_ZONES, MZONE, OPPONENT, R_COST, SZONE, YOU,
)  # fmt: skip

# What a ban is bound to, beside the name of the first card of a register + 1.
UNBOUND: Final = 0
TO_ITS_COLUMN: Final = -1  # that of the card itself
TO_ITS_NAME: Final = -2
TO_THE_CARD: Final = -3  # ... the first of the register so much lower; that very card


# What protects the very monster, whoever controls it.
_OF_ANY_SIDE: Final = (la.Indestructible, la.SparedOnce, la.Untargetable)
PROTECTIONS: Final = (la.Indestructible, la.Unaffected, la.Untargetable)


def _leaving(whose: int) -> la.EachTime:
    """What is done when a monster leaves the field that this player controls."""
    damage = la.Damage(la.LevelOf(la.SELF, what="original attack"), whose)
    on = la.Event("sent", from_=v.MZONE, was=v.FACEUP, whose=whose)
    return la.EachTime(on=on, do=(damage,))


class Ban(Operation):
    """For the rest of the turn something is forbidden, damage is less, or an effect applies."""

    CODE: Final = 30
    FILTER: Final = 1  # or the effect that applies
    WHAT: Final = 2  # bits (tables.BAN_...), or EACH_TIME, HALF_DAMAGE, NO_DAMAGE
    WHOSE: Final = 3
    BOUND: Final = 4  # of TURN_ATTACK the filter of the monsters

    def write(
        self, c: Steps,
        word: la.ActivateOnlyOne | la.Ban | la.BanishInstead | la.EffectsUnanswered
        | la.EffectsUnnegated | la.OnlySpecialSummon | la.DamageForLeaving | la.ForTheTurn
        | la.NegateColumn | la.ReduceDamage | la.SummonOnlyOnce | la.TributeOneOfTheirs,
        reason: int,
    ) -> None:  # fmt: skip
        if isinstance(word, la.OnlySpecialSummon):
            c.row(Ban, FILTER=c.filter(~word.filter), WHAT=tb.BAN_SPECIAL, WHOSE=word.whose,
                  BOUND=UNBOUND)  # fmt: skip
        elif isinstance(word, la.BanishInstead):
            c.row(Ban, FILTER=c.filter(banished_instead(word)), WHAT=tb.INTO_BANISHMENT,
                  WHOSE=word.whose, BOUND=UNBOUND)  # fmt: skip
        elif isinstance(word, la.EffectsUnanswered):
            c.row(Ban, FILTER=c.filter(word.filter), WHAT=tb.UNANSWERED, WHOSE=v.YOU, BOUND=UNBOUND)
        elif isinstance(word, la.EffectsUnnegated):
            c.row(Ban, FILTER=c.filter(word.filter), WHAT=tb.UNNEGATED, WHOSE=v.EITHER,
                  BOUND=UNBOUND)  # fmt: skip
        elif isinstance(word, la.ForTheTurn) and isinstance(word.effect, la.NegatesActivated):
            if word.effect.in_defense or word.effect.places:
                raise CompileError("for the turn, what monsters activate anywhere is negated")
            c.row(Ban, FILTER=c.filter(word.effect.filter), WHAT=tb.NEGATED_AS_ACTIVATED,
                  WHOSE=word.effect.whose, BOUND=UNBOUND)  # fmt: skip
        elif isinstance(word, la.ForTheTurn) and isinstance(word.effect, la.OneLessTribute):
            c.row(Ban, FILTER=c.filter(word.effect.filter), WHAT=tb.ONE_LESS,
                  WHOSE=word.effect.whose, BOUND=UNBOUND)  # fmt: skip
        elif isinstance(word, la.ForTheTurn) and isinstance(word.effect, la.ExtraNormalSummon):
            c.row(Ban, FILTER=c.filter(word.effect.filter), WHAT=tb.MORE_NORMAL, WHOSE=v.YOU,
                  BOUND=UNBOUND)  # fmt: skip
        elif isinstance(word, la.ForTheTurn) and isinstance(
            word.effect, (*PROTECTIONS, la.SilentSummons)
        ):
            shorter = tb.UNTIL_END_PHASE * (word.until == "main phase")
            c.row(Ban, FILTER=c.grants_of((word.effect,)), WHAT=tb.GRANTED_RULES | shorter,
                  WHOSE=v.YOU, BOUND=UNBOUND)  # fmt: skip
        elif isinstance(word, la.ForTheTurn) and word.until == "main phase":
            raise CompileError("what protects lasts as long as the Main Phase")
        elif isinstance(word, la.ForTheTurn) and isinstance(word.effect, la.FieldStats):
            by, which, whose = word.effect.by, word.effect.filter, word.effect.whose
            if not isinstance(by, int) or word.effect != la.FieldStats(by, which, whose):
                raise CompileError("for the turn monsters gain or lose a number of ATK")
            c.row(Ban, FILTER=c.amount(by), WHAT=tb.TURN_ATTACK, WHOSE=whose,
                  BOUND=c.filter(which))  # fmt: skip
        elif isinstance(word, la.DamageForLeaving):
            number = c.place(word.what)
            if number < 0:
                raise CompileError("a monster that was chosen")
            for whose in (v.YOU, v.OPPONENT):
                row = c.row(Ban, FILTER=0, WHAT=tb.EACH_TIME, WHOSE=v.YOU,
                            BOUND=TO_THE_CARD - number)  # fmt: skip
                c.sets_up(row, Ban.FILTER, _leaving(whose))
        elif isinstance(word, la.ForTheTurn):
            number = -1 if word.name_of is None else c.place(word.name_of)
            bound = number + 1 if number >= 0 else TO_ITS_NAME
            row = c.row(Ban, FILTER=0, WHAT=tb.EACH_TIME, WHOSE=v.YOU, BOUND=bound)
            c.sets_up(row, Ban.FILTER, word.effect)
        elif isinstance(word, la.ActivateOnlyOne):
            c.row(Ban, FILTER=c.filter(word.filter), WHAT=tb.ONE_LEFT, WHOSE=word.whose,
                  BOUND=UNBOUND)  # fmt: skip
        elif isinstance(word, la.TributeOneOfTheirs):
            c.row(Ban, FILTER=c.filter(ANY), WHAT=tb.THEIR_TRIBUTE, WHOSE=v.YOU, BOUND=UNBOUND)
        elif isinstance(word, la.SummonOnlyOnce):
            if word.from_ and not word.special:
                raise CompileError("once from a place, for a Special Summon")
            which = la.InPlace(word.from_) if word.from_ else ANY
            c.row(Ban, FILTER=c.filter(which), WHOSE=word.whose, BOUND=UNBOUND,
                  WHAT=tb.ONE_SPECIAL if word.special else tb.ONE_SUMMON)  # fmt: skip
        elif isinstance(word, la.NegateColumn):
            c.has_columns = True
            c.row(Ban, FILTER=c.filter(la.SPELL_TRAP), WHAT=tb.BAN_EFFECT, WHOSE=v.EITHER,
                  BOUND=TO_ITS_COLUMN)  # fmt: skip
        elif isinstance(word, la.ReduceDamage):
            c.row(Ban, FILTER=0, WHAT=LESS_DAMAGE[word.to], WHOSE=word.whose, BOUND=UNBOUND)
        else:
            bound = UNBOUND
            if word.name_of is not None:
                number = c.place(word.name_of)
                bound = number + 1 if number >= 0 else TO_ITS_NAME
            what = ban_bits(word) | tb.UNTIL_PENDULUM * (word.until == "pendulum summon")
            if word.until == "its normal summon":
                if bound == UNBOUND:
                    raise CompileError("the name of a card that is Normal Summoned")
                what |= tb.UNTIL_ITS_SUMMON
            if word.others:
                if word.name_of is not None or word.whose != v.YOU:
                    raise CompileError("a ban of the player's other cards, whatever their names")
                bound, what = TO_ITS_NAME, what | tb.BUT_ITS_OWN
            c.row(Ban, FILTER=c.filter(banned_filter(word)), WHAT=what, WHOSE=word.whose,
                  BOUND=bound)  # fmt: skip

    def negates(self, row: list[int]) -> bool:
        return bool(row[Ban.WHAT] & tb.BAN_EFFECT)

    def bans_effects(self, row: list[int]) -> bool:
        return bool(row[Ban.WHAT] & tb.BAN_EFFECT)

    def changes_attack(self, row: list[int]) -> bool:
        return row[Ban.WHAT] == tb.TURN_ATTACK

    def banishes(self, row: list[int]) -> bool:
        return bool(row[Ban.WHAT] & tb.INTO_BANISHMENT)

    def act(self, s: State, at: i64, link: i64) -> None:
        ops = s.t.ops
        player = player_of(s, link)
        me = card_of(s, link)
        bound = ops[at + Ban.BOUND]
        name: i64 = NOTHING_SAID
        column: i64 = NOTHING_SAID
        if ops[at + Ban.WHAT] == tb.TURN_ATTACK:
            name = bound
        elif bound == TO_ITS_COLUMN:
            if s.data[LOC + me] != SZONE or s.data[ZONE + me] == FIELD_ZONE:
                return
            notice_zones(s)
            column = -1 - s.data[ZONE + me]
        elif bound <= TO_THE_CARD:
            card = first_in(s, link, TO_THE_CARD - bound)
            if card < 0 or s.data[LOC + card] != MZONE or s.data[POSITION + card] & FACEDOWN:
                return
            name = bound_to(s, card)
        elif bound != UNBOUND:
            card = me if bound == TO_ITS_NAME else first_in(s, link, bound - 1)
            if card < 0:
                return
            name = s.t.name_group[s.definition[card]] + 1
        if ops[at + Ban.WHOSE] & YOU:
            ban(s, player, ops[at + Ban.WHAT], ops[at + Ban.FILTER], name if name else column)
        if ops[at + Ban.WHOSE] & OPPONENT:
            # Their zone 4 lies across from our zone 0.
            other = -1 - MAIN_ZONES - column if column else name
            ban(s, 1 - player, ops[at + Ban.WHAT], ops[at + Ban.FILTER], other)


class Grant(EachCard):
    """The monster has continuous effects of its own, while it stays or for the turn."""

    CODE: Final = 91
    GRANTS: Final = 2
    UNTIL: Final = 3  # UNTIL_END: for the turn only
    FOR_A_BATTLE: Final = 4  # 1: see `Nothing`

    def write(self, c: Steps, word: la.Grant, reason: int) -> None:
        rules = tuple(
            replace(rule, whose=v.EITHER) if isinstance(rule, _OF_ANY_SIDE) else rule
            for rule in word.rules
        )
        c.row(Grant, WHAT=c.place(word.what), GRANTS=c.grants_of(rules),
              UNTIL=UNTIL_END if word.until else 0, FOR_A_BATTLE=0)  # fmt: skip

    def only_for_a_battle(self, row: list[int]) -> None:
        row[Grant.FOR_A_BATTLE] = 1

    def possible(self, s: State, at: i64, look: Look) -> bool:
        return not s.t.ops[at + Grant.FOR_A_BATTLE] or s.data[TURN] > 1

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        ops = s.t.ops
        return grant(s, card, player_of(s, link), ops[at + Grant.GRANTS], ops[at + Grant.UNTIL])

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "protect", ""


class UseUpAttribute(EachCard):
    """This turn the Attribute is used up for the effects of cards of the name of this one."""

    CODE: Final = 71
    ORIGINAL: Final = 2

    def write(self, c: Steps, word: la.UseUpAttribute, reason: int) -> None:
        c.row(UseUpAttribute, WHAT=c.place(word.what), ORIGINAL=int(word.original))

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        used = attribute_now(s, card)
        if s.t.ops[at + UseUpAttribute.ORIGINAL]:
            used = s.t.attribute[s.definition[card]]
        name = s.t.name_group[s.definition[card_of(s, link)]] + 1
        ban(s, player_of(s, link), tb.BAN_PAY, used, name)
        return 1


class UseUp(Operation):
    """This turn one of the effects of cards of the name of this one is used up."""

    CODE: Final = 72
    BIT: Final = 1

    def write(self, c: Steps, word: la.UseUp, reason: int) -> None:
        c.row(UseUp, BIT=effect_bit(word.number))

    def act(self, s: State, at: i64, link: i64) -> None:
        name = s.t.name_group[s.definition[card_of(s, link)]] + 1
        ban(s, player_of(s, link), tb.BAN_PAY, s.t.ops[at + UseUp.BIT], name)


class Mark(EachCard):
    """Mark until it moves, or the turn ends."""

    CODE: Final = 70

    def write(self, c: Steps, word: la.Mark, reason: int) -> None:
        c.row(Mark, WHAT=c.place(word.what))

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        s.put(STATUS + card, s.data[STATUS + card] | MARKED)
        return 1


class Reveal(EachCard):
    """Reveal, for the rest of the turn if it says so."""

    CODE: Final = 40
    UNTIL_END: Final = 2
    PAYS: Final = 3  # it is done for a cost

    def write(self, c: Steps, word: la.Reveal, reason: int) -> None:
        c.row(Reveal, WHAT=c.place(word.what), UNTIL_END=int(word.until == "end"),
              PAYS=int(reason & v.R_COST != 0))  # fmt: skip

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        if s.t.ops[at + Reveal.UNTIL_END]:
            s.put(STATUS + card, s.data[STATUS + card] | REVEALED)
        if (
            s.t.tells >> tb.EV_REVEALED & 1
            and s.t.ops[at + Reveal.PAYS]
            and s.data[LOC + card] == HAND
        ):
            cause = with_cause(s, R_COST)
            s.record(EVENT_REVEALED, card, HAND, HAND, cause, s.data[BATCH], 0)
        return 1

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "reveal", ""


class Nothing(Operation):
    """Nothing that matters happens to the cards chosen.

    An effect that only lets monsters attack, or protects them in battle, cannot be activated in the
    first turn, which has no Battle Phase.  Source: Yu-Gi-Oh rules reference, phases of a turn.
    """

    CODE: Final = 31
    FOR_A_BATTLE: Final = 1  # 1: it is such an effect

    def write(
        self,
        c: Steps,
        word: la.Declare | la.DeclareTraits | la.InBattleThisTurn | la.Later | la.NormalDraw
        | la.NotNextTurn | la.Protect | la.SkipPhase,
        reason: int,
    ) -> None:  # fmt: skip
        if isinstance(word, la.Declare | la.DeclareTraits):
            c.place(word.what, ch.DECLARED)
        elif not isinstance(
            word, la.Later | la.NormalDraw | la.NotNextTurn | la.SkipPhase
        ) and isinstance(word.what, la.Choose):
            c.place(word.what)
        c.row(Nothing, FOR_A_BATTLE=0)

    def only_for_a_battle(self, row: list[int]) -> None:
        row[Nothing.FOR_A_BATTLE] = 1

    def possible(self, s: State, at: i64, look: Look) -> bool:
        return not s.t.ops[at + Nothing.FOR_A_BATTLE] or s.data[TURN] > 1

    def act(self, s: State, at: i64, link: i64) -> None:
        pass


register(
    Ban(), la.ActivateOnlyOne, la.Ban, la.BanishInstead, la.EffectsUnanswered, la.EffectsUnnegated,
    la.OnlySpecialSummon, la.DamageForLeaving, la.ForTheTurn, la.NegateColumn, la.ReduceDamage,
    la.SummonOnlyOnce, la.TributeOneOfTheirs,
)  # fmt: skip
register(Grant(), la.Grant)
register(UseUpAttribute(), la.UseUpAttribute)
register(UseUp(), la.UseUp)
register(Mark(), la.Mark)
register(Reveal(), la.Reveal)
register(
    Nothing(), la.Declare, la.DeclareTraits, la.InBattleThisTurn, la.Later, la.NotNextTurn,
    la.NormalDraw, la.Protect, la.SkipPhase,
)  # fmt: skip
