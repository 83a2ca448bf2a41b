//! Sessions that start in the middle of a game, used for continuing recorded decisions, lessons and studies.

use super::state::{Chance, Phase, Session, State};
use crate::{
    Board, ByPlayer, Crawford, Decision, Draft, Match, Money, Pending, Player, Ruleset, Score,
    Stakes, decision::doubled,
};

impl Ruleset {
    /// Returns rules under which `decision` can occur. Options that do not affect the decision have their default
    /// values.
    ///
    /// A match past its Crawford game with neither player one point away is treated as a match without a Crawford game.
    ///
    /// ```
    /// use rules::{Board, Decision, Ruleset, Variant};
    ///
    /// let decision = Decision::builder(Board::start(Variant::Standard)).match_to(7).build()?;
    /// let ruleset = Ruleset::of_decision(&decision);
    /// assert_eq!(ruleset.playing_match().map(|played| played.length.points()), Some(7));
    /// # Ok::<(), rules::DecisionError>(())
    /// ```
    pub fn of_decision(decision: &Decision) -> Self {
        let stakes = match decision.score() {
            Score::Money { jacoby, beavers } => Stakes::Money(Money {
                jacoby,
                beavers,
                ..Money::default()
            }),
            Score::Match {
                length, crawford, ..
            } => {
                let one_away = |player| decision.score().away(player) == Some(1);
                let some = Player::BOTH.into_iter().any(one_away);
                Stakes::Match(Match {
                    length,
                    crawford: crawford != Crawford::Over || some,
                })
            }
        };
        Self {
            variant: decision.variant(),
            stakes,
            cube: decision.cube().is_some(),
            bar_backgammon: decision.bar_backgammon(),
            ..Self::default()
        }
    }
}

impl Session {
    /// Creates a session whose first game starts at `board`, from the perspective of `player`, who is about to roll or
    /// double.
    ///
    /// Earlier moves are unknown. The move list and the log are empty, so the session cannot be replayed from its log
    /// alone. Returns `None` if the game is already over because a side has borne off all its checkers.
    ///
    /// ```
    /// use rules::{Board, Phase, Player, Ruleset, Session, Variant};
    ///
    /// let start = Board::start(Variant::Standard);
    /// let session = Session::from_position(Ruleset::default(), Player::Black, start).expect("not over");
    /// assert_eq!((session.phase(), session.decides()), (&Phase::ToRoll, Some(Player::Black)));
    /// ```
    pub fn from_position(ruleset: Ruleset, player: Player, board: Board) -> Option<Self> {
        let over = board.own().is_off() || board.opponent().is_off();
        let mut session = Self::new(ruleset);
        session.state.board = board;
        session.state.turn = player;
        session.state.chance = Chance::Open;
        session.state.phase = Phase::ToRoll;
        (!over).then_some(session)
    }

    /// Creates a session whose first game starts with `decision`, under the rules of [`Ruleset::of_decision`].
    ///
    /// ```
    /// use rules::{Action, Board, Decision, Offer, Session, Variant};
    ///
    /// let start = Board::start(Variant::Standard);
    /// let doubled = Decision::builder(start).answer(Offer::Double, 2).build()?;
    /// let session = Session::from_decision(&doubled);
    /// assert_eq!(session.decision(), Some(doubled));
    /// assert!(session.allows(Action::Take).is_ok() && session.allows(Action::Roll).is_err());
    /// # Ok::<(), rules::DecisionError>(())
    /// ```
    pub fn from_decision(decision: &Decision) -> Self {
        let ruleset = Ruleset::of_decision(decision);
        Self {
            state: State::at(ruleset, decision),
            log: Vec::new(),
            start: Some(*decision),
        }
    }

    /// Creates a session that starts with `decision` under `ruleset`; `None` if the decision cannot occur under these
    /// rules.
    pub fn starting_from(ruleset: Ruleset, decision: &Decision) -> Option<Self> {
        let state = State::at(ruleset, decision);
        (state.decision() == Some(*decision)).then(|| Self {
            state,
            log: Vec::new(),
            start: Some(*decision),
        })
    }

    /// Returns the session's initial decision; `None` if the session started with an opening roll.
    pub const fn start(&self) -> Option<&Decision> {
        self.start.as_ref()
    }
}

