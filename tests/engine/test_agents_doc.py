"""The examples of `docs/agents.md` do what the page says. Needs the extra `agents`."""

import re
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo")

PAGE = Path(__file__).parents[2] / "docs" / "agents.md"
EXAMPLES = re.findall(
    r"```python\n(.*?)```\n\n```text\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL
)


def test_both_games_have_an_example() -> None:
    assert [name for code, _ in EXAMPLES for name in re.findall(r"import (\w+_env)", code)] == [
        "yugioh_env", "digimon_env",
    ]  # fmt: skip


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_prints_what_the_page_says(
    number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    code, printed = EXAMPLES[number]
    exec(compile(code, str(PAGE), "exec"), {})
    assert capsys.readouterr().out == printed
