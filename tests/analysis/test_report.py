"""The report: everything in one file, all figures drawn, nothing wider than its page."""

import html as escape
import json
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from analysis import Run, RunError, report
from analysis.digimon.summary import summary
from analysis.digimon.views import full
from analysis.pictures import pictures
from analysis.views import percent
from tests.analysis import digimon

pytest.importorskip("altair", reason="needs the extra `report`")
pytest.importorskip("vl_convert", reason="needs the extra `report`")
pytest.importorskip("jinja2", reason="needs the extra `report`")

CHARTS = {"distribution", "curve", "pairs-plot"}
FIGURES = CHARTS | {"starters-plot", "gains"}
SOLO_CHARTS = {
    "distribution", "curve", "levels-plot", "pairs-plot", "memory-value", "memory-brick",
}  # fmt: skip
SOLO_FIGURES = SOLO_CHARTS | {"gains"}
CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), ""
)

# Two widths of one page, each in a frame of its own; what is found goes where --dump-dom shows it.
MEASURE = r"""<!doctype html><body>
<iframe id="phone" width="360" height="3000" srcdoc="{page}"></iframe>
<iframe id="desk" width="1200" height="3000" srcdoc="{page}"></iframe>
<pre id="measured"></pre>
<script>
addEventListener("load", () => {{
  const found = {{}};
  for (const frame of document.querySelectorAll("iframe")) {{
    const page = frame.contentDocument, root = page.documentElement;
    const figures = {{}}, cut = [];
    let smallest = 99;
    for (const svg of page.querySelectorAll("figure svg")) {{
      const box = svg.getBoundingClientRect(), scale = box.width / svg.viewBox.baseVal.width;
      figures[svg.parentElement.id] =
        [box.width, box.height, svg.querySelectorAll("path, text").length];
      for (const text of svg.querySelectorAll("text")) {{
        const size = scale * parseFloat(page.defaultView.getComputedStyle(text).fontSize);
        smallest = Math.min(smallest, size);
      }}
      for (const text of svg.querySelectorAll("text")) {{
        const own = text.getBoundingClientRect();
        if (own.left < box.left - 1 || own.right > box.right + 1 ||
            own.top < box.top - 1 || own.bottom > box.bottom + 1) cut.push(text.textContent);
      }}
    }}
    const wide = [...page.querySelectorAll("main *")].filter(item =>
      !item.closest(".scroll, svg, pre") &&
      item.getBoundingClientRect().right > root.clientWidth + 1
    ).map(item => item.outerHTML.slice(0, 80));
    const bars = [...page.querySelectorAll(".bars i")].map(bar => bar.getBoundingClientRect());
    const broken = [], texts = page.createTreeWalker(page.querySelector("main"), 4);
    while (texts.nextNode()) {{
      for (const figure of texts.currentNode.data.matchAll(/[\d.,]+(\u00a0%)?/g)) {{
        const range = page.createRange();
        range.setStart(texts.currentNode, figure.index);
        range.setEnd(texts.currentNode, figure.index + figure[0].length);
        if (new Set([...range.getClientRects()].map(line => line.top)).size > 1) {{
          broken.push(figure[0]);
        }}
      }}
    }}
    const silent = [...page.querySelectorAll(".scroll")].filter(box =>
      box.scrollWidth > box.clientWidth + 1 &&
      page.defaultView.getComputedStyle(box, "::before").content === "none");
    const hints = page.querySelectorAll(".scroll.more").length;
    found[frame.id] = {{figures, cut, wide, smallest, broken, silent: silent.length, hints,
      bars: bars.filter(box => box.width > 0 && box.height > 8).length,
      scroll: root.scrollWidth, width: root.clientWidth,
      ink: page.defaultView.getComputedStyle(page.body).color}};
  }}
  document.getElementById("measured").textContent = JSON.stringify(found);
}});
</script>"""


@pytest.fixture(scope="module")
def page(exact: Run) -> str:
    """The report of the small deck."""
    return report.html(exact)


@pytest.fixture(scope="module")
def solo_page(solo: Run) -> str:
    """The report of the small Digimon deck."""
    return report.html(solo)


PAGES = pytest.mark.parametrize(
    ("made", "figures"), [("page", FIGURES), ("solo_page", SOLO_FIGURES)]
)


