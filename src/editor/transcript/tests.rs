//! Transcription tests: no input is refused, every irregularity is flagged, and every change can be undone.

use board::{Input, Place};
use proptest::prelude::*;
use record::{
    CubeFault, MatchRecord, Played, RecordedAction, RemarkKind, read_file, write_mat, write_sgf,
};
use rules::{ByPlayer, EndedBy, Player};
use words::Words;

use super::{Cursor, Detail, Effect, Msg, Problem, Transcript, Turn};

fn typed(keys: &str) -> Transcript {
    let mut transcript = Transcript::new(7);
    press(&mut transcript, keys);
    transcript
}

/// Presses the keys in a text; named keys are in brackets.
fn press(transcript: &mut Transcript, keys: &str) {
    let mut rest = keys;
    while let Some(first) = rest.chars().next() {
        let named = rest
            .strip_prefix('[')
            .and_then(|named| named.split_once(']'));
        let key = if let Some((name, after)) = named {
            rest = after;
            name.to_owned()
        } else {
            rest = rest.get(first.len_utf8()..).unwrap_or_default();
            first.to_string()
        };
        if let Some(msg) = transcript.key(&key) {
            send(transcript, msg);
        }
    }
}

fn send(transcript: &mut Transcript, msg: Msg) -> Vec<Effect> {
    transcript.update(msg, &Words::english())
}

fn action(transcript: &Transcript, nth: usize) -> &RecordedAction {
    &transcript.record().games[0].moves[nth].action
}

fn kinds(transcript: &Transcript) -> Vec<&RemarkKind> {
    transcript.flags().iter().map(|flag| &flag.kind).collect()
}

#[test]
fn the_higher_opening_die_begins_and_a_tie_is_rolled_again() {
    let transcript = typed("311");
    assert_eq!(transcript.record().games[0].moves[0].player, Player::White);
    assert_eq!(transcript.turn(), Turn::Roll(Player::Black));
    let transcript = typed("131");
    assert_eq!(transcript.record().games[0].moves[0].player, Player::Black);
    let transcript = typed("44");
    assert_eq!(transcript.problem(), Some(Problem::Tie));
    assert_eq!(transcript.turn(), Turn::Opening);
}

#[test]
fn a_play_is_made_by_one_tap_for_each_checker() {
    let mut transcript = typed("31");
    for point in [8, 6] {
        send(&mut transcript, Msg::Input(Input::Tap(Place::Point(point))));
    }
    let game = &transcript.record().games[0];
    let (before, made) = game
        .replay(&transcript.record().terms)
        .next()
        .expect("a move");
    let after = game.last_situation(&transcript.record().terms);
    assert!(matches!(
        made.action,
        RecordedAction::Play {
            played: Played::Legal(_),
            ..
        }
    ));
    assert_ne!(
        before.position_id(Player::White),
        after.position_id(Player::White)
    );
    assert_eq!(after.setup(Player::White).own[5], 2);
}

#[test]
fn an_illegal_play_is_kept_and_flagged_and_the_game_continues_from_it() {
    let mut transcript = typed("31");
    send(&mut transcript, Msg::Type("13/8 6/5".to_owned()));
    assert!(
        matches!(action(&transcript, 0), RecordedAction::Play { played: Played::Forbidden(moves), .. } if moves.len() == 2)
    );
    assert!(matches!(
        kinds(&transcript)[..],
        [RemarkKind::ForbiddenPlay { .. }]
    ));
    press(&mut transcript, "521");
    assert_eq!(transcript.record().games[0].moves.len(), 2);
    assert_eq!(transcript.flags().len(), 1);
    // The same match, entered with free moves on the board.
    let mut moved = typed("31f");
    for place in [13, 8, 6, 5] {
        send(&mut moved, Msg::Input(Input::Tap(Place::Point(place))));
    }
    press(&mut moved, "[Enter]");
    assert_eq!(action(&moved, 0), action(&transcript, 0));
}

#[test]
fn wrong_dice_in_the_middle_are_corrected_without_losing_later_actions() {
    let mut transcript = typed("311 521 641");
    let before = transcript.record().clone();
    press(&mut transcript, "[ArrowLeft][ArrowLeft]");
    assert_eq!(transcript.cursor(), Cursor { game: 0, nth: 1 });
    // Black rolled 5-4, not 5-2.
    press(&mut transcript, "541");
    let after = transcript.record();
    assert_eq!(after.games[0].moves.len(), 3);
    assert_eq!(after.games[0].moves[1].player, Player::Black);
    assert_ne!(after, &before);
    assert_eq!(transcript.cursor(), Cursor { game: 0, nth: 2 });
    press(&mut transcript, "u");
    assert_eq!(transcript.record(), &before);
}

