//! Reading of a sheet, item by item, with the answers given so far.

use record::{AnsweredSheet, Sheet, SheetAnswer, SheetItem};

use crate::{
    Effect, Exercise, GivenAnswer, LineStep, Model, SheetSession, State, Topic,
    question::{Mark, SessionQuestion},
};

impl Model {
    /// Returns the sheet that is being read; `None` for another topic.
    pub fn sheet(&self) -> Option<&SheetSession> {
        self.sheet
            .as_ref()
            .filter(|_| self.topic == Some(Topic::Sheet))
    }

    /// Returns the current item of the sheet while its note and its variations are shown; `None` until the item has
    /// been answered, if it asks.
    pub fn disclosed_item(&self) -> Option<&SheetItem> {
        let is_disclosed = matches!(self.state, State::Shown(_) | State::Judged(..));
        self.sheet().filter(|_| is_disclosed)?.item()
    }

    /// Steps through the variations of the current item, if they are shown.
    pub(crate) fn step_line(&mut self, step: LineStep) -> Vec<Effect> {
        let is_disclosed = self.disclosed_item().is_some();
        if let Some(session) = self.sheet.as_mut().filter(|_| is_disclosed) {
            session.step(step);
        }
        Vec::new()
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

    /// Shows the current item of the sheet: with its verdict, as a new question, or without a question.
    pub(crate) fn show_item(&mut self, now: u64) -> Vec<Effect> {
        let Some(session) = &self.sheet else {
            return Vec::new();
        };
        let judged = session.judged.get(session.at).cloned().flatten();
        self.state = match (session.item().cloned(), judged) {
            (None, _) => State::Finished,
            (_, Some(judged)) => judged,
            (Some(item), None) => {
                let exercise = Exercise::Decide(item.decision, None);
                let asked = self.asked(exercise, None, now);
                if item.asks {
                    State::Asking(asked)
                } else {
                    State::Shown(asked)
                }
            }
        };
        Vec::new()
    }

    pub(crate) fn next_item(&mut self, now: u64) -> Vec<Effect> {
        self.go(now, |at, count| (at + 1).min(count))
    }

    pub(crate) fn previous_item(&mut self, now: u64) -> Vec<Effect> {
        self.go(now, |at, _| at.saturating_sub(1))
    }

    /// Shows another item, unless the engine is evaluating an answer.
    fn go(&mut self, now: u64, to: impl FnOnce(usize, usize) -> usize) -> Vec<Effect> {
        let is_judging = matches!(self.state, State::Judging(..));
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

    /// Returns the state of an item that has a verdict.
    fn judged_item(&self, nth: usize) -> Option<&State> {
        let session = self.sheet.as_ref()?;
        if nth == session.at && matches!(self.state, State::Judged(..)) {
            return Some(&self.state);
        }
        session.judged.get(nth)?.as_ref()
    }

    /// Returns the answers to the sheet so far, under the name of the reader; `None` for another topic. A solution that
    /// was only shown is no answer.
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

    /// Returns up to `count` questions of the sheet around the current item, with their marks.
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