@PAGES
def test_the_page_needs_nothing_else(
    made: str, figures: set[str], request: pytest.FixtureRequest
) -> None:
    page: str = request.getfixturevalue(made)
    assert set(re.findall(r'<figure id="([^"]+)"', page)) == figures
    assert page.count("<svg ") == len(figures & (CHARTS | SOLO_CHARTS))
    assert not re.search(r"<script src|<link|<img|@import|url\((?!#)", page)
    links = set(re.findall(r'(?:href|src)="([^#][^"]*)"', page))
    assert not links
    # The only addresses are names of XML vocabularies.
    assert set(re.findall(r"https?://[^\s\"'<]+", page)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }


def test_the_figures_take_the_colours_of_the_page(page: str) -> None:
    assert "#010203" not in page and "#070809" not in page
    assert 'fill="currentColor"' in page and "var(--main)" in page


def test_the_page_says_what_the_tables_say(page: str, exact: Run) -> None:
    assert "All 252 opening hands" in page
    for goal in ("Utopia", "Spider", "Both"):
        assert goal in page
    assert "Gene-Warped Warwolf" in page and "Number 39: Utopia" in page
    steps = exact.table("steps")["text"].to_list()
    assert escape.escape(steps[0]).replace("&#x27;", "&#39;") in page


def test_the_page_says_how_many_positions_a_hand_had(page: str, exact: Run) -> None:
    """A run that was made before there was a second search says nothing of one."""
    assert "2,000 positions; up to 16,000 more if undecided<" in page
    manifest = exact.manifest
    plan = {name: told for name, told in manifest.plan.items() if name != "again_nodes"}
    before = Run(exact.path, replace(manifest, plan=plan))
    assert "2,000 positions<" in report.html(before)


def test_the_digimon_page_says_what_is_undecided(solo_page: str, solo_partly: Run) -> None:
    page = report.html(solo_partly)
    for share in (summary(solo_partly).row["undecided"], *full(solo_partly, "goal")["undecided"]):
        assert share
        assert f", {percent(share)} undecided".replace(" %", "\N{NO-BREAK SPACE}%") in page
    assert "undecided" not in solo_page


def test_the_digimon_page_says_what_the_tables_say(solo_page: str, solo: Run) -> None:
    assert "All 142,506 hands in 56 classes: their shares are exact." in solo_page
    assert "Brick rate, estimated" in solo_page and "not reached: Greymon" in solo_page
    for table, column in (("mulligan_rules", "rule"), ("mulligan", "holds")):
        for text in solo.table(table)[column].head(9):
            assert escape.escape(text) in solo_page
    for picture in solo.table("lines")["picture"]:
        assert escape.escape(picture) in solo_page
    for memory in range(1, 6):
        assert f'<tr><td class="n">{memory}</td>' in solo_page


def test_a_run_without_memories_has_a_page(tmp_path: Path) -> None:
    page = report.html(digimon.run(tmp_path / "run", hands=3, memory_hands=0))
    assert set(re.findall(r'<figure id="([^"]+)"', page)) == {
        figure for figure in SOLO_FIGURES if not figure.startswith("memory")
    }


def test_a_deck_that_never_digivolves_has_a_page(tmp_path: Path) -> None:
    deck = replace(digimon.TINY, main=(digimon.TAI,) * 20 + (digimon.FORCE,) * 30, goal=None)
    page = report.html(digimon.run(tmp_path / "run", deck=deck, hands=3))
    assert (
        "100.00\N{NO-BREAK SPACE}%" in page
        and set(re.findall(r'<figure id="([^"]+)"', page)) == SOLO_FIGURES
    )


def test_turns_as_players_write_them(solo: Run) -> None:
    told = report.text(solo)
    assert re.match(r"Agumon, .+: one of the best hands, worth [\d.]+ on average, ", told)
    hatch = r"\n  Turn 1 \(memory 0\)\n     1\. Hatch a Digi-Egg: Koromon  \(memory 0\)"
    assert re.search(hatch, told)
    assert re.search(r"\n  Ends on .*Greymon", told)


def test_lines_as_players_write_them(exact: Run) -> None:
    told = report.text(exact)
    assert "Double Summon" in told
    assert re.search(r"Normal Summon .+ > .*Normal Summon .+ > Xyz Summon Number 39: Utopia", told)


