//! Navigation through a sheet, item by item, and collection of the answers.

use record::{AnsweredSheet, Sheet, SheetAnswer, SheetItem};
use review::{Judged, MIN_SHOWN_LOSS, read_decision_figures};
use rules::Decision;

use crate::{
    Answer, Effect, Exercise, GivenAnswer, Judgement, LineStep, Model, SheetSession, State, Topic,
    question::{Mark, SessionQuestion},
};

/// Reads a review's evaluation of a decision; `None` if it is damaged or belongs to another decision.
fn reviewed_by(figures: &str, decision: &Decision) -> Option<Judged> {
    let (_, judged) = read_decision_figures(figures, decision)?.ok()?;
    Some(judged)
}

/// Returns the choice recorded for a sheet's item and its loss in EMG, if a review has evaluated it and has found a
/// loss.
pub fn reviewed_mistake(item: &SheetItem) -> Option<(Answer, f32)> {
    let decision = &item.decision;
    let judged = reviewed_by(item.figures.as_deref()?, decision)?;
    let made = Judgement::of_review(decision, &judged).made(decision, &judged)?;
    (judged.loss >= MIN_SHOWN_LOSS).then_some((made, judged.loss))
}

/// Returns `true` if there is something to read or see beside an item's position.
fn has_content(item: &SheetItem) -> bool {
    let note = &item.note;
    note.comment.is_some() || !note.drawing.is_empty() || !item.variations.is_empty()
}

impl Model {
    /// Returns the sheet being worked through; `None` for any other topic.
    pub fn sheet(&self) -> Option<&SheetSession> {
        self.sheet
            .as_ref()
            .filter(|_| self.topic == Some(Topic::Sheet))
    }

    /// Returns the current sheet item while its note and variations are shown; `None` for a question that has not been
    /// answered.
    pub fn disclosed_item(&self) -> Option<&SheetItem> {
        let is_disclosed = matches!(self.state, State::Shown(_) | State::Judged(..));
        self.sheet().filter(|_| is_disclosed)?.item()
    }

    /// Steps through the current item's variations, if they are shown.
    pub(crate) fn step_line(&mut self, step: LineStep) -> Vec<Effect> {
        let is_disclosed = self.disclosed_item().is_some();
        if let Some(session) = self.sheet.as_mut().filter(|_| is_disclosed) {
            session.step(step);
        }
        Vec::new()
    }

    /// Returns the review's evaluation of the current question, from its card or its sheet; `None` if there is none.
    pub fn reviewed(&self) -> Option<Judged> {
        let task = self.task()?;
        let Exercise::Decide(decision, _) = &task.exercise else {
            return None;
        };
        let of_sheet = || self.sheet()?.item()?.figures.as_deref();
        let of_card = task.card.as_ref().and_then(|card| card.figures.as_deref());
        reviewed_by(of_card.or_else(of_sheet)?, decision)
    }

    pub(crate) fn open_sheet(&mut self, sheet: Sheet, now: u64) -> Vec<Effect> {
        let judged = vec![None; sheet.items.len()];
        self.sheet = Some(SheetSession {
            sheet,
            at: 0,
            line: None,
            judged,
        });
        self.choose(Topic::Sheet, now)
    }

    /// Shows the current sheet item: with its verdict, as a new question, or without a question.
    pub(crate) fn show_item(&mut self, now: u64) -> Vec<Effect> {
        let Some(session) = &self.sheet else {
            return Vec::new();
        };
        let judged = session.judged.get(session.at).cloned().flatten();
        self.state = match (session.item().cloned(), judged) {
            (None, _) => State::Finished,
            (_, Some(judged)) => judged,
            (Some(item), None) => {
                let reviewed = item.figures.as_deref();
                let reviewed = reviewed.and_then(|figures| reviewed_by(figures, &item.decision));
                let judgement =
                    reviewed.map(|judged| Judgement::of_review(&item.decision, &judged));
                let exercise = Exercise::Decide(item.decision, judgement);
                let asked = self.asked(exercise, None, now);
                if item.asks {
                    State::Asking(asked)
                } else if has_content(&item) || !SheetItem::can_ask(&item.decision) {
                    State::Shown(asked)
                } else {
                    // The answer takes the place of a text.
                    self.state = State::Asking(asked);
                    return self.submit(GivenAnswer::Nothing, now);
                }
            }
        };
        Vec::new()
    }

