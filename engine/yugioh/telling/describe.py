"""Positions, choices and lines in words: the way in for all that shows a duel to people.

    count = game.advance()
    print(decision(game))
    for text in describe_all(game):
        print(text)

The parts: `choices` says what an option means, `watch` sees what a line does,
`story` tells it, `phrases` has the words.  None of them changes the position.
"""

from engine.yugioh.telling.decision import Decision
from engine.yugioh.game import YugiohGame
from engine.yugioh.telling.story import Step, story, tell


def describe(game: YugiohGame, option: int) -> str:
    """An option of the present decision (after `advance`) in one short line."""
    return Decision(game).text(option)


def describe_all(game: YugiohGame) -> list[str]:
    """Every option of the present decision, in order.

    Copies of a card that something tells apart, such as having just been
    chosen, are numbered.
    """
    decision = Decision(game)
    if not decision.kind:
        return []
    texts = [decision.text(option) for option in game.options()]
    return [
        f"{text} (copy {texts[:index].count(text) + 1})" if texts.count(text) > 1 else text
        for index, text in enumerate(texts)
    ]


def decision(game: YugiohGame) -> str:
    """What is being decided."""
    return Decision(game).title()


__all__ = ["Step", "decision", "describe", "describe_all", "story", "tell"]
