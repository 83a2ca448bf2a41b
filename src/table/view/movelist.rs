//! List of plays in notation, in two columns as players write it (R87).

use board::{PastPlay, TurnRow, add_turn, notation, turn_text};
use rules::{Act, Player, Roll};
use words::arg;

use crate::{
    Model,
    texts::speech::{name_alone, who},
    view::pace,
};

/// Turn of a player in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Player of the turn.
    pub player: Player,
    /// Dice, if the turn had a roll.
    pub roll: Option<Roll>,
    /// Play in notation, or the name of another action.
    pub text: String,
    /// Index of the turn if its play can be shown on the board.
    pub turn: Option<usize>,
    /// `true` if the play is shown on the board.
    pub shown: bool,
    /// `true` for the turn in progress.
    pub current: bool,
    /// `true` while the dice of this turn may still be rolling; the entry becomes visible when they have landed.
    pub rolling: bool,
}

/// Numbered line of the list.
pub type Row = TurnRow<Entry>;

/// Returns the player of the left column: the person against the computer, otherwise White.
fn on_the_left(model: &Model) -> Player {
    model.person().unwrap_or(Player::White)
}

/// Returns the headings of the two columns.
pub fn columns(model: &Model) -> [String; 2] {
    let left = on_the_left(model);
    [left, left.opponent()].map(|player| name_alone(model, player))
}

/// Returns the lines of this game so far, including the turn in progress.
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

/// Returns the name of the earlier play on display, for the label of the board and the live region: "You: 3-1 8/5 6/5";
/// `None` while the current position is shown.
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
