"""Operations: the instructions that costs, targets and effects are made of.

What an operation is written from, whether it is possible, what it lets the player choose and what
it does stand side by side in its class, in a file of its family in `effects/operations`.  This is
what all of them have in common, so that compiler, rules and telling can ask a row without knowing
which operations there are: `OPERATIONS[ops[at]]` is the operation of the row at the slot `at`.
"""

from typing import Any, Final, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from engine.effects import Node
from engine.filters import Filter
from engine.instruction import CompileError, Instruction, enter
from engine.yugioh.instructions.tables import OP_SIZE
from engine.yugioh.position.look import Look
from engine.yugioh.position.state import RuleError, State

CODES: Final = 256

# What `offer` answers beside the number of options, and `steps.CONTINUE`.
NO_CHOICE: Final = -2  # there is nothing to choose: `act`

# What `look_at` answers beside the slot of the next row to look at.
IMPOSSIBLE: Final = -1
ENOUGH: Final = -2  # what follows need not be possible

# What the options of a row are.
A_CARD: Final = 1
SETS: Final = 2  # bits over the candidates
YES_OR_NO: Final = 3
BULLETS: Final = 4
THROWS: Final = 5  # of dice or coins
WAYS: Final = 6  # a procedure with its card, see `commands.pack_way`
NUMBERS: Final = 7
PLACES: Final = 8  # zones of both players (`position/barred_zones`)


class Steps(Protocol):
    """What writing a row needs of the compiler."""

    zones_matter: bool
    has_columns: bool
    order_matters: bool
    index: dict[int, int]
    sources: list[tuple[int, ...]]

    def row(self, kind: type[Instruction], **operands: int) -> int:
        """Append a row; its number."""

    def fill(self, number: int, column: int, value: int) -> None:
        """Complete a row that was written before what it speaks of."""

    def first(self) -> bool:
        """Whether nothing of the effect was written yet: nothing is paid before what comes now."""

    def latest(self, kind: type[Instruction]) -> int:
        """The number of the latest row of this kind among those of the effect; -1 for none."""

    def here(self) -> int:
        """The number of the next row."""

    def new_register(self, name: str = "") -> int:
        """A register for cards that are found now."""

    def chosen(self, register: int) -> None:
        """The cards of this register are the latest choice."""

    def named(self, name: str) -> int:
        """The register of the cards chosen under this name."""

    def meant(self, names: tuple[str, ...]) -> list[int]:
        """The registers of these choices; without names the targets, or the latest choice."""

    def place(self, what: Node, flags: int = 0) -> int:
        """Rows that bring the cards meant into a register; the register, or ITSELF."""

    def name_number(self, passcode: int) -> int:
        """The number of the name of a card that a text gives."""

    def says(self, number: int, word: Node) -> None:
        """Remember the word that a row was written from."""

    def steps(self, items: tuple[Node, ...], reason: int) -> tuple[int, int]:
        """These steps as rows; the first row, and past the last."""

    def bullet(self, items: tuple[Node, ...], reason: int, at_resolution: bool) -> None:
        """The steps of a bullet."""

    def bullets_end(self, branch: int, jumps: list[int]) -> None:
        """Remember which rows end the bullets of a list."""

    def condition_rows(self, items: tuple[Node, ...]) -> tuple[int, int]:
        """Rows of conditions; the first, and past the last."""

    def filter(self, item: Filter) -> int:
        """The number of a filter."""

    def made_from(self, item: Filter, including: Filter | None) -> tuple[Filter, Filter | None]:
        """The monsters of a Fusion Summon, and what one of the materials must be."""

    def brought(self, places: int) -> bool:
        """Whether what the effect does before may bring there what is chosen from these places."""

    def asked_of(self, filter: int) -> int:
        """The registers, as bits, that a filter speaks of."""

    def beside(self, filter: int, places: int) -> int:
        """The registers, as bits, that the same operation has just filled from cards which this
        choice may look at too.
        """

    def chosen_from(self, register: int, filter: int, places: int) -> None:
        """Remember from which cards a register is filled."""

    def chosen_here(self, registers: int, places: int) -> bool:
        """Whether a card of these registers (bits) was chosen from one of these places, and so is
        not chosen again where it is held against itself.
        """

    def held_against(self, registers: int, present: bool = False) -> None:
        """What is chosen next, and must be `present` before or not, is held against the cards of
        these registers (bits).
        """

    def amount(self, item: Node | int) -> int:
        """The number of an amount."""

    def counter(self, name: str) -> int:
        """The number of a kind of counters."""

    def grants_of(self, items: tuple[Node, ...]) -> int:
        """The number of what an Equip Card grants."""

    def chosen_by(self, number: int, register: int) -> None:
        """Remember the row that chooses the cards of a register before they are used."""

    def materials_of(self, register: int) -> None:
        """What is summoned next is made of the cards of this register alone."""

    def comes_to(self, register: int, row: int) -> None:
        """The original Levels of the cards of this register come to the Level of a card that this
        row finds; how many they are the player chooses.
        """

    def will_be(self, register: int, flags: int) -> None:
        """What was targeted into this register must be such as these flags say."""

    def is_of_type(self, passcode: int, bit: int, wanted: bool) -> None:
        """Raises CompileError unless the card has this type bit, or has it not."""

    def sets_up(self, number: int, column: int, effect: Node) -> None:
        """Compile this effect later, and fill its number into the row."""


