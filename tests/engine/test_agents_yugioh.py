"""Yu-Gi-Oh! as a PettingZoo environment: who acts, what is hidden, results. Needs `agents`."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

from decklists import load_yugioh, sample_names
from engine.agents import AGENTS, GameEnv, YugiohTable, yugioh_env
from engine.agents.yugioh import PILES
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.cards.hand_traps import ASH_BLOSSOM
from engine.yugioh.language import MONSTER, Banish, Choose, Chosen, Damage, Destroy, trap
from engine.yugioh.position import slots as sl
from engine.yugioh.queries.knowledge import knows
from engine.yugioh.telling.decision import Decision
from engine.yugioh.worth.goals import value_of
from engine.yugioh.worth.value import value
from tests.engine.yugioh.table import Table, fiend, played, quick

DECKS = sample_names("yugioh")
ASH = ASH_BLOSSOM.passcode
EXODIA = (33396948, 7902349, 8124921, 44519536, 70903634)


def _env(name: str = "fiendsmith", other: str = "snake-eye") -> GameEnv:
    deck, against = load_yugioh(name), load_yugioh(other)
    return yugioh_env(deck.main, deck.extra, against.main, against.extra)


def _table(env: GameEnv) -> YugiohTable:
    assert isinstance(env.table, YugiohTable)
    return env.table


def _decisions(env: GameEnv, fate: random.Random) -> Iterator[list[int]]:
    """Play a game at random, ending the turn only where nothing else is left: each decision."""
    while not all(env.terminations.values()):
        env_options = _table(env).advance()
        yield env_options
        action = fate.randrange(len(env_options))
        if env.table.words(env_options[action]) == "End the turn":
            action = (action + 1) % len(env_options)
        env.step(action)


def test_the_api_is_that_of_the_field() -> None:
    from pettingzoo.test import api_test

    api_test(_env(), num_cycles=300, verbose_progress=False)


def test_seeds_decide_the_game() -> None:
    from pettingzoo.test import seed_test

    seed_test(_env, num_cycles=100)


@pytest.mark.parametrize("name", DECKS)
def test_random_agents_finish_their_games(name: str) -> None:
    env = _env(name, DECKS[DECKS.index(name) - 1])
    fate = random.Random(name)
    acted = dict.fromkeys(AGENTS, 0)
    for seed in range(150):
        env.reset(seed=seed)
        for _ in _decisions(env, fate):
            acted[env.agent_selection] += 1
        mine, theirs = (env.rewards[agent] for agent in AGENTS)
        assert -1 <= mine <= 1
        assert mine == -theirs
    assert all(acted.values())


@pytest.mark.parametrize("name", DECKS)
def test_every_zone_and_position_can_be_a_choice(name: str) -> None:
    deck = load_yugioh(name)
    env = yugioh_env(
        deck.main, deck.extra, deck.main, deck.extra, all_zones=True, all_positions=True
    )
    fate = random.Random(name)
    words = set()
    for seed in range(40):
        env.reset(seed=seed)
        for options in _decisions(env, fate):
            words |= {env.table.words(option) for option in options}
    assert "Monster Zone 5, Attack Position" in words or "Monster Zone 5" in words


def test_the_result_is_the_value_of_the_end_board() -> None:
    # docs/agents.md: (V - par) / (V + par)
    env = _env("ryzeal")
    table = _table(env)
    worth = value_of(table.game)
    fate = random.Random(4)
    results = set()
    for seed in range(20):
        env.reset(seed=seed)
        for _ in _decisions(env, fate):
            assert set(env.rewards.values()) == {0}
        points = int(value(table.game.state, worth))
        assert env.rewards["player_0"] == (points - 2000) / (points + 2000)
        results.add(env.rewards["player_0"])
    assert len(results) > 10
    assert min(results) < 0 < max(results)


def test_a_seat_says_whose_pile_a_card_is_in() -> None:
    # docs/agents.md: 2 is the GY, with 100 more for the opponent's side.
    card, other = fiend("Card"), fiend("Other")
    spell = played("Spell", Banish(Choose(MONSTER, v.GRAVE, whose=v.EITHER)))
    table = Table([spell], [card] * 5, grave=[card], opponent_grave=[other])
    table.activate(spell)
    agents = YugiohTable(table.game)
    numbers = [int(table.state.definition[table.number(one, v.GRAVE)]) + 1 for one in (card, other)]
    assert sorted(agents.meaning(option)[2:4] for option in agents.advance()) == sorted(
        [[numbers[0], 2], [numbers[1], 102]]
    )


def test_a_duel_won_is_worth_everything() -> None:
    # Yu-Gi-Oh field zones, Hand: the five parts of Exodia in one hand win the duel.
    env = yugioh_env(EXODIA, (), (ASH,) * 5)
    env.reset(seed=0)
    words = [env.table.words(option) for option in _table(env).advance()]
    env.step(words.index("End the turn"))
    assert env.rewards == {"player_0": 1, "player_1": -1}


def test_a_deck_has_an_opening_hand() -> None:
    with pytest.raises(ValueError, match="a deck of 4 cards; 5 are drawn"):
        yugioh_env(EXODIA, (), (ASH,) * 4)


def test_the_other_player_answers_from_the_hand() -> None:
    # Yu-Gi-Oh rules reference, chains: the opponent of whoever activated a link is asked first.
    deck = load_yugioh("fiendsmith")
    env = yugioh_env(deck.main, deck.extra, (ASH,) * 5)
    fate = random.Random(1)
    for seed in range(20):
        env.reset(seed=seed)
        for options in _decisions(env, fate):
            if env.agent_selection == "player_1":
                words = [env.table.words(option) for option in options]
                assert words[0] == "pass"
                assert words[1].startswith("chain the opponent's Ash Blossom")
                assert env.observe("player_0")["action_mask"].sum() == 0
                assert env.observe("player_1")["action_mask"].sum() == len(options)
                before = _table(env).game.state.data[sl.COUNT + 6]
                env.step(1)
                assert _table(env).game.state.data[sl.COUNT + 6] == before - 1
                return
    raise AssertionError("nobody was asked")


# -------------------------------------------------------- what is hidden


def _meant(table: YugiohTable, options: list[int]) -> set[int]:
    """Cards that something going on speaks of, and the piles that are looked through for it."""
    data = table.game.state.data
    cards = {int(data[sl.EVENT + at * 8 + sl.V_CARD]) for at in range(int(data[sl.EVENTS]))}
    cards |= {int(data[sl.TRIGGER + at * 6 + sl.T_CARD]) for at in range(int(data[sl.PENDING]))}
    for number in range(int(data[sl.CHAINED]) + 1):
        base = sl.CONTEXTS + number * sl.CONTEXT_SIZE
        cards.add(int(data[base + sl.C_CARD]))
        for register in range(sl.REGISTERS):
            at = int(table.game.state.register(number, register))
            cards |= {int(data[at + n]) & 0xFF for n in range(1, int(data[at]) + 1)}
    chosen = {card for option in options for card in table.decision.cards(option)}
    state = table.game.state
    piles = {(state.owner[card], data[sl.LOC + card]) for card in chosen}
    return cards | {
        card
        for card in range(int(state.cards))
        if data[sl.LOC + card] in PILES and (state.owner[card], data[sl.LOC + card]) in piles
    }


def _exchange(state: Any, a: int, b: int, at_top: bool) -> None:
    """Put each of two cards where the other is, with all that is noted of it."""
    spots = [[int(state.data[block * sl.CARDS + card]) for block in range(19)] for card in (a, b)]
    for card in (a, b):
        state.remove(card)
    for card, spot in ((b, spots[0]), (a, spots[1])):
        place = spot[sl.LOC // sl.CARDS]
        if place & v.FIELD_PLACES:
            state.set_down(card, place, *(spot[at // sl.CARDS] for at in (sl.CONTROL, sl.ZONE)),
                           spot[sl.POSITION // sl.CARDS])  # fmt: skip
        else:
            state.insert(card, place, int(at_top))
            state.put(sl.POSITION + card, spot[sl.POSITION // sl.CARDS])
        for block in (sl.STATUS, sl.HOW, sl.USED, sl.MOVES, sl.REASON):
            state.put(block + card, spot[block // sl.CARDS])


def _fits(table: YugiohTable, card: int, other: int) -> bool:
    """Whether one card could lie where another of the same player lies."""
    state = table.game.state
    kinds = [table.game.cards[int(state.definition[each])].type for each in (card, other)]
    extra = [bool(kind & v.EXTRA_DECK_TYPES) for kind in kinds]
    if state.owner[card] != state.owner[other] or extra[0] != extra[1]:
        return False
    on_field = state.data[sl.LOC + other] & v.FIELD_PLACES
    return not on_field or not (kinds[0] ^ kinds[1]) & (v.MONSTER | v.FIELD)


def _confuse(table: YugiohTable, player: int, kept: set[int], fate: random.Random) -> int:
    """Exchange cards of which this player cannot know which they are; how many times."""
    state = table.game.state
    hidden = [
        card
        for card in range(int(state.cards))
        if state.data[sl.LOC + card]
        and not knows(state, player, card)
        and card not in kept
        and not state.data[sl.KNOWN + int(state.owner[card])]
        and not state.data[sl.OVERLAYS + card]
    ]
    exchanged = 0
    for _ in range(40):
        a, b = fate.sample(hidden, 2)
        if _fits(table, a, b) and _fits(table, b, a):
            _exchange(state, a, b, fate.random() < 0.5)
            exchanged += 1
    return exchanged


@pytest.mark.parametrize("name", DECKS)
def test_what_is_hidden_does_not_show(name: str) -> None:
    """Other cards where a player cannot look: the same observation, options and words."""
    # Yu-Gi-Oh field zones, Hand, Deck Zone, Extra Deck Zone, Face-down banished
    env = _env(name, "snake-eye" if name != "snake-eye" else "fiendsmith")
    table = _table(env)
    fate = random.Random(name)
    asked = {0: 0, 1: 0}
    exchanged = 0

    def shown(player: int, options: list[int]) -> list[object]:
        meanings = [table.meaning(option) for option in options]
        return [table.see(player), meanings, [table.words(option) for option in options]]

    for seed in range(12):
        env.reset(seed=seed)
        for options in _decisions(env, fate):
            player = table.actor()
            asked[player] += 1
            before = shown(player, options)
            unasked = table.see(1 - player)
            kept = _meant(table, options)
            for viewer in (player, 1 - player):
                mark = table.game.mark()
                exchanged += _confuse(table, viewer, kept, fate)
                if viewer == player:
                    assert shown(player, table.advance()) == before
                else:
                    assert table.see(viewer) == unasked
                table.game.undo_to(mark)
            table.advance()
    assert all(asked.values())
    assert exchanged > 100


def test_the_words_do_not_name_a_face_down_card() -> None:
    # Yu-Gi-Oh solo rules, 2: what is Set is hidden
    burn = played("Burn", Damage(1))
    pop = quick(Destroy(Chosen()), target=(Choose(ANY, v.SZONE, whose=v.OPPONENT),), where=v.HAND)
    trick, treat = trap(3, "Trick"), trap(4, "Treat")
    for sets in ([trick, treat], [treat, trick], [trick, trick]):
        table = Table([burn], sets=sets, opponent_hand=[fiend("Popper", pop)], opponent_acts=True)
        table.activate(burn)
        (chained, _) = table.decision().options
        table.game.take(chained.take)
        table.game.advance()
        words = [Decision(table.game, masked=True).text(one) for one in table.game.options()]
        assert words == [
            "target a face-down card (Spell & Trap Zone 1)",
            "target a face-down card (Spell & Trap Zone 2)",
            "target Burn (Spell & Trap Zone 3)",
        ]
