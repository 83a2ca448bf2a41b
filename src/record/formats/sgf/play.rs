//! Reader and writer for plays as pairs of letters.

use rules::{Die, Player, Roll};

use crate::formats::{
    arrangement::ways,
    model::Played,
    play_text::{Way, WrittenPlay},
};

/// Returns the place for a letter, as numbered for the player; `None` for other letters.
pub(super) fn place(player: Player, letter: u8) -> Option<u8> {
    match (letter, player) {
        (b'a'..=b'x', Player::White) => Some(letter - b'a' + 1),
        (b'a'..=b'x', Player::Black) => Some(b'x' + 1 - letter),
        (b'y', _) => Some(25),
        (b'z', _) => Some(0),
        _ => None,
    }
}

/// Returns the letter for a place, which is numbered for the player.
pub(super) fn letter(player: Player, place: u8) -> char {
    char::from(match (place, player) {
        (0, _) => b'z',
        (1..=24, Player::White) => b'a' + place - 1,
        (1..=24, Player::Black) => b'x' + 1 - place,
        _ => b'y',
    })
}

/// Parses the dice and the moves that follow them, for example `54aelq`.
pub(super) fn roll_and_play(player: Player, value: &str) -> Option<(Roll, WrittenPlay)> {
    let bytes = value.trim().as_bytes();
    let (&[a, b], letters) = bytes.split_first_chunk()?;
    let die = |digit: u8| Die::new(digit.wrapping_sub(b'0'));
    let pairs = moves(player, letters)?;
    let ways = pairs
        .into_iter()
        .map(|[from, to]| Way { from, to: vec![to] });
    let written = WrittenPlay {
        ways: ways.collect(),
        stars: 0,
    };
    Some((Roll::new(die(a)?, die(b)?), written))
}

/// Parses pairs of letters as up to eight moves.
pub(super) fn moves(player: Player, letters: &[u8]) -> Option<Vec<[u8; 2]>> {
    let (pairs, rest) = letters.as_chunks::<2>();
    if !rest.is_empty() || pairs.len() > 8 {
        return None;
    }
    let read = |&[from, to]: &[u8; 2]| Some([place(player, from)?, place(player, to)?]);
    let pairs: Option<Vec<_>> = pairs.iter().map(read).collect();
    // Borne-off checkers never return, and no checker can move to the bar.
    pairs.filter(|pairs| pairs.iter().all(|&[from, to]| from != 0 && to != 25))
}

/// Returns the moves of a play as `[from, to]`; `None` if the play is unknown.
pub(super) fn moves_of(made: &Played) -> Option<Vec<[u8; 2]>> {
    match made {
        Played::Legal(play) => Some(ways(play).collect()),
        Played::Forbidden(moves) => Some(moves.clone()),
        Played::Unknown => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_places_are_converted_both_ways_for_both_players() {
        for player in Player::BOTH {
            for number in 0..=25 {
                let letter = letter(player, number);
                assert_eq!(place(player, letter as u8), Some(number));
            }
        }
        assert_eq!(place(Player::Black, b'a'), Some(24));
    }

    #[test]
    fn reads_dice_and_moves() {
        let (roll, written) = roll_and_play(Player::White, "31hefe").expect("a play");
        assert_eq!(roll.to_string(), "3-1");
        assert_eq!(
            written.ways[0],
            Way {
                from: 8,
                to: vec![5]
            }
        );
        assert_eq!(
            roll_and_play(Player::Black, "21").expect("a dance").1.ways,
            []
        );
        for bad in ["", "3", "71ab", "31a", "31za", "31ay", "31a1", "double"] {
            assert_eq!(roll_and_play(Player::White, bad), None, "{bad}");
        }
    }
}
