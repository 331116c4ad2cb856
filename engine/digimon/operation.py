"""Operations: the instructions that costs and effects are made of.

What an operation is written from, whether it is possible, what it lets the player choose and what
it does stand side by side in its class, in a file of its family in `effects/operations`.  This is
what all of them have in common, so that compiler, rules and telling can ask a row without knowing
which operations there are: `OPERATIONS[ops[at]]` is the operation of the row at the slot `at`.
"""

from typing import Any, Final, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from engine.digimon.language import card as lc
from engine.digimon.language import meant as lm
from engine.digimon.position.state import RuleError, State
from engine.digimon.position.steps import CONTINUE, go_to
from engine.effects import Node
from engine.instruction import CompileError, Instruction, enter

CODES: Final = 64

# What `offer` answers beside the number of options (0: the row is over) and `steps.CONTINUE`,
# where it has said itself what is next.
NO_CHOICE: Final = -2  # there is nothing to choose: `act`

# What `look` answers.
IMPOSSIBLE: Final = 0
POSSIBLE: Final = 1
ENOUGH: Final = 2  # what follows need not be possible

# What the options of a row are.
A_CARD: Final = 1
CARD_OR_STOP: Final = 2
TO_USE: Final = 3  # to do what is optional, or not
ALTERNATIVES: Final = 4
NUMBERS: Final = 5
COSTS: Final = 6
WAYS: Final = 7  # to play a card alone, or by DigiXros or Assembly
EFFECTS: Final = 8
NEXT_TO_GO: Final = 9

# Where cards go.
BOTTOM: Final = 0
TOP: Final = 1
SHUFFLED: Final = 2
TRASHED: Final = 3
IN_HAND: Final = 4
PLACES: Final = {
    "bottom": BOTTOM, "top": TOP, "shuffle": SHUFFLED, "trash": TRASHED, "hand": IN_HAND,
}  # fmt: skip


class Steps(Protocol):
    """What writing a row needs of the compiler."""

    index: dict[str, int]

    def row(self, kind: type[Instruction], **operands: int) -> int:
        """Append a row; its number."""

    def fill(self, number: int, column: int, value: int) -> None:
        """Complete a row that was written before what it speaks of."""

    def here(self) -> int:
        """The number of the next row."""

    def new_register(self, name: str = "") -> int:
        """A register for cards that are found now."""

    def place(self, what: Node, flags: int = 0) -> int:
        """Rows that bring the cards meant into a register; the register."""

    def host(self, of: Node | None) -> int:
        """The register of the stack whose cards are meant, NOBODY, or HOSTS and what follows."""

    def mark(self, number: int, flag: int, about: int, of: int | None = None) -> None:
        """Let the choice of this row be one of CH_SPECIAL."""

    def chosen_from(self, number: int) -> tuple[int, int]:
        """The filter and the areas of the choice of this row."""

    def chosen(self, register: int) -> None:
        """The cards of this register are the latest choice."""

    def steps(self, items: tuple[Node, ...], flags: int = 0) -> tuple[int, int]:
        """These steps as rows; the first row, and past the last."""

    def filter(self, item: Any, areas: int) -> int:
        """The number of a filter of cards in these areas."""

    def amount(self, item: Node | int) -> int:
        """The number of an amount."""

    def condition_rows(self, items: tuple[Node, ...]) -> tuple[int, int]:
        """Rows of conditions; the first, and past the last."""

    def modifier_rows(self, items: tuple[Node, ...]) -> tuple[int, int]:
        """Rows of modifiers; the first, and past the last."""

    def scope(self, item: lm.Each | lm.Players, what: tuple[Node, ...]) -> int:
        """The number of a scope: players, or cards that match at any moment."""

    def gained_effect(self, effect: lc.Effect) -> int:
        """The number of an effect that a card can gain."""

    def as_if(self, level: int, colors: int) -> int:
        """The number of what a card is digivolved from as if it was."""

    def raised(self, what: Node) -> Node:
        """What an effect deletes, its numbers of DP open to what is added to them."""


class Operation(Instruction):
    """What a row does.

    `at` is the slot of the row, `ctx` the context of the effect, `me` the thing that the effect is
    on (-1: no more), `player` the one whose effect it is.
    """

    # ------------------------------------------------------------ compiling

    def write(self, c: Steps, word: Any, flags: int) -> None:
        """Append the rows of a word; the flags (CH_...) say what it is a part of."""
        raise CompileError(f"the operation {word.kind}")

    def find(self, c: Steps, what: Any, flags: int) -> int:
        """Append the rows that bring the cards of `what` into a register; the register."""
        raise CompileError(f"acting on {what.kind}")

    def mark(self, row: list[int], flag: int, about: int, of: int | None) -> None:
        """Let a choice of cards be one of CH_SPECIAL."""
        raise CompileError("no choice of cards to mark")

    def chosen_from(self, row: list[int]) -> tuple[int, int]:
        """The filter and the areas of a choice of cards."""
        raise CompileError("no choice of cards to look at")

    # ------------------------------------------------------------- possible

    def possible(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> bool:
        """Whether it can be done now by an effect of this card, as far as one can say."""
        return True

    def look(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> i64:
        """Whether it can be done, and whether what follows need not be looked at."""
        return POSSIBLE if self.possible(s, at, ctx, me, card, player) else IMPOSSIBLE

    def payable(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> bool:
        """Whether an effect that begins with this row can be begun: the cost can be paid."""
        return True

    def pays(self, s: State, at: i64) -> bool:
        """Whether it asks for something to be done before what follows."""
        return False

    def begins(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> i64:
        """Whether an effect can begin here: `at` for yes, or the slot of where else to look."""
        return at

    # ---------------------------------------------------------------- doing

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        """Offer its choice; how many options, CONTINUE if the next row is set, or NO_CHOICE."""
        return NO_CHOICE

    def take(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64,
             option: i64) -> None:  # fmt: skip
        """Go on with the option taken."""
        raise RuleError(f"{type(self).__name__} takes no option")

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        """Do it, where there is no choice."""
        raise RuleError(f"no operation {s.t.ops[at]}")

    # -------------------------------------------------------------- reading

    def asks(self) -> i64:
        """What its options are: A_CARD, COSTS ..."""
        return A_CARD

    def chooses(self) -> bool:
        """Whether it lets cards be chosen."""
        return False

    def reduces(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> i64:
        """By how much it reduces a cost."""
        return 0

    def renumber(self, row: list[int], place: dict[int, int]) -> None:
        """The effects have got other numbers."""

    def trashes_top(self, row: list[int]) -> bool:
        """Whether it can take the top card off the others of a stack."""
        return False

    def turns_down(self, row: list[int]) -> bool:
        """Whether it places cards face-down."""
        return False


OPERATIONS: Final[vec[Operation]] = vec[Operation]([Operation() for _ in range(CODES)])
_WRITERS: Final[dict[type[Node], Operation]] = {}


def register(operation: Operation, *words: type[Node]) -> None:
    """Add an operation to those that there are, and the words of which it is written."""
    enter(OPERATIONS, operation)
    for word in words:
        _WRITERS[word] = operation


def writer_of(word: Node) -> Operation | None:
    """The operation that this word is written as."""
    return _WRITERS.get(type(word))


class Jump(Operation):
    """Another row is next."""

    CODE: Final = 54
    TO: Final = 1

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        go_to(s, step, s.t.ops[at + Jump.TO])
        return CONTINUE


register(Jump())
