"""Which cards a hand could bring into play, and which of those are not played whole.

*Proved* is only true of what was played. Where a card without a definition, or one of which a part
is missing, could come into play, a search that has played every line still says nothing of the
lines through that part. This module works out from the definitions alone what could come into play
from given cards. It errs on the safe side: a filter that asks for what only a position can tell is
taken to match, costs and conditions are taken to be met, and a card that is fetched is taken to be
there as often as materials ask for it. That only one monster is Normal Summoned is kept in mind.

A card in the Deck or the Extra Deck that nothing can fetch from there cannot matter: it has no
effects there. Nor can a part that the definition only notes (`Note`).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.effects import Node, walk
from engine.filters import ANY, Filter, alternatives
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.filters import holds, is_printed
from engine.yugioh.compiler.names import renaming

# What takes cards off the Deck, whichever they are.
_ANY_CARD = (la.Draw, la.Mill, la.Excavate, la.BanishTop)
# What brings a monster to the field beside the one that is Normal Summoned.
_SUMMONS = (
    la.ByItself, la.Contact, la.CreateToken, la.ExtraNormalSummon, la.FusionSummon,
    la.NormalSummonNow, la.NormalSummons, la.RitualSummon, la.SpecialSummon, la.SummonAsMonster,
    la.SummonFromExtraNow, la.TakeControl,
)  # fmt: skip


def is_whole(card: la.Card) -> bool:
    """Whether all is played of a card that could matter in the turn; blanks do nothing."""
    return not card.passcode or (card.defined and not card.missing)


def whole_copies(cards: Iterable[la.Card], passcodes: Iterable[int]) -> int:
    """How many of these copies are of cards that are played whole."""
    whole = {card.passcode for card in cards if is_whole(card)}
    return sum(passcode in whole for passcode in passcodes)


class Reach:
    """What the cards of one deck bring into play, as sets of definitions by bit.

    `cards` are the definitions of the duel (`YugiohGame.cards`), `main` and `extra` the passcodes
    of the deck.
    """

    def __init__(self, cards: Sequence[la.Card], main: Iterable[int], extra: Iterable[int]) -> None:
        self._cards = list(cards)
        self._number = {card.passcode: index for index, card in enumerate(self._cards)}
        self._main = self._bits(main)
        self._extra = self._bits(extra)
        self._open = self._where(lambda card: not is_whole(card))
        if not self._open:
            return  # nothing else will be asked for
        self._monsters = self._where(lambda card: bool(card.type & v.MONSTER))
        self._summoners = self._where(_can_summon)
        changing = list(la.nodes_of(cards))
        self._level_changes = any(isinstance(node, la.ChangeLevel) for node in changing)
        self._links_from_hand = any(isinstance(node, la.LinkedFromHand) for node in changing)
        self._names_change = any(
            isinstance(
                node, la.ChangeName | la.BecomesMonster | la.LinkMaterialAs | la.FusionMaterialAs
            )
            for node in changing
        )
        types = any(
            isinstance(node, la.ChangeType | la.FieldType | la.LinkMaterialAs) for node in changing
        )
        attributes = any(
            isinstance(node, la.ChangeAttribute | la.FieldAttribute | la.LinkMaterialAs)
            for node in changing
        )
        self._changing = (la.Race,) * types + (la.Attribute,) * attributes
        self._namesakes = self._same_names()
        self._brings = [self._brought(card) for card in self._cards]
        self._ways = self._summoned()

    def unplayed(self, passcodes: Iterable[int], *, field: bool = False) -> tuple[la.Card, ...]:
        """The cards within reach that are not played whole, in the order of the definitions.

        `passcodes` are the cards that lie outside Deck and Extra Deck, the hand above all; `field`
        says that monsters lie on the field already. Where no card is within reach, a search that
        has played every line has proved what it found.
        """
        if not self._open:
            return ()
        given = [self._number[passcode] for passcode in passcodes]
        todo = start = sum({1 << index for index in given})
        reached = 0
        while todo:
            reached |= todo
            for index in _ones(todo):
                todo |= self._brings[index] | self._namesakes[index]
            fetched = reached & ~start
            many = field or reached & self._summoners
            for index, bodies, way in self._ways:
                if (many or bodies < 2) and all(
                    _at_hand(given, mask, least) or fetched & mask for mask, least in way
                ):
                    todo |= 1 << index
            todo &= ~reached
        return tuple(self._cards[index] for index in _ones(reached & self._open))

    # ------------------------------------------------------------- the deck

    def _bits(self, passcodes: Iterable[int]) -> int:
        bits = 0
        for passcode in passcodes:
            bits |= 1 << self._number[passcode]
        return bits

    def _where(self, wanted: Callable[[la.Card], bool]) -> int:
        return sum(1 << index for index, card in enumerate(self._cards) if wanted(card))

    def _match(self, item: Filter, *, on_field: bool = False) -> int:
        """The cards that can match: those that do as far as printed facts tell."""
        rows = alternatives(item)
        return self._where(
            lambda card: any(
                all(self._may(leaf, wanted, card, on_field) for leaf, wanted in row) for row in rows
            )
        )

    def _may(self, leaf: Filter, wanted: bool, card: la.Card, on_field: bool) -> bool:
        """Whether a card can match one term of a filter."""
        if isinstance(leaf, (la.Named, la.Series)):
            if renaming(card) is not None or (on_field and self._names_change):
                return True
        if not is_printed(leaf) or not (card.type or not card.passcode):
            return True
        if isinstance(leaf, la.Mentions | la.MadeFrom | la.SummonedOnlyWith) and not card.defined:
            return True  # only its text says what it mentions
        if isinstance(leaf, la.PlacesCounters) and (card.missing or not card.defined):
            return True
        if on_field and isinstance(leaf, la.Between) and self._level_changes:
            return True
        if on_field and isinstance(leaf, self._changing):
            return True
        return holds(leaf, card) is wanted

    def _same_names(self) -> list[int]:
        """For each definition those that share its name."""
        names = [card.treated_as or card.passcode for card in self._cards]
        return [sum(1 << n for n, other in enumerate(names) if other == name) for name in names]

    def _brought(self, card: la.Card) -> int:
        """What the effects, costs and rules of a card fetch from Deck and Extra Deck."""
        bits = 0
        for node in card.walk():
            if isinstance(node, _ANY_CARD):
                bits |= self._main
            elif isinstance(node, la.CreateToken | la.SummonAsMonster):
                bits |= self._bits([node.passcode])
            elif isinstance(node, la.FusionSummon | la.SummonFromExtraNow):
                bits |= self._match(node.filter) & self._extra
            else:
                bits |= self._fetched(node)
        return bits

    def _fetched(self, node: Node) -> int:
        """What this phrase chooses from Deck and Extra Deck."""
        places, item = getattr(node, "places", 0), getattr(node, "filter", None)
        if item is None or not places & (v.DECK | v.EXTRA):
            return 0
        piles = (self._main if places & v.DECK else 0) | (self._extra if places & v.EXTRA else 0)
        return self._match(item) & piles

    # -------------------------------------------------------- the Extra Deck

    def _summoned(self) -> list[tuple[int, int, tuple[tuple[int, int], ...]]]:
        """The ways out of the Extra Deck: the monster; how many monsters on the field it takes; of

        each material what it can be, and how many.
        """
        ways: list[tuple[int, int, tuple[tuple[int, int], ...]]] = []
        for index in _ones(self._extra):
            card = self._cards[index]
            if not card.defined and not card.body:
                # How it is summoned is not known: any monster may do. But for a Link-2 or higher
                # no single monster does that is no Link Monster itself, unless the hand helps.
                alone = not card.type & v.LINK or card.level == 1 or self._links_from_hand
                bodies = 1 if alone else 2
                ways.append((index, bodies, ((self._monsters, 1),)))
            contact = any(isinstance(item, la.Contact) for item in card.procedures)
            for procedure in card.procedures:
                # Without a contact summon only an effect uses Fusion Materials: see `_brought`.
                if contact or not isinstance(procedure, la.FusionMaterials):
                    bodies = _bodies(procedure)
                    if self._links_from_hand and isinstance(procedure, la.LinkSummon):
                        bodies = 1
                    ways.append((index, bodies, tuple(self._slots(card, procedure))))
        return ways

    def _slots(self, card: la.Card, procedure: Node) -> Iterator[tuple[int, int]]:
        """What each material or cost of a procedure can be, and how many of it there must be."""
        match procedure:
            case la.LinkSummon():
                yield self._on_field(procedure.each), procedure.least
                if procedure.including is not None:
                    yield self._on_field(procedure.including), 1
            case la.XyzSummon():
                level = la.Between("level", card.level, card.level)
                rank: Filter = ANY if procedure.any_level else level
                rank = rank if procedure.treated is None else rank | procedure.treated
                yield self._on_field(procedure.each & rank), procedure.least
            case la.XyzOnto():
                yield self._on_field(procedure.onto), 1
            case la.SynchroSummon():
                tuner: Filter = la.Type(v.TUNER)
                tuner = tuner if procedure.treated is None else tuner | procedure.treated
                yield self._on_field(procedure.tuner & tuner), procedure.tuners
                yield self._on_field(procedure.others), procedure.least
            case la.Contact():
                yield 0, 1  # its materials are another procedure
            case la.FusionMaterials():
                for slot in procedure.slots:
                    yield self._on_field(slot.filter), slot.least
            case la.ByItself():
                for node in walk(procedure.cost):
                    if isinstance(node, la.Choose):
                        yield self._match(node.filter, on_field=True), 1

    def _on_field(self, item: Filter) -> int:
        """The monsters that can match on the field."""
        return self._match(item, on_field=True) & self._monsters


def _can_summon(card: la.Card) -> bool:
    """Whether a card may bring a monster to the field beside the one that is Normal Summoned."""
    return bool(card.type & v.PENDULUM) or any(isinstance(node, _SUMMONS) for node in card.walk())


def _bodies(procedure: Node) -> int:
    """How many monsters on the field a procedure takes at least."""
    match procedure:
        case la.LinkSummon() | la.XyzSummon():
            return procedure.least
        case la.SynchroSummon():
            return procedure.tuners + procedure.least
    return 1


def _at_hand(given: Sequence[int], mask: int, least: int) -> bool:
    """Whether so many of these cards are in the mask."""
    return sum(mask >> index & 1 for index in given) >= least


def _ones(bits: int) -> Iterator[int]:
    """The numbers of the bits that are set, from the lowest."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low
