//! The list of plays in notation, two columns as players write it (R87).

use board::{PastPlay, TurnRow, add_turn, notation, turn_text};
use rules::{Act, Player, Roll};
use words::arg;

use crate::{
    Model,
    texts::speech::{name_alone, who},
    view::pace,
};

/// What a player did in a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The player.
    pub player: Player,
    /// The dice, if the turn had a roll.
    pub roll: Option<Roll>,
    /// The play in notation, or what was done instead.
    pub text: String,
    /// The turn whose play can be looked at, if this is one.
    pub turn: Option<usize>,
    /// Whether it is looked at.
    pub shown: bool,
    /// Whether this turn is being made.
    pub current: bool,
    /// Whether its dice may still be on their way: it is seen only once they lie.
    pub rolling: bool,
}

/// One numbered line of the list.
pub type Row = TurnRow<Entry>;

/// The player of the left column: the person against the computer, else White, whoever began.
fn on_the_left(model: &Model) -> Player {
    model.person().unwrap_or(Player::White)
}

/// The names above the two columns.
pub fn columns(model: &Model) -> [String; 2] {
    let left = on_the_left(model);
    [left, left.opponent()].map(|player| name_alone(model, player))
}

/// The lines of this game so far, the turn that is being made included.
pub fn rows(model: &Model) -> Vec<Row> {
    let words = &model.words;
    let left = on_the_left(model);
    let mut rows: Vec<Row> = Vec::new();
    for (nth, turn) in model.session().record().iter().enumerate() {
        let (roll, text) = turn_text(words, turn);
        let entry = Entry {
            player: turn.player,
            roll,
            text,
            turn: matches!(turn.act, Act::Play { .. }).then_some(nth),
            shown: model.looks_at() == Some(nth),
            current: false,
            rolling: false,
        };
        add_turn(&mut rows, turn.player == left, entry);
    }
    let now = model.on_turn();
    if let Some((player, draft)) = now.zip(model.session().draft()) {
        let entry = Entry {
            player,
            roll: Some(draft.roll()),
            text: words.entry_to_play(),
            turn: None,
            shown: false,
            current: true,
            rolling: draft.steps().is_empty() && pace::has_animation(model),
        };
        add_turn(&mut rows, player == left, entry);
    }
    rows
}

/// Names the play that is shown, for the label on the board and the live region: "You: 3-1 8/5 6/5".
pub(crate) fn shown_play_name(model: &Model) -> Option<String> {
    let PastPlay {
        player,
        roll,
        before,
        play,
        ..
    } = model.past.as_ref()?;
    let words = &model.words;
    let text = format!("{} {}", roll, notation(words, before, play));
    Some(words.played(arg::Play(text), arg::Who(who(model, *player))))
}
