//! Files of eXtreme Gammon with every oddity of real ones, held to the rules.

use dice::{DiceStream, Seed};
use record::{
    MatchRecord, Played, Reading, RecordedAction, RemarkKind, Terms, print_play, read_file,
    write_mat, write_sgf, xgid,
};
use rules::{
    BarBackgammon, Beavers, Board, ByPlayer, Choice, Decision, Die, EndedBy, Player, Question,
    Roll, Setup, Variant, legal_plays,
};

use crate::{
    own_games::{Luck, told},
    read,
    xg_file::{CubeAction, UNPLAYED, XgFile, flipped, places},
};

fn kinds(reading: &Reading) -> Vec<&RemarkKind> {
    let kinds = reading.remarks.iter().map(|remark| &remark.kind);
    kinds
        .filter(|kind| **kind != RemarkKind::Unfinished)
        .collect()
}

fn roll(a: u8, b: u8) -> Roll {
    let die = |pips| Die::new(pips).expect("1 to 6");
    Roll::new(die(a), die(b))
}

/// A position of a few checkers: points with their counts for each side, each in its own numbering.
fn position(own: &[(usize, u8)], opponent: &[(usize, u8)]) -> Setup {
    let side = |points: &[(usize, u8)]| {
        let mut side = [0; 26];
        for &(point, count) in points {
            side[point] = count;
        }
        side[0] = 15 - side.iter().sum::<u8>();
        side
    };
    Setup {
        own: side(own),
        opponent: side(opponent),
    }
}

fn board(setup: Setup) -> Board {
    Board::try_from(setup).expect("a position of the rules")
}

fn supported(terms: &Terms) -> bool {
    let variants = [
        Variant::Standard,
        Variant::Nackgammon,
        Variant::Hypergammon,
        Variant::Longgammon,
    ];
    terms.cube
        && terms.beavers != Beavers::Unlimited
        && terms.bar_backgammon == BarBackgammon::Three
        && variants.contains(&terms.variant)
}

/// Random matches that the format can hold.
fn random_matches(seed: u8, games: usize) -> Vec<MatchRecord> {
    let mut luck = Luck(DiceStream::new(Seed([seed; 32])));
    let mut records = Vec::new();
    let mut count = 0;
    while count < games {
        let record = MatchRecord::from_session(&luck.session(3));
        if supported(&record.terms) {
            count += record.games.len();
            records.push(record);
        }
    }
    records
}

#[test]
fn random_games_come_back() {
    for record in random_matches(21, 100) {
        let reading = read(&XgFile::of(&record).bytes());
        assert_eq!(kinds(&reading), [] as [&RemarkKind; 0]);
        assert_eq!(told(&reading.matches[0]), told(&record));
    }
}

#[test]
fn every_winner_of_a_random_match_agrees_with_the_next_score() {
    for record in random_matches(22, 60) {
        let reading = read(&XgFile::of(&record).bytes());
        agrees_with_the_next_score(&reading.matches[0]);
    }
}

pub fn agrees_with_the_next_score(record: &MatchRecord) {
    for pair in record.games.windows(2) {
        let mut score = pair[0].score;
        let result = pair[0].result.expect("a result before the next game");
        score[result.winner] += result.points;
        assert_eq!(score, pair[1].score, "game {}", pair[0].number);
    }
}

/// Positions near the end, with every checker home or one to come, alone or against an anchor.
fn bear_offs() -> Vec<Setup> {
    let race: &[(usize, u8)] = &[(1, 1), (2, 1)];
    let anchor: &[(usize, u8)] = &[(6, 2), (24, 1)];
    let mut found = Vec::new();
    let sides: [&[(usize, u8)]; 8] = [
        &[(4, 2), (5, 2)],
        &[(1, 3), (2, 3), (3, 3)],
        &[(6, 1), (3, 2), (1, 4)],
        &[(2, 1)],
        &[(1, 1), (6, 5)],
        &[(7, 1), (2, 4)],
        &[(5, 1), (4, 1), (3, 1), (2, 1), (1, 1)],
        &[(12, 1), (4, 3), (3, 3)],
    ];
    for own in sides {
        found.push(position(own, race));
        found.push(position(own, anchor));
    }
    found
        .into_iter()
        .filter(|&setup| Board::try_from(setup).is_ok())
        .collect()
}

