//! The fields of the form, and which are shown where.

use crate::Number;

/// The place that shows the form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// A new game at one device.
    #[default]
    Table,
    /// A clock for the rest of a match.
    RestOfMatch,
    /// An invitation to a friend.
    Invitation,
    /// A new duplicate.
    Duplicate,
    /// A position that is being set up, possible or not.
    Position,
}

/// A field of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The opponent at this device.
    Opponent,
    /// The computer's level.
    Level,
    /// The side against the computer.
    Side,
    /// The names of two people at one device.
    Names,
    /// The player's own name.
    OwnName,
    /// The length of a match, or money play.
    Length,
    /// Who starts a game with a friend.
    Starter,
    /// The variant.
    Variant,
    /// The cube.
    Cube,
    /// The Crawford game.
    Crawford,
    /// The kind of the clock.
    Clock,
    /// Minutes on the clock for each point, of which a few are offered.
    Pace,
    /// A number that is typed.
    Number(Number),
    /// The Jacoby rule.
    Jacoby,
    /// Immediate redoubles.
    Beavers,
    /// Ties of the opening roll that double the cube.
    AutomaticDoubles,
    /// Plays that may be taken back.
    Practice,
    /// Days for each message.
    Days,
    /// The dice that the starter plays.
    FirstRoll,
    /// The points for a backgammon with a checker on the bar.
    BarBackgammon,
    /// A closed-out player's turn.
    ClosedOut,
    /// The source of the dice.
    Dice,
}

/// The players of a new game at one device.
pub const PLAYERS: [Field; 4] = [Field::Opponent, Field::Level, Field::Side, Field::Names];

/// The stakes of a new game at one device.
pub const STAKES: [Field; 1] = [Field::Length];

/// The options of a new game at one device, which are folded away. A match starts at 0-0, so that the minutes less for
/// each point already scored are left out.
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

/// The rules that few players change, folded away below the options of a new game.
pub const MORE_RULES: [Field; 7] = [
    Field::Jacoby,
    Field::Beavers,
    Field::AutomaticDoubles,
    Field::Number(Number::Stake),
    Field::FirstRoll,
    Field::BarBackgammon,
    Field::ClosedOut,
];

/// The clock for the rest of a match.
pub const CLOCK: [Field; 4] = [
    Field::Clock,
    Field::Number(Number::PerPoint),
    Field::Number(Number::PerPointScored),
    Field::Number(Number::Delay),
];

/// An invitation to a friend.
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

/// A new duplicate.
pub const DUPLICATE: [Field; 5] = [
    Field::Length,
    Field::Cube,
    Field::Opponent,
    Field::Level,
    Field::Variant,
];

/// The stakes of a position that is being set up.
pub const POSITION_STAKES: [Field; 3] = [Field::Length, Field::Jacoby, Field::Beavers];

/// The variant of a position that is being set up.
pub const POSITION_VARIANT: [Field; 1] = [Field::Variant];
