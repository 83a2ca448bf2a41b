//! Transcription messages, and the transcription's requests to the page.

use board::Input;
use rules::{Board, ByPlayer, Decision, Die, Player, Win};

use super::cursor::Cursor;

/// Match detail that is entered as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// This player's name.
    Player(Player),
    /// Tournament name.
    Event,
    /// Tournament round.
    Round,
    /// Site or city.
    Place,
    /// Match date.
    Date,
}

/// Transcription message.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Enters a die.
    Die(Die),
    /// Makes the play with this index on the current page of offered plays.
    Choose(usize),
    /// Shows the next page of offered plays.
    More,
    /// Makes the first offered play or confirms the free moves, or opens the play at the cursor for correction.
    Confirm,
    /// Moves a checker on the board.
    Input(Input),
    /// Enters a play as text.
    Type(String),
    /// Enters a roll whose play was not seen.
    Unknown,
    /// Switches between legal and free moves.
    Free,
    /// Offers a double.
    Double,
    /// Takes the offered double.
    Take,
    /// Drops the offered double.
    Drop,
    /// Beavers the offered double.
    Beaver,
    /// Starts a resignation by the player on turn; the type of loss is entered next.
    Resign,
    /// Switches between an accepted and a refused resignation.
    Refused,
    /// Completes the pending resignation with this type of loss.
    Lose(Win),
    /// Ends the game because the resigning player has run out of time.
    OutOfTime,
    /// Makes the other player act next, or resign.
    OtherPlayer,
    /// Starts the next game, even if the current one has no result.
    NextGame,
    /// Records the announced score before the current game.
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
    /// Delivers the engine's ranking of a decision's plays, as positions from the opponent's view.
    Ranked(Box<Decision>, Vec<Board>),
    /// Changes a match detail.
    Detail(Detail, String),
    /// Changes the match length; 0 for money play.
    Length(u16),
}

/// Request from a transcription to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Stores the match.
    Save,
    /// Requests the engine's order of the plays for this decision.
    Rank(Box<Decision>),
    /// Announces a text.
    Say(String),
}
