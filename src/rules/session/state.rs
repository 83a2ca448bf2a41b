//! State of a session and entries of its log.

use crate::{
    Action, Board, ByPlayer, Clock, Crawford, Cube, CubeValue, Decided, Decision, Die, Draft,
    Millis, Offer, Outcome, Player, Ruleset, Win,
};

/// Phase of a session, which determines the possible actions. See [`Session::decides`] and [`Session::on_roll`] for the
/// players involved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Both players roll one die each (R11).
    Opening,
    /// The player on roll rolls or doubles, or passes instead of rolling if closed out.
    ToRoll,
    /// The player on roll moves checkers.
    Moving(Draft),
    /// A double, beaver or raccoon is pending.
    Doubled {
        /// Kind of offer.
        offer: Offer,
        /// Cube value if the offer is accepted.
        value: CubeValue,
    },
    /// A resignation is pending.
    ResignationOffered {
        /// Kind of win that the opponent gets.
        win: Win,
        /// Phase that follows if the resignation is declined.
        resume: Box<Phase>,
    },
    /// The game is over, and the next game can start.
    GameOver(Outcome),
    /// The match is over.
    MatchOver(Outcome),
}

/// Right of the player on roll to double before rolling (R66).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Chance {
    /// Doubling is not allowed in the first turn of the game.
    FirstTurn,
    /// Doubling is allowed if the player has access to the cube.
    Open,
    /// Doubling is not allowed, because the dice of this turn were declared cocked and are rolled again.
    Gone,
}

/// Part of a session's state on which the next action depends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub(super) ruleset: Ruleset,
    pub(super) phase: Phase,
    /// Position before the current turn, from the view of `turn`.
    pub(super) board: Board,
    pub(super) turn: Player,
    pub(super) cube: Cube,
    /// Number of ties that doubled the cube in this game (R73).
    pub(super) ties_doubled: u8,
    /// Right of the player on roll to double in this turn (R66).
    pub(super) chance: Chance,
    pub(super) points: ByPlayer<u32>,
    pub(super) crawford: Crawford,
    pub(super) game_number: u32,
    pub(super) clock: Option<Running>,
}

/// Session with its state and its log of accepted actions.
///
/// ```
/// use rules::{Action, DiceSource, Die, Event, Phase, Player, Ruleset, Session};
///
/// struct Script(Vec<u8>);
/// impl DiceSource for Script {
///     fn die(&mut self) -> Die {
///         Die::new(self.0.remove(0)).expect("1 to 6")
///     }
/// }
///
/// let mut dice = Script(vec![3, 1]);
/// let mut session = Session::new(Ruleset::default());
/// session.apply(Action::RollOpening, &mut dice)?;
/// assert_eq!(session.decides(), Some(Player::White));
/// assert!(session.apply(Action::Double, &mut dice).is_err());
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub(super) state: State,
    pub(super) log: Vec<Entry>,
    /// First decision of the session; `None` if it started with an opening roll.
    pub(super) start: Option<Decision>,
}

/// Entry in the log of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Action that was accepted. A play has the action that ended the turn; `decided` contains its steps.
    pub action: Action,
    /// Dice drawn from the source; may be empty.
    pub dice: Vec<Die>,
    /// Decision that the action made, if any.
    pub decided: Option<Decided>,
    /// Result, if the action ended the game.
    pub outcome: Option<Outcome>,
}

/// Clock of a match, and the time used for the pending decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Running {
    pub(super) clock: Clock,
    pub(super) used: Millis,
    /// Time used by a player before offering to resign. If the resignation is declined, the turn continues with the
    /// same delay (R89).
    pub(super) held: Millis,
}
