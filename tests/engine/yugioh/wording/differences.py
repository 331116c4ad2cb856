"""Where a wording may differ from the printed text, and why.

Patterns of single words and phrases, in small letters; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Same
from engine.yugioh.card_text.reasons import THERE

# What is not played, in a card that says so: battles, damage, turns of the opponent and later ones.
NOT_PLAYED: Final = (
    r"\battack(s|ed)?\b(?! position)|\bbattl(e|es|ed|ing)\b(?! position)|damage (calculation|step)",
    r"any damage",
    r"(standby|draw|your opponent's next end) phase",
)

# The same for parts of single cards.
UNPLAYED: Final = {
    "Salamangreat Almiraj": r"cannot be destroyed",
    "Hiita the Fire Charmer, Ablaze": r"in its owner's",
    "Fiendsmith's Sequence": r"cannot target the equipped monster",
    "I:P Masquerena": r"that used this card as material",
    "Crystal Master": r"cannot target",
    "Vaylantz World - Konig Wissen": r"same column|zone is occupied",
}

# Words of single cards.
OWN: Final = {
    "Fiendsmith's Sequence": (
        Same(r"( as an? equip spell)? with the following effect$", "", "the effect is not played"),
    ),
    "Sky Striker Ace - Zeke": (
        Same(r" until your opponent's next end phase", "", "the return is not played"),
    ),
    "T.G. Hyper Librarian": (
        Same(r"if a monster is synchro", "if another monster is synchro",
             "it must be face-up already when the other is Summoned"),
    ),
    "Droll & Lock Bird": (
        Same(r" \(quick effect\)(?=:)", "", "it is activated as a trigger is"),
    ),
    "Sinful Spoils of Betrayal - Silvera": (
        Same(r"negate that opponent's effect", "negate that effect", "whose effect it answers"),
    ),
    "Called by the Grave": (
        Same(r"until the end of the next turn, but negate its effects(.*)",
             r"but negate its effects\1, until the end of this turn",
             "the next turn is not played"),
    ),
    "Nibiru, the Primal Being": (
        Same(r"tribute as many (.*) as possible", r"tribute all \1", "all can be Tributed"),
        Same(r" \(this token's atk/def (.*)\)", r", also its original atk/def \1",
             "a Token has no other values"),
    ),
    "Promethean Princess, Bestower of Flames": (
        Same(r"a monster is special summoned to your opponent's field",
             "your opponent special summons a monster", "who Summons there"),
    ),
    "Cross-Sheep": (
        Same(r", based on the card types of .*", "", "the bullets say it"),
        Same(r"^● (xyz|ritual|fusion|synchro): ", r"if this card points to a \1 monster: ",
             "the bullets say it"),
        Same(r"points to an xyz", "points to a xyz", "the article"),
    ),
    "Gagaga Cowboy": (
        Same(r"this effect, depending on this card's current battle position",
             "the following effects, in sequence", "the bullets say it"),
        Same(r"^● (attack|defense) position: ", r"if this card is in \1 position: ",
             "the bullets say it"),
    ),
    "Blue-Eyes Tyrant Dragon": (
        Same(r"(?<=special summoned) \(from your extra deck\)", "", THERE),
    ),
    "Forbidden Droplet": (
        Same(r"any number of (.*?gy);", r"\1, up to the number of effect monsters your "
             "opponent controls;", "no more are sent than can be chosen"),
        Same(r"until the end of this turn,? its atk is halved,? but negate their effects",
             "its atk is halved until the end of this turn, also negate their effects until the "
             "end of this turn", "the same"),
    ),
    "Crystal Bond": (
        Same(r"hand, and place", "hand, and if you do, place", "neither is done alone"),
    ),
}  # fmt: skip

# Cards whose definitions say the same in another way, or not all of it, and why.
DIFFERENT: Final = {
    "Ancient Fairy Dragon": "says of which cards the name differs by their place in the text",
    "Awakening of the Crystal Ultimates": "an activation for each of the two cases",
    "Blue-Eyes Jet Dragon": "hand and GY are one place of the effect",
    "Dragon Shrine": "one bullet for a Normal Monster, one for another",
    "Golden Rule": "takes the monster first, so that the names can differ",
    "Hyper Synchron": "asks for the monster that it was used for, not how it came to the GY",
    "Majesty of the White Dragons": "counts the cards that can be shown instead of showing them",
    "Mulcharmy Fuwalos": "a number of cards is shuffled, instead of until so many are left",
    "Mulcharmy Purulia": "a number of cards is shuffled, instead of until so many are left",
    "Mulcharmy Meowls": "a number of cards is shuffled, instead of until so many are left",
    "Pot of Prosperity": "an activation for each of the two numbers",
    "Rainbow Bridge of Salvation": "says all other cards, and of both players the zones",
    "Rainbow Bridge of the Heart": "both cards return one after the other, or neither",
    "Roar of the Blue-Eyed Dragons": "a step for each of two cases",
    "Ryzeal Cross": "an activated effect for one that is not; a lock on what is Special Summoned",
    "Sky Striker Mecha - Hornet Drones": "the Token says itself that it cannot be Tributed",
    "Sky Striker Mobilize - Linkage!": "the restriction comes last; two conditions for one",
    "Spirit with Eyes of Blue": "a step for each of two cases",
    "Triple Tactics Thrust": "the restriction on the Set card stands beside the choice",
    "Ultimate Fusion": "says which materials are counted where they are used",
    "Vaylantz World - Shinra Bansho": "seen from the turn player; says which columns are free",
}
