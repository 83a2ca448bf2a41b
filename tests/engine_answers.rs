//! What the worker answers in the course of a game, as text: the same on every machine and, unless somebody means it
//! to be another, in every release. `tests/browser/answers.spec.ts` asks the shipped worker in the browser the same.
//!
//! `UPDATE=1 cargo test --test engine_answers` writes the file anew.

use std::{env, fs, iter, path::Path};

use dice::{DiceStream, Seed};
use engine::{Away, Context, CubeAccess, Level, MatchScore, Standing};
use protocol::{Answer, Ask, JobId, Reply, Request, Stamp, ToWorker};
use rules::{Board, CubeValue, DiceSource as _, Die, Offer, Play, Roll, Variant, Win, legal_plays};
use worker::Jobs;

/// Each question, and behind it the answer.
const FILE: &str = "tests/data/engine_answers.jsonl";

/// Money with and without the rule of Jacoby, and matches, with the cube in all places.
///
/// As many as have no common measure with the levels and the questions, so that all come together.
fn contexts() -> [Context; 7] {
    let away = |points| Away::new(points).expect("1 to 25");
    let money = |jacoby| Standing::Money {
        jacoby,
        beavers: jacoby,
    };
    let score = |own, opponent| {
        Standing::Match(MatchScore {
            own: away(own),
            opponent: away(opponent),
            crawford: false,
        })
    };
    [
        (money(false), 1, CubeAccess::Centre),
        (money(true), 1, CubeAccess::Centre),
        (score(4, 2), 1, CubeAccess::Centre),
        (money(false), 2, CubeAccess::Mover),
        (score(5, 7), 2, CubeAccess::Mover),
        (money(true), 4, CubeAccess::Opponent),
        (score(3, 1), 1, CubeAccess::Centre),
    ]
    .map(|(standing, value, access)| Context {
        standing,
        value: CubeValue::new(value).expect("a power of two"),
        access,
        ..Context::MONEY
    })
}

/// The reply to `ask`, and both as lines.
fn asked(job: u32, level: Level, ask: Ask) -> (Option<Answer>, String) {
    let request = Request {
        job: JobId(job),
        stamp: Stamp::default(),
        level,
        ask,
    };
    let question = ToWorker::Ask(request).encode();
    let mut jobs = Jobs::default();
    assert_eq!(jobs.receive(&question), None);
    let reply = jobs.work().expect("a request waits");
    let lines = format!("{question}\n{}\n", reply.encode());
    let answer = match reply {
        Reply::Done { answer, .. } => Some(answer),
        _ => None,
    };
    (answer, lines)
}

/// All questions and answers of a game of `variant` that the levels play in turns.
fn game(variant: Variant) -> String {
    let mut stream = DiceStream::new(Seed([4; 32]));
    let mut board = Board::start(variant);
    let mut lines = String::new();
    let turns = (0..).zip(Level::ALL.into_iter().cycle());
    for ((turn, level), context) in turns.zip(contexts().into_iter().cycle()) {
        if board.opponent().is_off() {
            break;
        }
        let other = match turn % 4 {
            0 => Ask::Offer {
                board,
                context,
                may_resign: true,
            },
            1 if context.access != CubeAccess::Opponent => Ask::Respond {
                board,
                context,
                offer: Offer::Double,
                value: context.value.doubled().expect("far below the limit"),
                may_redouble: turn % 8 == 1,
            },
            2 => Ask::Resignation {
                board,
                context,
                win: Win::Single,
                by_mover: turn % 8 == 2,
            },
            _ => Ask::Luck {
                board,
                roll: Roll::new(stream.die(), stream.die()),
                context,
            },
        };
        lines += &asked(turn, level, other).1;
        let roll = Roll::new(stream.die(), stream.die());
        let play = Ask::Play {
            board,
            roll,
            context,
        };
        let (answer, text) = asked(turn, level, play);
        lines += &text;
        let Some(Answer::Play { play, .. }) = answer else {
            panic!("a roll is answered by a play, not by {answer:?}");
        };
        let plays = legal_plays(&board, roll);
        let found = plays.iter().find(|legal| legal.play == play);
        board = found.map_or(board.flipped(), |legal| legal.after);
    }
    lines
}

#[test]
fn games_are_answered_as_the_file_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    // The nets judge the one, the hand-written rules the other.
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
fn after_a_dance_the_opponent_plays_for_what_he_needs() {
    let context = Context {
        standing: Standing::Match(MatchScore {
            own: Away::ONE,
            opponent: Away::new(4).expect("1 to 25"),
            crawford: true,
        }),
        access: CubeAccess::Centre,
        ..Context::MONEY
    };
    let dance = Ask::Play {
        board: position("trsBEBR42wwAaA"),
        roll: Roll::new(Die::ALL[3], Die::ALL[1]),
        context,
    };
    let (answer, _) = asked(1, Level::Expert, dance);
    let Some(Answer::Play { play, equity }) = answer else {
        panic!("a roll is answered by a play, not by {answer:?}");
    };
    assert_eq!(play, Play::NONE);
    // Playing as if a gammon were worth nothing to him the opponent wins less: -1.192.
    assert!((-1.24..-1.21).contains(&equity.0), "{equity:?}");
}

#[test]
fn r81_a_doubler_who_was_beavered_may_resign() {
    let resigned = Ask::Resignation {
        board: position("Y16DAQbB2+AFQA"),
        context: Context::MONEY,
        win: Win::Single,
        by_mover: true,
    };
    let (answer, _) = asked(1, Level::Expert, resigned);
    assert_eq!(answer, Some(Answer::Accept));
}

fn position(id: &str) -> Board {
    record::board_from_id(id, Variant::Standard).expect("an ID of the rules")
}
