//! Switches of the settings: labels, explanations and values.

use board::{Theme, colour};
use rules::Player;
use table::{CoachFeature, Settings};
use words::Words;

/// Function that returns a text from the catalogue.
type Text = fn(&Words) -> String;

/// Setting that is on or off.
#[derive(Clone, Copy)]
pub(super) struct Switch {
    /// ID of the explanation.
    pub(super) id: &'static str,
    /// Label, which may depend on the theme's checker colours.
    pub(super) name: fn(&Words, Theme) -> String,
    /// Explanation; `None` if the label is sufficient.
    pub(super) about: Option<Text>,
    pub(super) read: fn(&Settings) -> bool,
    pub(super) write: fn(&mut Settings, bool),
}

/// Creates a switch for a field of the settings or for a feature of the coach from its ID, its label and, optionally,
/// its explanation.
macro_rules! switch {
    () => { None };
    ($about:ident) => { Some(Words::$about) };
    (@ $id:literal, $name:ident, $about:expr, $read:expr, $write:expr) => {
        Switch {
            id: $id,
            name: |words, _| words.$name(),
            about: $about,
            read: $read,
            write: $write,
        }
    };
    ($id:literal, $name:ident, coach $feature:ident $(, $about:ident)?) => {
        switch!(@ $id, $name, switch!($($about)?),
            |all| all.coach.has(CoachFeature::$feature),
            |all, on| all.coach = all.coach.with(CoachFeature::$feature, on))
    };
    ($id:literal, $name:ident, $field:ident $(, $about:ident)?) => {
        switch!(@ $id, $name, switch!($($about)?), |all| all.$field, |all, on| all.$field = on)
    };
}

/// Switches of the board.
pub(super) const OF_BOARD: [Switch; 4] = [
    switch!("about-home-left", set_home_left, home_left, about_home_left),
    Switch {
        id: "about-black-bottom",
        name: |words, theme| {
            words.set_black_bottom(words.name_colour(colour(theme, Player::Black)))
        },
        about: Some(Words::about_two_players),
        read: |all| all.black_at_bottom,
        write: |all, on| all.black_at_bottom = on,
    },
    switch!(
        "about-turn-board",
        set_turn_board,
        turn_board,
        about_turn_board
    ),
    switch!("about-marks", set_marks, show_targets, about_marks),
];

/// Switches of the parts beside the board.
pub(super) const BESIDE_BOARD: [Switch; 2] = [
    switch!("about-race", set_race, show_race, about_race),
    switch!("about-rolls", set_rolls, show_rolls, about_rolls),
];

/// Switches of the course of play.
pub(super) const OF_PLAY: [Switch; 6] = [
    switch!("about-forced", set_forced, auto_forced, about_forced),
    switch!(
        "about-bear-off",
        set_bear_off,
        auto_bear_off,
        about_bear_off
    ),
    switch!("about-auto-roll", set_auto_roll, auto_roll),
    switch!("about-confirm", set_confirm, confirm_double),
    switch!(
        "about-dead-cube",
        set_dead_cube,
        show_dead_cube,
        about_dead_cube
    ),
    switch!("about-letter-keys", set_letter_keys, letter_keys),
];

/// Switch for the tutor's warnings about checker plays, which the menu of the table also contains.
pub(super) const TUTOR: Switch =
    switch!("about-tutor-plays", set_tutor_plays, coach Plays, about_tutor);

/// Switches of hints and tutor.
pub(super) const OF_COACH: [Switch; 4] = [
    switch!("about-hints", set_hints, coach Hints, about_hints),
    TUTOR,
    switch!("about-tutor-cube", set_tutor_cube, coach Cube),
    switch!("about-running-pr", set_running_pr, coach Running, about_running_pr),
];

pub(super) const VIBRATE: Switch = switch!("about-vibrate", vibrate, vibrate, about_vibrate);
