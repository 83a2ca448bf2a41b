use rules::{Board, Setup, Variant};

use super::*;
use crate::{ErrorKind, Lean};

fn side(places: &[(usize, u8)]) -> [u8; 26] {
    let mut counts = [0; 26];
    for &(place, count) in places {
        counts[place] = count;
    }
    counts
}

fn board(own: &[(usize, u8)], opponent: &[(usize, u8)]) -> Board {
    let (mut own, mut opponent) = (side(own), side(opponent));
    own[0] = 15 - own.iter().sum::<u8>();
    opponent[0] = 15 - opponent.iter().sum::<u8>();
    Board::try_from(Setup { own, opponent }).expect("a possible position")
}

pub(super) fn pattern(own: &[(usize, u8)], opponent: &[(usize, u8)], empty: &[u32]) -> Pattern {
    Pattern {
        at_least: Setup {
            own: side(own),
            opponent: side(opponent),
        },
        empty: empty.iter().map(|point| 1 << point).sum(),
        is_exact: false,
        either_side: false,
    }
}

#[test]
fn a_pattern_requires_checkers_and_empty_points_and_ignores_the_rest() {
    let start = Board::start(Variant::Standard);
    assert!(pattern(&[(24, 2), (6, 3)], &[(13, 1)], &[2, 23]).matches(&start));
    assert!(!pattern(&[(24, 3)], &[], &[]).matches(&start));
    assert!(!pattern(&[], &[], &[24]).matches(&start), "own checkers");
    assert!(
        !pattern(&[], &[], &[1]).matches(&start),
        "the opponent's checkers"
    );
    assert!(pattern(&[], &[], &[]).is_any() && !pattern(&[], &[], &[7]).is_any());
}

#[test]
fn a_pattern_for_either_side_matches_swapped_sides() {
    let one = board(&[(5, 2), (6, 3)], &[(21, 2)]);
    let mut wanted = pattern(&[(21, 2)], &[(5, 2)], &[]);
    assert!(!wanted.matches(&one));
    wanted.either_side = true;
    assert!(wanted.matches(&one));
}

#[test]
fn an_exact_position_does_not_match_one_with_an_additional_checker() {
    let start = Board::start(Variant::Standard);
    let exact = Pattern::exactly(start);
    assert!(exact.matches(&start) && exact.matches(&start.flipped()));
    let mut other: Setup = start.into();
    (other.own[6], other.own[5]) = (4, 1);
    assert!(!exact.matches(&Board::try_from(other).expect("possible")));
}

#[test]
fn textbook_positions_have_the_expected_structures() {
    let has = |own: &[(usize, u8)], opponent: &[(usize, u8)], structure| {
        let found = Structures::of(&board(own, opponent));
        let flipped = Structures::of(&board(own, opponent).flipped());
        assert_eq!(found.has_own(structure), flipped.has_other(structure));
        found.has_own(structure)
    };
    let far: &[(usize, u8)] = &[(24, 2)];
    let prime: &[(usize, u8)] = &[(4, 2), (5, 2), (6, 2), (7, 2), (8, 2)];
    assert!(has(prime, far, Structure::PrimeOfFive) && has(prime, far, Structure::PrimeOfFour));
    assert!(!has(prime, far, Structure::PrimeOfSix));
    assert!(!has(
        &[(4, 2), (5, 2), (6, 1), (7, 2), (8, 2)],
        far,
        Structure::PrimeOfFour
    ));
    let closed: Vec<(usize, u8)> = (1..=6).map(|point| (point, 2)).collect();
    let bar: &[(usize, u8)] = &[(25, 2), (10, 3)];
    assert!(
        has(&closed, bar, Structure::ClosedBoard) && has(&closed, bar, Structure::FivePointBoard)
    );
    assert!(has(bar, &closed, Structure::TwoOnBar) && has(bar, &closed, Structure::OnBar));
    assert!(has(&closed, bar, Structure::BearingOff));
    let ace: &[(usize, u8)] = &[(24, 2), (6, 5), (5, 4), (4, 4)];
    assert!(has(ace, &[(6, 4), (5, 4), (4, 3)], Structure::AcePointGame));
    assert!(
        !has(ace, &[(13, 1), (6, 4), (5, 4)], Structure::AcePointGame),
        "not past"
    );
    assert!(
        !has(
            &[(24, 2), (22, 2), (6, 5)],
            &[(6, 4)],
            Structure::AcePointGame
        ),
        "two anchors"
    );
}

#[test]
fn the_distance_counts_pips_and_made_points_and_is_symmetric() {
    let one = board(&[(8, 3), (6, 2)], &[(24, 2)]);
    let other = board(&[(8, 2), (6, 2), (5, 1)], &[(24, 2)]);
    assert_eq!(distance(&one, &one), 0);
    assert_eq!(distance(&one, &other), 3, "8/5");
    assert_eq!(distance(&other, &one), 3);
    let made = board(&[(8, 2), (6, 1), (5, 2)], &[(24, 2)]);
    assert_eq!(
        distance(&other, &made),
        5,
        "6/5 makes one point and breaks another"
    );
}

#[test]
fn a_query_survives_a_round_trip_and_damaged_or_long_text_is_rejected() {
    let query = FindQuery {
        board: Some(BoardQuery::Pattern(pattern(&[(6, 2)], &[(20, 2)], &[7]))),
        structures: vec![(Whose::Either, Structure::PrimeOfFive)],
        dice: [Some(6), None],
        score: Some(ScoreQuery::Away(2, 4)),
        error: Some(ErrorDirection(ErrorKind::Blots, Lean::Second)),
        opponent: Some("ann".to_owned()),
        ..FindQuery::default()
    };
    let text = query.to_text();
    assert_eq!(FindQuery::from_text(&text), Some(query));
    assert_eq!(FindQuery::from_text("{}"), Some(FindQuery::default()));
    let long = format!("{{\"opponent\":\"{}\"}}", "x".repeat(5_000));
    for bad in [
        "",
        "{\"dice\":3}",
        "{\"board\":{\"like\":1}}",
        &text[..40],
        &long,
    ] {
        assert_eq!(FindQuery::from_text(bad), None, "{bad}");
    }
}