#[test]
fn every_play_of_a_bear_off_is_read() {
    let mut count = 0;
    for before in bear_offs() {
        let mut file = XgFile::new(&Terms::default());
        let mut expected = Vec::new();
        for player in Player::BOTH {
            for roll in Roll::ALL {
                for legal in legal_plays(&board(before), roll) {
                    let white = if player == Player::White {
                        before
                    } else {
                        flipped(before)
                    };
                    file.game(1, ByPlayer::default(), false, Some(white));
                    let after = flipped(Setup::from(legal.after));
                    file.play(player, roll, places(&legal.play), white, Some(after));
                    expected.push((player, legal));
                }
            }
        }
        let reading = read(&file.bytes());
        assert_eq!(kinds(&reading), [] as [&RemarkKind; 0], "{before:?}");
        for (game, (player, legal)) in reading.matches[0].games.iter().zip(&expected) {
            let after = game.last_situation(&Terms::default());
            assert_eq!(
                after.board(player.opponent()),
                Some(legal.after),
                "{:?}",
                game.moves
            );
        }
        count += expected.len();
    }
    assert!(count > 1000, "only {count} plays");
}

#[test]
fn candidates_bear_off_with_a_larger_die() {
    let before = position(&[(4, 2), (5, 2)], &[(2, 1), (3, 1)]);
    let mut file = XgFile::of_position(Some(before));
    let legal = legal_plays(&board(before), roll(6, 3)).remove(0);
    let after = flipped(Setup::from(legal.after));
    file.play(
        Player::White,
        roll(6, 3),
        places(&legal.play),
        before,
        Some(after),
    );
    file.int(188, 2);
    file.put(1024, &[4, 254, 3, 0, 255, 255, 255, 255]);
    file.put(1032, &[4, 1, 4, 254, 255, 20, 15, 9]);
    let reading = read(&file.bytes());
    let made = reading.matches[0].games[0].moves.last().expect("a move");
    let analysis = made.analysis.as_ref().expect("analysis");
    let moves: Vec<_> = analysis
        .candidates
        .iter()
        .map(|one| one.moves.clone())
        .collect();
    assert_eq!(moves, [vec![[5, 0], [4, 1]], vec![[5, 2], [5, 0]]]);
}

/// The position before each move, and the last one, by player.
fn positions(record: &MatchRecord) -> Vec<String> {
    let mut found = Vec::new();
    for game in &record.games {
        for (situation, made) in game.replay(&record.terms) {
            if matches!(
                made.action,
                RecordedAction::Play { .. } | RecordedAction::Double
            ) {
                found.extend(situation.position_id(made.player));
            }
        }
        found.extend(
            game.last_situation(&record.terms)
                .position_id(Player::White),
        );
    }
    found
}

#[test]
fn positions_stay_right_behind_moves_that_cannot_be_read() {
    let mut luck = 7_usize;
    for record in random_matches(23, 12) {
        let file = XgFile::of(&record);
        for rubbish in [
            [i32::MAX; 8],
            [i32::MIN; 8],
            [-7; 8],
            [99, 3, 4, 5, 6, 7, 8, 9],
            [5, 4, -1, -1, 3, 2, 1, 0],
        ] {
            let mut file = file.clone();
            for bytes in &mut file.records {
                luck = luck * 31 % 1009;
                if bytes[8] == 3 && luck % 4 == 0 {
                    for (nth, place) in rubbish.into_iter().enumerate() {
                        bytes[68 + 4 * nth..][..4].copy_from_slice(&place.to_le_bytes());
                    }
                }
            }
            let reading = read(&file.bytes());
            assert_eq!(positions(&reading.matches[0]), positions(&record));
        }
    }
}

#[test]
fn an_illegal_play_leads_to_the_position_after_it() {
    let start = Variant::Standard.setup();
    let mut after = start;
    (after.own[8], after.own[6], after.own[5], after.own[4]) = (2, 3, 2, 1);
    for moves in [
        [7, 4, 5, 4, -1, -1, 5, 3],
        [7, 4, 5, 4, -1, -1, -1, -1],
        [-1; 8],
        [23, 3, -1, -1, -1, -1, -1, -1],
    ] {
        let mut file = XgFile::of_position(Some(start));
        file.play(Player::White, roll(3, 1), moves, start, Some(after));
        file.int(2480, 2);
        let closes = file.clone();
        let reply = legal_plays(&board(flipped(after)), roll(5, 3)).remove(0);
        let next = flipped(Setup::from(reply.after));
        file.play(
            Player::Black,
            roll(5, 3),
            places(&reply.play),
            after,
            Some(next),
        );
        for (file, last) in [(&closes, after), (&file, flipped(next))] {
            let reading = read(&file.bytes());
            let game = &reading.matches[0].games[0];
            assert_eq!(
                game.last_situation(&Terms::default()).setup(Player::White),
                last
            );
            assert!(!kinds(&reading).is_empty());
        }
        let reading = read(&file.bytes());
        let decided = reading.matches[0].games[0].decisions(&Terms::default());
        let last = decided.last().expect("the reply");
        assert_eq!(
            (last.choice, *last.decision.board()),
            (Choice::Play(reply.play), board(flipped(after)))
        );
    }
}

