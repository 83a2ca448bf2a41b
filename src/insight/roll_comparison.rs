//! Comparison of two plays over the opponent's 21 rolls.

use engine::{CubeAction, Equity};
use rules::{Board, Choice, Decision, Roll};
use words::{Words, arg, signed};

use crate::{
    JudgedDecision, Query, Report,
    reasons::{Compared, Replies, ReplyRow, decisive_rolls, doubled},
    temperature::{Cell, Shown, Temperature},
};

/// Search depth for the opponent's replies, in plies: a play's mean is then that of a 2-ply search, the usual depth of
/// a review.
const PLIES: u8 = 1;

/// Two plays, with their equities after each of the opponent's rolls.
#[derive(Clone, Debug, PartialEq)]
pub struct RollComparison {
    decision: Decision,
    choices: Vec<Choice>,
    verdict: Verdict,
    pair: [usize; 2],
    replies: Option<Replies>,
    /// `true` if the engine has failed for the current pair of plays.
    failed: bool,
}

/// Verdict to which the comparison is related.
#[derive(Clone, Debug, PartialEq)]
struct Verdict {
    /// Equities of the choices.
    equities: Vec<Equity>,
    plies: u8,
    is_rollout: bool,
}

/// Table row for one of the opponent's rolls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RollRow {
    /// Opponent's roll, formatted for display.
    pub roll: String,
    /// Equities after the first play and the second play, and the second minus the first, in EMG, from the perspective
    /// of the player who made the plays.
    pub numbers: [String; 3],
    /// Opponent's best reply to each play.
    pub replies: [String; 2],
}

impl RollComparison {
    /// Compares the actual play with the best play, or the two best plays if the actual play is best; `None` if there
    /// are fewer than two plays.
    pub fn of(subject: &JudgedDecision) -> Option<Self> {
        let all = &subject.judged.candidates;
        let choices: Vec<Choice> = all.iter().map(|one| one.choice).collect();
        let is_play = |choice: &Choice| matches!(choice, Choice::Play(_));
        if choices.len() < 2 || !choices.iter().all(is_play) {
            return None;
        }
        let made = choices
            .iter()
            .position(|choice| *choice == subject.judged.made);
        let first = made.filter(|made| *made > 0).unwrap_or(1);
        Some(Self {
            decision: subject.decision,
            choices,
            verdict: Verdict {
                equities: all.iter().map(|one| one.equity).collect(),
                plies: subject.judged.plies,
                is_rollout: subject.judged.trials() > 0,
            },
            pair: [first, 0],
            replies: None,
            failed: false,
        })
    }

    /// Selects the play at index `place` for side 0 or 1 of the comparison.
    pub fn select(&mut self, side: usize, place: usize) {
        if let Some(picked) = self.pair.get_mut(side)
            && place < self.choices.len()
        {
            *picked = place;
            self.replies = None;
            self.failed = false;
        }
    }

    /// Returns the indices of the two plays.
    pub const fn pair(&self) -> [usize; 2] {
        self.pair
    }

    /// Returns all plays that can be compared, in notation.
    pub fn names(&self, words: &Words) -> Vec<String> {
        let name = |choice| crate::explain::choice_name(self.decision.board(), choice, words);
        self.choices.iter().map(name).collect()
    }

    /// Returns the query for the engine; `None` if its report is already available, or if both plays are the same.
    pub fn query(&self) -> Option<Query> {
        let [made, best] = self.pair.map(|place| self.choices.get(place));
        let (made, best) = (*made?, *best?);
        (self.replies.is_none() && made != best).then_some(Query::Replies {
            decision: self.decision,
            plays: Compared { made, best },
            plies: PLIES,
            halved: false,
        })
    }

    /// Stores the report, unless it concerns a different pair of plays. A report of `None` means that the engine has
    /// failed or given an invalid answer.
    pub fn store_report(&mut self, query: &Query, report: Option<Report>) {
        if self.query().as_ref() != Some(query) {
            return;
        }
        match report {
            Some(Report::Replies(Some(replies))) => self.replies = Some(replies),
            _ => self.failed = true,
        }
    }

    /// Returns `true` if the engine has failed, so that no report will follow.
    pub const fn has_failed(&self) -> bool {
        self.failed
    }

    /// Returns `true` if the report has arrived.
    pub fn is_known(&self) -> bool {
        self.replies.is_some()
    }

    /// Returns the rows for all rolls, sorted by the size of their contribution to the difference, largest first.
    pub fn table(&self, words: &Words) -> Vec<RollRow> {
        let mut rows = self.rows().to_vec();
        rows.sort_by(|a, b| b.part().0.abs().total_cmp(&a.part().0.abs()));
        let [made, best] = self.pair.map(|place| self.after(place));
        let reply = |board: Option<&Board>, choice: &Choice| {
            board.map_or_else(String::new, |board| {
                crate::explain::choice_name(board, choice, words)
            })
        };
        let row = |row: &ReplyRow| {
            let equity = |equity: engine::Equity| signed(words, f64::from(equity.0), 3);
            RollRow {
                roll: row.roll.to_string(),
                numbers: [row.equity.made, row.equity.best, row.difference()].map(equity),
                replies: [
                    reply(made.as_ref(), &row.reply.made),
                    reply(best.as_ref(), &row.reply.best),
                ],
            }
        };
        rows.iter().map(row).collect()
    }

