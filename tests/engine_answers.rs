//! Answers of the worker during a game, as text: the same on every machine and, unless changed deliberately, in every
//! release. `tests/browser/answers.spec.ts` sends the same requests to the shipped worker in the browser.
//!
//! `UPDATE=1 cargo test --test engine_answers` rewrites the file.

use std::{env, fs, iter, path::Path};

use analyst::{Answer, Ask, Finding, FromWorker, Task, TaskId, ToWorker};
use dice::{DiceStream, Seed};
use engine::Level;
use rules::{
    Beavers, Board, ByPlayer, Choice, Crawford, Decision, DecisionBuilder, DiceSource as _, Offer,
    Play, Player, Variant, Win, legal_plays,
};
use worker::TaskQueue;

/// Requests, each followed by its answer.
const FILE: &str = "tests/data/engine_answers.jsonl";

/// Returns money games with and without the Jacoby rule, and matches, with the cube in all positions.
///
/// Their number is coprime to the numbers of levels and questions, so that all combinations occur.
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

/// Returns the answer to `ask`, and both request and answer as lines.
fn answer_lines(id: u32, level: Level, ask: Ask) -> (Option<Answer>, String) {
    let work = ToWorker::Work {
        id: TaskId(id),
        task: Task::Game { level, ask },
    };
    let question = work.encode();
    let mut jobs = TaskQueue::default();
    assert_eq!(jobs.receive(&question), None);
    let reply = jobs.work().expect("a chunk waits");
    let lines = format!("{question}\n{}\n", reply.encode());
    let answer = match reply {
        FromWorker::Done {
            finding: Finding::Game(answer),
            ..
        } => Some(answer),
        _ => None,
    };
    (answer, lines)
}

fn choice(decision: DecisionBuilder) -> Ask {
    Ask::Choice {
        decision: decision.build().expect("a decision"),
        may_resign: true,
    }
}

/// Returns all requests and answers of a game of `variant` in which the levels take turns.
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
            0 | 4 => choice(here),
            1 | 5 if doubled.build().is_ok() => choice(doubled),
            2 => choice(here.resigned(Win::Single)),
            6 if doubled.build().is_ok() => choice(doubled.resigned(Win::Single)),
            _ => Ask::Luck(rolled(&mut stream).build().expect("a decision")),
        };
        lines += &answer_lines(turn, level, other).1;
        let rolled = rolled(&mut stream);
        let (answer, text) = answer_lines(turn, level, choice(rolled));
        lines += &text;
        let Some(Answer::Choice {
            choice: Choice::Play(play),
            ..
        }) = answer
        else {
            panic!("a roll is answered by a play, not by {answer:?}");
        };
        let roll = rolled.build().expect("a decision").roll().expect("a roll");
        let plays = legal_plays(&board, roll);
        let found = plays.iter().find(|legal| legal.play == play);
        board = found.map_or(board.flipped(), |legal| legal.after);
    }
    lines
}

#[test]
fn answers_equal_the_answers_in_the_file() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    // The nets evaluate one variant, the hand-written rules the other.
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
fn after_a_dance_the_opponent_values_gammons_by_the_score() {
    let dance = Decision::builder(position("trsBEBR42wwAaA"))
        .match_to(7)
        .score(ByPlayer { white: 6, black: 3 })
        .crawford(Crawford::Now)
        .play(4, 2);
    let (answer, _) = answer_lines(1, Level::Expert, choice(dance));
    let Some(Answer::Choice { choice, equity }) = answer else {
        panic!("a roll is answered by a play, not by {answer:?}");
    };
    assert_eq!(choice, Choice::Play(Play::NONE));
    let equity = equity.expect("a play has one");
    // A player for whom gammons have no value would win less: -1.192.
    assert!((-1.24..-1.21).contains(&equity.0), "{equity:?}");
}

#[test]
fn r81_a_doubler_who_was_beavered_may_resign() {
    let resigned = Decision::builder(position("Y16DAQbB2+AFQA"))
        .beavers(Beavers::One)
        .answer(Offer::Beaver, 4)
        .resigned(Win::Single);
    let (answer, _) = answer_lines(1, Level::Expert, choice(resigned));
    let accepts = Answer::Choice {
        choice: Choice::Accept,
        equity: None,
    };
    assert_eq!(answer, Some(accepts));
}

fn position(id: &str) -> Board {
    record::board_from_id(id, Variant::Standard).expect("an ID of the rules")
}
