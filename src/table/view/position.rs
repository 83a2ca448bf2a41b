//! Position in words: each player's checkers, listed by quarter of the board, with points numbered from the listener's
//! view.

use board::standing;
use rules::Player;
use words::arg;

use crate::{
    Model,
    texts::speech::{self, who},
    view::scene::pips,
};

/// Description of one player's checkers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideInWords {
    /// The player's name and pip count.
    pub heading: String,
    /// Sentences: one for each quarter, the bar, and the checkers borne off.
    pub rows: Vec<String>,
}

/// Returns sentences about the match, the turn, the dice and the cube, and the descriptions of both sides.
pub fn position(model: &Model) -> (Vec<String>, [SideInWords; 2]) {
    let (session, words) = (model.session(), &model.words);
    let mut facts = vec![crate::title(model)];
    // While an offer awaits an answer, no player is on roll.
    let turn = || Some(words.position_turn(who(model, session.decides()?)));
    facts.extend(speech::offer(model).or_else(turn));
    facts.extend(session.draft().map(|draft| board::dice_name(words, draft)));
    if session.ruleset().uses_cube() {
        facts.push(speech::cube_name(model));
    }
    let bottom = model.bottom();
    // Points are numbered for the listener: the person or, if two people play, the player on roll.
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
