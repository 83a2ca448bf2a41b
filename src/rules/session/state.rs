//! The state of a session, and the log of everything accepted.

use crate::{
    Action, Board, ByPlayer, Clock, Crawford, Cube, CubeValue, Decided, Decision, Die, Draft,
    Millis, Offer, Outcome, Player, Ruleset, Win,
};

/// What the session waits for; whose decision that is, and whose turn, is said by [`Session::decides`] and
/// [`Session::on_roll`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Both players roll one die (R11).
    Opening,
    /// The player on roll rolls or doubles; if he is closed out he passes or doubles.
    ToRoll,
    /// The player on roll makes his turn.
    Moving(Draft),
    /// A double, beaver or raccoon has to be answered.
    Doubled {
        /// As what it was offered.
        offer: Offer,
        /// The value if it is taken.
        value: CubeValue,
    },
    /// A resignation has to be answered.
    ResignationOffered {
        /// What the opponent of the player who answers offers to lose.
        win: Win,
        /// Where play goes on if it is declined.
        resume: Box<Phase>,
    },
    /// The game is over; another one can begin.
    GameOver(Outcome),
    /// The match is over.
    MatchOver(Outcome),
}

/// Whether a player who has to roll may double before (R66).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Chance {
    /// Not in the starter's first turn, up to its end.
    FirstTurn,
    /// He may, if the cube is his to turn.
    Open,
    /// He has rolled in this turn, if only cocked dice.
    Gone,
}

/// All that the next action depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub(super) ruleset: Ruleset,
    pub(super) phase: Phase,
    /// Seen by `turn`; what a half-made turn has moved is in its draft.
    pub(super) board: Board,
    pub(super) turn: Player,
    pub(super) cube: Cube,
    /// How many ties have doubled the cube in this game (R73).
    pub(super) ties_doubled: u8,
    /// Whether the player on roll may still double in this turn (R66).
    pub(super) chance: Chance,
    pub(super) points: ByPlayer<u32>,
    pub(super) crawford: Crawford,
    pub(super) game_number: u32,
    pub(super) clock: Option<Running>,
}

/// A session: its state, and everything ever accepted.
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
    /// The decision that it began with, unless that was an opening roll.
    pub(super) start: Option<Decision>,
}

/// One entry of a session's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The action that was accepted. A play has the one that ended the turn; its steps are in `decided`.
    pub action: Action,
    /// The dice drawn from the source for it; empty if none were.
    pub dice: Vec<Die>,
    /// The decision that it made, if it made one.
    pub decided: Option<Decided>,
    /// The result, if it ended the game.
    pub outcome: Option<Outcome>,
}

/// The clock of a match, and what the player whose decision it is has used since it became his.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Running {
    pub(super) clock: Clock,
    pub(super) used: Millis,
    /// What a player had used when he resigned: if that is declined his turn goes on, and it has one delay (R89).
    pub(super) held: Millis,
}