    /// Returns the position after a play, from the opponent's perspective.
    fn after(&self, place: usize) -> Option<Board> {
        match self.choices.get(place)? {
            Choice::Play(play) => {
                let board = self.decision.board();
                board.play(self.decision.roll()?, play).ok()
            }
            _ => None,
        }
    }

    /// Returns the report's rows, in roll order.
    pub(crate) fn rows(&self) -> &[ReplyRow] {
        self.replies.as_ref().map_or(&[], |replies| &replies.rows)
    }

    /// Returns the decision to which the plays belong.
    pub(crate) const fn decision(&self) -> &Decision {
        &self.decision
    }

    /// Returns the decision with the cube as it is when the opponent rolls after each play; `None` after a drop.
    pub(crate) fn cubes(&self) -> Option<[Option<Decision>; 2]> {
        let Compared { made, best } = self.replies.as_ref()?.cube;
        Some([made, best].map(|action| match action {
            CubeAction::NoDouble | CubeAction::TooGood => Some(self.decision),
            CubeAction::DoubleTake => doubled(&self.decision),
            CubeAction::DoublePass => None,
        }))
    }

    /// Returns the positions after both plays, from the opponent's perspective; `None` if either play is impossible.
    pub(crate) fn boards(&self) -> Option<[Board; 2]> {
        let [first, second] = self.pair.map(|place| self.after(place));
        Some([first?, second?])
    }

    /// Returns the grid of the 36 rolls, with one row per first die and one column per second die.
    pub fn grid(&self, shown: Shown, words: &Words) -> Vec<Vec<Cell>> {
        let value = |row: &ReplyRow| shown.of(row.equity.made, row.equity.best);
        let weighted = self.rows().iter();
        let weighted = weighted.map(|row| (value(row), f32::from(row.roll.weight() as u8)));
        let scale = Temperature::of(weighted, shown);
        let of = |first: u8, second: u8| {
            let dice = |roll: Roll| [roll.high().pips(), roll.low().pips()];
            let wanted = [first.max(second), first.min(second)];
            let row = self.rows().iter().find(|row| dice(row.roll) == wanted);
            row.map(|row| scale.cell(value(row), words))
        };
        let line = |first: u8| (1..=6).filter_map(|second| of(first, second)).collect();
        (1..=6).map(line).collect()
    }

    /// Returns the sentences about the comparison: its mean and depth, the opponent's doubles, and the three rolls that
    /// contribute most.
    pub fn sentences(&self, words: &Words) -> Vec<String> {
        let Some(replies) = &self.replies else {
            return Vec::new();
        };
        let mean = replies.rows.iter().map(|row| row.part().0).sum();
        let [made, best] = self.pair.map(|place| self.verdict.equities[place].0);
        let depth = if self.verdict.is_rollout {
            "rollout"
        } else {
            "search"
        };
        let mut sentences = vec![words.coach_rolls_mean(
            arg::All(number(words, mean)),
            arg::Depth(depth),
            arg::Loss(number(words, best - made)),
            arg::Plies(i64::from(self.verdict.plies)),
            arg::Replies(i64::from(PLIES)),
        )];
        let cube = [replies.cube.made, replies.cube.best];
        sentences.extend(self.pair.iter().zip(cube).filter_map(|(place, action)| {
            let answer = match action {
                CubeAction::NoDouble | CubeAction::TooGood => return None,
                CubeAction::DoubleTake => "take",
                CubeAction::DoublePass => "drop",
            };
            let play = self.choices.get(*place)?;
            let play = crate::explain::choice_name(self.decision.board(), play, words);
            Some(words.coach_rolls_cube(
                arg::Answer(answer),
                arg::Equity(number(words, -1.0)),
                arg::Play(play),
            ))
        }));
        // After a drop, the other play's rolls have nothing to be compared with.
        if !cube.contains(&CubeAction::DoublePass) {
            sentences.extend(most(&replies.rows, mean, words));
        }
        sentences
    }
}

fn number(words: &Words, equity: f32) -> String {
    signed(words, f64::from(equity), 3)
}

/// Returns the sentence about the three rolls that contribute most to the better play's advantage.
fn most(rows: &[ReplyRow], mean: f32, words: &Words) -> Option<String> {
    let mut rows = rows.to_vec();
    let sign = if mean < 0.0 { -1.0 } else { 1.0 };
    if mean < 0.0 {
        for ReplyRow { equity, .. } in &mut rows {
            std::mem::swap(&mut equity.made, &mut equity.best);
        }
    }
    let most = decisive_rolls(&rows)?;
    let loss = sign * most.iter().map(|row| row.part().0).sum::<f32>();
    let [first, second, third] = most.map(|row| row.roll.to_string());
    Some(words.coach_rolls_most(
        arg::First(first),
        arg::Loss(number(words, loss)),
        arg::Second(second),
        arg::Third(third),
    ))
}
