//! The position in words: for each player where his checkers stand, by the quarters of the board and by the numbers of
//! who listens.

use board::standing;
use rules::Player;
use words::arg;

use crate::{
    Model,
    texts::speech::{self, who},
    view::scene::pips,
};

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
    facts.extend(session.draft().map(|draft| board::dice_name(words, draft)));
    if session.ruleset().uses_cube() {
        facts.push(speech::cube_name(model));
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
        heading: words.position_pips(arg::Pips(pips(model)[player]), arg::Who(who(model, player))),
        rows: standing(words, model.shown_stacks(), player, listener),
    }
}
