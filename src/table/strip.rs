//! Strips: what has to be answered in the middle of the board, what is told there, what went wrong.

use rules::{Action, Die, Offer, Phase, Win};
use words::Words;

use crate::{
    Checker, Control, Dialog, Model, Msg, Notice, Place, refusals::load_error, scene, speech,
};

/// The strip in the middle of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Strip {
    /// One sentence.
    pub text: String,
    /// The value on the cube, when it is about a double.
    pub cube: Option<u32>,
    /// What can be answered.
    pub controls: Vec<Control>,
}

/// What lies in the middle of the board now, if anything.
pub fn strip(model: &Model) -> Option<Strip> {
    dialog_strip(model)
        .or_else(|| phase_strip(model))
        .or_else(|| {
            let tie = || model.tie().map(|die| model.words.tie(die.pips()));
            speech::passing(model).or_else(tie).map(|text| Strip {
                text,
                cube: None,
                controls: Vec::new(),
            })
        })
}

/// In which half of the board a sentence that needs no answer covers neither dice nor, on a turned board, checkers on the
/// bar; none where it lies well in the middle. The style knows the names.
pub fn free_half(model: &Model, turned: bool) -> Option<&'static str> {
    let scene = scene(model, turned);
    let (width, height) = scene.view.size();
    let on_bar = |checker: &Checker| matches!(checker.place, Place::Bar(_));
    match scene.dice.first().filter(|_| model.passing().is_some()) {
        Some(die) if turned && die.at.y <= height / 2.0 => Some("lower"),
        Some(die) if !turned && die.at.x <= width / 2.0 => Some("right"),
        Some(_) if !turned => Some("left"),
        Some(_) => Some("upper"),
        None => (turned && scene.checkers.iter().any(on_bar)).then_some("upper"),
    }
}

fn dialog_strip(model: &Model) -> Option<Strip> {
    let (session, words) = (model.session(), &model.words);
    match &model.dialog {
        Dialog::Double => Some(Strip {
            text: words.ask_double(),
            cube: session.cube().value.doubled().map(rules::CubeValue::points),
            controls: vec![
                Control::new(words.double(), Msg::Do(Action::Double)).primary(),
                Control::new(words.cancel(), Msg::CloseDialog),
            ],
        }),
        Dialog::Drop => Some(Strip {
            text: words.ask_drop(),
            cube: None,
            controls: vec![
                Control::new(words.drop(), Msg::Do(Action::Drop)),
                Control::new(words.cancel(), Msg::CloseDialog),
            ],
        }),
        Dialog::Resign => {
            let wins = [Win::Single, Win::Gammon, Win::Backgammon];
            let mut controls: Vec<Control> = wins
                .into_iter()
                .filter(|win| session.counted(*win) == *win)
                .filter(|win| session.allows(Action::Resign(*win)).is_ok())
                .map(|win| {
                    let label = words.win_button(speech::win(win));
                    Control::new(label, Msg::Do(Action::Resign(win)))
                })
                .collect();
            controls.push(Control::new(words.cancel(), Msg::CloseDialog));
            Some(Strip {
                text: words.ask_resign(),
                cube: None,
                controls,
            })
        }
        _ => None,
    }
}