#[test]
fn a_turn_is_inserted_and_removed_in_the_middle() {
    let mut transcript = typed("311 521");
    let before = transcript.record().clone();
    press(&mut transcript, "[ArrowLeft]i641");
    assert_eq!(transcript.record().games[0].moves.len(), 3);
    assert!(
        transcript
            .flags()
            .iter()
            .any(|flag| flag.kind == RemarkKind::OutOfTurn(Player::Black))
    );
    press(&mut transcript, "[ArrowLeft][Delete]");
    assert_eq!(transcript.record(), &before);
    assert!(transcript.flags().is_empty());
}

#[test]
fn a_gap_is_kept_until_a_position_follows() {
    let mut transcript = typed("311 52?");
    assert!(matches!(
        action(&transcript, 1),
        RecordedAction::Play {
            played: Played::Unknown,
            ..
        }
    ));
    let text = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:00:2:4:0:7:10".to_owned();
    send(&mut transcript, Msg::Position(text));
    assert!(matches!(action(&transcript, 2), RecordedAction::SetUp(_)));
    assert!(
        transcript.decision().is_some(),
        "the position is known again"
    );
    send(&mut transcript, Msg::Position("nothing".to_owned()));
    assert_eq!(transcript.problem(), Some(Problem::NoPosition));
    assert!(
        kinds(&transcript)
            .iter()
            .any(|kind| matches!(kind, RemarkKind::HiddenPlay(_)))
    );
}

#[test]
fn cube_actions_resignations_and_time_are_entered_by_key() {
    let mut transcript = typed("311 d");
    assert_eq!(transcript.turn(), Turn::Answer(Player::White));
    // Dice after a double mean that it was taken.
    press(&mut transcript, "52");
    assert_eq!(action(&transcript, 2), &RecordedAction::Take);
    press(&mut transcript, "1rx1");
    assert_eq!(action(&transcript, 5), &RecordedAction::Decline);
    press(&mut transcript, "r2");
    let result = transcript.record().games[0].result.expect("a result");
    assert_eq!(
        (result.winner, result.points, result.by),
        (Player::Black, 4, EndedBy::Resignation)
    );
    press(&mut transcript, "641 rl");
    let result = transcript.record().games[1].result.expect("a result");
    assert_eq!(
        (result.winner, result.points, result.by),
        (Player::White, 7, EndedBy::Time)
    );
    assert!(transcript.is_match_over());
}

#[test]
fn an_illegal_double_is_kept_and_flagged() {
    let mut transcript = typed("311 dt 521 641");
    assert_eq!(transcript.flags(), []);
    press(&mut transcript, "d");
    let expected = RemarkKind::CubeAction(CubeFault::NotTheOwner);
    assert_eq!(kinds(&transcript), [&expected]);
    assert_eq!(action(&transcript, 5), &RecordedAction::Double);
}

#[test]
fn an_announced_score_is_kept_and_differences_are_flagged() {
    let mut transcript = typed("311 521 r1");
    assert_eq!(
        transcript.record().final_score(),
        ByPlayer { white: 0, black: 1 }
    );
    press(&mut transcript, "631");
    send(&mut transcript, Msg::Score(ByPlayer { white: 2, black: 0 }));
    assert!(
        kinds(&transcript)
            .iter()
            .any(|kind| matches!(kind, RemarkKind::Score { .. }))
    );
    assert_eq!(
        transcript.record().games[1].score,
        ByPlayer { white: 2, black: 0 }
    );
    press(&mut transcript, "u");
    assert_eq!(transcript.flags(), []);
}

#[test]
fn a_corrected_result_changes_the_later_scores() {
    let mut transcript = typed("311 521 r1 631 521 r1 641");
    send(&mut transcript, Msg::Go(Cursor { game: 0, nth: 2 }));
    press(&mut transcript, "r3");
    let scores: Vec<_> = transcript
        .record()
        .games
        .iter()
        .map(|game| game.score)
        .collect();
    assert_eq!(scores[1].black + scores[1].white, 3);
    assert_eq!(scores[2].black + scores[2].white, 4);
    assert_eq!(transcript.flags(), []);
}

