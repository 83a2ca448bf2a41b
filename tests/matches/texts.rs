//! Texts of matches and positions in which a part is missing, or in which words resemble another part.

use record::{MatchRecord, Played, RecordedAction, RemarkKind};
use rules::Player;

use crate::{oddities::plays, only, read, sample, stored::SAMPLES};

#[test]
fn either_name_may_be_empty() {
    for (left, right) in [("ann", ""), ("", "bob"), ("", "")] {
        for line in [
            format!(" {left} : 3                        {right} : 5"),
            format!("{left} : 3                         {right} : 5"),
            format!("{left}: 3                         {right}: 5"),
            format!(" {left} : 3  {right} : 5"),
            format!("\t{left} : 3\t\t\t{right} : 5"),
        ] {
            let text = format!(
                " 7 point match\n\n Game 4\n{line}\n  1) 31: 8/5 6/5                 42: 8/4 6/4\n                                 Wins 1 point\n\n Game 5\n{}\n  1) 31: 8/5 6/5                 42: 8/4 6/4\n",
                line.replace(": 5", ": 6")
            );
            let (record, kinds) = only(&text);
            let players = &record.players;
            assert_eq!(
                (&*players.white.name, &*players.black.name),
                (left, right),
                "{text}"
            );
            let scores: Vec<_> = record
                .games
                .iter()
                .map(|game| (game.score.white, game.score.black))
                .collect();
            assert_eq!(scores, [(3, 5), (3, 6)], "{text}");
            assert!(record.games[1].crawford, "{text}");
            assert_eq!(
                kinds,
                [RemarkKind::BeginsWithGame(4), RemarkKind::Unfinished],
                "{text}"
            );
        }
    }
}

#[test]
fn a_name_in_the_header_is_used_if_the_game_line_has_none() {
    let text = "; [Player 2 \"Bob\"]\n 7 point match\n\n Game 1\n Ann : 0                        : 0\n  1) 31: 8/5 6/5\n";
    assert_eq!(only(text).0.players.black.name, "Bob");
}

#[test]
fn the_only_legal_play_is_assumed_if_the_play_is_missing() {
    let text = "\
 0 point match

 Game 1
 A : 0                          B : 0
  1) 41: 24/20 24/23                33: 24/21 8/5 6/3 5/2
  2) 23:                            15: bar/24 bar/20
";
    let (record, kinds) = only(text);
    let last = &record.games[0].moves[2];
    let RecordedAction::Play {
        played: Played::Legal(play),
        ..
    } = &last.action
    else {
        panic!("{last:?}");
    };
    assert_eq!(
        record::print_play(&start_after(&record, 2), play),
        "bar/22* bar/23*"
    );
    assert_eq!(plays(&record), (4, 4));
    assert!(
        matches!(
            kinds[..],
            [RemarkKind::ForcedPlay(_), RemarkKind::Unfinished]
        ),
        "{kinds:?}"
    );
    // The last roll in a game may not have been played.
    let cut = text.split("15:").next().expect("a part").trim_end();
    let (record, kinds) = only(&format!("{cut}\n      Wins 1 point\n"));
    assert_eq!(plays(&record), (3, 2));
    assert!(
        !kinds
            .iter()
            .any(|kind| matches!(kind, RemarkKind::ForcedPlay(_))),
        "{kinds:?}"
    );
    // If several plays are legal, the play is unknown.
    let (record, kinds) = only(&text.replace("23:  ", "23:\n; a comment\n  3)"));
    assert_eq!(plays(&record), (4, 4), "a comment is no move: {kinds:?}");
    let (_, kinds) = only(&text.replace("41: 24/20 24/23", "41:"));
    assert!(matches!(kinds[0], RemarkKind::MissingPlay(_)), "{kinds:?}");
}

/// Returns the board before a move in the first game, from the perspective of the player who moves.
fn start_after(record: &MatchRecord, nth: usize) -> rules::Board {
    let mut replay = record.games[0].replay(&record.terms);
    let (situation, made) = replay.nth(nth).expect("a move");
    situation.board(made.player).expect("a board")
}

