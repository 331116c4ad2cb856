"""Plays the scripts of lines.json: long lines written as short commands.

    act NAME@PLACE    activate an effect          sel A + B    choose these cards
    sp NAME@PLACE     Special Summon by itself    chain NAME   activate this trigger or answer
    ns NAME           Normal Summon               opt N        the bullet, or yes (1) and no (0)
    mset, sset NAME   Set a monster, a Spell      zone N       (zones are no choice here)
    end               to the End Phase            opp NAME     the opponent answers with this

Names are abbreviated: each of their words occurs in the card's name; `=NAME` is the whole name.
A script says more than the engine asks (a choice with one option is not asked, several cards
are one choice) and sometimes less (which copy).  So the choices are searched: a decision takes
what the script says next, entries that are no command may be passed over, and where that leaves
several options each of them is tried until the final board is met.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import permutations

from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.position.slots import CONTROL, LOC
from tests.engine.yugioh.decisions import Decision, Option, read

COMMANDS = {
    "act": "activate", "sp": "special", "ns": "summon", "mset": "set", "sset": "set", "end": "end",
}  # fmt: skip
PLACES = {
    "HAND": v.HAND, "MZ": v.MZONE, "SZ": v.SZONE, "GY": v.GRAVE, "EX": v.EXTRA, "DECK": v.DECK,
    "BAN": v.BANISHED,
}  # fmt: skip


@dataclass(frozen=True)
class Name:
    """An abbreviated name, perhaps with a place."""

    text: str
    place: int = 0

    @classmethod
    def parse(cls, written: str) -> "Name":
        text, _, place = written.partition("@")
        return cls(text.strip(), PLACES[place] if place else 0)

    def fits(self, game: YugiohGame, card: int) -> bool:
        """Whether it can mean this card where it is now."""
        if self.place and not game.state.data[LOC + card] & self.place:
            return False
        full = game.name_of(card)
        if self.text.startswith("="):
            return full == self.text[1:]
        return all(word in full for word in self.text.split())


@dataclass(frozen=True)
class Entry:
    """One entry of a script."""

    verb: str
    names: tuple[Name, ...] = ()
    number: int = -1

    @classmethod
    def parse(cls, written: str) -> "Entry":
        verb, _, rest = written.partition(" ")
        if verb in ("opt", "zone"):
            return cls(verb, number=int(rest))
        return cls(verb, tuple(Name.parse(part) for part in rest.split(" + ")) if rest else ())


Script = tuple[Entry, ...]


def parse(written: list[str]) -> Script:
    """A script as data."""
    script = tuple(Entry.parse(item) for item in written)
    for entry in script:
        if entry.verb not in (*COMMANDS, "sel", "chain", "opp", "opt", "zone"):
            raise ValueError(f"scripts have no {entry.verb!r}")
    return script


def play(game: YugiohGame, script: Script, done: Callable[[], bool]) -> bool:
    """Play the script from the present state; whether some way ends with `done`."""
    decision = read(game)
    finished = all(entry.verb not in COMMANDS for entry in script)
    if decision.kind == "over" or (finished and decision.kind == "open"):
        return finished and done()
    for option, rest in _ways(game, decision, script):
        mark = game.mark()
        game.take(option.take)
        if play(game, rest, done):
            return True
        game.undo_to(mark)
    return False


def _ways(game: YugiohGame, decision: Decision, script: Script) -> Iterator[tuple[Option, Script]]:
    """The options that the script allows, each with what is left of the script."""
    said = False
    for rest in _from_here(script):
        for option in decision.options:
            left = _after(game, decision.kind, option, rest)
            if left is not None:
                said = True
                yield option, left
    if decision.kind in ("trigger", "window"):
        # The script says nothing of what is not activated.
        yield next(option for option in decision.options if option.word == "pass"), script
    elif not said and decision.kind in ("bullet", "optional", "zone"):
        # Nor of what the reference did not ask, as bullets that the target decides.
        for option in decision.options:
            yield option, script


def _from_here(script: Script) -> Iterator[Script]:
    """The script, and what is left of it after entries that were not asked."""
    while script:
        yield script
        if script[0].verb in COMMANDS:
            return
        script = script[1:]


def _after(game: YugiohGame, kind: str, option: Option, script: Script) -> Script | None:
    """What is left of the script if its first entry means this option, else None."""
    entry = script[0]
    if kind == "open":
        if COMMANDS.get(entry.verb) != option.word:
            return None
        fits = all(_any(game, entry.names, card) for card in option.cards)
        return script[1:] if fits else None
    if kind in ("trigger", "window"):
        if option.word != "chain":
            return None
        fits = entry.verb == ("opp" if game.state.data[CONTROL + option.cards[0]] else "chain")
        return script[1:] if fits and _any(game, entry.names, option.cards[0]) else None
    if kind == "bullet" and entry.verb != "opt":
        return script  # the recording took the only bullet that was of use, without saying which
    if kind in ("bullet", "optional"):
        number = option.number if kind == "bullet" else int(option.word == "yes")
        return script[1:] if entry.verb == "opt" and entry.number == number else None
    if kind == "zone":
        return script[1:] if entry.verb == "zone" and entry.number == option.number else None
    return _chosen(game, option.cards, script)


def _any(game: YugiohGame, names: tuple[Name, ...], card: int) -> bool:
    return any(name.fits(game, card) for name in names)


def _chosen(game: YugiohGame, cards: tuple[int, ...], script: Script) -> Script | None:
    """What is left if these cards are the next ones that the script selects."""
    if not cards:
        return script
    if not script or script[0].verb != "sel":
        return None
    wanted = script[0].names
    size = min(len(wanted), len(cards))
    for some in permutations(cards, size):
        for named in permutations(wanted, size):
            if all(name.fits(game, card) for name, card in zip(named, some, strict=True)):
                if size == len(wanted):
                    others = tuple(card for card in cards if card not in some)
                    return _chosen(game, others, script[1:])
                left = tuple(name for name in wanted if name not in named)
                return (Entry("sel", left), *script[1:])
    return None
