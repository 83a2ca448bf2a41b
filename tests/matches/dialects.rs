//! Match texts in the dialects of various programs and annotators.

use record::{
    CubeFault, MatchRecord, Played, RecordedAction, RecordedMove, RemarkKind, board_from_id,
    write_mat, write_sgf,
};
use rules::{Cube, CubeValue, EndedBy, Player, Setup, Variant};

use crate::{only, read};

/// Returns the plays in the first game in standard notation, with their players.
fn moves(text: &str) -> Vec<(Player, String)> {
    let (record, _) = only(text);
    let name = |action: &RecordedAction| match action {
        RecordedAction::Play { roll, played } => format!("{roll} {played:?}"),
        other => format!("{other:?}"),
    };
    record.games[0]
        .moves
        .iter()
        .map(|made| (made.player, name(&made.action)))
        .collect()
}

const HEAD: &str = " 5 point match\n\n Game 1\n ann : 0                        bob : 0\n";

#[test]
fn every_notation_for_a_turn_gives_the_same_moves() {
    let usual = format!(
        "{HEAD}  1) 31: 8/5 6/5                44: 24/20(2) 13/9(2)\n  2) 66:\n  3)  Doubles => 2               Drops\n      Wins 1 point\n"
    );
    let expected = moves(&usual);
    assert_eq!(expected.len(), 5);
    for (from, to) in [
        ("24/20(2) 13/9(2)", "24/20 24/20 13/9 13/9"),
        ("44: 24/20(2) 13/9(2)", "44: 24/20(2), 13/9(2)"),
        ("31:", "13:"),
        ("66:", "66: Cannot Move"),
        ("66:", "66: Cannot"),
        ("Doubles => 2", "Doubles ==> 2"),
        ("Drops", "Passes"),
        ("      Wins 1 point", "      Wins 1 point and the match"),
        ("\n", "\r\n"),
        (" Game 1", "+--------+\n| Game 1 |\n+--------+"),
        ("ann : 0 ", "ann,1673 : 0 "),
        ("  1) 31: 8/5 6/5                ", "\t1) 31: 8/5 6/5\t\t"),
    ] {
        assert!(usual.contains(from), "{from}");
        assert_eq!(moves(&usual.replace(from, to)), expected, "{to}");
    }
}

#[test]
fn any_words_are_a_dance_without_a_legal_move() {
    let text = format!(
        "{HEAD}  1) 31: 8/5 6/5                 62: 24/18 13/11\n  2) 61: 13/7* 8/7               66: what a roll\n"
    );
    let danced = moves(&text.replace("66: what a roll", "66:"));
    assert_eq!(danced.len(), 4);
    assert_eq!(moves(&text), danced);
    let unknown = moves(&text.replace("66: what a roll", "51: what a roll"));
    assert!(unknown[3].1.contains("Unknown"), "{unknown:?}");
}

#[test]
fn snowies_position_after_an_illegal_play_is_read() {
    let start =
        "5;0;0;0;1;ann;bob;0;0;0;1;0;0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;0;0";
    let text = format!(
        "{HEAD}  1) 31: Illegal play ({start})\n  2)                             44: 24/20(2) 13/9(2)\n"
    );
    let (record, _) = only(&text);
    let actions: Vec<_> = record.games[0]
        .moves
        .iter()
        .map(|made| &made.action)
        .collect();
    let [
        RecordedAction::Play {
            played: Played::Unknown,
            ..
        },
        RecordedAction::SetUp(setup),
        RecordedAction::Play {
            played: Played::Legal(_),
            ..
        },
    ] = actions[..]
    else {
        panic!("{actions:?}");
    };
    let start = board_from_id("4HPwATDgc/ABMA", Variant::Standard).expect("the start");
    assert_eq!(**setup, Setup::from(start));
}

#[test]
fn a_name_that_contains_money_is_a_name() {
    let text = " Moneymaker : 0                 Bob : 0\n  1) 31: 8/5 6/5\n";
    let (record, _) = only(text);
    assert_eq!(record.players.white.name, "Moneymaker");
}

