//! The doubling window of a position: the winning chances from which it is right to double, right to drop, too good to
//! double.

use engine::{Context, CubeAction, MatchScore, Outcomes, Standing, decide};
use rules::{CubeValue, Scoring};

use crate::Share;

/// The winning chances of the player on roll at which the best cube action changes, with the gammon rates of a position
/// and without look-ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    // A short error text: serde's own is never shown and costs program size.
    serde(expecting = "fields")
)]
pub struct Window {
    /// The lowest winning chance at which doubling is right.
    pub opens: Share,
    /// The lowest winning chance at which dropping is right (the cash point); `None` if every double is taken.
    pub cash: Option<Share>,
    /// The lowest winning chance at which the position is too good to double; `None` if it never is.
    pub too_good: Option<Share>,
}

impl Window {
    /// Returns the window of the player on roll in `context`, with single games, gammons and backgammons in the
    /// proportions of `outcomes`; `None` if doubling is not allowed, or never right.
    ///
    /// Evaluates the engine's cube model at every thousandth.
    pub fn of(outcomes: &Outcomes, context: &Context) -> Option<Self> {
        let at = |thousandths: u16| {
            let outcomes = with_win(outcomes, f32::from(thousandths) / 1000.0)?;
            Some((thousandths, decide(&outcomes, context)))
        };
        let all: Vec<_> = (0..=1000).filter_map(at).collect();
        let first = |from: u16, is: &dyn Fn(&engine::CubeDecision) -> bool| {
            let mut after = all.iter().filter(|(share, _)| *share >= from);
            let found = after.find(|(_, decision)| is(decision));
            found.map(|(share, _)| Share::of(f32::from(*share) / 1000.0))
        };
        let opens = first(0, &|one| one.doubles())?;
        let drops = |one: &engine::CubeDecision| {
            one.double_take
                .zip(one.double_pass)
                .is_some_and(|(take, pass)| take > pass)
        };
        let cash = first(0, &drops);
        let from = cash.map_or(1001, Share::thousandths);
        Some(Self {
            opens,
            cash,
            too_good: first(from, &|one| one.action == CubeAction::TooGood),
        })
    }

    /// The winning chance that the opponent needs to take; `None` if every double is taken.
    pub fn take_point(&self) -> Option<Share> {
        self.cash.map(Share::complement)
    }
}

/// Returns `context` as money play without Jacoby or beavers, with the same access to the cube.
pub(crate) fn for_money(context: &Context) -> Context {
    Context {
        standing: Standing::Money {
            jacoby: false,
            beavers: false,
        },
        value: CubeValue::ONE,
        ..*context
    }
}

/// Returns the chances with another winning chance; wins and losses keep their proportions of gammons and backgammons.
pub(crate) fn with_win(outcomes: &Outcomes, win: f32) -> Option<Outcomes> {
    let divided = |chances: [f32; 3], whole: f32| {
        let sum: f32 = chances.iter().sum();
        if sum > 0.0 {
            chances.map(|chance| chance * whole / sum)
        } else {
            [whole, 0.0, 0.0]
        }
    };
    let [w1, w2, w3] = divided(outcomes.won(), win);
    let [l1, l2, l3] = divided(outcomes.lost(), 1.0 - win);
    Outcomes::from_weights([w1, w2, w3, l1, l2, l3])
}

/// Returns the gammon price of the player on roll at a cube of `value`: what a gammon gains over a single win, divided
/// by what a single win gains over a single loss. 0.5 in money play; 0 if gammons do not count.
pub fn gammon_price(context: &Context, value: CubeValue) -> f32 {
    if context.scoring == Scoring::Misere {
        return 0.0;
    }
    match context.standing {
        Standing::Money { .. } => 0.5,
        Standing::Match(score) => {
            let points = value.points();
            let [win, gammon] = [points, 2 * points].map(|points| score.after_win(points).0);
            (gammon - win) / (win - score.after_loss(points).0)
        }
    }
}

/// Whether a cube of `value` already wins the match for the opponent of the player on roll at `score`.
pub(crate) fn is_dead_for_taker(score: MatchScore, value: CubeValue) -> bool {
    u32::from(score.opponent.points()) <= value.points()
}

#[cfg(test)]
mod tests {
    use engine::{Away, CubeAccess, Cumulative};

    use super::*;

    fn even(gammons: f32) -> Outcomes {
        Cumulative {
            win: 0.5,
            win_gammon: 0.5 * gammons,
            lose_gammon: 0.5 * gammons,
            ..Cumulative::default()
        }
        .exclusive()
    }

    fn at(own: u8, opponent: u8, value: u32) -> Context {
        let away = |points| Away::new(points).expect("1 to 25");
        Context {
            standing: Standing::Match(MatchScore {
                own: away(own),
                opponent: away(opponent),
                crawford: rules::Crawford::Ahead,
            }),
            value: CubeValue::new(value).expect("a power of two"),
            ..Context::MONEY
        }
    }

    #[test]
    fn money_take_points_are_those_of_janowskis_formula() {
        for gammons in [0.0, 0.1, 0.2, 0.35] {
            // Both sides win 1 + gammons points on average; the life of the cube is 2/3.
            let each = 1.0 + gammons;
            let take = (each - 0.5) / (2.0 * each + 0.5 * 2.0 / 3.0);
            let window = Window::of(&even(gammons), &Context::MONEY).expect("a window");
            let found = window.take_point().expect("some doubles are dropped");
            let found = f32::from(found.thousandths());
            assert!(
                (found - 1000.0 * take).abs() <= 1.0,
                "{gammons}: {found} {take}"
            );
        }
    }

    #[test]
    fn a_last_cube_is_taken_at_the_chances_of_the_match_table() {
        // At 2-away 2-away the doubled game decides the match: a drop leaves 2-away 1-away.
        let score = at(2, 2, 1);
        let window = Window::of(&even(0.3), &score).expect("a window");
        let Standing::Match(match_score) = score.standing else {
            panic!("a match");
        };
        let needs = match_score.flipped().after_loss(1).0;
        let found = window.take_point().expect("some doubles are dropped");
        assert!((f32::from(found.thousandths()) - 1000.0 * needs).abs() <= 1.0);
        assert!(
            window.too_good.is_some(),
            "an undoubled gammon wins the match"
        );
        let single = Window::of(&even(0.0), &score).expect("a window");
        assert_eq!(single.too_good, None);
        let two = CubeValue::new(2).expect("a power of two");
        assert!(is_dead_for_taker(match_score, two));
    }

    #[test]
    fn a_dead_cube_has_no_window() {
        assert_eq!(Window::of(&even(0.2), &at(1, 3, 1)), None);
        let nobody = Context {
            access: CubeAccess::Opponent,
            ..Context::MONEY
        };
        assert_eq!(Window::of(&even(0.2), &nobody), None);
    }

    #[test]
    fn gammons_are_priced_by_the_score() {
        let two = CubeValue::new(2).expect("a power of two");
        assert!((gammon_price(&Context::MONEY, two) - 0.5).abs() < 1e-6);
        assert!(gammon_price(&at(2, 2, 1), two).abs() < 1e-6);
        // 4-away 4-away at a cube of 2: a gammon wins the match, a single game leads to 2-away 4-away.
        let price = gammon_price(&at(4, 4, 1), two);
        assert!(price > 0.4, "{price}");
    }
}
