//! Words that start an entry in a row.

/// Type of entry that a word starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Double,
    Take,
    Drop,
    Beaver,
    Resign,
    Wins,
    Loses,
    Hidden,
}

/// Known words and the types of entry they start.
const WORDS: [(&str, Word); 42] = [
    ("doubles", Word::Double),
    ("double", Word::Double),
    ("redoubles", Word::Double),
    ("takes", Word::Take),
    ("take", Word::Take),
    ("accepts", Word::Take),
    ("drops", Word::Drop),
    ("drop", Word::Drop),
    ("passes", Word::Drop),
    ("rejects", Word::Drop),
    ("beavers", Word::Beaver),
    ("beaver", Word::Beaver),
    ("raccoons", Word::Beaver),
    ("resigns", Word::Resign),
    ("resign", Word::Resign),
    ("resigned", Word::Resign),
    ("concedes", Word::Resign),
    ("concede", Word::Resign),
    ("conceded", Word::Resign),
    ("gives", Word::Resign),
    ("forfeits", Word::Resign),
    ("forfeit", Word::Resign),
    ("forfeited", Word::Resign),
    ("abandons", Word::Resign),
    ("abandoned", Word::Resign),
    ("quits", Word::Resign),
    ("quit", Word::Resign),
    ("surrenders", Word::Resign),
    ("retires", Word::Resign),
    ("retired", Word::Resign),
    ("disconnects", Word::Resign),
    ("disconnected", Word::Resign),
    ("timed", Word::Resign),
    ("times", Word::Resign),
    ("timeout", Word::Resign),
    ("wins", Word::Wins),
    ("win", Word::Wins),
    ("losses", Word::Loses),
    ("loses", Word::Loses),
    ("loss", Word::Loses),
    ("lost", Word::Loses),
    ("????", Word::Hidden),
];

impl Word {
    /// Recognises a known word, ignoring trailing punctuation.
    pub(super) fn of(text: &str) -> Option<Self> {
        let bare = text.trim_end_matches([',', '.', ':', '!']);
        let known = WORDS
            .iter()
            .find(|(name, _)| bare.eq_ignore_ascii_case(name));
        known.map(|&(_, word)| word)
    }
}
