//! Verification of reasons about the two positions by counting checkers.

use engine::{Candidate, Context, Met, Standing};
use insight::reasons::Reason;
use rules::Board;

use crate::{
    brute::rolls,
    check::{Case, back, behind},
};

/// Returns the number of the player's checkers on the points from `from` to `to`.
fn checkers(board: &Board, from: u8, to: u8) -> u8 {
    (from..=to).map(|at| board.own().at(at)).sum()
}

impl Case<'_> {
    /// Checks reasons about the board after both plays.
    pub fn check_position(&self, reason: &Reason) {
        match reason {
            Reason::Race { .. } | Reason::Timing(_) | Reason::GammonValue { .. } => {
                self.check_plan(reason);
            }
            Reason::Slots { .. } | Reason::MovesUp(_) | Reason::Gap(_) => self.check_place(reason),
            _ => self.check_counts(reason),
        }
    }

    /// Checks reasons about the numbers of checkers after both plays.
    fn check_counts(&self, reason: &Reason) {
        let before = self.decision.board();
        let [made, best] = self.played();
        let both = |of: &dyn Fn(&Board) -> u8| (of(&made.own), of(&best.own));
        match *reason {
            Reason::Blots(pair) => {
                let blots = |board: &Board| (1..=24).filter(|&at| board.own().at(at) == 1).count();
                assert_eq!(both(&|board| blots(board) as u8), (pair.made, pair.best));
                assert!(pair.made > pair.best);
            }
            Reason::Runs(pair) => {
                assert_eq!(both(&back), (pair.made, pair.best));
                assert!(pair.made > pair.best);
            }
            Reason::Escapes(pair) => {
                assert_eq!(both(&behind), (pair.made, pair.best));
                assert!(pair.made > pair.best && both(&back).0 == both(&back).1);
            }
            Reason::Stacks { point, checkers } => {
                let counted = both(&|board| board.own().at(point.number()));
                assert_eq!(counted, (checkers.made, checkers.best));
                assert!(checkers.made >= 4 && checkers.made > checkers.best);
            }
            Reason::Buries(pair) => {
                assert_eq!(both(&|board| checkers(board, 1, 2)), (pair.made, pair.best));
                assert!(pair.made > pair.best && pair.made > checkers(before, 1, 2));
            }
            Reason::BearsOff(pair) => {
                assert_eq!(both(&|board| board.own().off()), (pair.made, pair.best));
                assert!(pair.best > pair.made);
            }
            Reason::Outside(pair) => {
                assert_eq!(
                    both(&|board| checkers(board, 7, 25)),
                    (pair.made, pair.best)
                );
                assert!(pair.made > pair.best);
            }
            _ => panic!("{reason:?} has no check"),
        }
    }

    /// Checks reasons about the number of checkers on one point.
    fn check_place(&self, reason: &Reason) {
        let before = self.decision.board();
        let [made, best] = self.played();
        let both = |of: &dyn Fn(&Board) -> u8| (of(&made.own), of(&best.own));
        match *reason {
            Reason::Slots {
                point,
                hits,
                covers,
            } => {
                let at = point.number();
                assert_eq!(
                    (before.own().at(at), both(&|board| board.own().at(at))),
                    (0, (0, 1))
                );
                assert_eq!(
                    rolls(&best.after, |turn| turn.hits.contains(&(25 - at))),
                    hits.count()
                );
                assert_eq!(
                    rolls(&best.own, |turn| turn.board.own().at(at) > 1),
                    covers.count()
                );
                assert!(covers > hits);
            }
            Reason::MovesUp(point) => {
                let at = point.number();
                assert!((19..=23).contains(&at) && best.own.own().at(at) > before.own().at(at));
                assert!((19..=25).all(|at| made.own.own().at(at) == before.own().at(at)));
            }
            Reason::Gap(point) => {
                let counted = both(&|board| board.own().at(point.number()));
                assert!(counted.0 == 0 && counted.1 > 0 && point.number() <= 6);
            }
            _ => panic!("{reason:?} is not about a point"),
        }
    }

    /// Checks reasons about the race, timing, and gammons.
    fn check_plan(&self, reason: &Reason) {
        let [made, best] = self.played();
        match *reason {
            Reason::Race { ahead, pips } => {
                let count = |side: &rules::Side| -> i32 {
                    (1..=25)
                        .map(|at| i32::from(at) * i32::from(side.at(at)))
                        .sum()
                };
                let lead = count(best.own.opponent()) - count(best.own.own());
                assert_eq!(
                    lead,
                    if ahead {
                        i32::from(pips)
                    } else {
                        -i32::from(pips)
                    }
                );
                let touches = |board: &Board| board.has_contact();
                let runs =
                    back(&best.own) < back(&made.own) || touches(&made.own) && !touches(&best.own);
                let stays =
                    back(&best.own) > back(&made.own) || touches(&best.own) && !touches(&made.own);
                assert!(if ahead {
                    runs && pips >= 8
                } else {
                    stays && pips >= 12
                });
            }
            Reason::Timing(pips) => {
                let left = |board: &Board| -> u16 {
                    (7..=18)
                        .map(|at| u16::from(board.own().at(at)) * u16::from(at - 6))
                        .sum()
                };
                assert_eq!((left(&made.own), left(&best.own)), (pips.made, pips.best));
                assert!(pips.best > pips.made && back(&made.own) == back(&best.own));
            }
            Reason::GammonValue { yours, price } => self.check_gammon_value(yours, price),
            _ => panic!("{reason:?} is not about a plan"),
        }
    }

    /// Checks that gammons are worth more and the best play wins more or loses fewer of them, or that gammons are worth
    /// less and the best play wins more games.
    fn check_gammon_value(&self, yours: bool, price: u16) {
        let own = Context::of_decision(&self.decision, Met::default());
        let context = if yours { own } else { own.flipped() };
        let Standing::Match(score) = context.standing else {
            panic!("gammons have their own value in matches only");
        };
        let value = context.value.points();
        let [single, gammon] = [value, 2 * value].map(|points| score.after_win(points).0);
        let expected = (gammon - single) / (single - score.after_loss(value).0);
        assert!(
            (expected - f32::from(price) / 1000.0).abs() < 1e-3,
            "{expected} {price}"
        );
        let gammons = |one: &Candidate| {
            let [_, won, backgammons_won, _, lost, backgammons_lost] = one.outcomes.exclusive();
            if yours {
                won + backgammons_won
            } else {
                -lost - backgammons_lost
            }
        };
        let gain = gammons(&self.best) - gammons(&self.made);
        assert_eq!(gain > 0.0, price > 500, "{gain} {price}");
        assert!(price > 500 || self.best.outcomes.win() > self.made.outcomes.win());
    }
}
