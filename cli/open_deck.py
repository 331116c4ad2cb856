"""From what the user called a deck to a duel: load, check, and say what of it is not played.

Every command that plays opens its deck here, so that each refuses the same decks and says the
same about cards without a definition.
"""

from dataclasses import dataclass

from cli import digimon_facts, facts
from cli.coverage import Status, of_deck
from cli.exit_codes import CommandError, ExitCode
from cli.output import PROGRAM, Output, say
from decklists import AnyDeck, Deck, DigimonDeck, catalog, check, digimon_catalog, load, normalise
from decklists import Card as Facts
from decklists.deck import place
from engine.digimon.card import Card as DigimonCard
from engine.digimon.cards import definitions as digimon_definitions
from engine.yugioh.cards import definitions
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import Card


@dataclass(frozen=True)
class OpenDeck:
    """A deck that can be played: alternate artworks replaced, and facts for the engine.

    `facts` are cards without a definition: complete if they are Normal Monsters, else inert.
    """

    deck: Deck
    facts: tuple[Card, ...]

    def game(
        self, *, every_zone: bool = False, every_position: bool = False, own_negations: bool = False
    ) -> YugiohGame:  # fmt: skip
        """A new duel with this deck, under the conventions of the search unless one is lifted."""
        known = {card.passcode: card for card in self.facts}
        return YugiohGame(
            self.deck.main, self.deck.extra, facts=known,
            all_zones=every_zone, all_positions=every_position, own_negations=own_negations,
        )  # fmt: skip


@dataclass(frozen=True)
class OpenDigimon:
    """A Digimon deck that can be played, with cards that have no definition."""

    deck: DigimonDeck
    facts: dict[str, DigimonCard]


def load_game(deck: str, out: Output, **lifted: bool) -> tuple[Deck, YugiohGame]:
    """The deck and a new duel with it; `lifted` conventions as in `OpenDeck.game`.

    Raises as `open_deck` does.
    """
    opened = open_deck(deck, out)
    return opened.deck, opened.game(**lifted)


def open_deck(deck: str, out: Output, *, strict: bool = False) -> OpenDeck:
    """The Yu-Gi-Oh deck that the user means, ready to be played.

    Warnings and what is not played go to standard error. Raises DeckError where there is no deck
    and CommandError where it breaks the rules, or has cards without a definition if `strict`.
    """
    opened = open_any(deck, out, strict=strict)
    if isinstance(opened, OpenDigimon):
        raise CommandError(
            ExitCode.BAD_INPUT,
            f"{opened.deck.source}: a Digimon deck, and this command takes Yu-Gi-Oh decks only; "
            f"`{PROGRAM} search`, `{PROGRAM} analyze`, `{PROGRAM} mulligan`, `{PROGRAM} deck` and "
            f"`{PROGRAM} cards` know it",
        )
    return opened


def open_any(deck: str, out: Output, *, strict: bool = False) -> "OpenDeck | OpenDigimon":
    """The deck that the user means, of either game, ready to be played. Raises as `open_deck`."""
    list_ = load(deck)
    problems = check(list_)
    for problem in problems:
        if problem.severity == "warning":
            out.note(str(problem))
    errors = [problem for problem in problems if problem.severity == "error"]
    if len(errors) == 1:
        where = place(errors[0].file, errors[0].line)
        raise CommandError(ExitCode.BAD_INPUT, f"{where}: {errors[0].message}")
    if errors:
        for problem in errors:
            say(str(problem))
        raise CommandError(
            ExitCode.BAD_INPUT, f"{list_.source}: {len(errors)} errors, listed above; correct them"
        )
    list_ = normalise(list_)
    _say_what_is_missing(list_, deck, out, strict=strict)
    if isinstance(list_, DigimonDeck):
        return OpenDigimon(list_, digimon_facts_of(list_))
    return OpenDeck(list_, facts_of(list_))


def digimon_facts_of(deck: DigimonDeck) -> dict[str, DigimonCard]:
    """The cards of this deck without a definition: complete if nothing is printed, else inert."""
    known = digimon_catalog()
    numbers = dict.fromkeys((*deck.main, *deck.eggs))
    return {
        number: digimon_facts.card_of(known[number])
        for number in numbers
        if number not in digimon_definitions()
    }


def facts_of(deck: Deck) -> tuple[Card, ...]:
    """The cards of this deck without a definition, from the card table."""
    cards = catalog()
    missing = dict.fromkeys(p for p in (*deck.main, *deck.extra) if p not in definitions())
    return tuple(_card(cards[passcode]) for passcode in missing)


def _card(known: Facts) -> Card:
    """A card for the engine from its facts alone: a Normal Monster is complete, others inert."""
    return Card(
        known.id,
        known.name,
        known.kind,
        known.attribute,
        known.race,
        known.level,
        # "?" counts as 0.
        max(known.atk, 0),
        max(known.def_, 0),
        series=known.setcodes,
        markers=known.link_marker,
        scale=known.lscale,
        defined=facts.is_complete_without_effects(known),
    )


def _say_what_is_missing(deck: AnyDeck, called: str, out: Output, *, strict: bool) -> None:
    cards = of_deck(deck)
    missing = [card for card in cards if card.status is Status.MISSING]
    partly = sum(card.status is Status.PARTLY for card in cards)
    if missing and strict:
        names = "; ".join(card.name for card in missing)
        raise CommandError(ExitCode.UNDEFINED_CARDS, f"no definition for {names}")
    if missing:
        copies = sum(card.copies for card in missing)
        out.note(
            f"{len(missing)} of {len(cards)} different cards ({copies} copies) have no "
            "definition and do nothing" + ("" if out.verbose else "; -v names them")
        )
    for card in missing:
        out.detail(f"no definition: {card.copies} {card.name}")
    if partly:
        out.detail(
            f"{partly} cards are played only in part; see `{PROGRAM} cards coverage {called}`"
        )
