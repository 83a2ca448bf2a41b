//! Set-up positions, and rolls without a play, in GNU Backgammon's files and in texts.

use record::{
    Format, MatchRecord, Played, RecordedAction, RemarkKind, decision_from_xgid, read_file,
    write_mat, write_sgf, xgid,
};
use rules::Decision;

use crate::{only, read};

/// Returns a file written by GNU Backgammon's `save position`: the board of `XGID=-b----E-C---eE---c-e----B-`, but with
/// Black, who moves upwards, on roll.
fn saved_position(on_roll: char, rest: &str) -> String {
    let sides = "AE[a:y]AW[f][f][f][f][f][h][h][h][m][m][m][m][m][x][x]AB[s][s][s][s][s][q][q][q][l][l][l][l][l][a][a]";
    format!(
        "(;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07.001]MI[length:7][game:0][ws:2][bs:3]PW[gnubg]PB[alice]RU[Crawford]\n;PL[{on_roll}]{sides}{rest})\n"
    )
}

/// Returns the XGIDs of the positions in a file.
fn ids(text: &str) -> Vec<String> {
    let reading = read(text.as_bytes());
    assert_eq!(reading.remarks, [], "{text}");
    let positions = reading.positions.iter();
    positions.map(|found| xgid(&found.decision)).collect()
}

#[test]
fn a_saved_position_is_a_decision_with_dice_and_cube() {
    let board = "-b----E-C---eE---c-e----B-";
    for (text, rest) in [
        (
            saved_position('B', "\n;CV[1]\n;CP[c]\n;PL[B]DI[42]"),
            ":0:0:-1:42:2:3:0:7:10",
        ),
        (
            saved_position('W', "\n;CV[1]\n;CP[c]\n;PL[W]DI[24]"),
            ":0:0:1:42:2:3:0:7:10",
        ),
        (saved_position('B', "\n;DI[42]"), ":0:0:-1:42:2:3:0:7:10"),
        (saved_position('B', "DI[66]"), ":0:0:-1:66:2:3:0:7:10"),
        (
            saved_position('B', "\n;CV[1]\n;CP[c]"),
            ":0:0:-1:00:2:3:0:7:10",
        ),
        (saved_position('W', "\n;PL[B]"), ":0:0:-1:00:2:3:0:7:10"),
        (
            saved_position('B', "\n;CV[2]\n;CP[w]"),
            ":1:1:-1:00:2:3:0:7:10",
        ),
        (
            saved_position('B', "\n;CV[4]CP[b]DI[31]"),
            ":2:-1:-1:31:2:3:0:7:10",
        ),
        (saved_position('B', "\n;B[double]"), ":0:0:-1:D:2:3:0:7:10"),
    ] {
        assert_eq!(ids(&text), [format!("XGID={board}{rest}")], "{text}");
    }
}

/// Returns the pending decision in a text's only game, and the types of the remarks.
fn awaited(text: &str) -> (Option<Decision>, Vec<RemarkKind>) {
    let (record, remarks) = only(text);
    (record.games[0].awaited(&record.terms), remarks)
}

const ROLLED: &str = "(;FF[4]GM[6]AP[GNU Backgammon:1.07.001]MI[length:7][game:0][ws:0][bs:0]PW[bob]PB[alice]\n;B[31qtst]\n;W[double]\n;B[take]\n;PL[W]DI[62])\n";
const LAST_ROLL: &str = " 7 point match\n\n Game 1\n alice : 0                      bob : 0\n  1) 31: 8/5 6/5                 42: 8/4 6/4\n  2) 63:\n";

#[test]
fn a_pending_last_roll_is_not_an_unknown_play() {
    let text = " 7 point match\n\n Game 1\n Ann : 0        Ben : 0\n  1) 31: 8/5 6/5      42: 8/4 6/4\n  2) 63:\n";
    let unfollowed = |text: &str| {
        let reading = record::read_file(text.as_bytes()).expect("a match");
        reading.matches[0].unfollowed_plays()
    };
    assert_eq!(unfollowed(text), 0);
    assert_eq!(
        unfollowed(&text.replace("63:", "63: ????      31: 13/9")),
        1
    );
}

