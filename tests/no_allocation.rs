//! Checks that the generator of legal plays does not allocate once its buffer has grown.

use dice::{DiceStream, Seed};
use rules::{Board, DiceSource as _, Plays, Roll, Variant};

/// Returns every position in some random games.
fn positions() -> Vec<Board> {
    let mut dice = DiceStream::new(Seed([8; 32]));
    let mut plays = Plays::new();
    let mut all = Vec::new();
    for variant in Variant::ALL {
        let mut board = Board::start(variant);
        while !board.opponent().is_off() && all.len() < 2_000 {
            all.push(board);
            plays.generate(&board, Roll::new(dice.die(), dice.die()));
            let pick = usize::from(dice.die().pips() - 1) * plays.len() / 6;
            board = plays.get(pick).map_or(board.flipped(), |legal| legal.after);
        }
    }
    all
}

/// Returns the total number of plays for all `positions` and all rolls.
fn count(plays: &mut Plays, positions: &[Board]) -> usize {
    let mut found = 0;
    for board in positions {
        for roll in Roll::ALL {
            plays.generate(board, roll);
            found += plays.len();
        }
    }
    found
}

#[test]
fn generating_legal_plays_again_does_not_allocate() {
    let positions = positions();
    assert!(positions.len() > 200);
    let mut plays = Plays::new();
    let mut found = [0; 2];
    let grown = allocation_counter::measure(|| found[0] = count(&mut plays, &positions));
    assert!(grown.count_total > 0, "the counter counts");
    let again = allocation_counter::measure(|| found[1] = count(&mut plays, &positions));
    assert_eq!(again.count_total, 0);
    assert_eq!(found[0], found[1]);
}
