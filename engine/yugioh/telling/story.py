"""A line told the way players write combos: every command, every card that moves.

    1. Activate Fiendsmith Engraver (hand): discard it; add Fiendsmith's Tract from the Deck ...

Forced moves are told like chosen ones, because whoever plays the line with
cards on a table has to make them all.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Final

from engine.yugioh.game import YugiohGame
from engine.yugioh.instructions import tables as tb
from engine.yugioh.telling.phrases import listed, resolution_words
from engine.yugioh.telling.told import THEY_DRAW, Link, Phrase, Told
from engine.yugioh.telling.watch import Watcher

_PILES: Final = ("hand", "GY", "Deck", "Extra Deck", "banished")


@dataclass(frozen=True)
class Step:
    """One command of a line.

    `command` names it in a few words; `choices` are the choices made on the
    way, in their order; `text` tells what it did, `chained` what followed:
    one line for each trigger and chain link.
    """

    command: str
    choices: tuple[str, ...]
    text: str
    chained: tuple[str, ...]

    @property
    def lines(self) -> tuple[str, ...]:
        """All of it: the command with what it did, and what followed."""
        return (self.text, *self.chained)


def story(game: YugiohGame, options: Sequence[Sequence[int]]) -> list[Step]:
    """A line from the present open state, as options taken for each command.

    Only asked choices are listed there, as the searcher records them.  The
    game is left as it was.  Raises ValueError where an option is not legal.
    """
    mark = game.mark()
    watcher = Watcher(game)
    try:
        return [_step(game, watcher.play(list(command))) for command in options]
    finally:
        game.undo_to(mark)


def tell(steps: Sequence[Step], first: int = 1, width: int = 0) -> str:
    """The steps as numbered lines; what followed a command is indented below it.

    With a `width` longer lines are wrapped.
    """
    lines = []
    indent = len(str(first + len(steps) - 1)) + 2
    for number, step in enumerate(steps, start=first):
        margin = f"{number}.".ljust(indent)
        for line in step.lines:
            wide = width - indent if width else len(line) + 1
            for part in wrap(line, wide, subsequent_indent="  ", break_on_hyphens=False):
                lines.append(margin + part)
                margin = " " * indent
    return "".join(f"{line}\n" for line in lines)


def _step(game: YugiohGame, told: Told) -> Step:
    writer = _Writer(game)
    chains = list(told.chains)
    text = told.command + told.suffix
    chained: list[str] = []
    own = writer.phrases(told.link.done, None)
    if told.activated and chains:
        first = chains.pop(0)
        alone = len(first) == 1
        words = writer.link(first[0]) if alone else writer.announced(first[0])
        text += ("" if alone else " as Chain Link 1") + (f": {words}" if words else "")
        chained += [] if alone else writer.chain(first)[1:]
        if own:
            chained.append(_sentence(own))
    elif own:
        text += f": {own}"
    for chain in chains:
        chained += writer.chain(chain)
    if told.winner >= 0:
        chained.append("The opponent wins the duel." if told.winner else "You win the duel.")
    return Step(told.command, tuple(told.choices), _ended(text), tuple(chained))


class _Writer:
    """Puts phrases into words."""

    def __init__(self, game: YugiohGame) -> None:
        self.game = game

    def chain(self, links: list[Link]) -> list[str]:
        """A chain: one line if it has one link, else its links and how they resolve."""
        if len(links) == 1:
            link = links[0]
            verb = "triggers" if link.trigger else "is activated"
            words = self.link(link)
            return [_sentence(f"{self.title(link)} {verb}{': ' if words else ''}{words}")]
        lines = []
        for number, link in enumerate(links, start=1):
            words = self.announced(link)
            where = f", {link.place}" if link.place in _PILES else ""
            title = f"Chain Link {number} ({self.name(link.card)}{where})"
            lines.append(_ended(f"{title}{': ' if words else ''}{words}"))
        for number, link in reversed(list(enumerate(links, start=1))):
            # A card that is activated to stay on the field does no more than that.
            words = self.resolved(link, named=True)
            lines.append(_ended(f"Chain Link {number} resolves{': ' if words else ''}{words}"))
        return lines

    def title(self, link: Link) -> str:
        """The card of a link, and where it is if that is not the field."""
        where = f" ({link.place})" if link.place in _PILES else ""
        return self.name(link.card) + where

    def link(self, link: Link) -> str:
        """A link that is alone on its chain; targets are named once."""
        named = {card for phrase in link.done for card in (*phrase.cards, phrase.onto)}
        targets = [card for card in link.targets if card not in named]
        first = self.phrases(link.cost + _targeted(targets), link)
        rest = self.resolved(link, opening=not first)
        return "; ".join(part for part in (first, rest) if part)

    def announced(self, link: Link) -> str:
        """What is done when a link is put on the chain."""
        return self.phrases(link.cost + _targeted(link.targets), link)

    def resolved(self, link: Link, opening: bool = True, named: bool = False) -> str:
        """What a link does when it resolves; its card is `named` far from where it was."""
        if link.negated:
            return "negated"
        if link.powerless:
            return "its effects are negated"
        words = self.phrases(link.done, None if named else link, opening)
        if words or link.acted or not link.over or not self._has_rows(link.effect):
            return words or resolution_words(self.game, link.effect, self._is_theirs(link.card))
        # Where nothing was given up or targeted, the activation is all there is to tell.
        return "" if opening and not named else "nothing happens"

    def _has_rows(self, effect: int) -> bool:
        """Whether an effect does anything when it resolves, beside being activated."""
        base, effects = effect * tb.EFFECT_SIZE, self.game.state.t.effects
        return bool(effects[base + tb.E_DO] < effects[base + tb.E_DO_END])

    def phrases(self, phrases: list[Phrase], link: Link | None, opening: bool = True) -> str:
        """Phrases one after the other."""
        text = ""
        for phrase in phrases:
            words = self.phrase(phrase, link, opening and not text)
            text += (", then " if phrase.then else ", ") + words if text else words
        return text

    def phrase(self, phrase: Phrase, link: Link | None, opening: bool) -> str:
        """One phrase; the card of the link is `it` in the first and `itself` later."""
        if phrase.verb == THEY_DRAW:
            count = len(phrase.cards)
            return f"{THEY_DRAW} {count} card{'' if count == 1 else 's'}"
        opening = opening and len(phrase.cards) == 1
        names = listed([self.name(card, link, opening) for card in phrase.cards])
        onto = self.name(phrase.onto, link, False) if phrase.onto >= 0 else ""
        rest = phrase.rest
        if link is not None and phrase.cards == [link.card] and rest.startswith("from the "):
            # Where it was is said already.
            rest = _without_source(rest)
        return " ".join(part for part in (phrase.verb, names, rest, onto) if part)

    def name(self, card: int, link: Link | None = None, opening: bool = False) -> str:
        """A card as it is spoken of."""
        if link is not None and link.card == card:
            return "it" if opening else "itself"
        return ("the opponent's " if self._is_theirs(card) else "") + self.game.name_of(card)

    def _is_theirs(self, card: int) -> bool:
        """Whether a card is the opponent's."""
        return bool(self.game.state.owner[card])


def _targeted(cards: list[int]) -> list[Phrase]:
    return [Phrase("target", cards)] if cards else []


def _without_source(rest: str) -> str:
    for pile in _PILES:
        rest = rest.removeprefix(f"from the {pile}")
    return rest.strip()


def _sentence(text: str) -> str:
    return _ended(text[:1].upper() + text[1:])


def _ended(text: str) -> str:
    """With a full stop, unless the text was cut short."""
    return text if text.endswith(("...", '..."')) else f"{text}."
