//! The worker's answers during a game, as text: the same on every machine and, unless changed deliberately, in every
//! release. `tests/browser/answers.spec.ts` sends the same requests to the shipped worker in a browser.
//!
//! `UPDATE=1 cargo test --test engine_answers` rewrites the file.

use std::{env, fs, iter, path::Path};

use analyst::{Query, Report, codec};
use dice::{DiceStream, Seed};
use engine::Level;
use rules::{
    Beavers, Board, ByPlayer, Choice, Crawford, Decision, DecisionBuilder, DiceSource as _, Offer,
    Play, Player, Variant, Win, legal_plays,
};
use worker::TaskRunner;

/// File of requests, each followed by its answer.
const FILE: &str = "tests/data/engine_answers.jsonl";

/// Returns contexts for money games with and without the Jacoby rule, and for matches, with the cube in all positions.
///
/// The number of contexts is coprime to the numbers of levels and questions, so that all combinations occur.
fn contexts(board: DecisionBuilder) -> [DecisionBuilder; 7] {
    let (own, opponent) = (Some(Player::White), Some(Player::Black));
    let jacoby = board.jacoby().beavers(Beavers::One);
    let to_seven = |white, black| board.match_to(7).score(ByPlayer { white, black });
    [
        board,
        jacoby,
        to_seven(3, 5),
        board.cube(2, own),
        to_seven(2, 0).cube(2, own),
        jacoby.cube(4, opponent),
        to_seven(4, 6),
    ]
}

/// Returns the report for `query`, and both as lines.
fn report_lines(query: &Query) -> (Report, String) {
    let report = TaskRunner::default().report(query);
    let lines = format!("{}\n{}\n", codec::encode(query), codec::encode(&report));
    (report, lines)
}

fn choice(level: Level, decision: DecisionBuilder) -> Query {
    Query::Choose {
        decision: decision.build().expect("a decision"),
        level,
        may_resign: true,
    }
}

/// Returns all requests and answers in a game of `variant` in which the levels take turns.
fn game(variant: Variant) -> String {
    let mut stream = DiceStream::new(Seed([4; 32]));
    let mut board = Board::start(variant);
    let mut lines = String::new();
    for (turn, level) in (0..).zip(Level::ALL.into_iter().cycle()) {
        if board.opponent().is_off() {
            break;
        }
        let here = contexts(Decision::builder(board).variant(variant))[turn as usize % 7];
        let value = here.build().expect("a decision").value().points();
        let doubled = here.answer(Offer::Double, 2 * value);
        let rolled = |stream: &mut DiceStream| here.play(stream.die().pips(), stream.die().pips());
        let other = match turn % 8 {
            0 | 4 => choice(level, here),
            1 | 5 if doubled.build().is_ok() => choice(level, doubled),
            2 => choice(level, here.resigned(Win::Single)),
            6 if doubled.build().is_ok() => choice(level, doubled.resigned(Win::Single)),
            _ => Query::Luck(rolled(&mut stream).build().expect("a decision")),
        };
        lines += &report_lines(&other).1;
        let rolled = rolled(&mut stream);
        let (report, text) = report_lines(&choice(level, rolled));
        lines += &text;
        let Report::Chosen {
            choice: Choice::Play(play),
            ..
        } = report
        else {
            panic!("a roll is answered by a play, not by {report:?}");
        };
        let roll = rolled.build().expect("a decision").roll().expect("a roll");
        let plays = legal_plays(&board, roll);
        let found = plays.iter().find(|legal| legal.play == play);
        board = found.map_or(board.flipped(), |legal| legal.after);
    }
    lines
}

#[test]
fn answers_are_equal_to_those_in_the_file() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    // The networks evaluate one variant, the hand-written rules the other.
    let lines = game(Variant::Standard) + &game(Variant::Hypergammon);
    if env::var_os("UPDATE").is_some() {
        fs::write(&path, &lines).expect("the folder of the repository");
    }
    let expected = fs::read_to_string(&path).expect("a text");
    assert!(expected.lines().count() > 100);
    let both = iter::zip(lines.lines(), expected.lines());
    for (now, before) in both {
        assert_eq!(now, before);
    }
    assert_eq!(lines.len(), expected.len());
}

#[test]
fn after_a_dance_the_opponent_values_gammons_according_to_the_score() {
    let dance = Decision::builder(position("trsBEBR42wwAaA"))
        .match_to(7)
        .score(ByPlayer { white: 6, black: 3 })
        .crawford(Crawford::Now)
        .play(4, 2);
    let (report, _) = report_lines(&choice(Level::Expert, dance));
    let Report::Chosen { choice, equity, .. } = report else {
        panic!("a roll is answered by a play, not by {report:?}");
    };
    assert_eq!(choice, Choice::Play(Play::NONE));
    let equity = equity.expect("a play has one");
    // If gammons were worthless to the player, the equity would be -1.192.
    assert!((-1.24..-1.21).contains(&equity.0), "{equity:?}");
}

#[test]
fn r81_a_doubler_who_was_beavered_may_resign() {
    let resigned = Decision::builder(position("Y16DAQbB2+AFQA"))
        .beavers(Beavers::One)
        .answer(Offer::Beaver, 4)
        .resigned(Win::Single);
    let (report, _) = report_lines(&choice(Level::Expert, resigned));
    let accepts = Report::Chosen {
        choice: Choice::Accept,
        equity: None,
        trials: None,
    };
    assert_eq!(report, accepts);
}

fn position(id: &str) -> Board {
    record::board_from_id(id, Variant::Standard).expect("an ID of the rules")
}
