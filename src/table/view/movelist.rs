//! Move list in notation, in two columns as players write it (R87).

use board::{PastPlay, TurnRow, add_turn, notation_for, turn_text};
use rules::{Act, Player, Roll, Turn};
use words::arg;

use crate::{
    Model,
    texts::speech::{name_alone, who},
    view::{pace, scene::reader},
};

/// A player's turn in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Player whose turn it was.
    pub player: Player,
    /// Dice, if the turn had a roll.
    pub roll: Option<Roll>,
    /// Play in notation, or the name of another action.
    pub text: String,
    /// Index of the turn if its play can be shown on the board.
    pub turn: Option<usize>,
    /// `true` if this play is shown on the board.
    pub shown: bool,
    /// `true` for the turn in progress.
    pub current: bool,
    /// `true` while this turn's dice may still be rolling; the entry becomes visible once they have landed.
    pub rolling: bool,
}

/// Numbered line in the list.
pub type Row = TurnRow<Entry>;

/// Returns the player in the left column: the person in a game against the computer, otherwise White.
fn on_the_left(model: &Model) -> Player {
    model.person().unwrap_or(Player::White)
}

/// Returns the headings of the two columns.
pub fn columns(model: &Model) -> [String; 2] {
    let left = on_the_left(model);
    [left, left.opponent()].map(|player| name_alone(model, player))
}

/// Returns this game's lines so far, including the turn in progress.
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

/// Returns `player`'s last turn of this game, as its roll and its play or, without a roll, its name, while a person has
/// to decide what follows; `None` if the other player has moved since, or while `player` decides.
pub fn last_turn(model: &Model, player: Player) -> Option<(Option<Roll>, String)> {
    let is_turn = |turn: &Turn| matches!(turn.act, Act::Play { .. } | Act::ClosedOut);
    let last = model.session().record().into_iter().rev().find(is_turn)?;
    let is_followed = model.person_decides() && model.on_turn() == Some(player.opponent());
    (is_followed && last.player == player).then(|| match last.act {
        Act::Play { roll, before, play } => {
            let play = notation_for(&model.words, &before, &play, [player, reader(model)]);
            (Some(roll), play)
        }
        _ => turn_text(&model.words, &last),
    })
}

/// Returns the name of the earlier play on display in the numbers on the board, for the board's label and the live
/// region, such as "You: 3-1 8/5 6/5"; `None` while the current position is shown.
pub(crate) fn shown_play_name(model: &Model) -> Option<String> {
    let PastPlay {
        player,
        roll,
        before,
        play,
        ..
    } = model.past.as_ref()?;
    let words = &model.words;
    let play = notation_for(words, before, play, [*player, reader(model)]);
    let text = format!("{roll} {play}");
    Some(words.played(arg::Play(text), arg::Who(who(model, *player))))
}
