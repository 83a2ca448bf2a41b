//! Records of every type: positions, cube actions, ends of games, and numbers out of range.

use record::{
    ForeignLevel, Played, RecordedAction, RemarkKind, read_file, write_mat, write_sgf, xgid,
};
use rules::{Decision, EndedBy, Player, Question, Setup, Variant, legal_plays};

use super::{
    board,
    file::{CubeAction, UNPLAYED, XgFile, flipped, places},
    kinds, position, random_matches, roll,
};
use crate::read;

#[test]
fn a_roll_without_a_play_is_an_unknown_play() {
    let start = Variant::Standard.setup();
    let mut file = XgFile::of_position(Some(start));
    file.play(Player::White, roll(6, 3), UNPLAYED, start, None);
    file.end(Player::Black, 1, 101);
    let reading = read(&file.bytes());
    assert_eq!(kinds(&reading), [&RemarkKind::HiddenPlay(roll(6, 3))]);
    let game = &reading.matches[0].games[0];
    let RecordedAction::Play { played, .. } = &game.moves[0].action else {
        panic!("a play");
    };
    assert_eq!(*played, Played::Unknown);
    let text =
        "0 point match\n\n Game 1\n Ann : 0       Bob : 0\n  1) 63: ????\n      Wins 1 point\n";
    let text = read(text.as_bytes());
    assert_eq!(text.matches[0].games[0].moves, game.moves);
    assert_eq!(
        game.result.map(|result| (result.winner, result.points)),
        Some((Player::Black, 1))
    );
}

fn only_decision(file: &XgFile) -> Decision {
    let reading = read(&file.bytes());
    assert_eq!(reading.remarks, []);
    assert_eq!(reading.positions.len(), 1);
    reading.positions[0].decision
}

#[test]
fn a_file_with_one_position_has_a_pending_decision() {
    let shown = position(
        &[(5, 1), (6, 4), (8, 3), (13, 5), (23, 1), (24, 1)],
        &[(6, 5), (8, 3), (13, 5), (24, 2)],
    );
    for before in [shown, Variant::Standard.setup()] {
        for player in Player::BOTH {
            for opening in [None, Some(before)] {
                let cube = |double| CubeAction {
                    player,
                    before,
                    double,
                    answers: [-1; 3],
                };
                let own = if player == Player::White {
                    before
                } else {
                    flipped(before)
                };
                let mut file = XgFile::of_position(opening);
                file.cube(&cube(-2));
                file.play(player, roll(6, 5), UNPLAYED, before, None);
                let decision = only_decision(&file);
                assert_eq!(
                    (*decision.board(), decision.question()),
                    (board(own), Question::Play(roll(6, 5)))
                );
                assert_eq!(decision.on_roll(), player);
                for double in [-1, 0] {
                    let mut file = XgFile::of_position(opening);
                    file.cube(&cube(double));
                    let decision = only_decision(&file);
                    assert_eq!(
                        (*decision.board(), decision.question()),
                        (board(own), Question::Double)
                    );
                    assert_eq!(decision.on_roll(), player);
                }
                let mut file = XgFile::of_position(opening);
                file.cube(&cube(1));
                let decision = only_decision(&file);
                assert!(matches!(decision.question(), Question::Answer { .. }));
                assert_eq!(decision.player(), player.opponent());
            }
        }
    }
}

#[test]
fn empty_records_do_not_change_a_position() {
    let before = Variant::Standard.setup();
    let player = Player::Black;
    let mut file = XgFile::of_position(None);
    file.cube(&CubeAction {
        player,
        before,
        double: -1,
        answers: [-1; 3],
    });
    file.play(player, roll(1, 1), UNPLAYED, before, None);
    file.int(100, 0);
    file.int(104, 0);
    file.end(player, 0, 0);
    file.int(24, 0);
    let decision = only_decision(&file);
    assert_eq!(
        (decision.question(), decision.on_roll()),
        (Question::Double, player)
    );
}

#[test]
fn a_file_with_one_position_has_its_cube_and_analysis() {
    let before = position(&[(6, 5), (5, 5), (4, 5)], &[(6, 5), (3, 4)]);
    for (exponent, text) in [
        (1, ":1:1:"),
        (-2, ":2:-1:"),
        (0, ":0:0:"),
        (40, ":0:0:"),
        (i32::MIN, ":0:0:"),
    ] {
        let mut file = XgFile::of_position(None);
        file.cube(&CubeAction {
            player: Player::White,
            before,
            double: -1,
            answers: [-1; 3],
        });
        file.int(32, exponent);
        file.int(92, 3);
        for (at, value) in [(152, 0.02_f32), (156, -0.3), (160, 1.0)] {
            file.put(at, &value.to_le_bytes());
        }
        let decision = only_decision(&file);
        assert!(xgid(&decision).contains(text), "{}", xgid(&decision));
        let moves = read(&file.bytes()).matches.remove(0).games.remove(0).moves;
        let analysis = moves
            .last()
            .and_then(|made| made.analysis.clone())
            .expect("analysis");
        let cube = analysis.cube.expect("a cube decision");
        assert_eq!(
            (cube.double_pass, cube.level),
            (Some(1.0), ForeignLevel::Plies(3))
        );
    }
}

