//! The mistake that the reader wants to practise, on the way from its review to the drills.

use std::cell::Cell;

use rules::Decision;

thread_local! {
    static ASKED: Cell<Option<Decision>> = const { Cell::new(None) };
}

/// Has the drills ask this decision first when they are entered next.
pub(super) fn ask(decision: Decision) {
    ASKED.set(Some(decision));
}

/// Returns the decision that the drills are to ask first, once.
pub(super) fn take() -> Option<Decision> {
    ASKED.take()
}
