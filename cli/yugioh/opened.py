"""A Yu-Gi-Oh deck that can be played: duels with it, under the conventions of the search."""

from dataclasses import dataclass
from typing import Any

from cli.asked import Start
from cli.options import SIZES, Going
from cli.yugioh import cards as facts
from cli.yugioh.hand import draw_hand, parse_hand
from decklists import Card as Facts
from decklists import Deck, catalog
from engine.yugioh.cards import definitions
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import Card
from engine.yugioh.library import procedures
from engine.yugioh.telling.board import pile
from engine.yugioh.vocabulary import HAND

# Positions of a search for a hint: no wait even where the engine is not compiled.
_HINT_NODES = 2_000


@dataclass(frozen=True)
class OpenDeck:
    """A deck with alternate artworks replaced, and facts for the engine.

    `facts` are cards without a definition: complete if they are Normal Monsters, else bodies.
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
        return next(option for command in (*search.line(node), end) for option in command)


def facts_of(deck: Deck) -> tuple[Card, ...]:
    """The cards of this deck without a definition, from the card table."""
    cards = catalog()
    missing = dict.fromkeys(p for p in (*deck.main, *deck.extra) if p not in definitions())
    return tuple(
        _card(cards[passcode])
        if passcode in cards
        else Card(passcode, facts.name(passcode), defined=False)
        for passcode in missing
    )


def _card(known: Facts) -> Card:
    """A card for the engine from its facts and, for the Extra Deck, its materials.

    Without an effect it is complete; others are bodies where nothing in their text binds them.
    """
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
        treated_as=0 if known.is_alternate_art else known.alias,
        defined=facts.is_complete_without_effects(known),
        procedures=(made := procedures(known.id)),
        body=known.plain and (bool(made) or not known.is_extra_deck),
    )
