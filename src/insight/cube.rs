//! Cube sheet: a table comparing the doubling windows at the current score and for money.

use engine::CubeAction;
use review::Kind;
use words::{Words, arg, decimal};

use crate::{
    Explanation,
    explain::Voice,
    numbers::percent,
    reasons::{CubeFacts, EXCHANGES, Share, Window},
};

/// Cube sheet, formatted for display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CubeSheet {
    /// Sentences about the chances and the market losers.
    pub sentences: Vec<String>,
    /// Column headings: the current score, and money play if it differs.
    pub columns: Vec<String>,
    /// Table rows, each with its label and its value for each column.
    pub rows: Vec<(String, Vec<String>)>,
    /// Winning-chance zones, each with its lower and upper bound in thousandths.
    pub zones: Vec<(Zone, u16, u16)>,
    /// Winning chance in thousandths.
    pub win: u16,
}

/// Correct cube action for a range of winning chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    /// Not doubling is correct.
    Wait,
    /// Doubling and taking are correct.
    Take,
    /// Doubling and dropping are correct.
    Drop,
    /// Playing on for the gammon is correct.
    TooGood,
}

impl Zone {
    /// Returns the CSS class of the zone.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Wait => "wait",
            Self::Take => "take",
            Self::Drop => "drop",
            Self::TooGood => "too-good",
        }
    }
}

/// Cube scale, which divides the deciding player's winning chances, from 0% to 100%, into zones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CubeScale {
    /// Zones in ascending order, covering all chances from 0 to 1000 thousandths.
    pub zones: Vec<ScaleZone>,
    /// Deciding player's winning chance, in thousandths.
    pub own: u16,
    /// Lowest winning chance, in thousandths, at which taking (when answering a double) or doubling (otherwise) is
    /// correct; `None` if no chance is high enough.
    pub limit: Option<u16>,
    /// `true` if the player is answering a double.
    pub is_answer: bool,
}

/// Zone on the cube scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScaleZone {
    /// Correct action in the zone.
    pub zone: Zone,
    /// Lowest chance in the zone, in thousandths.
    pub from: u16,
    /// Highest chance in the zone, in thousandths.
    pub to: u16,
    /// `true` if the deciding player's winning chance is within the zone.
    pub is_here: bool,
}

impl CubeScale {
    /// Returns a zone's name from the deciding player's perspective.
    pub fn zone_name(&self, zone: Zone, words: &Words) -> String {
        words.coach_zone(match (self.is_answer, zone) {
            (_, Zone::Wait) => "wait",
            (true, Zone::Take) => "take",
            (true, Zone::Drop | Zone::TooGood) => "drop",
            (false, Zone::Take) => "double-take",
            (false, Zone::Drop) => "double-drop",
            (false, Zone::TooGood) => "too-good",
        })
    }
}

/// Returns the cube scale for a cube decision; `None` for a checker play.
pub(crate) fn scale(facts: &CubeFacts, kind: Kind) -> Option<CubeScale> {
    let is_answer = match kind {
        Kind::Checker => return None,
        Kind::Double => false,
        Kind::Answer => true,
    };
    let own = if is_answer {
        facts.win.complement()
    } else {
        facts.win
    };
    let own = own.thousandths();
    let zone = |(zone, from, to): (Zone, u16, u16)| {
        let (from, to) = if is_answer {
            (1000 - to, 1000 - from)
        } else {
            (from, to)
        };
        // A chance exactly on a boundary belongs to the zone above it from the doubler's perspective.
        let is_here = if is_answer {
            from < own && own <= to || own == 0 && from == 0
        } else {
            from <= own && own < to || own == 1000 && to == 1000
        };
        ScaleZone {
            zone,
            from,
            to,
            is_here,
        }
    };
    let mut all = zones(facts);
    if is_answer {
        join_drops(&mut all);
        all.reverse();
    }
    let zones = all.into_iter().map(zone).collect();
    let limit = if is_answer {
        facts.here.take_point()
    } else {
        facts.here.opens
    };
    Some(CubeScale {
        zones,
        own,
        limit: limit.map(Share::thousandths),
        is_answer,
    })
}

