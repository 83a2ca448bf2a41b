//! Legal and illegal plays, and the positions before and after them.

use record::{MatchRecord, Played, RecordedAction, RemarkKind, Terms, print_play};
use rules::{Board, ByPlayer, Choice, Player, Roll, Setup, Variant, legal_plays};

use super::{
    board,
    file::{XgFile, flipped, places},
    kinds, position, random_matches, roll,
};
use crate::{agrees_with_the_next_score, own_games::content_of, read};

#[test]
fn random_games_survive_a_round_trip() {
    for record in random_matches(21, 100) {
        let reading = read(&XgFile::of(&record).bytes());
        assert_eq!(kinds(&reading), [] as [&RemarkKind; 0]);
        assert_eq!(content_of(&reading.matches[0]), content_of(&record));
    }
}

#[test]
fn every_winner_in_a_random_match_agrees_with_the_next_score() {
    for record in random_matches(22, 60) {
        let reading = read(&XgFile::of(&record).bytes());
        agrees_with_the_next_score(&reading.matches[0]);
    }
}

/// Returns positions near the end, with every checker home or a single one outside, in a race or against an anchor.
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
fn every_play_in_a_bear_off_is_read() {
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
fn candidate_plays_bear_off_with_a_larger_die() {
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

/// Returns the position before each move, and the last position, each with its player.
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
fn positions_remain_correct_after_unreadable_moves() {
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
                if bytes[8] == 3 && luck.is_multiple_of(4) {
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
fn the_next_position_decides_between_the_moves_and_the_position_after_them() {
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
fn a_position_edited_in_the_middle_is_set_up() {
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
