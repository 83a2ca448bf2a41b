//! Queries for hints, which judge a decision as if the best choice had been made.

use engine::Depth;
use review::Item;
use rules::{Choice, Decision};

use crate::Query;

/// Returns the query that judges `choice` in `decision` at a depth of `plies`, as required by
/// [`crate::Explanation::hint`]; `None` if the decision cannot be judged.
pub fn hint_query(decision: Decision, choice: Choice, plies: u8) -> Option<Query> {
    let mut item = Item::unmade(decision)?;
    item.decided.choice = choice;
    Some(Query::Judge {
        item,
        depth: Depth::Plies(plies),
    })
}
