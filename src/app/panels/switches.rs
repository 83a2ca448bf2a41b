//! Switches of the settings: labels, explanations and values.

use board::{Theme, colour};
use rules::Player;
use table::{CoachFeature, Settings};
use words::Words;

/// A message of the catalogue.
type Text = fn(&Words) -> String;

/// Setting that is on or off.
#[derive(Clone, Copy)]
pub(super) struct Switch {
    /// ID of its explanation.
    pub(super) id: &'static str,
    /// Label, which may depend on the theme's checker colours.
    pub(super) name: fn(&Words, Theme) -> String,
    /// Explanation; `None` if the label is sufficient.
    pub(super) about: Option<Text>,
    pub(super) read: fn(&Settings) -> bool,
    pub(super) write: fn(&mut Settings, bool),
}

/// Switches of the board.
pub(super) const OF_BOARD: [Switch; 4] = [
    Switch {
        id: "about-home-left",
        name: |words, _| words.set_home_left(),
        about: Some(Words::about_home_left),
        read: |all| all.home_left,
        write: |all, on| all.home_left = on,
    },
    Switch {
        id: "about-black-bottom",
        name: |words, theme| {
            words.set_black_bottom(words.name_colour(colour(theme, Player::Black)))
        },
        about: Some(Words::about_two_players),
        read: |all| all.black_at_bottom,
        write: |all, on| all.black_at_bottom = on,
    },
    Switch {
        id: "about-turn-board",
        name: |words, _| words.set_turn_board(),
        about: Some(Words::about_turn_board),
        read: |all| all.turn_board,
        write: |all, on| all.turn_board = on,
    },
    Switch {
        id: "about-marks",
        name: |words, _| words.set_marks(),
        about: Some(Words::about_marks),
        read: |all| all.show_targets,
        write: |all, on| all.show_targets = on,
    },
];

/// Switches of the parts beside the board.
pub(super) const BESIDE_BOARD: [Switch; 2] = [
    Switch {
        id: "about-race",
        name: |words, _| words.set_race(),
        about: Some(Words::about_race),
        read: |all| all.show_race,
        write: |all, on| all.show_race = on,
    },
    Switch {
        id: "about-rolls",
        name: |words, _| words.set_rolls(),
        about: Some(Words::about_rolls),
        read: |all| all.show_rolls,
        write: |all, on| all.show_rolls = on,
    },
];

/// Switches of the course of play.
pub(super) const OF_PLAY: [Switch; 6] = [
    Switch {
        id: "about-forced",
        name: |words, _| words.set_forced(),
        about: Some(Words::about_forced),
        read: |all| all.auto_forced,
        write: |all, on| all.auto_forced = on,
    },
    Switch {
        id: "about-bear-off",
        name: |words, _| words.set_bear_off(),
        about: Some(Words::about_bear_off),
        read: |all| all.auto_bear_off,
        write: |all, on| all.auto_bear_off = on,
    },
    Switch {
        id: "about-auto-roll",
        name: |words, _| words.set_auto_roll(),
        about: None,
        read: |all| all.auto_roll,
        write: |all, on| all.auto_roll = on,
    },
    Switch {
        id: "about-confirm",
        name: |words, _| words.set_confirm(),
        about: None,
        read: |all| all.confirm_double,
        write: |all, on| all.confirm_double = on,
    },
    Switch {
        id: "about-dead-cube",
        name: |words, _| words.set_dead_cube(),
        about: Some(Words::about_dead_cube),
        read: |all| all.show_dead_cube,
        write: |all, on| all.show_dead_cube = on,
    },
    Switch {
        id: "about-letter-keys",
        name: |words, _| words.set_letter_keys(),
        about: None,
        read: |all| all.letter_keys,
        write: |all, on| all.letter_keys = on,
    },
];

/// Switch of the tutor for checker plays, which is also in the table's menu.
pub(super) const TUTOR: Switch = Switch {
    id: "about-tutor-plays",
    name: |words, _| words.set_tutor_plays(),
    about: Some(Words::about_tutor),
    read: |all| all.coach.has(CoachFeature::Plays),
    write: |all, on| all.coach = all.coach.with(CoachFeature::Plays, on),
};

/// Switches of hints and tutor.
pub(super) const OF_COACH: [Switch; 4] = [
    Switch {
        id: "about-hints",
        name: |words, _| words.set_hints(),
        about: Some(Words::about_hints),
        read: |all| all.coach.has(CoachFeature::Hints),
        write: |all, on| all.coach = all.coach.with(CoachFeature::Hints, on),
    },
    TUTOR,
    Switch {
        id: "about-tutor-cube",
        name: |words, _| words.set_tutor_cube(),
        about: None,
        read: |all| all.coach.has(CoachFeature::Cube),
        write: |all, on| all.coach = all.coach.with(CoachFeature::Cube, on),
    },
    Switch {
        id: "about-running-pr",
        name: |words, _| words.set_running_pr(),
        about: Some(Words::about_running_pr),
        read: |all| all.coach.has(CoachFeature::Running),
        write: |all, on| all.coach = all.coach.with(CoachFeature::Running, on),
    },
];

pub(super) const VIBRATE: Switch = Switch {
    id: "about-vibrate",
    name: |words, _| words.vibrate(),
    about: Some(Words::about_vibrate),
    read: |all| all.vibrate,
    write: |all, on| all.vibrate = on,
};
