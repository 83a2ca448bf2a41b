//! Strips: what has to be answered, what is told in the middle of the board, what went wrong.

mod stakes;

pub(crate) use self::stakes::{kind, stakes};
use self::stakes::{stakes_of_double, stakes_of_drop, stakes_of_resigning};

use rules::{Action, Die, Offer, Phase, Player, Session, Win};
use words::Words;

use crate::{
    BackupMsg, Checker, Control, Dialog, DiceMsg, EngineMsg, Input, Model, Msg, NewGameMsg, Notice,
    PageMsg, Panel, Place, Scene, TabsMsg, Xy, coach, look_back, model::Release,
    refusals::load_error, scene, speech,
};

/// Whose question a strip is, for the keyboard's focus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Question {
    /// Nothing has to be answered before anything else is done.
    #[default]
    None,
    /// The player has asked for it: the focus goes to the button that is expected, or to the one that cancels.
    Own,
    /// The opponent has made an offer: the focus goes to the strip, so that a key that is just being pressed answers
    /// nothing.
    Opponents,
}

/// One of the best choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedChoice {
    /// Its rank, from 1.
    pub rank: usize,
    /// Its notation, or the name of a cube action.
    pub name: String,
    /// How many rolls ahead it was judged: "2-ply".
    pub depth: String,
    /// What it loses, with a sign; empty for the best one.
    pub loss: String,
}

/// A question or a message: in the middle of the board, or where the buttons are.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Strip {
    /// One sentence.
    pub text: String,
    /// What is at stake.
    pub detail: Option<String>,
    /// What the engine says about it, and that it counts as help.
    pub advice: Option<String>,
    /// The best choices, in order.
    pub choices: Vec<ListedChoice>,
    /// The value on the cube, when it is asked whether to double.
    pub cube: Option<u32>,
    /// Whether it leaves the middle of the board free, where an offered cube lies.
    pub below: bool,
    /// What can be answered.
    pub controls: Vec<Control>,
    /// Whether it has to be answered, and who asks.
    pub question: Question,
}

/// What lies in the middle of the board now, if anything.
pub fn strip(model: &Model) -> Option<Strip> {
    dialog_strip(model)
        .or_else(|| coach::strip(model))
        .or_else(|| look_back::shown_play_name(model).map(plain_strip))
        .or_else(|| phase_strip(model))
        .or_else(|| {
            let tie = || model.tie().map(|die| model.words.tie(die.pips()));
            speech::lost_turn(model).or_else(tie).map(plain_strip)
        })
}

impl Strip {
    /// All that it says.
    pub(crate) fn spoken(&self) -> String {
        let parts = [Some(&self.text), self.detail.as_ref(), self.advice.as_ref()];
        let parts = parts.into_iter().flatten().cloned();
        let choices = self.choices.iter();
        let choices = choices.map(|one| format!("{}: {} {}", one.rank, one.name, one.loss));
        parts.chain(choices).collect::<Vec<_>>().join(". ")
    }
}

/// A strip that only tells something.
pub(crate) fn plain_strip(text: String) -> Strip {
    Strip {
        text,
        ..Strip::default()
    }
}

/// In which half of the board a sentence that needs no answer covers neither dice nor, on a turned board, checkers on the
/// bar; none where it lies well in the middle. The style knows the names.
pub fn free_half(model: &Model, turned: bool) -> Option<&'static str> {
    let scene = scene(model, turned);
    let on_bar = |checker: &Checker| matches!(checker.place, Place::Bar(_));
    let tells = model.lost_turn().is_some() || model.looks_at().is_some();
    match half_without_dice(&scene).filter(|_| tells) {
        None => (turned && scene.checkers.iter().any(on_bar)).then_some("upper"),
        half => half,
    }
}

/// The half of the board without dice, if there are any in the other.
pub(crate) fn half_without_dice(scene: &Scene) -> Option<&'static str> {
    let (width, height) = scene.view.size();
    let Xy { x, y } = scene.dice.first()?.at;
    Some(match scene.view.turned {
        true if y <= height / 2.0 => "lower",
        true => "upper",
        false if x <= width / 2.0 => "right",
        false => "left",
    })
}

