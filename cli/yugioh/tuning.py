"""Exchanges of one copy of a Yu-Gi-Oh deck: which are legal, and the way from one to the next."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, NamedTuple

from analysis import DEFAULT_BRICK, GOAL_BRICK
from analysis.batch import Workers
from analysis.exchanges import Exchange, exchanges
from analysis.yugioh.tuning import BRICK, SCORE, Judged, Tuned, TuneSettings, Tuning, through
from cli.coverage import Status
from cli.exit_codes import CommandError, ExitCode
from cli.limits import the_list
from cli.options import SIZES, Going
from cli.output import Output
from cli.yugioh import cards as facts
from cli.yugioh.against import asked_against, with_facts
from cli.yugioh.called import cards_called
from cli.yugioh.goals import goal_for
from cli.yugioh.opened import OpenDeck, facts_of
from decklists import Deck, Lines, catalog, check, load_yugioh, normalise, over
from decklists.lines import shown
from decklists.names import did_you_mean, keyed, nearest
from decklists.own import is_there
from engine.agenda import RuleError
from search.yugioh import DeckSpec

_MOST_COPIES: Final = 3


@dataclass(frozen=True)
class Asked:
    """What `endboard tune` is asked."""

    pool: tuple[str, ...]
    goal: str | None
    by: str | None
    steps: int
    going: Going
    draws: int
    max_nodes: int
    opener_nodes: int
    brick: int | None
    seed: int
    limits: str | None
    jobs: int
    against: tuple[str, ...] = ()
    weights: Path | None = None


class Step(NamedTuple):
    """A list and its exchanges; `taken` is the one that was gone on with."""

    tuned: Tuned
    taken: Judged | None


@dataclass(frozen=True)
class Result:
    """The steps from a deck to the one that came of it; `against` is what the opponent may hold."""

    before: Deck
    deck: Deck
    steps: tuple[Step, ...]
    asked: Asked
    settings: TuneSettings
    figures: tuple[str, ...]
    source: str
    against: tuple[int, ...] = ()


class Tuner:
    """The exchanges of one deck. Raises CommandError for what cannot be tried."""

    def __init__(self, opened: OpenDeck, asked: Asked, out: Output) -> None:
        self._asked = asked
        self._deck = deck = opened.deck
        size = SIZES[asked.going]
        if len(deck.main) < size:
            raise _bad(f"{deck.source}: expected {size} cards or more in the main deck")
        self._limits = None if asked.limits is None else the_list(asked.limits, deck.game)
        self._into = _into(deck, asked, out)
        self._against = asked_against(asked.against, asked.weights, out)
        pool = self._pool()
        try:
            game = pool.game()
        except RuleError as error:
            raise _bad(f"--pool: too many cards to try at a time: {error}; give fewer") from None
        self._goal, self._source = goal_for(asked.goal, deck, game)
        brick = asked.brick or self._goal.brick or (GOAL_BRICK if self._source else DEFAULT_BRICK)
        self.settings = TuneSettings(
            size, asked.draws, asked.seed, asked.max_nodes, asked.opener_nodes, brick, self._by()
        )
        self._spec = pool if self._against is None else with_facts(pool, self._against)
        self._first = self._legal(deck)
        if not self._first:
            raise _bad(f"{deck.source}: no exchange is legal; name other cards with --pool")

    @property
    def announcement(self) -> str:
        """What is about to be done, in words."""
        settings, asked = self.settings, self._asked
        return (
            f"{self._deck.name}, going {asked.going.value}: {len(self._first):,} exchanges of one "
            f"copy, by {settings.by}; {settings.draws:,} draws judge the last, "
            f"{settings.max_nodes:,} positions a hand"
        )

    def run(self, progress: Callable[[int, str], None]) -> Result:
        """Try the exchanges, and go on from the best as long as one is better."""
        steps: list[Step] = []
        deck = self._deck

        def moved(share: float, note: str) -> None:
            progress(int(100 * (len(steps) + share)), note)

        tuning = Tuning(
            self._spec, self._goal, self.settings, Workers(self._asked.jobs), moved,
            self._against,
        )  # fmt: skip
        while len(steps) < self._asked.steps:
            tried = self._legal(deck) if steps else self._first
            if not tried:
                break
            tuned = tuning.tune(deck.main, tried)
            best = tuned.better(self.settings.by)
            steps.append(Step(tuned, best))
            if best is None:
                break
            deck = exchanged(deck, best.exchange)
        return Result(
            self._deck, deck, tuple(steps), self._asked, self.settings, tuning.figures,
            self._source, self._against.cards if self._against else (),
        )  # fmt: skip

    def _pool(self) -> DeckSpec:
        """The cards of all lists that can come of the exchanges."""
        deck, more = self._deck, list[int]()
        for card in self._into:
            there = deck.main.count(card)
            more += [card] * min(_MOST_COPIES - there, self._asked.steps)
        main = (*deck.main, *more)
        cards = replace(deck, main=main, lines=Lines())
        return DeckSpec(deck.name, main, deck.extra, facts_of(cards))

    def _legal(self, deck: Deck) -> list[Exchange]:
        """The exchanges after which a deck is still legal."""
        return [
            one for one in exchanges(deck.main, self._into) if self._is_legal(exchanged(deck, one))
        ]

    def _is_legal(self, deck: Deck) -> bool:
        if any(problem.severity == "error" for problem in check(deck)):
            return False
        return self._limits is None or not over(deck, self._limits)

    def _by(self) -> str:
        """The figure that ranks the exchanges."""
        names = [named.name for named in self._goal.goals]
        by = self._asked.by
        if by is None:
            return names[0] if names else BRICK
        figures = [*names, BRICK, SCORE]
        known = keyed([*figures, *(map(through, figures) if self._against else ())])
        found = [name for name in known.values() if name.casefold() == by.strip().casefold()]
        if not found:
            hint = did_you_mean(nearest(by, known)) or f"; choose from {', '.join(known.values())}"
            raise CommandError(ExitCode.USAGE, f"--rank: no figure is called {shown(by)}{hint}")
        return found[0]


def exchanged(deck: Deck, exchange: Exchange) -> Deck:
    """A deck after an exchange: the new card beside its copies, or in the place of the old one.

    Copies stay together, because the order of a list decides between equal choices of a search. A
    card of the side deck changes places with the one that goes out.
    """
    out, into = exchange
    main, side = list(deck.main), list(deck.side)
    place = _last(main, out)
    if into in main:
        del main[place]
        main.insert(_last(main, into) + 1, into)
    else:
        main[place] = into
    if into in side:
        side[side.index(into)] = out
    return replace(deck, main=tuple(main), side=tuple(side), lines=Lines())


def _last(cards: list[int], card: int) -> int:
    """The place of the last copy of a card."""
    return len(cards) - 1 - cards[::-1].index(card)


def _into(deck: Deck, asked: Asked, out: Output) -> list[int]:
    """The cards that may come in, each once. Raises CommandError for one that cannot."""
    cards = catalog()
    given = list(dict.fromkeys(cards.fold(card) for text in asked.pool for card in _named(text)))
    for card in given:
        known = cards.get(card)
        if known is not None and (known.is_extra_deck or known.is_token):
            what = "a Token" if known.is_token else "of the extra deck"
            raise _bad(f"--pool: {known.name} is {what}, and cards of the main deck are exchanged")
        if facts.cover(card).status is Status.MISSING:
            out.note(f"of {facts.name(card)} nothing is played: it is no more than a body")
    side = [card for card in deck.side if (one := cards.get(card)) and not one.is_extra_deck]
    return list(dict.fromkeys((*deck.main, *side, *given)))


def _named(text: str) -> Iterator[int]:
    """The cards of a file, or of a text of names."""
    if is_there(Path(text)):
        found = normalise(load_yugioh(text))
        yield from (*found.main, *found.side)
    else:
        yield from cards_called(text, "--pool")


def _bad(message: str) -> CommandError:
    return CommandError(ExitCode.BAD_INPUT, message)
