//! Generated matches with every known oddity in the texts written by programs and people.

use record::{MatchRecord, Played, RecordedAction, RemarkKind};
use rules::{EndedBy, Player};

use crate::only;

/// Columns of a layout: for an entry on the left, and for an entry on the right.
const LAYOUTS: [(usize, usize); 4] = [(5, 32), (5, 36), (6, 41), (5, 46)];

/// Words for giving up; all but the last are known, and the last stands for any other word.
const GIVEN_UP: [&str; 12] = [
    "Concedes",
    "Gives up",
    "Forfeits",
    "Timed out",
    "Abandons",
    "Quits",
    "Resigns",
    "Resign",
    "Disconnected",
    "Retires",
    "Loses on time",
    "Zzyzx",
];

/// Builder for match texts.
#[derive(Clone)]
struct Text {
    layout: (usize, usize),
    lines: Vec<String>,
}

impl Text {
    /// Creates the text of a 7-point match that starts at 0 - 0.
    fn new(layout: (usize, usize)) -> Self {
        let lines = vec![" 7 point match".to_owned(), String::new()];
        Self { layout, lines }
    }

    fn line(&mut self, line: &str) -> &mut Self {
        self.lines.push(line.to_owned());
        self
    }

    /// Adds the lines at the start of a game.
    fn game(&mut self, number: u32, score: [u32; 2]) -> &mut Self {
        let [white, black] = score;
        let left = format!(" ann : {white}");
        let names = format!("{left:<width$}bob : {black}", width = self.layout.1 - 1);
        self.line(&format!(" Game {number}")).line(&names)
    }

    fn row(&mut self, number: u32, left: &str, right: &str) -> &mut Self {
        let (from, to) = self.layout;
        let begin = format!("{:<from$}", format!("{number:3})"));
        let row = format!("{:<to$}{right}", format!("{begin}{left}"));
        self.line(row.trim_end())
    }

    /// Adds an entry on an unnumbered line.
    fn entry(&mut self, player: Player, entry: &str) -> &mut Self {
        let indent = if player == Player::White {
            6
        } else {
            self.layout.1 + 1
        };
        self.line(&format!("{:indent$}{entry}", ""))
    }

    fn text(&self) -> String {
        self.lines.join("\n") + "\n"
    }
}

/// Returns the winner and points of each game.
fn results(text: &str) -> Vec<Option<(Player, u32)>> {
    let (record, _) = only(text);
    let games = record.games.iter();
    games
        .map(|game| game.result.map(|result| (result.winner, result.points)))
        .collect()
}

/// Returns the number of plays in the first game, and how many of them are legal.
pub(crate) fn plays(record: &MatchRecord) -> (usize, usize) {
    let played = record.games[0]
        .moves
        .iter()
        .filter_map(|made| match &made.action {
            RecordedAction::Play { played, .. } => Some(matches!(played, Played::Legal(_))),
            _ => None,
        });
    let played: Vec<bool> = played.collect();
    (played.len(), played.iter().filter(|&&legal| legal).count())
}

/// Runs a check on a text with two plays, to which the check adds lines, for both players and all layouts.
fn for_all(check: impl Fn(Player, &mut Text)) {
    for layout in LAYOUTS {
        for player in Player::BOTH {
            let mut text = Text::new(layout);
            text.game(1, [0, 0]).row(1, "31: 8/5 6/5", "42: 8/4 6/4");
            check(player, &mut text);
        }
    }
}

#[test]
fn the_column_of_the_win_has_priority_over_the_other_column() {
    for_all(|winner, text| {
        let loser = winner.opponent();
        let won = Some((winner, 2));
        for losses in ["Losses 2 point", "Loses 2 points", "Losses"] {
            // Backgammon Galaxy writes the loser's line in either column, before or after the other line.
            for column in Player::BOTH {
                for blank in ["", "\n"] {
                    let mut before = text.clone();
                    before
                        .entry(column, losses)
                        .line(blank)
                        .entry(winner, "Wins 2 point");
                    assert_eq!(results(&before.text()), [won], "{}", before.text());
                    let mut after = text.clone();
                    after
                        .entry(winner, "Wins 2 point and the match")
                        .line(blank)
                        .entry(column, losses);
                    assert_eq!(results(&after.text()), [won], "{}", after.text());
                }
            }
            let mut flush = text.clone();
            flush
                .line(&format!(" {losses}"))
                .entry(winner, "Wins 2 points");
            assert_eq!(results(&flush.text()), [won], "{}", flush.text());
        }
        for word in GIVEN_UP {
            let mut row = text.clone();
            match loser {
                Player::White => row.row(2, &format!(" {word}"), " Wins 2 point"),
                Player::Black => {
                    row.row(2, "65: 24/13", &format!(" {word}"))
                        .row(3, " Wins 2 point", "")
                }
            };
            assert_eq!(results(&row.text()), [won], "{}", row.text());
        }
    });
}

