//! The position in words: for each player where his checkers stand, by the quarters of the board.

use rules::Player;
use words::Words;

use crate::{
    Model,
    scene::pips,
    speech::{self, list, who},
};

/// The quarters in a player's own numbering, his home board first, as the catalogue calls them.
const QUARTERS: [(&str, std::ops::RangeInclusive<u8>); 4] = [
    ("home", 1..=6),
    ("outer", 7..=12),
    ("far", 13..=18),
    ("start", 19..=24),
];

/// What is told about one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideInWords {
    /// Who, and how many pips he has to go.
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
    let sides = [bottom, bottom.opponent()].map(|player| side(model, player));
    (facts, sides)
}

fn side(model: &Model, player: Player) -> SideInWords {
    let words = &model.words;
    let count = |number: u8| model.shown_stacks().at(player, number).len() as u32;
    let quarter = |(name, points): (&'static str, std::ops::RangeInclusive<u8>)| {
        let standing = points.rev().filter(|number| count(*number) > 0);
        let told = standing.map(|number| words.position_point(count(number), number));
        let told = list(words, told);
        words.position_row(name, or_nothing(words, told))
    };
    let mut rows: Vec<String> = QUARTERS.map(quarter).into();
    if count(25) > 0 {
        rows.push(words.position_bar(count(25)));
    }
    if count(0) > 0 {
        rows.push(words.position_off(count(0)));
    }
    SideInWords {
        heading: words.position_pips(who(model, player), pips(model)[player]),
        rows,
    }
}

fn or_nothing(words: &Words, told: String) -> String {
    if told.is_empty() {
        words.position_nothing()
    } else {
        told
    }
}
