//! Advice during a game against the computer or in a practice game: the conditions for hints, take-backs of mistakes
//! and explanations of the computer's choices, and the decisions that the engine has to evaluate for them.
//!
//! The analysis is shown in a strip. Advice is recorded in the session's log, so that a resumed game is still marked as
//! assisted; for each choice that was taken back, the log also holds the loss.

use engine::{Analysis, Candidate};
use rules::{Act, Action, Board, Choice, Decision, Offer, Question, Turn, Win, legal_plays};

use crate::{
    CoachMsg, Control, Model, Msg,
    state::model::{ShownAdvice, ToJudge},
};

/// Minimum loss that triggers a warning before a resignation, in EMG.
const MIN_WARNED_LOSS: f32 = 0.020;

/// Returns the number of take-backs left in this game; `None` if they are unlimited or switched off.
pub(crate) fn take_backs_left(model: &Model) -> Option<usize> {
    model.take_back_limit().min_loss()?;
    let all = model.settings.coach.take_backs.number()?;
    Some(all.saturating_sub(model.taken_back()))
}

/// Returns the smallest loss at which `action` is held back, in EMG; `None` if it is never held back.
pub(crate) fn min_loss(model: &Model, action: Action) -> Option<f32> {
    match action {
        // Resignations are always evaluated, since they may give points away.
        Action::Resign(_) => Some(MIN_WARNED_LOSS),
        _ if take_backs_left(model) == Some(0) => None,
        _ if model.settings.coach.limit.is_none() && !is_default_warning_due(model) => None,
        _ => model.take_back_limit().min_loss(),
    }
}

/// Returns `true` if a player who has not chosen a limit may still be warned: against the computer, once per decision.
/// The first turn of a visit never waits for the engine to load.
fn is_default_warning_due(model: &Model) -> bool {
    let has_computer_played = || {
        let mut record = model.session().record().into_iter();
        record.any(|turn| model.is_computer(turn.player) && matches!(turn.act, Act::Play { .. }))
    };
    let decision = model.session().decision();
    let warned = model.coach.as_deref().and_then(|coach| coach.warned);
    let is_warned = decision.is_some() && warned == decision;
    model.person().is_some() && !is_warned && has_computer_played()
}

/// Returns `true` if advice may be given now: against the computer or in a practice game, but never in a game between
/// two people or in a duplicate.
pub(crate) fn is_allowed(model: &Model) -> bool {
    let practice = model.session().ruleset().money();
    let practice = practice.is_some_and(|money| money.practice);
    let alone = model.person().is_some() || practice;
    alone && !model.is_duplicate() && model.lesson.is_none() && model.person_decides()
}

/// Returns the hint button for a game against the computer, disabled if there is nothing to advise on; `None` in other
/// games.
pub fn hint_button(model: &Model) -> Option<Control> {
    let playing = model.person().is_some() && model.lesson.is_none() && !model.is_duplicate();
    let hint = || Control::new(model.words.hint(), Msg::Coach(CoachMsg::Hint));
    playing.then(|| hint().enabled(has_choice(model)))
}

/// Returns the button that explains the computer's play in a turn.
pub(crate) fn why_play_button(model: &Model, turn: usize) -> Control {
    Control::new(model.words.why_play(), Msg::Coach(CoachMsg::WhyPlay(turn)))
}

/// Play of the computer, as its line refers to it while the person has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComputerPlay {
    /// A button explains the play that the computer chose in this turn.
    Explained(usize),
    /// The play has nothing to explain, because it was the only one.
    Only,
}

/// Returns the computer's play on display, or its last play; `None` if there is none.
pub(crate) fn computer_play(model: &Model) -> Option<ComputerPlay> {
    let turn = turn_to_explain(model)?;
    let record = model.session().record();
    match record.get(turn)? {
        made if !model.is_computer(made.player) => None,
        _ if has_computers_choice(model, turn) => Some(ComputerPlay::Explained(turn)),
        made => match made.act {
            Act::Play { play, .. } if !play.is_empty() => Some(ComputerPlay::Only),
            _ => None,
        },
    }
}

fn turn_to_explain(model: &Model) -> Option<usize> {
    if !is_allowed(model) || model.person().is_none() {
        return None;
    }
    let is_play = |turn: &Turn| matches!(turn.act, Act::Play { .. });
    let last = || model.session().record().iter().rposition(is_play);
    model.looks_at().or_else(last)
}

