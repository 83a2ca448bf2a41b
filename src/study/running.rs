//! Detection of matches that are the beginning of a running session.

use record::{GameRecord, MatchRecord, RecordedAction};

/// Returns `true` if `record` has at least one move and all its moves are the first moves of the session `running`.
pub fn is_part_of(record: &MatchRecord, running: &MatchRecord) -> bool {
    let has_moves = record.games.iter().any(|game| !game.moves.is_empty());
    let mut games = record.games.iter().zip(&running.games);
    has_moves
        && record.games.len() <= running.games.len()
        && games.all(|(game, running)| begins(game, running))
}

/// Returns `true` if the moves in `game` are the first moves in `running`.
fn begins(game: &GameRecord, running: &GameRecord) -> bool {
    let both = || actions(game).zip(actions(running));
    game.moves.len() <= running.moves.len() && both().all(|(one, other)| one == other)
}

fn actions(game: &GameRecord) -> impl Iterator<Item = &RecordedAction> {
    game.moves.iter().map(|made| &made.action)
}

#[cfg(test)]
mod tests {
    use record::{Reading, read_file};

    use super::*;

    fn record(moves: &str) -> MatchRecord {
        let text = format!(" 5 point match\n\n Game 1\n Ann : 0     Bob : 0\n{moves}");
        match read_file(text.as_bytes()) {
            Ok(Reading { mut matches, .. }) => matches.remove(0),
            Err(why) => panic!("{why:?}"),
        }
    }

    #[test]
    fn recognises_only_the_beginning_of_a_session() {
        let running = record("  1) 31: 8/5 6/5     64: 24/14\n  2) 52: 13/8 13/11\n");
        let shared = record("  1) 31: 8/5 6/5     64: 24/14\n");
        assert!(is_part_of(&running, &running));
        assert!(is_part_of(&shared, &running));
        assert!(!is_part_of(&running, &shared), "it goes on differently");
        let other = record("  1) 31: 8/5 6/5     64: 24/18 13/9\n");
        assert!(!is_part_of(&other, &running));
        let empty = MatchRecord {
            games: Vec::new(),
            ..running.clone()
        };
        assert!(!is_part_of(&empty, &running));
    }
}
