//! Games between two people without a server: two simulated players, and a third person who modifies their messages.

mod ahead;
mod at_once;
mod claims;
mod clock;
mod duplicate;
mod faults;
mod flipped;
mod games;
mod golden;
mod live;
mod observer;
mod players;
mod starter;
mod taken_back;
mod terms;
mod third;
mod versions;
mod watched;