impl State {
    /// Returns the state in which `decision` is pending.
    fn at(ruleset: Ruleset, decision: &Decision) -> Self {
        let (points, crawford) = match decision.score() {
            Score::Money { .. } => (ByPlayer::default(), Crawford::Over),
            Score::Match {
                points, crawford, ..
            } => (points.map(u32::from), crawford),
        };
        let cube = decision.cube().unwrap_or_default();
        let pending = match decision.pending {
            Pending::Roll | Pending::Double => Phase::ToRoll,
            Pending::Play(roll) => Phase::Moving(Draft::new(decision.board, roll)),
            Pending::Answer { offer, value } => Phase::Doubled { offer, value },
        };
        let phase = match decision.resigned {
            None => pending,
            Some(win) => Phase::ResignationOffered {
                win,
                resume: Box::new(pending),
            },
        };
        // The cube would allow a double but the decision does not, so the player has lost the right to double in this
        // turn.
        let barred = decision.pending == Pending::Roll
            && doubled(decision.on_roll, decision.cube, &decision.score).is_ok();
        Self {
            phase,
            board: decision.board,
            turn: decision.on_roll,
            cube,
            chance: if barred { Chance::Gone } else { Chance::Open },
            points,
            crawford,
            ..Self::new(ruleset)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, DiceSource, Die, Offer, Setup, Variant, Win};

    struct Ones;

    impl DiceSource for Ones {
        fn die(&mut self) -> Die {
            Die::ALL[0]
        }
    }

    #[test]
    fn play_continues_from_the_position() {
        let start = Board::start(Variant::Standard);
        let session = Session::from_position(Ruleset::default(), Player::Black, start);
        let mut session = session.expect("the game is not over");
        assert_eq!(session.phase(), &Phase::ToRoll);
        assert_eq!(session.decides(), Some(Player::Black));
        assert_eq!(session.board_of(Player::Black), start);
        session.apply(Action::Roll, &mut Ones).expect("his turn");
        assert!(session.draft().is_some_and(crate::Draft::has_moves));
    }

    #[test]
    fn rejects_a_position_in_which_the_game_is_over() {
        let mut setup = Setup::EMPTY;
        (setup.own[0], setup.opponent[1], setup.opponent[0]) = (15, 1, 14);
        let board = Board::try_from(setup).expect("only one side is off");
        let session = |board| Session::from_position(Ruleset::default(), Player::White, board);
        assert_eq!(session(board), None);
        assert_eq!(session(board.flipped()), None);
    }

    /// Returns decisions of every type, in money play and at scores before, during and after the Crawford game.
    fn decisions() -> Vec<Decision> {
        let blank = || Decision::builder(Board::start(Variant::Standard)).on_roll(Player::Black);
        let at = |white, black| blank().match_to(7).score(ByPlayer { white, black });
        let owned = |builder: crate::DecisionBuilder| builder.cube(2, Some(Player::Black));
        let all = [
            blank(),
            blank().roll(),
            blank().without_cube(),
            blank().play(3, 1),
            blank().jacoby().beavers(crate::Beavers::Unlimited),
            blank().cube(4, None),
            blank()
                .beavers(crate::Beavers::One)
                .answer(Offer::Beaver, 4),
            blank().play(6, 5).resigned(Win::Gammon),
            owned(at(3, 4)),
            owned(at(3, 4)).answer(Offer::Double, 4),
            at(3, 6).crawford(Crawford::Now),
            at(3, 6).crawford(Crawford::Over),
            at(0, 2).crawford(Crawford::Over).play(2, 2),
            blank().variant(Variant::Portes).without_cube(),
        ];
        all.map(|builder| builder.build().expect("possible")).into()
    }

    #[test]
    fn the_first_decision_of_a_session_is_pending() {
        for decision in decisions() {
            let session = Session::from_decision(&decision);
            assert_eq!(session.decision(), Some(decision));
            assert_eq!(session.start(), Some(&decision));
            let again = Session::starting_from(*session.ruleset(), &decision);
            assert_eq!(again, Some(session));
        }
    }

    #[test]
    fn rejects_rules_that_do_not_match_the_decision() {
        let [first, .., last] = &decisions()[..] else {
            unreachable!("there are several");
        };
        let rules = Ruleset::of_decision(last);
        assert_eq!(Session::starting_from(rules, first), None);
    }

    #[test]
    fn a_session_from_a_decision_is_replayed_and_scored() {
        let decision = decisions()[9];
        let mut session = Session::from_decision(&decision);
        session.apply(Action::Drop, &mut Ones).expect("offered");
        assert_eq!(session.score(), ByPlayer { white: 3, black: 6 });
        session
            .apply(Action::NextGame, &mut Ones)
            .expect("not over");
        assert_eq!(
            (session.is_crawford(), session.crawford_game()),
            (true, Some(2))
        );
        let actions = session.actions();
        let again = Session::from_decision(&decision).replaying(actions.clone());
        assert_eq!(again.as_ref(), Ok(&session));
        assert!(Session::replay(*session.ruleset(), actions).is_err());
    }
}
