//! Resignations: when to accept and when to offer them (R80-R82).

use rules::Win;

use crate::context::Scale;
use crate::cube::{CubeLife, worth};
use crate::{Context, Equity, Outcomes, Standing, decide};

/// Tolerance for rounding errors when comparing equities.
const EXACTNESS: f32 = 1e-4;

/// Returns `true` if the opponent's offer to lose `win` should be accepted, that is, if the offer is worth at least the
/// equity of playing on (R81).
///
/// `outcomes` and `context` are from the perspective of the player on roll; `by_mover` is `true` if that player makes
/// the offer and the opponent answers.
///
/// ```
/// use engine::{Context, Outcomes, accepts};
/// use rules::Win;
///
/// // The player on roll is sure to win a single game, and the opponent resigns one.
/// assert!(accepts(&Outcomes::WIN, &Context::MONEY, Win::Single, true));
/// ```
pub fn accepts(outcomes: &Outcomes, context: &Context, win: Win, by_mover: bool) -> bool {
    let offered = offered(
        if by_mover {
            context.flipped()
        } else {
            *context
        },
        win,
    );
    let expected = if by_mover {
        -worth(
            outcomes,
            *context,
            context.value,
            context.access,
            CubeLife::GENERAL,
        )
    } else {
        decide(outcomes, context).best()
    };
    offered.0 >= expected.0 - EXACTNESS
}

/// Returns the smallest resignation that costs the player on roll nothing, because playing on is certain to lose at
/// least as much; `None` if there is none.
///
/// `outcomes` and `context` are from the perspective of the player on roll. `outcomes` should be exact, because nets
/// are never completely certain.
///
/// ```
/// use engine::{Context, Outcomes, offers};
/// use rules::Win;
///
/// let lost = Outcomes::WIN_GAMMON.flipped();
/// assert_eq!(offers(&lost, &Context::MONEY), Some(Win::Gammon));
/// assert_eq!(offers(&Outcomes::WIN, &Context::MONEY), None);
/// ```
pub fn offers(outcomes: &Outcomes, context: &Context) -> Option<Win> {
    let expected = decide(outcomes, context).best();
    let wins = [Win::Single, Win::Gammon, Win::Backgammon];
    wins.into_iter()
        .find(|&win| (expected.0 + offered(context.flipped(), win).0).abs() < EXACTNESS)
}

/// Returns the equity of the offer, per cube, for the player who accepts it; `context` is from that player's
/// perspective.
pub(crate) fn offered(context: Context, win: Win) -> Equity {
    // Under the Jacoby rule, every resignation counts as single while the cube has not been turned (R82).
    let factor = if context.is_jacoby_unturned() {
        1
    } else {
        win.factor()
    };
    match context.standing {
        Standing::Money { .. } => Equity(factor as f32),
        Standing::Match(score) => {
            let points = context.value.points();
            Scale::new(score, points).equity(score.after_win(factor * points))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Away, Cumulative, MatchScore, Met};

    fn chances(win: f32, win_gammon: f32) -> Outcomes {
        Cumulative {
            win,
            win_gammon,
            ..Cumulative::default()
        }
        .exclusive()
    }

    #[test]
    fn r81_accepts_a_resignation_if_and_only_if_it_is_worth_the_expected_loss() {
        let accepts = |outcomes, win| accepts(&outcomes, &Context::MONEY, win, false);
        assert!(accepts(chances(1.0, 0.0), Win::Single));
        assert!(accepts(chances(0.8, 0.0), Win::Single));
        assert!(!accepts(chances(1.0, 0.4), Win::Single));
        assert!(accepts(chances(1.0, 0.4), Win::Gammon));
        assert!(accepts(chances(1.0, 1.0), Win::Gammon));
    }

    #[test]
    fn resigns_only_certain_losses() {
        let offers = |outcomes: Outcomes| offers(&outcomes, &Context::MONEY);
        assert_eq!(offers(chances(1.0, 0.0).flipped()), Some(Win::Single));
        assert_eq!(offers(chances(1.0, 1.0).flipped()), Some(Win::Gammon));
        assert_eq!(offers(chances(1.0, 0.4).flipped()), None);
        assert_eq!(offers(chances(0.999, 0.0).flipped()), None);
        assert_eq!(offers(chances(1.0, 0.0)), None);
    }

    #[test]
    fn the_opponent_answers_from_the_opponents_perspective() {
        let hopeless = chances(1.0, 0.5).flipped();
        assert!(!accepts(&hopeless, &Context::MONEY, Win::Single, true));
        assert!(accepts(&hopeless, &Context::MONEY, Win::Gammon, true));
    }

    #[test]
    fn r82_under_jacoby_with_the_cube_unturned_only_a_single_game_is_resigned() {
        let jacoby = Context {
            standing: Standing::Money {
                jacoby: true,
                beavers: false,
            },
            ..Context::MONEY
        };
        assert!(accepts(&chances(1.0, 0.9), &jacoby, Win::Single, false));
    }

    #[test]
    fn misere_player_who_bears_off_first_loses() {
        let misere = Context {
            scoring: rules::Scoring::Misere,
            access: crate::CubeAccess::Nobody,
            ..Context::MONEY
        };
        let first_off = chances(1.0, 0.0);
        assert!(accepts(&first_off, &misere, Win::Single, false));
        assert!(accepts(&first_off.flipped(), &misere, Win::Single, false));
        assert_eq!(decide(&first_off, &misere).no_double, Equity(-1.0));
    }

    #[test]
    fn accepts_any_resignation_at_one_away() {
        let last_point = Context {
            standing: Standing::Match(MatchScore {
                own: Away::ONE,
                opponent: Away::ONE,
                crawford: rules::Crawford::Over,
                met: Met::default(),
            }),
            ..Context::MONEY
        };
        assert!(accepts(&chances(1.0, 0.9), &last_point, Win::Single, false));
    }
}
