//! Settings switches: labels, explanations and values.

use board::{Theme, colour};
use rules::Player;
use table::Settings;
use words::Words;

/// Function that returns a text from the catalogue.
type Text = fn(&Words) -> String;

/// Setting that can be switched on or off.
#[derive(Clone, Copy)]
pub(super) struct Switch {
    /// Element ID of the explanation.
    pub(super) id: &'static str,
    /// Label, which may depend on the theme's checker colours.
    pub(super) name: fn(&Words, Theme) -> String,
    /// Explanation; `None` if the label is sufficient.
    pub(super) about: Option<Text>,
    pub(super) read: fn(&Settings) -> bool,
    pub(super) write: fn(&mut Settings, bool),
}

/// Creates the switch for a settings field, given the explanation's ID, the label, the field and the explanation's
/// text.
macro_rules! switch {
    () => { None };
    ($about:ident) => { Some(Words::$about) };
    ($id:literal, $name:ident, $field:ident $(, $about:ident)?) => {
        Switch {
            id: $id,
            name: |words, _| words.$name(),
            about: switch!($($about)?),
            read: |all| all.$field,
            write: |all, on| all.$field = on,
        }
    };
}

/// Switches for the board.
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

/// Switches for the parts beside the board.
pub(super) const BESIDE_BOARD: [Switch; 2] = [
    switch!("about-race", set_race, show_race, about_race),
    switch!("about-rolls", set_rolls, show_rolls, about_rolls),
];

/// Switches for the course of play.
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

/// Switch for the running PR, in the group for help during a game.
pub(super) const RUNNING_PR: Switch = Switch {
    id: "about-running-pr",
    name: |words, _| words.set_running_pr(),
    about: Some(Words::about_running_pr),
    read: |all| all.coach.running_pr,
    write: |all, on| all.coach.running_pr = on,
};

pub(super) const VIBRATE: Switch = switch!("about-vibrate", vibrate, vibrate, about_vibrate);