/// Returns `true` if the engine can advise on the player's decision.
fn has_choice(model: &Model) -> bool {
    let decision = model.session().decision();
    is_allowed(model) && decision.is_some_and(|decision| is_judged(&decision))
}

/// Returns `true` if the computer played in this turn of the game, and had another choice.
fn has_computers_choice(model: &Model, turn: usize) -> bool {
    let record = model.session().record();
    record.get(turn).is_some_and(|made| match made.act {
        Act::Play { roll, before, .. } => {
            model.is_computer(made.player) && legal_plays(&before, roll).len() > 1
        }
        _ => false,
    })
}

/// Returns the decision and the choice behind the computer's play in this turn of the game; `None` if the computer did
/// not play in the turn, or had no other choice.
pub(crate) fn computers_play(model: &Model, turn: usize) -> Option<(Decision, Choice)> {
    if !has_computers_choice(model, turn) {
        return None;
    }
    let session = model.session();
    let record = session.record();
    let is_play = |turn: &&Turn| matches!(turn.act, Act::Play { .. });
    let earlier = record.iter().take(turn).filter(is_play).count();
    let decided = session.game().decisions.into_iter();
    let mut plays = decided.filter(|decided| matches!(decided.choice, Choice::Play(_)));
    let play = plays.nth(earlier)?;
    Some((play.decision, play.choice))
}

/// Returns `true` if the decision is how to play a roll.
pub(crate) fn is_play(decision: &Decision) -> bool {
    matches!(decision.question(), Question::Play(_))
}

/// Returns `true` if the engine evaluates the decision: it is neither forced nor an answer to a resignation.
pub(crate) fn is_judged(decision: &Decision) -> bool {
    let offered = matches!(decision.question(), Question::Resignation { .. });
    !decision.is_forced() && !offered
}

/// Returns the decision to evaluate before `action` is performed; `None` if the action needs no evaluation.
pub(crate) fn decision_before(model: &Model, action: Action) -> Option<Decision> {
    if !is_allowed(model) {
        return None;
    }
    let decision = model.session().decision()?;
    min_loss(model, action)?;
    match (action, decision.question()) {
        (Action::PickUp, Question::Play(_))
        | (Action::Double | Action::Roll | Action::Pass, Question::Double)
        | (Action::Take | Action::Drop | Action::Beaver, Question::Answer { .. }) => {}
        (Action::Resign(win), _) => return resigned(&decision, win),
        _ => return None,
    }
    is_judged(&decision).then_some(decision)
}

/// Returns the opponent's decision on the resignation `win`; `None` if the player cannot resign.
pub(crate) fn resigned(decision: &Decision, win: Win) -> Option<Decision> {
    decision.to_builder().resigned(win).build().ok()
}

/// Returns the engine request that is due now; `None` if no evaluation is needed.
pub(crate) fn wanted(model: &Model) -> Option<ToJudge> {
    if !is_allowed(model) {
        return None;
    }
    let coach = model.coach.as_deref();
    if let Some((coach, action)) = coach.and_then(|coach| Some((coach, coach.waiting?))) {
        let decision = decision_before(model, action)?;
        let analysis = coach.judged(&decision).and_then(Result::ok);
        let chosen = analysis.and_then(|analysis| chosen(model, analysis, action));
        let made = chosen.filter(|chosen| coach.is_shallow(chosen));
        return Some(ToJudge {
            decision,
            made: made.map(|made| made.choice),
        });
    }
    let decision = shown_decision(model)?;
    Some(ToJudge {
        decision,
        made: None,
    })
}

/// Returns the decision that must be evaluated for the advice on display.
fn shown_decision(model: &Model) -> Option<Decision> {
    let decision = model.session().decision()?;
    let coach = model.coach.as_deref();
    let about = coach.filter(|coach| coach.about == Some(decision));
    let shown = about.map_or(ShownAdvice::Nothing, |coach| coach.shown);
    match shown {
        ShownAdvice::Why | ShownAdvice::WhyNumbers => return offered(&decision),
        // The warning shows the chances that the resignation gives up.
        ShownAdvice::Mistake(Action::Resign(win), _) => return resigned(&decision, win),
        _ => {}
    }
    let is_taught = min_loss(model, Action::PickUp).is_some();
    let needs_analysis = is_taught
        || coach.is_some_and(|coach| coach.chances)
        || !matches!(
            shown,
            ShownAdvice::Nothing
                | ShownAdvice::AskHint
                | ShownAdvice::AskWhy
                | ShownAdvice::AskWhyPlay(_)
                | ShownAdvice::WhyPlay(_)
        );
    (needs_analysis && is_judged(&decision)).then_some(decision)
}

