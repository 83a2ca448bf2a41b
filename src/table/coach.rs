//! Advice in a game against the computer, or in practice: hints, the tutor, and what an offer of the computer's is about.
//!
//! The engine judges the decision that is asked about; what is shown is derived from its answer. Advice that was given is
//! in the session's log, so the game stays marked, and a warning is there with what the first attempt would have lost.

mod shown;

pub(crate) use self::shown::{strip, why, why_button};

use engine::{Analysis, Equity};
use protocol::{JobId, Report, Sealed};
use rules::{Action, Board, Choice, Decision, Offer, Question, Win};

use crate::{Control, Model, Msg};

/// The tutor warns of what loses at least so much, in EMG.
pub(crate) const WARNS_FROM: f32 = 0.020;

/// What a player can be helped with; each is off unless it is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Help {
    /// Hints on request.
    Hints,
    /// Warnings before a play.
    Plays,
    /// Warnings before a cube action.
    Cube,
    /// The PR of what has been decided so far.
    Running,
}

/// The kinds of help that are wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Coaching(u8);

impl Coaching {
    /// Whether this is wanted.
    pub const fn has(self, help: Help) -> bool {
        self.0 & (1 << help as u8) != 0
    }

    /// The same with this switched on or off.
    #[must_use]
    pub const fn with(self, help: Help, on: bool) -> Self {
        let bit = 1 << help as u8;
        Self(if on { self.0 | bit } else { self.0 & !bit })
    }
}

/// What happens around advice.
#[derive(Clone, Debug, PartialEq)]
pub enum CoachMsg {
    /// Give a hint.
    Hint,
    /// Say what an offer of the computer's is about.
    Why,
    /// Show the choices with what each loses.
    ShowChoices,
    /// Put away what is shown; what the tutor warned of is not done.
    Close,
    /// Do what the tutor warned of.
    ActAnyway,
    /// The engine has judged a decision; nothing if it could not.
    Judged(JobId, Option<Sealed<Report>>),
}

/// What is shown, about the decision that the player has.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Shown {
    /// Nothing.
    #[default]
    Nothing,
    /// Where to look.
    Nudge,
    /// The choices.
    Choices,
    /// What would be lost by this action.
    Warning(Action, Equity),
    /// The same, with the choices.
    Loses(Action, Equity),
    /// What the computer's offer is about.
    Why,
}

/// The engine has not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Silent;

/// The state of advice.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Coach {
    /// The question that waits for its answer.
    pub(crate) asked: Option<(JobId, Decision)>,
    /// The decision that was judged last.
    pub(crate) judged: Option<(Decision, Result<Analysis, Silent>)>,
    /// What is shown.
    pub(crate) shown: Shown,
    /// The player's decision that this is about.
    pub(crate) about: Option<Decision>,
    /// What waits for the judgement before it is done.
    pub(crate) waiting: Option<Action>,
    /// What is done whatever it loses.
    pub(crate) agreed: Option<Action>,
    /// The decision of which the first attempt has been noted.
    pub(crate) noted: Option<Decision>,
}

impl Coach {
    /// What was found of `decision`, if it has been judged.
    pub(crate) fn judged(&self, decision: &Decision) -> Option<Result<&Analysis, Silent>> {
        let (known, analysis) = self.judged.as_ref()?;
        (known == decision).then_some(analysis.as_ref().map_err(|silent| *silent))
    }
}

/// Whether advice may be given now: to a person against the computer or in practice, never in a game between people.
pub(crate) fn is_allowed(model: &Model) -> bool {
    let practice = model.session().ruleset().money();
    let practice = practice.is_some_and(|money| money.practice);
    let alone = model.person().is_some() || practice;
    alone && model.lesson.is_none() && model.person_decides()
}

