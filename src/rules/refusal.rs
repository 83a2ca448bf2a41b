//! Reasons for rejecting actions. Each has a rule number and is displayed to the player as one short sentence.

use std::fmt;

use crate::{DraftError, SwapError, Unfinished};

/// Reason why an action is rejected. A rejected action changes nothing and draws no dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The opening roll has yet to be made, or has already been made.
    NotNow,
    /// The game is over.
    GameOver,
    /// The game is still in progress.
    GameGoesOn,
    /// The match is over, so no further game can start (R74).
    MatchOver,
    /// The dice have not been rolled yet (R14).
    RollFirst,
    /// The dice have already been rolled.
    AlreadyRolled,
    /// The program rolls the dice in this game (O12).
    DiceByProgram,
    /// The players roll the dice in this game (O12).
    DiceByHand,
    /// Dice can only be declared cocked before a checker is moved (R15).
    CockedTooLate,
    /// A player on the bar against a closed board does not roll (R42).
    ClosedOut,
    /// Passing voluntarily is not allowed (R31).
    NoVoluntaryPass,
    /// The step is illegal.
    Step(DraftError),
    /// The order of the dice cannot be swapped.
    Swap(SwapError),
    /// There is no step to undo.
    NothingToUndo,
    /// This checker cannot be taken back without taking back other checkers.
    CannotTakeBack,
    /// A play is final once the dice have been picked up, except in practice games (R56).
    PlayIsFinal,
    /// The play is incomplete (R55).
    Unfinished(Unfinished),
    /// Doubling is only possible before the roll (R66).
    DoubleBeforeRoll,
    /// Doubling is not possible in the first turn of the game (R66).
    FirstTurn,
    /// The game has no cube (O5).
    NoCube,
    /// The opponent owns the cube (R68).
    NotYourCube,
    /// The player would already win the match at the current cube value, so a double would be useless (R75).
    DeadCube,
    /// Doubling is not possible in the Crawford game (R76).
    Crawford,
    /// The cube has reached its maximum value.
    CubeLimit,
    /// No double is pending.
    NoDouble,
    /// A double is pending and must be answered first.
    AnswerDouble,
    /// Beavers are not allowed (R72, R74).
    NoBeavers,
    /// Raccoons are not allowed (R72).
    NoRaccoons,
    /// No resignation is pending.
    NoResignation,
    /// A resignation is pending and must be answered first.
    AnswerResignation,
    /// The variant does not have this type of win.
    NoSuchWin,
    /// Only matches have a clock (R88).
    OnlyMatchesHaveClocks,
    /// The match already has a clock.
    ClockThere,
    /// The clock would start with no time left because of the points already scored (R88).
    NoTimeLeft,
    /// The match has no clock (O13).
    NoClock,
    /// The clock is stopped between games (R90).
    ClockStands,
}

impl Refusal {
    /// Returns the number of the rule that forbids the action.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::NotNow => "R11",
            Self::GameOver => "R52",
            Self::GameGoesOn => "R79",
            Self::MatchOver => "R74",
            Self::RollFirst | Self::AlreadyRolled => "R14",
            Self::DiceByProgram | Self::DiceByHand => "O12",
            Self::CockedTooLate => "R15",
            Self::ClosedOut => "R42",
            Self::NoVoluntaryPass => "R31",
            Self::Swap(_) => "R19",
            Self::Step(_) | Self::Unfinished(_) => "R55",
            Self::NothingToUndo | Self::CannotTakeBack => "R54",
            Self::PlayIsFinal => "R56",
            Self::DoubleBeforeRoll | Self::FirstTurn | Self::NoDouble => "R66",
            Self::NoCube => "O5",
            Self::NotYourCube => "R68",
            Self::DeadCube => "R75",
            Self::Crawford => "R76",
            Self::CubeLimit => "R69",
            Self::AnswerDouble => "R67",
            Self::NoBeavers | Self::NoRaccoons => "R72",
            Self::NoResignation | Self::AnswerResignation => "R80",
            Self::NoSuchWin => "R61",
            Self::OnlyMatchesHaveClocks | Self::ClockThere | Self::NoTimeLeft => "R88",
            Self::NoClock => "O13",
            Self::ClockStands => "R90",
        }
    }

    const fn sentence(self) -> &'static str {
        match self {
            Self::NotNow => "this is not the moment for the opening roll",
            Self::GameOver => "the game is over",
            Self::GameGoesOn => "the game is not over yet",
            Self::MatchOver => "the match is over",
            Self::RollFirst => "roll the dice first",
            Self::AlreadyRolled => "the dice have been rolled",
            Self::DiceByProgram => "the program rolls the dice in this game",
            Self::DiceByHand => "enter the dice that you rolled",
            Self::CockedTooLate => "dice are cocked before a checker is moved, not after",
            Self::ClosedOut => "you are closed out: no roll can bring you in",
            Self::NoVoluntaryPass => "a turn cannot be passed at will",
            Self::Step(_) | Self::Unfinished(_) => "the play is not legal",
            Self::Swap(_) => "the dice cannot be swapped",
            Self::NothingToUndo => "there is nothing to take back",
            Self::CannotTakeBack => "this step cannot be taken back alone",
            Self::PlayIsFinal => "a play is final once the dice are picked up",
            Self::DoubleBeforeRoll => "a double is offered before rolling",
            Self::FirstTurn => "nobody doubles in the first turn",
            Self::NoCube => "this game is played without a cube",
            Self::NotYourCube => "the opponent owns the cube",
            Self::DeadCube => "a double cannot help you: you have the points already",
            Self::Crawford => "nobody doubles in the Crawford game",
            Self::CubeLimit => "the cube cannot go any higher",
            Self::NoDouble => "nobody has doubled",
            Self::AnswerDouble => "the double has to be answered first",
            Self::NoBeavers => "there are no beavers in this game",
            Self::NoRaccoons => "there are no raccoons in this game",
            Self::NoResignation => "nobody has resigned",
            Self::AnswerResignation => "the resignation has to be answered first",
            Self::NoSuchWin => "that result isn't possible in this game",
            Self::OnlyMatchesHaveClocks => "only a match is played with a clock",
            Self::ClockThere => "the match has a clock already",
            Self::NoTimeLeft => "so late in the match no time would be left",
            Self::NoClock => "this match is played without a clock",
            Self::ClockStands => "the clock stands between games",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step(error) => error.fmt(f),
            Self::Swap(error) => error.fmt(f),
            Self::Unfinished(error) => error.fmt(f),
            other => f.write_str(other.sentence()),
        }
    }
}

impl std::error::Error for Refusal {}
