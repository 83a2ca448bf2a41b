//! eXtreme Gammon's analysis, as written to .sgf files.

use record::{ForeignCube, ForeignUnit, MatchRecord, Omission, Played, RecordedAction, write_sgf};
use rules::{Play, Setup};

use crate::{read, sample};

/// Returns the position after these moves, from the perspective of the player who makes them.
fn after(before: Setup, moves: &[[u8; 2]]) -> Setup {
    let mut setup = before;
    for [from, to] in moves.iter().map(|way| way.map(usize::from)) {
        setup.own[from] -= 1;
        setup.own[to] += 1;
        if to > 0 && setup.opponent[25 - to] == 1 {
            setup.opponent[25 - to] = 0;
            setup.opponent[25] += 1;
        }
    }
    setup
}

fn ways(play: &Play) -> Vec<[u8; 2]> {
    let way = |step: rules::Step| [step.from.number(), step.to().number()];
    play.steps().map(way).collect()
}

/// Returns the indices of the plays that were made, one for each list of plays in the file.
fn numbers(sgf: &str) -> Vec<usize> {
    let lists = sgf.split("]A[").skip(1);
    let number = |list: &str| {
        list.split(']')
            .next()
            .and_then(|number| number.parse().ok())
    };
    lists.map(|list| number(list).expect("a number")).collect()
}

/// Checks that each list in the match refers to the play that was made, and returns the number of lists.
fn check_numbers(record: &MatchRecord) -> usize {
    let sgf = write_sgf(record).text;
    let numbers = numbers(&sgf);
    let again = read(sgf.as_bytes()).matches.remove(0);
    let mut listed = Vec::new();
    for game in &again.games {
        for (situation, made) in game.replay(&again.terms) {
            let RecordedAction::Play {
                played: Played::Legal(play),
                ..
            } = &made.action
            else {
                continue;
            };
            if let Some(analysis) = made
                .analysis
                .as_ref()
                .filter(|analysis| !analysis.candidates.is_empty())
            {
                listed.push((
                    situation.setup(made.player),
                    ways(play),
                    analysis.candidates.clone(),
                ));
            }
        }
    }
    assert_eq!(listed.len(), numbers.len());
    for ((before, made, candidates), nth) in listed.iter().zip(numbers) {
        assert_eq!(
            after(*before, &candidates[nth].moves),
            after(*before, made),
            "{made:?}"
        );
    }
    listed.len()
}

#[test]
fn the_number_of_a_play_is_found_by_its_position() {
    let mut lists = 0;
    for name in ["seven-points.xg", "seven-points.sgf"] {
        let mut record = read(&sample(name)).matches.remove(0);
        lists += check_numbers(&record);
        // The same moves in any other order, and with one checker's moves joined.
        for made in record.games.iter_mut().flat_map(|game| &mut game.moves) {
            for candidate in made
                .analysis
                .iter_mut()
                .flat_map(|analysis| &mut analysis.candidates)
            {
                candidate.moves.reverse();
            }
        }
        let sgf = write_sgf(&record).text;
        assert_eq!(
            numbers(&sgf),
            numbers(&write_sgf(&read(&sample(name)).matches[0]).text)
        );
    }
    assert!(lists > 300, "only {lists} lists");
}

#[test]
fn omits_a_list_that_lacks_the_play_that_was_made() {
    let mut record = read(&sample("seven-points.xg")).matches.remove(0);
    let first = &mut record.games[0].moves[0];
    let analysis = first.analysis.as_mut().expect("analysis");
    analysis.candidates.remove(0);
    let before = read(&sample("seven-points.xg")).matches.remove(0);
    let [fewer, all] = [&record, &before].map(|record| numbers(&write_sgf(record).text).len());
    assert_eq!(fewer + 1, all);
    assert!(write_sgf(&record).lost.contains(&Omission::Analysis));
}

fn cubes(record: &MatchRecord) -> Vec<ForeignCube> {
    let moves = record.games.iter().flat_map(|game| &game.moves);
    moves
        .filter_map(|made| made.analysis.as_ref()?.cube)
        .collect()
}

#[test]
fn cube_values_are_written_in_the_unit_of_the_format() {
    let mut record = read(&sample("seven-points.xg")).matches.remove(0);
    let written = write_sgf(&record);
    assert!(
        !written.text.contains("DA["),
        "equities of a match are no chances"
    );
    assert!(written.lost.contains(&Omission::Analysis));
    record.terms.length = 0;
    for game in &mut record.games {
        game.crawford = false;
    }
    let sgf = write_sgf(&record).text;
    assert!(sgf.contains("DA["));
    let again = read(sgf.as_bytes()).matches.remove(0);
    let (again, record) = (cubes(&again), cubes(&record));
    assert_eq!(again.len(), record.len());
    for (again, cube) in again.iter().zip(&record) {
        assert_eq!(
            (again.unit, again.level.plies()),
            (ForeignUnit::Equity, cube.level.plies().or(Some(0)))
        );
        assert!((again.no_double - cube.no_double).abs() < 1e-6);
        assert!((again.double_take - cube.double_take).abs() < 1e-6);
    }

    let mut record = read(&sample("seven-points.sgf")).matches.remove(0);
    assert!(write_sgf(&record).text.contains("DA["));
    record.terms.length = 0;
    assert!(!write_sgf(&record).text.contains("DA["));
    let units = cubes(&read(&sample("seven-points.sgf")).matches[0]);
    assert!(
        units
            .iter()
            .all(|cube| cube.unit == ForeignUnit::MatchChances)
    );
}
