"""What cards are, and in which order it is said."""

import re
from typing import Final

from engine.digimon.card_text.spellings.reasons import Line, OLDER, ORDER, SHORT, SIGNS, THERE

_COLOR: Final = "red|blue|yellow|green|black|purple|white"
_NAMES: Final = r"(\[[^]]*\](?:(?:/|, | or |, or )\[[^]]*\])*)"
_NOUN: Final = (
    r"((?:(?:red|blue|yellow|green|black|purple|white)(?: or |, )?)* ?"
    r"(?:(?:Digimon|Tamer|Option)(?: or (?:Digimon|Tamer|Option))? cards?|cards?|"
    r"Digimon(?: or Tamers?)?|Tamers?|Options?))"
)


def _colored(found: re.Match[str]) -> str:
    """ "yellow, black or [X] trait Digimon card": of one of the colors, or with the trait."""
    colors = " or ".join(re.findall(_COLOR, found[1]))
    return f"{found[3]} that is {colors} or has the {found[2]} trait"


LINES: Final[tuple[Line, ...]] = (
    # What cards are.
    (r"\bas (?:any|1) of (your [^.,]*?)'s? bottom digivolution (cards?)",
     r"as the bottom digivolution \2 of 1 of \1", ORDER),
    (rf"{_NAMES} in (?:one of|any of) (its|their) traits", r"\1 in \2 traits", "rule 2-3-2-4"),
    (rf"\b(all of your (?:{_COLOR})) and (?=\[[^]]*\] trait Digimon)", r"\1 or ",
     "those of the color and those with the trait"),
    (r"\bwith the (\[[^]]*\](?:/\[[^]]*\])* in its traits)", r"with \1", "a word too much"),
    (rf"\b((?:(?:{_COLOR})(?:, (?:or )?| or ))+){_NAMES} trait "
     r"((?:Digimon|Tamer)(?: or Tamer)? cards?|cards?|Digimon|Tamers?)", _colored, ORDER),
    (rf"{_NAMES} trait {_NOUN}(?= (?:without|with|from|in|among|or|and|to|is|are|on|of|may|can|"
     r"gets?|gains?|digivolves?|attacks?|would|becomes?|cards?|suspends?|unsuspends?|leaves?|as|"
     r"wins?|checks?|trait|under this)\b|[.,)・]|$)",
     r"\2 with the \1 trait", ORDER),
    (r"(\d+) DP or lower ((?:(?:red|blue|yellow|green|black|purple|white) )?Digimon"
     r"(?: cards?)?)", r"\2 with \1 DP or less", ORDER),
    (rf"(?<=\d )play cost (?:of )?(\d+) or (?:lower|less) ((?:(?:{_COLOR})(?: or |, )?)* ?(?:"
     r"(?:Digimon or Tamers?|Digimon|Tamers?)(?: cards?)?|cards?))(?= |\.)",
     r"\2 with a play cost of \1 or less", ORDER),
    (rf"(?<=\d )play cost (\d+) or (?:higher|more) ((?:(?:{_COLOR})(?: or |, )?)* ?(?:"
     r"(?:Digimon or Tamers?|Digimon|Tamers?)(?: cards?)?|cards?))(?= |\.)",
     r"\2 with a play cost of \1 or more", ORDER),
    (r"\bwith a play cost (\d+) or (lower|less|higher|more)", r"with a play cost of \1 or \2",
     SIGNS),
    (r"play cost (\d+) or lower ((?:Digimon or Tamers?|Digimon|Tamers?)(?: cards?)?|cards?)",
     r"\2 with a play cost of \1 or less", ORDER),
    (r"(lowest|highest) (DP|level|play cost) (Digimon(?: or Tamers)?)", r"\3 with the \1 \2",
     ORDER),
    (r"Digimon with a level of (\d) or less", r"level \1 or lower Digimon", OLDER),
    (r"play costs? of (\d+) or (less|more)", r"play cost of \1 or \2", SIGNS),
    (r"has as much or less DP as", "with as much or less DP as", ORDER),
    (r"\bfor each ([^.,]*?) you have\b", r"for each of your \1", ORDER),
    (r"\bfor each ([^.,]*?) your opponent has\b", r"for each of your opponent's \1", ORDER),
    (r"\b[Ff]or (each|every \d+) ([^,.]*), ((?:this Digimon gets \+\d+ DP|<Draw \d>|gain \d "
     r"memory|trash your opponent's top security card|trash the top card of your opponent's "
     r"security stack|all of your (?:opponent's )?Digimon get [+-]\d+ DP(?: for the turn)?|"
     r"<De-Digivolve 1> 1 of your opponent's Digimon))(?=[.\n]| \n| and| ?$)",
     r"\3 for \1 \2",
     ORDER),
    (r"\bAt (?:the )?(?:end of (?:the |this )?turn|turn end)\b", "At the end of the turn",
     OLDER),
    (r"affected by (?:the )?effects of your opponent's (Digimon)", r"affected by your "
     r"opponent's \1 effects", ORDER),
    (r"((?:\[(?:Your|Opponent's|All) Turns?\]) *(?:\[(?:Once|Twice) Per Turn\])? *)If (one of "
     r"your|this Tamer becomes|this Digimon (?:becomes|deletes|is deleted)|you play|a|an attack)\b",
     r"\1When \2", OLDER),
    (r"\bwould leave other than", "would leave the battle area other than", SIGNS),
    (r"other than by one of your effects", "other than by your effects", "the same"),
    (r"play cost (\d+) or (higher|lower) ((?:Digimon or Tamers?|Digimon|Tamers?)(?: "
     r"cards?)?|cards?)",
     r"\3 with a play cost of \1 or \2",
     ORDER),
    (r"\bplay cost of (\d+) or higher", r"play cost of \1 or more", OLDER),
    (r"\bplay cost of (\d+) or lower", r"play cost of \1 or less", OLDER),
    (r"(\d+) DP or higher (Digimon(?: cards?)?)", r"\2 with \1 DP or more", ORDER),
    (r"\b[Ii]f no (?:opponent's )?Digimon (?:was|is) deleted by this effect",
     "If this effect didn't delete", OLDER),
    (r"\b[Ii]f (?:it|this Digimon) did,", "If you did,", "said afterwards"),
    (r"\bthis didn't delete", "this effect didn't delete", SHORT),
    (r"\bhatch 1 Digi-Egg card to an empty space in your [Bb]reeding [Aa]rea",
     "hatch in your breeding area", OLDER),
    (r"\b(?:change|switch) the (?:attack target|target of attack) to",
     "switch the attack target to", OLDER),
    (r"\b[Cc]hoose (any number of your opponent's Digimon whose total DP adds up to \d+ or "
     r"less) and delete them", r"delete \1", OLDER),
    (r"\bThis Digimon can digivolve into", "This Digimon may digivolve into", OLDER),
    (r"\band/or\b", "or", "any of them"),
    (r"\b[Yy]ou trash a card in (?:your|the) hand using one of your effects",
     "one of your effects trashes a card in the hand", OLDER),
    (r"\b([Tt])rash any (\d) digivolution cards? of 1 of",
     r"\1rash \2 digivolution cards of 1 of", "the player chooses"),
    (r"\bmove 1 of your level 3 or higher Digimon from", "move your Digimon from",
     "others have no DP (rule 4-17)"),
    (r"\b(in|to) an empty space in your breeding area", r"\1 the breeding area", THERE),
    (r"\bto (?:hands or decks|hand or deck)\b", "to the hand or deck", THERE),
    (r"\bto (?:their owners'|its owner's) hands?\b", "to the hand", THERE),
    # Names and traits that a card also has (rules 2-3-4-3, 2-3-4-4).
    (r"(?:\[Rule\] )?Name: Treated as having ((?:\[[^]]*\]/?)+)\.?",
     "\nThis card/Digimon is also treated as having \\1 in its name.", SHORT),
    (r"\bThis card(?:/Digimon)? is also treated as having (\[[^]]*\]) in its name",
     r"This card/Digimon is also treated as having \1 in its name", SHORT),
    (r"\bTreat this card/Digimon as if it also has (\[[^]]*\]) in its name",
     r"This card/Digimon is also treated as having \1 in its name", OLDER),
    (r"\bThis card/Digimon is also treated as (?:if its name is )?(\[[^]]*\](?: and \[[^]]*\])?)"
     r"(?=\.|\n|$)", r"The name of this card/Digimon is also treated as \1", OLDER),
    (r"\bTreat this card/Digimon as if its name is also (\[[^]]*\])",
     r"The name of this card/Digimon is also treated as \1", OLDER),
    (r"(?<!Eater )\b[Ff]or every (?=(?:suspended )?(?:Digimon|Tamers?) )", "for each ", SHORT),
    (r"\bFor each ([^.,]*?) your opponent has,", r"For each of your opponent's \1,", ORDER),
    (r"\bboth players (?=<Draw)", "each player performs ", OLDER),
    (r"\bBoth players (?=<Draw)", "Each player performs ", OLDER),
    (r"\b([Bb])oth players draw (?:1 card from|the top card of) their decks",
     lambda f: ("Each" if f[1] == "B" else "each") + " player performs <Draw 1>", OLDER),
)  # fmt: skip
