//! Verification of reasons by an independent computation.

use engine::{Candidate, Judge};
use insight::reasons::{Compared, KnownEquities, Reason, Rolls, Share};
use rules::{Board, Choice, Decision, Point};

use crate::brute::{Turn, rolls};

/// Decision, with the two candidates being compared.
pub struct Case<'a> {
    pub judge: &'a Judge,
    pub decision: Decision,
    pub made: Candidate,
    pub best: Candidate,
    /// Equities from the analysis, for a double.
    pub known: KnownEquities,
}

/// Position after a play, with the points on which the play hits.
pub struct Played {
    /// Position after the play, from the opponent's perspective.
    pub after: Board,
    /// Position after the play, from the mover's perspective.
    pub own: Board,
    pub hits: Vec<u8>,
}

fn played(decision: &Decision, choice: Choice) -> Played {
    let Choice::Play(play) = choice else {
        panic!("a reason for a play belongs to a play");
    };
    let (mut own, mut hits) = (*decision.board(), Vec::new());
    for step in play.steps() {
        let stepped = own.step(step).expect("a legal step");
        own = stepped.board;
        if stepped.hit {
            hits.push(step.to().number());
        }
    }
    Played {
        after: own.flipped(),
        own,
        hits,
    }
}

impl Case<'_> {
    /// Panics unless `reason` is true for the decision.
    pub fn check(&self, reason: &Reason) {
        match reason {
            Reason::Wins(_)
            | Reason::GammonsWon(_)
            | Reason::GammonsLost(_)
            | Reason::BackgammonsWon(_)
            | Reason::BackgammonsLost(_) => self.check_chances(reason),
            Reason::TakePoint { .. }
            | Reason::CubeGammons { .. }
            | Reason::DeadCube { .. }
            | Reason::ScoreChanges { .. }
            | Reason::MarketLosers { .. }
            | Reason::LastRoll { .. }
            | Reason::NothingToLose
            | Reason::Beaver { .. }
            | Reason::ScoreDoubles { .. }
            | Reason::DoublingWindow { .. } => self.check_cube(reason),
            Reason::YouMake { .. }
            | Reason::YouCover { .. }
            | Reason::YouEscape(_)
            | Reason::YouDoWell(_)
            | Reason::BearsOffNext { .. } => self.check_own_rolls(reason),
            Reason::Makes(_)
            | Reason::Breaks(_)
            | Reason::Anchor(_)
            | Reason::BetterAnchor(_)
            | Reason::Prime(_) => self.check_points(reason),
            Reason::Hits { .. }
            | Reason::Tempo { .. }
            | Reason::Shots { .. }
            | Reason::Safe { .. }
            | Reason::Bold { .. }
            | Reason::PipsAtRisk(_)
            | Reason::Enters(_)
            | Reason::TheyMake { .. }
            | Reason::TheyCover { .. }
            | Reason::TheyEscape(_)
            | Reason::Duplicates { .. }
            | Reason::TheyDoWell(_) => self.check_opponents_rolls(reason),
            _ => self.check_position(reason),
        }
    }

    /// Returns the results of the actual play and the best play, in this order.
    pub fn played(&self) -> [Played; 2] {
        [&self.made, &self.best].map(|one| played(&self.decision, one.choice))
    }

    /// Checks reasons about the deciding player's next roll.
    fn check_own_rolls(&self, reason: &Reason) {
        let [made, best] = self.played();
        let yours = |wanted: &dyn Fn(&Played, &Turn) -> bool| Compared {
            made: rolls(&made.own, |turn| wanted(&made, turn)),
            best: rolls(&best.own, |turn| wanted(&best, turn)),
        };
        match *reason {
            Reason::YouMake { point, rolls } | Reason::YouCover { point, rolls } => {
                let at = |board: &Board| board.own().at(point.number());
                assert_helps_player(rolls, yours(&|_, turn| at(&turn.board) >= 2), 1);
                let before = (at(&made.own), at(&best.own));
                assert!(before.0 < 2 && before.1 < 2);
                assert_eq!(before == (1, 1), matches!(reason, Reason::YouCover { .. }));
            }
            Reason::YouEscape(pair) => {
                let escaped = |from: &Played, turn: &Turn| behind(&turn.board) < behind(&from.own);
                assert_helps_player(pair, yours(&escaped), 1);
                assert!(behind(&made.own) >= behind(&best.own));
                assert_eq!(back(&made.own), back(&best.own));
            }
            Reason::YouDoWell(pair) => {
                assert_helps_player(pair, yours(&|from, turn| does_well(&from.own, turn)), 1);
            }
            Reason::BearsOffNext { checkers, rolls } => {
                let off = |board: &Board| board.own().off();
                let enough =
                    |from: &Played, turn: &Turn| off(&turn.board) >= off(&from.own) + checkers;
                assert_helps_player(rolls, yours(&enough), 1);
            }
            _ => panic!("{reason:?} is not about the player's rolls"),
        }
    }

    /// Checks reasons about the points held after each play.
    fn check_points(&self, reason: &Reason) {
        let [made, best] = self.played();
        match *reason {
            Reason::Makes(point) => {
                assert!(!held(self.decision.board(), point));
                assert!(held(&best.own, point) && !held(&made.own, point));
            }
            Reason::Breaks(point) => {
                assert!(held(self.decision.board(), point));
                assert!(held(&best.own, point) && !held(&made.own, point));
            }
            Reason::Anchor(point) => {
                assert!((19..=24).contains(&point.number()) && held(&best.own, point));
                assert!((19..=24).all(|at| made.own.own().at(at) < 2));
            }
            Reason::BetterAnchor(pair) => {
                let first = |board: &Board| (19..=24).find(|&at| board.own().at(at) >= 2);
                assert_eq!(first(&made.own), Some(pair.made.number()));
                assert_eq!(first(&best.own), Some(pair.best.number()));
                assert!(pair.best < pair.made);
            }
            Reason::Prime(pair) => {
                assert_eq!(
                    (longest(&made.own), longest(&best.own)),
                    (pair.made, pair.best)
                );
                assert!(pair.best > pair.made && pair.best >= 4);
            }
            _ => panic!("{reason:?} is not about points"),
        }
    }

    fn check_chances(&self, reason: &Reason) {
        let of = |places: &[usize]| {
            let sum = |one: &Candidate| -> f32 {
                let chances = one.outcomes.exclusive();
                places.iter().map(|&place| chances[place]).sum()
            };
            (sum(&self.made), sum(&self.best))
        };
        let (pair, (made, best), by) = match reason {
            Reason::Wins(pair) => (pair, of(&[0, 1, 2]), 30),
            Reason::GammonsWon(pair) => (pair, of(&[1, 2]), 40),
            Reason::GammonsLost(pair) => (pair, of(&[4, 5]), 40),
            Reason::BackgammonsWon(pair) => (pair, of(&[2]), 40),
            Reason::BackgammonsLost(pair) => (pair, of(&[5]), 40),
            _ => panic!("{reason:?} is no chance"),
        };
        near(pair.made, made);
        near(pair.best, best);
        assert!(pair.made.thousandths().abs_diff(pair.best.thousandths()) >= by);
        let is_bad = matches!(reason, Reason::GammonsLost(_) | Reason::BackgammonsLost(_));
        assert_eq!(made > best, is_bad);
    }
}