fn dialog_strip(model: &Model) -> Option<Strip> {
    let (session, words) = (model.session(), &model.words);
    let cancel = || Control::new(words.cancel(), Msg::CloseDialog);
    let (text, detail, controls) = match &model.dialog {
        Dialog::Double => {
            let double =
                Control::new(words.double(), Msg::Input(Input::Do(Action::Double))).primary();
            let stakes = stakes_of_double(model);
            (words.ask_double(), stakes, vec![double, cancel()])
        }
        Dialog::Drop => {
            let drop = Control::new(words.drop(), Msg::Input(Input::Do(Action::Drop)));
            let stakes = stakes_of_drop(model);
            (words.ask_drop(), stakes, vec![drop, cancel()])
        }
        Dialog::Resign => {
            let wins = resignations(session);
            let controls = wins.clone().map(|win| {
                let label = words.win_button(speech::win(win));
                Control::new(label, Msg::Input(Input::Do(Action::Resign(win))))
            });
            let controls = controls.chain([cancel()]).collect();
            let stakes = stakes_of_resigning(model, wins);
            (words.ask_resign(), Some(stakes), controls)
        }
        _ => return None,
    };
    let doubled = || session.cube().value.doubled().map(rules::CubeValue::points);
    Some(Strip {
        cube: (model.dialog == Dialog::Double).then(doubled).flatten(),
        below: model.dialog == Dialog::Drop,
        detail,
        controls,
        question: Question::Own,
        ..plain_strip(text)
    })
}

/// The wins that can be offered to the opponent: in a match none beyond the first that is enough to win it.
fn resignations(session: &Session) -> impl Iterator<Item = Win> + Clone {
    let cube = session.cube().value.points();
    let needed = session.ruleset().playing_match().map(|played| {
        let winner = session.decides().map(Player::opponent);
        let score = winner.map_or(0, |winner| session.score()[winner]);
        u32::from(played.length.points()).saturating_sub(score)
    });
    let smaller = move |win: &Win| match win {
        Win::Single => 0,
        Win::Gammon => cube * Win::Single.factor(),
        Win::Backgammon | Win::Quadruple => cube * Win::Gammon.factor(),
    };
    let wins = [Win::Single, Win::Gammon, Win::Backgammon].into_iter();
    wins.filter(move |win| needed.is_none_or(|needed| smaller(win) < needed))
        .filter(|win| session.counted(*win) == *win)
        .filter(|win| session.allows(Action::Resign(*win)).is_ok())
}

fn phase_strip(model: &Model) -> Option<Strip> {
    let (session, words) = (model.session(), &model.words);
    let person = model.person_decides();
    let answers = |all: &[(String, Action)]| -> Vec<Control> {
        // What the computer has to answer is told, not asked.
        let possible = all
            .iter()
            .filter(|(_, action)| person && session.allows(*action).is_ok());
        let control = |(label, action): &(String, Action)| {
            let msg = match action {
                Action::Drop => Msg::Open(Panel::Drop),
                action => Msg::Input(Input::Do(*action)),
            };
            Control::new(label.clone(), msg)
        };
        let mut controls: Vec<Control> = possible.map(control).collect();
        if let Some(first) = controls.first_mut() {
            first.primary = true;
        }
        controls
    };
    let question = if person {
        Question::Opponents
    } else {
        Question::None
    };
    match session.phase() {
        Phase::Opening | Phase::ToRoll => manual_dice(model),
        Phase::Doubled { offer, .. } => Some(Strip {
            detail: stakes(model).filter(|_| person),
            advice: coach::why(model),
            below: true,
            controls: with_why(
                model,
                answers(&[
                    (words.take(), Action::Take),
                    (words.drop(), Action::Drop),
                    (redouble(words, *offer), Action::Beaver),
                ]),
            ),
            question,
            ..plain_strip(speech::offer(model)?)
        }),
        Phase::ResignationOffered { .. } => Some(Strip {
            advice: coach::why(model),
            controls: with_why(
                model,
                answers(&[
                    (words.accept(), Action::AcceptResignation),
                    (words.decline(), Action::DeclineResignation),
                ]),
            ),
            question,
            ..plain_strip(speech::offer(model)?)
        }),
        // A finished game has a card: see `ending`.
        Phase::Moving(_) | Phase::GameOver(_) | Phase::MatchOver(_) => None,
    }
}

