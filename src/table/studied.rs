//! Positions of a running game that are studied elsewhere on the page, by a link or from the library.

use rules::Decision;

/// Whether advice about one decision is advice about the other: the checkers are the same, seen from either side, and no
/// dice differ. Score and cube may differ: they are easily changed in a link.
///
/// A position that was changed by a checker, or is only reached later, cannot be known as one of the running game.
pub fn is_same_position(one: &Decision, other: &Decision) -> bool {
    match one.roll().zip(other.roll()) {
        Some((one_roll, other_roll)) => one_roll == other_roll && one.board() == other.board(),
        None => one.board() == other.board() || one.board().flipped() == *other.board(),
    }
}

#[cfg(test)]
mod tests {
    use rules::{Board, Variant};

    use super::*;

    #[test]
    fn knows_a_position_from_either_side_with_or_without_dice() {
        let mut setup = Variant::Standard.setup();
        setup.own[24] = 1;
        setup.own[20] = 1;
        let board = Board::try_from(setup).expect("a position");
        let to_play = |board, high| {
            let decision = Decision::builder(board).play(high, 1).build();
            decision.expect("a decision")
        };
        let cube = |board| Decision::builder(board).double().build().expect("a cube");
        let (three, four) = (to_play(board, 3), to_play(board, 4));
        assert!(is_same_position(&three, &three));
        assert!(!is_same_position(&three, &four));
        assert!(is_same_position(&three, &cube(board)));
        assert!(is_same_position(&cube(board.flipped()), &cube(board)));
        let other = Board::try_from(Variant::Standard.setup()).expect("a position");
        assert!(!is_same_position(&three, &to_play(other, 3)));
        assert!(!is_same_position(&cube(other), &cube(board)));
    }
}
