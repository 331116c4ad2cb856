"""Where a wording may differ from the printed text, and why.

Patterns of single words and phrases, in small letters; no text of a card stands here.
"""

from typing import Final

from tests.engine.yugioh.wording.clauses import Same

_AGAIN = "spoken of before"
_OLDER = "older wording"
_ONE_OR_MORE = "one or several"
_POINTS = "punctuation"
_BATTLE = "no battle is played"
_THERE = "where it can only be"

SAME: Final = (
    # Words in brackets that repeat a rule, or are about the Damage Step.
    Same(r"\(except during the damage step\)|,? even during the damage step", "", _BATTLE),
    Same(r"\(this card is always treated as an? .* card\.?\)", "", "its series say it"),
    Same(r"\(even if this card leaves the field\)|\(min\. 1\)", "", "a reminder"),
    Same(r"\((until the end phase|until the end of this turn)\)", r"\1", _POINTS),
    Same(r"\(s\)", "", _ONE_OR_MORE),
    Same(r"^\[.*\]$|^-+$", "", "headings of the two texts of a Pendulum Monster"),
    Same(r"^● (?=if )", "", "effects in a list"),
    # Battles in the middle of what is played.
    Same(r"would be destroyed by battle or ", "would be destroyed by ", _BATTLE),
    Same(r"is destroyed by battle, or (?=leaves|is)", "", _BATTLE),
    Same(r",? or when this card is targeted for an attack", "", _BATTLE),
    # Older or other words for the same.
    Same(r"-type monster", " monster", _OLDER),
    Same(r"xyz material", "material", _OLDER),
    Same(r"1 or more non-tuner", "1+ non-tuner", _OLDER),
    Same(r"non-tuners$", "non-tuner monsters", _OLDER),
    Same(r"during either player's turn(?=:)", "(quick effect)", _OLDER),
    Same(r"also, after that, ", "then ", _OLDER),
    Same(r"also it is destroyed during", "but destroy it during", _OLDER),
    Same(r"and make its atk/def 0", "and if you do, its atk/def become 0", _OLDER),
    Same(r"1 of your (.*?)s or (.*?)s that is banished or in your gy",
         r"1 \1 or 1 \2 in your gy or banishment", _OLDER),
    Same(r"1 of your (.*?)s(?:/traps)? that is banished or in your gy",
         r"1 \1 in your gy or banishment", _OLDER),
    Same(r"(?<=\bspell)/trap(?= in your gy or banishment)", "", _OLDER),
    Same(r"(special summoned monster) (.*?) in (face-up attack position)", r"\3 \1 \2", _OLDER),
    Same(r"no face-up monsters, or the only face-up monsters you control are",
         "no face-up monsters, except", _OLDER),
    Same(r"that are not (?=that)", "except ", _OLDER),
    Same(r"synchro summon using this card you control",
         "synchro summon 1 synchro monster using materials you control, including this card",
         _OLDER),
    Same(r"look at your opponent's hand, and choose 1 card from it to shuffle",
         "shuffle 1 card from your opponent's hand", "a choice is made from what is seen"),
    Same(r"\b(spell|trap) cards or effects", r"\1 effects", _OLDER),
    Same(r"^while this card is (equipped [^,]*), it is (unaffected .*)$", r"\2, while \1",
         "the condition before or behind"),
    # Cards that were spoken of before.
    Same(r"that face-up monster's", "its", _AGAIN),
    Same(r"the effects of that face-up monster your opponent controls", "its effects", _AGAIN),
    Same(r"that (link )?(target|monster|card)( you control)?\b(?! this card| on the field)", "it",
         _AGAIN),
    Same(r"the (targeted|destroyed) (monster|card)", "it", _AGAIN),
    Same(r"\b(both|all 5)\b(?= (until|into))", "them", _AGAIN),
    Same(r"(if this card is [^:]*: )it gains", r"\1this card gains", _AGAIN),
    Same(r"(if this card is [^:]*: )special summon it$", r"\1special summon this card", _AGAIN),
    Same(r"negate that activation", "negate the activation", _AGAIN),
    # What goes without saying.
    Same(r"^if this card is in your hand: (.*special summon this card)$", r"\1 from your hand",
         _THERE),
    Same(r"deck/extra deck", "deck", _THERE),
    Same(r" to your field\b", "", _THERE),
    Same(r"(?<=from your )main deck", "deck", _THERE),
    Same(r"its owner's spell & trap zone", "your spell & trap zone", _THERE),
    Same(r"its owner's hand or field", "the hand or field", _THERE),
    Same(r"discard this card to the gy", "discard this card", _THERE),
    Same(r"banish this card (from your gy|you control)", "banish this card", _THERE),
    Same(r"this face-up card on the field would", "this card would", _THERE),
    Same(r"face-up (?=\"|effect monster|monster zone)", "", "only face-up cards have facts"),
    Same(r"all face-up monsters (you control|your opponent controls) (gain|lose)",
         r"all monsters \1 \2", "only face-up cards have ATK"),
    Same(r"\b(level 1 fire|warrior) monsters you control gain", r"all \1 monsters you control gain",
         "all of them"),
    Same(r"^all all ", "all ", "all of them"),
    Same(r"1 other spell/trap on the field", "1 spell/trap on the field",
         "what resolves is not chosen"),
    Same(r"during your main phase:? (?=you can (?!normal))", "", "when Ignition Effects are used"),
    Same(r"\bcurrently\b ?", "", "when it is counted"),
    Same(r"(?<=cannot special summon) monsters(?= for)", "", "what is Summoned"),
    Same(r" with the same attribute as each other", " with the same attribute", "the same"),
    Same(r",? as (?:fusion )?material(?=$|[,;.])", "", "what they are used for"),
    Same(r"(?<=shuffling )(its materials|the materials mentioned on it)", "monsters",
         "what they are used for"),
    Same(r"during the end phase of this turn", "during the end phase", "the only one"),
    Same(r"(equipped with an? \S+) equip spell", r"\1 equip card", "what an Equip Card is"),
    Same(r"\beither (?=add)", "", "one or the other"),
    Same(r"\band/or\b", "or", _ONE_OR_MORE),
    Same(r"(?<=you control) and(?= in your gy)", " or", _ONE_OR_MORE),
    Same(r"\b(spell & trap zone|with the following effect)s\b", r"\1", _ONE_OR_MORE),
    Same(r"(?:(?<=or )|(?<=, ))1 (?=\")", "", _ONE_OR_MORE),
    Same(r"on the top of", "on top of", "the same"),
    Same(r"with a name different from", "with a different name from", "the same"),
    Same(r"\b(also|then|or), (?=you |if |send )", r"\1 ", _POINTS),
)  # fmt: skip

