"""How `--have` speaks of the cards of a Yu-Gi-Oh deck: by name, role, or as a card text does.

    Effect Veiler; starter; Level 4 or lower LIGHT monster; "Blue-Eyes" card; Quick-Play Spell

Roles are those of a goal file or of a run; a hand trap is one by its definition.
"""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Final

from cli.exit_codes import CommandError, ExitCode
from cli.yugioh import cards as facts
from cli.yugioh.goals import goal_for
from cli.yugioh.opened import OpenDeck
from decklists import catalog
from decklists.lines import shown
from decklists.names import did_you_mean, name_key
from engine.filters import ANY, Filter
from engine.yugioh.card_text import Lexicon, NotUnderstood
from engine.yugioh.card_text.nouns import cards as cards_in
from engine.yugioh.card_text.tokens import Reader
from engine.yugioh.compiler.filters import printed
from engine.yugioh.wording import words as w
from engine.yugioh.worth.goals import Role
from engine.yugioh.worth.interruptions import hand_traps

ROLES: Final[Mapping[str, Role]] = {
    "starter": "starter", "extender": "extender", "handtrap": "hand trap", "brick": "brick",
}  # fmt: skip
# A monster is meant where no noun is said: "Level 4".
_NOUNS: Final = ("", " monster")


class YugiohSpeech:
    """The cards of one deck, with the roles that a goal file and a run give them."""

    def __init__(self, opened: OpenDeck, goal: str | None, run: Path | None) -> None:
        self._deck = opened.deck
        self._game = opened.game()
        said = dict(goal_for(goal, opened.deck, self._game)[0].roles)
        self._found = {} if run is None else _roles_of(run, opened)
        self._roles: dict[int, Role] = {**self._found, **said}

    @property
    def main(self) -> tuple[int, ...]:
        return self._deck.main

    def named(self, words: str) -> set[int] | None:
        """The card of this name or passcode, or the one whose name begins so."""
        card = catalog().find(words)
        exact = card.id if card else facts.exact(words)
        if exact is None and words.isdecimal() and len(words) <= 10:
            exact = int(words)  # of a card that is in no table
        if exact in self.main:
            return {exact}
        if words.casefold() in _WORDS or name_key(words).removesuffix("s") in ROLES:
            return None  # "Trap" is no beginning of a name
        begun = catalog().starting(words, self.main)
        if len(begun) > 1:
            names = " or ".join(facts.name(card) for card in begun)
            raise _bad(f"{shown(words)} is not clear; give more of the name: {names}")
        return set(begun) or None

    def described(self, words: str) -> set[int] | None:
        """The cards of this role, or those that a card text would mean with these words."""
        role = ROLES.get(name_key(words).removesuffix("s"))
        if role is not None:
            return self._of_role(role)
        filter_ = self._filter(words)
        if filter_ is None:
            return None
        cards = {card.passcode for card in self._game.cards if printed(filter_, card)}
        found = cards.intersection(self.main)
        if not found:
            raise _bad(f"no card of the main deck is {shown(words)}")
        return found

    def unknown(self, words: str) -> CommandError:
        known = catalog().find(words)
        near = did_you_mean(catalog().suggest(words, among=self.main))
        if known is not None:
            return _bad(f"{known.name} is not in the main deck of {self._deck.name}{near}")
        near = near or did_you_mean(catalog().suggest(words))
        return _bad(
            f"{shown(words)} is no card, no role ({', '.join(ROLES.values())}) and no description "
            f'such as Level 4 monster, Quick-Play Spell or "Blue-Eyes" card{near}'
        )

    # ---------------------------------------------------------------- roles

    def _of_role(self, role: Role) -> set[int]:
        roles = dict(self._roles)
        if role == "hand trap":
            for card in hand_traps(self._game):
                roles.setdefault(card, role)
        elif not self._found and role not in roles.values():
            an = "an" if role == "extender" else "a"
            raise _bad(
                f"which card of {self._deck.name} is {an} {role} is worked out by playing; give "
                "--run RUN of `endboard analyze`, or --goal FILE that names them under [roles]"
            )
        return {card for card in self.main if roles.get(card) == role}

    # --------------------------------------------------------- descriptions

    def _filter(self, words: str) -> Filter | None:
        """What a card text means with these words; None where it is not understood."""
        # In the capitals of a card text.
        told = " ".join(_WORDS.get(word.casefold(), word) for word in words.split())
        for noun in _NOUNS:
            reader = Reader(told + noun)
            try:
                found = cards_in(reader, self._lexicon if '"' in words else _NO_NAMES)
                reader.end()
            except NotUnderstood:
                continue
            return None if found == ANY else found
        return None

    @cached_property
    def _lexicon(self) -> Lexicon:
        from cli.yugioh import own, update

        return update.lexicon((), dict(own.libraries()[0].manifest.series))


_NO_NAMES: Final = Lexicon({}, {})
_WORDS: Final = {
    word.casefold(): word
    for word in (
        *(word for name in (*w.TYPES.values(), *w.RACES.values()) for word in name.split()),
        *w.ATTRIBUTES.values(), "Level", "Spell", "Spells", "Trap", "Traps", "Spell/Trap",
    )
}  # fmt: skip


def _roles_of(path: Path, opened: OpenDeck) -> dict[int, Role]:
    """The roles that a run has worked out. Raises CommandError where it is not of this deck."""
    from analysis import RunError, open_run

    deck = opened.deck
    try:
        run = open_run(path)
        if run.manifest.deck["game"] != deck.game:
            raise _bad(f"{path}: expected a run of a Yu-Gi-Oh deck", "--run")
        found: dict[int, Role] = dict(run.table("cards").select("passcode", "role").iter_rows())
    except RunError as error:
        raise CommandError(ExitCode.BAD_INPUT, str(error)) from None
    missing = [facts.name(card) for card in dict.fromkeys(deck.main) if card not in found]
    if missing:
        raise _bad(
            f"{path}: a run without {missing[0]}, which is in {deck.name}; `endboard analyze` this "
            "deck",
            "--run",
        )
    return found


def _bad(message: str, option: str = "--have") -> CommandError:
    return CommandError(ExitCode.BAD_INPUT, f"{option}: {message}")
