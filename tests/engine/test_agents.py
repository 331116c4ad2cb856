"""Digimon as a PettingZoo environment: the field's own tests, what is hidden, results.

Needs the extra `agents`.
"""

import random
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

from decklists import DigimonDeck, load
from engine.agents import ACTIONS, DigimonTable, GameEnv, digimon_env
from engine.digimon.game import DigimonGame
from engine.digimon.position import slots as sl
from engine.digimon.turn.attack import BLOCK
from tests.engine.digimon.cards import by_number

ATTACK = slice(-6, -3)  # of an observation: the attack that goes on


def _env(name: str = "st1") -> GameEnv:
    deck = load(name)
    assert isinstance(deck, DigimonDeck)
    return digimon_env(deck.main, deck.eggs, deck.main, deck.eggs)


def test_the_api_is_that_of_the_field() -> None:
    from pettingzoo.test import api_test

    api_test(_env(), num_cycles=300, verbose_progress=False)


def test_seeds_decide_the_game() -> None:
    from pettingzoo.test import seed_test

    seed_test(_env, num_cycles=60)


def test_random_agents_finish_their_games() -> None:
    env = _env("st2")
    chance = random.Random(1)
    results = []
    for seed in range(5):
        env.reset(seed=seed)
        total = dict.fromkeys(env.possible_agents, 0)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, _ = env.last()
            total[agent] += reward
            if termination or truncation:
                env.step(None)
            else:
                env.step(
                    chance.choice([i for i in range(ACTIONS) if observation["action_mask"][i]])
                )
        results.append(sorted(total.values()))
    assert results == [[-1, 1]] * 5


def _confuse(game: DigimonGame, player: int, fate: random.Random) -> None:
    """Exchange cards of which this player cannot know which they are."""
    state = game.state
    for owner in (0, 1):
        piles = [sl.P_DECK, sl.P_SECURITY] + ([sl.P_HAND] if owner != player else [])
        hidden = [
            card
            for pile in piles
            for card in game.pile(owner, pile)
            if not int(state.data[sl.FLAGS + card]) & (sl.FACE_UP | sl.KNOWN)
        ]
        for _ in range(20 if len(hidden) > 1 else 0):
            state.swap_cards(*fate.sample(hidden, 2))


@pytest.mark.parametrize("name", ["st1", "st2", "st3", "wargreymon"])
def test_what_is_hidden_does_not_show(name: str) -> None:
    """Other cards where a player cannot look: the same observation, options and words."""
    # Comprehensive rules, 3-2-2, 3-5-3, 3-7-2: deck, hand and security stack are private areas.
    env = _env(name)
    table: Any = env.table
    assert isinstance(table, DigimonTable)
    fate = random.Random(name)
    asked = {0: 0, 1: 0}

    def shown(player: int) -> list[object]:
        options = table.advance()
        words = [table.words(option) for option in options]
        rows = [tuple(table.meaning(option)) for option in options]
        assert len(set(zip(rows, words, strict=True))) == len(set(rows)), "a row with two meanings"
        return [table.see(player), rows, words]

    for seed in range(5):
        env.reset(seed=seed)
        while not all(env.terminations.values()):
            player = table.actor()
            asked[player] += 1
            before = shown(player)
            mark = table.game.mark()
            _confuse(table.game, player, fate)
            assert shown(player) == before
            table.game.undo_to(mark)
            env.step(fate.randrange(len(table.advance())))
    assert min(asked.values()) > 50


@pytest.mark.parametrize(("target", "place"), [("the player", 33), ("Gabumon", 2)])
def test_the_blocker_sees_who_attacks_whom(target: str, place: int) -> None:
    # Comprehensive rules 11-2-2, 12-1: attacker and target are public when it is asked to block.
    game = by_number.Table(mine=["ST1-07"], theirs=["ST1-06", by_number.suspended("ST2-03")]).game
    table = DigimonTable(game)
    assert table.see(0)[ATTACK] == table.see(1)[ATTACK] == [0, 0, 0]
    texts = [table.words(option) for option in game.options()]
    table.take(game.options()[texts.index(f"Attack {target} with Greymon")])
    options = table.advance()
    assert [table.words(option) for option in options] == ["Block with Coredramon", "Do not block"]
    assert table.actor() == 1
    assert table.see(1)[ATTACK] == [BLOCK, 17, place]
    assert table.see(0)[ATTACK] == [BLOCK, 1, place + 16 if place < 33 else place]


def test_only_the_player_who_decides_has_choices() -> None:
    env = _env()
    env.reset(seed=1)
    other = next(agent for agent in env.possible_agents if agent != env.agent_selection)
    assert env.observe(env.agent_selection)["action_mask"].sum() == 2  # keep or redraw
    assert env.observe(other)["action_mask"].sum() == 0
    with pytest.raises(ValueError, match="2 is no choice: there are 2"):
        env.step(2)
