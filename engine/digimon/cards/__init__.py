"""The card definitions that come with the engine, one file per set."""

from functools import cache
from importlib import import_module

from engine.digimon.language.card import Card

# Every file of this folder that defines cards.
SETS = (
    "bt1", "bt2", "bt3", "bt4", "bt5", "bt6", "bt7", "bt8", "bt9", "bt10", "bt11", "bt12",
    "bt13", "bt14", "bt15", "bt17", "bt18", "bt19", "bt21", "bt24", "bt26", "ex1", "ex2", "ex3",
    "ex4", "ex5", "ex6", "ex10", "p", "st1", "st2", "st3", "st10", "st16", "tokens",
)  # fmt: skip


@cache
def definitions() -> dict[str, Card]:
    """All defined cards by card number, Tokens included.  Shared: do not change the result."""
    cards: dict[str, Card] = {}
    for name in SETS:
        for card in vars(import_module(f"engine.digimon.cards.{name}")).values():
            if not isinstance(card, Card):
                continue
            if card.number in cards:
                raise ValueError(f"{name} defines {card.number} a second time")
            cards[card.number] = card
    return cards
