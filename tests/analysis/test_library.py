"""What `docs/analysis.md` says for a notebook runs as it stands there."""

import re
from pathlib import Path

import pytest

from analysis import open_run

TEXT = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.+?)```", TEXT.split("## From Python")[1], re.DOTALL)


@pytest.mark.parametrize(("block", "run"), list(zip(BLOCKS, ("RUN", "RUN-st1"), strict=True)))
def test_the_code_of_the_docs_runs(
    block: str, run: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    exec(compile(block, "docs/analysis.md", "exec"), names)
    made = open_run(Path(run))
    assert made.complete and not made.table("hands").is_empty()
    assert {"fiendsmith": "RUN", "st1": "RUN-st1"}[made.manifest.deck["name"]] == run
