//! Storage format of the library, which reproduces the match that was read or played.

use dice::{DiceStream, Seed};
use record::{ForeignLevel, MatchRecord, RecordedAction};

use crate::{own_games::Luck, read, sample};

pub const SAMPLES: [&str; 7] = [
    "seven-points.mat",
    "seven-points.sgf",
    "seven-points.xg",
    "gnubg-self-play.mat",
    "galaxy-1.txt",
    "galaxy-2.txt",
    "studio-1.txt",
];

#[test]
fn every_sample_survives_storage_with_its_comments_and_analysis() {
    let mut analysed = 0;
    for name in SAMPLES {
        let file = sample(name);
        for record in &read(&file).matches {
            let stored = record.to_stored();
            // The storage format includes analysis, for which other programs need far more text.
            assert!(stored.len() < file.len(), "{name}: {}", stored.len());
            assert_eq!(
                MatchRecord::from_stored(&stored).as_ref(),
                Ok(record),
                "{name}"
            );
            let moves = record.games.iter().flat_map(|game| &game.moves);
            analysed += moves.filter(|made| made.analysis.is_some()).count();
        }
    }
    assert!(analysed > 100, "only {analysed} moves had an analysis");
}

#[test]
fn games_under_all_rules_survive_storage() {
    let mut luck = Luck(DiceStream::new(Seed([18; 32])));
    for _ in 0..40 {
        let record = MatchRecord::from_session(&luck.session(3));
        assert_eq!(MatchRecord::from_stored(&record.to_stored()), Ok(record));
    }
}

#[test]
fn a_match_stored_by_version_1_is_read() {
    let record = MatchRecord::from_stored(&sample("stored-v1.bgm")).expect("a match");
    assert_eq!(record.players.white.name, "charlot1");
    let game = &record.games[0];
    assert_eq!(game.comment.as_deref(), Some("A game"));
    assert_eq!(game.moves[0].note.comment.as_deref(), Some("A comment"));
    assert_eq!(
        (game.moves.len(), &game.moves[3].action),
        (5, &RecordedAction::Double)
    );
    let analysis_of = |nth: usize| game.moves[nth].analysis.as_deref().expect("an analysis");
    let levels = analysis_of(1).candidates.iter().map(|one| one.level);
    assert_eq!(levels.collect::<Vec<_>>(), [ForeignLevel::Plies(0); 2]);
    let cube = analysis_of(3).cube.expect("a cube decision");
    assert_eq!((cube.no_double, cube.double_take), (0.549_591, 0.550_684));
    assert_eq!((cube.level, cube.cubeless), (ForeignLevel::Plies(2), None));
    // Storing the match again and reading it gives the same record.
    assert_eq!(MatchRecord::from_stored(&record.to_stored()), Ok(record));
}
