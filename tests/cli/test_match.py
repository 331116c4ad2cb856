"""`endboard match`: games between two decks, as text and as tables."""

import json
from collections.abc import Callable
from pathlib import Path

import polars as pl
import pytest

from analysis.statistics import wilson
from engine.agenda import RuleError
from engine.digimon.game import DigimonGame
from search.digimon.matches import MatchSpec
from search.digimon.policy import Result

Endboard = Callable[..., tuple[int, str, str]]
GAMES = ("--games", "6", "--quiet")


def test_wins_length_and_memory_are_told(endboard: Endboard) -> None:
    code, out, err = endboard("match", "st1", "st2", *GAMES)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[:2] == ["Deck 1: st1", "Deck 2: st2"]
    assert [line.split("  ")[0] for line in lines[4:]] == [
        "all games", "deck 1 goes first", "deck 2 goes first",
    ]  # fmt: skip


def test_the_tables_say_the_same_with_any_number_of_processes(
    endboard: Endboard, tmp_path: Path
) -> None:
    _, out, _ = endboard("match", "st1", "st2", *GAMES, "--format", "json")
    data = json.loads(out)
    games, (every, *_) = data["games"], data["summary"]
    assert [game["first"] for game in games] == [1, 2, 1, 2, 1, 2]
    won = sum(game["winner"] == 1 for game in games)
    assert (every["games"], every["won"], every["share"]) == (6, won, won / 6)
    assert (every["share_low"], every["share_high"]) == pytest.approx(wilson(won / 6, 6))
    turns = sum(game["turns_1"] for game in games)
    assert every["given_1"] == pytest.approx(sum(game["given_1"] for game in games) / turns)
    file = tmp_path / "games.parquet"
    endboard("match", "st1", "st2", *GAMES, "--format", "parquet", "-o", str(file), "-j", "2")
    assert pl.read_parquet(file).to_dicts() == games
    assert pl.read_parquet_metadata(file)["endboard.table"] == "match"
    _, csv, _ = endboard("match", "st1", "st2", *GAMES, "--format", "csv")
    assert len(csv.splitlines()) == 7


def test_another_seed_plays_other_games(endboard: Endboard) -> None:
    found = {endboard("match", "st1", "st1", *GAMES, "--format", "csv", *seed)[1]
             for seed in ((), ("--seed", "2"))}  # fmt: skip
    assert len(found) == 2


def test_only_digimon_decks_play_matches(endboard: Endboard) -> None:
    code, _, err = endboard("match", "st1", "fiendsmith")
    assert code == 3
    assert "a Yu-Gi-Oh deck, and games of two players are played with Digimon decks only" in err


def test_a_game_beyond_what_is_played_ends_the_series(
    endboard: Endboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = MatchSpec.play

    def up_to_three(spec: MatchSpec, game: DigimonGame, number: int) -> Result:
        if number == 3:
            raise RuleError("more than 24 cards on one field")
        return play(spec, game, number)

    monkeypatch.setattr(MatchSpec, "play", up_to_three)
    code, out, err = endboard("match", "st1", "st2", "--games", "6", "--format", "json")
    assert code == 0
    assert len(json.loads(out)["games"]) == 3
    assert (
        "game 4 cannot be played: more than 24 cards on one field; "
        "the figures are of the 3 before it" in err
    )
