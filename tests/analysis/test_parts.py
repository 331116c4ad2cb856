"""What workers are given of a run, and what is kept of what they did."""

import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import analysis.digimon.batch
import analysis.digimon.summary
import analysis.yugioh.batch
import analysis.yugioh.summary
from analysis import Run, open_run
from analysis.batch import Workers
from analysis.yugioh.schemas import PART
from search.digimon import PlayedPart
from search.yugioh import Lead, LineState, Surveyed
from tests.analysis.decks import DOUBLE_SUMMON, WARWOLF, batch
from tests.analysis.duels import DECK, GOAL, made_up_run


def test_boards_are_kept_in_any_language(duels: Run) -> None:
    assert "Zo\u00eb" in duels.done("hands", PART)["in_play"][0]


def test_what_a_part_took_is_kept_to_a_tenth_of_a_millisecond() -> None:
    took = {"stage": "hands", "hands": 0, "nodes": 0, "cpu_seconds": 0.1235, "peak_memory": 5}
    surveyed = Surveyed("x", (), {}, 0.123456, 5)
    assert analysis.yugioh.batch._health("hands", surveyed) == took
    played = PlayedPart("x", (), 0.123456, 5)
    assert analysis.digimon.batch._health("hands", played) == {**took, "orders": 0, "plans": 0}


def test_without_what_parts_took_nothing_is_said_of_it(
    duels: Run, formula: Run, tmp_path: Path
) -> None:
    for run in (duels, formula):
        path = tmp_path / run.manifest.game
        shutil.copytree(run.path, path)
        for file in (path / "health").iterdir():
            file.unlink()
    health = analysis.yugioh.summary.summary(open_run(tmp_path / "yugioh")).health
    assert (health.nodes, health.cpu_seconds) == (0, 0)
    assert (health.hands_per_second, health.peak_memory) == (0, 0)
    other = analysis.digimon.summary.summary(open_run(tmp_path / "digimon")).health
    assert (other.orders, other.plans, other.nodes, other.cpu_seconds) == (0, 0, 0, 0)
    assert (other.hands_per_second, other.peak_memory) == (0, 0)


def test_hands_are_led_by_the_openers_of_the_stages_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = made_up_run(tmp_path / "run", max_nodes=700, opener_nodes=403)
    lead = Lead((WARWOLF,), 2, 30, 1, 0, (LineState(7, 1, (0, 2)),))
    asked: list[Any] = []

    def leads(plan: Any, run: Run, stage: str) -> Iterator[list[Lead]]:
        yield [lead] if stage == "one-card" else []

    def survey(deck: Any, goal: Any, parts: Iterable[Any], **_: Any) -> Iterator[Surveyed]:
        asked.extend(parts)
        return iter(())

    monkeypatch.setattr(analysis.yugioh.batch, "_leads", leads)
    monkeypatch.setattr(analysis.yugioh.batch, "survey_parts", survey)
    budget = {"one-card": 403, "two-cards": 100, "one-card-led": 403, "hands": 700}
    for led in (True, False):
        made = batch(
            DECK, GOAL, size=3, brick=3, max_nodes=700, opener_nodes=403, leads=led
        )  # fmt: skip
        for stage, nodes in budget.items():
            asked.clear()
            assert not list(made.play(run, stage, made.parts(stage), Workers()))
            hands = [hand for part in asked for hand in part.hands]
            assert [hand.cards[0] for hand in hands] == [one[0] for one in made.stage(stage)]
            opener = stage != "hands"
            brick = None if opener else 3  # below it a hand is searched again
            assert {(part.max_nodes, part.keep, part.brick) for part in asked} == {
                (nodes, opener, brick)
            }
            for hand in hands:
                known = led and stage != "one-card" and WARWOLF in hand.cards
                assert list(hand.leads) == [lead] * known
                # What starts nothing is given up first.
                if known and DOUBLE_SUMMON in hand.cards:
                    spare = hand.spare
                    assert spare.index(DOUBLE_SUMMON) < spare.index(WARWOLF)
