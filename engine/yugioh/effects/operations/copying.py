"""A card takes the name and the effects of another monster."""

from typing import Final

from mypy_extensions import i64

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.effects.operations.each_card import EachCard
from engine.yugioh.movement.trait_changes import change_trait
from engine.yugioh.operation import Steps, register
from engine.yugioh.position.modifiers import EFFECTS_OF, FUSION_AS, LINK_AS, NAME_IS
from engine.yugioh.position.registers import ITSELF, NO_CARD, first_meant
from engine.yugioh.position.slots import LOC, POSITION, UNTIL_END
from engine.yugioh.position.state import State
from engine.yugioh.vocabulary import FACEDOWN, FIELD_PLACES


class BecomesMonster(EachCard):
    """The card itself has the name and the effects of the card in a register."""

    CODE: Final = 210
    OF: Final = 2  # register
    UNTIL: Final = 3  # UNTIL_END: for the turn only

    def write(self, c: Steps, word: la.BecomesMonster, reason: int) -> None:
        if word.until == "next turn":
            raise CompileError("effects of another monster until a later turn")
        of = c.place(word.of)
        if of == ITSELF:
            raise CompileError("a card becomes itself")
        c.row(BecomesMonster, WHAT=ITSELF, OF=of, UNTIL=UNTIL_END if word.until == "end" else 0)

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        other = first_meant(s, link, s.t.ops[at + BecomesMonster.OF])
        if other == NO_CARD:
            return 0
        if s.data[LOC + other] & FIELD_PLACES and s.data[POSITION + other] & FACEDOWN:
            return 0  # nobody sees what it is
        number = s.definition[other]
        until = s.t.ops[at + BecomesMonster.UNTIL]
        if not change_trait(s, card, NAME_IS, s.t.name_group[number] + 1, until):
            return 0
        return change_trait(s, card, EFFECTS_OF, number + 1, until)

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "change the name and effects of", ""

    def used_for(self, s: State, at: i64, register: i64) -> tuple[str, str]:
        if s.t.ops[at + BecomesMonster.OF] == register:
            return "take the name and effects of", ""
        return "", ""


class MaterialAs(EachCard):
    """The card itself can be treated as the card in a register, as material of this turn."""

    CODE: Final = 213
    OF: Final = 2  # register
    KIND: Final = 3  # of the modifier: LINK_AS, FUSION_AS

    def write(self, c: Steps, word: la.LinkMaterialAs | la.FusionMaterialAs, reason: int) -> None:
        of = c.place(word.of)
        if of == ITSELF:
            raise CompileError("a card is treated as itself")
        kind = LINK_AS if isinstance(word, la.LinkMaterialAs) else FUSION_AS
        c.row(MaterialAs, WHAT=ITSELF, OF=of, KIND=kind)

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        other = first_meant(s, link, s.t.ops[at + MaterialAs.OF])
        if other == NO_CARD:
            return 0
        kind = s.t.ops[at + MaterialAs.KIND]
        return change_trait(s, card, kind, s.definition[other] + 1, UNTIL_END)

    def used_for(self, s: State, at: i64, register: i64) -> tuple[str, str]:
        if s.t.ops[at + MaterialAs.OF] == register:
            kind = "Link" if s.t.ops[at + MaterialAs.KIND] == LINK_AS else "Fusion"
            return f"be {kind} Material like", ""
        return "", ""


register(BecomesMonster(), la.BecomesMonster)
register(MaterialAs(), la.LinkMaterialAs, la.FusionMaterialAs)
