//! Tests for session invariants under random actions and random options.

use super::*;
use crate::{Beavers, ClockRules, ClosedOut, Delay, FirstRoll, Roll, Variant};

/// Small, reproducible random number generator (xorshift).
#[derive(Clone, PartialEq, Eq, Debug)]
struct Luck(u64);

impl Luck {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % limit
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    fn roll(&mut self) -> Roll {
        Roll::new(self.die(), self.die())
    }

    fn ruleset(&mut self) -> Ruleset {
        let length = MatchLength::new(1 + self.below(5) as u8).expect("1 to 5");
        let crawford = self.below(2) == 0;
        let money = Money {
            jacoby: self.below(2) == 0,
            beavers: self.of(&[Beavers::None, Beavers::One, Beavers::Unlimited]),
            automatic_doubles: self.below(3) as u8,
            practice: self.below(2) == 0,
            ..Money::default()
        };
        Ruleset {
            variant: self.of(&Variant::ALL),
            stakes: self.of(&[
                Stakes::Money(money),
                Stakes::Match(Match { length, crawford }),
            ]),
            cube: self.below(4) > 0,
            first_roll: self.of(&[FirstRoll::OpeningDice, FirstRoll::Fresh]),
            bar_backgammon: self.of(&[BarBackgammon::Three, BarBackgammon::Four]),
            closed_out: self.of(&[ClosedOut::Passes, ClosedOut::Rolls]),
            dice: self.of(&[DiceBy::Program, DiceBy::Program, DiceBy::Hand]),
        }
    }

    /// Returns a sensible action most of the time, and an arbitrary action occasionally.
    fn action(&mut self, session: &Session) -> Action {
        let steps = session.draft().map(Draft::options).unwrap_or_default();
        let rolled = ByPlayer::new(|_| self.die());
        let win = self.of(&[Win::Single, Win::Gammon, Win::Backgammon, Win::Quadruple]);
        let kind = self.of(&[Delay::Simple, Delay::Bronstein]);
        let clock = ClockRules {
            kind,
            ..ClockRules::default()
        };
        // This amount occasionally makes a flag fall.
        let time = 100 * self.below(2_000) as u64;
        let rare = [
            Action::Resign(win),
            Action::AcceptResignation,
            Action::Double,
            Action::Drop,
            Action::Undo,
            Action::UndoTurn,
            Action::SwapDice,
            Action::TakeBackPlay,
            Action::Cocked,
            Action::StartClock(clock),
            Action::Spend(time),
            Action::Spend(time),
            step(1 + self.below(25) as u8, 1 + self.below(6) as u8),
        ];
        let usual = [
            Action::RollOpening,
            Action::EnterOpening(rolled),
            Action::Roll,
            Action::EnterRoll(self.roll()),
            Action::Pass,
            Action::PickUp,
            Action::Take,
            Action::Beaver,
            Action::DeclineResignation,
            Action::NextGame,
        ];
        match self.below(10) {
            0 => self.of(&rare),
            1..=6 if !steps.is_empty() => Action::Step(self.of(&steps)),
            _ => self.of(&usual),
        }
    }
}

impl DiceSource for Luck {
    fn die(&mut self) -> Die {
        let faces = Die::ALL;
        self.of(&faces)
    }
}

fn check(session: &Session) {
    let checkers = session.ruleset().variant.checkers();
    for player in [Player::White, Player::Black] {
        assert_eq!(session.board_of(player).own().checkers(), checkers);
    }
    let total = |player| {
        let won = session.outcomes().filter(|won| won.winner == player);
        won.map(|won| won.points()).sum::<u32>()
    };
    assert_eq!(session.score(), ByPlayer::new(total));
    if !session.ruleset().uses_cube() {
        assert_eq!(session.cube(), Cube::default());
    }
}

#[test]
fn random_actions_preserve_the_invariants_and_the_log_rebuilds_the_session() {
    for seed in 1..=60 {
        let mut luck = Luck(0x9e37_79b9_7f4a_7c15 ^ seed);
        let ruleset = luck.ruleset();
        let mut session = Session::new(ruleset);
        for nth in 0..600 {
            let action = luck.action(&session);
            let before = session.clone();
            let allowed = session.allows(action);
            let untouched = luck.clone();
            let done = session.apply(action, &mut luck);
            assert_eq!(allowed, done.as_ref().map(|_| ()).map_err(|&why| why));
            if done.is_err() {
                assert_eq!(session, before, "{action:?} was refused");
                assert_eq!(luck, untouched, "{action:?} was refused and drew a die");
            }
            check(&session);
            if nth % 20 == 0 || done.is_ok_and(|event| matches!(event, Event::TurnEnded(_))) {
                let again = Session::replay(ruleset, session.actions());
                assert_eq!(
                    again.as_ref(),
                    Ok(&session),
                    "seed {seed}, after {action:?}"
                );
            }
        }
    }
}
