//! Each reason recomputed by another path than the one that found it.

use engine::{Candidate, Context, Judge, Search, decide_ahead};
use reasons::{Compared, KnownEquities, Reason, Rolls, Share};
use rules::{Board, Choice, Decision, Point, Roll, legal_plays};

use crate::brute::{Turn, rolls};

/// A decision with the two candidates that are compared.
pub struct Case<'a> {
    pub judge: &'a Judge,
    pub decision: Decision,
    pub made: Candidate,
    pub best: Candidate,
    /// The equities that the analysis gives of a double.
    pub known: KnownEquities,
}

/// A position after a play, and what was hit on the way to it.
struct Played {
    /// Seen by the opponent.
    after: Board,
    /// Seen by the player who played.
    own: Board,
    hits: Vec<u8>,
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
    /// Fails unless `reason` is true of the decision.
    pub fn check(&self, reason: &Reason) {
        match reason {
            Reason::Wins(_) | Reason::GammonsWon(_) | Reason::GammonsLost(_) => {
                self.check_chances(reason);
            }
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
            Reason::Replies { rolls, loss } => self.check_replies(rolls, loss.0),
            Reason::YouMake { .. } | Reason::YouCover { .. } | Reason::YouEscape(_) => {
                self.check_own_rolls(reason);
            }
            Reason::Makes(_) | Reason::Breaks(_) | Reason::Anchor(_) | Reason::Prime(_) => {
                self.check_points(reason);
            }
            _ => self.check_opponents_rolls(reason),
        }
    }

    /// Returns what each of the two plays leads to: the one made, then the best.
    fn played(&self) -> [Played; 2] {
        [&self.made, &self.best].map(|one| played(&self.decision, one.choice))
    }

    /// Checks what was hit, and what the opponent's next roll can do.
    fn check_opponents_rolls(&self, reason: &Reason) {
        let [made, best] = self.played();
        let theirs = |wanted: &dyn Fn(&Played, &Turn) -> bool| Compared {
            made: rolls(&made.after, |turn| wanted(&made, turn)),
            best: rolls(&best.after, |turn| wanted(&best, turn)),
        };
        match *reason {
            Reason::Hits {
                point,
                checkers,
                pips,
                enters,
            } => {
                let mut more = best.hits.clone();
                more.retain(|at| !made.hits.contains(at));
                assert_eq!(more.len(), usize::from(checkers));
                assert_eq!(more.iter().max(), Some(&point.number()));
                // A checker on your point n has come n pips from the bar.
                assert_eq!(more.iter().map(|&at| u16::from(at)).sum::<u16>(), pips);
                assert_eq!(rolls(&best.after, |turn| turn.entered > 0), enters.count());
            }
            Reason::Shots { blot, at_blot, any } => {
                assert_helps_opponent(any, theirs(&|_, turn| !turn.hits.is_empty()), 4);
                let hit_at = |at: u8| rolls(&made.after, |turn| turn.hits.contains(&(25 - at)));
                assert_eq!(made.own.own().at(blot.number()), 1);
                assert_eq!(hit_at(blot.number()), at_blot.count());
                assert!((1..25).all(|at| hit_at(at) <= at_blot.count()));
            }
            Reason::Enters(pair) => {
                assert_helps_opponent(pair, theirs(&|_, turn| turn.entered > 0), 4);
            }
            Reason::TheyMake { point, rolls } | Reason::TheyCover { point, rolls } => {
                let at = |board: &Board| board.own().at(25 - point.number());
                assert_helps_opponent(rolls, theirs(&|_, turn| at(&turn.board) >= 2), 6);
                let before = (at(&made.after), at(&best.after));
                assert!(before.0 < 2 && before.1 < 2);
                let covers = matches!(reason, Reason::TheyCover { .. });
                assert_eq!(before == (1, 1), covers);
            }
            Reason::TheyEscape(pair) => {
                let escaped =
                    |from: &Played, turn: &Turn| behind(&turn.board) < behind(&from.after);
                assert_helps_opponent(pair, theirs(&escaped), 6);
                assert!(behind(&made.after) <= behind(&best.after));
            }
            _ => panic!("{reason:?} is not about the opponent's rolls"),
        }
    }

