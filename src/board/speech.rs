//! The board in words: sides, colours, dice, plays, and where the checkers stand.

use record::print_play;
use rules::{Board, Draft, Play, Player, Win};
use words::Words;

use crate::{Stacks, Theme};

/// The texts, and the theme, which determines what the colours of the checkers are called.
#[derive(Clone, Copy, Debug)]
pub struct SpeechContext<'a> {
    /// The texts.
    pub words: &'a Words,
    /// The theme.
    pub theme: Theme,
}

/// Returns the catalogue key of a player's side.
pub const fn side(player: Player) -> &'static str {
    match player {
        Player::White => "white",
        Player::Black => "black",
    }
}

/// Returns the catalogue key of the colour of a player's checkers: the dark ones differ between the themes.
pub const fn colour(theme: Theme, player: Player) -> &'static str {
    match (player, theme) {
        (Player::White, _) => "white",
        (Player::Black, Theme::Midnight) => "orange",
        (Player::Black, Theme::Flat) => "teal",
        (Player::Black, Theme::Felt | Theme::Walnut | Theme::Paper) => "black",
    }
}

/// A list with what the language puts between its parts.
pub fn list(words: &Words, parts: impl IntoIterator<Item = String>) -> String {
    let parts = parts.into_iter();
    let listed = parts.reduce(|list, next| words.list_comma(list, next));
    listed.unwrap_or_default()
}

/// A list of which one is chosen.
pub fn choice(words: &Words, parts: impl IntoIterator<Item = String>) -> String {
    let parts = parts.into_iter();
    let listed = parts.reduce(|list, next| words.list_or(list, next));
    listed.unwrap_or_default()
}

/// Names the dice of a turn, and what a tap on them does.
pub fn dice_name(words: &Words, draft: &Draft) -> String {
    let dice: Vec<String> = draft
        .dice()
        .iter()
        .map(|shown| shown.die.pips().to_string())
        .collect();
    let dice = dice.join(" ");
    if draft.is_complete() {
        words.dice_pick_up(dice)
    } else if draft.may_swap().is_ok() {
        words.dice_swap(dice)
    } else {
        words.dice_name(dice)
    }
}

/// Returns a play in notation, or the words for a turn in which nothing could be moved (R86).
pub fn notation(words: &Words, before: &Board, play: &Play) -> String {
    if play.is_empty() {
        words.entry_no_play()
    } else {
        print_play(before, play)
    }
}

/// Returns the catalogue key of a kind of win.
pub const fn win(win: Win) -> &'static str {
    match win {
        Win::Single => "single",
        Win::Gammon => "gammon",
        Win::Backgammon => "backgammon",
        Win::Quadruple => "quadruple",
    }
}

/// The quarters in the listener's numbering, the own home board first, as the catalogue calls them.
const QUARTERS: [(&str, std::ops::RangeInclusive<u8>); 4] = [
    ("home", 1..=6),
    ("outer", 7..=12),
    ("far", 13..=18),
    ("start", 19..=24),
];

/// Returns where a player's checkers stand: a sentence for each quarter, in the numbering of `listener`, then those on
/// the bar and off.
pub fn standing(words: &Words, stacks: &Stacks, player: Player, listener: Player) -> Vec<String> {
    let standing = |number: u8| stacks.at(player, number).len() as u32;
    let number = |point: u8| {
        if player == listener {
            point
        } else {
            25 - point
        }
    };
    let count = |point: u8| standing(number(point));
    let quarter = |(name, points): (&'static str, std::ops::RangeInclusive<u8>)| {
        let held = points.rev().filter(|point| count(*point) > 0);
        let told = held.map(|point| words.position_point(count(point), point));
        let told = list(words, told);
        words.position_row(name, or_nothing(words, told))
    };
    let mut rows: Vec<String> = QUARTERS.map(quarter).into();
    if standing(25) > 0 {
        rows.push(words.position_bar(standing(25)));
    }
    if standing(0) > 0 {
        rows.push(words.position_off(standing(0)));
    }
    rows
}

fn or_nothing(words: &Words, told: String) -> String {
    if told.is_empty() {
        words.position_nothing()
    } else {
        told
    }
}