#[test]
fn a_word_next_to_a_play_does_not_change_the_play() {
    for word in GIVEN_UP {
        for layout in LAYOUTS {
            let mut text = Text::new(layout);
            text.game(1, [0, 0]).row(1, "31: 8/5 6/5", "42: 8/4 6/4");
            text.row(2, "65: 24/13", word).row(3, " Wins 1 point", "");
            text.game(2, [1, 0]).row(1, "31: 8/5 6/5", "42: 8/4 6/4");
            let (record, _) = only(&text.text());
            assert_eq!(plays(&record), (3, 3), "{}", text.text());
            assert_eq!(
                results(&text.text())[0],
                Some((Player::White, 1)),
                "{}",
                text.text()
            );
        }
        // The column is too narrow for its play.
        let text = format!(
            "{}  1) 44: 24/20 24/20 13/9 13/9 {word}\n  2)  Wins 1 point\n",
            Text::new((5, 32)).game(1, [0, 0]).text()
        );
        assert_eq!(plays(&only(&text).0), (1, 1), "{text}");
        assert_eq!(results(&text), [Some((Player::White, 1))], "{text}");
        // The player gives up after rolling.
        let text = Text::new((5, 32))
            .game(1, [0, 0])
            .row(1, "31: 8/5 6/5", &format!("64: {word}"))
            .text();
        let text = format!("{text}  2)  Wins 1 point\n");
        let (record, _) = only(&text);
        let result = record.games[0].result.expect("a result");
        assert_eq!(
            (result.winner, result.by),
            (Player::White, EndedBy::Resignation),
            "{text}"
        );
    }
}

#[test]
fn a_known_word_for_giving_up_ends_a_game_that_has_no_result() {
    for word in GIVEN_UP
        .into_iter()
        .filter(|word| !["Loses on time", "Zzyzx"].contains(word))
    {
        for (rows, winner) in [
            (["65: 24/13", word, "", ""], Player::White),
            (["65: 24/13", &format!("62: {word}"), "", ""], Player::White),
            (["65: 24/13", "62: 24/18 13/11", word, ""], Player::Black),
            ([&format!("65: {word}"), "", "", ""], Player::Black),
        ] {
            let [a, b, c, d] = rows;
            let mut text = Text::new((5, 32));
            text.game(1, [0, 0])
                .row(1, "31: 8/5 6/5", "42: 8/4 6/4")
                .row(2, a, b)
                .row(3, c, d);
            assert_eq!(
                results(&text.text()),
                [Some((winner, 1))],
                "{}",
                text.text()
            );
            // The next score shows whether the win was a gammon.
            let score = Player::BOTH.map(|player| if player == winner { 2 } else { 0 });
            text.game(2, score).row(1, "31: 8/5 6/5", "");
            assert_eq!(
                results(&text.text())[0],
                Some((winner, 2)),
                "{}",
                text.text()
            );
        }
    }
}

#[test]
fn losses_without_wins_are_not_a_result() {
    for_all(|player, text| {
        text.entry(player, "Losses 2 point");
        assert_eq!(results(&text.text()), [None]);
        let score = Player::BOTH.map(|one| if one == player { 2 } else { 0 });
        text.game(2, score).row(1, "31: 8/5 6/5", "");
        assert_eq!(results(&text.text())[0], Some((player, 2)));
    });
}

#[test]
fn rows_are_found_in_every_layout() {
    let usual = Text::new((5, 32))
        .game(1, [0, 0])
        .row(1, "31: 8/5 6/5", "42: 8/4 6/4")
        .row(2, "61: 13/7 8/7", "64: 13/3")
        .row(3, " Doubles => 2", " Takes")
        .row(4, "65: 24/13", "")
        .entry(Player::White, "Wins 2 points")
        .text();
    let expected = only(&usual).0;
    assert_eq!(plays(&expected), (5, 5));
    for (from, to) in [
        // A line break is missing.
        ("42: 8/4 6/4\n  2)", "42: 8/4 6/4      2)"),
        ("64: 13/3\n  3)", "64: 13/3 3)"),
        // The right column has a separate number.
        ("               64: 13/3", "           2) 64: 13/3"),
        ("                42: 8/4", "     1)         42: 8/4"),
        // The columns are far to the right.
        ("  1) 31:", "  1)                31:"),
        // Numbers are missing or out of order.
        ("  2) 61:", "     61:"),
        ("  4) 65:", "  7) 65:"),
        ("  2)", "2)"),
        // Doubled brackets, and a colon without a space.
        ("13/3", "13/7 7/3"),
        ("31: 8/5", "31:8/5"),
        ("42: 8/4 6/4", "42: 8/4* 6/4*"),
    ] {
        assert!(usual.contains(from), "{from}");
        let text = usual.replace(from, to);
        let (record, kinds) = only(&text);
        assert_eq!(record.games, expected.games, "{text}");
        assert_eq!(kinds, [], "{text}");
    }
}