def seen(file: Path, fragment: str = "", *options: str) -> str:
    """A page as Chromium has it after its scripts have run."""
    done = subprocess.run(
        [
            CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu",
            f"--user-data-dir={file.parent}", "--virtual-time-budget=10000", "--dump-dom",
            *options, f"{file.as_uri()}{fragment}",
        ],
        capture_output=True, text=True, timeout=120, check=True,
    )  # fmt: skip
    return done.stdout


@pytest.mark.skipif(not CHROMIUM, reason="no Chromium on this machine: apt-get install chromium")
def test_a_link_unfolds_what_it_leads_to(page: str, tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_text(page, encoding="utf-8")
    folded = re.findall(r'<details id="(hands-\d+)">', page)[0]
    assert f'<details id="{folded}" open' in seen(file, f"#{folded}")
    assert f'<details id="{folded}">' in seen(file)


@pytest.mark.skipif(not CHROMIUM, reason="no Chromium on this machine: apt-get install chromium")
@pytest.mark.parametrize("dark", [False, True])
@PAGES
def test_every_figure_is_drawn_and_nothing_overflows(
    made: str, figures: set[str], tmp_path: Path, dark: bool, request: pytest.FixtureRequest
) -> None:
    page: str = request.getfixturevalue(made)
    file = tmp_path / "measure.html"
    file.write_text(MEASURE.format(page=escape.escape(page)), encoding="utf-8")
    scheme = f"--blink-settings=preferredColorScheme={int(not dark)}"
    dom = seen(file, "", "--window-size=1700,3200", scheme)
    measured = re.search(r'<pre id="measured">(.+?)</pre>', dom, re.DOTALL)
    assert measured
    found: dict[str, Any] = json.loads(escape.unescape(measured[1]))
    for name, one in found.items():
        assert one["scroll"] <= one["width"], (name, one["wide"])
        assert one["wide"] == [], name
        assert one["cut"] == [], name
        assert one["broken"] == [], name
        assert one["silent"] == 0, name
        assert one["smallest"] >= 12, name
        assert one["bars"] > 3, name
        assert set(one["figures"]) == figures & (CHARTS | SOLO_CHARTS)
        for figure, (width, height, marks) in one["figures"].items():
            assert width > 250 and height > 50 and marks > 5, (name, figure)
    assert found["phone"]["width"] <= 360 and found["phone"]["hints"] > 0
    assert (found["phone"]["ink"] == "rgb(230, 227, 220)") is dark


def test_boards_lead_to_their_line_and_hands_and_bricks_say_why(page: str, exact: Run) -> None:
    (best,) = exact.table("boards").sort("score_max", descending=True).head(1).to_dicts()
    number = best["board"]
    assert f'<details id="line-{number}"' in page and f'href="#line-{number}"' in page
    assert f'<details id="hands-{number}"' in page and f'href="#hands-{number}"' in page
    article = page[page.index(f'id="board-{number}"') : page.index("</article>")]
    line = exact.table("lines").filter(board=number).row(0, named=True)
    steps = exact.table("steps").filter(line=line["line"])
    end = json.loads(steps["table"][-1])
    assert end["hand"] and f"Hand ({len(end['hand'])})" in article
    assert f"GY ({len(end['grave'])})" in article
    bricks = exact.table("hands").filter(verdict="brick")
    assert set(bricks["why"]) == {"every line was played"}
    failed = page[page.index("<h2>Bricks") : page.index('<section id="goals">')]
    assert failed.count("every line was played") == min(bricks.height, 20)


def test_pictures_are_those_of_the_folder(exact: Run, tmp_path: Path) -> None:
    names = exact.manifest.deck["names"]
    card, other, *_ = names
    (tmp_path / f"{card}.PNG").write_bytes(b"no picture, but bytes")
    (tmp_path / "1.jpg").write_bytes(b"of no card of the deck")
    found = pictures(exact.manifest, tmp_path)
    assert list(found) == [names[card]]
    page = report.html(exact, found)
    assert f'[data-card="{names[card]}"] {{ background-image: url("data:image/png;base64,' in page
    assert f'[data-card="{names[other]}"]' not in page
    assert set(re.findall(r"url\([^)]{5}", page)) == {'url("data', "url(#grad"}


def test_a_folder_without_pictures_of_the_deck_is_an_error(exact: Run, tmp_path: Path) -> None:
    with pytest.raises(RunError, match=r"expected pictures named by .* such as \d+\.jpg"):
        pictures(exact.manifest, tmp_path)
    with pytest.raises(RunError, match="cannot be read"):
        pictures(exact.manifest, tmp_path / "none")
