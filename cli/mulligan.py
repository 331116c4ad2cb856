"""`endboard mulligan`: which opening hands of a Digimon deck to keep, and a redraw's worth."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from cli.exit_codes import CommandError, ExitCode
from cli.options import (
    DeckArgument,
    Format,
    FormatOption,
    OutputOption,
    QuietOption,
    VerboseOption,
)
from cli.output import Output
from cli.progress import bar as bar_
from cli.search import Going

if TYPE_CHECKING:
    from analysis.mulligan import Feature, Mulligan, Thumb
    from decklists import DigimonDeck


def mulligan(
    deck: DeckArgument,
    hands: Annotated[
        int, typer.Option("--hands", metavar="N", min=10, help="Opening hands sampled.")
    ] = 1000,
    orders: Annotated[
        int, typer.Option("--orders", metavar="N", min=2, help="Orders of the deck for each hand.")
    ] = 8,
    going: Annotated[
        Going, typer.Option("--going", metavar="first|second", help="Who begins.")
    ] = Going.FIRST,
    turns: Annotated[
        int, typer.Option("--turns", metavar="N", min=1, max=10, help="How many own turns.")
    ] = 3,
    memory: Annotated[
        int | None,
        typer.Option(
            "--memory",
            metavar="N",
            min=1,
            max=10,
            help="Memory after each turn of the opponent; 3, their pass, if left out.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, help="Which hands and orders are drawn.")
    ] = 1,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", metavar="N", min=1, help="Processes at the same time.")
    ] = 1,
    format: FormatOption = Format.TEXT,
    output: OutputOption = None,
    progress: Annotated[
        bool, typer.Option("--progress/--no-progress", help="A progress bar, in a terminal.")
    ] = True,
    quiet: QuietOption = False,
    verbose: VerboseOption = False,
) -> None:
    """Which opening hands of a Digimon deck to keep, and what the redraw is worth."""
    from analysis.mulligan import Valued, evaluate, sample_hands
    from cli.open_deck import OpenDigimon, open_any
    from cli.version import announce_slow_engine
    from search.parallel import value_hands
    from search.turns import SoloSpec

    out = Output(output, quiet=quiet, verbose=verbose)
    opened = open_any(deck, out)
    if not isinstance(opened, OpenDigimon):
        raise CommandError(
            ExitCode.BAD_INPUT,
            f"{opened.deck.source}: a Yu-Gi-Oh deck; only Digimon has a mulligan",
        )
    announce_slow_engine(out)
    list_ = opened.deck
    spec = SoloSpec(
        list_.main, list_.eggs, tuple(opened.facts.values()), turns, memory, False,
        going is Going.FIRST,
    )  # fmt: skip
    drawn = sample_hands(list_.main, hands, seed)
    seeds = [seed + number for number in range(orders)]
    valued = []
    with bar_(hands, "hands", shown=progress and not quiet) as show:
        values = value_hands(spec, drawn, seeds, jobs=jobs)
        for cards, found in zip(drawn, values, strict=True):
            valued.append(Valued(cards, 1.0, tuple(found)))
            show(len(valued), "")
    features, thumbs = _features(list_)
    result = evaluate(valued, features, thumbs)
    if format is Format.JSON:
        from cli.tables import as_json

        out.payload(as_json(_as_data(list_, result, seed, orders)))
    else:
        title = f"{list_.name}, going {going}, {turns} own turns, seed {seed}"
        out.payload(_as_text(list_, result, title, orders))


def _features(deck: "DigimonDeck") -> "tuple[list[Feature], list[Thumb]]":
    """What is counted in a hand, and the simple rules it is compared with."""
    from analysis.mulligan import Feature
    from decklists import digimon_catalog
    from engine.digimon.cards import definitions
    from engine.digimon.operations import RevealTop
    from engine.effects import Node

    known = digimon_catalog()

    def is_level(level: int) -> "Any":
        return lambda number: known[number].level == level

    def searches(number: str) -> bool:
        card = definitions().get(number)
        return card is not None and mentions(card.effects)

    def mentions(item: object) -> bool:
        if isinstance(item, RevealTop):
            return True
        if isinstance(item, Node):
            return any(mentions(value) for value in vars(item).values())
        return isinstance(item, tuple) and any(mentions(value) for value in item)

    three, four = is_level(3), is_level(4)
    features = [
        Feature("Level 3", three, 3), Feature("Level 4", four, 2),
        Feature("Level 5 or higher", lambda number: known[number].level >= 5, 2),
        Feature("Tamers", lambda number: "Tamer" in known[number].kinds, 2),
    ]  # fmt: skip
    if any(map(searches, deck.main)):
        features.append(Feature("searchers", searches, 2))
    thumbs: list[Thumb] = [
        ("keep with a Level 3", lambda cards: any(map(three, cards))),
        (
            "keep with a Level 3 and a Level 4",
            lambda cards: any(map(three, cards)) and any(map(four, cards)),
        ),
    ]
    return features, thumbs


def _threes(deck: "DigimonDeck") -> int:
    from decklists import digimon_catalog

    known = digimon_catalog()
    return sum(known[number].level == 3 for number in deck.main)


def _as_text(deck: "DigimonDeck", result: "Mulligan", title: str, orders: int) -> str:
    from analysis.mulligan import none_in_hand

    mean = result.mean
    lines = [
        title,
        f"{mean.hands} opening hands, {orders} orders each: a hand is worth {mean.mean:,.0f} on "
        f"average (95% interval {mean.interval.low:,.0f} to {mean.interval.high:,.0f})",
        "That is what a redraw is worth: keep exactly the hands that are worth at least as much.",
        "",
        f"{'policy':<36}{'keeps':>8}{'worth':>9}{'gain':>8}",
    ]
    for policy in result.policies:
        gain = policy.worth - mean.mean
        lines.append(f"{policy.name:<36}{policy.keeps:>8.1%}{policy.worth:>9,.0f}{gain:>+8,.0f}")
    lines += [
        "",
        f"{'in hand':<22}{'hands':>8}{'keep':>8}{'redraw':>8}{'gain':>7}"
        f"{'interval':>18}{'sample':>8}",
    ]
    for row in result.rows:
        low, high = row.keep.interval
        between = f"{low:,.0f} to {high:,.0f}"
        lines.append(
            f"{row.count + ' ' + row.feature:<22}{row.share:>8.1%}{row.keep.mean:>8,.0f}"
            f"{mean.mean:>8,.0f}{row.gain:>+7,.0f}{between:>18}{row.keep.hands:>8}  {row.verdict}"
        )
    threes = _threes(deck)
    none = none_in_hand(threes, len(deck.main))
    lines += [
        "",
        f"Exact odds: with {threes} Level 3 cards in {len(deck.main)}, no Level 3 in five cards: "
        f"{none:.4f}; after redrawing every such hand: {none * none:.4f}",
    ]
    return "\n".join(lines) + "\n"


def _as_data(deck: "DigimonDeck", result: "Mulligan", seed: int, orders: int) -> dict[str, Any]:
    from analysis.mulligan import none_in_hand

    none = none_in_hand(_threes(deck), len(deck.main))
    mean = result.mean
    return {
        "game": "digimon",
        "deck": deck.name,
        "seed": seed,
        "hands": mean.hands,
        "orders": orders,
        "mean": {"mean": mean.mean, "low": mean.interval.low, "high": mean.interval.high},
        "policies": [
            {"name": policy.name, "keeps": policy.keeps, "worth": policy.worth}
            for policy in result.policies
        ],
        "rows": [
            {
                "feature": row.feature, "count": row.count, "share": row.share,
                "keep": row.keep.mean, "low": row.keep.interval.low,
                "high": row.keep.interval.high, "redraw": mean.mean, "gain": row.gain,
                "hands": row.keep.hands, "verdict": row.verdict,
            }
            for row in result.rows
        ],
        "no_level_3": {"first": none, "after_redraw": none * none},
    }  # fmt: skip
