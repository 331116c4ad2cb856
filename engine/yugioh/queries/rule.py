"""What a continuous effect is: a row of the tables, and what it is written from."""

from typing import Any, Final, Protocol

from librt.vecs import vec

from engine.effects import Node
from engine.filters import Filter
from engine.instruction import CompileError, Instruction, enter, row
from engine.yugioh.instructions import tables as tb

CODES: Final = 64


class Modifying(Protocol):
    """What writing a modifier of ATK and DEF needs of the compiler."""

    def filter(self, item: Filter) -> int:
        """The number of a filter."""

    def amount(self, item: Node | int) -> int:
        """The number of an amount."""


class Ruling(Modifying, Protocol):
    """What writing a continuous effect needs of the compiler."""

    def counter(self, name: str) -> int:
        """The number of a kind of counters."""

    def tally(self, what: int, item: Filter, least: int, phase: int = 0) -> int:
        """The number of the tally that counts this (in a phase), at least as far as `least`."""

    def new_group(self) -> int:
        """A new limit group."""

    def new_use(self) -> int:
        """The number of a new limit by copy, among the uses of the card."""

    def begin_steps(self) -> None:
        """Forget the choices of the effect before."""

    def steps(self, items: tuple[Node, ...], reason: int) -> tuple[int, int]:
        """Steps as rows; the first row, and past the last."""

    def spare_the_doomed(self, first: int, last: int) -> None:
        """Let the choices of these rows leave out cards that are about to be destroyed."""

    def winning(self, passcodes: tuple[int, ...]) -> tuple[int, int]:
        """The parts of a card that wins the duel; the first, and past the last."""


# In the last columns of every row: the conditions under which it applies, first and past the last.
IF: Final = tb.RULE_SIZE - 2


IF_END: Final = tb.RULE_SIZE - 1


# ... and whose rule it is: of a card in a Pendulum Zone, one that cannot be negated, of a monster
# that is a Continuous Trap.
MARK: Final = tb.RULE_SIZE - 3


OF_SCALE: Final = 1


FIRM: Final = 2


OF_TRAP: Final = 4


class Rule(Instruction):
    """A continuous effect, a row of `Tables.rules`."""

    def write(self, c: Ruling, word: Any) -> list[int]:
        """The row of a word; empty where it says nothing of a turn without battle."""
        return rule_row(type(self))


RULES: Final[vec[Rule]] = vec[Rule]([Rule() for _ in range(CODES)])


_WRITERS: Final[dict[type[Node], Rule]] = {}


def enter_rule(kind: Rule, *words: type[Node]) -> None:
    """Add a kind of continuous effect, and the words that it is written from."""
    enter(RULES, kind)
    for word in words:
        _WRITERS[word] = kind


def rule_row(kind: type[Rule], **values: int) -> list[int]:
    """A row with its operands."""
    return row(kind, tb.RULE_SIZE, **values)


def write_rule(c: Ruling, word: Node) -> list[int]:
    """The row of a word. Raises CompileError for one that is no continuous effect."""
    writer = _WRITERS.get(type(word))
    if writer is None:
        raise CompileError(f"no continuous effect {word.kind}")
    return writer.write(c, word)
