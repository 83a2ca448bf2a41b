//! Merits of a missed best play, for hints that do not reveal the play.

use crate::reasons::Reason;

/// Returns the catalogue key of the best play's merit according to `reason`; `None` for a reason about the actual play.
pub(crate) const fn missed(reason: &Reason) -> Option<&'static str> {
    Some(match reason {
        Reason::Hits { .. } | Reason::Tempo { .. } => "hits",
        Reason::YouMake { .. }
        | Reason::YouCover { .. }
        | Reason::YouDoWell(_)
        | Reason::Slots { .. }
        | Reason::Makes(_) => "points",
        Reason::BetterAnchor(_) => "anchor",
        Reason::Prime(_) => "prime",
        Reason::Runs(_) | Reason::Escapes(_) | Reason::YouEscape(_) => "escapes",
        Reason::Race { .. } => "race",
        Reason::BearsOff(_) | Reason::BearsOffNext { .. } => "off",
        Reason::Wins(_) => "other",
        _ => return None,
    })
}
