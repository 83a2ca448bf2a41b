//! Games offered on a first visit, and prompts for the next action during the first games.

use board::{Place, Scene};
use rules::{Act, Draft, Phase};
use terms::{Form, Opponent};

use crate::{
    Model, Msg, NewGameMsg, scene,
    view::{
        pace,
        strip::{self, strip},
    },
};

/// Number of finished games after which results are no longer explained.
const HELPED_GAMES: u32 = 2;

/// Returns `true` if the game that has just ended was one of the first two, whose results are explained.
pub(crate) const fn ended_one_of_first_games(model: &Model) -> bool {
    model.book.games <= HELPED_GAMES
}

/// Returns `true` if a game has been finished in this browser.
pub const fn has_finished_games(model: &Model) -> bool {
    model.book.games > 0
}

/// Levels offered on a first visit; the others are available in the new-game options.
const FIRST_LEVELS: [&str; 3] = ["beginner", "normal", "expert"];

/// Game that can begin immediately on a first visit.
#[derive(Clone, Debug, PartialEq)]
pub struct FirstGame {
    /// Name of the computer's level; empty if two people play.
    pub level: String,
    /// Message that begins the game.
    pub msg: Msg,
}

/// Games offered on a first visit.
#[derive(Clone, Debug, PartialEq)]
pub struct FirstVisit {
    /// Games against the computer, easiest level first.
    pub levels: Vec<FirstGame>,
    /// Game between two people on this device.
    pub two: FirstGame,
}

/// Returns the games offered on a first visit, even behind a dialog; `None` after the first choice or roll.
pub fn start(model: &Model) -> Option<FirstVisit> {
    let words = &model.words;
    let first = Form::first();
    let session = model.session();
    let untouched =
        session.log().is_empty() && session.start().is_none() && model.saved.seats == first.seats();
    let offered = untouched && *session.ruleset() == first.ruleset() && !model.start_card_answered;
    if !offered || model.elsewhere || model.book.games > 0 {
        return None;
    }
    let begin = |form: Form| Msg::NewGame(NewGameMsg::BeginFirst(Box::new(form)));
    let against = |level: &'static str| FirstGame {
        level: words.level_name(level),
        msg: begin(Form {
            level,
            ..Form::first()
        }),
    };
    Some(FirstVisit {
        levels: FIRST_LEVELS.map(against).into(),
        two: FirstGame {
            level: String::new(),
            msg: begin(Form {
                opponent: Opponent::Person,
                ..Form::first()
            }),
        },
    })
}

/// Short prompt on the board for the player's next action there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextStep {
    /// Text of the prompt.
    pub text: String,
    /// Half of the board without dice, where the prompt is drawn; `None` if the dice are in the middle.
    pub half: Option<&'static str>,
    /// Time until the dice have landed and the prompt appears, in milliseconds.
    pub after_ms: u32,
}

/// Returns the prompt for the next action on the board until the player has finished a game; `None` while a strip
/// covers the board, or if the primary button performs the next action. A dialog does not hide the prompt. `turned` is
/// `true` if the screen calls for a turned board.
pub fn next_step(model: &Model, turned: bool) -> Option<NextStep> {
    if !model.is_beginner()
        || model.lesson.is_some()
        || !model.person_decides()
        || strip(model).is_some()
        || start(model).is_some()
    {
        return None;
    }
    let words = &model.words;
    let text = match model.session().phase() {
        Phase::Moving(_) if model.is_lifted() => words.next_place(),
        Phase::Moving(draft) if draft.is_complete() => return None,
        Phase::Moving(draft) => match tip(model, draft) {
            Some(Tip::Dice) => words.next_dice(if turned { "top" } else { "left" }),
            Some(Tip::Notation) => words.next_written(),
            Some(Tip::Pips) => words.next_pips(),
            None if model.settings.show_targets => words.next_move(),
            None => words.next_move_plain(),
        },
        _ => return None,
    };
    let scene = scene(model, turned);
    // A turned board has space for the prompt only on the bar.
    let free = !turned || !has_bar_checkers(&scene);
    let untouched = model
        .session()
        .draft()
        .is_some_and(|draft| draft.steps().is_empty());
    free.then(|| NextStep {
        text,
        after_ms: if untouched {
            pace::landing_ms(model)
        } else {
            0
        },
        half: (!turned)
            .then(|| strip::half_without_dice(&scene))
            .flatten(),
    })
}

/// Explanation given before the first move of a turn.
enum Tip {
    /// Order of the dice, in the first turn whose dice differ.
    Dice,
    /// Written plays, such as the opponent's play on the page.
    Notation,
    /// Pips, whose number stands beside each name.
    Pips,
}

/// Returns the explanation for the player's turn in a game: the order of the dice first, then written plays and pips,
/// for two turns each, since a checker on the bar may leave no space in one of them. `None` after the first move of a
/// turn.
fn tip(model: &Model, draft: &Draft) -> Option<Tip> {
    if !draft.steps().is_empty() {
        return None;
    }
    let player = model.session().decides();
    let record = model.session().record().into_iter();
    let own = record.filter_map(|turn| match turn.act {
        Act::Play { roll, .. } if Some(turn.player) == player => Some(roll),
        _ => None,
    });
    match own.skip_while(|roll| roll.is_double()).count() {
        0 => draft.may_swap().is_ok().then_some(Tip::Dice),
        1 | 2 => Some(Tip::Notation),
        3 | 4 => Some(Tip::Pips),
        _ => None,
    }
}

fn has_bar_checkers(scene: &Scene) -> bool {
    let mut checkers = scene.checkers.iter();
    checkers.any(|checker| matches!(checker.place, Place::Bar(_)))
}
