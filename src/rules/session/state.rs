//! Session state and log entries.

use crate::{
    Action, Board, ByPlayer, Clock, Crawford, Cube, CubeValue, Decided, Decision, Die, Draft,
    Millis, Offer, Outcome, Player, Ruleset, Win,
};

/// Phase of a session, which determines which actions are possible. See [`Session::decides`] and [`Session::on_roll`]
/// for the players involved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Each player rolls one die (R11).
    Opening,
    /// The player on roll rolls or doubles. A closed-out player passes instead of rolling.
    ToRoll,
    /// The player on roll moves checkers.
    Moving(Draft),
    /// A double, beaver or raccoon is pending.
    Doubled {
        /// Type of offer.
        offer: Offer,
        /// Cube value if the offer is accepted.
        value: CubeValue,
    },
    /// A resignation is pending.
    ResignationOffered {
        /// Type of win that the opponent would be credited with.
        win: Win,
        /// Phase to which the game returns if the resignation is declined.
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
    /// Doubling is not allowed because the dice of this turn were declared cocked and have to be rerolled.
    Gone,
}

/// Part of a session's state on which the next action depends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub(super) ruleset: Ruleset,
    pub(super) phase: Phase,
    /// Position before the current turn, from the perspective of `turn`.
    pub(super) board: Board,
    pub(super) turn: Player,
    pub(super) cube: Cube,
    /// Number of ties that have doubled the cube in this game (R73).
    pub(super) ties_doubled: u8,
    /// Right of the player on roll to double in this turn (R66).
    pub(super) chance: Chance,
    pub(super) points: ByPlayer<u32>,
    pub(super) crawford: Crawford,
    pub(super) game_number: u32,
    pub(super) clock: Option<Running>,
}

/// Session, consisting of its state and its log of accepted actions.
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
    /// Initial decision; `None` if the session started with an opening roll.
    pub(super) start: Option<Decision>,
}

/// Entry in a session's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Accepted action. For a play, this is the action that ended the turn; its steps are in `decided`.
    pub action: Action,
    /// Dice drawn from the dice source; may be empty.
    pub dice: Vec<Die>,
    /// Decision made by the action, if any.
    pub decided: Option<Decided>,
    /// Result of the game, if the action ended it.
    pub outcome: Option<Outcome>,
}

/// Match clock, and the time used for the pending decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Running {
    pub(super) clock: Clock,
    pub(super) used: Millis,
    /// Time used by a player before offering to resign. If the resignation is declined, the turn continues with the
    /// same delay (R89).
    pub(super) held: Millis,
}
