"""An effect being read: its words, its card, and the cards that it has spoken of so far."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeVar

from engine.effects import Node
from engine.filters import Filter
from engine.yugioh import language as la
from engine.yugioh.card_text.names import Lexicon
from engine.yugioh.card_text.tokens import QUOTE, NotUnderstood, Reader

Found = TypeVar("Found")


@dataclass(frozen=True)
class Mention:
    """Cards that were named: under which name a later step finds them, and by which words.

    `name` is empty for the card of the effect itself; `node` says which cards they are where no
    choice does.
    """

    name: str = ""
    noun: str = "card"
    several: bool = False
    places: int = 0
    target: bool = False
    deed: str = ""  # what was done to them: "destroyed"
    node: Node | None = None
    paid: bool = False  # chosen for the cost
    whose: int = 0  # who controls or has them


THIS = Mention(node=la.SELF)


@dataclass
class Reading:
    """The words of an effect, and what they have spoken of so far."""

    reader: Reader
    card: la.Card
    lexicon: Lexicon
    where: int = 0
    pendulum: bool = False  # the text is that of the Pendulum Zone
    equipped: bool = False  # this card was called an Equip Card
    mentions: list[Mention] = field(default_factory=list)
    last: Mention | None = None  # what "it" means
    targeting: bool = False  # the targets are being read
    cost: bool = False  # the cost is being read
    event: Mention | None = None  # the cards of the event
    answers: bool = False  # the effect answers a card or effect, whose card may be spoken of too
    bullets: list[str] = field(default_factory=list)  # those that follow the sentence
    tokens: list[la.Card] = field(default_factory=list)  # Tokens that the text describes
    number: int = 0
    declared: str = ""  # what was declared: "Attribute"
    such: Node | None = None  # the last summon of 1 monster that is chosen
    held: tuple[Node, ...] = ()  # the conditions under which the effect can be used
    of_detached: bool = False  # it is asked later what was detached
    of_sent: bool = False  # it is asked later which cards were sent by it
    of_drawn: bool = False  # the card that is drawn is revealed then
    summoned: int = 0  # how this card was Summoned, as it was said where it pays
    both: bool = False  # "both" was said of what the clause is about
    stats: str = ""  # the numbers of a monster that are being changed: "ATK/DEF"
    # The choices of cards of which the operation that is being read takes a number.
    taken: list[Node] | None = None

    def new_name(self) -> str:
        """A name for cards that are chosen, which no other choice of the effect has."""
        self.number += 1
        return f"c{self.number}"

    def speaks(self, mention: Mention) -> Mention:
        """Remember cards that are named."""
        self.mentions.append(mention)
        self.last = mention
        return mention

    def own_name(self) -> None:
        """Read the name of the card itself, in quotation marks. Raises NotUnderstood."""
        word = self.reader.peek()
        if word is None or word.quoted != self.card.name.replace(QUOTE, '"'):
            raise self.reader.lost("the name of the card")
        self.reader.next += 1

    def one_of(self, rules: "tuple[Callable[[Reading], Found], ...]", expected: str) -> Found:
        """What the first of these rules that fits finds."""
        for rule in rules:
            found = self.attempt(rule)
            if found is not None:
                return found
        raise self.reader.lost(expected)

    def attempt(self, rule: "Callable[[Reading], Found]") -> Found | None:
        """What a rule finds here, or None where it does not fit; then nothing was read."""
        reader = self.reader
        words = reader.words
        at, mentions, last, number = reader.next, len(self.mentions), self.last, self.number
        tokens, bullets = len(self.tokens), list(self.bullets)
        event, declared, summoned = self.event, self.declared, self.summoned
        both, taken = self.both, len(self.taken or ())
        try:
            return rule(self)
        except NotUnderstood:
            reader.words = words
            reader.next, self.last, self.number, self.event = at, last, number, event
            self.bullets, self.declared, self.summoned = bullets, declared, summoned
            self.both = both
            if self.taken is not None:
                del self.taken[taken:]
            del self.mentions[mentions:], self.tokens[tokens:]
            return None

    def series(self) -> Filter:
        """The series that stands here, in quotation marks."""
        word = self.reader.peek()
        found = self.lexicon.series(word.quoted) if word is not None and word.quoted else None
        if found is None:
            raise self.reader.lost("the name of a series")
        self.reader.next += 1
        return found

    @contextmanager
    def reading(self, what: str) -> Iterator[None]:
        """While this is read: "targeting" or "cost"."""
        setattr(self, what, True)
        try:
            yield
        finally:
            setattr(self, what, False)
