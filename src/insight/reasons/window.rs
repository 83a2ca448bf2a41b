//! Doubling window for a position: the winning chances from which doubling is correct, dropping is correct, and the
//! position is too good to double.
//!
//! An analysis evaluates the position at a single winning chance. The engine's cube model extends the equities to other
//! winning chances, after it has been fitted to the analysis so that the window never contradicts the analysis.

use engine::{Context, CubeAccess, Equity, MatchScore, Outcomes, Standing, decide};
use rules::{CubeValue, Scoring};

use crate::reasons::{Share, verdict::CubeVerdict};

/// Winning chances of the player on roll at which the best cube action changes, given a position's gammon rates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Window {
    /// Lowest winning chance at which doubling is correct; `None` if doubling is never correct.
    pub opens: Option<Share>,
    /// Lowest winning chance at which dropping is correct (the cash point); `None` if taking is always correct.
    pub cash: Option<Share>,
    /// Lowest winning chance at which the position is too good to double; `None` if it never is.
    pub too_good: Option<Share>,
}

impl Window {
    /// Returns the window for the player on roll in `context`, with single games, gammons and backgammons in the same
    /// proportions as in `outcomes`. At the winning chance in `outcomes`, the window agrees with `here`, the verdict on
    /// the position.
    ///
    /// Evaluates the engine's cube model at every winning chance, in steps of a thousandth.
    pub(crate) fn of(outcomes: &Outcomes, context: &Context, here: &CubeVerdict) -> Self {
        let model = FittedModel::new(outcomes, context, here);
        let has = Share::of(outcomes.win()).thousandths();
        let at = |thousandths: u16| {
            if thousandths == has {
                return Some(*here);
            }
            let outcomes = with_win(outcomes, f32::from(thousandths) / 1000.0)?;
            Some(model.verdict(&outcomes))
        };
        let all: Vec<Option<CubeVerdict>> = (0..=1000).map(at).collect();
        let edge = |is: fn(&CubeVerdict) -> bool| edge(&all, has, is);
        let goes_on = |one: &CubeVerdict| one.is_double() || one.is_too_good();
        let opens = edge(goes_on).filter(|from| {
            let there = all.get(usize::from(from.thousandths()));
            there.copied().flatten().is_some_and(|one| one.is_double())
        });
        Self {
            opens,
            cash: edge(|one| !one.is_take()),
            too_good: edge(CubeVerdict::is_too_good),
        }
    }

    /// Returns the opponent's take point; `None` if taking is always correct.
    pub fn take_point(&self) -> Option<Share> {
        self.cash.map(Share::complement)
    }
}

/// Returns the lowest chance in the unbroken range ending at `has` in which `is` holds. If `is` does not hold at `has`,
/// returns the next higher chance at which it does.
fn edge(all: &[Option<CubeVerdict>], has: u16, is: impl Fn(&CubeVerdict) -> bool) -> Option<Share> {
    let holds = |at: u16| {
        let one = all.get(usize::from(at));
        one.and_then(Option::as_ref).is_some_and(&is)
    };
    let found = if holds(has) {
        let before = (0..has).rev().find(|&at| !holds(at));
        Some(before.map_or(0, |at| at + 1))
    } else {
        (has + 1..=1000).find(|&at| holds(at))
    };
    found.map(|at| Share::of(f32::from(at) / 1000.0))
}

/// General cube model, with the cube life that an analysis implies. Offsets added to the equities make up the remaining
/// difference.
struct FittedModel {
    /// Context without beavers, which [`CubeVerdict`] takes into account.
    context: Context,
    doubled: CubeValue,
    beavers: bool,
    /// Weight of the general model; the dead-cube model has the remaining weight.
    weight: f32,
    /// Offsets to add to the equities of no double and double/take.
    offsets: [f32; 2],
}

/// Maximum weight of the general model, at which the cube is fully live: the general model is Janowski's with a cube
/// life of 2/3.
const MAX_WEIGHT: f32 = 1.5;

/// Smallest difference in equity between a dead cube and the general model from which a cube life can be inferred.
const MIN_LIFE_EFFECT: f32 = 0.02;

impl FittedModel {
    fn new(outcomes: &Outcomes, context: &Context, here: &CubeVerdict) -> Self {
        let standing = match context.standing {
            Standing::Money { jacoby, .. } => Standing::Money {
                jacoby,
                beavers: false,
            },
            score @ Standing::Match(_) => score,
        };
        let mut model = Self {
            context: Context {
                standing,
                ..*context
            },
            beavers: here.beavers,
            doubled: context.value.doubled().unwrap_or(context.value),
            weight: 1.0,
            offsets: [0.0; 2],
        };
        let (general, dead) = (model.general(outcomes), model.dead(outcomes));
        let effect = general[1] - dead[1];
        if effect.abs() >= MIN_LIFE_EFFECT {
            model.weight = ((here.take.0 - dead[1]) / effect).clamp(0.0, MAX_WEIGHT);
        }
        let [no_double, take] = model.equities(outcomes);
        model.offsets = [here.no_double.0 - no_double, here.take.0 - take];
        model
    }

    /// Returns the model's verdict for these outcome probabilities.
    fn verdict(&self, outcomes: &Outcomes) -> CubeVerdict {
        let [no_double, take] = self.equities(outcomes).map(Equity);
        CubeVerdict {
            no_double,
            take,
            beavers: self.beavers,
        }
    }

