//! Form fields, and the selection that each purpose uses.

use crate::Number;

/// Purpose of the form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// New game on one device.
    #[default]
    Table,
    /// Clock for the remainder of a match.
    RestOfMatch,
    /// Invitation to a friend.
    Invitation,
    /// New duplicate.
    Duplicate,
    /// Position that is being set up, which may be impossible.
    Position,
}

/// Form field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Opponent in a game on this device.
    Opponent,
    /// Computer's level.
    Level,
    /// Player's side against the computer.
    Side,
    /// Names of two people playing on one device.
    Names,
    /// Name of this device's user.
    OwnName,
    /// Match length, or money play.
    Length,
    /// Player who starts a game with a friend.
    Starter,
    /// Backgammon variant.
    Variant,
    /// Whether the game has a cube.
    Cube,
    /// Whether the match has a Crawford game.
    Crawford,
    /// Clock's delay method.
    Clock,
    /// Minutes on the clock per point, as a short list of choices.
    Pace,
    /// Typed number.
    Number(Number),
    /// Whether the Jacoby rule applies.
    Jacoby,
    /// Limit on immediate redoubles.
    Beavers,
    /// Maximum number of automatic doubles after ties in the opening roll.
    AutomaticDoubles,
    /// Whether plays may be undone.
    Practice,
    /// Number of days allowed per message.
    Days,
    /// Dice with which the starting player plays the first turn.
    FirstRoll,
    /// Points won for a backgammon in which the loser has a checker on the bar.
    BarBackgammon,
    /// Rule for a closed-out player's turns.
    ClosedOut,
    /// Source of the dice.
    Dice,
}

/// Fields about the players in a new game on one device.
pub const PLAYERS: [Field; 4] = [Field::Opponent, Field::Level, Field::Side, Field::Names];

/// Fields about the stakes in a new game on one device.
pub const STAKES: [Field; 1] = [Field::Length];

/// Collapsed options for a new game on one device. A match starts at 0-0, so the time subtracted per point scored is
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

/// Rarely changed rules, collapsed below the options for a new game.
pub const MORE_RULES: [Field; 7] = [
    Field::Jacoby,
    Field::Beavers,
    Field::AutomaticDoubles,
    Field::Number(Number::Stake),
    Field::FirstRoll,
    Field::BarBackgammon,
    Field::ClosedOut,
];

/// Fields about the clock for the remainder of a match.
pub const CLOCK: [Field; 4] = [
    Field::Clock,
    Field::Number(Number::PerPoint),
    Field::Number(Number::PerPointScored),
    Field::Number(Number::Delay),
];

/// Fields in an invitation to a friend.
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

/// Fields for a new duplicate.
pub const DUPLICATE: [Field; 5] = [
    Field::Length,
    Field::Cube,
    Field::Opponent,
    Field::Level,
    Field::Variant,
];

/// Fields about the stakes of a position that is being set up.
pub const POSITION_STAKES: [Field; 3] = [Field::Length, Field::Jacoby, Field::Beavers];

/// Field about the variant of a position that is being set up.
pub const POSITION_VARIANT: [Field; 1] = [Field::Variant];
