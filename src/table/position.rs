//! The position in words: for each player where his checkers stand, by the quarters of the board and by the numbers of
//! who listens.

use rules::Player;
use words::Words;

use crate::{
    Model, Stacks,
    scene::pips,
    speech::{self, list, who},
};

/// The quarters in the listener's numbering, the own home board first, as the catalogue calls them.
const QUARTERS: [(&str, std::ops::RangeInclusive<u8>); 4] = [
    ("home", 1..=6),
    ("outer", 7..=12),
    ("far", 13..=18),
    ("start", 19..=24),
];

/// What is told about one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideInWords {
    /// The player and the pip count.
    pub heading: String,
    /// One sentence for each quarter, the bar and the checkers that are off included.
    pub rows: Vec<String>,
}

/// What stands on the table: the match, whose turn it is, dice and cube, in a sentence each; then the two sides.
pub fn position(model: &Model) -> (Vec<String>, [SideInWords; 2]) {
    let (session, words) = (model.session(), &model.words);
    let mut facts = vec![crate::title(model)];
    // While an offer waits for its answer nobody is on roll.
    let turn = || Some(words.position_turn(who(model, session.decides()?)));
    facts.extend(speech::offer(model).or_else(turn));
    facts.extend(session.draft().map(|draft| speech::dice_name(words, draft)));
    if session.ruleset().uses_cube() {
        facts.push(speech::cube_name(model, false));
    }
    let bottom = model.bottom();
    // As on the board, points have the numbers of the listener, between two people those of the player on roll.
    let listener = model.person().or(session.decides()).unwrap_or(bottom);
    let sides = [bottom, bottom.opponent()].map(|player| side(model, player, listener));
    (facts, sides)
}

fn side(model: &Model, player: Player, listener: Player) -> SideInWords {
    let words = &model.words;
    SideInWords {
        heading: words.position_pips(who(model, player), pips(model)[player]),
        rows: standing(words, model.shown_stacks(), player, listener),
    }
}

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
