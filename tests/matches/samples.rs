//! The samples of other programs are read whole and without a doubt.

use record::{Played, RecordedAction, RemarkKind, write_mat};
use rules::{EndedBy, Player};

use crate::{read, sample};

const TEXTS: [&str; 5] = [
    "seven-points.mat",
    "gnubg-self-play.mat",
    "galaxy-1.txt",
    "galaxy-2.txt",
    "studio-1.txt",
];

#[test]
fn every_play_of_the_samples_is_legal() {
    for name in TEXTS {
        let reading = read(&sample(name));
        let moves = reading.matches.iter().flat_map(|record| &record.games);
        let moves: Vec<_> = moves.flat_map(|game| &game.moves).collect();
        assert!(moves.len() > 60, "{name}");
        let forbidden = moves.iter().find(|made| {
            let RecordedAction::Play { played, .. } = &made.action else {
                return false;
            };
            matches!(played, Played::Forbidden(_))
        });
        assert_eq!(forbidden, None, "{name}");
        assert!(
            reading.matches[0]
                .games
                .iter()
                .all(|game| game.result.is_some())
        );
    }
}

#[test]
fn what_gnu_backgammon_wrote_is_written_the_same_byte_by_byte() {
    for name in ["seven-points.mat", "gnubg-self-play.mat"] {
        let file = sample(name);
        let reading = read(&file);
        assert_eq!(reading.remarks, [], "{name}");
        let written = write_mat(&reading.matches[0]);
        assert_eq!(written.text, String::from_utf8_lossy(&file), "{name}");
        assert_eq!(written.lost, [], "{name}");
    }
}

#[test]
fn every_dialect_comes_back_from_ours_as_the_same_record() {
    for name in TEXTS {
        let record = &read(&sample(name)).matches[0];
        let again = read(write_mat(record).text.as_bytes());
        assert_eq!(&again.matches[0], record, "{name}");
    }
}

#[test]
fn results_scores_and_crawford_games_are_known() {
    let record = &read(&sample("seven-points.mat")).matches[0];
    let results: Vec<_> = record.games.iter().filter_map(|game| game.result).collect();
    let told: Vec<_> = results
        .iter()
        .map(|result| (result.winner, result.points, result.by))
        .collect();
    assert_eq!(
        told,
        [
            (Player::Black, 2, EndedBy::Resignation),
            (Player::White, 2, EndedBy::Drop),
            (Player::White, 4, EndedBy::BearingOff),
            (Player::White, 3, EndedBy::Resignation),
        ]
    );
    let crawford: Vec<_> = record.games.iter().map(|game| game.crawford).collect();
    assert_eq!(crawford, [false, false, false, true]);
}

#[test]
fn a_match_given_up_at_backgammon_studio_counts_what_it_needed() {
    let reading = read(&sample("studio-1.txt"));
    let last = reading.matches[0].games[1].result.expect("a result");
    assert_eq!((last.winner, last.points), (Player::Black, 4));
    let kinds: Vec<_> = reading.remarks.iter().map(|remark| &remark.kind).collect();
    assert!(matches!(
        kinds.as_slice(),
        [
            RemarkKind::HiddenPlay(_),
            RemarkKind::ImpossiblePoints {
                found: 4016,
                taken: 4
            }
        ]
    ));
}
