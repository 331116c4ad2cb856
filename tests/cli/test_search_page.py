"""`search --html`: a page whose lines can be stepped through, in a real browser."""

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("jinja2", reason="needs the extra `report`")

Endboard = Callable[..., tuple[int, str, str]]
CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), ""
)
HAND = "Swordsoul of Mo Ye, Swordsoul Strategist Longyuan"

# Goes through the first line with keys, slider and buttons; what it saw goes into the page.
DRIVE = """<script>
addEventListener("load", () => {
  const walk = document.querySelector(".walk"), slider = walk.querySelector("input");
  const [first, back, , on, last] = walk.querySelectorAll("button, input");
  const told = () => walk.querySelector(".told").textContent;
  const zones = () => [...walk.querySelectorAll(".zone.full")].map(zone => zone.textContent);
  const key = name => document.body.dispatchEvent(
    new KeyboardEvent("keydown", {key: name, bubbles: true, cancelable: true}));
  const seen = [[told(), zones(), back.disabled]];
  key("ArrowRight"); seen.push([told(), zones()]);
  key("ArrowLeft"); seen.push([told(), zones()]);
  slider.value = 2; slider.dispatchEvent(new Event("input")); seen.push([told(), zones()]);
  on.click(); back.click(); seen.push([told(), zones()]);
  last.click(); seen.push([told(), zones(), on.disabled]);
  key("ArrowRight"); seen.push([told(), zones()]);
  first.click(); seen.push([told(), zones()]);
  const root = document.documentElement;
  const found = {seen, scroll: root.scrollWidth, width: root.clientWidth};
  const out = document.createElement("pre");
  out.id = "seen"; out.textContent = JSON.stringify(found); document.body.append(out);
});
</script>"""


def made(endboard: Endboard, file: Path, *hands: str) -> str:
    """The page of these hands."""
    asked = [part for hand in hands for part in ("--hand", hand)]
    code, _, _ = endboard(
        "search", "swordsoul", *asked, "--max-nodes", "60", "--top", "2", "--html", str(file)
    )
    assert code == 0
    return file.read_text(encoding="utf-8")


def test_the_page_needs_nothing_else_and_has_every_table(
    endboard: Endboard, tmp_path: Path
) -> None:
    page = made(endboard, tmp_path / "line.html", HAND, "Swordsoul of Mo Ye")
    assert not re.search(r"https?:|src=|<link|@import", page)
    lines = re.findall(r'<script type="application/json">(.*?)</script>', page, re.DOTALL)
    assert len(lines) >= 2
    for text in lines:
        line = json.loads(text)
        assert len(line["tables"]) == len(line["steps"]) + 1
        assert line["tables"][0]["monsters"] == [] and len(line["tables"][0]["hand"]) == 5
    assert json.loads(lines[0])["tables"][-1]["monsters"]


def test_it_is_for_yugioh_decks(endboard: Endboard, tmp_path: Path) -> None:
    code, _, err = endboard("search", "st1", "--html", str(tmp_path / "line.html"))
    assert code == 2 and "--html is for Yu-Gi-Oh decks" in err


@pytest.mark.skipif(not CHROMIUM, reason="no Chromium on this machine: apt-get install chromium")
def test_a_line_is_stepped_through_in_a_browser(endboard: Endboard, tmp_path: Path) -> None:
    page = made(endboard, tmp_path / "line.html", HAND)
    line = json.loads(
        re.findall(r'<script type="application/json">(.*?)</script>', page, re.DOTALL)[0]
    )
    file = tmp_path / "driven.html"
    file.write_text(page.replace("</body>", f"{DRIVE}</body>"), encoding="utf-8")
    done = subprocess.run(
        [
            CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path}",
            "--virtual-time-budget=10000", "--dump-dom", "--window-size=500,900", file.as_uri(),
        ],
        capture_output=True, text=True, timeout=120, check=True,
    )  # fmt: skip
    out = re.search(r'<pre id="seen">(.+?)</pre>', done.stdout, re.DOTALL)
    assert out, done.stderr
    found: dict[str, Any] = json.loads(out[1].replace("&amp;", "&").replace("&lt;", "<"))
    start, right, left, second, again, end, past, home = found["seen"]
    steps, tables = line["steps"], line["tables"]
    assert start[0] == "The opening hand" and start[1] == [] and start[2] is True
    assert right[0].startswith(f"1 of {len(steps)}. {steps[0]['text']}")
    assert left == start[:2] == home
    assert second[0].startswith(f"2 of {len(steps)}. ") and again == second
    shown = tables[-1]["monsters"] + tables[-1]["spells"]
    assert len(end[1]) == len(shown) and end[2] is True and past == end[:2]
    for card in shown:
        assert any(text.startswith(card["name"]) for text in end[1])
    assert found["scroll"] <= found["width"]
