"""The card definitions that come with the engine, one file per series or family."""

from functools import cache

from engine.yugioh.language import Card


@cache
def definitions() -> dict[int, Card]:
    """All defined cards by passcode, Tokens included.  Do not change the result: it is shared."""
    from engine.yugioh.cards import fiend_support, fiendsmith, links, staples, vanilla, xyz

    from engine.yugioh.cards import (
        boss_monsters,
        classics,
        draws,
        hand_traps,
        ryzeal,
        searchers,
        synchro,
        synchron,
        vanilla_more,
        warriors,
    )

    from engine.yugioh.cards import blue_eyes, blue_eyes_support, exodia, fiends, sky_striker
    from engine.yugioh.cards import snake_eye

    from engine.yugioh.cards import crystal_beast, crystal_support, speedroid, vaylantz

    cards: dict[int, Card] = {}
    for module in (
        vanilla, fiendsmith, fiend_support, links, xyz, staples,
        vanilla_more, classics, ryzeal, synchron, synchro, draws, searchers, warriors,
        boss_monsters, hand_traps,
        blue_eyes, blue_eyes_support, snake_eye, sky_striker, exodia, fiends,
        crystal_beast, crystal_support, speedroid, vaylantz,
    ):  # fmt: skip
        for card in vars(module).values():
            if not isinstance(card, Card):
                continue
            if card.passcode in cards:
                raise ValueError(f"{module.__name__} defines {card.passcode} a second time")
            cards[card.passcode] = card
    return cards
