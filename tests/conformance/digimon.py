"""Digimon for the conformance tests: starting positions, a slow oracle of keys, card checks.

The oracle describes a position by what a player can tell apart, from the piles and stacks alone;
it shares no code with `engine/digimon/position/keys`.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

from decklists import DigimonDeck, load
from engine.digimon import vocabulary as v
from engine.digimon.game import DigimonGame
from engine.digimon.language.card import Card
from engine.digimon.position import slots as sl
from engine.digimon.rules.link_conditions import link_limit
from tests.conformance import (
    digimon_links,
    digimon_made_up,
    digimon_made_up_areas,
    digimon_made_up_numbers,
)

GOLDEN = Path(__file__).parents[1] / "golden" / "digimon"
PILES = {
    sl.P_DECK: v.DECK, sl.P_HAND: v.HAND, sl.P_TRASH: v.TRASH, sl.P_SECURITY: v.SECURITY,
    sl.P_EGGS: v.EGGS, sl.P_REVEALED: v.REVEALED,
}  # fmt: skip


def digimon_deck(name: str) -> DigimonDeck:
    """A bundled deck, or one of the golden files."""
    file = GOLDEN / f"{name}.txt"
    deck = load(str(file) if file.exists() else name)
    assert isinstance(deck, DigimonDeck)
    return deck


def new_game(one: str, other: str, **policy: Any) -> DigimonGame:
    """A game of two decks, before it is set up."""
    mine, theirs = digimon_deck(one), digimon_deck(other)
    return DigimonGame(mine.main, mine.eggs, theirs.main, theirs.eggs, **policy)


def _started(one: str, other: str, **policy: Any) -> DigimonGame:
    game = new_game(one, other, **policy)
    game.start(seed=5)
    game.state.forget()
    return game


def _made_up(cards: list[Card], seed: int = 9, **policy: Any) -> DigimonGame:
    """A game of made-up cards with as many mechanisms as possible."""
    eggs = ["Egg"] * 4
    deck = [card.number for card in cards if card.category != v.DIGI_EGG for _ in range(3)][:50]
    game = DigimonGame(deck, eggs, deck, eggs, facts={c.number: c for c in cards}, **policy)
    assert not game.missing
    game.start(seed=seed)
    game.state.forget()
    return game


STARTS: dict[str, Callable[[], DigimonGame]] = {
    "st1": partial(_started, "st1", "st1"),
    "st1, unknown order": partial(_started, "st1", "st1", chance=True),
    "st2 against st3": partial(_started, "st2", "st3"),
    "st3 against st2, unknown order": partial(_started, "st3", "st2", chance=True),
    "made-up cards": partial(_made_up, digimon_made_up.CARDS),
    "made-up cards, unknown order": partial(_made_up, digimon_made_up.CARDS, chance=True),
    "made-up areas": partial(_made_up, digimon_made_up_areas.CARDS),
    "made-up areas, unknown order": partial(
        _made_up, digimon_made_up_areas.FEW_OUTCOMES, chance=True
    ),
    "link cards": partial(_made_up, digimon_links.CARDS),
    "link cards, unknown order": partial(_made_up, digimon_links.CARDS, chance=True),
    "changed numbers": partial(_made_up, digimon_made_up_numbers.CARDS),
    "changed numbers, unknown order": partial(_made_up, digimon_made_up_numbers.CARDS, chance=True),
    "uses of what was gained": partial(_made_up, digimon_made_up_numbers.GAINED_USES),
    "wargreymon": partial(_started, "wargreymon-2023", "st2", any_order=False),
    "wargreymon against security control": partial(
        _started, "wargreymon-2023", "security-control-2023"
    ),
}


def _read(game: DigimonGame, slot: int) -> int:
    return int(game.state.data[slot])


def _bag(items: Iterable[Any]) -> frozenset[Any]:
    """A multiset that can be compared and hashed."""
    return frozenset(Counter(items).items())


def _chained(game: DigimonGame, at: int) -> list[int]:
    """The cards of a linked list from its first card + 1 on."""
    cards = []
    while at:
        cards.append(at - 1)
        assert len(cards) <= sl.CARDS, "a linked list runs in a circle"
        at = _read(game, sl.BELOW + at - 1)
    return cards


def stacks(game: DigimonGame, player: int) -> list[int]:
    """The stacks of a player that are in use."""
    numbers = range(player * sl.HALF, (player + 1) * sl.HALF)
    return [stack for stack in numbers if _read(game, sl.TOP + stack)]


def _lasting(game: DigimonGame, who: int) -> frozenset[Any]:
    """What was given to a stack, or (0) to all cards of some sort."""
    rows = _rows(game, sl.LASTING, sl.LASTING_ENTRY, sl.LASTING_SIZE)
    return _bag((row[0], *row[2:]) for row in rows if row[1] == who)


def _rows(game: DigimonGame, count: int, first: int, size: int) -> list[tuple[int, ...]]:
    """The entries of a list in memory."""
    return [
        tuple(_read(game, first + entry * size + field) for field in range(size))
        for entry in range(_read(game, count))
    ]


def _stack(game: DigimonGame, stack: int) -> tuple[Any, ...]:
    cards = _chained(game, _read(game, sl.TOP + stack))
    reference = sl.STACK | stack | _read(game, sl.BORN + stack) << sl.STAMP
    uses = _rows(game, sl.GAINED_USES, sl.GAINED_USES_ENTRY, sl.GAINED_USES_SIZE)
    return (
        tuple(
            (game.number_of(card), _read(game, sl.USED + card), _read(game, sl.FLAGS + card))
            for card in cards
        ),
        _read(game, sl.WHERE + stack),
        _read(game, sl.SUSPENDED + stack),
        _read(game, sl.ARRIVED + stack) == game.turn,
        _lasting(game, reference),
        _bag((effect, times) for effect, who, times in uses if who == reference),
        _bag(
            (game.number_of(card), _read(game, sl.USED + card))
            for card in _chained(game, _read(game, sl.LINKS + stack))
        ),
    )


def _card(game: DigimonGame, card: int) -> tuple[str, int]:
    """A card of hand, trash or deck: which, and the uses of its effects this turn."""
    return game.number_of(card), _read(game, sl.USED + card)


def _meant(game: DigimonGame, reference: int) -> Any:
    """What a reference means now."""
    number, stamp = reference & (1 << sl.STAMP) - 1, reference >> sl.STAMP
    if number < sl.STACK:
        alive = reference and _read(game, sl.MOVES + number) == stamp
        return (game.number_of(number), _read(game, sl.AREA + number)) if alive else None
    stack = number - sl.STACK
    alive = _read(game, sl.TOP + stack) and _read(game, sl.BORN + stack) == stamp
    return (stack // sl.HALF, _stack(game, stack)) if alive else None


def _order(game: DigimonGame, player: int, pile: int) -> tuple[Any, ...]:
    """What a player can know of a pile with an order."""
    cards = game.pile(player, pile)
    if not game.state.chance_draws:
        return tuple(
            (*_card(game, card), _read(game, sl.FLAGS + card) & sl.FACE_UP) for card in cards
        )
    return tuple(
        (*_card(game, card), _read(game, sl.FLAGS + card))
        if _read(game, sl.FLAGS + card)
        else "unknown"
        for card in cards
    )


def _side(game: DigimonGame, player: int) -> tuple[Any, ...]:
    return (
        _bag(_card(game, card) for card in game.pile(player, sl.P_HAND)),
        _bag(_card(game, card) for card in game.pile(player, sl.P_TRASH)),
        _bag(_stack(game, stack) for stack in stacks(game, player)),
        _order(game, player, sl.P_DECK),
        _order(game, player, sl.P_SECURITY),
        _order(game, player, sl.P_EGGS),
    )


def structure(game: DigimonGame) -> tuple[object, object]:
    """What lies on the table, and all else that can tell one open state from another."""
    later = [
        (when, effect, game.number_of(card), _meant(game, this), _meant(game, event))
        for when, effect, this, card, event in _rows(game, sl.LATER, sl.LATER_ENTRY, sl.LATER_SIZE)
    ]
    remembered = (
        tuple(_read(game, slot) for slot in (sl.TURN, sl.PLAYER, sl.PHASE, sl.OVER, sl.MEMORY)),
        _read(game, sl.RANDOM) if not game.state.chance_draws else 0,
        _lasting(game, 0),
        _bag(later),
    )
    return (_side(game, 0), _side(game, 1)), remembered


def check_cards(game: DigimonGame) -> None:
    """Every card is in exactly one place, and everything that says where agrees."""
    seen: Counter[int] = Counter()
    for player in range(2):
        for pile, area in PILES.items():
            for card in game.pile(player, pile):
                seen[card] += 1
                assert _read(game, sl.AREA + card) == area
                assert int(game.state.owner[card]) == player
                assert not _read(game, sl.HOST + card)
        assert not game.is_open() or not game.pile(player, sl.P_REVEALED)
        breeding = 0
        for stack in stacks(game, player):
            breeding += _read(game, sl.WHERE + stack) == v.BREEDING
            cards = _chained(game, _read(game, sl.TOP + stack))
            assert _read(game, sl.UNDERS + stack) == len(cards) - 1
            for place, card in enumerate(cards):
                seen[card] += 1
                assert _read(game, sl.HOST + card) == stack + 1
                expected = v.UNDER if place else _read(game, sl.WHERE + stack)
                assert _read(game, sl.AREA + card) == expected
            for card in _chained(game, _read(game, sl.LINKS + stack)):
                seen[card] += 1
                assert _read(game, sl.HOST + card) == stack + 1
                assert _read(game, sl.AREA + card) == v.LINKED
            if game.is_open():
                limit = int(link_limit(game.state, stack))
                assert int(game.state.linked(stack)) <= limit, "too many link cards"
        assert breeding <= 1, "two cards in one breeding area"
    for card in range(int(game.state.cards)):
        token = game.cards[int(game.state.definition[card])].token
        if not seen[card] and not game.is_open():
            # It is used, checked or on its way, or was when the game ended.
            nowhere = _read(game, sl.AREA + card) == v.NOWHERE
            assert token or nowhere or game.is_over(), f"{game.name_of(card)} is lost"
        elif not token:
            assert seen[card] == 1, f"{game.name_of(card)} is in {seen[card]} places"
    assert -10 <= game.memory <= 10
    if game.is_open():
        assert not _read(game, sl.PENDING)
        assert not _read(game, sl.CONTEXTS_USED)
        assert not game.state.source_count
        assert not game.state.asked_count
        assert _read(game, sl.DEPTH) == 1
