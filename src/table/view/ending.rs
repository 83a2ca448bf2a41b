//! The card at the end of a game: the winner, the points, the kind of ending, and the score.

use board::{match_result, result, score};
use record::GameResult;
use rules::{CubeValue, EndedBy, Outcome, Phase, Player, Win};

use crate::{
    Control, Model, controls,
    texts::{luck, speech},
    view::{panel::kind_of_game, start},
};

/// The card at the end of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Ending {
    /// The result as an announcement for screen readers.
    pub name: String,
    /// Who won.
    pub heading: String,
    /// The points won; `None` if the match was lost on time.
    pub points: Option<String>,
    /// How the game ended, and the cube if it was turned.
    pub description: String,
    /// Rows of label and value.
    pub rows: Vec<(String, String)>,
    /// Player whose PR and luck the card shows, if any.
    pub reviewed: Option<Player>,
    /// The link of the duplicate that is over, whose page has the result.
    pub duplicate: Option<String>,
    /// The winner.
    pub winner: Player,
    /// What can be done next.
    pub controls: Vec<Control>,
}

/// The card of the finished game; `None` until its last checker has arrived.
pub fn ending(model: &Model) -> Option<Ending> {
    let words = &model.words;
    let names = speech::names(model);
    let (outcome, name, heading) = match model.session().phase() {
        Phase::GameOver(outcome) => {
            let heading = words.end_wins(speech::who(model, outcome.winner));
            (outcome, result(words, &names, outcome), heading)
        }
        Phase::MatchOver(outcome) => {
            let heading = words.match_won(speech::who(model, outcome.winner));
            (outcome, match_result(words, &names, outcome), heading)
        }
        _ => return None,
    };
    let points = outcome.points();
    let duplicate = model.duplicate().filter(|(_, over)| *over);
    // A lesson has its own card.
    let is_shown = model.is_result_shown() && model.lesson.is_none();
    is_shown.then(|| Ending {
        name,
        heading,
        points: (points > 0).then(|| words.points_won(points)),
        description: describe_ending(model, outcome),
        rows: rows(model),
        reviewed: reviewed(model),
        duplicate: duplicate.map(|(link, _)| link.to_owned()),
        winner: outcome.winner,
        // The next game comes first; reversed, the primary button is in the middle below the board.
        controls: controls(model)
            .into_iter()
            .rev()
            .map(|control| Control {
                // The result of a duplicate comes before another match.
                primary: control.primary && duplicate.is_none(),
                ..control
            })
            .collect(),
    })
}

/// How a game ended: the kind of win, a dropped double, a resignation or the clock.
pub(crate) fn kind_of_ending(model: &Model, outcome: &Outcome) -> String {
    let words = &model.words;
    let loser = speech::who(model, outcome.winner.opponent());
    match outcome.by {
        EndedBy::BearingOff => words.win_button(board::win(outcome.win)),
        EndedBy::Drop => words.end_drop(loser),
        EndedBy::Resignation => words.resigns(loser, words.win_object(board::win(outcome.win))),
        EndedBy::Time => words.out_of_time(loser),
    }
}

/// How the game ended, and the cube if it counts and was turned; in the first games also why a gammon counts what it
/// does.
fn describe_ending(model: &Model, outcome: &Outcome) -> String {
    let words = &model.words;
    let mut how = kind_of_ending(model, outcome);
    if outcome.cube != CubeValue::ONE && outcome.by != EndedBy::Time {
        how = words.end_cube(how, outcome.cube.points());
    }
    if start::ended_one_of_first_games(model)
        && outcome.by == EndedBy::BearingOff
        && outcome.win > Win::Single
    {
        let why = words.end_why(board::win(outcome.win));
        how = format!("{how}. {why}");
    }
    how
}

/// Returns the person who plays against the computer on this page; `None` for a duplicate that is not over.
fn reviewed(model: &Model) -> Option<Player> {
    let running = model.saved.is_running_duplicate();
    model.person().filter(|_| !model.elsewhere && !running)
}

/// Score with the bottom player's points first. A replayed game also has the person's luck, by the same quick estimate
/// as the original game; for other games the review shows it.
fn rows(model: &Model) -> Vec<(String, String)> {
    let words = &model.words;
    let first = model.bottom();
    let score = score(model.session());
    let label = kind_of_game(model);
    let stands = format!("{} – {}", score[first], score[first.opponent()]);
    let original = recorded_result(model);
    let luck = original.as_ref().and_then(|_| luck::of_person(model));
    let luck = luck.map(|luck| (words.fair_points(), luck));
    let own = std::iter::once((label, stands)).chain(luck);
    own.chain(original).collect()
}

/// What the recorded game that was tried again came to, as a label and its value.
fn recorded_result(model: &Model) -> Option<(String, String)> {
    let words = &model.words;
    let original = model.saved.start.as_ref()?.original()?;
    if model.session().game_number() > 1 {
        return None;
    }
    let GameResult { winner, points, .. } = original.game()?.result?;
    let won = words.end_wins(speech::who(model, winner));
    let luck = luck::of_original(model, seat(model));
    let luck = luck.map(|luck| format!("{} {luck}", words.fair_points()));
    let parts = [Some(won), Some(words.points_won(points)), luck];
    let value: Vec<String> = parts.into_iter().flatten().collect();
    Some((words.again_first_time(), value.join(" · ")))
}

/// Returns the player whose luck is shown.
fn seat(model: &Model) -> Player {
    model.person().unwrap_or(Player::White)
}
