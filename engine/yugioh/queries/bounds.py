"""Terms of filters that compare a number of a card as it is now: its Level, ATK or DEF."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.position.state import State
from engine.yugioh.queries.matching import has_level, has_rank, has_stat, level
from engine.yugioh.queries.term import Filtering, Term, enter_term
from engine.yugioh.vocabulary import ATK, DEF


class LevelAtLeast(Term):
    """It has a Level, of at least this."""

    CODE: Final = 25

    def argument(self, c: Filtering, leaf: la.Between) -> int:
        return leaf.least

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return has_level(s, card) and level(s, card) >= argument


class LevelAtMost(Term):
    """It has a Level, of at most this."""

    CODE: Final = 26

    def argument(self, c: Filtering, leaf: la.Between) -> int:
        return leaf.most

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return has_level(s, card) and level(s, card) <= argument


class RankAtLeast(Term):
    """It has a Rank, of at least this."""

    CODE: Final = 49

    def argument(self, c: Filtering, leaf: la.Between) -> int:
        return leaf.least

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return has_rank(s, card) and level(s, card) >= argument


class RankAtMost(Term):
    """It has a Rank, of at most this."""

    CODE: Final = 51

    def argument(self, c: Filtering, leaf: la.Between) -> int:
        return leaf.most

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return has_rank(s, card) and level(s, card) <= argument


class AttackAtLeast(Term):
    """It has an ATK of at least this."""

    CODE: Final = 27

    def argument(self, c: Filtering, leaf: la.Between) -> int:
        return leaf.least

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return has_stat(s, card, ATK) and s.attack(card) >= argument


class AttackAtMost(Term):
    """It has an ATK of at most this."""

    CODE: Final = 28

    def argument(self, c: Filtering, leaf: la.Between) -> int:
        return leaf.most

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return has_stat(s, card, ATK) and s.attack(card) <= argument


class DefenseAtLeast(Term):
    """It has a DEF of at least this."""

    CODE: Final = 29

    def argument(self, c: Filtering, leaf: la.Between) -> int:
        return leaf.least

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return has_stat(s, card, DEF) and s.defense(card) >= argument


class DefenseAtMost(Term):
    """It has a DEF of at most this."""

    CODE: Final = 30

    def argument(self, c: Filtering, leaf: la.Between) -> int:
        return leaf.most

    def holds(self, s: State, argument: i64, card: i64, me: i64, player: i64) -> bool:
        return has_stat(s, card, DEF) and s.defense(card) <= argument


enter_term(LevelAtLeast(), "level at least")
enter_term(LevelAtMost(), "level at most")
enter_term(RankAtLeast(), "rank at least")
enter_term(RankAtMost(), "rank at most")
enter_term(AttackAtLeast(), "attack at least")
enter_term(AttackAtMost(), "attack at most")
enter_term(DefenseAtLeast(), "defense at least")
enter_term(DefenseAtMost(), "defense at most")
