//! Summary of the running game for other areas of the page.

use board::{Scene, list, score};
use rules::{Phase, Player, Roll, Stakes};
use words::{arg, isolated};

use crate::{
    Model,
    texts::speech,
    view::{
        panel::{kind_of_game, title},
        race::{Race, race},
    },
};

/// Owner of the current turn in the running game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunningTurn {
    /// The person decides, in a game against the computer.
    Yours,
    /// The computer decides.
    Computers,
    /// Two people play, the next game in a match has not begun, or another tab is playing the game.
    Shared,
}

/// Summary of the running game.
#[derive(Clone, Debug, PartialEq)]
pub struct RunningGame {
    /// Owner of the current turn.
    pub turn: RunningTurn,
    /// Roll that has to be played, such as "5-1".
    pub dice: Option<String>,
    /// Opponent's name, or both names if two people play.
    pub names: String,
    /// Opponent's name with the computer's level, or both names if two people play.
    pub players: String,
    /// Match length, or the type of game.
    pub kind: String,
    /// Match score, such as "2–0", bottom player's points first.
    pub score: Option<String>,
    /// Type and number of the game.
    pub title: String,
    /// Roll in words, such as "You roll 5-1."
    pub rolled: Option<String>,
    /// Both pip counts; `None` if the setting is off.
    pub race: Option<Race>,
    /// Position on the board.
    pub scene: Scene,
}

/// Returns `true` if the match, duplicate or single game on the table is over.
///
/// Money play counts as finished between games, because the players may not begin another.
pub fn is_finished(model: &Model) -> bool {
    let session = model.session();
    match session.phase() {
        Phase::MatchOver(_) => true,
        Phase::GameOver(_) if model.is_duplicate() => model.is_last_game(),
        Phase::GameOver(_) => !matches!(session.ruleset().stakes, Stakes::Match(_)),
        _ => false,
    }
}

/// Returns whose turn it is in the running game; `None` before its first roll, after its end, and during the lesson.
pub fn running_turn(model: &Model) -> Option<RunningTurn> {
    let session = model.session();
    let is_over = match session.phase() {
        Phase::MatchOver(_) => true,
        Phase::GameOver(_) => model.is_last_game(),
        _ => false,
    };
    let is_begun = session.game_number() > 1 || !session.log().is_empty();
    if is_over || !is_begun || model.is_lesson() {
        return None;
    }
    Some(match session.decides() {
        Some(_) if model.person().is_none() || model.is_elsewhere() => RunningTurn::Shared,
        Some(player) if model.is_computer(player) => RunningTurn::Computers,
        Some(_) => RunningTurn::Yours,
        None => RunningTurn::Shared,
    })
}

/// Returns the summary of the running game; `None` whenever [`running_turn`] returns `None`.
pub fn running_game(model: &Model) -> Option<RunningGame> {
    let turn = running_turn(model)?;
    let session = model.session();
    let roll = match session.phase() {
        Phase::Moving(draft) => Some((session.decides()?, draft.roll())),
        _ => None,
    };
    let rolled = |player: Player, roll: Roll| {
        let who = arg::Who(speech::who(model, player));
        model.words.rolled(arg::Dice(roll.to_string()), who)
    };
    let bottom = model.bottom();
    let has_cube = session.ruleset().uses_cube() && !session.is_crawford();
    let cube = has_cube.then(|| session.cube());
    Some(RunningGame {
        turn,
        dice: roll.map(|(_, roll)| roll.to_string()),
        names: names(model, bottom),
        players: players(model, bottom),
        kind: kind_of_game(model),
        score: match_score(model, bottom),
        title: title(model),
        rolled: roll.map(|(player, roll)| rolled(player, roll)),
        race: race(model),
        scene: Scene::little(&model.shown_board(), roll, cube, bottom),
    })
}

/// Returns the name of `bottom`'s opponent, or both names if two people play.
fn names(model: &Model, bottom: Player) -> String {
    let [own, other] = [bottom, bottom.opponent()].map(|player| speech::name_alone(model, player));
    if model.person().is_none() {
        return format!("{own} – {other}");
    }
    other
}

/// Returns `bottom`'s opponent with the computer's level, or both names if two people play.
fn players(model: &Model, bottom: Player) -> String {
    let names = names(model, bottom);
    let level = model.person().is_some();
    let level = level.then(|| speech::level_name(model, bottom.opponent()));
    list(
        &model.words,
        [Some(names), level.flatten()].into_iter().flatten(),
    )
}

/// Returns the match score, with `bottom`'s points first; `None` outside a match.
fn match_score(model: &Model, bottom: Player) -> Option<String> {
    let session = model.session();
    session.ruleset().playing_match()?;
    let score = score(session);
    let (own, other) = (score[bottom], score[bottom.opponent()]);
    Some(isolated(&format!("{own}–{other}")))
}
