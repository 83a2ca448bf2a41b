//! GNU Backgammon's analysis in hand-written .sgf files: evaluations, rollouts, marks and encodings.

use record::{ForeignLevel, ForeignUnit, LuckMark, MatchRecord, MoveAnalysis, write_sgf};

use crate::{only, read};

/// Returns a file with these nodes, the first of which follows the root.
fn file(length: u8, nodes: &str) -> String {
    format!(
        "(;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07]MI[length:{length}][game:0][ws:0][bs:0]PW[A]PB[B]RU[Crawford]CV[1]{nodes})\n"
    )
}

fn analysis(record: &MatchRecord, nth: usize) -> &MoveAnalysis {
    record.games[0].moves[nth]
        .analysis
        .as_ref()
        .expect("an analysis")
}

const ROLLED_OUT: &str = "hefe X ver 3 Score 0.18 0.12 Trials 36 Output 0.55 0.13 0.005 0.12 0.003 0.12 0.51 StdDev 0.01 0.01 0.01 0.01 0.01 0.01 0.01 SK 0";
const EVALUATED: &str = "xwfc E ver 3 0.50 0.12 0.006 0.14 0.006 -0.02 2C 0 1 0.0 1";

#[test]
fn a_rollout_has_chances_and_an_equity() {
    for [first, second] in [[ROLLED_OUT, EVALUATED], [EVALUATED, ROLLED_OUT]] {
        let text = file(7, &format!("\n;W[31hefe]A[0][{first}][{second}]"));
        let (record, _) = only(&text);
        let found = analysis(&record, 0);
        assert_eq!(found.candidates.len(), 2);
        let rolled_out = found
            .candidates
            .iter()
            .find(|one| one.moves == [[8, 5], [6, 5]]);
        let rolled_out = rolled_out.expect("the play that was rolled out");
        assert_eq!(
            (rolled_out.equity, rolled_out.level),
            (0.18, ForeignLevel::Rollout)
        );
        let chances = rolled_out.chances.listed().to_vec();
        assert_eq!(chances, vec![0.55, 0.13, 0.005, 0.12, 0.003]);
        let evaluated = found
            .candidates
            .iter()
            .find(|one| one.level == ForeignLevel::Plies(2));
        assert_eq!(evaluated.map(|one| one.equity), Some(-0.02));
    }
}

#[test]
fn a_cube_decision_is_read_from_an_evaluation_and_from_a_rollout() {
    let rolled_out = "X ver 3 Eq Trials 36 NoDouble Output 0.55 0.13 0.005 0.12 0.003 0.122 0.511 StdDev 0 0 0 0 0 0 0 DoubleTake Output 0.55 0.13 0.005 0.12 0.003 0.123 0.495 StdDev 0 0 0 0 0 0 0 SK 0";
    let evaluated = "E ver 3 2C 1 0.0 1 0.55 0.13 0.005 0.12 0.003 0.122 0.511 0.55 0.13 0.005 0.12 0.003 0.122 0.495";
    let old = "E 0.55 0.13 0.005 0.12 0.003 0.122 0.511 0.55 0.13 0.005 0.12 0.003 0.122 0.495";
    for (length, value, level) in [
        (7, rolled_out, ForeignLevel::Rollout),
        (0, rolled_out, ForeignLevel::Rollout),
        (7, evaluated, ForeignLevel::Plies(2)),
        (0, old, ForeignLevel::Unknown),
    ] {
        let text = file(length, &format!("\n;W[31hefe]\n;B[42qusu]DA[{value}]"));
        let (record, _) = only(&text);
        let cube = analysis(&record, 1).cube.expect("a cube decision");
        assert_eq!((cube.no_double, cube.double_take), (0.511, 0.495));
        assert_eq!((cube.cubeless, cube.level), (Some(0.122), level));
        assert_eq!(cube.chances.map(|chances| chances.win), Some(0.55));
        let in_match = cube.unit == ForeignUnit::MatchChances;
        assert_eq!(in_match, length > 0);
        // The cubeless equity at the score differs from the one for money.
        let again = only(&write_sgf(&record).text).0;
        assert_eq!(
            analysis(&again, 1).cube.and_then(|cube| cube.cubeless),
            Some(0.122)
        );
    }
}

#[test]
fn damaged_values_give_no_analysis() {
    for value in [
        "",
        "X",
        "X ver 3",
        "X ver 3 Output 0.5",
        "E",
        "E ver",
        "E ver 3 2C",
        "E ver 3 0.5 0.1",
        "Q 1 2 3",
    ] {
        let nodes = format!("\n;W[31hefe]A[0][hefe {value}]DA[{value}]\n;B[42qusu]");
        let (record, _) = only(&file(7, &nodes));
        assert_eq!(record.games[0].moves[0].analysis, None, "{value}");
    }
}