#[test]
fn a_rating_attached_to_a_name_is_removed() {
    let (record, _) = only(&format!("{HEAD}  1) 31: 8/5 6/5\n").replace("ann", "ann,1673.2"));
    assert_eq!(record.players.white.name, "ann");
    assert_eq!(record.players.white.rating.as_deref(), Some("1673.2"));
}

#[test]
fn names_may_be_any_words() {
    let text = format!("{HEAD}  1) 31: 8/5 6/5\n")
        .replace("ann", "Wins: 12")
        .replace("bob", "Double 66: x");
    let (record, _) = only(&text);
    assert_eq!(record.players.white.name, "Wins: 12");
    assert_eq!(record.players.black.name, "Double 66: x");
}

#[test]
fn an_illegal_play_is_retained_and_the_game_continues_from_it() {
    let text = format!("{HEAD}  1) 31: 8/5 6/4                42: 8/4 6/4\n  2) 61: 8/2 5/4\n");
    let (record, kinds) = only(&text);
    assert!(matches!(&kinds[0], RemarkKind::ForbiddenPlay { text, .. } if text == "8/5 6/4"));
    assert_eq!(kinds.len(), 2, "{kinds:?}");
    let plays: Vec<_> = record.games[0]
        .moves
        .iter()
        .map(|made| &made.action)
        .collect();
    let RecordedAction::Play { played, .. } = plays[0] else {
        panic!("a play");
    };
    assert_eq!(*played, Played::Forbidden(vec![[8, 5], [6, 4]]));
    assert!(matches!(
        plays[2],
        RecordedAction::Play {
            played: Played::Legal(_),
            ..
        }
    ));
}

#[test]
fn resignations_in_words_end_the_game_unless_it_continues() {
    let text = format!("{HEAD}  1) 31: 8/5 6/5                 Resign gammon\n");
    let result = only(&text).0.games[0].result.expect("a result");
    assert_eq!(
        (result.winner, result.points, result.by),
        (Player::White, 2, EndedBy::Resignation)
    );
    let text = format!("{text}  2)                             42: 8/4 6/4\n");
    let (record, _) = only(&text);
    assert_eq!(record.games[0].result, None);
    assert_eq!(record.games[0].moves.len(), 4);
}

#[test]
fn a_missing_result_is_inferred_from_the_next_score() {
    let text = format!(
        "{HEAD}  1) 31: 8/5 6/5\n\n Game 2\n ann : 0                        bob : 2\n  1) 31: 8/5 6/5\n"
    );
    let (record, kinds) = only(&text);
    let result = record.games[0].result.expect("a result");
    assert_eq!((result.winner, result.points), (Player::Black, 2));
    assert_eq!(kinds, [RemarkKind::ResultFromScore, RemarkKind::Unfinished]);
}

#[test]
fn a_match_without_its_first_games_has_the_correct_score() {
    let text =
        " 7 point match\n\n Game 4\n ann : 6      bob : 3\n  1) 31: 8/5 6/5\n      Wins 1 point\n";
    let (record, kinds) = only(text);
    assert_eq!(
        (record.games[0].number, record.games[0].crawford),
        (4, true)
    );
    assert_eq!(
        kinds,
        [RemarkKind::BeginsWithGame(4), RemarkKind::CrawfordFromScore]
    );
}

#[test]
fn a_double_shows_that_the_crawford_game_is_over() {
    let text = " 7 point match\n\n Game 4\n ann : 6      bob : 3\n  1) 31: 8/5 6/5                 Doubles => 2\n  2)  Drops\n      Wins 1 point\n";
    let (record, _) = only(text);
    assert!(!record.games[0].crawford);
    assert!(record.terms.crawford);
    let result = record.games[0].result.expect("a result");
    assert_eq!(result.winner, Player::Black, "the other dropped");
}

#[test]
fn two_concatenated_files_are_two_matches() {
    let one = format!(
        "{HEAD}  1) 31: 8/5 6/5\n      Wins 1 point\n\n Game 2\n ann : 1   bob : 0\n  1) 42: 8/4 6/4\n"
    );
    let reading = read(format!("{one}\n; [Event \"x\"]\n{one}").as_bytes());
    assert_eq!(reading.matches.len(), 2);
    let games: Vec<_> = reading
        .matches
        .iter()
        .map(|record| record.games.len())
        .collect();
    assert_eq!(games, [2, 2]);
    assert_eq!(reading.matches[1].event.event.as_deref(), Some("x"));
}

