"""Icons, signs and short forms, and what is paid."""

from typing import Final

from engine.digimon.card_text.spellings.reasons import Line, OLDER, ORDER, SHORT, SIGNS


LINES: Final[tuple[Line, ...]] = (
    # Icons and signs.
    (r"Security A\.", "Security Attack", SHORT),
    (r"<Security Attack *([+-]\d+)>", r"<Security Attack \1>", SIGNS),
    (r"<(Draw|De-Digivolve|Recovery) *(\+?\d+)", r"<\1 \2", SIGNS),
    (r"<Recovery (\+\d+) *\(Deck\)>", r"<Recovery \1 (Deck)>", SIGNS),
    (r"<(Blocker|Rush|Piercing|Jamming|Reboot|Retaliation|Raid|Barrier|Alliance|Evade)> *\.",
     r"<\1>.", SIGNS),
    (r"・ +", "・", SIGNS),
    (r"(?<=Digivolve\])(?=[^ \n])", " ", SIGNS),
    (r'" +(?=\[)', '"', SIGNS),
    (r"Security A\.?(?= [+-]\d)", "Security Attack", SHORT),
    (r"(?<=\w>)(?=[a-z])", " ", SIGNS),
    (r"(<(?:Draw|Recovery) [^>]*>),? Then\b", r"\1. Then", SIGNS),
    (r"\b[Tt]rigger (?=<)", "", OLDER),
    (r"\bit's (?=digivolution|link)", "its ", SIGNS),
    (r"\b(top|trait|use) \1\b", r"\1", "a word twice"),
    (r"\[Once [Pp]er [Tt]urn\]", "[Once Per Turn]", SIGNS),
    (r"\b([Tt]here)'re\b", r"\1 are", SHORT),
    (r"\b([Tt]here)'s\b", r"\1 is", SHORT),
    (r"\bthe(?=\[)", "the ", SIGNS),
    (r"\bcannot\b", "can't", OLDER),
    (r"\ban use (?=Option)", "an ", "a word too much"),
    (r"(?<=>) +,", ",", SIGNS),
    (r"(<De-Digivolve \d>) on (?=1 of|all of|that)", r"\1 ", OLDER),
    (r"\bhas an? (\[[^]]*\](?:(?:/|, or |, | or )\[[^]]*\])*) trait", r"has the \1 trait",
     SIGNS),
    (r"\bwith an? (\[[^]]*\](?:(?:/|, or |, | or )\[[^]]*\])*) trait", r"with the \1 trait",
     SIGNS),
    (r"(?<=\]) in (its|their) (?:types?|forms?)(?: or types?)?\b", r" in \1 traits",
     "rule 2-3-2: form, attribute and type are traits"),
    (r"\bDigi - Egg\b", "Digi-Egg", SIGNS),
    (r"<Use Req\. \((\[[^)]*\]) [Tt]rait\)>", r"While you have a Digimon or Tamer with the "
     r"\1 trait on the field, you can ignore this card's color requirements.", "rule 16-42-3"),
    (r"<Use Req\. \((\[[^)]*\]) in text\)>", r"While you have a Digimon or Tamer with \1 in "
     r"its text on the field, you can ignore this card's color requirements.",
     "rule 16-42-3"),
    (r"<Ice Clad>", "<Iceclad>", SIGNS),
    (r"<S Attack", "<Security Attack", SHORT),
    (r"<Recovery \+1>", "<Recovery +1 (Deck)>", "recovery is from the deck (rule 16-6)"),
    (r"(?<=[a-z]),(?=[a-z])", ", ", SIGNS),
    (r"([+-]\d+)DP", r"\1 DP", SIGNS),
    # What is paid.
    (r"\b(its|the) memory cost", r"\1 cost", OLDER),
    (r"without paying its (?:digivolution )?cost", "without paying the cost", OLDER),
    (r"without paying (?:their|the) costs?", "without paying the cost", OLDER),
    (r"reduce (?:its|the) (?:memory )?cost by", "reduce the cost by", OLDER),
    (r"\b([Ff])or each ([^,.]*?) and each ([^,.]*?) you have\b",
     r"\1or each of your \2 and each of your \3", ORDER),
)  # fmt: skip