    /// Checks what the player's own next roll can do.
    fn check_own_rolls(&self, reason: &Reason) {
        let [made, best] = self.played();
        let yours = |wanted: &dyn Fn(&Played, &Turn) -> bool| Compared {
            made: rolls(&made.own, |turn| wanted(&made, turn)),
            best: rolls(&best.own, |turn| wanted(&best, turn)),
        };
        match *reason {
            Reason::YouMake { point, rolls } | Reason::YouCover { point, rolls } => {
                let at = |board: &Board| board.own().at(point.number());
                assert_helps_player(rolls, yours(&|_, turn| at(&turn.board) >= 2), 6);
                let before = (at(&made.own), at(&best.own));
                assert!(before.0 < 2 && before.1 < 2);
                assert_eq!(before == (1, 1), matches!(reason, Reason::YouCover { .. }));
            }
            Reason::YouEscape(pair) => {
                let escaped = |from: &Played, turn: &Turn| behind(&turn.board) < behind(&from.own);
                assert_helps_player(pair, yours(&escaped), 6);
                assert!(behind(&made.own) >= behind(&best.own));
            }
            _ => panic!("{reason:?} is not about the player's rolls"),
        }
    }

    /// Checks the points that the plays hold.
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
            _ => panic!("{reason:?} is no chance"),
        };
        near(pair.made, made);
        near(pair.best, best);
        assert!(pair.made.thousandths().abs_diff(pair.best.thousandths()) >= by);
        assert_eq!(made > best, matches!(reason, Reason::GammonsLost(_)));
    }

    /// Replies are chosen with the cube decision that follows.
    fn check_replies(&self, most: &[Roll; 3], loss: f32) {
        let search = Search::new(self.judge, 0);
        let context = Context::of_decision(&self.decision);
        let left = |after: &Board, roll: Roll| {
            let mut boards: Vec<Board> = legal_plays(after, roll)
                .iter()
                .map(|one| one.after)
                .collect();
            if boards.is_empty() {
                boards.push(after.flipped());
            }
            let worth = |board: &Board| decide_ahead(&search, board, &context).best().0;
            boards.iter().map(worth).fold(f32::INFINITY, f32::min)
        };
        let [made, best] = [&self.made, &self.best].map(|one| one.after.expect("a play"));
        let part = |roll: &Roll| {
            let chance = roll.weight() as f32 / 36.0;
            chance * (left(&best, *roll) - left(&made, *roll))
        };
        let sum: f32 = most.iter().map(part).sum();
        assert!((sum - loss).abs() < 1e-4, "{sum} {loss}");
        let least = most.iter().map(part).fold(f32::INFINITY, f32::min);
        let mut others = Roll::ALL.iter().filter(|roll| !most.contains(roll));
        assert!(others.all(|roll| part(roll) <= least + 1e-5));
    }
}

/// Panics unless the numbers match and the play made gives the opponent at least `by` rolls more.
fn assert_helps_opponent(claimed: Compared<Rolls>, counted: Compared<u8>, by: u8) {
    assert_eq!(
        (claimed.made.count(), claimed.best.count()),
        (counted.made, counted.best)
    );
    assert!(counted.made >= counted.best + by, "{counted:?}");
}

/// Panics unless the numbers match and the best play gives the player who decided at least `by` rolls more.
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

/// Checkers that have not come beyond the opponent's 8 point.
fn behind(board: &Board) -> u8 {
    (17..=25).map(|at| board.own().at(at)).sum()
}

/// The longest row of points with a checker of the opponent behind it, by trying all rows.
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
