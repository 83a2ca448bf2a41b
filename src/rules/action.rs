//! What players can do, what came of it, and what is kept of it.

use crate::{
    Board, ByPlayer, ClockRules, CubeValue, Destination, Die, Millis, Outcome, Play, Player, Roll,
    Step, Win,
};

/// Something that a player, or the program for him, wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Each player rolls one die for the start (R11).
    RollOpening,
    /// The same with real dice, entered by hand (O12).
    EnterOpening(ByPlayer<Die>),
    /// Roll both dice (R14).
    Roll,
    /// The same with real dice, entered by hand (O12).
    EnterRoll(Roll),
    /// Declare dice entered by hand cocked: they are rolled again (R15).
    Cocked,
    /// Give up the turn of a closed-out player, who has no use for a roll (R42).
    Pass,
    /// Move one checker by one die.
    Step(Step),
    /// Take the last step back (R54).
    Undo,
    /// Take all steps of this turn back (R54).
    UndoTurn,
    /// Take back the last step of the checker that came to stand there.
    TakeBack(Destination),
    /// Show the dice the other way round.
    SwapDice,
    /// End the turn (R53).
    PickUp,
    /// Take the last play back after its dice were picked up, in practice (R56).
    TakeBackPlay,
    /// Offer to double the stake (R66).
    Double,
    /// Play on for the doubled stake (R68).
    Take,
    /// Give the game up rather than play for the doubled stake (R67).
    Drop,
    /// Redouble at once and keep the cube (R72); against a beaver this is a raccoon.
    Beaver,
    /// Offer to lose the game so (R80).
    Resign(Win),
    /// Accept the opponent's resignation.
    AcceptResignation,
    /// Play on instead.
    DeclineResignation,
    /// Begin the next game.
    NextGame,
    /// Put a clock on the match, between games (R88, O13).
    StartClock(ClockRules),
    /// So much time has passed while the player whose decision it is was thinking (R90).
    Spend(Millis),
    /// The player who decides was given advice: a hint (0), or a warning of a choice that loses this number of
    /// thousandths of the stake. The game no longer counts; nothing else changes.
    Advised(u16),
}

impl Action {
    /// Whether it changes nothing but a half-made turn; a last step that ends the game does more.
    pub(crate) const fn is_in_turn(self) -> bool {
        matches!(
            self,
            Self::Step(_) | Self::Undo | Self::UndoTurn | Self::TakeBack(_) | Self::SwapDice
        )
    }
}

/// What kind of offer a doubled player answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Offer {
    /// A first double or a redouble.
    Double,
    /// An immediate redouble by the player who was doubled (R72).
    Beaver,
    /// An immediate redouble by the doubler after a beaver (R72).
    Raccoon,
}

/// What came of an accepted action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Each player rolled a die; with equal dice nobody starts yet (R12).
    OpeningRolled {
        /// What each rolled.
        dice: ByPlayer<Die>,
        /// Who begins; nobody after a tie.
        starter: Option<Player>,
        /// The new value of the cube if the tie doubled it (R73).
        doubled: Option<CubeValue>,
    },
    /// Both dice were rolled.
    Rolled {
        /// By whom.
        player: Player,
        /// What they show.
        roll: Roll,
    },
    /// The dice were cocked and go back into the cup.
    Cocked(Player),
    /// A checker was moved.
    Stepped {
        /// By whom.
        player: Player,
        /// From where with which die, in his numbering.
        step: Step,
        /// Whether it hit a blot.
        hit: bool,
    },
    /// This step was taken back.
    Undone(Step),
    /// All steps of the turn were taken back.
    TurnUndone,
    /// The last play was taken back: this player makes his turn again with the same roll.
    PlayTakenBack(Player),
    /// The dice lie the other way round.
    DiceSwapped,
    /// A turn ended.
    TurnEnded(Turn),
    /// The stake was offered to be doubled to this value.
    Doubled {
        /// By whom.
        by: Player,
        /// As what.
        offer: Offer,
        /// The value if it is taken.
        value: CubeValue,
    },
    /// The offered value was accepted.
    Taken {
        /// By whom.
        by: Player,
        /// The cube now.
        value: CubeValue,
    },
    /// The game was offered to be lost so.
    ResignationOffered {
        /// By whom.
        by: Player,
        /// As what.
        win: Win,
    },
    /// The player who had resigned has to play on.
    ResignationDeclined(Player),
    /// The game is over, the session or match goes on.
    GameOver(Outcome),
    /// The game and the match are over.
    MatchOver(Outcome),
    /// A game begins: the second of a session has number 2.
    GameStarted(u32),
    /// The match is played with a clock from now on.
    ClockStarted,
    /// Time has passed for this player.
    Spent(Player),
    /// This player was given advice.
    Advised(Player),
}

/// One entry in the record of a game, for the list of plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose act it was.
    pub player: Player,
    /// What he did.
    pub act: Act,
}

/// What a player did in one entry of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// He rolled and played; with no legal play the play is empty (R31).
    Play {
        /// His roll.
        roll: Roll,
        /// The position before, seen by him.
        before: Board,
        /// His steps.
        play: Play,
    },
    /// He was closed out and passed without a roll (R42).
    ClosedOut,
    /// He doubled, beavered or raccooned to this value.
    Double(Offer, CubeValue),
    /// He took.
    Take,
    /// He dropped.
    Drop,
    /// He resigned and it was accepted.
    Resign(Win),
    /// He resigned and it was declined, so that the game went on.
    ResignDeclined(Win),
    /// He ran out of time (R90).
    OutOfTime,
}

/// An accepted action with the dice that the program rolled for it, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// What was done.
    pub action: Action,
    /// The dice drawn from the source; empty if none were.
    pub dice: Vec<Die>,
}
