//! Strips: what has to be answered in the middle of the board, what is told there, what went wrong.

use rules::{Action, Die, Offer, Phase, Win};

use crate::{Control, Dialog, Model, Msg, Notice, speech};

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
            let tie = || {
                model
                    .tie()
                    .map(|die| format!("{0}-{0}: throw again", die.pips()))
            };
            speech::passing(model).or_else(tie).map(|text| Strip {
                text,
                cube: None,
                controls: Vec::new(),
            })
        })
}

fn dialog_strip(model: &Model) -> Option<Strip> {
    let session = model.session();
    match &model.dialog {
        Dialog::Double => Some(Strip {
            text: "Offer a double?".to_owned(),
            cube: session.cube().value.doubled().map(rules::CubeValue::points),
            controls: vec![
                Control::new("Double", Msg::Do(Action::Double)).primary(),
                Control::new("Cancel", Msg::CloseDialog),
            ],
        }),
        Dialog::Drop => Some(Strip {
            text: "Drop and lose the game?".to_owned(),
            cube: None,
            controls: vec![
                Control::new("Drop", Msg::Do(Action::Drop)),
                Control::new("Cancel", Msg::CloseDialog),
            ],
        }),
        Dialog::Resign => {
            let wins = [
                (Win::Single, "Single game"),
                (Win::Gammon, "Gammon"),
                (Win::Backgammon, "Backgammon"),
            ];
            let mut controls: Vec<Control> = wins
                .into_iter()
                .filter(|&(win, _)| session.counted(win) == win)
                .filter(|&(win, _)| session.allows(Action::Resign(win)).is_ok())
                .map(|(win, label)| Control::new(label, Msg::Do(Action::Resign(win))))
                .collect();
            controls.push(Control::new("Cancel", Msg::CloseDialog));
            Some(Strip {
                text: "Resign what?".to_owned(),
                cube: None,
                controls,
            })
        }
        _ => None,
    }
}

fn phase_strip(model: &Model) -> Option<Strip> {
    let session = model.session();
    let person = model.person_decides();
    let answers = |all: &[(&str, Action)]| -> Vec<Control> {
        let possible = all
            .iter()
            .filter(|(_, action)| session.allows(*action).is_ok());
        let control = |(label, action): &(&str, Action)| {
            let msg = match action {
                Action::Drop => Msg::AskDrop,
                action => Msg::Do(*action),
            };
            Control::new(*label, msg).enabled(person)
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
                ("Take", Action::Take),
                ("Drop", Action::Drop),
                (redouble(*offer), Action::Beaver),
            ]),
        }),
        Phase::ResignationOffered { .. } => Some(Strip {
            text: speech::offer(model)?,
            cube: None,
            controls: answers(&[
                ("Accept", Action::AcceptResignation),
                ("Decline", Action::DeclineResignation),
            ]),
        }),
        Phase::GameOver(outcome) => Some(Strip {
            text: speech::result(model, outcome),
            cube: None,
            controls: Vec::new(),
        }),
        Phase::MatchOver(outcome) => Some(Strip {
            text: format!(
                "{} {}.",
                speech::result(model, outcome),
                speech::match_won(model, outcome.winner)
            ),
            cube: None,
            controls: Vec::new(),
        }),
        Phase::Moving(..) => None,
    }
}

/// What an immediate redouble is called in answer to this offer (R72).
const fn redouble(offer: Offer) -> &'static str {
    match offer {
        Offer::Double | Offer::Raccoon => "Beaver",
        Offer::Beaver => "Raccoon",
    }
}

/// Six dice to choose from, while dice that were thrown by hand are wanted (O12).
fn hand_dice(model: &Model) -> Option<Strip> {
    let wanted = speech::dice_wanted(model)?;
    let text = match model.tie().filter(|_| model.first_die().is_none()) {
        Some(die) => format!("{0}-{0}: throw again. {wanted}", die.pips()),
        None => wanted,
    };
    let die = |die: Die| Control::new(die.pips().to_string(), Msg::EnterDie(die));
    let mut controls: Vec<Control> = Die::ALL.into_iter().map(die).collect();
    if model.first_die().is_some() {
        controls.push(Control::new("Back", Msg::ClearDie));
    }
    Some(Strip {
        text,
        cube: None,
        controls,
    })
}

/// The strip with one sentence that can be closed, and what can be done about it.
pub fn notice(model: &Model) -> Option<Strip> {
    let (text, controls) = match model.notice()? {
        Notice::Unreadable(why) => (
            format!(
                "The saved game could not be read ({why}). It was kept aside, and a new game is ready."
            ),
            vec![Control::new("OK", Msg::DismissNotice)],
        ),
        Notice::NoRoom(why) => (
            format!(
                "The saved game could not be read ({why}), and there is no room to keep it aside. It stays where it is; this game is not stored."
            ),
            vec![
                Control::new("OK", Msg::DismissNotice),
                Control::new("Store this game instead", Msg::ReplaceStored),
            ],
        ),
        Notice::NotStored => (
            "This browser does not store the game. It goes on, but closing the page ends it."
                .to_owned(),
            vec![Control::new("OK", Msg::DismissNotice)],
        ),
        Notice::EngineFailed => (
            "The computer player does not answer.".to_owned(),
            vec![Control::new("Try again", Msg::RetryEngine).primary()],
        ),
        Notice::NetsDamaged => (
            "Part of the computer player is damaged. It plays on by simple rules, weaker than its level says. Reload the page to fetch it anew."
                .to_owned(),
            vec![Control::new("OK", Msg::DismissNotice)],
        ),
        Notice::Refused(why) => (why.clone(), Vec::new()),
        Notice::UpdateReady => {
            let label = match model.session().decides() {
                Some(_) => "Restart after this game",
                None => "Restart",
            };
            (
                "Update ready.".to_owned(),
                vec![Control::new(label, Msg::RestartAfterGame)],
            )
        }
    };
    Some(Strip {
        text,
        cube: None,
        controls,
    })
}
