"""How much of a deck is played whole, in words: beside every figure of a deck, for both games.

A card is played whole if all of it is played that could matter in the turns that are played.
"""


def played_whole(whole: int, copies: int) -> str:
    """What stands beside the figures of a deck of so many copies; nothing if all are whole."""
    return "" if whole == copies else f"{whole} of {copies} copies played whole"


def warning(whole: int, copies: int) -> str:
    """What stands above all else where less than half of a deck is played, else nothing."""
    if 2 * whole >= copies:
        return ""
    return (
        f"Warning: only {played_whole(whole, copies)}. What is found can be played, but it is not "
        "what the deck can do."
    )


def title(deck: str, whole: int, copies: int) -> str:
    """What a deck is called above its figures: with how much of it is played, if not all."""
    covered = played_whole(whole, copies)
    return f"{deck} ({covered})" if covered else deck