/// The answers to an offer, and the way to ask what it is about.
fn with_why(model: &Model, mut answers: Vec<Control>) -> Vec<Control> {
    answers.extend(coach::why_button(model));
    answers
}

/// What an immediate redouble is called in answer to this offer (R72).
fn redouble(words: &Words, offer: Offer) -> String {
    match offer {
        Offer::Double | Offer::Raccoon => words.beaver(),
        Offer::Beaver => words.raccoon(),
    }
}

/// Six dice to choose from, while dice that were rolled by hand are wanted (O12).
fn manual_dice(model: &Model) -> Option<Strip> {
    let wanted = speech::dice_wanted(model)?;
    let text = match model.tie().filter(|_| model.first_die().is_none()) {
        Some(die) => model.words.tie_then(die.pips(), wanted),
        None => wanted,
    };
    let die = |die: Die| Control::new(die.pips().to_string(), Msg::Dice(DiceMsg::Enter(die)));
    let mut controls: Vec<Control> = Die::ALL.into_iter().map(die).collect();
    if model.first_die().is_some() {
        controls.push(Control::new(
            model.words.back(),
            Msg::Dice(DiceMsg::ClearFirst),
        ));
    }
    Some(Strip {
        controls,
        ..plain_strip(text)
    })
}

/// The strip with one sentence that can be closed, and what can be done about it.
pub fn notice(model: &Model) -> Option<Strip> {
    let words = &model.words;
    let ok = || Control::new(words.ok(), Msg::DismissNotice);
    let close = || Control::new(words.close(), Msg::DismissNotice);
    let (text, controls) = match model.notice()? {
        Notice::Unreadable(why) => (words.unreadable(load_error(words, why)), vec![ok()]),
        Notice::NoRoom(why) => {
            let instead = Control::new(words.store_instead(), Msg::Backup(BackupMsg::Overwrite));
            let text = words.unreadable_no_room(load_error(words, why));
            (text, vec![ok(), instead])
        }
        Notice::EndMissing => (words.end_missing(), vec![ok()]),
        Notice::NotStored => (words.not_stored(), vec![ok()]),
        Notice::EngineFailed => {
            let again = Control::new(words.try_again(), Msg::Engine(EngineMsg::Retry)).primary();
            (words.engine_failed(), vec![again, close()])
        }
        Notice::NetsDamaged => (words.nets_damaged(), vec![ok()]),
        Notice::Refused(why) => (why.clone(), Vec::new()),
        Notice::OthersUnreadable => (words.others_unreadable(), vec![ok()]),
        Notice::Elsewhere => {
            let here = Control::new(words.play_here(), Msg::Tabs(TabsMsg::TakeOver));
            (words.elsewhere(), vec![here, close()])
        }
        Notice::ImportFailed(why) => (words.import_failed(load_error(words, why)), vec![ok()]),
        Notice::ImportNoRoom => (words.import_no_room(), vec![ok()]),
        Notice::ImportElsewhere => (words.import_failed(words.why_elsewhere()), vec![ok()]),
        Notice::Imported => (words.imported(), vec![ok()]),
        Notice::GameSetAside => {
            let open = Control::new(words.library_open(), Msg::Open(Panel::Library));
            (words.game_kept(), vec![open, ok()])
        }
        Notice::StartNoRoom(form) => {
            let anyway = Control::new(
                words.start_anyway(),
                Msg::NewGame(NewGameMsg::StartWithoutSaving(form.clone())),
            );
            (words.start_no_room(), vec![ok(), anyway])
        }
        Notice::UpdateReady => {
            let restart = restart(model);
            (words.update_ready(), vec![restart, close()])
        }
    };
    Some(Strip {
        controls,
        ..plain_strip(text)
    })
}

/// The button that goes on with a new release, for the settings: as long as one waits that nobody has agreed to.
pub fn update_offer(model: &Model) -> Option<Control> {
    let waits = matches!(model.release, Release::Ready | Release::PutAway);
    (waits && model.may_restart()).then(|| restart(model))
}

fn restart(model: &Model) -> Control {
    let words = &model.words;
    let label = match model.session().decides() {
        Some(_) => words.restart_after(),
        None => words.restart(),
    };
    Control::new(label, Msg::Page(PageMsg::UpdateAfterGame))
}