/// Panics unless the counts match and the actual play gives the opponent at least `by` more rolls.
pub fn assert_helps_opponent(claimed: Compared<Rolls>, counted: Compared<u8>, by: u8) {
    assert_eq!(
        (claimed.made.count(), claimed.best.count()),
        (counted.made, counted.best)
    );
    assert!(counted.made >= counted.best + by, "{counted:?}");
}

/// Panics unless the counts match and the best play gives the deciding player at least `by` more rolls.
fn assert_helps_player(claimed: Compared<Rolls>, counted: Compared<u8>, by: u8) {
    assert_eq!(
        (claimed.made.count(), claimed.best.count()),
        (counted.made, counted.best)
    );
    assert!(counted.best >= counted.made + by, "{counted:?}");
}

pub fn near(share: Share, chance: f32) {
    assert!(
        (f32::from(share.thousandths()) / 1000.0 - chance).abs() < 6e-4,
        "{share:?} {chance}"
    );
}

fn held(board: &Board, point: Point) -> bool {
    board.own().at(point.number()) >= 2
}

/// Returns the number of checkers that have yet to pass the opponent's 8 point.
pub fn behind(board: &Board) -> u8 {
    (17..=25).map(|at| board.own().at(at)).sum()
}

/// Returns the length of the longest prime with an opposing checker behind it, by trying all runs of points.
fn longest(board: &Board) -> u8 {
    let mut longest = 0;
    for low in 1..=24_u8 {
        let waiting = (26 - low..=25).any(|at| board.opponent().at(at) > 0);
        for high in low..=24 {
            if waiting && (low..=high).all(|at| board.own().at(at) >= 2) {
                longest = longest.max(high - low + 1);
            }
        }
    }
    longest
}

/// Returns the number of checkers in the opponent's home board or on the bar.
pub fn back(board: &Board) -> u8 {
    (19..=25).map(|at| board.own().at(at)).sum()
}

/// Returns `true` if a turn from `before` hits a blot, or makes the 5, 4 or bar point of either side.
pub fn does_well(before: &Board, turn: &Turn) -> bool {
    let made = |at: u8| before.own().at(at) < 2 && turn.board.own().at(at) >= 2;
    !turn.hits.is_empty() || [4, 5, 7, 18, 20, 21].into_iter().any(made)
}
