//! Move list in two columns, as on a score sheet.

use rules::{Player, Roll};
use words::Words;

use crate::{
    Model,
    notation::{play, text},
};

/// Action in the move list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Action in notation.
    pub text: String,
    /// Dice and play in notation, if the action is a play.
    pub play: Option<(Roll, String)>,
    /// Index of the moment at which the player acts.
    pub moment: usize,
}

/// Numbered row in the move list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// White's and Black's actions.
    pub cells: [Option<Cell>; 2],
}

/// Returns the current game's move list.
pub fn rows(model: &Model, words: &Words) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for (nth, moment) in model.moments().iter().enumerate() {
        let (Some(text), Some(player)) = (text(moment, words), moment.player()) else {
            continue;
        };
        let column = usize::from(player == Player::Black);
        let taken = |row: &Row| row.cells.iter().skip(column).any(Option::is_some);
        if rows.last().is_none_or(taken) {
            rows.push(Row::default());
        }
        if let Some(cell) = rows.last_mut().and_then(|row| row.cells.get_mut(column)) {
            *cell = Some(Cell {
                text,
                play: play(moment, words),
                moment: nth,
            });
        }
    }
    rows
}
