//! Actions of the players, their events, and the log.

use crate::{
    Board, ByPlayer, ClockRules, CubeValue, Destination, Die, Millis, Outcome, Play, Player, Roll,
    Step, Win,
};

/// Action of a player, or of the program on a player's behalf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Each player rolls one die for the start (R11).
    RollOpening,
    /// Enter the opening roll of real dice (O12).
    EnterOpening(ByPlayer<Die>),
    /// Roll both dice (R14).
    Roll,
    /// Enter a roll of real dice (O12).
    EnterRoll(Roll),
    /// Declare entered dice cocked, so that they have to be rolled again (R15).
    Cocked,
    /// Pass the turn of a closed-out player (R42).
    Pass,
    /// Move one checker by one die.
    Step(Step),
    /// Undo the last step (R54).
    Undo,
    /// Undo all steps of this turn (R54).
    UndoTurn,
    /// Undo the last step of the checker that moved to this place.
    TakeBack(Destination),
    /// Swap the order in which the dice are shown.
    SwapDice,
    /// End the turn (R53).
    PickUp,
    /// Take back the last play after the dice were picked up, in practice (R56).
    TakeBackPlay,
    /// Double (R66).
    Double,
    /// Accept a double (R68).
    Take,
    /// Refuse a double and lose the game (R67).
    Drop,
    /// Redouble immediately and retain the cube (R72); in reply to a beaver, this is a raccoon.
    Beaver,
    /// Offer to resign with this kind of loss (R80).
    Resign(Win),
    /// Accept the opponent's resignation.
    AcceptResignation,
    /// Decline the opponent's resignation.
    DeclineResignation,
    /// Start the next game.
    NextGame,
    /// Add a clock to the match, between games (R88, O13).
    StartClock(ClockRules),
    /// Charge thinking time to the player who has to decide (R90).
    Spend(Millis),
    /// Record advice to the player who has to decide: a hint (0), or a warning of a choice that loses this many
    /// thousandths of the stake. The game is no longer rated; the action has no other effect.
    Advised(u16),
}

impl Action {
    /// Returns `true` if the action only changes an unfinished turn; a final step that ends the game has further
    /// effects.
    pub(crate) const fn is_in_turn(self) -> bool {
        matches!(
            self,
            Self::Step(_) | Self::Undo | Self::UndoTurn | Self::TakeBack(_) | Self::SwapDice
        )
    }
}

/// Kind of offer to which a doubled player replies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Offer {
    /// First double or redouble.
    Double,
    /// Immediate redouble by the doubled player (R72).
    Beaver,
    /// Immediate redouble by the doubler in reply to a beaver (R72).
    Raccoon,
}

/// Result of an accepted action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Each player rolled a die; after a tie, the starter is not decided yet (R12).
    OpeningRolled {
        /// Die of each player.
        dice: ByPlayer<Die>,
        /// Starting player; `None` after a tie.
        starter: Option<Player>,
        /// New cube value if the tie doubled the cube (R73).
        doubled: Option<CubeValue>,
    },
    /// A player rolled both dice.
    Rolled {
        /// Player who rolled.
        player: Player,
        /// Roll.
        roll: Roll,
    },
    /// The dice of this player were cocked and are rolled again.
    Cocked(Player),
    /// A player moved a checker.
    Stepped {
        /// Player who moved.
        player: Player,
        /// Checker and die, in the player's numbering.
        step: Step,
        /// `true` if the step hit a blot.
        hit: bool,
    },
    /// A step was undone.
    Undone(Step),
    /// All steps of the turn were undone.
    TurnUndone,
    /// The last play was taken back: this player has to play the same roll again.
    PlayTakenBack(Player),
    /// The order of the dice was swapped.
    DiceSwapped,
    /// A turn ended.
    TurnEnded(Turn),
    /// A player doubled, beavered or raccooned.
    Doubled {
        /// Player who made the offer.
        by: Player,
        /// Kind of offer.
        offer: Offer,
        /// Cube value after acceptance.
        value: CubeValue,
    },
    /// A player took.
    Taken {
        /// Player who took.
        by: Player,
        /// New cube value.
        value: CubeValue,
    },
    /// A player offered to resign.
    ResignationOffered {
        /// Player who resigned.
        by: Player,
        /// Kind of loss.
        win: Win,
    },
    /// A resignation was declined, and this player has to play on.
    ResignationDeclined(Player),
    /// The game is over, but the session or match continues.
    GameOver(Outcome),
    /// The game and the match are over.
    MatchOver(Outcome),
    /// The game with this number started; the second game of a session has number 2.
    GameStarted(u32),
    /// A clock was added to the match.
    ClockStarted,
    /// Time was charged to this player.
    Spent(Player),
    /// This player received advice.
    Advised(Player),
}

/// Entry of the move list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Player who acted.
    pub player: Player,
    /// Act.
    pub act: Act,
}

/// Act of a player in the move list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Roll with its play; the play is empty if no play is legal (R31).
    Play {
        /// Roll.
        roll: Roll,
        /// Position before the play, from the player's view.
        before: Board,
        /// Play.
        play: Play,
    },
    /// Pass of a closed-out player without a roll (R42).
    ClosedOut,
    /// Double, beaver or raccoon to this value.
    Double(Offer, CubeValue),
    /// Take.
    Take,
    /// Drop.
    Drop,
    /// Accepted resignation.
    Resign(Win),
    /// Declined resignation; the game continued.
    ResignDeclined(Win),
    /// Expiry of the player's time (R90).
    OutOfTime,
}

/// Accepted action with the dice that the program rolled for it, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// Action.
    pub action: Action,
    /// Dice drawn from the source; may be empty.
    pub dice: Vec<Die>,
}
