"""`endboard search` for Digimon decks: the first own turns of a hand, and their average worth."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cli.digimon_hand import parse_hand
from cli.open_deck import OpenDigimon
from cli.output import Output
from cli.tables import as_json as json_text
from cli.version import announce_slow_engine
from engine.digimon.goals import DEFAULT
from engine.digimon.slots import P_HAND, P_SECURITY, P_TRASH
from engine.digimon.solo import SoloGame
from engine.digimon.story import Turn, picture, story
from search.turns import Average, Played, Player, average


@dataclass(frozen=True)
class Solo:
    """What to play: own turns, memory after the opponent's turns, attacks, sampled orders, seed."""

    turns: int
    memory: int | None
    attacks: bool
    orders: int
    first: bool
    seed: int


@dataclass(frozen=True)
class HandResult:
    """One hand: the run over the first order in words, and the values over all orders."""

    hand: tuple[str, ...]
    turns: tuple[Turn, ...]
    picture: str
    left: str
    value: int
    worth: Average
    bricks: int
    runs: int


def search_turns(
    opened: OpenDigimon, hands: Sequence[str], solo: Solo, out: Output, *, as_json: bool
) -> None:
    """Play the own turns of each hand over sampled orders and print them."""
    deck = opened.deck
    given = [parse_hand(text, deck) for text in hands] or [()]
    announce_slow_engine(out)
    game = SoloGame(
        deck.main, deck.eggs, turns=solo.turns, memory=solo.memory, attacks=solo.attacks,
        facts=opened.facts,
    )  # fmt: skip
    for card, text in game.missing:
        if card.defined:
            out.note(f"{card.name} {card.number}: not played: {text}")
    results = [_solve(game, hand, solo) for hand in given]
    if as_json:
        data = [_as_data(result, solo) for result in results]
        out.payload(json_text(data[0] if len(data) == 1 else data))
        return
    out.payload("\n".join(_as_text(deck.name, result, solo) for result in results))


def _solve(game: SoloGame, hand: tuple[str, ...], solo: Solo) -> HandResult:
    """The worth of a hand over sampled orders, with the run over the first one."""
    if not hand:
        game.start((), solo.seed, solo.first)
        hand = tuple(sorted(game.number_of(card) for card in game.pile(0, P_HAND)))
    first: Played | None = None
    player = Player(game)
    values = []
    bricks = 0
    for number in range(solo.orders):
        game.start(hand, solo.seed + number, solo.first)
        run = player.play()
        first = first or run
        values.append(run.value)
        bricks += run.brick
    assert first is not None
    game.start(hand, solo.seed, solo.first)
    names = tuple(sorted(game.name_of(card) for card in game.pile(0, P_HAND)))
    turns = tuple(story(game, first.options))
    left = (
        f"Hand ({len(game.pile(0, P_HAND))}): {_names(game, P_HAND)}\n"
        f"Trash ({len(game.pile(0, P_TRASH))}): {_names(game, P_TRASH)}\n"
        f"Security {len(game.pile(0, P_SECURITY))}"
    )
    return HandResult(
        names, turns, picture(game), left, first.value, average(values), bricks, len(values)
    )


def _names(game: SoloGame, pile: int) -> str:
    names = sorted(game.name_of(card) for card in game.pile(0, pile))
    counted = {name: names.count(name) for name in names}
    texts = [f"{count}x {name}" if count > 1 else name for name, count in counted.items()]
    return ", ".join(texts) or "none"


def _as_text(deck: str, result: HandResult, solo: Solo) -> str:
    going = "first" if solo.first else "second"
    lines = [
        f"{deck}, going {going}, {solo.turns} own turns, the opponent passes in between",
        f"Hand: {', '.join(result.hand)}",
        "",
        f"One order of the deck (seed {solo.seed}): value {result.value}",
    ]
    number = 0
    for turn in result.turns:
        lines += ["", f"Turn {turn.number} (memory {turn.memory})"]
        for action in turn.actions:
            number += 1
            text = f"{number:>4}. {action.text}"
            text += f" [{'; '.join(action.choices)}]" if action.choices else ""
            after = str(action.memory) if action.memory >= 0 else f"{-action.memory} theirs"
            lines.append(f"{text}  (memory {after})")
    worth = result.worth
    lines += [
        "",
        result.picture,
        result.left,
        "",
        f"Over {result.runs} orders: value {worth.mean:,.0f} on average "
        f"(95% interval {worth.low:,.0f} to {worth.high:,.0f})",
        f"Bricks: {result.bricks} of {result.runs} orders ({DEFAULT.brick.words()})",
    ]
    return "\n".join(lines) + "\n"


def _as_data(result: HandResult, solo: Solo) -> dict[str, Any]:
    return {
        "game": "digimon",
        "hand": list(result.hand),
        "going": "first" if solo.first else "second",
        "own_turns": solo.turns,
        "seed": solo.seed,
        "orders": result.runs,
        "value": {
            "mean": round(result.worth.mean, 3),
            "low": round(result.worth.low, 3),
            "high": round(result.worth.high, 3),
        },
        "bricks": result.bricks,
        "example": {
            "value": result.value,
            "turns": [
                {
                    "turn": turn.number,
                    "memory": turn.memory,
                    "actions": [
                        {
                            "text": action.text,
                            "choices": list(action.choices),
                            "memory": action.memory,
                        }
                        for action in turn.actions
                    ],
                }
                for turn in result.turns
            ],
            "picture": result.picture.splitlines(),
        },
    }
