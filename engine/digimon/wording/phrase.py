"""The parts of a sentence, and what a text has spoken of so far.

A `Thing` is what an operation is done to, a `Clause` one operation.  A `Telling` goes along with
an effect from left to right.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from engine.digimon import vocabulary as v
from engine.digimon.cards import definitions
from engine.digimon.wording.words import gerund, listed
from engine.effects import Node


@dataclass(frozen=True)
class Thing:
    """Cards or players, as a noun phrase; `source` and `end` are said after all of its kind.

    `each` is what it is counted by ("for each …"), which ends the clause.
    """

    text: str
    several: bool = False
    source: str = ""
    each: str = ""

    @property
    def whole(self) -> str:
        """All of it, as in "1 card from your hand"."""
        return f"{self.text} {self.source}".rstrip()

    @property
    def possessive(self) -> str:
        """As an owner: "this Digimon's"."""
        if self.text in ("it", "they", "them"):
            return "its" if self.text == "it" else "their"
        return self.text + ("'" if self.text.endswith("s") else "'s")


@dataclass(frozen=True)
class Clause:
    """One operation.  With a subject it is a statement: "this Digimon gets +1000 DP"."""

    verb: str
    things: tuple[Thing, ...] = ()
    tail: str = ""
    subject: Thing | None = None
    third: str = ""  # the verb behind a subject in the singular

    def __str__(self) -> str:
        if self.subject is None:
            return self.verb + self.rest
        verb = self.verb if self.subject.several else self.third
        return f"{self.subject.whole} {verb}{self.rest}"

    @property
    def optional(self) -> str:
        """With "may"."""
        return f"{self.subject.whole if self.subject else 'you'} may {self.verb}{self.rest}"

    @property
    def gerund(self) -> str:
        """Behind "by"."""
        whose = f"having {self.subject.whole} {self.verb}" if self.subject else gerund(self.verb)
        return whose + self.rest

    @property
    def rest(self) -> str:
        """What stands behind the verb."""
        sources = {thing.source for thing in self.things}
        if len(sources) == 1:
            objects = f"{listed([thing.text for thing in self.things], 'and')} {sources.pop()}"
        else:
            objects = listed([thing.whole for thing in self.things], "and")
        each = [thing.each for thing in self.things if thing.each]
        return "".join(f" {part}" for part in (objects.strip(), self.tail, *each) if part)

    def joins(self, other: "Clause") -> bool:
        """Whether both say the same of different things."""
        if self.subject or other.subject or not self.things or not other.things:
            return False
        return (self.verb, self.tail) == (other.verb, other.tail)


@dataclass
class Telling:
    """A text being written: how its card is called, and which cards were spoken of."""

    this: str = "this Digimon"
    it: bool = False  # whether this card was just spoken of, so that it is "it" as a subject
    card: str = "this card"
    heads: dict[str, str] = field(default_factory=dict)  # nouns of cards that were chosen
    latest: str = "card"
    event: str = "card"  # the noun of the cards of the event
    cause: str = "the other card"  # what they met
    revealed: str = "them"  # the cards that are looked at
    would: str = ""  # what would happen
    chooser: int = v.YOU  # who chooses if nothing else is said
    trashed: bool = False  # the effect works where its card was trashed
    counted: dict[str, Node | int] = field(default_factory=dict)  # amounts that were remembered
    added: dict[str, Node] = field(default_factory=dict)  # what is added to a number in the text
    names: Mapping[str, str] = field(
        default_factory=dict
    )  # of cards that are meant by their number
    quoted: Callable[[Node], str] = str  # an effect that is given, as it stands in quotes

    def chose(self, head: str, name: str) -> None:
        """Remember cards that were chosen."""
        self.latest = head
        if name:
            self.heads[name] = head

    def tokens(self, number: str) -> str:
        """The name of a Token."""
        known = definitions().get(number)
        return number if known is None else known.name
