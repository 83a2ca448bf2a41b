//! What stands around the board: title, the two players, the buttons, the strip in the middle.

use rules::{Action, Phase, Player, Win};

use crate::{Dialog, Model, Msg, Notice, scene::pips, speech};

/// A button.
#[derive(Clone, Debug, PartialEq)]
pub struct Control {
    /// What it says.
    pub label: String,
    /// What it does.
    pub msg: Msg,
    /// Whether it is the one thing that is expected now.
    pub primary: bool,
    /// Whether it can be pressed; the others stay in their places, so that nothing jumps.
    pub enabled: bool,
}

impl Control {
    fn new(label: impl Into<String>, msg: Msg) -> Self {
        Self {
            label: label.into(),
            msg,
            primary: false,
            enabled: true,
        }
    }

    fn primary(self) -> Self {
        Self {
            primary: true,
            ..self
        }
    }

    fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }
}

/// One player's line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerLine {
    /// Whose.
    pub player: Player,
    /// What he is called.
    pub name: &'static str,
    /// The computer's level.
    pub level: Option<String>,
    /// Pips to go.
    pub pips: u16,
    /// Points won so far.
    pub score: u32,
    /// Whether the decision is his.
    pub decides: bool,
    /// Whether he is the computer, thinking.
    pub thinking: bool,
}

/// The line of `player`.
pub fn player_line(model: &Model, player: Player) -> PlayerLine {
    let decides = model.session().decides() == Some(player);
    PlayerLine {
        player,
        name: speech::name(model, player),
        level: speech::level_name(model, player),
        pips: pips(model)[player],
        score: model.session().score()[player],
        decides,
        thinking: decides && model.is_thinking(),
    }
}

/// "7-point match, game 4", with the Crawford game named.
pub fn title(model: &Model) -> String {
    let session = model.session();
    let rules = session.ruleset();
    let what = match rules.playing_match() {
        Some(played) => format!("{}-point match", played.length.points()),
        None => "Money game".to_owned(),
    };
    let variant = match rules.variant {
        rules::Variant::Standard => String::new(),
        other => format!("{}, ", crate::variant_name(other)),
    };
    let crawford = if session.is_crawford() {
        ", Crawford"
    } else {
        ""
    };
    format!("{variant}{what}, game {}{crawford}", session.game_number())
}

/// The row of buttons under the board.
pub fn controls(model: &Model) -> Vec<Control> {
    let session = model.session();
    let person = model.person_decides();
    match session.phase() {
        Phase::Opening => vec![Control::new("Roll", Msg::Do(Action::ThrowOpening)).primary()],
        Phase::ToRoll(_) => {
            let can =
                |action| person && model.passing().is_none() && session.allows(action).is_ok();
            // Closed out, a player who may double chooses between that and passing (R42).
            let (go_on, action) = match session.allows(Action::Pass) {
                Ok(()) => ("Pass", Action::Pass),
                Err(_) => ("Roll", Action::Roll),
            };
            vec![
                Control::new("Double", Msg::AskDouble).enabled(can(Action::Double)),
                Control::new(go_on, Msg::Do(action))
                    .primary()
                    .enabled(can(action)),
                Control::new("Resign", Msg::AskResign).enabled(person),
            ]
        }
        Phase::GameOver(_) => vec![Control::new("Next game", Msg::Do(Action::NextGame)).primary()],
        Phase::MatchOver(_) => vec![Control::new("New match", Msg::AskNewGame).primary()],
        _ => {
            let draft = session.draft().filter(|_| person);
            let undo = draft.is_some_and(|draft| !draft.steps().is_empty());
            let done = draft.is_some_and(|draft| draft.is_complete() && draft.has_moves());
            let moving = matches!(session.phase(), Phase::Moving(..));
            vec![
                Control::new("Undo", Msg::Do(Action::Undo)).enabled(undo && moving),
                Control::new("Done", Msg::Do(Action::PickUp))
                    .primary()
                    .enabled(done && moving),
                Control::new("Resign", Msg::AskResign).enabled(person && moving),
            ]
        }
    }
}

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
        Dialog::Resign => {
            let wins = [
                (Win::Single, "Single game"),
                (Win::Gammon, "Gammon"),
                (Win::Backgammon, "Backgammon"),
            ];
            let mut controls: Vec<Control> = wins
                .into_iter()
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
            Control::new(*label, Msg::Do(*action)).enabled(person)
        };
        let mut controls: Vec<Control> = possible.map(control).collect();
        if let Some(first) = controls.first_mut() {
            first.primary = true;
        }
        controls
    };
    match session.phase() {
        Phase::Doubled { value, .. } => Some(Strip {
            text: speech::offer(model)?,
            cube: Some(value.points()),
            controls: answers(&[
                ("Take", Action::Take),
                ("Drop", Action::Drop),
                ("Beaver", Action::Beaver),
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
        _ => None,
    }
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
        Notice::NotStored => (
            "This browser does not store the game. It goes on, but closing the page ends it."
                .to_owned(),
            vec![Control::new("OK", Msg::DismissNotice)],
        ),
        Notice::EngineFailed => (
            "The computer player does not answer.".to_owned(),
            vec![Control::new("Try again", Msg::RetryEngine).primary()],
        ),
        Notice::Refused(why) => (why.clone(), Vec::new()),
    };
    Some(Strip {
        text,
        cube: None,
        controls,
    })
}