#[test]
fn the_position_after_an_illegal_play_is_from_the_perspective_of_the_next_player() {
    let position = |dice: &str| {
        format!(
            "7;0;1;0;0;B;A;0;0;0;1;0;0;-2;0;0;0;0;5;0;3;1;0;0;-4;4;0;-1;0;-2;1;-3;-3;0;0;0;1;0;{dice};"
        )
    };
    for dice in ["5;2", "0;0"] {
        let text = format!(
            " 7 point match\n\n Game 1\n A : 0                          B : 0\n  1) 31: 8/5 6/5                    64: 24/18 13/9\n  2) 21: Illegal play ({}) 52: 13/8 24/22\n  3) 11: 6/5(2) 8/7(2)\n",
            position(dice)
        );
        let (record, kinds) = only(&text);
        let moves = &record.games[0].moves;
        assert_eq!(moves[2].player, Player::White);
        let RecordedAction::SetUp(setup) = &moves[3].action else {
            panic!("{:?}", moves[3]);
        };
        assert_eq!(moves[3].player, Player::Black);
        assert_eq!(
            (setup.own[13], setup.own[24], setup.opponent[24]),
            (4, 1, 2),
            "{dice}"
        );
        let next = &moves[4];
        let is_legal = matches!(
            &next.action,
            RecordedAction::Play {
                played: Played::Legal(_),
                ..
            }
        );
        assert!(next.player == Player::Black && is_legal, "{next:?}");
        assert!(
            matches!(kinds[0], RemarkKind::ForbiddenPlay { .. }),
            "{kinds:?}"
        );
    }
}

#[test]
fn the_position_after_an_illegal_play_overrides_its_header() {
    for head in [
        "7;0;1;0;0;B;A;0;0;0;1;0",
        "31;0;1;0;0;B;A;0;0;0;1;0",
        "7;0;1;0;0;B (x);A;0;0;0;1;0",
        "7;0;1;0;0;B (x) y;A :);0;0;0;1;0",
        "7;0;1;0;0;B;A;0;0;0;3;0",
        "7;0;1;0;0;B;A;0;7;0;1;0",
        "7;0;1;0;0;;;1;0;0;?;?",
    ] {
        let text = format!(
            " 7 point match\n\n Game 1\n A : 0                          B : 0\n  1) 31: 8/5 6/5                    64: 24/18 13/9\n  2) 21: Illegal play ({head};0;-2;0;0;0;0;5;0;3;1;0;0;-4;4;0;-1;0;-2;1;-3;-3;0;0;0;1;0;5;2;) 52: 13/8 24/22\n"
        );
        let (record, kinds) = only(&text);
        assert_eq!(plays(&record), (4, 3), "{text}{kinds:?}");
        let set_up = &record.games[0].moves[3].action;
        assert!(matches!(set_up, RecordedAction::SetUp(_)), "{text}");
    }
}

#[test]
fn a_hidden_turn_without_dice_causes_a_remark_if_the_game_continues() {
    let text = " 7 point match\n\n Game 1\n A : 0                          B : 0\n  1) 31: 8/5 6/5                    64: 24/18 13/9\n  2) ????                           ";
    let (_, kinds) = only(&format!("{text}52: 13/8 6/4\n"));
    let hidden = RemarkKind::NotUnderstood("????".to_owned());
    assert_eq!(kinds[0], hidden, "{kinds:?}");
    let (_, kinds) = only(&format!("{text}Wins 1 point\n"));
    assert_eq!(kinds, []);
}

#[test]
fn rows_without_numbers_below_the_players_are_a_match() {
    let id = "XGID=-aAaBaDaB---bD-b-A-cA-b-b-:0:0:1:00:2:4:0:9:10";
    let rows = "Game 1\nA : 0  B : 0\n31: 8/5 6/5\n42: 8/4 6/4\n";
    for text in [format!("{rows}; best here {id}\n"), format!("{rows}{id}\n")] {
        assert_eq!(only(&text).0.games[0].moves.len(), 2, "{text}");
    }
    // A single row may be a sentence about the position: a remark reports that it was omitted.
    let text = format!("Game 1\nA : 0  B : 0\n31: 8/5 6/5\n{id}\n");
    let reading = read(text.as_bytes());
    assert_eq!(reading.positions.len(), 1);
    let left_out = RemarkKind::NotUnderstood("31: 8/5 6/5".to_owned());
    assert_eq!(reading.remarks[0].kind, left_out);
}

#[test]
fn an_id_in_a_text_overrides_a_match_without_a_legal_row() {
    let id = "XGID=-aAaBaDaB---bD-b-A-cA-b-b-:0:0:1:00:2:4:0:9:10";
    for line in [
        " Double / Take : 0.4",
        "Double / Take         :  0.410   ( 0.000)      0.625   ( 0.000)",
        "Take!",
        "Takes",
        "Double / Pass",
        "Doubles",
        "Double",
        "Drop",
        "Drops",
        "21: 13/11 6/5 was played",
        "Wins: 61%",
        "Wins  G+BG  BG",
        "Losses 3",
        "No double",
        "Redouble / Take",
        " 1) 13/11 6/5    0.410",
        "Wins 2 points",
    ] {
        for header in [
            " Red - 2 Green - 4 in a 9 point match.",
            "9 point match",
            "Game 3",
            "Ann : 2     Bob : 4",
        ] {
            for text in [
                format!("{id}\n{header}\n{line}\n"),
                format!("{header}\n{line}\n{id}\n"),
            ] {
                let reading = read(text.as_bytes());
                assert_eq!(reading.positions.len(), 1, "{text}");
                assert_eq!(record::xgid(&reading.positions[0].decision), id, "{text}");
                assert!(reading.remarks.is_empty(), "{text}");
            }
        }
    }
    // A match with an ID in a comment is still a match.
    let text =
        format!(" 9 point match\n\n Game 1\n; {id}\n Ann : 0     Bob : 0\n  1) 31: 8/5 6/5\n");
    assert_eq!(only(&text).0.games[0].moves.len(), 1);
}

