//! Tests that parsing a printed play yields the same play.

use dice::{DiceStream, Seed};
use record::{parse_play, print_play};
use rules::{Board, DiceSource, Roll, Variant, legal_plays};

/// Draws a number below `count`, using eight dice.
fn below(dice: &mut DiceStream, count: usize) -> usize {
    let number = (0..8).fold(0, |sum, _| sum * 6 + usize::from(dice.die().pips() - 1));
    number % count
}

#[test]
fn r85_every_printed_play_in_random_games_parses_as_the_same_play() {
    let mut dice = DiceStream::new(Seed([16; 32]));
    let (mut read, mut groups_that_hit) = (0, 0);
    while read < 20_000 {
        let mut board = Board::start(Variant::ALL[below(&mut dice, Variant::ALL.len())]);
        while !board.own().is_off() && !board.opponent().is_off() {
            let roll = Roll::new(dice.die(), dice.die());
            let plays = legal_plays(&board, roll);
            if plays.is_empty() {
                board = board.flipped();
                continue;
            }
            let chosen = plays[below(&mut dice, plays.len())];
            let text = print_play(&board, &chosen.play);
            let again = parse_play(&board, roll, &text);
            let after = again.map(|play| board.play(roll, &play));
            assert_eq!(after, Ok(Ok(chosen.after)), "{board:?} {roll}: {text}");
            read += 1;
            groups_that_hit += usize::from(text.contains("*("));
            board = chosen.after;
        }
    }
    assert!(groups_that_hit > 50, "{groups_that_hit}");
}
