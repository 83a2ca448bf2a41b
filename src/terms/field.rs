//! Fields of the form, and the fields of each purpose.

use crate::Number;

/// Purpose of the form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// New game on one device.
    #[default]
    Table,
    /// Clock for the rest of a match.
    RestOfMatch,
    /// Invitation to a friend.
    Invitation,
    /// New duplicate.
    Duplicate,
    /// Position that is being set up, possible or not.
    Position,
}

/// Field of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Opponent on this device.
    Opponent,
    /// Computer's level.
    Level,
    /// Side against the computer.
    Side,
    /// Names of two people on one device.
    Names,
    /// Player's own name.
    OwnName,
    /// Length of a match, or money play.
    Length,
    /// Starter of a game with a friend.
    Starter,
    /// Variant.
    Variant,
    /// Cube.
    Cube,
    /// Crawford game.
    Crawford,
    /// Kind of the clock.
    Clock,
    /// Minutes on the clock per point, with a few choices.
    Pace,
    /// Typed number.
    Number(Number),
    /// Jacoby rule.
    Jacoby,
    /// Immediate redoubles.
    Beavers,
    /// Automatic doubles, for ties of the opening roll.
    AutomaticDoubles,
    /// Plays that may be taken back.
    Practice,
    /// Days per message.
    Days,
    /// Dice that the starter plays.
    FirstRoll,
    /// Points for a backgammon with a checker on the bar.
    BarBackgammon,
    /// Closed-out player's turn.
    ClosedOut,
    /// Source of the dice.
    Dice,
}

/// Fields for the players of a new game on one device.
pub const PLAYERS: [Field; 4] = [Field::Opponent, Field::Level, Field::Side, Field::Names];

/// Fields for the stakes of a new game on one device.
pub const STAKES: [Field; 1] = [Field::Length];

/// Collapsed options of a new game on one device. A match starts at 0-0, so the minutes subtracted per point scored are
/// omitted.
pub const OPTIONS: [Field; 8] = [
    Field::Variant,
    Field::Cube,
    Field::Crawford,
    Field::Clock,
    Field::Number(Number::PerPoint),
    Field::Number(Number::Delay),
    Field::Practice,
    Field::Dice,
];

/// Rules that few players change, collapsed below the options of a new game.
pub const MORE_RULES: [Field; 7] = [
    Field::Jacoby,
    Field::Beavers,
    Field::AutomaticDoubles,
    Field::Number(Number::Stake),
    Field::FirstRoll,
    Field::BarBackgammon,
    Field::ClosedOut,
];

/// Fields of the clock for the rest of a match.
pub const CLOCK: [Field; 4] = [
    Field::Clock,
    Field::Number(Number::PerPoint),
    Field::Number(Number::PerPointScored),
    Field::Number(Number::Delay),
];

/// Fields of an invitation to a friend.
pub const INVITATION: [Field; 8] = [
    Field::OwnName,
    Field::Length,
    Field::Starter,
    Field::Cube,
    Field::Clock,
    Field::Pace,
    Field::Days,
    Field::Variant,
];

/// Fields of a new duplicate.
pub const DUPLICATE: [Field; 5] = [
    Field::Length,
    Field::Cube,
    Field::Opponent,
    Field::Level,
    Field::Variant,
];

/// Fields for the stakes of a position that is being set up.
pub const POSITION_STAKES: [Field; 3] = [Field::Length, Field::Jacoby, Field::Beavers];

/// Field for the variant of a position that is being set up.
pub const POSITION_VARIANT: [Field; 1] = [Field::Variant];