#[test]
fn sentences_are_not_a_match() {
    for text in [
        " 9 point match\n Wins  G+BG\n",
        "9 point match\nTake!\n",
        "a 9 point match\nDouble / Take : 0.4\n",
    ] {
        assert!(record::read_file(text.as_bytes()).is_err(), "{text}");
    }
}

#[test]
fn a_position_in_two_notations_is_a_single_position() {
    let text = " Position-ID: Mw5jkCQyz+AhAg    Match-ID: cAkgAUAAEAAE\n XGID=-aAaBaDaB---bD-b-A-cA-b-b-:0:0:1:00:2:4:0:9:10\n\n \
        Grün - 4 Rot - 2 in a 9 point match.\n";
    let reading = read(text.as_bytes());
    assert_eq!(reading.positions.len(), 1);
    let other = text.replace(":2:4:", ":2:3:");
    assert_eq!(read(other.as_bytes()).positions.len(), 2, "another score");
}

#[test]
fn a_long_match_is_evaluated_if_both_players_need_few_points() {
    let judged = |score: [u32; 2]| {
        let [white, black] = score;
        let text = format!(
            " 64 point match\n\n Game 40\n ann : {white}                        bob : {black}\n  1) 31: 8/5 6/5                 42: 8/4 6/4\n  2)  Doubles => 2                Takes\n"
        );
        let (record, kinds) = only(&text);
        let is_long = kinds.contains(&RemarkKind::LongMatch(64));
        (record.games[0].decisions(&record.terms).len(), is_long)
    };
    assert_eq!(judged([62, 41]), (5, false));
    assert_eq!(judged([39, 39]), (5, false));
    assert!(!judged([63, 41]).1);
    assert_eq!(judged([62, 38]), (0, true));
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:62:41:0:64:10";
    assert!(record::decision_from_xgid(id).is_some());
}

/// Files with other programs' oddities, in addition to the samples.
const ODD: [&str; 5] = [
    "odd/forced-unwritten-opening.mat",
    "odd/galaxy-losses-own-line.mat",
    "odd/galaxy-losses-other-forms.mat",
    "odd/name-empty.mat",
    "odd/studio-concedes.mat",
];

#[test]
fn every_winner_agrees_with_the_next_score() {
    let mut compared = 0;
    for name in SAMPLES.into_iter().chain(ODD) {
        let reading = read(&sample(name));
        for record in &reading.matches {
            for pair in record.games.windows(2) {
                let result = pair[0]
                    .result
                    .unwrap_or_else(|| panic!("{name}: no result"));
                let mut expected = pair[0].score;
                expected[result.winner] += result.points;
                assert_eq!(pair[1].score, expected, "{name}, game {}", pair[0].number);
                compared += 1;
            }
        }
        let scores = |remark: &&record::Remark| matches!(remark.kind, RemarkKind::Score { .. });
        assert_eq!(reading.remarks.iter().find(scores), None, "{name}");
    }
    assert!(compared > 20, "{compared}");
}

#[test]
fn real_oddities_are_read_as_they_are_by_gnu_backgammon() {
    let results = |name: &str| -> Vec<_> {
        let record = read(&sample(name)).matches.remove(0);
        let games = record.games.iter().filter_map(|game| game.result);
        games.map(|result| (result.winner, result.points)).collect()
    };
    let (white, black) = (Player::White, Player::Black);
    assert_eq!(results("odd/galaxy-losses-own-line.mat"), [(white, 3)]);
    assert_eq!(
        results("odd/galaxy-losses-other-forms.mat"),
        [(black, 1), (black, 1), (white, 2), (white, 1)]
    );
    assert_eq!(
        results("odd/studio-concedes.mat"),
        [(black, 2), (white, 2), (white, 1), (black, 1), (white, 1)]
    );
    let record = read(&sample("odd/forced-unwritten-opening.mat"))
        .matches
        .remove(0);
    let last = record.games[0].last_situation(&record.terms);
    assert_eq!(
        last.position_id(Player::Black).as_deref(),
        Some("Ur8GAAuN5UgAOQ")
    );
    assert_eq!(record.unfollowed_plays(), 0);
}