#[test]
fn the_last_roll_is_a_pending_decision() {
    for (text, id) in [
        (ROLLED, "XGID=-b----E-C---eE---c-e----B-"),
        (LAST_ROLL, "63"),
    ] {
        let (record, remarks) = only(text);
        assert_eq!(remarks, [RemarkKind::Unfinished], "{text}");
        let game = &record.games[0];
        assert!(game.waiting_roll().is_some());
        let last = game.decided_moves(&record.terms).pop().expect("a decision");
        // The decision to roll has been made, but the play has not.
        assert!(last.decided.is_ok(), "{last:?}");
        let decision = game.awaited(&record.terms).expect("a roll waits");
        assert!(
            decision.roll().is_some()
                && xgid(&decision).contains(if id == "63" { ":63:" } else { ":62:" })
        );
        for written in [write_mat(&record), write_sgf(&record)] {
            assert_eq!(written.lost, [], "{}", written.text);
            let (again, _) = only(&written.text);
            assert_eq!(again.games[0].moves, game.moves, "{}", written.text);
            assert!(!written.text.contains(":00:"), "{}", written.text);
            assert!(!written.text.contains("????"), "{}", written.text);
        }
    }
}

#[test]
fn every_pending_decision_survives_its_record() {
    for id in [
        "XGID=-b----E-C---eE---c-e----B-:1:1:-1:42:2:3:0:7:10",
        "XGID=-b----E-C---eE---c-e----B-:1:1:1:00:2:3:0:7:10",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:2:3:0:7:10",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:6:3:1:7:10",
        "XGID=-b----E-C---eE---c-e----B-:2:-1:-1:D:0:0:3:0:10",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:B:0:0:2:0:10",
    ] {
        let decision = decision_from_xgid(id).expect("an ID");
        let record = MatchRecord::from_decision(&decision);
        let game = &record.games[0];
        assert_eq!(game.awaited(&record.terms), Some(decision), "{id}");
        for written in [write_mat(&record), write_sgf(&record)] {
            let reading = read(written.text.as_bytes());
            let record = &reading.matches[0];
            let again = record.games[0].awaited(&record.terms);
            assert_eq!(
                again.as_ref().map(xgid).as_deref(),
                Some(id),
                "{}",
                written.text
            );
        }
    }
}

#[test]
fn a_roll_is_merged_with_the_play_that_follows() {
    let played = ROLLED.replace("DI[62])", "DI[62]\n;W[62xrmk])");
    let (record, remarks) = only(&played);
    assert_eq!(remarks, [RemarkKind::Unfinished]);
    let last = record.games[0].moves.last().expect("a move");
    assert!(matches!(
        &last.action,
        RecordedAction::Play {
            played: Played::Legal(_),
            ..
        }
    ));
    assert_eq!(record.games[0].moves.len(), 4);
    // The play is unknown if the other player continues.
    let skipped = ROLLED.replace("DI[62])", "DI[62]\n;B[42qusu])");
    let (record, remarks) = only(&skipped);
    assert_eq!(record.games[0].moves.len(), 5);
    assert!(
        matches!(remarks[0], RemarkKind::HiddenPlay(_))
            || matches!(remarks[1], RemarkKind::HiddenPlay(_)),
        "{remarks:?}"
    );
    let bad = ROLLED.replace("DI[62]", "DI[72]");
    assert!(only(&bad).1.contains(&RemarkKind::BadDice("72".to_owned())));
}

#[test]
fn an_unfinished_game_has_a_pending_decision() {
    let text = |rows: &str| {
        format!(
            " 7 point match\n\n Game 1\n alice : 0                      bob : 0\n  1) 31: 8/5 6/5                 42: 8/4 6/4\n{rows}"
        )
    };
    for (rows, expected) in [
        ("", Some("1:00")),
        ("  2) 61: 13/7 8/7\n", Some("-1:00")),
        ("  2)  Doubles => 2\n", Some("1:D")),
        ("  2)  Doubles => 2               Takes\n", Some("1:00")),
        ("  2)  Doubles => 2               Drops\n", None),
        ("  2) 61: ????                    42:\n", None),
        ("  2) 61: 13/7 8/7                66: ????\n", Some("-1:66")),
    ] {
        let (decision, _) = awaited(&text(rows));
        let found = decision.map(|decision| {
            let id = xgid(&decision);
            let fields: Vec<&str> = id.split(':').collect();
            format!("{}:{}", fields[3], fields[4])
        });
        assert_eq!(found.as_deref(), expected, "{rows}");
    }
}