/// Returns the decision of the player who made the offer answered by `decision`; `None` if `decision` is not an answer.
pub(crate) fn offered(decision: &Decision) -> Option<Decision> {
    match decision.question() {
        Question::Answer {
            offer: Offer::Double,
            ..
        } => decision.to_builder().double().build().ok(),
        Question::Resignation { .. } => Some(*decision),
        _ => None,
    }
}

/// Returns the choice made by `action`, as evaluated in `analysis`; `None` if the choice was not evaluated.
pub(crate) fn chosen<'a>(
    model: &Model,
    analysis: &'a Analysis,
    action: Action,
) -> Option<&'a Candidate> {
    let mut all = analysis.candidates.iter();
    let choice = match action {
        Action::PickUp => {
            let after = after(model)?;
            return all.find(|one| one.after == Some(after));
        }
        Action::Double => Choice::Double,
        Action::Roll | Action::Pass => Choice::Roll,
        Action::Take => Choice::Take,
        Action::Drop => Choice::Drop,
        Action::Beaver => Choice::Beaver,
        // The loss of declining equals the loss that the resignation gives away.
        Action::Resign(_) => Choice::Decline,
        _ => return None,
    };
    all.find(|one| one.choice == choice)
}

/// Returns the position after the play on the board, from the opponent's view; `None` unless a play is in progress.
pub(crate) fn after(model: &Model) -> Option<Board> {
    Some(model.session().draft()?.board().flipped())
}

/// Returns `true` if advice about one decision is also advice about the other: the checkers, seen from either side, and
/// the dice are the same. Score and cube may differ, because they are easily changed in a link.
///
/// The starting position belongs to every game and therefore never counts as a position of the running game. The
/// function cannot recognise a position with one checker moved, or one that is reached later.
pub fn is_same_position(one: &Decision, other: &Decision) -> bool {
    if *one.board() == Board::start(one.variant()) {
        return false;
    }
    match one.roll().zip(other.roll()) {
        Some((one_roll, other_roll)) => one_roll == other_roll && one.board() == other.board(),
        None => one.board() == other.board() || one.board().flipped() == *other.board(),
    }
}

#[cfg(test)]
mod tests {
    use rules::{Board, Variant};

    use super::*;

    #[test]
    fn recognises_a_position_from_either_side_with_or_without_dice() {
        let mut setup = Variant::Standard.setup();
        setup.own[24] = 1;
        setup.own[20] = 1;
        let board = Board::try_from(setup).expect("a position");
        let to_play = |board, high| {
            let decision = Decision::builder(board).play(high, 1).build();
            decision.expect("a decision")
        };
        let cube = |board| Decision::builder(board).double().build().expect("a cube");
        let (three, four) = (to_play(board, 3), to_play(board, 4));
        assert!(is_same_position(&three, &three));
        assert!(!is_same_position(&three, &four));
        assert!(is_same_position(&three, &cube(board)));
        assert!(is_same_position(&cube(board.flipped()), &cube(board)));
        let other = Board::try_from(Variant::Standard.setup()).expect("a position");
        assert!(!is_same_position(&three, &to_play(other, 3)));
        assert!(!is_same_position(&cube(other), &cube(board)));
    }

    #[test]
    fn starting_position_never_matches() {
        for variant in Variant::ALL {
            let first = Decision::builder(Board::start(variant))
                .variant(variant)
                .play(3, 1);
            let first = first.build().expect("a decision");
            assert!(!is_same_position(&first, &first), "{variant:?}");
        }
        let cube = Decision::builder(Board::start(Variant::Standard))
            .double()
            .build();
        let cube = cube.expect("a cube decision");
        let first = cube.to_builder().play(3, 1).build().expect("a decision");
        assert!(!is_same_position(&first, &cube));
        assert!(!is_same_position(&cube, &first));
    }
}
