//! The list of plays in notation, two columns as players write it (R87).

use record::{print_play, print_roll};
use rules::{Act, Offer, Player, Turn, Win};

use crate::{Model, speech::name};

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
pub fn columns(model: &Model) -> [&'static str; 2] {
    let left = starter(model);
    [name(model, left), name(model, left.opponent())]
}

/// The lines of this game so far, the turn that is being made included.
pub fn rows(model: &Model) -> Vec<Row> {
    let left = starter(model);
    let mut rows: Vec<Row> = Vec::new();
    for turn in model.session().record() {
        put(&mut rows, turn.player == left, text(turn), false);
    }
    let now = model.on_turn();
    if let Some((player, draft)) = now.zip(model.session().draft()) {
        let text = format!("{}: to play", print_roll(draft.roll()));
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

fn text(turn: &Turn) -> String {
    match &turn.act {
        Act::Play { roll, before, play } => {
            format!("{}: {}", print_roll(*roll), print_play(before, play))
        }
        Act::ClosedOut => "closed out".to_owned(),
        Act::Double(offer, value) => {
            let verb = match offer {
                Offer::Double => "Doubles",
                Offer::Beaver => "Beavers",
                Offer::Raccoon => "Raccoons",
            };
            format!("{verb} => {value}")
        }
        Act::Take => "Takes".to_owned(),
        Act::Drop => "Drops".to_owned(),
        Act::OutOfTime => "out of time".to_owned(),
        Act::Resign(win) => resigns(*win),
        Act::ResignDeclined(win) => format!("{}, declined", resigns(*win)),
    }
}

fn resigns(win: Win) -> String {
    format!("Resigns ({})", format!("{win:?}").to_lowercase())
}
