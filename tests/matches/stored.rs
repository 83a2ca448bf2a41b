//! What the library stores is the match that was read or played.

use dice::{DiceStream, Seed};
use record::MatchRecord;

use crate::{own_games::Luck, read, sample};

const SAMPLES: [&str; 7] = [
    "seven-points.mat",
    "seven-points.sgf",
    "seven-points.xg",
    "gnubg-self-play.mat",
    "galaxy-1.txt",
    "galaxy-2.txt",
    "studio-1.txt",
];

#[test]
fn every_sample_comes_back_with_its_comments_and_analysis() {
    let mut analysed = 0;
    for name in SAMPLES {
        let file = sample(name);
        for record in &read(&file).matches {
            let stored = record.to_stored();
            // With analysis that other programs keep in far more text.
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
fn games_of_all_rules_come_back() {
    let mut luck = Luck(DiceStream::new(Seed([18; 32])));
    for _ in 0..40 {
        let record = MatchRecord::from_session(&luck.session(3));
        assert_eq!(MatchRecord::from_stored(&record.to_stored()), Ok(record));
    }
}
