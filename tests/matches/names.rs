//! Names and comments with arbitrary characters in the text of a match.

use proptest::prelude::*;
use record::{MatchRecord, RemarkKind, write_mat};

use crate::only;

const MATCH: &str =
    " 3 point match\n\n Game 1\n Ann : 2        Bob : 0\n  1) 31: 8/5 6/5      42: 8/4 6/4\n";

/// Returns the match [`MATCH`] between players with these names, written and read back.
fn reread(white: &str, black: &str) -> MatchRecord {
    let (mut record, _) = only(MATCH);
    white.clone_into(&mut record.players.white.name);
    black.clone_into(&mut record.players.black.name);
    only(&write_mat(&record).text).0
}

#[test]
fn names_retain_their_characters() {
    for name in [
        ";)",
        "; Ann",
        "_x_",
        "*Star*",
        "#1",
        "=",
        "[x]",
        "[x \"y\"]",
        "Ann, 1984",
        "A   3",
        "Game 3",
        "7 point match",
        "1)",
    ] {
        for (white, black) in [(name, "Bob"), ("Ann", name)] {
            let record = reread(white, black);
            assert_eq!(record.players.white.name, white);
            assert_eq!(record.players.black.name, black);
            assert_eq!(record.players.white.rating, None, "{name}");
        }
    }
    assert_eq!(reread("Ann,1984", "Bob").players.white.name, "Ann, 1984");
}

#[test]
fn a_comment_before_the_names_is_not_a_name() {
    let comment = "; Set Pos=XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10\n; At 10:30 on day 2, 12:45\n";
    let text = MATCH.replace(" Ann", &format!("{comment} Ann"));
    let (record, _) = only(&text);
    assert_eq!(record.players.white.name, "Ann");
    assert_eq!(record.games[0].score.white, 2);
}

#[test]
fn a_comment_is_never_a_tag_or_a_position() {
    let comment = "[Player 1 \"Eve\"]\n[Variation \"Nackgammon\"]\n; no game\n7 point match\n\
        Set Pos=XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10\nSet Cube=4:1";
    let (mut record, _) = only(MATCH);
    record.event.comment = Some(comment.to_owned());
    let (again, _) = only(&write_mat(&record).text);
    assert_eq!(again, record);
}

#[test]
fn a_remark_quotes_no_control_characters() {
    let text = format!("{MATCH}\u{1b}[31m zz z\u{202e}\u{7}\n");
    let (_, kinds) = only(&text);
    let quoted = RemarkKind::NotUnderstood("[31m zz z".to_owned());
    assert!(kinds.contains(&quoted), "{kinds:?}");
}

proptest! {
    #[test]
    fn names_do_not_change_the_rest_of_the_match(white in any::<String>(), black in any::<String>()) {
        let (record, _) = only(MATCH);
        let again = reread(&white, &black);
        prop_assert_eq!(&again.games, &record.games);
        let names = [&again.players.white.name, &again.players.black.name];
        prop_assert!(names.iter().all(|name| !name.is_empty()));
        let third = reread(names[0], names[1]);
        prop_assert_eq!(third.players, again.players);
    }

    #[test]
    fn names_with_common_characters_survive_a_round_trip(
        white in "[!-9;-{}~]{1,20}",
        black in "[!-+\\--9;-{}~]( ?[!-+\\--9;-{}~]){0,12}",
    ) {
        prop_assume!(!white.contains(','));
        let again = reread(&white, &black).players;
        prop_assert_eq!((again.white.name, again.black.name), (white, black));
    }
}
