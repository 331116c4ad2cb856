"""Digimon as a PettingZoo environment: the field's own tests, what is hidden, results.

Needs the extra `agents`.
"""

import random
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

from decklists import DigimonDeck, load
from engine.agents import ACTIONS, DigimonTable, GameEnv, digimon_env


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


def test_what_is_hidden_does_not_show() -> None:
    """Another order of what a player cannot see gives the same observation."""
    env = _env()
    env.reset(seed=3)
    table: Any = env.table
    assert isinstance(table, DigimonTable)
    state = table.game.state
    from engine.digimon import slots as sl

    before = table.see(0)
    mark = state.mark()
    for player, pile in ((0, sl.P_DECK), (1, sl.P_DECK), (1, sl.P_HAND)):
        last = len(table.game.pile(player, pile)) - 1
        state.exchange(player, pile, 0, last)
    theirs = table.game.pile(1, sl.P_HAND)[0]
    deck = table.game.pile(1, sl.P_DECK)[0]
    state.swap_cards(theirs, deck)
    assert table.see(0) == before
    state.undo_to(mark)


def test_only_the_player_who_decides_has_choices() -> None:
    env = _env()
    env.reset(seed=1)
    other = next(agent for agent in env.possible_agents if agent != env.agent_selection)
    assert env.observe(env.agent_selection)["action_mask"].sum() == 2  # keep or redraw
    assert env.observe(other)["action_mask"].sum() == 0
    with pytest.raises(ValueError, match="2 is no choice: there are 2"):
        env.step(2)
