//! Card shown at the end of a game: the winner, the points, how the game ended, and the score.

use board::{match_result, result, score};
use record::GameResult;
use rules::{CubeValue, EndedBy, Outcome, Phase, Player, Win};
use words::arg;

use crate::{
    Control, Model, controls,
    texts::{luck, speech},
    view::{
        panel::{kind_of_game, match_game},
        start,
    },
};

/// Card shown at the end of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Ending {
    /// Result, announced to screen readers.
    pub name: String,
    /// Type of game: a match, a money game or a cubeless game.
    pub label: String,
    /// Winner, with the final score at the end of a match.
    pub heading: String,
    /// `true` if the person beat the computer; `None` if two people played.
    pub won: Option<bool>,
    /// Points won; `None` if the match was lost on time.
    pub points: Option<String>,
    /// Way in which the game ended, and the cube if it was turned.
    pub description: String,
    /// Session score, bottom player first; `None` after a single game outside a match.
    pub standing: Option<[Standing; 2]>,
    /// Rows, each with a label and a value.
    pub rows: Vec<(String, String)>,
    /// Player whose PR and luck the card shows; `None` if the card shows neither.
    pub reviewed: Option<Player>,
    /// `true` after a loss other than on time; the card then names the main cause.
    pub is_explained: bool,
    /// Link to the finished duplicate, whose page contains the result.
    pub duplicate: Option<String>,
    /// Winner of the game.
    pub winner: Player,
    /// Buttons for the next action.
    pub controls: Vec<Control>,
}

/// A player's score in the session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Player with this score.
    pub player: Player,
    /// Name of the player.
    pub name: String,
    /// Points won.
    pub points: u32,
    /// Match length, if a match is being played.
    pub length: Option<u32>,
}

/// Returns the card for the finished game; `None` until its last checker has stopped moving.
pub fn ending(model: &Model) -> Option<Ending> {
    let words = &model.words;
    let names = speech::names(model);
    let (outcome, name) = match model.session().phase() {
        Phase::GameOver(outcome) => (outcome, result(words, &names, outcome)),
        Phase::MatchOver(outcome) => (outcome, match_result(words, &names, outcome)),
        _ => return None,
    };
    let points = outcome.points();
    let won = model.person().map(|person| person == outcome.winner);
    let duplicate = model.duplicate().filter(|(_, over)| *over);
    // The lesson shows its own card.
    let is_shown = model.is_result_shown() && model.lesson.is_none();
    is_shown.then(|| Ending {
        name,
        label: label(model),
        heading: heading(model, outcome.winner),
        won,
        points: (points > 0).then(|| words.points_won(points)),
        description: describe_ending(model, outcome),
        standing: standing(model),
        rows: recorded_rows(model),
        reviewed: reviewed(model),
        is_explained: won == Some(false) && outcome.by != EndedBy::Time,
        duplicate: duplicate.map(|(link, _)| link.to_owned()),
        winner: outcome.winner,
        controls: controls(model)
            .into_iter()
            .map(|control| Control {
                // The duplicate's result takes precedence over another match.
                primary: control.primary && duplicate.is_none(),
                ..control
            })
            .collect(),
    })
}

/// Returns "3-point match" at the end of a match, or "Game 2 of a 3-point match" before that.
fn label(model: &Model) -> String {
    let is_over = matches!(model.session().phase(), Phase::MatchOver(_));
    let game = match_game(model).filter(|_| !is_over);
    game.unwrap_or_else(|| kind_of_game(model))
}

/// Returns "You won", "You lost 0–3" at the end of a match, or "White wins" if two people played.
fn heading(model: &Model, winner: Player) -> String {
    let (words, person) = (&model.words, model.person());
    let (heading, first) = match person {
        Some(person) if person == winner => (words.end_won(), person),
        Some(person) => (words.end_lost(), person),
        None => (words.end_wins(speech::who(model, winner)), winner),
    };
    if !matches!(model.session().phase(), Phase::MatchOver(_)) {
        return heading;
    }
    let score = score(model.session());
    let score = format!("{}\u{2013}{}", score[first], score[first.opponent()]);
    format!("{heading} {}", words::isolated(&score))
}

/// Returns how the game ended: the type of win, a dropped double, a resignation or expired time.
pub(crate) fn kind_of_ending(model: &Model, outcome: &Outcome) -> String {
    let words = &model.words;
    let loser = speech::who(model, outcome.winner.opponent());
    match outcome.by {
        EndedBy::BearingOff => words.win_button(board::win(outcome.win)),
        EndedBy::Drop => words.end_drop(loser),
        EndedBy::Resignation => {
            words.end_resigned(arg::Who(loser), arg::Win(board::win(outcome.win)))
        }
        EndedBy::Time => words.out_of_time(loser),
    }
}

/// Describes how the game ended, and the cube if it counts and was turned; in the first games, also explains the points
/// for a gammon.
fn describe_ending(model: &Model, outcome: &Outcome) -> String {
    let words = &model.words;
    let explained = start::ended_one_of_first_games(model)
        && outcome.by == EndedBy::BearingOff
        && outcome.win > Win::Single;
    let how = if explained {
        let loser = speech::who(model, outcome.winner.opponent());
        words.end_why(arg::Who(loser), arg::Win(board::win(outcome.win)))
    } else {
        kind_of_ending(model, outcome)
    };
    if outcome.cube == CubeValue::ONE || outcome.by == EndedBy::Time {
        return how;
    }
    if explained {
        return format!("{how} {}", words.end_cube_at(outcome.cube.points()));
    }
    words.end_cube(arg::How(how), arg::Value(outcome.cube.points()))
}

/// Returns the session score; `None` after a single game.
fn standing(model: &Model) -> Option<[Standing; 2]> {
    let session = model.session();
    let played = session.ruleset().playing_match();
    if played.is_none() && session.game_number() == 1 {
        return None;
    }
    let (score, first) = (score(session), model.bottom());
    let line = |player: Player| Standing {
        player,
        name: speech::name_alone(model, player),
        points: score[player],
        length: played.map(|played| u32::from(played.length.points())),
    };
    Some([line(first), line(first.opponent())])
}

/// Returns the person who plays against the computer in this tab; `None` if two people play, or for a duplicate that is
/// not over.
fn reviewed(model: &Model) -> Option<Player> {
    let running = model.saved.is_running_duplicate();
    model.person().filter(|_| !model.elsewhere && !running)
}

/// Returns rows about the recorded game that was tried again: the person's luck, from the same quick estimate as for
/// the original game, and the original result. For other games, the review shows the luck.
fn recorded_rows(model: &Model) -> Vec<(String, String)> {
    let original = recorded_result(model);
    let luck = original.as_ref().and_then(|_| luck::of_person(model));
    let luck = luck.map(|luck| (model.words.fair_points(), luck));
    luck.into_iter().chain(original).collect()
}

/// Returns the result of the recorded game that was tried again, as a label and a value; `None` if no recorded game was
/// tried again or the record has no result.
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