class Operation(Instruction):
    """What a row does.  `at` is the slot of the row, `link` the number of the chain link."""

    # ------------------------------------------------------------ compiling

    def write(self, c: Steps, word: Any, reason: int) -> None:
        """Append the rows of a word; `reason` is why its cards would move."""
        raise CompileError(f"{type(self).__name__} has no words")

    def find(self, c: Steps, what: Any, flags: int) -> int:
        """Append the row that finds the cards of `what`, to be used as the flags say; register."""
        raise CompileError(f"nothing to act on in {what.kind}")

    def does(self, word: Any, source: int) -> int:
        """What it does (DOES_...) to cards from these places, for effects that answer it."""
        return 0

    def needs(self, row: list[int]) -> int:
        """The places that what a cost takes away could be missing from."""
        return 0

    def past(self, row: list[int]) -> int | None:
        """The row behind what is done only if the row before did something."""
        return None

    def decided_at_activation(self, row: list[int]) -> bool:
        """Whether these are bullets of which one is chosen when the effect is activated."""
        return False

    def set_does(self, row: list[int], bits: int) -> None:
        """Note what the bullet does that ends with this row."""

    def one_from(self, row: list[int]) -> int:
        """The places from which the row lets one single card be chosen; 0 if it does not."""
        return 0

    def some_from(self, row: list[int]) -> int:
        """Likewise of one or more cards."""
        return self.one_from(row)

    def chosen_into(self, row: list[int]) -> int | None:
        """The register that a choice of cards is kept in."""
        return None

    def any_number(self, row: list[int]) -> bool:
        """Whether the player chooses how many cards they choose by it, at resolution."""
        return False

    def add_up(self, row: list[int], number: int) -> None:
        """Let the original Levels of the cards come to that of one which the row `number` finds."""

    def mark(self, row: list[int], flags: int) -> None:
        """Let a choice of cards leave out those that these flags say."""

    def brings(self, row: list[int]) -> int:
        """The places to which it may bring cards, or where it changes which cards match."""
        return 0

    def departing(self, row: list[int]) -> int | None:
        """The register of the cards that leave their places by this row."""
        return None

    def room_wanted(self, row: list[int], from_extra: bool) -> int:
        """The mark of a choice that must make room for what this row summons."""
        return 0

    def need_not(self, row: list[int]) -> bool:
        """Whether what follows it need not be possible."""
        return False

    def comes_to_pass(self, row: list[int]) -> bool:
        """Whether what follows is nevertheless bound to be done."""
        return False

    def chooses(self, row: list[int]) -> int | None:
        """The places from which the row lets cards be chosen."""
        return None

    def changes_attack(self, row: list[int]) -> bool:
        """Whether the row changes the ATK of all monsters of a player for the turn."""
        return False

    def only_for_a_battle(self, row: list[int]) -> None:
        """Note in the row that all its effect does could only matter in a battle of this turn."""

    def come_to_something(self, row: list[int], word: Any) -> None:
        """Note in the row, the first of its effect, that it must come to something."""

    def need_not_hold(self, row: list[int]) -> None:
        """Note in the row that its effect is activated though its condition does not hold."""

    def is_of_targets(self, row: list[int]) -> None:
        """Note in the row that it is of targets, which there are while its condition holds."""

    def negates(self, row: list[int]) -> bool:
        """Whether it negates a chain link, or the effects of cards for the turn."""
        return False

    def banishes(self, row: list[int]) -> bool:
        """Whether it sets up that cards on their way to the GY are banished."""
        return False

    def bans_effects(self, row: list[int]) -> bool:
        """Whether it negates the effects of cards that come later too."""
        return False

    def modifies(self, row: list[int]) -> int | None:
        """The kind of modifier of ATK and DEF that it sets."""
        return None

    # ------------------------------------------------------------- possible

    def possible(self, s: State, at: i64, look: Look) -> bool:
        """Whether it can be done now."""
        return True

    def look_at(self, s: State, at: i64, look: Look) -> i64:
        """Look at this row; the slot of the next to look at, IMPOSSIBLE or ENOUGH."""
        if not self.possible(s, at, look):
            return IMPOSSIBLE
        self.leave(s, at, look)
        look.some = True
        return at + OP_SIZE

    def leave(self, s: State, at: i64, look: Look) -> None:
        """What its being done means for what follows."""

    def makes_of(self, s: State, at: i64) -> i64:
        """The register of the cards that alone are the materials of what it summons; -1."""
        return -1

    def could_make(self, s: State, at: i64, look: Look, cards: i64) -> bool:
        """Whether it could summon something of these cards (`queries/gone`), once on the field."""
        return False

    def look_for(self, s: State, at: i64, look: Look) -> bool:
        """Fill the candidates with what its register could hold, if that can be told."""
        return False

    def sizes(self, s: State, at: i64) -> i64:
        """How many of the candidates can be chosen, as bits."""
        return 2

    def only_names(self, s: State, at: i64) -> bool:
        """Whether the cards chosen stay where they are."""
        return False

    def found_enough(self, s: State, at: i64, look: Look) -> bool:
        """Whether the candidates leave a choice."""
        return True

    def speaks_of(self, s: State, at: i64) -> i64:
        """The registers, as bits, of the cards that those chosen are held against."""
        return 0

    def bound_to_come(self, s: State, at: i64, look: Look) -> i64:
        """Whether a later step, if it is bound to come, can be done: the next slot, or so."""
        return at + OP_SIZE

    # ---------------------------------------------------------------- doing

    def offer(self, s: State, at: i64, step: i64) -> i64:
        """Offer its choice; how many options, CONTINUE if it is over, or NO_CHOICE."""
        return NO_CHOICE

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        """Go on with the option taken."""
        raise RuleError(f"{type(self).__name__} takes no option")

    def act(self, s: State, at: i64, link: i64) -> None:
        """Do it, where there is no choice."""
        raise RuleError(f"no operation {s.t.ops[at]}")

    # -------------------------------------------------------------- reading

    def register_chosen(self, s: State, at: i64) -> i64:
        """The register of the cards that a choice of cards is kept in, or -1."""
        return -1

    def found_in(self, s: State, at: i64) -> i64:
        """The register that the row fills with cards, or -1."""
        return -1

    def bullet_does(self, s: State, at: i64, bullet: i64) -> i64:
        """What a bullet does (DOES_...), where the row is a list of bullets."""
        return 0

    def still_may(self, s: State, at: i64, link: i64) -> bool:
        """Whether the cards chosen before are still such as it can be done to."""
        return True

    def asks(self, s: State, at: i64, stage: i64) -> i64:
        """What its options are: A_CARD, SETS ..."""
        return A_CARD

    def by_opponent(self, s: State, at: i64) -> bool:
        """Whether the other player than that of the effect chooses."""
        return False

    def asked_for(self, s: State, at: i64) -> tuple[str, str]:
        """What cards are chosen for by the row itself: a verb, and what follows the cards."""
        return "", ""

    def used_for(self, s: State, at: i64, register: i64) -> tuple[str, str]:
        """What it does with the cards of this register: a verb, and what follows the cards."""
        return "", ""

    def poured_into(self, s: State, at: i64, register: i64) -> i64:
        """The register into which the cards of this one are put, or -1."""
        return -1

    def chance(self, s: State, at: i64) -> str:
        """What nature decides."""
        return "a card is taken at random"


OPERATIONS: Final[vec[Operation]] = vec[Operation]([Operation() for _ in range(CODES)])
WRITERS: Final[dict[type[Node], Operation]] = {}


def register(operation: Operation, *words: type[Node]) -> None:
    """Add an operation to those that there are, and the words of which it is written."""
    enter(OPERATIONS, operation)
    for word in words:
        WRITERS[word] = operation


def writer_of(word: Node) -> Operation | None:
    """The operation that this word is written as."""
    return WRITERS.get(type(word))
