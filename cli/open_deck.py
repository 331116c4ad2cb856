"""From what the user called a deck to one that can be played: load, check, say what is missing.

Every command that plays opens its deck here, so that each refuses the same decks and says the
same about cards without a definition.
"""

import typer

from cli.asked import Opened
from cli.coverage import Status
from cli.exit_codes import CommandError, ExitCode
from cli.games import KINDS, deck_coverage, refuse_strangers, the_opponent
from cli.limits import the_list
from cli.output import PROGRAM, Output, say
from decklists import AnyDeck, check, load, normalise, over
from decklists.deck import place
from decklists.detect import STDIN


def open_for(
    context: typer.Context,
    deck: str,
    out: Output,
    *,
    strict: bool = False,
    limits: str | None = None,
) -> Opened:
    """The deck that the user means, for the command of this context.

    Warnings and what is not played go to standard error. Raises DeckError where there is no deck
    and CommandError where it breaks the rules, or the forbidden and limited list that `--list`
    names, where the command or an option is for another game, or where it has cards without a
    definition if `strict`.
    """
    opened = open_any(deck, out, strict=strict, limits=limits)
    refuse_strangers(context, opened)
    return opened


def open_opponent(
    context: typer.Context, deck: str, opponent: list[str] | None, out: Output
) -> Opened | None:
    """The deck of `--opponent` beside DECK, None if it was not given. Raises as `open_for`."""
    other = the_opponent(context, opponent)
    if other is None:
        return None
    if other == deck == STDIN:
        raise CommandError(ExitCode.USAGE, "standard input has one deck; give the other as a file")
    return open_any(other, out)


def open_any(deck: str, out: Output, *, strict: bool = False, limits: str | None = None) -> Opened:
    """The deck that the user means, of any game. Raises as `open_for`."""
    list_ = load(deck)
    problems = check(list_)
    if limits is not None and (asked := the_list(limits, list_.game)) is not None:
        problems += [found.problem(list_, asked) for found in over(list_, asked)]
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
    return KINDS[list_.game].open(list_)


def _say_what_is_missing(deck: AnyDeck, called: str, out: Output, *, strict: bool) -> None:
    cards = deck_coverage(deck)
    missing = [card for card in cards if card.status is Status.MISSING]
    partly = sum(card.status is Status.PARTLY for card in cards)
    if missing and strict:
        names = "; ".join(card.name for card in missing)
        raise CommandError(ExitCode.UNDEFINED_CARDS, f"no definition for {names}")
    if missing:
        copies = sum(card.copies for card in missing)
        out.note(
            f"{len(missing)} of {len(cards)} different cards ({copies} copies) have no "
            "definition: their effects are not played" + ("" if out.verbose else "; -v names them")
        )
    for card in missing:
        out.detail(f"no definition: {card.copies} {card.name}")
    if partly:
        out.detail(
            f"{partly} cards are played only in part; see `{PROGRAM} cards coverage {called}`"
        )
