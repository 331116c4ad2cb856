"""Games told in full: what is asked and taken, the line in words, the board at the end.

What is played does not depend on the order of the options, so that the pages change only with
what they tell. They are pinned in `told_games.txt`; where a rule, a card or the words change, read
the difference and make them anew: `python -m tests.engine.yugioh.test_told_games`.
"""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from textwrap import wrap

from decklists import load_yugioh
from engine import notation
from engine.yugioh.game import YugiohGame
from engine.yugioh.telling.board import board
from engine.yugioh.telling.decision import Decision
from engine.yugioh.telling.describe import describe_all, story, tell
from engine.yugioh.telling.picture import draw

PAGES = Path(__file__).with_name("told_games.txt")
DECKS = (
    "fiendsmith", "snake-eye", "ryzeal", "synchron", "sky-striker", "crystal-beast", "blue-eyes",
)  # fmt: skip
LONGEST = 26  # decisions of a game before the turn is ended


def drawn(*words: object) -> bytes:
    """What sorts by chance, and always the same."""
    return blake2b("|".join(map(str, words)).encode()).digest()


def started(deck: str, against: str) -> YugiohGame:
    """A deck against the answers of another, if any, with hands that depend on the names alone."""
    mine, theirs = load_yugioh(deck), load_yugioh(against or deck)
    game = YugiohGame(mine.main, mine.extra, opponent_main=theirs.main,
                      opponent_extra=theirs.extra, opponent_acts=bool(against))  # fmt: skip
    hands = [
        sorted(set(cards.main), key=lambda card: drawn(deck, against, card))[:5]
        for cards in (mine, theirs)
    ]
    game.start(*hands)
    return game


def choice(texts: list[str], taken: int) -> int:
    """Which option is taken: while there is another, no Set and no end of the turn."""
    last = [text.startswith(("End the turn", "pass")) for text in texts]
    ends = taken >= LONGEST and any(last)
    return min(
        range(len(texts)),
        key=lambda at: (last[at] is not ends, texts[at].startswith("Set"), drawn(texts[at], taken)),
    )


def page(deck: str, against: str) -> Iterator[str]:
    """One game."""
    game = started(deck, against)
    mark = game.mark()
    line: list[list[int]] = []
    yield f"{deck} against {against or 'nobody'}"
    taken = 0
    while game.advance():
        texts = describe_all(game)
        number = choice(texts, taken)
        decision = Decision(game, masked=True)
        option = game.option(number)
        masked = decision.text(option)
        told = texts[number] if texts[number] == masked else f"{texts[number]} / {masked}"
        yield f"  {decision.player()} {decision.title()} [{len(texts)}]: {told}"
        if game.is_open():
            line.append([])
        line[-1].append(option)
        game.take(option)
        taken += 1
    picture = draw(game)
    shown = {what: said for what, said in board(game).items() if what not in ("deck", "extra")}
    yield f"  {shown}"
    position = notation.write(game)
    game.undo_to(mark)
    yield from tell(story(game, line)).splitlines()
    yield from picture.splitlines()
    yield f"  {position}"


def pages() -> list[str]:
    """All of them, in lines of which a difference can be read."""
    return [
        part
        for number, deck in enumerate(DECKS)
        for against in ("", DECKS[number - 1])
        for text in page(deck, against)
        for part in wrap(text, 140, subsequent_indent="      ", break_long_words=False)
    ]


def test_games_are_told_as_they_were() -> None:
    assert pages() == PAGES.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    PAGES.write_text("".join(f"{line}\n" for line in pages()), encoding="utf-8")
