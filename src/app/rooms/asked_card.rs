//! Mistake that the reader wants to practise, passed from its review to the drills.

use std::cell::Cell;

use rules::Decision;

thread_local! {
    static ASKED: Cell<Option<Decision>> = const { Cell::new(None) };
}

/// Makes the drills start with `decision` the next time their room is entered.
pub(super) fn ask(decision: Decision) {
    ASKED.set(Some(decision));
}

/// Takes the decision with which the drills are to start; `None` if none was requested.
pub(super) fn take() -> Option<Decision> {
    ASKED.take()
}
