//! Actions of the players, the resulting events, and the log.

use crate::{
    Board, ByPlayer, ClockRules, CubeValue, Destination, Die, Millis, Outcome, Play, Player, Roll,
    Step, Win,
};

/// Action of a player, or of the program on behalf of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Roll one die each to determine who starts (R11).
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
    /// Move one checker by one die.
    Step(Step),
    /// Undo the last step (R54).
    Undo,
    /// Undo all steps of this turn (R54).
    UndoTurn,
    /// Undo the last step of the checker that moved to this place, and keep the other steps.
    TakeBack(Destination),
    /// Swap the order in which the dice are shown.
    SwapDice,
    /// End the turn (R53).
    PickUp,
    /// Take back the last play in practice, after the dice were picked up (R56).
    TakeBackPlay,
    /// Double (R66).
    Double,
    /// Accept a double (R68).
    Take,
    /// Refuse a double and lose the game (R67).
    Drop,
    /// Redouble immediately while keeping the cube (R72). In reply to a beaver, this is a raccoon.
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
    /// Record advice given to the player who has to decide: a hint (0), or a warning about a choice that loses this
    /// many thousandths of the stake. The game is no longer rated; the action has no other effect.
    Advised(u16),
}

impl Action {
    /// Returns `true` if the action changes only an unfinished turn. A final step that ends the game has further
    /// effects.
    pub(crate) const fn is_in_turn(self) -> bool {
        matches!(
            self,
            Self::Step(_) | Self::Undo | Self::UndoTurn | Self::TakeBack(_) | Self::SwapDice
        )
    }
}

/// Kind of offer to which a player has to reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Offer {
    /// Initial double or redouble.
    Double,
    /// Immediate redouble by the doubled player (R72).
    Beaver,
    /// Immediate redouble by the doubler in reply to a beaver (R72).
    Raccoon,
}

/// Result of an accepted action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Each player rolled a die. After a tie, the starting player is not decided yet (R12).
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
        /// Dice that the player rolled.
        roll: Roll,
    },
    /// This player's dice were cocked and have to be rolled again.
    Cocked(Player),
    /// A player moved a checker.
    Stepped {
        /// Player who moved.
        player: Player,
        /// Checker and die, in the numbering of the player.
        step: Step,
        /// `true` if the step hit a blot.
        hit: bool,
    },
    /// A step was undone.
    Undone(Step),
    /// All steps of the turn were undone.
    TurnUndone,
    /// The last play was taken back, and this player has to play the same roll again.
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
        /// Cube value if the offer is accepted.
        value: CubeValue,
    },
    /// A player took a double.
    Taken {
        /// Player who took the double.
        by: Player,
        /// New cube value.
        value: CubeValue,
    },
    /// A player offered to resign.
    ResignationOffered {
        /// Player who offers to resign.
        by: Player,
        /// Kind of win that the opponent gets.
        win: Win,
    },
    /// A resignation was declined, and this player, who offered it, has to play on.
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

/// Entry in the move list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Player who acted.
    pub player: Player,
    /// Act of the player.
    pub act: Act,
}

/// Act of a player in the move list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Roll with its play, which is empty if no play is legal (R31).
    Play {
        /// Dice of the roll.
        roll: Roll,
        /// Position before the play, from the player's view.
        before: Board,
        /// Play that the player made.
        play: Play,
    },
    /// Pass of a closed-out player, without a roll (R42).
    ClosedOut,
    /// Double, beaver or raccoon, with the cube value if it is accepted.
    Double(Offer, CubeValue),
    /// Take of a double.
    Take,
    /// Drop of a double.
    Drop,
    /// Resignation that was accepted.
    Resign(Win),
    /// Resignation that was declined, so that the game continued.
    ResignDeclined(Win),
    /// Loss on time (R90).
    OutOfTime,
}

/// Accepted action, with the dice that the program rolled for it in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// Action that was accepted.
    pub action: Action,
    /// Dice drawn from the source; may be empty.
    pub dice: Vec<Die>,
}