#[test]
fn a_double_and_its_answer_may_share_a_row() {
    let text = Text::new((5, 32))
        .game(1, [0, 0])
        .row(1, "31: 8/5 6/5", "42: 8/4 6/4")
        .row(2, "61: 13/7 8/7", " Doubles => 2    Takes")
        .row(3, "", "64: 13/3")
        .text();
    let (record, kinds) = only(&text);
    assert_eq!(kinds, [RemarkKind::Unfinished], "{text}");
    let cube = record.games[0].last_situation(&record.terms).cube();
    assert_eq!((cube.value.points(), cube.owner), (2, Some(Player::White)));
}

/// Returns the player of each move in the first game.
fn movers(text: &str) -> Vec<Player> {
    let moves = only(text).0.games.swap_remove(0).moves;
    moves.iter().map(|made| made.player).collect()
}

/// Marks and notes that annotators add after an entry.
const NOTES: [&str; 11] = [
    "?",
    "!",
    "x",
    "*",
    "??",
    "(best)",
    "good",
    "[best]",
    "{very bad}",
    "(-0.123)",
    "a note of five words",
];

#[test]
fn a_note_after_an_entry_is_not_a_turn() {
    let both = [Player::White, Player::Black, Player::White, Player::Black];
    for note in NOTES {
        for gap in [" ", "  ", "    "] {
            for layout in LAYOUTS {
                let noted = |entry: &str| format!("{entry}{gap}{note}");
                let mut text = Text::new(layout);
                text.game(1, [0, 0])
                    .row(1, &noted("31: 8/5 6/5"), "    42: 8/4 6/4")
                    .row(2, "61: 13/7 8/7", &noted("64: 13/3"));
                let text = text.text();
                assert_eq!(movers(&text), both, "{text}");
                assert_eq!(plays(&only(&text).0), (4, 4), "{text}");
                let mut text = Text::new(layout);
                text.game(1, [0, 0])
                    .row(1, "31: 8/5 6/5", &noted("42: 8/4 6/4"))
                    .row(2, &noted("Doubles to 2!"), "    Takes");
                let text = text.text();
                assert_eq!(movers(&text), both, "{text}");
                let (_, kinds) = only(&text);
                let is_on_cube = |kind: &RemarkKind| matches!(kind, RemarkKind::CubeAction(_));
                assert!(!kinds.iter().any(is_on_cube), "{text}{kinds:?}");
            }
        }
    }
    for left in ["61: 13/7 and 8/7", "Cannot Move", "A note"] {
        let text = Text::new((5, 32))
            .game(1, [0, 0])
            .row(1, "31: 8/5 6/5", "42: 8/4 6/4")
            .row(2, &format!("{left}    52: 13/8 24/22"), "")
            .text();
        let last = movers(&text).pop();
        assert_eq!(last, Some(Player::Black), "{text}");
    }
}

#[test]
fn the_names_determine_the_right_column() {
    for (right, indent) in [(14, 19), (12, 17), (20, 20), (14, 15)] {
        for winner in Player::BOTH {
            let indent = if winner == Player::White { 6 } else { indent };
            let names = format!("{:<right$}bob : 0", "alice : 0");
            let text = format!(
                " 7 point match\n\n Game 1\n{names}\n  1) 31: 8/5 6/5 {:right$}42: 8/4 6/4\n{:indent$}Wins 1 point\n",
                "", ""
            );
            assert_eq!(results(&text), [Some((winner, 1))], "{text}");
        }
    }
}

#[test]
fn the_next_score_overrides_a_winner_known_only_by_column() {
    for winner in Player::BOTH {
        let mut text = Text::new((5, 32));
        text.game(1, [0, 0]).row(1, "31: 8/5 6/5", "42: 8/4 6/4");
        text.entry(winner.opponent(), "Wins 1 point");
        let score = Player::BOTH.map(|player| u32::from(player == winner));
        text.game(2, score).row(1, "31: 8/5 6/5", "");
        assert_eq!(
            results(&text.text())[0],
            Some((winner, 1)),
            "{}",
            text.text()
        );
        let (_, kinds) = only(&text.text());
        assert_eq!(kinds, [RemarkKind::ResultFromScore, RemarkKind::Unfinished]);
    }
}