    /// Returns `true` if the current item of a sheet is only shown, so that its answer has no result.
    pub(crate) fn is_shown_only(&self) -> bool {
        let item = self.sheet().and_then(SheetSession::item);
        item.is_some_and(|item| !item.asks)
    }

    pub(crate) fn next_item(&mut self, now: u64) -> Vec<Effect> {
        self.go(now, |at, count| (at + 1).min(count))
    }

    pub(crate) fn previous_item(&mut self, now: u64) -> Vec<Effect> {
        self.go(now, |at, _| at.saturating_sub(1))
    }

    /// Shows the item with the index returned by `to`, unless the engine is evaluating the player's answer.
    fn go(&mut self, now: u64, to: impl FnOnce(usize, usize) -> usize) -> Vec<Effect> {
        let is_judging = matches!(self.state, State::Judging(..)) && !self.is_shown_only();
        let Some(session) = self.sheet.as_mut().filter(|_| !is_judging) else {
            return Vec::new();
        };
        if let (State::Judged(..), Some(place)) = (&self.state, session.judged.get_mut(session.at))
        {
            *place = Some(self.state.clone());
        }
        session.at = to(session.at, session.sheet.items.len());
        session.line = None;
        self.show_item(now)
    }

    /// Returns the state of an item that has been judged; `None` for any other item.
    fn judged_item(&self, nth: usize) -> Option<&State> {
        let session = self.sheet.as_ref()?;
        if nth == session.at && matches!(self.state, State::Judged(..)) {
            return Some(&self.state);
        }
        session.judged.get(nth)?.as_ref()
    }

    /// Returns the answers to the sheet so far, under the user's name; `None` for any other topic. Requesting the
    /// solution does not count as an answer.
    pub fn answered_sheet(&self, name: &str) -> Option<AnsweredSheet> {
        let session = self.sheet()?;
        let answer = |nth| match self.judged_item(nth)? {
            State::Judged(_, verdict) => match (verdict.given, verdict.loss) {
                (GivenAnswer::Answer(answer), Some(loss)) => {
                    Some(SheetAnswer::new(answer, loss, verdict.elapsed_ms))
                }
                _ => None,
            },
            _ => None,
        };
        let answers = (0..session.sheet.items.len()).map(answer).collect();
        Some(AnsweredSheet::new(&session.sheet, name, answers))
    }

    /// Returns up to `count` sheet questions around the current item, with their marks.
    pub(crate) fn sheet_questions(&self, count: usize) -> Vec<SessionQuestion> {
        let Some(session) = &self.sheet else {
            return Vec::new();
        };
        let mark = |nth| match self.judged_item(nth) {
            Some(State::Judged(_, verdict)) if verdict.right => Mark::Right,
            Some(_) => Mark::Wrong,
            None if nth == session.at => Mark::Now,
            None => Mark::ToCome,
        };
        let items = session.sheet.items.iter().enumerate();
        let asking: Vec<_> = items.filter(|(_, item)| item.asks).collect();
        let before = asking.iter().filter(|(nth, _)| *nth < session.at).count();
        let first = (before + 1).saturating_sub(count / 2);
        let first = first.min(asking.len().saturating_sub(count));
        let shown = asking.into_iter().skip(first).take(count);
        shown
            .map(|(nth, item)| SessionQuestion {
                mark: mark(nth),
                decision: Some(item.decision),
            })
            .collect()
    }
}
