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

/// A decision as an ID gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Identified {
    decision: Decision,
    /// `true` if the ID claims the Crawford game where it cannot be, as with a cube that was turned.
    drops_crawford: bool,
}

/// Builds the decision, without the Crawford game that an ID claims if it cannot be.
fn built(builder: DecisionBuilder, crawford: bool) -> Option<Identified> {
    let now = crawford
        .then(|| builder.crawford(rules::Crawford::Now).build().ok())
        .flatten();
    let drops_crawford = crawford && now.is_none();
    let decision = now.or_else(|| builder.build().ok())?;
    Some(Identified {
        decision,
        drops_crawford,
    })
}

/// Both sides' checkers on 1 to 25, with what is missing from fifteen borne off; `None` if a side has more.
fn completed(mut own: [u8; 26], mut opponent: [u8; 26]) -> Option<Setup> {
    for side in [&mut own, &mut opponent] {
        let standing: u16 = side[1..].iter().map(|&count| u16::from(count)).sum();
        side[0] = 15_u16.checked_sub(standing)? as u8;
    }
    Some(Setup { own, opponent })
}
