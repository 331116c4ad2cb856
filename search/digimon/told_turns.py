"""One run of own turns in words: what a hand made of one order of the deck, and how."""

from dataclasses import dataclass

from engine.digimon.position.slots import P_HAND, P_SECURITY, P_TRASH
from engine.digimon.telling.story import Turn, board_words, in_play, picture, story
from search.digimon.turns import Played, SoloSpec


@dataclass(frozen=True)
class ToldTurns:
    """A run: its numbers, its turns in words, and what is left at its end.

    `dealt` is the opening hand, filled up by chance; `in_play` the field in one line, `picture` as
    a drawing with the digivolution cards of each stack. `hand` and `trash` are names of cards,
    `security` is how many.
    """

    dealt: tuple[str, ...]
    played: Played
    turns: tuple[Turn, ...]
    in_play: str
    picture: str
    hand: tuple[str, ...]
    trash: tuple[str, ...]
    security: int


def tell_turns(spec: SoloSpec, hand: tuple[str, ...], seed: int) -> ToldTurns:
    """Play the own turns of a hand over the order of this seed, and tell them."""
    player = spec.player()
    game = player.game
    game.start(hand, seed, spec.first)
    played = player.play()
    game.start(hand, seed, spec.first)

    def names(pile: int) -> tuple[str, ...]:
        return tuple(sorted(game.name_of(card) for card in game.pile(0, pile)))

    opening = names(P_HAND)
    turns = tuple(story(game, played.options))
    return ToldTurns(
        opening, played, turns, board_words(in_play(game), game.names), picture(game),
        names(P_HAND), names(P_TRASH), len(game.pile(0, P_SECURITY)),
    )  # fmt: skip
