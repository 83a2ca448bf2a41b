//! The room for games with friends, without a browser: games that are kept, links that arrive, a play that is being
//! made, and what is to be done next in plain words.
//!
//! [`Model`] is the whole state, [`update`] the only thing that changes it, and [`Effect`]s are what the outside has to do.
//! A message of the game counts once it is stored: until then neither its link nor a roll that follows from it is shown.
//! The protocol is `friend`'s, the board `table`'s. *Must not know*: Leptos, the browser, the database, a clock.

mod arrive;
mod board;
mod buttons;
mod connected;
mod cues;
#[cfg(test)]
mod devices;
mod form;
mod model;
mod playing;
mod shelf;
mod speech;
mod update;

pub use board::scene;
pub use buttons::{Button, Does, Version, buttons, more, versions};
pub use form::{Form, LENGTHS, Length};
pub use model::{Effect, Loading, Model, Msg, Notice, Page, Press, Question};
pub use playing::{Playing, exported, library_entry, messages, waives};
pub use shelf::{Due, Shelved, Summary};
pub use speech::{
    Seat, ago, heading, line, mode_key, next, notice, player_name, problem_key, question, seat,
    terms,
};
pub use update::update;
