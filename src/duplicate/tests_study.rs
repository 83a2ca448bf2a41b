//! Tests for links that open results in the study room.

use record::{Linked, read_link};

use crate::{
    Msg, TableSession, agreed, study_link,
    tests::{link, one_point, opened, result, seed},
};

#[test]
fn a_result_in_the_table_opens_in_the_study_room() {
    let duplicate = agreed(&one_point(), seed(4));
    let [ann, bob] =
        [(1, "Ann"), (2, "Bob")].map(|(nth, name)| result(&duplicate, nth, Some(name)));
    let (model, _) = opened(
        &[],
        TableSession::default(),
        Some(Msg::OpenLink(link(&ann), 1)),
    );
    let shown = model.shown().expect("shown");
    let fragment = study_link(shown, &ann).expect("short enough");
    let Ok(Linked::Match(record)) = read_link(&fragment) else {
        panic!("{fragment}");
    };
    let moves = |record: &record::MatchRecord| {
        record
            .games
            .iter()
            .map(|game| game.moves.len())
            .sum::<usize>()
    };
    assert_eq!(moves(&record), moves(&shown.standings[0].record));
    assert_eq!(study_link(shown, &bob), None, "no result of the table");
}
