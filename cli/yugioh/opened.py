"""A Yu-Gi-Oh deck that can be played: duels with it, under the conventions of the search."""

from dataclasses import dataclass
from typing import Any

from cli.asked import Start
from cli.options import SIZES, Going
from cli.yugioh import cards as facts
from cli.yugioh.hand import draw_hand, parse_hand
from decklists import Deck, catalog
from engine.effects import walk
from engine.yugioh.cards import definitions
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import Card, CreateToken, SummonAsMonster
from engine.yugioh.telling.board import pile
from engine.yugioh.vocabulary import HAND

# Positions of a search for a hint: no wait even where the engine is not compiled.
_HINT_NODES = 2_000


@dataclass(frozen=True)
class OpenDeck:
    """A deck with alternate artworks replaced, and facts for the engine.

    `facts` are the cards that are not defined by hand: compiled from their text, or bodies.
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

    def begin(self, start: Start) -> YugiohGame:
        """A duel at its first open state. Raises CommandError for a hand that does not fit."""
        size = SIZES[Going.FIRST if start.first else Going.SECOND]
        if start.hand is None:
            dealt = draw_hand(self.deck, start.seed, size)
        else:
            dealt = parse_hand(start.hand, self.deck, catalog(), size)
        game = self.game(
            every_zone=start.every_zone, every_position=start.every_position,
            own_negations=start.own_negations,
        )  # fmt: skip
        game.start(dealt.cards)
        return game

    def hand(self, game: YugiohGame) -> list[dict[str, Any]]:
        """The cards in hand, by passcode; 0 is a blank."""
        cards = pile(game, 0, HAND)
        return [{"passcode": game.passcode(card), "name": game.name_of(card)} for card in cards]

    def hint(self, game: YugiohGame) -> int | None:
        """The next option on the best line of a search for the deck's goals, or by default."""
        from cli.yugioh.goals import goal_for
        from engine.yugioh.worth.goals import value_of
        from engine.yugioh.worth.searched import YugiohPlay
        from search.best_first import Search

        goal, _ = goal_for(None, self.deck, game)
        mark = game.mark()
        search = Search(YugiohPlay(game.state, value_of(game, goal)), _HINT_NODES, 1)
        while search.run(_HINT_NODES):
            pass
        search.home()
        game.undo_to(mark)
        game.advance()
        if not search.boards:
            return None
        _, _, _, node, end = search.boards[0]
        return next(option for command in (*search.line(node), *end) for option in command)

    def worth(self, game: YugiohGame) -> list[str]:
        """What the end of the turn is worth for the deck's goals, or by default, in lines."""
        from cli.yugioh.goals import goal_for
        from cli.yugioh.search_text import interrupting
        from search.yugioh.solve import board_of

        goal, source = goal_for(None, self.deck, game)
        board = board_of(game, goal)
        default = f" (default value {board.points})" if source else ""
        lines = [f"Score {board.score}{default}", *interrupting(board)]
        if goal.goals:
            lines.append(f"Goals reached: {'; '.join(board.goals) or 'none'}")
        return lines


def facts_of(deck: Deck) -> tuple[Card, ...]:
    """The cards of this deck that are not defined by hand, and the Tokens that they make."""
    by_hand = definitions()
    found = {
        passcode: facts.played(passcode)
        for passcode in (*deck.main, *deck.extra)
        if passcode not in by_hand
    }
    for part in walk(tuple(found.values())):
        if isinstance(part, CreateToken | SummonAsMonster) and part.passcode not in by_hand:
            found[part.passcode] = facts.played(part.passcode)
    return tuple(found.values())
