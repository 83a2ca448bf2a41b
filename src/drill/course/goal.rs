//! Small games: a position to play on against the computer, with a goal that the rules decide.

use engine::Level;
use rules::{Board, Roll};

/// Small game at the end of a step.
#[derive(Clone, Debug, PartialEq)]
pub struct SmallGame {
    /// Name in the keys of texts; unique in the step.
    pub name: String,
    /// Position, from the view of the player, who begins.
    pub board: Board,
    /// First roll of the player; drawn if `None`.
    pub roll: Option<Roll>,
    /// Condition with which the player reaches the goal. Winning the game always reaches it.
    pub goal: Condition,
    /// Conditions of the opponent, from the opponent's view, with which the player misses the goal.
    pub failures: Vec<Condition>,
    /// Number of the player's turns after which the goal is missed.
    pub max_turns: Option<u8>,
    /// Level of the opponent.
    pub level: Level,
}

/// Condition on the position of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// The side has borne off all its checkers.
    Off,
    /// The side has borne off all its checkers before the other side has borne off any.
    Gammon,
    /// All checkers are in the home board or off.
    Home,
    /// No checker is behind this point.
    Past(u8),
    /// The side has made this point.
    Hold(u8),
    /// A checker of the other side is on the bar.
    Hit,
    /// A checker of the other side is on the bar behind a closed home board.
    ClosedOut,
}

impl Condition {
    /// Returns `true` if the condition holds for the side from whose view the position is given.
    pub fn is_met(self, board: &Board) -> bool {
        let (own, other) = (board.own(), board.opponent());
        let none_behind =
            |point: u8| (point.saturating_add(1)..=25).all(|number| own.at(number) == 0);
        match self {
            Self::Off => own.is_off(),
            Self::Gammon => own.is_off() && other.off() == 0,
            Self::Home => none_behind(6),
            Self::Past(point) => none_behind(point),
            Self::Hold(point) => own.at(point) >= 2,
            Self::Hit => other.bar() > 0,
            Self::ClosedOut => other.bar() > 0 && own.is_closed_board(),
        }
    }

    /// Parses a condition as a chapter's file writes it.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (word, point) = text.split_once(' ').unwrap_or((text, ""));
        let point = || point.parse().ok().filter(|point| (1..=24).contains(point));
        let alone = |condition| (word == text).then_some(condition);
        match word {
            "off" => alone(Self::Off),
            "gammon" => alone(Self::Gammon),
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
    /// Returns the end of the game in a position after a play of the player, from the player's view, who has played
    /// `turns` turns; `None` if the game goes on.
    pub fn end(&self, board: &Board, turns: u8) -> Option<GameEnd> {
        let end = self.end_after_reply(board);
        let is_late = self.max_turns.is_some_and(|max| turns >= max);
        end.or_else(|| is_late.then_some(GameEnd::Missed))
    }

    /// Returns the end of the game in a position after a play of the opponent, from the player's view; `None` if the
    /// game goes on.
    pub fn end_after_reply(&self, board: &Board) -> Option<GameEnd> {
        let (theirs, has_won) = (board.flipped(), board.own().is_off());
        if self.goal.is_met(board) || (has_won && self.goal != Condition::Gammon) {
            return Some(GameEnd::Reached);
        }
        let has_failed = self.failures.iter().any(|failure| failure.is_met(&theirs));
        let is_missed = has_failed || has_won || theirs.own().is_off();
        is_missed.then_some(GameEnd::Missed)
    }
}

/// Returns the level with this name in a chapter's file.
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
