//! Display names of choices.

use record::print_play;
use rules::{Board, Choice};
use words::Words;

/// Returns a play in notation ("no play" if it is empty), or the name of a cube action or a resignation.
pub fn choice_name(board: &Board, choice: &Choice, words: &Words) -> String {
    let action = match choice {
        Choice::Play(play) if play.is_empty() => return words.entry_no_play(),
        Choice::Play(play) => return print_play(board, play),
        Choice::Roll => "none",
        Choice::Double => "double",
        Choice::Take => "take",
        Choice::Beaver => "beaver",
        Choice::Drop => "drop",
        Choice::Resign(_) => return words.resign(),
        Choice::Accept => return words.accept(),
        Choice::Decline => return words.resign_play_on(),
    };
    words.review_action(action)
}
