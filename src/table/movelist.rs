//! The list of plays in notation, two columns as players write it (R87).

use record::{print_play, print_roll};
use rules::{Act, Player, Turn};
use words::Words;

use crate::{
    Model,
    speech::{name, offer_key, win},
};

/// One numbered line of the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// 1 for the first.
    pub number: usize,
    /// What the left player did.
    pub left: Option<String>,
    /// What the right player did.
    pub right: Option<String>,
    /// Whether the turn that is being made is on this line.
    pub current: bool,
}

/// The player of the left column: who began the game.
fn starter(model: &Model) -> Player {
    let first = model.session().record().first().map(|turn| turn.player);
    let now = model.on_turn();
    first.or(now).unwrap_or(Player::White)
}

/// The names above the two columns.
pub fn columns(model: &Model) -> [String; 2] {
    let left = starter(model);
    [name(model, left), name(model, left.opponent())]
}

/// The lines of this game so far, the turn that is being made included.
pub fn rows(model: &Model) -> Vec<Row> {
    let words = &model.words;
    let left = starter(model);
    let mut rows: Vec<Row> = Vec::new();
    for turn in model.session().record() {
        put(&mut rows, turn.player == left, text(words, turn), false);
    }
    let now = model.on_turn();
    if let Some((player, draft)) = now.zip(model.session().draft()) {
        let text = words.entry_to_play(print_roll(draft.roll()));
        put(&mut rows, player == left, text, true);
    }
    rows
}

fn put(rows: &mut Vec<Row>, on_left: bool, text: String, current: bool) {
    let taken = |row: &Row| {
        if on_left {
            row.left.is_some() || row.right.is_some()
        } else {
            row.right.is_some()
        }
    };
    if rows.last().is_none_or(taken) {
        rows.push(Row {
            number: rows.len() + 1,
            ..Row::default()
        });
    }
    if let Some(row) = rows.last_mut() {
        row.current = current;
        let column = if on_left {
            &mut row.left
        } else {
            &mut row.right
        };
        *column = Some(text);
    }
}

fn text(words: &Words, turn: &Turn) -> String {
    match &turn.act {
        Act::Play { roll, before, play } => {
            format!("{}: {}", print_roll(*roll), print_play(before, play))
        }
        Act::ClosedOut => words.entry_closed_out(),
        Act::Double(offer, value) => words.entry_offer(offer_key(*offer), value.points()),
        Act::Take => words.entry_take(),
        Act::Drop => words.entry_drop(),
        Act::OutOfTime => words.entry_out_of_time(),
        Act::Resign(lost) => words.entry_resign(win(*lost)),
        Act::ResignDeclined(lost) => words.entry_declined(win(*lost)),
    }
}