    fn equities(&self, outcomes: &Outcomes) -> [f32; 2] {
        let (general, dead) = (self.general(outcomes), self.dead(outcomes));
        let mix = |nth: usize| {
            self.weight * general[nth] + (1.0 - self.weight) * dead[nth] + self.offsets[nth]
        };
        [mix(0), mix(1)]
    }

    fn general(&self, outcomes: &Outcomes) -> [f32; 2] {
        let found = decide(outcomes, &self.context);
        let taken = found.double_take.unwrap_or(found.no_double);
        [found.no_double.0, taken.0]
    }

    /// Returns the equities of no double and double/take with a dead cube.
    fn dead(&self, outcomes: &Outcomes) -> [f32; 2] {
        let taken = Context {
            value: self.doubled,
            access: CubeAccess::Opponent,
            ..self.context
        };
        [self.context, taken].map(|context| {
            let worth = outcomes.worth(&context.payoffs()).0;
            let (points, unit) = (context.value.points(), self.context.value.points());
            match context.standing {
                Standing::Money { .. } => worth * points as f32 / unit as f32,
                Standing::Match(score) => rescaled(score, worth, points, unit),
            }
        })
    }
}

/// Converts an equity from units of a cube of `points` to units of a cube of `unit`.
fn rescaled(score: MatchScore, equity: f32, points: u32, unit: u32) -> f32 {
    let ends = |points| (score.after_loss(points).0, score.after_win(points).0);
    let ((lose, win), (low, high)) = (ends(points), ends(unit));
    let mwc = lose + 0.5 * (equity + 1.0) * (win - lose);
    2.0 * (mwc - low) / (high - low) - 1.0
}

/// Returns `context` as money play without the Jacoby rule or beavers, with the same cube access.
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

/// Returns the outcome probabilities for the winning chance `win`, with gammons and backgammons in the same proportions
/// among wins and losses.
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

/// Returns the gammon price for the player on roll with the cube at `value`: the gain from a gammon over a single win,
/// divided by the gain from a single win over a single loss. The price is 0.5 in money play, and 0 if gammons do not
/// count.
pub fn gammon_price(context: &Context, value: CubeValue) -> f32 {
    if context.scoring == Scoring::Misere {
        return 0.0;
    }
    match context.standing {
        Standing::Money { .. } => 0.5,
        Standing::Match(score) => score.gammon_value(value.points()),
    }
}

/// Returns `true` if, at `score`, winning a cube of `value` wins the match for the opponent of the player on roll.
pub(crate) fn is_dead_for_taker(score: MatchScore, value: CubeValue) -> bool {
    u32::from(score.opponent.points()) <= value.points()
}

#[cfg(test)]
mod tests {
    use engine::{Away, Cumulative, Met};

    use super::*;

    /// Returns the window for an analysis that agrees exactly with the model.
    fn by_model(outcomes: &Outcomes, context: &Context) -> Option<Window> {
        let here = CubeVerdict::of(&decide(outcomes, context), context)?;
        Some(Window::of(outcomes, context, &here))
    }

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
                met: Met::default(),
            }),
            value: CubeValue::new(value).expect("a power of two"),
            ..Context::MONEY
        }
    }

    #[test]
    fn money_take_points_follow_janowskis_formula() {
        for gammons in [0.0, 0.1, 0.2, 0.35] {
            // Each side wins 1 + gammons points on average, and the cube life is 2/3.
            let each = 1.0 + gammons;
            let take = (each - 0.5) / (2.0 * each + 0.5 * 2.0 / 3.0);
            let window = by_model(&even(gammons), &Context::MONEY).expect("a window");
            let found = window.take_point().expect("some doubles are dropped");
            let found = f32::from(found.thousandths());
            assert!(
                (found - 1000.0 * take).abs() <= 1.0,
                "{gammons}: {found} {take}"
            );
        }
    }

    #[test]
    fn take_point_of_a_last_cube_follows_the_match_equity_table() {
        // At 2-away 2-away, the doubled game decides the match, and dropping leaves 2-away 1-away.
        let score = at(2, 2, 1);
        let window = by_model(&even(0.3), &score).expect("a window");
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
        let single = by_model(&even(0.0), &score).expect("a window");
        assert_eq!(single.too_good, None);
        let two = CubeValue::new(2).expect("a power of two");
        assert!(is_dead_for_taker(match_score, two));
    }

    #[test]
    fn a_dead_cube_has_no_window() {
        assert_eq!(by_model(&even(0.2), &at(1, 3, 1)), None);
        let nobody = Context {
            access: CubeAccess::Opponent,
            ..Context::MONEY
        };
        assert_eq!(by_model(&even(0.2), &nobody), None);
    }

    #[test]
    fn gammons_are_priced_by_the_score() {
        let two = CubeValue::new(2).expect("a power of two");
        assert!((gammon_price(&Context::MONEY, two) - 0.5).abs() < 1e-6);
        assert!(gammon_price(&at(2, 2, 1), two).abs() < 1e-6);
        // At 4-away 4-away with the cube at 2, a gammon wins the match, and a single win leads to 2-away 4-away.
        let price = gammon_price(&at(4, 4, 1), two);
        assert!(price > 0.4, "{price}");
    }
}
