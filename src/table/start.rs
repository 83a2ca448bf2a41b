//! The first visit: the card with the ways to begin, and what to do next until two games have been finished.

use rules::Phase;

use crate::{
    Dialog, Form, Model, Msg, NewGameMsg, Opponent, Panel, Place, Route, Scene, scene,
    strip::{self, strip},
};

/// So many finished games are helped with what to do next.
const HELPED_GAMES: u32 = 2;

/// Whether the game that has just ended was one of the first, which are explained.
pub(crate) const fn learns(model: &Model) -> bool {
    model.book.games <= HELPED_GAMES
}

/// One of the ways to begin.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What it is called.
    pub label: String,
    /// What that means, in a few words.
    pub about: Option<String>,
    /// What it does.
    pub leads: Leads,
}

/// Where one of the ways to begin leads.
#[derive(Clone, Debug, PartialEq)]
pub enum Leads {
    /// On at the table.
    On(Msg),
    /// To another room.
    To(Route),
}

/// The ways to begin on a first visit, the expected one first, as long as nothing has been chosen or rolled.
pub fn start(model: &Model) -> Option<[Choice; 4]> {
    let words = &model.words;
    let first = Form::first();
    let session = model.session();
    let untouched =
        session.log().is_empty() && session.start().is_none() && model.saved.seats == first.seats();
    let offered = untouched && *session.ruleset() == first.ruleset() && !model.moments.greeted;
    let alone = model.dialog == Dialog::None && !model.elsewhere;
    if !offered || !alone || model.book.games > 0 {
        return None;
    }
    let two = Form {
        opponent: Opponent::Person,
        ..Form::default()
    };
    let level = words.level_name(first.level);
    Some([
        Choice {
            label: words.start_computer(),
            about: Some(words.start_computer_about(level)),
            leads: Leads::On(Msg::NewGame(NewGameMsg::AcceptFirst)),
        },
        Choice {
            label: words.start_two(),
            about: Some(words.start_two_about()),
            leads: Leads::On(Msg::NewGame(NewGameMsg::StartWithoutSaving(Box::new(two)))),
        },
        Choice {
            label: words.friend(),
            about: Some(words.start_friend_about()),
            leads: Leads::To(Route::Friend(None)),
        },
        Choice {
            label: words.start_options(),
            about: None,
            leads: Leads::On(Msg::Open(Panel::NewGame)),
        },
    ])
}

/// What to do next, in a few words for the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextStep {
    /// The words.
    pub text: String,
    /// The half of the board where they cover no dice; none where they lie in the middle.
    pub half: Option<&'static str>,
    /// Whether the dice of the opening roll are still on their way, and may lie there first.
    pub late: bool,
}

/// What to do next, until the player has finished two games; nothing where something else lies over the board.
pub fn next_step(model: &Model, turned: bool) -> Option<NextStep> {
    let learns = model.book.games < HELPED_GAMES && model.dialog == Dialog::None;
    if !learns
        || model.lesson.is_some()
        || !model.person_decides()
        || strip(model).is_some()
        || start(model).is_some()
    {
        return None;
    }
    let words = &model.words;
    let text = match model.session().phase() {
        Phase::Opening | Phase::ToRoll => words.next_roll(),
        Phase::Moving(draft) if draft.is_complete() => words.next_done(),
        Phase::Moving(_) if model.settings.show_targets => words.next_move(),
        Phase::Moving(_) => words.next_move_plain(),
        _ => return None,
    };
    let scene = scene(model, turned);
    // On a turned board there is room on the bar alone.
    let free = !turned || !has_bar_checkers(&scene);
    let untouched = model
        .session()
        .draft()
        .is_some_and(|draft| draft.steps().is_empty());
    free.then(|| NextStep {
        text,
        late: untouched && scene.dice.iter().any(|die| die.landed != die.at),
        half: (!turned)
            .then(|| strip::half_without_dice(&scene))
            .flatten(),
    })
}

fn has_bar_checkers(scene: &Scene) -> bool {
    let mut checkers = scene.checkers.iter();
    checkers.any(|checker| matches!(checker.place, Place::Bar(_)))
}
