//! Fields of the form, and those that each purpose uses.

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
    /// Position that is being set up, which may be impossible.
    Position,
}

/// Field of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Opponent in a game on this device.
    Opponent,
    /// Level of the computer.
    Level,
    /// Side that the person has against the computer.
    Side,
    /// Names of two people who play on one device.
    Names,
    /// Name of the person who uses this device.
    OwnName,
    /// Length of a match, or money play.
    Length,
    /// Player who starts a game with a friend.
    Starter,
    /// Variant of backgammon.
    Variant,
    /// Whether the game has a cube.
    Cube,
    /// Whether the match has a Crawford game.
    Crawford,
    /// Kind of clock.
    Clock,
    /// Minutes on the clock per point, as a few choices.
    Pace,
    /// Number that is typed.
    Number(Number),
    /// Whether the Jacoby rule applies.
    Jacoby,
    /// Limit of immediate redoubles.
    Beavers,
    /// Maximum number of automatic doubles after ties in the opening roll.
    AutomaticDoubles,
    /// Whether plays may be taken back.
    Practice,
    /// Number of days per message.
    Days,
    /// Dice that the starting player plays first.
    FirstRoll,
    /// Points won for a backgammon in which the loser has a checker on the bar.
    BarBackgammon,
    /// Rule for the turns of a closed-out player.
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

/// Rules that few players change, which are collapsed below the options of a new game.
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