#[test]
fn a_position_in_a_text_retains_its_dice_in_every_format() {
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:42:2:3:0:7:10";
    let text = format!(
        " 7 point match\n\n Game 1\n; Set Pos={id}\n alice : 2                      bob : 3\n"
    );
    let reading = read(text.as_bytes());
    assert_eq!(reading.format, Format::Positions);
    let position = saved_position('B', "\n;CV[1]\n;CP[c]\n;PL[B]DI[42]");
    let record: MatchRecord = read(position.as_bytes()).matches.remove(0);
    for written in [write_mat(&record), write_sgf(&record)] {
        assert_eq!(ids(&written.text), [id], "{}", written.text);
    }
    let of_text = MatchRecord::from_decision(&reading.positions[0].decision);
    assert_eq!(ids(&write_mat(&of_text).text), [id]);
    // A game with such a position, and other games in the same file.
    let games = format!(
        "{LAST_ROLL}\n Game 2\n; Set Pos={id}\n alice : 2                      bob : 3\n\n"
    );
    let record = read_file(games.as_bytes())
        .expect("a match")
        .matches
        .remove(0);
    let decision = record.games[1].awaited(&record.terms).expect("a position");
    assert!(xgid(&decision).contains(":-1:42:"), "{}", xgid(&decision));
}

#[test]
fn a_set_up_after_the_dice_is_applied() {
    let board = "-b----E-C---eE---c-e----B-";
    let cube_after = saved_position('W', ";PL[W]DI[42];CV[2];CP[w]");
    assert_eq!(
        ids(&cube_after),
        [format!("XGID={board}:1:1:1:42:2:3:0:7:10")]
    );
    let played = saved_position('W', ";PL[W]DI[42];CV[2];CP[w];W[42hdfd]");
    let text = format!(
        " 7 point match\n\n Game 1\n alice : 2        bob : 3\n; Set Pos=XGID={board}:0:0:1:42:2:3:0:7:10\n; Set Cube=2:1\n  1) 42: 8/4 6/4\n"
    );
    for text in [&played, &text] {
        let (record, remarks) = only(text);
        assert_eq!(remarks, [RemarkKind::Unfinished], "{text}");
        let moves = &record.games[0].moves;
        let is_cube = |action: &RecordedAction| matches!(action, RecordedAction::SetCube(cube) if cube.value.points() == 2);
        assert!(is_cube(&moves[moves.len() - 2].action), "{text}: {moves:?}");
        let last = &moves[moves.len() - 1].action;
        assert!(
            matches!(
                last,
                RecordedAction::Play {
                    played: Played::Legal(_),
                    ..
                }
            ),
            "{text}: {moves:?}"
        );
        let plays = moves
            .iter()
            .filter(|made| matches!(made.action, RecordedAction::Play { .. }));
        assert_eq!(plays.count(), 1, "{text}: {moves:?}");
    }
}

#[test]
fn a_second_position_discards_the_dice_of_the_first() {
    let second = ";PL[W]AE[a:y]AW[f][f][d][d][d]AB[s][s][s]";
    let text = saved_position('W', &format!(";PL[W]DI[42]{second}"));
    let set_ups = |text: &str| {
        let (record, _) = only(text);
        let moves = record.games[0].moves.clone();
        let is_set_up =
            |made: &&record::RecordedMove| matches!(made.action, RecordedAction::SetUp(_));
        (moves.iter().filter(is_set_up).count(), moves.len())
    };
    assert_eq!(set_ups(&text), (2, 2));
    let played = saved_position('W', &format!(";PL[W]DI[42]{second};W[42fbfd]"));
    assert_eq!(set_ups(&played), (2, 3));
}

#[test]
fn an_answer_or_result_retains_the_roll_before_it() {
    let ended = ROLLED.replace("PB[alice]", "PB[alice]RE[B+1]");
    for text in [ended, ROLLED.replace("DI[62])", "DI[62]\n;B[take])")] {
        let (record, _) = only(&text);
        let moves = &record.games[0].moves;
        let rolls = moves.iter().filter(|made| {
            matches!(
                &made.action,
                RecordedAction::Play {
                    played: Played::Unknown,
                    ..
                }
            )
        });
        assert_eq!(rolls.count(), 1, "{text}: {moves:?}");
        let roll = moves.iter().position(|made| {
            matches!(
                &made.action,
                RecordedAction::Play {
                    played: Played::Unknown,
                    ..
                }
            )
        });
        assert_eq!(roll, Some(3), "{text}: {moves:?}");
    }
}

#[test]
fn a_range_beyond_the_alphabet_clears_no_point() {
    let reading = |range: &str| {
        let text = saved_position('W', "").replace("AE[a:y]", &format!("AE[a:y]AE[{range}]"));
        read(text.as_bytes()).positions.len()
    };
    assert_eq!([reading("a:z"), reading("!:~")], [1, 1]);
    let one = "(;FF[4]GM[6]MI[length:7][game:0][ws:0][bs:0]\n;PL[W]AE[!:~]AW[f]\n;W[31hefe])\n";
    // No point was cleared, so White has one checker too many.
    let refused = RemarkKind::NotUnderstood("AE AW AB".to_owned());
    assert_eq!(only(one).1, [refused, RemarkKind::Unfinished]);
}
