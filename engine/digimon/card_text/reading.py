"""A text being read: its words, how it calls its card, and the cards that it has spoken of."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from engine.digimon.card_text.tokens import NotUnderstood, Reader
from engine.digimon.language.words import Happened
from engine.effects import Node

Found = TypeVar("Found")


@dataclass
class Reading:
    """The words of an effect, and what they have spoken of so far.

    `this` is how the text calls its card ("this Digimon"), `event` the noun of the cards of the
    event, `chosen` that of the latest choice; of either "that Digimon" may be spoken.
    """

    reader: Reader
    this: str = "Digimon"
    event: str = ""
    own_event: bool = False  # what happened, happened to this card
    timings: tuple[Happened, ...] = ()  # what happened, where icons or an event alone say it
    happened: Happened | None = None  # the only event that is waited for behind "when"
    chosen: str = ""
    host: bool = False  # a digivolution card of one Digimon was chosen
    looked: bool = False  # cards are revealed or looked at: "among them"
    searched: int = 0  # of whose security stack these are the cards
    checked: bool = False  # "that card" is the security card that was checked
    would: str = ""  # what would happen
    held: tuple[Node, ...] = ()  # conditions that are said with the event
    trashed: bool = False  # this card lies in the trash
    alone: tuple[Node, ...] = ()  # the choices that are a step by themselves
    quoted: Callable[[str], tuple[Node, ...]] | None = None
    before: Node | None = None  # what the sentence before does
    counted: Node | None = None  # how much that was, if what follows speaks of it

    def attempt(self, rule: "Callable[[Reading], Found]") -> Found | None:
        """What a rule finds here, or None where it does not fit; then nothing was read."""
        before = dict(vars(self))
        at = self.reader.next
        try:
            return rule(self)
        except NotUnderstood:
            vars(self).update(before)
            self.reader.next = at
            return None

    def one_of(self, rules: "tuple[Callable[[Reading], Found], ...]", expected: str) -> Found:
        """What the first of these rules that fits finds."""
        for rule in rules:
            found = self.attempt(rule)
            if found is not None:
                return found
        raise self.reader.lost(expected)
