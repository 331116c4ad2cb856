"""The parts of a sentence, and what a sentence has spoken of so far.

A `Thing` is what an operation is done to, a `Clause` one operation.  A `Telling` goes along with
the sentence from left to right: it knows the card whose text is written, and which cards were
named, so that they are "it", "them" or "that monster" when they are spoken of again.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
import re
from typing import Final

from engine.yugioh import language as la
from engine.yugioh.cards import definitions
from engine.yugioh.library import library
from engine.yugioh.wording import words as w
from engine.yugioh.wording.words import listed

Names = Callable[[int], str]


def defined_name(passcode: int) -> str:
    """The name of a card that has a definition, and a number for any other."""
    known = definitions().get(passcode)
    return f"#{passcode}" if known is None else known.name


# What begins with the sound of a vowel.
_VOWEL: Final = re.compile(r'"?(?:[aeio]|u(?!ni)|xyz)', re.IGNORECASE)


def article(words: str) -> str:
    """The words with "a" or "an" before them."""
    if words.startswith("other "):
        return f"an{words}"
    return f"{'an' if _VOWEL.match(words) else 'a'} {words}"


def capital(words: str) -> str:
    """The words with a capital letter."""
    return words[:1].upper() + words[1:]


def _printed(number: int) -> str:
    return "?" if number < 0 else str(number)


def sentence(words: str) -> str:
    """The words with a capital, and a full stop unless a list follows."""
    end = "" if words.endswith((".", ".)", ";")) else "."
    return capital(words) + end


@dataclass(frozen=True)
class Spoken:
    """Cards that were named: by which noun, whether several, where, and what was done to them."""

    noun: str = "card"
    several: bool = False
    places: int = 0
    target: bool = False
    deed: str = ""
    this: bool = False
    extra: bool = False  # belongs in the Extra Deck
    whose: int = 0  # who controls or has them


@dataclass(frozen=True)
class Thing:
    """What an operation is done to: a noun phrase, where it comes from, what ends the clause."""

    text: str
    source: str = ""
    end: str = ""
    spoken: Spoken = Spoken()

    @property
    def possessive(self) -> str:
        """The genitive of a thing that was spoken of."""
        if self.text in ("it", "them"):
            return "its" if self.text == "it" else "their"
        if not self.source and not self.end and self.text.startswith(("this ", "that ", "those ")):
            return self.text + ("'" if self.text.endswith("s") else "'s")
        return ""

    @property
    def whole(self) -> str:
        """All of it, as in "1 monster from your Deck"."""
        return " ".join(part for part in (self.text, self.source) if part)


@dataclass(frozen=True)
class Clause:
    """One operation.  With a subject it is a statement: "it gains 800 ATK"."""

    verb: str
    things: tuple[Thing, ...] = ()
    tail: str = ""
    end: str = ""
    subject: str = ""
    third: str = ""  # the verb after a subject in the singular

    def __str__(self) -> str:
        if self.subject:
            return f"{self.subject} {self.third}{self._rest()}"
        return self.verb + self._rest()

    @property
    def bare(self) -> str:
        """After "you can", or "you must"."""
        if (self.subject, self.verb) == ("you", "can"):
            return self._rest().lstrip()
        return f"make {self.subject} {self.verb}{self._rest()}" if self.subject else str(self)

    @property
    def gerund(self) -> str:
        """After "by"."""
        return w.GERUNDS.get(self.verb, f"{self.verb}ing") + self._rest()

    def _rest(self) -> str:
        ended = self.things[-1:] if self._ends_apart else self.things
        ends = "".join(dict.fromkeys(thing.end for thing in ended if thing.end))
        objects = self._objects()
        text = "".join(f" {part}" for part in (objects, self.tail) if part)
        return text + ends + self.end

    def _objects(self) -> str:
        sources = {thing.source for thing in self.things}
        if len(sources) == 1 and len(self.things) > 1:
            return (
                f"{listed([thing.text for thing in self.things], 'and')} {sources.pop()}".rstrip()
            )
        last = len(self.things) - 1
        return listed([
            thing.whole + (f"{thing.end}," if self._ends_apart and number < last else "")
            for number, thing in enumerate(self.things)
        ], "and")  # fmt: skip

    @property
    def _ends_apart(self) -> bool:
        """Whether what ends the first of these things is not said of the last one too."""
        sources = {thing.source for thing in self.things}
        ends = [thing.end for thing in self.things]
        return len(sources) > 1 and any(end and end != ends[-1] for end in ends[:-1])

    def joins(self, other: "Clause") -> bool:
        """Whether both say the same of different things."""
        if self.end or other.end or bool(self.subject) != bool(other.subject):
            return False
        return (self.verb, self.tail) == (other.verb, other.tail)

    def with_more(self, other: "Clause") -> "Clause":
        """This clause, said of the things of another one too."""
        if self.subject:
            return replace(self, subject=f"{self.subject} and {other.subject}", third=self.verb)
        return replace(self, things=self.things + other.things)


@dataclass
class Telling:
    """A text being written: the card, the place of the effect, and what was spoken of."""

    names: Names
    card: la.Card = field(default_factory=la.Card)
    where: int = 0
    spoken: dict[str, Spoken] = field(default_factory=dict)
    targets: list[Spoken] = field(default_factory=list)
    of_two: Spoken | None = None  # the one of two targets that was spoken of last
    latest: Spoken | None = None
    last: Spoken | None = None  # what "it" means here
    event: str = "card"  # the noun of the cards of the event
    answered: str = "card"  # the noun of the card that is answered
    such: la.SpecialSummon | None = None  # the last summon of 1 monster that is chosen
    compared: list[la.Compare] = field(default_factory=list)  # in conditions that were told
    bullets: list[str] = field(default_factory=list)  # of the list that ends the sentence
    after: list[str] = field(default_factory=list)  # sentences that follow
    implied: int = 0  # types that the operations of the effect rule out by themselves
    cost: bool = False  # the cost is being written
    targeting: bool = False  # the targets are being written
    placed: bool = False  # where this card is was said in the opening
    apart: bool = False  # this card is not among those that can be chosen, so "other" is not said
    granted: bool = False  # an effect that an Equip Card gives is being written
    source: str = ""  # where this card is Special Summoned from, if the opening does not say it
    under: bool = False  # a rule is being written that applies under a condition
    this: str = "this card"  # how this card is named the first time
    declared: str = ""  # what was declared, as it is spoken of: "with that Attribute"
    deeds: dict[str, str] = field(default_factory=dict)  # what was done last to cards of a name
    exactly: int = 0  # the ATK that this card must have to lose it

    def named(self, name: str) -> Spoken:
        """The cards that were chosen under a name; where that is not told, some cards."""
        return self.spoken.get(name, Spoken())

    def deed(self, name: str) -> str:
        """What was done to the cards that were chosen under a name."""
        return self.deeds.get(name) or self.named(name).deed

    def speaks(self, spoken: Spoken, name: str = "") -> Spoken:
        """Remember cards that are named, for "it" and for later steps."""
        if self.targeting:
            spoken = replace(spoken, target=True)
            self.targets.append(spoken)
        if name:
            self.spoken[name] = spoken
        if not spoken.this:
            self.latest = spoken
        self.last = spoken
        return spoken

    def token(self, passcode: int) -> str:
        """The facts of a Token, as the card that makes it prints them."""
        known = definitions().get(passcode) or library().token(passcode)
        if known is None:
            return ""
        kind = f"{w.RACES[known.race]}/{w.ATTRIBUTES[known.attribute]}/Level {known.level}"
        return f"{kind}/ATK {_printed(known.attack)}/DEF {_printed(known.defense)}"

    def did(self, name: str, spoken: Spoken, verb: str, tail: str) -> None:
        """Remember what was done to cards, by which a later step tells them from others."""
        if verb not in w.PARTICIPLES:
            return
        deed = f"{w.PARTICIPLES[verb]} {tail}".strip()
        self.deeds |= {one: deed for one, known in self.spoken.items() if known is spoken}
        if name:
            told = replace(spoken, deed=deed)
            self.spoken[name] = told
            if self.last == spoken:
                self.last = told
            if self.latest == spoken:
                self.latest = told
