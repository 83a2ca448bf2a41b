//! Form for choosing the terms of a game: length, rules, cube, clock, level and names.
//!
//! [`Form`] has five purposes ([`Purpose`]): the dialogs for a new game and for a clock, an invitation to a friend, a
//! new duplicate, and the position editor. Each purpose shows a selection of [`Field`]s, except those that another
//! choice excludes ([`Form::offers`]). A [`Change`] is a selected choice or a typed text. [`Form::ruleset`] and
//! [`Form::clock`] return the resulting terms.

mod change;
mod choices;
mod clock;
mod exclusions;
mod field;
mod form;
mod level;
mod number;
mod own_pr;
mod stored;
mod text;

pub use change::Change;
pub use choices::Choice;
pub use clock::{ClockChoice, clock_promise, minutes};
pub use field::{
    CLOCK, DUPLICATE, Field, INVITATION, MORE_RULES, OPTIONS, PLAYERS, POSITION_STAKES,
    POSITION_VARIANT, Purpose, STAKES,
};
pub use form::{Form, Opponent};
pub use level::{
    FRIENDLIEST, TargetPr, known_level, level, level_name, levels, own_level, target_pr,
};
pub use number::{Mistyped, Number};
pub use own_pr::{Measured, OwnPr};
pub use text::{Control, starter_key, variant_key};
