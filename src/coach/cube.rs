//! The cube sheet: a table of the doubling window at this score and for money.

use engine::CubeAction;
use reasons::{CubeFacts, EXCHANGES, Money, Share, Window};
use review::{CubeEquities, Kind};
use words::{Words, decimal};

use crate::{Explanation, numbers::percent};

/// The cube sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CubeSheet {
    /// The chances, and how often the market is lost.
    pub sentences: Vec<String>,
    /// The column headings: this score, and money if it differs.
    pub columns: Vec<String>,
    /// Each row's label, and its value in each column.
    pub rows: Vec<(String, Vec<String>)>,
    /// The zones of winning chances, each with its lower and upper bound in thousandths.
    pub zones: Vec<(Zone, u16, u16)>,
    /// The chance to win in thousandths.
    pub win: u16,
}

/// The right cube action in a range of winning chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    /// To wait.
    Wait,
    /// To double, and to take.
    Take,
    /// To double, and to drop.
    Drop,
    /// To play on for the gammon.
    TooGood,
}

impl Zone {
    /// Returns the CSS class.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Wait => "wait",
            Self::Take => "take",
            Self::Drop => "drop",
            Self::TooGood => "too-good",
        }
    }
}

/// Returns the cube sheet of a decision; `None` until the engine has answered, or if the cube cannot be turned.
pub fn cube_sheet(explanation: &Explanation, words: &Words) -> Option<CubeSheet> {
    let facts = explanation.cube()?;
    let kind = explanation.subject().judged.kind;
    let shown = |share: Share| percent(words, f64::from(share.thousandths()) / 1000.0, 1);
    let who = if kind == Kind::Answer { "they" } else { "you" };
    let lost = f64::from(facts.exchanges) / f64::from(EXCHANGES);
    let sentences = vec![
        words.coach_cube_chances(who, shown(facts.win), shown(facts.gammons)),
        words.coach_market(who, facts.exchanges, percent(words, lost, 1)),
    ];
    let mut columns = vec![match facts.money {
        Some(_) => words.coach_at_score(),
        None => words.coach_here(),
    }];
    columns.extend(facts.money.map(|_| words.coach_money()));
    let windows = || {
        [Some(facts.here), facts.money.map(|money| money.window)]
            .into_iter()
            .flatten()
    };
    let row = |label: String, of: &dyn Fn(&Window) -> Option<Share>| {
        let number = |window: Window| of(&window).map_or_else(|| words.coach_never(), &shown);
        (label, windows().map(number).collect())
    };
    let mut rows = vec![
        row(words.coach_take_point(), &Window::take_point),
        row(words.coach_double_from(), &|window| Some(window.opens)),
        row(words.coach_drop_from(), &|window| window.cash),
        row(words.coach_too_good_from(), &|window| window.too_good),
    ];
    let value = |thousandths: u16| decimal(words, f64::from(thousandths) / 1000.0, 2);
    let mut values = vec![value(facts.price)];
    values.extend(facts.money.map(|_| value(500)));
    rows.push((words.coach_gammon_value(), values));
    rows.extend(actions(explanation, facts.money, words));
    Some(CubeSheet {
        sentences,
        columns,
        rows,
        zones: zones(facts),
        win: facts.win.thousandths(),
    })
}

/// The best action here, if it is known, and for money.
fn actions(
    explanation: &Explanation,
    money: Option<Money>,
    words: &Words,
) -> Option<(String, Vec<String>)> {
    let subject = explanation.subject();
    let mut actions = Vec::new();
    if subject.judged.kind == Kind::Answer {
        let best = subject.best()?.choice;
        actions.push(explain::choice_name(subject.decision.board(), &best, words));
        actions.extend(money.map(|money| words.review_action(answer_key(money.action))));
    } else {
        actions.push(words.coach_action(action_key(best_action(&subject.judged.cube?))));
        actions.extend(money.map(|money| words.coach_action(action_key(money.action))));
    }
    Some((words.coach_right(), actions))
}

/// Returns the right answer to a double.
const fn answer_key(action: CubeAction) -> &'static str {
    match action {
        CubeAction::DoubleTake | CubeAction::NoDouble => "take",
        CubeAction::DoublePass | CubeAction::TooGood => "drop",
    }
}

/// Returns the best action by the equities.
fn best_action(cube: &CubeEquities) -> CubeAction {
    match (cube.is_double(), cube.is_take()) {
        (true, true) => CubeAction::DoubleTake,
        (true, false) => CubeAction::DoublePass,
        (false, false) => CubeAction::TooGood,
        (false, true) => CubeAction::NoDouble,
    }
}

const fn action_key(action: CubeAction) -> &'static str {
    match action {
        CubeAction::DoubleTake => "double-take",
        CubeAction::DoublePass => "double-drop",
        CubeAction::TooGood => "too-good",
        CubeAction::NoDouble => "none",
    }
}

fn zones(facts: &CubeFacts) -> Vec<(Zone, u16, u16)> {
    let Window {
        opens,
        cash,
        too_good,
    } = facts.here;
    let all = Share::of(1.0);
    let ends = [
        Share::of(0.0),
        opens,
        cash.unwrap_or(too_good.unwrap_or(all)),
        too_good.unwrap_or(all),
        all,
    ];
    let kinds = [Zone::Wait, Zone::Take, Zone::Drop, Zone::TooGood];
    let zone = |(kind, pair): (Zone, &[Share])| {
        let (from, to) = (pair[0].thousandths(), pair[1].thousandths());
        (from < to).then_some((kind, from, to))
    };
    kinds
        .into_iter()
        .zip(ends.windows(2))
        .filter_map(zone)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sure_single_win_is_doubled_as_the_engine_does() {
        let action = |no_double, double_take| {
            best_action(&CubeEquities {
                no_double,
                double_take,
                double_pass: 1.0,
            })
        };
        assert_eq!(action(1.0, 2.0), CubeAction::DoublePass);
        assert_eq!(action(1.2, 2.0), CubeAction::TooGood);
        assert_eq!(action(0.6, 0.6), CubeAction::DoubleTake);
        assert_eq!(action(0.6, 0.5), CubeAction::NoDouble);
    }
}