#[test]
fn options_for_money_play_come_from_tags() {
    let text = "; [Jacoby \"On\"]\n; [Beaver \"On\"]\n 0 point match\n\n Game 1\n ann : 0   bob : 0\n  1) 31: 8/5 6/5                 Doubles => 2\n  2)  Beavers                     Takes\n  3)                             42: 8/4 6/4\n";
    let (record, kinds) = only(text);
    assert!(record.terms.jacoby);
    assert_eq!(kinds, [RemarkKind::Unfinished]);
    let cube = record.games[0].last_situation(&record.terms).cube();
    assert_eq!((cube.value.points(), cube.owner), (4, Some(Player::White)));
}

#[test]
fn a_text_in_another_encoding_is_the_same_match() {
    let text = format!("{HEAD}  1) 31: 8/5 6/5\n").replace("ann", "Zoë");
    let expected = only(&text).0;
    let units: Vec<u16> = text.encode_utf16().collect();
    let utf16: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
    let ansi: Vec<u8> = text.chars().map(|c| c as u8).collect();
    for bytes in [utf16, ansi] {
        assert_eq!(read(&bytes).matches, std::slice::from_ref(&expected));
    }
}

#[test]
fn a_game_by_xg_may_start_from_another_position() {
    let id = "-b----E-C---eE---c-e--A-A-";
    for set in [
        format!("{HEAD}; Set Pos={id}\n"),
        HEAD.replace(
            "Game 1",
            &format!("Game 1\n ; Set Pos=XGID={id}:1:-1:1:00:0:0:0:5:10"),
        ),
    ] {
        let (record, kinds) = only(&format!(
            "{set}  1) 31: 8/5 6/5                  42: 8/4 6/4\n"
        ));
        assert_eq!(kinds, [RemarkKind::Unfinished], "{set}");
        let moves = &record.games[0].moves;
        assert!(matches!(&moves[0].action, RecordedAction::SetUp(setup) if setup.own[22] == 1));
        let is_cube = |action: &RecordedAction| matches!(action, RecordedAction::SetCube(_));
        assert_eq!(is_cube(&moves[1].action), set.contains("XGID"));
        let last = &moves[moves.len() - 2].action;
        assert!(matches!(
            last,
            RecordedAction::Play {
                played: Played::Legal(_),
                ..
            }
        ));
    }
}

#[test]
fn a_position_set_up_in_the_middle_of_a_game_is_written_and_read() {
    let text = "; [Variation \"Hypergammon\"]\n 5 point match\n\n Game 1\n ann : 0   bob : 0\n  1) 31: 24/21 22/21                42: 24/20 22/20\n";
    let (mut record, _) = only(text);
    let small = |places: &[(usize, u8)]| {
        let mut side = [0; 26];
        for &(place, count) in places {
            side[place] = count;
        }
        side
    };
    let setup = Setup {
        own: small(&[(0, 1), (3, 2)]),
        opponent: small(&[(25, 1), (2, 2)]),
    };
    let cube = Cube {
        value: CubeValue::new(4).expect("a power of two"),
        owner: Some(Player::White),
    };
    let last = Cube {
        owner: None,
        ..cube
    };
    for (player, action) in [
        (Player::Black, RecordedAction::SetUp(Box::new(setup))),
        (Player::Black, RecordedAction::SetCube(cube)),
        (Player::White, RecordedAction::SetCube(last)),
    ] {
        record.games[0].moves.push(RecordedMove {
            player,
            action,
            note: record::Note::default(),
            analysis: None,
        });
    }
    let written = write_mat(&record);
    assert_eq!(written.lost, []);
    let (again, kinds) = only(&written.text);
    assert_eq!(kinds, [RemarkKind::Unfinished]);
    assert_eq!(again.games, record.games, "{}", written.text);
}

#[test]
fn a_position_with_too_many_checkers_is_omitted_with_a_remark() {
    let id = "-O---------------------A--";
    let (record, kinds) = only(&format!("{HEAD}; Set Pos={id}\n  1) 31: 8/5 6/5\n"));
    assert_eq!(record.games[0].moves.len(), 1);
    assert!(
        matches!(kinds[0], RemarkKind::NotUnderstood(_)),
        "{kinds:?}"
    );
}

