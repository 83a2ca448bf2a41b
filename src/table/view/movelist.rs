//! The list of plays in notation, two columns as players write it (R87).

use board::{PastPlay, notation, win};
use rules::{Act, Player, Roll, Turn};
use words::Words;

use crate::{
    Model,
    texts::speech::{name_alone, offer_key, who},
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
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// 1 for the first.
    pub number: usize,
    /// What the left player did.
    pub left: Option<Entry>,
    /// What the right player did.
    pub right: Option<Entry>,
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
        let (roll, text) = describe_turn(words, turn);
        let entry = Entry {
            player: turn.player,
            roll,
            text,
            turn: matches!(turn.act, Act::Play { .. }).then_some(nth),
            shown: model.looks_at() == Some(nth),
            current: false,
            rolling: false,
        };
        put(&mut rows, turn.player == left, entry);
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
        put(&mut rows, player == left, entry);
    }
    rows
}

fn put(rows: &mut Vec<Row>, on_left: bool, entry: Entry) {
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
        let column = if on_left {
            &mut row.left
        } else {
            &mut row.right
        };
        *column = Some(entry);
    }
}

/// The roll of a turn, and its play in notation or what was done instead.
fn describe_turn(words: &Words, turn: &Turn) -> (Option<Roll>, String) {
    let text = match &turn.act {
        Act::Play { roll, before, play } => {
            return (Some(*roll), notation(words, before, play));
        }
        Act::ClosedOut => words.entry_closed_out(),
        Act::Double(offer, value) => words.entry_offer(offer_key(*offer), value.points()),
        Act::Take => words.entry_take(),
        Act::Drop => words.entry_drop(),
        Act::OutOfTime => words.entry_out_of_time(),
        Act::Resign(lost) => words.entry_resign(win(*lost)),
        Act::ResignDeclined(lost) => words.entry_declined(win(*lost)),
    };
    (None, text)
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
    Some(words.played(who(model, *player), text))
}
