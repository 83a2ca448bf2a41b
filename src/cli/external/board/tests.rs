use rules::Variant;

use super::*;

/// Board string from GNU Backgammon for an opening 63 in a match to 5.
const START: &str = "board:gnubg:root:5:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:\
                     1:6:3:6:3:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1";

/// Returns `START` with different numbers at these indices, which are counted from the first field after the names.
fn with(changes: &[(usize, i32)]) -> String {
    let mut words: Vec<String> = START.split(':').map(str::to_owned).collect();
    for &(at, number) in changes {
        words[at + 3] = number.to_string();
    }
    words.join(":")
}

#[test]
fn parses_the_opening_position() -> Result<(), String> {
    let question = Question::parse(START)?;
    assert_eq!(question.board, Board::start(Variant::Standard));
    assert_eq!(Some(question.request), roll([6, 3]).map(Request::Play));
    assert_eq!(question.context.access, CubeAccess::Centre);
    let Standing::Match(score) = question.context.standing else {
        panic!("a match");
    };
    assert_eq!(
        (score.own.points(), score.opponent.points(), score.crawford),
        (5, 5, Crawford::Ahead)
    );
    Ok(())
}

#[test]
fn all_colours_and_directions_yield_the_same_board() -> Result<(), String> {
    let board = Question::parse(START)?.board;
    let points: Vec<i32> = START
        .split(':')
        .skip(6)
        .take(26)
        .map_while(|word| word.parse().ok())
        .collect();
    // For the other colour, the signs are reversed; for the other direction, the order of the points is reversed.
    let other: Vec<(usize, i32)> = points
        .iter()
        .enumerate()
        .map(|(at, count)| (at + 3, -count))
        .collect();
    let negated = [other.as_slice(), &[(29, -1), (38, -1)]].concat();
    assert_eq!(Question::parse(&with(&negated))?.board, board);
    let back: Vec<(usize, i32)> = points
        .iter()
        .rev()
        .enumerate()
        .map(|(at, count)| (at + 3, *count))
        .collect();
    let turned = [back.as_slice(), &[(39, 1)]].concat();
    assert_eq!(Question::parse(&with(&turned))?.board, board);
    // Each side has one checker on the bar: the player's own at 25, the opponent's at 0.
    let barred = Question::parse(&with(&[(3, -1), (28, 1), (4, -1), (27, 1)]))?.board;
    assert_eq!((barred.own().at(25), barred.opponent().at(25)), (1, 1));
    // The missing checkers have been borne off.
    let off = Question::parse(&with(&[(27, 0)]))?.board;
    assert_eq!(off.own().off(), 2);
    Ok(())
}

#[test]
fn parses_dice_cube_and_score() -> Result<(), String> {
    let no_dice = [(30, 0), (31, 0), (32, 0), (33, 0)];
    let parse = |more: &[(usize, i32)]| Question::parse(&with(&[&no_dice, more].concat()));
    assert_eq!(parse(&[])?.request, Request::DoubleOrRoll);
    let doubled = parse(&[(37, 1), (34, 2), (36, 0)])?;
    assert_eq!(
        Some(doubled.request),
        CubeValue::new(4).map(Request::Respond)
    );
    // The board is from the perspective of the player who has doubled.
    assert_eq!(doubled.context.access, CubeAccess::Opponent);
    // When this side is on turn, the opponent's score comes first.
    let away = |question: Question| match question.context.standing {
        Standing::Match(score) => (score.own.points(), score.opponent.points(), score.crawford),
        Standing::Money { .. } => (0, 0, Crawford::Over),
    };
    assert_eq!(away(parse(&[(1, 4)])?), (5, 1, Crawford::Now));
    assert_eq!(away(parse(&[(1, 4), (48, 1)])?), (5, 1, Crawford::Over));
    // The decision is from the perspective of the player who has doubled and is 5-away.
    assert_eq!(
        away(parse(&[(1, 3), (37, 1), (29, -1)])?),
        (5, 2, Crawford::Ahead)
    );
    let named = with(&[&no_dice[..], &[(1, 4)]].concat()).replace("gnubg", "You");
    assert_eq!(away(Question::parse(&named)?), (1, 5, Crawford::Now));
    let money = parse(&[(0, 0)])?;
    assert!(matches!(money.context.standing, Standing::Money { .. }));
    Ok(())
}

#[test]
fn rejects_malformed_board_strings() {
    let bad = [
        vec![(29, -1)],
        vec![(30, 7)],
        vec![(30, -6)],
        vec![(34, 3)],
        vec![(34, -2)],
        vec![(34, 1 << 30), (37, 1)],
        vec![(38, 0)],
        vec![(39, 2)],
        vec![(0, 5), (1, 5)],
        vec![(0, i32::MIN), (1, i32::MAX)],
        vec![(0, 200)],
        // The table covers a match to 30 points at 21-21, but such matches are not supported.
        vec![(0, 30), (1, 21), (2, 21)],
        vec![(3, 1)],
        vec![(9, 6)],
        vec![(9, 300)],
        vec![(9, i32::MIN)],
        vec![(9, i32::MAX), (11, i32::MAX)],
    ];
    for changes in bad {
        assert!(Question::parse(&with(&changes)).is_err(), "{changes:?}");
    }
    for cut in 0..START.len() {
        let _refused_or_shorter = Question::parse(&START[..cut]);
    }
    for text in [
        "",
        "board:",
        "board",
        "hello",
        "board:a:b:5:0:x",
        &START.replace(':', ";"),
    ] {
        assert!(Question::parse(text).is_err(), "{text}");
    }
}