#[test]
fn the_play_that_was_made_is_found_by_its_position() {
    let equities = ["0.15", "0.05", "-0.02"];
    // 13/10 10/9 is the same as 13/9, regardless of the number in A.
    let listed = ["hefe", "mi", "xwfc"].into_iter().zip(equities);
    let listed: Vec<String> = listed
        .map(|(moves, equity)| format!("[{moves} E ver 3 0.5 0.1 0 0.1 0 {equity} 0C 0 1 0.0 1]"))
        .collect();
    let listed = listed.concat();
    for (play, number, loss) in [
        ("mjji", "0", Some(0.1)),
        ("mi", "1", Some(0.1)),
        ("mjji", "2", Some(0.1)),
        ("hefe", "1", Some(0.0)),
        ("fehe", "2", Some(0.0)),
        ("fcxw", "0", Some(0.17)),
        // For a play that is not listed, only the number counts.
        ("xuxw", "2", Some(0.17)),
        ("xuxw", "9", None),
        ("xuxw", "", None),
    ] {
        let (record, _) = only(&file(7, &format!("\n;W[31{play}]A[{number}]{listed}")));
        let found = analysis(&record, 0).play_error;
        let rounded = found.map(|loss| (loss * 1e6).round() / 1e6);
        assert_eq!(rounded, loss, "{play} {number}");
    }
}

#[test]
fn luck_marks_are_from_the_perspective_of_the_player_who_rolled() {
    for (mark, [white, black]) in [
        ("GW[1]", [LuckMark::Lucky, LuckMark::Unlucky]),
        ("GW[2]", [LuckMark::VeryLucky, LuckMark::VeryUnlucky]),
        ("GB[1]", [LuckMark::Unlucky, LuckMark::Lucky]),
        ("GB[2]", [LuckMark::VeryUnlucky, LuckMark::VeryLucky]),
    ] {
        let text = file(7, &format!("\n;W[31hefe]LU[0.3]{mark}\n;B[42qusu]{mark}"));
        let (record, _) = only(&text);
        let marks = [0, 1].map(|nth| analysis(&record, nth).luck_mark);
        assert_eq!(marks, [Some(white), Some(black)], "{mark}");
        let again = only(&write_sgf(&record).text).0;
        assert_eq!(again, record);
        assert_eq!(MatchRecord::from_stored(&record.to_stored()), Ok(record));
    }
}

#[test]
fn names_are_decoded_with_the_encoding_specified_in_the_file() {
    for (label, bytes, name) in [
        ("Shift_JIS", &b"\x8eR\x93c"[..], "山田"),
        ("ISO-8859-2", b"Dvo\xf8\xe1k", "Dvořák"),
        ("windows-1251", b"\xc8\xe2\xe0\xed", "Иван"),
        ("UTF-8", "Zoë".as_bytes(), "Zoë"),
    ] {
        let text = file(5, "\n;W[31hefe]").replace("UTF-8", label);
        let (before, after) = text.split_once("PW[A]").expect("a name");
        let bytes = [before.as_bytes(), b"PW[", bytes, b"]", after.as_bytes()].concat();
        let reading = read(&bytes);
        assert_eq!(reading.matches[0].players.white.name, name, "{label}");
        assert_eq!(reading.remarks.len(), 1, "{:?}", reading.remarks);
    }
}

#[test]
fn a_rollout_of_a_cube_decision_survives_a_round_trip() {
    let rolled_out = "X ver 3 Eq Trials 36 NoDouble Output 0.55 0.13 0.005 0.12 0.003 0.122 0.511 StdDev 0 0 0 0 0 0 0 DoubleTake Output 0.55 0.13 0.005 0.12 0.003 0.123 0.495 StdDev 0 0 0 0 0 0 0 SK 0";
    let text = file(7, &format!("\n;W[31hefe]\n;B[42qusu]DA[{rolled_out}]"));
    let (mut record, _) = only(&text);
    let cube = analysis(&record, 1).cube;
    let written = record::write_sgf(&record);
    assert_eq!(written.lost, []);
    assert_eq!(analysis(&only(&written.text).0, 1).cube, cube);
    // The format cannot express truncated rollouts.
    let found = record.games[0].moves[1].analysis.as_mut();
    if let Some(cube) = found.and_then(|found| found.cube.as_mut()) {
        cube.level = ForeignLevel::Roller(2);
    }
    assert_eq!(
        record::write_sgf(&record).lost,
        [record::Omission::Analysis]
    );
}
