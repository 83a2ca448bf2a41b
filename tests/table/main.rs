//! The page without a browser, played by messages.

mod clock;
mod cues;
mod fair;
mod games;
mod hands;
mod house;
mod keep;
mod keyboard;
mod languages;
mod luck;
mod many;
mod motion;
mod others;
mod race;
mod release;
mod stuck;
mod tabs;
mod taps;
