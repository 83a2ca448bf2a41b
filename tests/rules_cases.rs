//! Position cases for the rules, exact sets of plays confirmed by GNU Backgammon, and bugs in other programs.

use std::collections::BTreeSet;

use record::{board_from_id, parse_play, position_id, print_play};
use rules::{Board, Die, Draft, DraftError, Origin, Roll, Step, Variant, legal_plays};
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    id: String,
    position_id: String,
    dice: [u8; 2],
    expect_positions: Vec<String>,
    result: Option<String>,
}

fn cases() -> Vec<Case> {
    let text = include_str!("data/rules_cases.json");
    serde_json::from_str(text).expect("the cases are a list of cases")
}

/// Returns the variant of a case's position; the position ID does not contain the variant (R83).
fn variant(case: &Case) -> Variant {
    match case.id.as_str() {
        "V02" | "V03" => Variant::Hypergammon,
        "V06" => Variant::Hypergammon1,
        _ => Variant::Standard,
    }
}

fn roll([a, b]: [u8; 2]) -> Roll {
    let die = |pips| Die::new(pips).expect("1 to 6");
    Roll::new(die(a), die(b))
}

fn board(id: &str) -> Board {
    board_from_id(id, Variant::Standard).expect("an ID of the rules")
}

#[test]
fn every_position_case_has_exactly_its_legal_plays() {
    let cases = cases();
    assert_eq!(cases.len(), 143);
    for case in &cases {
        let board = board_from_id(&case.position_id, variant(case)).expect(&case.id);
        let plays = legal_plays(&board, roll(case.dice));
        let found: BTreeSet<String> = plays
            .iter()
            .map(|legal| position_id(&legal.after))
            .collect();
        let expected: BTreeSet<String> = case.expect_positions.iter().cloned().collect();
        assert_eq!(found, expected, "{}", case.id);
        assert_eq!(
            plays.len(),
            expected.len(),
            "{}: a result is listed twice",
            case.id
        );
    }
}

#[test]
fn every_printed_play_of_a_case_leads_to_its_position() {
    for case in cases() {
        let board = board_from_id(&case.position_id, variant(&case)).expect(&case.id);
        let roll = roll(case.dice);
        for legal in legal_plays(&board, roll) {
            let text = print_play(&board, &legal.play);
            let play = parse_play(&board, roll, &text);
            let play = play.unwrap_or_else(|why| panic!("{} {text}: {why}", case.id));
            assert_eq!(
                board.play(roll, &play),
                Ok(legal.after),
                "{} {text}",
                case.id
            );
        }
    }
}

#[test]
fn cases_that_end_the_game_leave_a_side_without_checkers() {
    let ending: Vec<Case> = cases()
        .into_iter()
        .filter(|case| case.result.is_some())
        .collect();
    assert!(ending.len() >= 10);
    for case in ending {
        let board = board_from_id(&case.position_id, variant(&case)).expect(&case.id);
        let plays = legal_plays(&board, roll(case.dice));
        assert!(
            plays.iter().any(|legal| legal.after.opponent().is_off()),
            "{}",
            case.id
        );
    }
}

/// Returns the plays in the tables' columns of legal and illegal plays, as printed there.
fn tables() -> Vec<(String, Vec<String>, Vec<String>)> {
    let text = include_str!("data/rules.md");
    let quoted = |cell: &str| -> Vec<String> {
        cell.split('`')
            .skip(1)
            .step_by(2)
            .map(str::to_owned)
            .collect()
    };
    let rows = text.lines().filter_map(|line| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, id, _, _, _, _, legal, forbidden, ..] = cells[..] else {
            return None;
        };
        Some((id.to_owned(), quoted(legal), quoted(forbidden)))
    });
    rows.collect()
}

#[test]
fn the_legal_plays_in_the_tables_are_accepted_and_the_illegal_ones_rejected() {
    let tables = tables();
    let (mut read, mut refused) = (0, 0);
    for case in cases() {
        let Some((_, legal, forbidden)) = tables.iter().find(|(id, ..)| *id == case.id) else {
            continue;
        };
        let board = board_from_id(&case.position_id, variant(&case)).expect(&case.id);
        let roll = roll(case.dice);
        for text in legal {
            let play = parse_play(&board, roll, text);
            let play = play.unwrap_or_else(|why| panic!("{} {text}: {why}", case.id));
            let after = board.play(roll, &play).expect(text);
            assert!(
                case.expect_positions.contains(&position_id(&after)),
                "{} {text}",
                case.id
            );
            read += 1;
        }
        for text in forbidden {
            assert!(
                parse_play(&board, roll, text).is_err(),
                "{} {text}",
                case.id
            );
            refused += 1;
        }
    }
    assert!(read > 100, "only {read} printed plays were found");
    assert_eq!(refused, 112);
}