#[test]
fn moves_after_the_end_of_the_list_belong_to_an_illegal_play() {
    let start = Variant::Standard.setup();
    let mut after = start;
    (after.own[8], after.own[6], after.own[5], after.own[4]) = (2, 3, 2, 1);
    let mut file = XgFile::of_position(Some(start));
    file.play(
        Player::White,
        roll(3, 1),
        [7, 4, 5, 4, -1, -1, 5, 3],
        start,
        Some(after),
    );
    let reading = read(&file.bytes());
    let RecordedAction::Play { played, .. } = &reading.matches[0].games[0].moves[0].action else {
        panic!("a play");
    };
    assert_eq!(*played, Played::Forbidden(vec![[8, 5], [6, 5], [6, 4]]));
    assert!(matches!(
        kinds(&reading)[..],
        [RemarkKind::ForbiddenPlay { .. }]
    ));
}

#[test]
fn the_next_position_settles_which_of_two_is_wrong() {
    let start = Variant::Standard.setup();
    let legal = |text: &str, dice| {
        let board = board(start);
        let plays = legal_plays(&board, dice).into_iter();
        let mut plays = plays.filter(|play| print_play(&board, &play.play) == text);
        plays.next().expect("a legal play")
    };
    let [right, wrong] = ["8/5 6/5", "24/20"].map(|text| legal(text, roll(3, 1)));
    let after = |play: &rules::LegalPlay| flipped(Setup::from(play.after));
    for (moves, end, next) in [
        (&right, &wrong, &right),
        (&wrong, &right, &right),
        (&right, &right, &right),
    ] {
        let mut file = XgFile::of_position(Some(start));
        file.play(
            Player::White,
            roll(3, 1),
            places(&moves.play),
            start,
            Some(after(end)),
        );
        let reply = legal_plays(&next.after, roll(6, 5)).remove(0);
        let last = flipped(Setup::from(reply.after));
        file.play(
            Player::Black,
            roll(6, 5),
            places(&reply.play),
            after(next),
            Some(last),
        );
        let reading = read(&file.bytes());
        let decided = reading.matches[0].games[0].decisions(&Terms::default());
        let plays: Vec<_> = decided
            .iter()
            .filter(|one| one.choice != Choice::Roll)
            .collect();
        assert_eq!(plays.len(), 2);
        assert_eq!(
            plays[0].decision.board().play(roll(3, 1), &right.play),
            Ok(right.after)
        );
        assert!(
            matches!(plays[0].choice, Choice::Play(play) if board(start).play(roll(3, 1), &play) == Ok(right.after))
        );
        assert_eq!(*plays[1].decision.board(), right.after);
    }
}

#[test]
fn a_position_that_was_edited_in_the_middle_is_set_up() {
    let start = Variant::Standard.setup();
    let edited = position(&[(6, 5), (5, 5), (4, 5)], &[(6, 5), (3, 4)]);
    let mut file = XgFile::of_position(Some(start));
    for (player, before) in [(Player::White, start), (Player::Black, edited)] {
        let own = if player == Player::White {
            before
        } else {
            flipped(before)
        };
        let legal = legal_plays(&board(own), roll(6, 1)).remove(0);
        let after = flipped(Setup::from(legal.after));
        file.play(player, roll(6, 1), places(&legal.play), before, Some(after));
    }
    let reading = read(&file.bytes());
    assert_eq!(kinds(&reading), [&RemarkKind::StatedPosition]);
    let decided = reading.matches[0].games[0].decisions(&Terms::default());
    let last = decided.last().expect("a play");
    assert_eq!(*last.decision.board(), board(flipped(edited)));
}

#[test]
fn a_roll_that_was_not_played_is_an_unknown_play() {
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
fn a_file_of_one_position_asks_for_its_decision() {
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
                let asked = only_decision(&file);
                assert_eq!(
                    (*asked.board(), asked.question()),
                    (board(own), Question::Play(roll(6, 5)))
                );
                assert_eq!(asked.on_roll(), player);
                for double in [-1, 0] {
                    let mut file = XgFile::of_position(opening);
                    file.cube(&cube(double));
                    let asked = only_decision(&file);
                    assert_eq!(
                        (*asked.board(), asked.question()),
                        (board(own), Question::Double)
                    );
                    assert_eq!(asked.on_roll(), player);
                }
                let mut file = XgFile::of_position(opening);
                file.cube(&cube(1));
                let asked = only_decision(&file);
                assert!(matches!(asked.question(), Question::Answer { .. }));
                assert_eq!(asked.player(), player.opponent());
            }
        }
    }
}

#[test]
fn a_file_of_one_position_has_its_cube_and_its_analysis() {
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
        assert_eq!((cube.double_pass, cube.plies), (Some(1.0), Some(3)));
    }
}

#[test]
fn the_end_of_a_game_says_who_won_what() {
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
fn no_number_of_a_file_stops_the_reader() {
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
fn dice_that_are_none_are_named() {
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
