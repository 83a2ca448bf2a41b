//! Match identity, which is the same in every file and format.

use std::cmp::Ordering;

use record::MatchRecord;
use rules::{Board, Choice, Player, Question};

use crate::{EntryId, folded};

/// Returns a hash of the players, the length, and the dice, positions, cube actions and winner of each game; `None` if
/// the record contains no plays.
///
/// Formats differ in which player is White, in the order of the moves within a play, and in the points awarded for the
/// last game. The hash depends on none of these.
pub(crate) fn match_id(record: &MatchRecord) -> Option<EntryId> {
    let name = |player: Player| folded(record.players[player].name.trim());
    let first = match name(Player::White).cmp(&name(Player::Black)) {
        Ordering::Less => Player::White,
        Ordering::Greater => Player::Black,
        Ordering::Equal => starter(record)?,
    };
    let mut bytes = record.terms.length.to_le_bytes().to_vec();
    let mut plays = 0_usize;
    for game in &record.games {
        for made in game.decisions(&record.terms) {
            let decision = made.decision;
            let side = u8::from(decision.player() == first);
            match (decision.question(), made.choice) {
                (Question::Play(roll), _) => {
                    plays += 1;
                    bytes.extend([side, roll.high().pips(), roll.low().pips()]);
                    extend(&mut bytes, &decision.board_of(first));
                }
                (_, Choice::Double) => bytes.extend([side, b'd']),
                (_, Choice::Take) => bytes.extend([side, b't']),
                (_, Choice::Drop) => bytes.extend([side, b'p']),
                (_, Choice::Beaver) => bytes.extend([side, b'b']),
                _ => {}
            }
        }
        let winner = game.result.map(|result| result.winner == first);
        bytes.extend([b'.', winner.map_or(2, u8::from)]);
    }
    let names = [first, first.opponent()].map(name);
    let [one, other] = names.each_ref().map(String::as_bytes);
    (plays > 0).then(|| EntryId::of(&[b"match", one, other, &bytes]))
}

/// Returns the player who made the first play, which distinguishes players who have the same name; `None` if there are
/// no plays.
fn starter(record: &MatchRecord) -> Option<Player> {
    let mut games = record.games.iter();
    games.find_map(|game| {
        let decisions = game.decisions(&record.terms);
        let mut plays = decisions.iter().map(|made| &made.decision);
        let first = plays.find(|decision| matches!(decision.question(), Question::Play(_)));
        first.map(rules::Decision::player)
    })
}

fn extend(bytes: &mut Vec<u8>, board: &Board) {
    for side in [board.own(), board.opponent()] {
        bytes.extend((0..=25).map(|number| side.at(number)));
    }
}

#[cfg(test)]
mod tests {
    use record::read_file;

    use super::*;

    const MAT: &str = " 3 point match\n\n Game 1\n Anna : 0                   Ben : 0\n  1) 31: 8/5 6/5                44: 24/20(2) 13/9(2)\n  2)  Doubles => 2               Drops\n      Wins 1 point\n";

    fn record(text: &str) -> MatchRecord {
        let mut reading = read_file(text.as_bytes()).expect("a match");
        reading.matches.remove(0)
    }

    fn id(text: &str) -> EntryId {
        match_id(&record(text)).expect("a match with plays")
    }

    #[test]
    fn the_identity_is_the_same_in_every_format() {
        let mat = record(MAT);
        let sgf = record::write_sgf(&mat).text;
        assert_eq!(match_id(&record(&sgf)), match_id(&mat));
        assert_eq!(id(&MAT.replace("8/5 6/5", "6/5 8/5")), id(MAT));
        assert_eq!(id(&MAT.replace("Anna", "ANNA ")), id(MAT));
    }

    #[test]
    fn the_identity_is_the_same_with_swapped_colours() {
        let mat = record(MAT);
        let mut swapped = mat.clone();
        std::mem::swap(&mut swapped.players.white, &mut swapped.players.black);
        for game in &mut swapped.games {
            for made in &mut game.moves {
                made.player = made.player.opponent();
            }
            if let Some(result) = &mut game.result {
                result.winner = result.winner.opponent();
            }
        }
        assert_eq!(match_id(&swapped), match_id(&mat));
    }

    #[test]
    fn different_players_dice_plays_and_results_give_different_identities() {
        for other in [
            MAT.replace("Anna", "Zoe"),
            MAT.replace("31: 8/5 6/5", "42: 8/4 6/4"),
            MAT.replace("8/5 6/5", "24/23 13/10"),
            MAT.replace("Drops\n      Wins 1 point", "Takes"),
            MAT.replace(" 3 point", " 5 point"),
        ] {
            assert_ne!(id(&other), id(MAT), "{other}");
        }
        let position = record("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10");
        assert!(match_id(&position).is_none_or(|own| own != id(MAT)));
    }
}
