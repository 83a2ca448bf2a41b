//! The list of plays in notation, two columns as players write it (R87).

use record::{print_play, print_roll};
use rules::{Act, Board, Play, Player, Roll, Turn};
use words::Words;

use crate::{
    Model, moments,
    speech::{name_alone, offer_key, win},
};

/// What a player did in a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// In notation.
    pub text: String,
    /// The turn whose play can be looked at, if this is one.
    pub turn: Option<usize>,
    /// Whether it is looked at.
    pub shown: bool,
    /// Whether its dice may still be on their way: it is seen only once they lie.
    pub rolling: bool,
}

/// One numbered line of the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// 1 for the first.
    pub number: usize,
    /// What the left player did.
    pub left: Option<Entry>,
    /// What the right player did.
    pub right: Option<Entry>,
    /// Whether the turn that is being made is on this line.
    pub current: bool,
}

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
        let entry = Entry {
            text: text(words, turn),
            turn: matches!(turn.act, Act::Play { .. }).then_some(nth),
            shown: model.looks_at() == Some(nth),
            rolling: false,
        };
        put(&mut rows, turn.player == left, entry, false);
    }
    let now = model.on_turn();
    if let Some((player, draft)) = now.zip(model.session().draft()) {
        let entry = Entry {
            text: words.entry_to_play(print_roll(draft.roll())),
            turn: None,
            shown: false,
            rolling: draft.steps().is_empty() && moments::travels(model),
        };
        put(&mut rows, player == left, entry, true);
    }
    rows
}

fn put(rows: &mut Vec<Row>, on_left: bool, entry: Entry, current: bool) {
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
        *column = Some(entry);
    }
}

fn text(words: &Words, turn: &Turn) -> String {
    match &turn.act {
        Act::Play { roll, before, play } => notation(*roll, before, play),
        Act::ClosedOut => words.entry_closed_out(),
        Act::Double(offer, value) => words.entry_offer(offer_key(*offer), value.points()),
        Act::Take => words.entry_take(),
        Act::Drop => words.entry_drop(),
        Act::OutOfTime => words.entry_out_of_time(),
        Act::Resign(lost) => words.entry_resign(win(*lost)),
        Act::ResignDeclined(lost) => words.entry_declined(win(*lost)),
    }
}

/// A roll and its play in notation, such as `31: 8/5 6/5`.
fn notation(roll: Roll, before: &Board, play: &Play) -> String {
    format!("{}: {}", print_roll(roll), print_play(before, play))
}