#[test]
fn the_end_of_a_game_has_a_winner_and_points() {
    let start = Variant::Standard.setup();
    for winner in Player::BOTH {
        for (points, ending) in [(1, 101), (2, 102), (3, 103), (2, 1001)] {
            let mut file = XgFile::of_position(Some(start));
            let legal = legal_plays(&board(start), roll(3, 1)).remove(0);
            let after = flipped(Setup::from(legal.after));
            file.play(
                Player::White,
                roll(3, 1),
                places(&legal.play),
                start,
                Some(after),
            );
            file.end(winner, points, ending);
            let reading = read(&file.bytes());
            assert_eq!(reading.remarks, []);
            let result = reading.matches[0].games[0].result.expect("a result");
            assert_eq!(
                (result.winner, result.points, result.by),
                (winner, points, EndedBy::Resignation)
            );
        }
    }
    let mut file = XgFile::of_position(Some(start));
    let legal = legal_plays(&board(start), roll(3, 1)).remove(0);
    let after = flipped(Setup::from(legal.after));
    file.play(
        Player::White,
        roll(3, 1),
        places(&legal.play),
        start,
        Some(after),
    );
    let before = after;
    file.cube(&CubeAction {
        player: Player::Black,
        before,
        double: 1,
        answers: [-1; 3],
    });
    file.end(Player::Black, 1, 0);
    let reading = read(&file.bytes());
    assert_eq!(reading.remarks, []);
    let result = reading.matches[0].games[0].result.expect("a result");
    assert_eq!(
        (result.winner, result.points, result.by),
        (Player::Black, 1, EndedBy::Drop)
    );
}

#[test]
fn the_reader_survives_every_number() {
    let mut record = random_matches(24, 1).remove(0);
    record.games.truncate(1);
    record.games[0].moves.truncate(4);
    let mut file = XgFile::of(&record);
    file.comments = b"{\\rtf1 a}\r\n".to_vec();
    for nth in 0..file.records.len() {
        for at in (12..2532).step_by(4) {
            for number in [i32::MAX, i32::MIN, -2] {
                let mut file = file.clone();
                file.records[nth][at..][..4].copy_from_slice(&number.to_le_bytes());
                if at > 188 && at % 64 > 0 {
                    continue;
                }
                let _ = read_file(&file.bytes()).map(|reading| {
                    (
                        write_sgf(&reading.matches[0]),
                        write_mat(&reading.matches[0]),
                    )
                });
            }
        }
    }
}

#[test]
fn invalid_dice_cause_a_remark() {
    let start = Variant::Standard.setup();
    let mut file = XgFile::of_position(Some(start));
    file.play(
        Player::White,
        roll(3, 1),
        places(&legal_plays(&board(start), roll(3, 1))[0].play),
        start,
        None,
    );
    file.play(Player::Black, roll(3, 1), UNPLAYED, start, None);
    file.int(100, 7);
    let reading = read(&file.bytes());
    assert_eq!(kinds(&reading), [&RemarkKind::BadDice("7 1".to_owned())]);
}

#[test]
fn a_position_with_a_dance_has_no_pending_play() {
    let before = position(
        &[(25, 1), (6, 5)],
        &[(6, 2), (5, 2), (4, 2), (3, 2), (2, 2), (1, 2)],
    );
    let mut file = XgFile::of_position(Some(before));
    file.play(Player::White, roll(6, 6), UNPLAYED, before, None);
    let reading = read(&file.bytes());
    assert_eq!(reading.positions, []);
    let RecordedAction::Play { played, .. } = &reading.matches[0].games[0].moves[1].action else {
        panic!("a play");
    };
    assert!(
        matches!(played, Played::Legal(play) if play.is_empty()),
        "{played:?}"
    );
}

#[test]
fn a_comment_with_many_references_is_stored_once() {
    let start = Variant::Standard.setup();
    let mut file = XgFile::of_position(Some(start));
    file.comments = format!("{{\\rtf1 {}}}", "x".repeat(1 << 20)).into_bytes();
    for _ in 0..200 {
        file.play(Player::White, roll(6, 3), UNPLAYED, start, None);
        file.int(2524, 0);
    }
    let reading = read(&file.bytes());
    let moves = reading.matches[0].games[0].moves.iter();
    let held: usize = moves
        .filter_map(|made| made.note.comment.as_ref())
        .map(String::len)
        .sum();
    assert_eq!(held, 1 << 20);
}

#[test]
fn names_come_from_the_copy_in_any_code_page() {
    for (bytes, name) in [
        // Windows-1251, 1253 and 932.
        (
            &b"\xc8\xe2\xe0\xed \xcf\xe5\xf2\xf0\xee\xe2"[..],
            "Иван Петров",
        ),
        (b"\xcd\xdf\xea\xef\xf2", "Νίκος"),
        (b"\x83\x5c\x83\x6a\x81\x5b", "ソニー"),
        (b"Jo?e", "Jože"),
        (b"Jos\xe9", "José"),
    ] {
        let start = Variant::Standard.setup();
        let mut file = XgFile::of_position(Some(start));
        file.play(Player::White, roll(6, 3), UNPLAYED, start, None);
        let copy: Vec<u8> = name.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let header = |file: &mut XgFile, at: usize, bytes: &[u8]| {
            file.records[0][at..][..bytes.len()].copy_from_slice(bytes);
        };
        header(&mut file, 9, &[bytes.len() as u8]);
        header(&mut file, 10, bytes);
        header(&mut file, 880, &copy);
        // This copy differs from Black's name, so it is ignored.
        header(&mut file, 1138, &copy);
        let players = &read(&file.bytes()).matches[0].players;
        assert_eq!((&*players.white.name, &*players.black.name), (name, "Bob"));
    }
}