fn phase_strip(model: &Model) -> Option<Strip> {
    let (session, words) = (model.session(), &model.words);
    let person = model.person_decides();
    let answers = |all: &[(String, Action)]| -> Vec<Control> {
        let possible = all
            .iter()
            .filter(|(_, action)| session.allows(*action).is_ok());
        let control = |(label, action): &(String, Action)| {
            let msg = match action {
                Action::Drop => Msg::AskDrop,
                action => Msg::Do(*action),
            };
            Control::new(label.clone(), msg).enabled(person)
        };
        let mut controls: Vec<Control> = possible.map(control).collect();
        if let Some(first) = controls.first_mut() {
            first.primary = true;
        }
        controls
    };
    match session.phase() {
        Phase::Opening | Phase::ToRoll(_) => hand_dice(model),
        Phase::Doubled { value, offer, .. } => Some(Strip {
            text: speech::offer(model)?,
            cube: Some(value.points()),
            controls: answers(&[
                (words.take(), Action::Take),
                (words.drop(), Action::Drop),
                (redouble(words, *offer), Action::Beaver),
            ]),
        }),
        Phase::ResignationOffered { .. } => Some(Strip {
            text: speech::offer(model)?,
            cube: None,
            controls: answers(&[
                (words.accept(), Action::AcceptResignation),
                (words.decline(), Action::DeclineResignation),
            ]),
        }),
        Phase::GameOver(outcome) => Some(Strip {
            text: speech::result(model, outcome),
            cube: None,
            controls: Vec::new(),
        }),
        Phase::MatchOver(outcome) => Some(Strip {
            text: speech::match_result(model, outcome),
            cube: None,
            controls: Vec::new(),
        }),
        Phase::Moving(..) => None,
    }
}

/// What an immediate redouble is called in answer to this offer (R72).
fn redouble(words: &Words, offer: Offer) -> String {
    match offer {
        Offer::Double | Offer::Raccoon => words.beaver(),
        Offer::Beaver => words.raccoon(),
    }
}

/// Six dice to choose from, while dice that were thrown by hand are wanted (O12).
fn hand_dice(model: &Model) -> Option<Strip> {
    let wanted = speech::dice_wanted(model)?;
    let text = match model.tie().filter(|_| model.first_die().is_none()) {
        Some(die) => model.words.tie_then(die.pips(), wanted),
        None => wanted,
    };
    let die = |die: Die| Control::new(die.pips().to_string(), Msg::EnterDie(die));
    let mut controls: Vec<Control> = Die::ALL.into_iter().map(die).collect();
    if model.first_die().is_some() {
        controls.push(Control::new(model.words.back(), Msg::ClearDie));
    }
    Some(Strip {
        text,
        cube: None,
        controls,
    })
}

/// The strip with one sentence that can be closed, and what can be done about it.
pub fn notice(model: &Model) -> Option<Strip> {
    let words = &model.words;
    let ok = || Control::new(words.ok(), Msg::DismissNotice);
    let (text, controls) = match model.notice()? {
        Notice::Unreadable(why) => (words.unreadable(load_error(words, why)), vec![ok()]),
        Notice::NoRoom(why) => {
            let instead = Control::new(words.store_instead(), Msg::ReplaceStored);
            let text = words.unreadable_no_room(load_error(words, why));
            (text, vec![ok(), instead])
        }
        Notice::EndMissing => (words.end_missing(), vec![ok()]),
        Notice::NotStored => (words.not_stored(), vec![ok()]),
        Notice::EngineFailed => {
            let again = Control::new(words.try_again(), Msg::RetryEngine).primary();
            (words.engine_failed(), vec![again])
        }
        Notice::NetsDamaged => (words.nets_damaged(), vec![ok()]),
        Notice::Refused(why) => (why.clone(), Vec::new()),
        Notice::OthersUnreadable => (words.others_unreadable(), vec![ok()]),
        Notice::Elsewhere => {
            let here = Control::new(words.play_here(), Msg::PlayHere);
            (words.elsewhere(), vec![here])
        }
        Notice::ImportFailed(why) => (words.import_failed(load_error(words, why)), vec![ok()]),
        Notice::ImportNoRoom => (words.import_no_room(), vec![ok()]),
        Notice::Imported => (words.imported(), vec![ok()]),
        Notice::GameKept => (words.game_kept(), vec![ok()]),
        Notice::StartNoRoom(form) => {
            let anyway = Control::new(words.start_anyway(), Msg::StartAnyway(form.clone()));
            (words.start_no_room(), vec![ok(), anyway])
        }
        Notice::UpdateReady => {
            let label = match model.session().decides() {
                Some(_) => words.restart_after(),
                None => words.restart(),
            };
            let restart = Control::new(label, Msg::RestartAfterGame);
            (words.update_ready(), vec![restart])
        }
    };
    Some(Strip {
        text,
        cube: None,
        controls,
    })
}