# What is not played, in a card that says so: battles, damage, turns of the opponent and later ones.
NOT_PLAYED: Final = (
    r"\battack(s|ed)?\b(?! position)|\bbattl(e|es|ed|ing)\b(?! position)|damage (calculation|step)",
    r"any damage",
    r"(standby|draw|your opponent's next end) phase",
)

# The same for parts of single cards.
UNPLAYED: Final = {
    "Salamangreat Almiraj": r"cannot be destroyed",
    "Hiita the Fire Charmer, Ablaze": r"while in its owner's",
    "Fiendsmith's Sequence": r"cannot target the equipped monster",
    "I:P Masquerena": r"that used this card as material",
    "Crystal Master": r"cannot target",
    "Vaylantz World - Konig Wissen": r"same column|zone is occupied",
}

# Words of single cards.
OWN: Final = {
    "Fiendsmith's Sequence": (
        Same(r" with the following effect$", "", "the effect is not played"),
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
        Same(r"until the end of the next turn, its effects are negated(.*)",
             r"negate its effects\1, until the end of this turn", "the next turn is not played"),
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
        Same(r"(?<=special summoned) from your extra deck", "", _THERE),
    ),
    "Forbidden Droplet": (
        Same(r"any number of (.*?gy);", r"a number of \1, up to the number of effect monsters your "
             "opponent controls;", "no more are sent than can be chosen"),
        Same(r"until the end of this turn, their atk is halved, also their effects are negated",
             "their atk is halved until the end of this turn, also negate their effects until the "
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
    "Isolde, Two Tales of the Noble Knights": "an effect for each number of Equip Spells",
    "Majesty of the White Dragons": "counts the cards that can be shown instead of showing them",
    "Mulcharmy Fuwalos": "a number of cards is shuffled, instead of until so many are left",
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
