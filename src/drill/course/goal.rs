//! Small games: positions to play out against the computer, with a goal that the rules can check.

use engine::Level;
use rules::{Board, Decision, Outcome, Player, Win};

/// Small game at the end of a step.
#[derive(Clone, Debug, PartialEq)]
pub struct SmallGame {
    /// Name used in text keys; unique within the step.
    pub name: String,
    /// First decision of the player, who is White: before the roll, or with a predetermined first roll.
    pub start: Decision,
    /// Condition that the player has to meet. Winning the game also reaches the goal, unless the goal is a gammon or a
    /// number of points.
    pub goal: Condition,
    /// Conditions, from the opponent's view, that make the player miss the goal as soon as the opponent meets one.
    pub failures: Vec<Condition>,
    /// Number of the player's turns within which the goal must be reached; `None` for no limit.
    pub max_turns: Option<u8>,
    /// Opponent's playing level.
    pub level: Level,
}

/// Condition that one side can meet, by its position or by winning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// The side has won.
    Off,
    /// The side has won a gammon.
    Gammon,
    /// The side has won at least this many points.
    Points(u8),
    /// All of the side's checkers are in its home board or off.
    Home,
    /// No checker of the side is behind this point.
    Past(u8),
    /// The side has made this point.
    Hold(u8),
    /// A checker of the other side is on the bar.
    Hit,
    /// A checker of the other side is on the bar behind a closed home board.
    ClosedOut,
}

impl Condition {
    /// Returns `true` if the side from whose view the board is given meets the condition while the game is in progress.
    /// [`SmallGame::result`] checks conditions that require a win.
    pub fn is_met(self, board: &Board) -> bool {
        let (own, other) = (board.own(), board.opponent());
        let none_behind =
            |point: u8| (point.saturating_add(1)..=25).all(|number| own.at(number) == 0);
        match self {
            Self::Off | Self::Gammon | Self::Points(_) => false,
            Self::Home => none_behind(6),
            Self::Past(point) => none_behind(point),
            Self::Hold(point) => own.at(point) >= 2,
            Self::Hit => other.bar() > 0,
            Self::ClosedOut => other.bar() > 0 && own.is_closed_board(),
        }
    }

    /// Parses a condition in the chapter file's format; `None` if it is malformed.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (word, point) = text.split_once(' ').unwrap_or((text, ""));
        let number = || point.parse().ok();
        let point = || number().filter(|point| (1..=24).contains(point));
        let alone = |condition| (word == text).then_some(condition);
        match word {
            "off" => alone(Self::Off),
            "gammon" => alone(Self::Gammon),
            "points" => number().filter(|points| *points > 0).map(Self::Points),
            "home" => alone(Self::Home),
            "past" => point().map(Self::Past),
            "hold" => point().map(Self::Hold),
            "hit" => alone(Self::Hit),
            "closed-out" => alone(Self::ClosedOut),
            _ => None,
        }
    }
}

/// End of a small game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEnd {
    /// The player has reached the goal.
    Reached,
    /// The player has missed the goal.
    Missed,
}

impl SmallGame {
    /// Returns the end of the game after a play by the player, given the position from the player's view and the number
    /// of turns that the player has completed; `None` if the game continues.
    pub fn end(&self, board: &Board, turns: u8) -> Option<GameEnd> {
        let end = self.end_after_reply(board);
        let is_late = self.max_turns.is_some_and(|max| turns >= max);
        end.or_else(|| is_late.then_some(GameEnd::Missed))
    }

    /// Returns the end of the game after a play by the opponent, given the position from the player's view; `None` if
    /// the game continues.
    pub fn end_after_reply(&self, board: &Board) -> Option<GameEnd> {
        if self.goal.is_met(board) {
            return Some(GameEnd::Reached);
        }
        let theirs = board.flipped();
        let has_failed = self.failures.iter().any(|failure| failure.is_met(&theirs));
        has_failed.then_some(GameEnd::Missed)
    }

    /// Returns the end of a game that one side has won: whether the player has reached or missed the goal.
    pub fn result(&self, outcome: Outcome) -> GameEnd {
        let is_enough = match self.goal {
            Condition::Gammon => outcome.win >= Win::Gammon,
            Condition::Points(points) => outcome.points() >= u32::from(points),
            _ => true,
        };
        if outcome.winner == Player::White && is_enough {
            GameEnd::Reached
        } else {
            GameEnd::Missed
        }
    }
}

/// Returns the level with this name in a chapter file; `None` if there is no such level.
pub(super) fn level(name: &str) -> Option<Level> {
    Some(match name {
        "beginner" => Level::Beginner,
        "casual" => Level::Casual,
        "normal" => Level::Normal,
        "strong" => Level::Strong,
        "expert" => Level::Expert,
        _ => return None,
    })
}
