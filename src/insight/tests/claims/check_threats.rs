//! Verification of reasons about the opponent's next roll by brute force; the engine evaluates the rolls.

use engine::{Context, Met, Search, decide_ahead};
use insight::reasons::{Compared, Reason};
use rules::{Board, Die, Origin, Roll, Step, legal_plays};

use crate::{
    brute::{Turn, rolls, turns},
    check::{Case, Played, assert_helps_opponent, behind, does_well},
};

/// Predicate for the opponent's turns that a reason counts.
type Event<'a> = &'a dyn Fn(&Played, &Turn) -> bool;

impl Case<'_> {
    /// Checks reasons about hits and about the opponent's next roll.
    pub fn check_opponents_rolls(&self, reason: &Reason) {
        match reason {
            Reason::Hits { .. } | Reason::Tempo { .. } => self.check_hits(reason),
            Reason::Shots { .. }
            | Reason::Safe { .. }
            | Reason::Bold { .. }
            | Reason::PipsAtRisk(_) => self.check_shots(reason),
            _ => self.check_moves(reason),
        }
    }

    /// Checks reasons about the opponent's hitting rolls.
    fn check_shots(&self, reason: &Reason) {
        let [made, best] = self.played();
        let hits: Event = &|_, turn| !turn.hits.is_empty();
        match *reason {
            Reason::Shots { blot, at_blot, any } => {
                self.check_event(any, hits, 1);
                let hit_at = |at: u8| rolls(&made.after, |turn| turn.hits.contains(&(25 - at)));
                assert_eq!(made.own.own().at(blot.number()), 1);
                assert_eq!(hit_at(blot.number()), at_blot.count());
                assert!((1..25).all(|at| hit_at(at) <= at_blot.count()));
            }
            Reason::Safe { points, shots } => {
                self.check_event(shots, hits, 2);
                assert!(points >= 4 && points == home(&made.after) && points == home(&best.after));
            }
            Reason::Bold { points, shots } => {
                let swapped = Compared {
                    made: shots.best,
                    best: shots.made,
                };
                let counted = self.count(hits);
                let counted = Compared {
                    made: counted.best,
                    best: counted.made,
                };
                assert_helps_opponent(swapped, counted, 4);
                assert!(points <= 2 && points == home(&made.after) && points == home(&best.after));
            }
            Reason::PipsAtRisk(pips) => {
                assert_eq!((most_lost(&made), most_lost(&best)), (pips.made, pips.best));
                assert!(pips.made >= pips.best + 4);
            }
            _ => panic!("{reason:?} is not about shots"),
        }
    }

    /// Checks reasons about the opponent's rolls that enter, make points, escape, or hit or make a key point.
    fn check_moves(&self, reason: &Reason) {
        let [made, best] = self.played();
        let well: Event = &|from, turn| does_well(&from.after, turn);
        match *reason {
            Reason::Enters(pair) => self.check_event(pair, &|_, turn| turn.entered > 0, 4),
            Reason::TheyMake { point, rolls } | Reason::TheyCover { point, rolls } => {
                let at = |board: &Board| board.own().at(25 - point.number());
                self.check_event(rolls, &|_, turn| at(&turn.board) >= 2, 1);
                let before = (at(&made.after), at(&best.after));
                assert!(before.0 < 2 && before.1 < 2);
                let covers = matches!(reason, Reason::TheyCover { .. });
                assert_eq!(before == (1, 1), covers);
            }
            Reason::TheyEscape(pair) => {
                let escaped: Event = &|from, turn| behind(&turn.board) < behind(&from.after);
                self.check_event(pair, escaped, 1);
                assert!(behind(&made.after) <= behind(&best.after));
            }
            Reason::TheyDoWell(good) => self.check_event(good, well, 1),
            Reason::Duplicates {
                number,
                point,
                good,
            } => {
                self.check_event(good, well, 2);
                let twice =
                    |played: &Played| needs_twice(&played.after, number, 25 - point.number());
                assert!(twice(&best) && !twice(&made));
            }
            _ => panic!("{reason:?} is not about the opponent's rolls"),
        }
    }

    fn check_hits(&self, reason: &Reason) {
        let [made, best] = self.played();
        let mut more = best.hits.clone();
        more.retain(|at| !made.hits.contains(at));
        // A checker on your point n has moved n pips from the bar.
        let lost = more.iter().map(|&at| u16::from(at)).sum::<u16>();
        let mut missed = made.hits.clone();
        missed.retain(|at| !best.hits.contains(at));
        let missed = missed.iter().map(|&at| u16::from(at)).sum::<u16>();
        assert!(missed == 0 || lost >= missed + 7, "{lost} {missed}");
        match *reason {
            Reason::Hits {
                point,
                checkers,
                pips,
                bar,
                enters,
            } => {
                let hits_more = best.hits.len() > made.hits.len().max(1);
                let told = if hits_more { &best.hits } else { &more };
                assert_eq!(told.len(), usize::from(checkers));
                assert_eq!(told.iter().max(), Some(&point.number()));
                assert_eq!(told.iter().map(|&at| u16::from(at)).sum::<u16>(), pips);
                assert!(hits_more || pips >= 7);
                assert_eq!(best.after.own().bar(), bar);
                assert_eq!(rolls(&best.after, |turn| turn.entered > 0), enters.count());
            }
            Reason::Tempo {
                point,
                good,
                dances,
            } => {
                assert_eq!(more.iter().max(), Some(&point.number()));
                assert!(lost < 7);
                let counted = self.count(&|from, turn| does_well(&from.after, turn));
                assert_eq!(counted, good.map(insight::reasons::Rolls::count));
                assert_eq!(36 - rolls(&best.after, |_| true), dances.count());
            }
            _ => panic!("{reason:?} is not about hits"),
        }
    }

    /// Returns the number of rolls after each play with a turn that satisfies `event`.
    fn count(&self, event: Event) -> Compared<u8> {
        let [made, best] = self.played();
        Compared {
            made: rolls(&made.after, |turn| event(&made, turn)),
            best: rolls(&best.after, |turn| event(&best, turn)),
        }
    }

    /// Checks an event's counts, and that the rolls that cause the event only after the actual play cost equity.
    fn check_event(&self, claimed: Compared<insight::reasons::Rolls>, event: Event, by: u8) {
        assert_helps_opponent(claimed, self.count(event), by);
        let [made, best] = self.played();
        let does = |from: &Played, roll: Roll| {
            turns(&from.after, roll)
                .iter()
                .any(|turn| event(from, turn))
        };
        let only = Roll::ALL
            .into_iter()
            .filter(|&roll| does(&made, roll) && !does(&best, roll));
        let cost: f32 = only
            .map(|roll| self.cost(&made.after, &best.after, roll))
            .sum();
        assert!(cost > -1e-5, "{cost}");
    }

    /// Returns the equity, at 0 plies, that the actual play costs compared with the best play after one of the
    /// opponent's rolls.
    fn cost(&self, made: &Board, best: &Board, roll: Roll) -> f32 {
        let search = Search::new(self.judge, 0);
        let context = Context::of_decision(&self.decision, Met::default());
        let left = |after: &Board| {
            let plays = legal_plays(after, roll);
            let mut boards: Vec<Board> = plays.iter().map(|one| one.after).collect();
            if boards.is_empty() {
                boards.push(after.flipped());
            }
            let worth = |board: &Board| decide_ahead(&search, board, &context).best().0;
            boards.iter().map(worth).fold(f32::INFINITY, f32::min)
        };
        (left(best) - left(made)) * roll.weight() as f32 / 36.0
    }
}

/// Returns the number of home-board points that the player on roll holds.
fn home(board: &Board) -> u8 {
    (1..=6).map(|at| u8::from(board.own().at(at) > 1)).sum()
}

/// Returns the largest number of pips that one of the opponent's turns costs by hitting.
fn most_lost(played: &Played) -> u16 {
    let all = Roll::ALL
        .into_iter()
        .flat_map(|roll| turns(&played.after, roll));
    // A checker hit on the opponent's point n has moved n pips from the bar.
    all.map(|turn| turn.hits.iter().map(|&at| u16::from(at)).sum())
        .max()
        .unwrap_or(0)
}

/// Returns `true` if the same number both hits a blot and covers the blot on `point`, in the numbering of the player on
/// roll.
fn needs_twice(board: &Board, number: u8, point: u8) -> bool {
    let die = Die::new(number).expect("1 to 6");
    let steps = || Origin::all().filter_map(|from| board.step(Step { from, die }).ok());
    let hits = steps().any(|stepped| stepped.hit);
    let covers = steps().any(|stepped| stepped.board.own().at(point) == 2);
    hits && covers && board.own().at(point) == 1
}
