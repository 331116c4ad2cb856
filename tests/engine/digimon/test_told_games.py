"""Games told in full: what is asked and taken, the turns in words, the board at the end.

What is played does not depend on the order of the options, so that the pages change only with
what they tell. They are pinned in `told_games.txt`; where a rule, a card or the words change, read
the difference and make them anew: `python -m tests.engine.digimon.test_told_games`.
"""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from textwrap import wrap

from decklists import DigimonDeck, load
from engine import notation
from engine.digimon.game import DigimonGame
from engine.digimon.solo.game import SoloGame
from engine.digimon.telling.decision import decision, describe_all
from engine.digimon.telling.picture import draw, picture
from engine.digimon.telling.story import story, tell

PAGES = Path(__file__).with_name("told_games.txt")
DECKS = ("st1", "st2", "st3", "wargreymon")
LONGEST = 60  # decisions that are told


def drawn(*words: object) -> bytes:
    """What sorts by chance, and always the same."""
    return blake2b("|".join(map(str, words)).encode()).digest()


def deck(name: str) -> DigimonDeck:
    found = load(name)
    assert isinstance(found, DigimonDeck)
    return found


def alone(name: str) -> DigimonGame:
    """The own turns of a deck."""
    mine = deck(name)
    game = SoloGame(mine.main, mine.eggs, attacks=True)
    game.start((), 1)
    return game


def match(name: str, against: str) -> DigimonGame:
    """Two decks, shuffled by a seed."""
    mine, theirs = deck(name), deck(against)
    game = DigimonGame(mine.main, mine.eggs, theirs.main, theirs.eggs)
    game.start(len(name))
    return game


def choice(texts: list[str], taken: int) -> int:
    """Which option is taken: while there is another, none that does nothing."""
    last = [text.startswith(("Pass", "Do not", "Pay", "Redraw")) for text in texts]
    return min(range(len(texts)), key=lambda at: (last[at], drawn(texts[at], taken)))


def page(game: DigimonGame, viewer: int | None) -> Iterator[str]:
    """One game, at its end or after some decisions as this player sees it."""
    mark = game.mark()
    line: list[int] = []
    while game.advance() and len(line) < LONGEST:
        texts = describe_all(game)
        number = choice(texts, len(line))
        yield f"  {decision(game)} [{len(texts)}]: {texts[number]}"
        line.append(game.option(number))
        game.take(line[-1])
    yield from picture(game).splitlines()
    yield from draw(game, seen_by=viewer).splitlines()
    position = notation.write(game) if game.is_open() or game.is_over() else ""
    game.undo_to(mark)
    told = story(game, line, viewer)
    yield from tell(told, players=viewer is not None).splitlines()
    yield f"  {position}"


def pages() -> list[str]:
    """All of them, in lines of which a difference can be read."""
    found: list[str] = []
    for number, name in enumerate(DECKS):
        found += [f"{name} alone", *page(alone(name), None)]
        other = DECKS[number - 1]
        found += [f"{name} against {other}", *page(match(name, other), number % 2)]
    return [
        part
        for text in found
        for part in wrap(text, 140, subsequent_indent="      ", break_long_words=False)
    ]


def test_games_are_told_as_they_were() -> None:
    assert pages() == PAGES.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    PAGES.write_text("".join(f"{line}\n" for line in pages()), encoding="utf-8")
