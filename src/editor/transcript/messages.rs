//! Messages of a transcription, and its requests to the page.

use board::Input;
use rules::{Board, ByPlayer, Decision, Die, Player, Win};

use super::cursor::Cursor;

/// Text that belongs to the match as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Name of a player.
    Player(Player),
    /// Name of the tournament.
    Event,
    /// Round of the tournament.
    Round,
    /// Site or city.
    Place,
    /// Date of the match.
    Date,
}

/// Message of a transcription.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Enters a die.
    Die(Die),
    /// Makes the play with this index on the current page of the offered plays.
    Choose(usize),
    /// Shows the next page of the offered plays.
    More,
    /// Makes the first offered play or the moves made freely, or opens the play at the cursor for a correction.
    Confirm,
    /// Moves a checker on the board.
    Input(Input),
    /// Enters a play as text.
    Type(String),
    /// Enters a roll whose play was not seen.
    Unknown,
    /// Switches between legal moves and any moves.
    Free,
    /// Offers a double.
    Double,
    /// Takes the offered double.
    Take,
    /// Drops the offered double.
    Drop,
    /// Beavers the offered double.
    Beaver,
    /// Starts a resignation by the player on turn, whose kind is entered next.
    Resign,
    /// Switches between an accepted and a refused resignation.
    Refused,
    /// Ends the pending resignation with this kind.
    Lose(Win),
    /// Ends the game because the time of the resigning player has run out.
    OutOfTime,
    /// Makes the other player act next, or resign.
    OtherPlayer,
    /// Starts the next game, even if the current game has no result.
    NextGame,
    /// Announces the score before the current game.
    Score(ByPlayer<u32>),
    /// Adds the announced times to the last move.
    Clock(String),
    /// Continues from the position in a text.
    Position(String),
    /// Inserts the next actions before the one at the cursor.
    Insert,
    /// Removes the action at the cursor.
    Remove,
    /// Moves the cursor.
    Go(Cursor),
    /// Moves the cursor by this number of actions.
    Move(isize),
    /// Moves the cursor to the end of the match.
    ToEnd,
    /// Undoes the last change.
    Undo,
    /// Redoes the last undone change.
    Redo,
    /// Cancels the pending input.
    Cancel,
    /// Delivers the engine's order of the positions after the plays of a decision, seen by the opponent.
    Ranked(Box<Decision>, Vec<Board>),
    /// Changes a detail of the match.
    Detail(Detail, String),
    /// Changes the match length; 0 is money play.
    Length(u16),
}

/// Request of a transcription.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Stores the match.
    Save,
    /// Requests the engine's order of the plays.
    Rank(Box<Decision>),
    /// Announces a text.
    Say(String),
}