#[test]
fn everything_can_be_undone_and_redone() {
    let mut transcript = typed("311 521 d t 641 r1 521");
    send(
        &mut transcript,
        Msg::Detail(Detail::Event, "Open".to_owned()),
    );
    let last = transcript.record().clone();
    let mut count = 0;
    while transcript.can_undo().0 {
        press(&mut transcript, "u");
        count += 1;
    }
    assert_eq!(transcript, {
        let mut fresh = Transcript::new(7);
        fresh.history = transcript.history.clone();
        fresh
    });
    for _ in 0..count {
        press(&mut transcript, "y");
    }
    assert_eq!(transcript.record(), &last);
}

#[test]
fn announced_times_become_a_comment_on_the_last_move() {
    let mut transcript = typed("311");
    send(&mut transcript, Msg::Clock(" 12:30 11:05 ".to_owned()));
    let comment = transcript.record().games[0].moves[0]
        .note
        .comment
        .as_deref();
    assert_eq!(comment, Some("Clock: 12:30 11:05"));
    let sgf = write_sgf(transcript.record()).text;
    assert!(sgf.contains("12:30 11:05"));
}

#[test]
fn the_engines_order_replaces_the_heuristic_order_only_for_its_roll() {
    let mut transcript = Transcript::new(7);
    send(&mut transcript, Msg::Die(rules::Die::ALL[2]));
    let effects = send(&mut transcript, Msg::Die(rules::Die::ALL[0]));
    let [Effect::Rank(decision)] = &effects[..] else {
        panic!("{effects:?}");
    };
    let shown = transcript.offer().expect("an offer").shown().to_vec();
    let last = shown[5].after;
    send(&mut transcript, Msg::Ranked(decision.clone(), vec![last]));
    assert_eq!(transcript.offer().expect("an offer").shown()[0].after, last);
    press(&mut transcript, "152");
    let before = transcript.offer().expect("an offer").shown().to_vec();
    send(
        &mut transcript,
        Msg::Ranked(decision.clone(), vec![before[5].after]),
    );
    assert_eq!(transcript.offer().expect("an offer").shown(), before);
}

fn same_moves(one: &MatchRecord, other: &MatchRecord) -> bool {
    let ids = |record: &MatchRecord| -> Vec<_> {
        let games = record.games.iter();
        let game = |game: &record::GameRecord| {
            game.last_situation(&record.terms)
                .position_id(Player::White)
        };
        games.map(game).collect()
    };
    ids(one) == ids(other)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn any_keys_produce_a_match_that_can_be_stored_and_exported(keys in "[1-9 dtpbrxlofniuy?]{0,120}") {
        let mut transcript = typed(&keys);
        press(&mut transcript, "[Escape]");
        let record = transcript.record().clone();
        let stored = record.to_stored_plain();
        prop_assert_eq!(MatchRecord::from_stored(&stored), Ok(record.clone()));
        let continued = Transcript::of(record.clone());
        prop_assert!(same_moves(continued.record(), &record));
        // Writing the match in either format must not panic.
        let _texts = [write_mat(&record).text, write_sgf(&record).text];
    }
}

#[test]
fn an_overlong_match_cannot_be_continued() {
    let mut record = typed("311 521").record().clone();
    assert!(Transcript::can_continue(&record));
    let game = record.games[0].clone();
    record.games = vec![game; 201];
    assert!(!Transcript::can_continue(&record));
    record.games.truncate(1);
    let made = record.games[0].moves[0].clone();
    record.games[0].moves = vec![made; 10_001];
    assert!(!Transcript::can_continue(&record));
}

#[test]
fn an_exported_match_is_read_back_with_its_names_and_event() {
    let mut transcript = typed("311 521 641 d p 641");
    for (detail, text) in [
        (Detail::Player(Player::White), "Ann"),
        (Detail::Player(Player::Black), "Bob"),
        (Detail::Event, "Open"),
        (Detail::Round, "Final"),
    ] {
        send(&mut transcript, Msg::Detail(detail, text.to_owned()));
    }
    for written in [
        write_mat(transcript.record()),
        write_sgf(transcript.record()),
    ] {
        let read = read_file(written.text.as_bytes())
            .expect("a match")
            .matches
            .remove(0);
        assert_eq!(read.players.white.name, "Ann");
        assert_eq!(read.event.round.as_deref(), Some("Final"));
        assert!(same_moves(&read, transcript.record()));
    }
}
