//! Reference positions from self-play. Each line of the file holds one position: theme, position, dice or `double`, and
//! judgement.
//!
//! `bench reference` writes the file, and the web page fetches it on demand. All positions are money play with a
//! centred cube.

use record::{board_from_id, position_id};
use rules::{Decision, Question, Variant};

use crate::{Judgement, Theme};

/// Reference position with its judgement.
#[derive(Clone, Debug, PartialEq)]
pub struct Reference {
    /// Theme of the position.
    pub theme: Theme,
    /// Decision to make.
    pub decision: Decision,
    /// Losses of the answers, in points per cube.
    pub judgement: Judgement,
}

/// Maximum number of answers stored with a position; other answers are evaluated when a player chooses them.
const STORED_ANSWERS: usize = 4;

/// Returns the first line of a file: its judgements' search depth, in plies.
pub fn reference_head(plies: u8) -> String {
    format!("plies {plies}")
}

impl Reference {
    /// Formats the position as a line of the file.
    pub fn to_line(&self) -> String {
        let decision = &self.decision;
        let question = match decision.question() {
            Question::Play(roll) => format!("{}{}", roll.high().pips(), roll.low().pips()),
            _ => "double".to_owned(),
        };
        let (theme, id) = (self.theme.key(), position_id(decision.board()));
        let judged = self.judgement.to_text(decision, STORED_ANSWERS);
        format!("{theme} {id} {question} {judged}")
    }
}

/// Parses the positions in a file, skipping invalid lines; empty if the first line is invalid.
pub fn read_references(file: &str) -> Vec<Reference> {
    let mut lines = file.lines();
    let plies = lines.next().and_then(|line| line.strip_prefix("plies "));
    let Some(plies) = plies.and_then(|plies| plies.parse().ok()) else {
        return Vec::new();
    };
    lines.filter_map(|line| read_line(line, plies)).collect()
}

fn read_line(line: &str, plies: u8) -> Option<Reference> {
    let mut parts = line.splitn(4, ' ');
    let theme = Theme::of_key(parts.next()?)?;
    let board = board_from_id(parts.next()?, Variant::Standard).ok()?;
    let question = parts.next()?;
    let builder = Decision::builder(board);
    let decision = match question.as_bytes() {
        b"double" => builder.double(),
        [high, low] => builder.play(high.wrapping_sub(b'0'), low.wrapping_sub(b'0')),
        _ => return None,
    };
    let decision = decision.build().ok()?;
    let judgement = Judgement::read(&decision, parts.next()?, plies)?;
    Some(Reference {
        theme,
        decision,
        judgement,
    })
}