/// The button that gives a hint, where hints are wanted and there is something to decide.
pub fn hint(model: &Model) -> Option<Control> {
    let wanted = model.settings.coach.has(Help::Hints);
    let decision = model
        .session()
        .decision()
        .filter(|_| wanted && is_allowed(model));
    let choice = decision.is_some_and(|decision| is_judged(&decision));
    let playing = wanted && model.person().is_some() && model.lesson.is_none();
    playing.then(|| Control::new(model.words.hint(), Msg::Coach(CoachMsg::Hint)).enabled(choice))
}

/// Whether there is a choice that the engine judges.
fn is_judged(decision: &Decision) -> bool {
    let offered = matches!(decision.question(), Question::Resignation { .. });
    !decision.is_forced() && !offered
}

/// The decision that has to be judged before `action` is done; none if the player is to be left alone with it.
pub(crate) fn matter(model: &Model, action: Action) -> Option<Decision> {
    if !is_allowed(model) {
        return None;
    }
    let decision = model.session().decision()?;
    let wanted = |help| model.settings.coach.has(help);
    match (action, decision.question()) {
        (Action::PickUp, Question::Play(_)) if wanted(Help::Plays) => {}
        (Action::Double | Action::Roll | Action::Pass, Question::Double)
        | (Action::Take | Action::Drop | Action::Beaver, Question::Answer { .. })
            if wanted(Help::Cube) => {}
        // A resignation that gives points away is asked about in any case.
        (Action::Resign(win), _) => return resigned(&decision, win),
        _ => return None,
    }
    is_judged(&decision).then_some(decision)
}

/// The opponent's decision after a resignation.
fn resigned(decision: &Decision, win: Win) -> Option<Decision> {
    decision.to_builder().resigned(win).build().ok()
}

/// What the engine has to judge now.
pub(crate) fn wanted(model: &Model) -> Option<Decision> {
    let decision = model.session().decision()?;
    if !is_allowed(model) {
        return None;
    }
    let coach = model.coach.as_deref();
    if let Some(action) = coach.and_then(|coach| coach.waiting) {
        return matter(model, action);
    }
    let about = coach.filter(|coach| coach.about == Some(decision));
    let shown = about.map_or(Shown::Nothing, |coach| coach.shown);
    if shown == Shown::Why {
        return offered(&decision);
    }
    let tutored = match decision.question() {
        Question::Play(_) => model.settings.coach.has(Help::Plays),
        Question::Double | Question::Answer { .. } => model.settings.coach.has(Help::Cube),
        Question::Roll | Question::Resignation { .. } => false,
    };
    let asked = tutored || shown != Shown::Nothing;
    (asked && is_judged(&decision)).then_some(decision)
}

/// The decision of the player who has made the offer that `decision` answers.
fn offered(decision: &Decision) -> Option<Decision> {
    match decision.question() {
        Question::Answer {
            offer: Offer::Double,
            ..
        } => decision.to_builder().double().build().ok(),
        Question::Resignation { .. } => Some(*decision),
        _ => None,
    }
}

/// What `action` loses in EMG by this judgement.
pub(crate) fn loss(model: &Model, analysis: &Analysis, action: Action) -> Option<Equity> {
    let found = |choice: Choice| {
        let mut all = analysis.candidates.iter();
        all.find(|one| one.choice == choice).map(|one| one.loss)
    };
    match action {
        Action::PickUp => {
            let after = after(model)?;
            let mut all = analysis.candidates.iter();
            let made = all.find(|one| one.after == Some(after));
            made.map(|one| one.loss)
        }
        Action::Double => found(Choice::Double),
        Action::Roll | Action::Pass => found(Choice::Roll),
        Action::Take => found(Choice::Take),
        Action::Drop => found(Choice::Drop),
        Action::Beaver => found(Choice::Beaver),
        // What the opponent would give up by declining.
        Action::Resign(_) => found(Choice::Decline),
        _ => None,
    }
}

/// The position after the play on the board, seen by the opponent.
fn after(model: &Model) -> Option<Board> {
    Some(model.session().draft()?.board().flipped())
}
