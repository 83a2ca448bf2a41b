//! Transcription texts: the prompt, and the rows in the list of actions.

use board::SpeechContext;
use record::{GameRecord, Played, RecordedAction, RecordedMove, Situation, print_play};
use rules::{ByPlayer, Player};
use words::{Words, arg};

use super::{
    cursor::Cursor,
    model::{Problem, Transcript},
    turn::Turn,
};
use crate::speech::colour_name;

/// Players' names; a player without a name is named after the colour of the checkers.
pub type Names = ByPlayer<String>;

/// Row in the list of actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Cursor at the action.
    pub cursor: Cursor,
    /// Player who acted; `None` for the end of a game.
    pub player: Option<Player>,
    /// Short description of the action.
    pub text: String,
    /// `true` if the action is irregular.
    pub is_flagged: bool,
}

impl Transcript {
    /// Returns the players' names.
    pub fn names(&self, context: SpeechContext) -> Names {
        ByPlayer::new(|player| {
            let name = &self.record.players[player].name;
            if name.is_empty() {
                colour_name(context, player)
            } else {
                name.clone()
            }
        })
    }

    /// Returns a prompt for the next entry.
    pub fn prompt(&self, names: &Names, words: &Words) -> String {
        if let Some((player, refused)) = self.resigning {
            let key = if refused { "refused" } else { "accepted" };
            return words.transcribe_resigning(arg::Answer(key), arg::Who(&*names[player]));
        }
        if let Some(offer) = &self.offer {
            let (who, dice) = (&*names[offer.player], offer.roll.to_string());
            return if offer.is_free() {
                words.transcribe_move_freely(arg::Dice(dice), arg::Who(who))
            } else {
                words.transcribe_choose(arg::Dice(dice), arg::Who(who))
            };
        }
        match self.turn() {
            Turn::Opening => {
                words.transcribe_opening(arg::First(&*names.white), arg::Second(&*names.black))
            }
            Turn::Roll(player) => words.transcribe_to_roll(&*names[player]),
            Turn::Answer(player) => words.transcribe_to_answer(&*names[player]),
            Turn::Over if self.is_match_over() => words.transcribe_match_over(),
            Turn::Over => words.transcribe_game_over(),
        }
    }

    /// Returns an explanation of the current problem.
    pub fn problem_text(&self, words: &Words) -> Option<String> {
        self.problem.map(|problem| match problem {
            Problem::Tie => words.transcribe_tie(),
            Problem::NotAPlay => words.transcribe_not_a_play(),
            Problem::NoPosition => words.transcribe_no_position(),
            Problem::NoRoll => words.transcribe_no_roll(),
        })
    }

    /// Returns the rows for a game. The last row is the end of the game, where the next action is added.
    pub fn rows(&self, index: usize, words: &Words) -> Vec<Row> {
        let Some(game) = self.record.games.get(index) else {
            return Vec::new();
        };
        let mut rows: Vec<Row> = Vec::new();
        for (nth, (before, made)) in game.replay(&self.record.terms).enumerate() {
            let cursor = Cursor { game: index, nth };
            rows.push(Row {
                cursor,
                player: Some(made.player),
                text: action_text(&before, made, words),
                is_flagged: self.is_flagged(index, Some(nth)),
            });
        }
        let nth = game.moves.len();
        rows.push(Row {
            cursor: Cursor { game: index, nth },
            player: game.result.map(|result| result.winner),
            text: result_text(game, words),
            is_flagged: self.is_flagged(index, None),
        });
        rows
    }

    fn is_flagged(&self, game: usize, nth: Option<usize>) -> bool {
        let mut flags = self.flags.iter();
        flags.any(|flag| flag.game == game && flag.nth == nth)
    }
}

/// Returns a short description of an action, such as `31: 8/5 6/5`.
fn action_text(before: &Situation, made: &RecordedMove, words: &Words) -> String {
    match &made.action {
        RecordedAction::Play { roll, played } => {
            let dice = format!("{}{}", roll.high().pips(), roll.low().pips());
            let moves = match (played, before.board(made.player)) {
                (Played::Legal(play), Some(board)) if !play.is_empty() => print_play(&board, play),
                (Played::Legal(_), _) => words.entry_no_play(),
                (Played::Forbidden(moves), _) if moves.is_empty() => words.entry_no_play(),
                (Played::Forbidden(moves), _) => written(moves),
                (Played::Unknown, _) => "?".to_owned(),
            };
            format!("{dice}: {moves}")
        }
        RecordedAction::ClosedOut => words.entry_closed_out(),
        RecordedAction::Double => words.transcribe_action("double"),
        RecordedAction::Beaver => words.transcribe_action("beaver"),
        RecordedAction::Take => words.transcribe_action("take"),
        RecordedAction::Drop => words.transcribe_action("drop"),
        RecordedAction::Resign(_) => words.transcribe_action("resign"),
        RecordedAction::Decline => words.transcribe_action("decline"),
        RecordedAction::SetUp(_) => words.transcribe_action("position"),
        RecordedAction::SetCube(cube) => {
            format!(
                "{} {}",
                words.transcribe_action("cube"),
                cube.value.points()
            )
        }
    }
}

/// Returns moves in the order in which they were made, such as `13/10 bar/22`.
fn written(moves: &[[u8; 2]]) -> String {
    let place = |number: u8| match number {
        25 => "bar".to_owned(),
        0 => "off".to_owned(),
        number => number.to_string(),
    };
    let moves = moves
        .iter()
        .map(|[from, to]| format!("{}/{}", place(*from), place(*to)));
    moves.collect::<Vec<_>>().join(" ")
}

fn result_text(game: &GameRecord, words: &Words) -> String {
    match game.result {
        Some(result) => words.transcribe_result(result.points),
        None => words.transcribe_here(),
    }
}
