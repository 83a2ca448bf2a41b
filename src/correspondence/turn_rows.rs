//! Turns of the displayed game in two columns: the player's and the friend's.

use board::{TurnRow, add_turn, on_turn, turn_text};
use rules::{Player, Roll};

use crate::{Model, Playing, names::named, speech::capitalised};

/// Turn, as shown in its column of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedTurn {
    /// Player whose turn it was.
    pub player: Player,
    /// Dice; `None` for a turn without a roll.
    pub roll: Option<Roll>,
    /// Play in notation, or another action in the turn.
    pub text: String,
    /// `true` for the turn in progress.
    pub is_current: bool,
}

/// Returns the column headings for [`turn_rows`].
pub fn turn_columns(model: &Model) -> [String; 2] {
    let friend = model
        .playing()
        .map(|playing| named(model.words(), &playing.entry.summary));
    [
        model.words().name_you(),
        capitalised(&friend.unwrap_or_default()),
    ]
}

/// Returns the turns of the game on the board, including the turn in progress; `None` before the invitation is
/// accepted.
pub fn turn_rows(model: &Model) -> Option<Vec<TurnRow<ListedTurn>>> {
    let playing = model.playing()?;
    let session = playing.board().map(board::PlayBoard::session)?;
    let words = model.words();
    let mut rows = Vec::new();
    for turn in session.record() {
        let (roll, text) = turn_text(words, &turn);
        add(&mut rows, playing, turn.player, roll, text, false);
    }
    if let Some((player, draft)) = on_turn(session).zip(session.draft()) {
        let text = words.entry_to_play();
        add(&mut rows, playing, player, Some(draft.roll()), text, true);
    }
    Some(rows)
}

fn add(
    rows: &mut Vec<TurnRow<ListedTurn>>,
    playing: &Playing,
    player: Player,
    roll: Option<Roll>,
    text: String,
    is_current: bool,
) {
    let turn = ListedTurn {
        player,
        roll,
        text,
        is_current,
    };
    add_turn(rows, player == playing.me(), turn);
}
