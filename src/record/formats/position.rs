//! Positions with their match state as short texts of other programs, found inside any text.

mod find;
mod gnu;
mod ogid;
mod snowie;
mod xgid;

pub use find::{FoundPosition, PositionFormat, find_positions};
pub use gnu::{decision_from_gnu_ids, gnu_ids};
pub(super) use xgid::{Placed, pending};
pub use xgid::{decision_from_xgid, xgid};

use rules::{Decision, DecisionBuilder, Setup};

/// The decision; where the text calls it a Crawford game that it cannot be, that is passed over.
fn built(builder: DecisionBuilder, crawford: bool) -> Option<Decision> {
    let now = crawford
        .then(|| builder.crawford(rules::Crawford::Now).build().ok())
        .flatten();
    now.or_else(|| builder.build().ok())
}

/// Both sides' checkers on 1 to 25, with what is missing from fifteen borne off; `None` if a side has more.
fn completed(mut own: [u8; 26], mut opponent: [u8; 26]) -> Option<Setup> {
    for side in [&mut own, &mut opponent] {
        let standing: u16 = side[1..].iter().map(|&count| u16::from(count)).sum();
        side[0] = 15_u16.checked_sub(standing)? as u8;
    }
    Some(Setup { own, opponent })
}
