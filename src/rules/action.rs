//! Actions of the players, the resulting events, and the log.

use crate::{
    Board, ByPlayer, ClockRules, CubeValue, Destination, Die, Millis, Outcome, Play, Player, Roll,
    Step, Win,
};

/// Action by a player, or by the program on a player's behalf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Roll one die per player to decide who starts (R11).
    RollOpening,
    /// Enter an opening roll made with real dice (O12).
    EnterOpening(ByPlayer<Die>),
    /// Roll both dice (R14).
    Roll,
    /// Enter a roll made with real dice (O12).
    EnterRoll(Roll),
    /// Declare entered dice cocked, so that they have to be rolled again (R15).
    Cocked,
    /// Pass the turn of a closed-out player (R42).
    Pass,
    /// Move one checker with one die.
    Step(Step),
    /// Undo the last step (R54).
    Undo,
    /// Undo all steps in this turn (R54).
    UndoTurn,
    /// Undo the last step of the checker that moved to this place, keeping the other steps.
    TakeBack(Destination),
    /// Swap the display order of the dice.
    SwapDice,
    /// End the turn (R53).
    PickUp,
    /// Take back the last play of a practice game after the dice have been picked up (R56).
    TakeBackPlay,
    /// Double (R66).
    Double,
    /// Accept a double (R68).
    Take,
    /// Refuse a double and lose the game (R67).
    Drop,
    /// Redouble immediately while keeping the cube (R72). In reply to a beaver, this is a raccoon.
    Beaver,
    /// Offer to resign, conceding this type of win (R80).
    Resign(Win),
    /// Accept the opponent's resignation.
    AcceptResignation,
    /// Decline the opponent's resignation.
    DeclineResignation,
    /// Start the next game.
    NextGame,
    /// Add a clock to the match, between games (R88, O13).
    StartClock(ClockRules),
    /// Charge thinking time to the player whose decision is pending (R90).
    Spend(Millis),
    /// Record advice given to the player whose decision is pending: a hint (0), or a warning about a choice that would
    /// lose this many thousandths of the stake. The game is no longer rated; the action has no other effect.
    Advised(u16),
}

impl Action {
    /// Returns `true` if the action affects only an unfinished turn. A last step that ends the game has further
    /// effects.
    pub(crate) const fn is_in_turn(self) -> bool {
        matches!(
            self,
            Self::Step(_) | Self::Undo | Self::UndoTurn | Self::TakeBack(_) | Self::SwapDice
        )
    }
}

/// Type of offer to which a player must respond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Offer {
    /// Initial double, or a redouble.
    Double,
    /// Immediate redouble by the doubled player (R72).
    Beaver,
    /// Immediate redouble by the doubler in response to a beaver (R72).
    Raccoon,
}

/// Result of an accepted action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Each player has rolled a die. After a tie, the starting player has not been decided yet (R12).
    OpeningRolled {
        /// Die rolled by each player.
        dice: ByPlayer<Die>,
        /// Starting player; `None` after a tie.
        starter: Option<Player>,
        /// New cube value if the tie doubled the cube (R73).
        doubled: Option<CubeValue>,
    },
    /// A player has rolled both dice.
    Rolled {
        /// Player who rolled.
        player: Player,
        /// Dice that were rolled.
        roll: Roll,
    },
    /// The player's dice were cocked and must be rolled again.
    Cocked(Player),
    /// A player has moved a checker.
    Stepped {
        /// Player who moved.
        player: Player,
        /// Checker and die, in the player's own numbering.
        step: Step,
        /// `true` if the step hit a blot.
        hit: bool,
    },
    /// A step has been undone.
    Undone(Step),
    /// All steps of the turn have been undone.
    TurnUndone,
    /// The last play has been taken back, and the player must play the same roll again.
    PlayTakenBack(Player),
    /// The display order of the dice has been swapped.
    DiceSwapped,
    /// A turn has ended.
    TurnEnded(Turn),
    /// A player has doubled, beavered or raccooned.
    Doubled {
        /// Player who made the offer.
        by: Player,
        /// Type of offer.
        offer: Offer,
        /// Cube value if the offer is accepted.
        value: CubeValue,
    },
    /// A player has taken a double.
    Taken {
        /// Player who took.
        by: Player,
        /// New cube value.
        value: CubeValue,
    },
    /// A player has offered to resign.
    ResignationOffered {
        /// Player offering to resign.
        by: Player,
        /// Type of win that the opponent would be credited with.
        win: Win,
    },
    /// A resignation has been declined, and the player who offered it must play on.
    ResignationDeclined(Player),
    /// The game is over, but the session or match continues.
    GameOver(Outcome),
    /// The game and the match are over.
    MatchOver(Outcome),
    /// The game with this number, counted from 1, has started.
    GameStarted(u32),
    /// A clock has been added to the match.
    ClockStarted,
    /// Thinking time has been charged to this player.
    Spent(Player),
    /// This player has received advice.
    Advised(Player),
}

/// Entry in the move list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Player who acted.
    pub player: Player,
    /// Recorded action of the player.
    pub act: Act,
}

/// Action of a player, as recorded in the move list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Roll and its play; the play is empty if no move is legal (R31).
    Play {
        /// Dice of the roll.
        roll: Roll,
        /// Position before the play, from the player's perspective.
        before: Board,
        /// Play that was made.
        play: Play,
    },
    /// Pass by a closed-out player, without a roll (R42).
    ClosedOut,
    /// Double, beaver or raccoon, with the cube value that applies if it is accepted.
    Double(Offer, CubeValue),
    /// Double taken.
    Take,
    /// Double dropped.
    Drop,
    /// Accepted resignation.
    Resign(Win),
    /// Declined resignation, after which the game continued.
    ResignDeclined(Win),
    /// Loss on time (R90).
    OutOfTime,
}

/// Accepted action, with the dice that the program rolled for it, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// Accepted action.
    pub action: Action,
    /// Dice drawn from the dice source; may be empty.
    pub dice: Vec<Die>,
}
