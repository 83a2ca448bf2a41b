//! Pinned numbers of positions after a few turns: each line of `tests/data/start.perft` contains a variant, a number of
//! plies and a count.

use rules::{Board, Variant, perft};

#[test]
fn the_tree_from_the_start_has_the_pinned_size() {
    let lines = include_str!("data/start.perft").lines();
    let mut checked = 0;
    for line in lines.filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, plies, count] = words[..] else {
            panic!("not variant, plies and count: {line}");
        };
        let variant = Variant::ALL
            .into_iter()
            .find(|variant| format!("{variant:?}") == name);
        let board = Board::start(variant.expect(name));
        let plies = plies.parse().expect("a number");
        assert_eq!(perft(&board, plies).to_string(), count, "{line}");
        checked += 1;
    }
    assert!(checked >= 3);
}