fn step(from: u8, die: u8) -> Step {
    Step {
        from: Origin::from_number(from).expect("a place"),
        die: Die::new(die).expect("1 to 6"),
    }
}

fn draft(id: &str, dice: [u8; 2]) -> Draft {
    Draft::new(board(id), roll(dice))
}

/// Returns the board with these checkers, whose points are numbered from the perspective of the player on roll.
fn setup(own: &[(usize, u8)], opponent: &[(usize, u8)]) -> Board {
    let side = |places: &[(usize, u8)], number: fn(usize) -> usize| {
        let mut counts = [0; 26];
        for &(place, count) in places {
            counts[number(place)] = count;
        }
        counts[0] = 15 - counts.iter().sum::<u8>();
        counts
    };
    let setup = rules::Setup {
        own: side(own, |number| number),
        opponent: side(opponent, |number| 25 - number),
    };
    Board::try_from(setup).expect("a position that can occur")
}

#[test]
fn wildbg_29_both_dice_are_played_when_only_one_entry_is_legal() {
    let board = setup(
        &[(6, 13), (8, 1), (24, 1)],
        &[(4, 2), (16, 2), (18, 3), (19, 4), (20, 4)],
    );
    let plays = legal_plays(&board, roll([6, 2]));
    let printed: Vec<String> = plays
        .iter()
        .map(|legal| print_play(&board, &legal.play))
        .collect();
    assert_eq!(printed, ["24/22 8/2"]);
}

#[test]
fn t_games_193_194_bearing_off_with_few_checkers_either_die_may_come_first() {
    let draft = draft("d7cNAAAiAAAAAA", [4, 2]);
    let options = draft.options();
    assert!(options.contains(&step(2, 2)) && options.contains(&step(5, 4)));
}

#[test]
fn matrix_os_321_the_player_chooses_the_die_that_bears_off_a_checker() {
    let id = "d7cNAAAoAAAAAA";
    let mut with_four = draft(id, [6, 4]);
    with_four.step(step(4, 4)).expect("4/off with the 4");
    assert_eq!(with_four.options(), [step(5, 6)]);
    let mut inside = draft(id, [6, 4]);
    inside.step(step(5, 4)).expect("5/1 with the 4");
    assert_eq!(inside.options(), [step(4, 6)]);
    assert!(
        draft(id, [6, 4]).step(step(4, 6)).is_err(),
        "the 6 takes the highest checker"
    );
}

#[test]
fn open_spiel_514_a_double_is_one_turn_of_four_moves() {
    let mut draft = draft("4HPwATDgc/ABMA", [6, 6]);
    for from in [24, 24, 13, 13] {
        draft.step(step(from, 6)).expect("a 6 can be played");
        assert_eq!(draft.dice().len(), 4);
    }
    assert!(draft.is_complete());
}

#[test]
fn td_gammon_3_a_double_from_the_bar_enters_before_other_moves() {
    let mut draft = draft("4HPwATDgc/ABYA", [1, 1]);
    let first: BTreeSet<u8> = draft
        .options()
        .iter()
        .map(|step| step.from.number())
        .collect();
    assert_eq!(first, BTreeSet::from([25]));
    for _ in 0..2 {
        draft.step(step(25, 1)).expect("it enters");
    }
    assert!(draft.options().len() > 1);
}

#[test]
fn bsdgames_11_several_moves_do_not_count_as_one() {
    assert!(legal_plays(&board("4HPwATDgc/ABMA"), roll([2, 1])).len() > 10);
}

#[test]
fn r28_r25_rejects_a_step_that_would_lose_a_die_and_gives_the_reason() {
    // G13: playing the 5 first would make the 2 unplayable.
    let lost = draft("8ONjABjHBAAAAA", [5, 2]).step(step(6, 5));
    assert_eq!(lost, Err(DraftError::LosesDie(Die::ALL[1])));
    // F21: a checker can enter with either number, but only one of them can be played.
    let lower = draft("G9uMAwDf9wAAQA", [4, 3]).step(step(25, 3));
    assert_eq!(lower, Err(DraftError::HigherNumber(Die::ALL[3])));
}

#[test]
fn r21_offers_both_routes_of_a_combined_move_if_they_hit_differently() {
    let draft = draft("eB+wyADf9wAQAA", [6, 3]);
    let from = Origin::from_number(15).expect("a point");
    let ways: Vec<_> = draft
        .targets(from)
        .into_iter()
        .filter(|target| target.to.number() == 6)
        .collect();
    assert_eq!(ways.len(), 2);
    assert!(ways.iter().all(|way| way.hits && way.via.len() == 2));
}