#[test]
fn a_hypergammon_position_and_its_decisions_survive_sgf() {
    let text = "; [Variation \"Hypergammon\"]\n 0 point match\n\n Game 1\n A : 0        B : 0\n \
        ; Set Pos=XGID=-aaa------------------AAA-:0:0:1:00:0:0:0:0:10\n  1) 31: 24/21 22/21\n";
    let (record, _) = only(text);
    let (again, _) = only(&write_sgf(&record).text);
    assert_eq!(again.games[0].moves, record.games[0].moves);
    let decisions = |record: &MatchRecord| record.games[0].decisions(&record.terms).len();
    assert_eq!(decisions(&again), decisions(&record));
    assert!(decisions(&again) > 0);
}

#[test]
fn the_largest_game_number_does_not_overflow() {
    let game = "Game 4294967295\na : 0 b : 0\n1) 31: 8/5 6/5\n";
    let text = format!("3 point match\n{game}a : 0 b : 0\n1) 31: 8/5 6/5\n{game}1) 31:\n");
    assert!(!read(text.as_bytes()).matches.is_empty());
    let rows = "3 point match\nGame 4294967295\n1) 31: 8/5 6/5\nWins 1 point\n2) 31: 8/5 6/5\n";
    assert!(!read(rows.as_bytes()).matches.is_empty());
}

#[test]
fn only_the_first_game_one_point_away_is_the_crawford_game() {
    let game =
        |number: u32, score: u32| format!("Game {number}\na : {score} b : 0\n1) 31: 8/5 6/5\n");
    let text = format!("3 point match\n{}{}{}", game(1, 0), game(2, 2), game(3, 2));
    let both = read(format!("{text}{text}").as_bytes());
    assert_eq!(both.matches.len(), 2);
    for record in both.matches {
        let crawford: Vec<bool> = record.games.iter().map(|game| game.crawford).collect();
        assert_eq!(crawford, [false, true, false]);
    }
}

#[test]
fn many_games_are_read_within_seconds() {
    let mut text = "3 point match\n".to_owned();
    for game in 1..=60_000 {
        let score = if game <= 30_000 { 0 } else { 2 };
        let game = format!("Game {game}\na : {score} b : 0\n1) 31:\n");
        text.push_str(&game);
    }
    let begun = std::time::Instant::now();
    assert_eq!(read(text.as_bytes()).matches.len(), 1);
    assert!(begun.elapsed().as_secs() < 8, "{:?}", begun.elapsed());
}

#[test]
fn an_illegal_double_is_retained_with_a_remark() {
    let opening = "  1) 31: 8/5 6/5                 44: 24/20(2) 13/9(2)\n";
    let taken = "  2)  Doubles => 2                Takes\n";
    let faults = |head: &str, turns: &[&str]| {
        let (record, remarks) = only(&format!("{head}{HEAD}{}", turns.concat()));
        let doubles = |made: &&RecordedMove| made.action == RecordedAction::Double;
        let faults: Vec<_> = remarks
            .into_iter()
            .filter(|kind| matches!(kind, RemarkKind::CubeAction(_)))
            .collect();
        (record.games[0].moves.iter().filter(doubles).count(), faults)
    };
    let fault = |fault| vec![RemarkKind::CubeAction(fault)];
    assert_eq!(faults("", &[opening, taken]), (1, vec![]));
    let again = "  3) 42: 8/4 6/4                 Doubles => 4\n";
    assert_eq!(faults("", &[opening, taken, again]), (2, vec![]));
    let not_the_owner = "  3)  Doubles => 4                Drops\n";
    assert_eq!(
        faults("", &[opening, taken, not_the_owner]),
        (2, fault(CubeFault::NotTheOwner))
    );
    let first = "  1)  Doubles => 2                Takes\n";
    assert_eq!(faults("", &[first]), (1, fault(CubeFault::BeforeFirstRoll)));
    let no_cube = "; [Cube \"Off\"]\n";
    assert_eq!(
        faults(no_cube, &[opening, taken]),
        (1, fault(CubeFault::NoCube))
    );
}
