"""A Digimon deck that can be played: alone, or against another one."""

from dataclasses import dataclass
from typing import Any

from cli.asked import Start
from cli.digimon import cards as digimon_facts
from cli.digimon.hand import parse_hand
from cli.exit_codes import CommandError, ExitCode
from decklists import DigimonDeck, digimon_catalog
from engine.digimon.cards import definitions
from engine.digimon.game import DigimonGame
from engine.digimon.language.card import Card
from engine.digimon.position.slots import P_HAND
from engine.digimon.solo.game import SoloGame
from engine.digimon.worth.weights import weights_of
from search.digimon.matches import Side
from search.digimon.policy import Policy


@dataclass(frozen=True)
class OpenDigimon:
    """A deck with parallel arts replaced, and its cards that have no definition."""

    deck: DigimonDeck
    facts: dict[str, Card]

    def begin(self, start: Start) -> DigimonGame:
        """The own turns with a hand, or a game against another deck from its mulligans on.

        Raises CommandError for a hand or an opponent that does not fit.
        """
        deck, other = self.deck, start.opponent
        if other is None:
            hand = () if start.hand is None else parse_hand(start.hand, deck)
            solo = SoloGame(
                deck.main, deck.eggs, turns=start.turns, memory=start.memory,
                attacks=start.attacks, facts=self.facts,
            )  # fmt: skip
            solo.start(hand, start.seed, start.first)
            return solo
        if not isinstance(other, OpenDigimon):
            raise CommandError(
                ExitCode.BAD_INPUT,
                f"--opponent {other.deck.source}: expected a Digimon deck, as {deck.source} is one",
            )
        game = DigimonGame(
            deck.main, deck.eggs, other.deck.main, other.deck.eggs,
            facts={**other.facts, **self.facts},
        )  # fmt: skip
        game.start(start.seed, 0 if start.first else 1)
        return game

    def side(self) -> Side:
        """This deck as one side of a game of two players."""
        return Side(self.deck.main, self.deck.eggs, tuple(self.facts.values()))

    def hand(self, game: DigimonGame) -> list[dict[str, Any]]:
        """The cards in hand, by card number and in its order."""
        cards = [(game.number_of(card), game.name_of(card)) for card in game.pile(0, P_HAND)]
        return [{"number": number, "name": name} for number, name in sorted(cards)]

    def bot(self, game: DigimonGame, seed: int) -> Policy:
        """Who plays the other side: see `search/digimon/policy.py`."""
        return Policy(game, 1, weights_of("both"), seed)

    def hint(self, game: DigimonGame) -> int | None:
        """The next option of a plan of this turn, which looks at no hidden card; alone only."""
        from cli.digimon.goals import goal_for
        from search.digimon.turns import Player

        if not isinstance(game, SoloGame):
            return None
        goal, _ = goal_for(None, self.deck, game)
        plan, _ = Player(game, goal).plan()
        return plan[0]

    def worth(self, game: DigimonGame) -> list[str]:
        """What the end of the own turns alone is worth, in lines; of a game of two nothing."""
        from cli.digimon.goals import goal_for
        from engine.digimon.solo.goals import value_of
        from engine.digimon.solo.value import score

        if not isinstance(game, SoloGame):
            return []
        goal, _ = goal_for(None, self.deck, game)
        return [f"Worth {int(score(game.state, value_of(game, goal))):,}"]


def facts_of(deck: DigimonDeck) -> dict[str, Card]:
    """The cards of this deck that are not defined by hand: see `card_of`."""
    known = digimon_catalog()
    numbers = dict.fromkeys((*deck.main, *deck.eggs))
    return {
        number: digimon_facts.card_of(known[number])
        for number in numbers
        if number not in definitions()
    }