/// Returns the cube sheet for a decision, written in the grammatical person given by `voice`; `None` until the engine
/// has answered, or if the cube cannot be turned.
pub fn cube_sheet(explanation: &Explanation, words: &Words, voice: &Voice) -> Option<CubeSheet> {
    let facts = explanation.cube()?;
    let kind = explanation.subject().judged.kind;
    let shown = |share: Share| percent(words, f64::from(share.thousandths()) / 1000.0, 1);
    let is_own = match voice {
        Voice::You => kind != Kind::Answer,
        Voice::Opponent(_) | Voice::OpponentAtTable(_) => kind == Kind::Answer,
        Voice::Named(_) => false,
    };
    let who = if is_own { "you" } else { "they" };
    let mut sentences = vec![words.coach_cube_chances(
        arg::Gammons(shown(facts.gammons)),
        arg::Who(who),
        arg::Win(shown(facts.win)),
    )];
    sentences.extend(
        facts
            .market
            .filter(|_| !explanation.mentions_market())
            .map(|losers| {
                let share = f64::from(losers) / f64::from(EXCHANGES);
                words.coach_market(arg::Count(losers), arg::Share(percent(words, share, 1)))
            }),
    );
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
        row(words.coach_double_from(), &|window| window.opens),
        row(words.coach_drop_from(), &|window| window.cash),
        row(words.coach_too_good_from(), &|window| window.too_good),
    ];
    let value = |thousandths: u16| decimal(words, f64::from(thousandths) / 1000.0, 2);
    let mut values = vec![value(facts.price)];
    values.extend(facts.money.map(|_| value(500)));
    rows.push((words.coach_gammon_value(), values));
    rows.extend(actions(explanation, facts, words));
    Some(CubeSheet {
        sentences,
        columns,
        rows,
        zones: zones(facts),
        win: facts.win.thousandths(),
    })
}

/// Returns the row with the best action at the current score and, in match play, for money; `None` if the best action
/// is unknown.
fn actions(
    explanation: &Explanation,
    facts: &CubeFacts,
    words: &Words,
) -> Option<(String, Vec<String>)> {
    let subject = explanation.subject();
    let mut actions = Vec::new();
    if subject.judged.kind == Kind::Answer {
        let best = subject.best()?.choice;
        actions.push(crate::explain::choice_name(
            subject.decision.board(),
            &best,
            words,
        ));
        let money = facts.money.map(|money| answer_key(money.action));
        actions.extend(money.map(|action| words.review_action(action)));
    } else {
        actions.push(words.coach_action(action_key(facts.action, facts.beaver)));
        let money = facts.money.map(|money| action_key(money.action, false));
        actions.extend(money.map(|action| words.coach_action(action)));
    }
    Some((words.coach_right(), actions))
}

/// Returns the catalogue key of the correct answer to a double.
const fn answer_key(action: CubeAction) -> &'static str {
    match action {
        CubeAction::DoubleTake | CubeAction::NoDouble => "take",
        CubeAction::DoublePass | CubeAction::TooGood => "drop",
    }
}

/// Returns the catalogue key of a cube action; `beaver` is `true` if the opponent should beaver a double.
pub(crate) const fn action_key(action: CubeAction, beaver: bool) -> &'static str {
    match action {
        CubeAction::DoubleTake if beaver => "double-beaver",
        CubeAction::NoDouble if beaver => "beaver",
        CubeAction::DoubleTake => "double-take",
        CubeAction::DoublePass => "double-drop",
        CubeAction::TooGood => "too-good",
        CubeAction::NoDouble => "none",
    }
}

/// Joins the zones in which a double is dropped: whether the doubler is too good makes no difference to the answer.
fn join_drops(zones: &mut Vec<(Zone, u16, u16)>) {
    let too_good = zones.pop_if(|(zone, ..)| *zone == Zone::TooGood);
    match (zones.last_mut(), too_good) {
        (Some((Zone::Drop, _, to)), Some((.., end))) => *to = end,
        (_, Some((_, from, end))) => zones.push((Zone::Drop, from, end)),
        (_, None) => {}
    }
}

fn zones(facts: &CubeFacts) -> Vec<(Zone, u16, u16)> {
    let Window {
        opens,
        cash,
        too_good,
    } = facts.here;
    let all = Share::of(1.0);
    let plays_on = too_good.unwrap_or(all);
    let drops = cash.unwrap_or(plays_on);
    let opens = opens.unwrap_or(plays_on);
    let ends = [Share::of(0.0), opens, drops.max(opens), plays_on, all];
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
