//! What stands around the board: title, the two players, the buttons, the strip in the middle.

use rules::{Action, Die, Offer, Phase, Player, Refusal, Win};

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
    let practice = match rules.money() {
        Some(money) if !session.is_rated() && money.practice => ", unrated",
        Some(money) if money.practice => ", practice",
        _ => "",
    };
    format!(
        "{variant}{what}, game {}{crawford}{practice}",
        session.game_number()
    )
}

/// The row of buttons under the board.
pub fn controls(model: &Model) -> Vec<Control> {
    let session = model.session();
    let person = model.person_decides();
    match session.phase() {
        Phase::Opening => {
            let roll = Control::new("Roll", Msg::Do(Action::ThrowOpening)).primary();
            vec![roll.enabled(!model.dice_by_hand())]
        }
        Phase::ToRoll(_) => {
            let can =
                |action| person && model.passing().is_none() && session.allows(action).is_ok();
            // Closed out, a player who may double chooses between that and passing (R42).
            let (go_on, action) = match session.allows(Action::Pass) {
                Ok(()) => ("Pass", Action::Pass),
                Err(_) => ("Roll", Action::Roll),
            };
            vec![
                Control::new("Double", Msg::AskDouble).enabled(offers_double(model)),
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
            let take_back = if !undo && person && session.allows(Action::Cocked).is_ok() {
                Control::new("Cocked", Msg::Do(Action::Cocked))
            } else {
                Control::new("Undo", Msg::Do(Action::Undo)).enabled(undo && moving)
            };
            vec![
                take_back,
                Control::new("Done", Msg::Do(Action::PickUp))
                    .primary()
                    .enabled(done && moving),
                Control::new("Resign", Msg::AskResign).enabled(person && moving),
            ]
        }
    }
}

/// Whether Double can be pressed: when it may be offered, or when the house shows a dead cube too (O8).
pub(crate) fn offers_double(model: &Model) -> bool {
    let shown = match model.session().allows(Action::Double) {
        Ok(()) => true,
        Err(refusal) => refusal == Refusal::DeadCube && model.settings.show_dead_cube,
    };
    shown && model.person_decides() && model.passing().is_none()
}

/// Whether the last play can be taken back; `None` where plays are final (R56).
pub fn take_back(model: &Model) -> Option<Control> {
    let practice = model.session().ruleset().money()?.practice;
    let possible = model.session().allows(Action::TakeBackPlay).is_ok();
    practice.then(|| Control::new("Take back the last play", Msg::TakeBackPlay).enabled(possible))
}

/// What everybody has won or lost in money play, at the agreed stake (R63): sums to zero.
pub fn account(model: &Model) -> Option<String> {
    let session = model.session();
    let stake = i64::from(session.ruleset().money()?.stake.get());
    let score = session.score();
    let won = stake * (i64::from(score.white) - i64::from(score.black));
    let line = |player, won: i64| format!("{} {won:+}", speech::name(model, player));
    (stake > 1 || session.game_number() > 1 || won != 0).then(|| {
        format!(
            "{}, {} (stake {stake} a point)",
            line(Player::White, won),
            line(Player::Black, -won)
        )
    })
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
        Dialog::Drop => Some(Strip {
            text: "Drop and lose the game?".to_owned(),
            cube: None,
            controls: vec![
                Control::new("Drop", Msg::Do(Action::Drop)).primary(),
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
    let text = speech::dice_wanted(model)?;
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
        Notice::Refused(why) => (why.clone(), Vec::new()),
    };
    Some(Strip {
        text,
        cube: None,
        controls,
    })
}
