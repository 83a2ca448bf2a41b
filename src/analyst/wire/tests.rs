use engine::{Equity, Filter, Level, Settings};
use rules::{
    Beavers, Board, ByPlayer, Choice, Crawford, Decision, Offer, Player, Roll, Variant, Win,
    legal_plays,
};

use crate::{
    Answer, Ask, DecodeError, Finding, FromWorker, Query, Report, Task, TaskId, ToWorker, VERSION,
};

fn works() -> Vec<ToWorker> {
    let money = Decision::builder(Board::start(Variant::Nackgammon))
        .variant(Variant::Nackgammon)
        .on_roll(Player::Black);
    let redoubled = money.cube(4, Some(Player::Black));
    let crawford = money
        .match_to(7)
        .score(ByPlayer { white: 0, black: 6 })
        .crawford(Crawford::Now);
    let beavers = money.beavers(Beavers::Unlimited);
    let dice = |roll: Roll| (roll.high().pips(), roll.low().pips());
    let mut decisions = vec![redoubled, crawford, beavers.jacoby(), money.without_cube()];
    for (offer, value) in [(Offer::Double, 2), (Offer::Beaver, 4), (Offer::Raccoon, 8)] {
        decisions.push(beavers.answer(offer, value));
    }
    decisions.extend(
        Roll::ALL
            .map(dice)
            .map(|(high, low)| crawford.play(high, low)),
    );
    decisions.extend([Win::Single, Win::Gammon].map(|win| redoubled.resigned(win)));
    let decisions = decisions
        .into_iter()
        .map(|it| it.build().expect("a decision"));
    let choose = |decision| Ask::Choice {
        decision,
        may_resign: true,
    };
    let level = |nth: usize| Level::ALL[nth % Level::ALL.len()];
    let tasks = decisions.enumerate().flat_map(|(nth, decision)| {
        let game = |ask| Task::Game {
            level: level(nth),
            ask,
        };
        let analyse = Query::Analyse {
            decision,
            made: (nth % 2 == 0).then_some(Choice::Roll),
            settings: Settings {
                filters: [Filter {
                    keep: nth,
                    within: Equity(0.1),
                }; 3],
                ..Settings::new(nth as u8 % 3)
            },
        };
        let luck = game(Ask::Luck(decision));
        [game(choose(decision)), luck, Task::Query(analyse)]
    });
    let work = |(nth, task)| ToWorker::Work {
        id: TaskId(nth),
        task,
    };
    (7..).zip(tasks).map(work).collect()
}

fn replies() -> Vec<FromWorker> {
    let board = Board::start(Variant::Standard);
    let found = |finding| FromWorker::Done {
        id: TaskId(1),
        finding,
    };
    let done = |answer| found(Finding::Game(answer));
    let mut replies: Vec<FromWorker> = Roll::ALL
        .iter()
        .flat_map(|roll| legal_plays(&board, *roll))
        .map(|legal| {
            done(Answer::Choice {
                choice: Choice::Play(legal.play),
                equity: Some(Equity(0.25)),
            })
        })
        .collect();
    let plain = [
        Choice::Roll,
        Choice::Double,
        Choice::Resign(Win::Gammon),
        Choice::Take,
        Choice::Drop,
        Choice::Beaver,
        Choice::Accept,
        Choice::Decline,
    ];
    let plain = plain.map(|choice| Answer::Choice {
        choice,
        equity: None,
    });
    replies.push(done(Answer::Luck(Equity(-0.123_456_7))));
    replies.extend(plain.map(done));
    replies.extend([true, false].map(|nets| FromWorker::Ready {
        version: VERSION,
        nets,
    }));
    for id in [None, Some(TaskId(7))] {
        let why = "\"quoted\"\n".to_owned();
        replies.push(FromWorker::Failed { id, why });
    }
    replies.push(FromWorker::Stopped(TaskId(1)));
    replies.push(found(Finding::Report(Report::Judged(None))));
    replies
}

#[test]
fn every_message_round_trips_through_text() {
    for message in works() {
        assert_eq!(ToWorker::decode(&message.encode()), Ok(message));
    }
    let stop = ToWorker::Stop(TaskId(9));
    assert_eq!(ToWorker::decode(&stop.encode()), Ok(stop));
    for reply in replies() {
        assert_eq!(FromWorker::decode(&reply.encode()), Ok(reply));
    }
}

#[test]
fn decoding_damaged_text_never_panics() {
    let texts = works().into_iter().map(|work| work.encode());
    for text in texts.chain(replies().iter().map(FromWorker::encode)) {
        for cut in 0..text.len() {
            assert!(ToWorker::decode(&text[..cut]).is_err());
            assert!(FromWorker::decode(&text[..cut]).is_err());
        }
    }
    let text = works()[15].encode();
    for at in 0..text.len() {
        for with in *b"09-\"}e" {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = with;
            let _refused_or_another = ToWorker::decode(&String::from_utf8_lossy(&bytes));
        }
    }
}

/// Returns the message that requests the luck of a roll of 1-1 in the Crawford game.
fn crawford_play() -> ToWorker {
    let is_it = |work: &ToWorker| match work {
        ToWorker::Work {
            task:
                Task::Game {
                    ask: Ask::Luck(decision),
                    ..
                },
            ..
        } => decision.roll() == Some(Roll::ALL[0]),
        _ => false,
    };
    works().into_iter().find(is_it).expect("it is among them")
}

#[test]
fn reads_the_task_id_of_an_invalid_message() {
    let work = crawford_play();
    let ToWorker::Work { id, .. } = work else {
        panic!("it is work");
    };
    let text = work.encode();
    let broken = text.replacen("\"play\":[1,1]", "\"play\":[1,7]", 1);
    assert_ne!(broken, text);
    assert!(ToWorker::decode(&broken).is_err());
    assert_eq!(ToWorker::task_id_of(&broken), Some(id));
    for none in ["", "{", "null", "{\"version\":2,\"message\":{}}"] {
        assert_eq!(ToWorker::task_id_of(none), None, "{none}");
    }
}

/// Returns the error for `text` with `from` replaced by `to`.
pub(crate) fn refused<T: std::fmt::Debug>(
    text: &str,
    decode: fn(&str) -> Result<T, DecodeError>,
    (from, to): (&str, &str),
) -> String {
    assert!(text.contains(from), "{from} in {text}");
    match decode(&text.replacen(from, to, 1)) {
        Err(DecodeError::Form(why)) => why,
        other => panic!("{to}: {other:?}"),
    }
}

#[test]
fn impossible_values_are_named() {
    let text = crawford_play().encode();
    for (from, to, named) in [
        ("\"play\":[1,1]", "\"play\":[1,7]", "no die shows 7"),
        ("\"own\":[0,", "\"own\":[1,", "16 and 15 checkers"),
        ("\"value\":1", "\"value\":3", "no cube shows 3"),
        ("\"value\":1", "\"value\":2", "Crawford"),
        ("\"length\":7", "\"length\":26", "26 points"),
        ("\"length\":7", "\"length\":6", "won the match"),
    ] {
        let why = refused(&text, ToWorker::decode, (from, to));
        assert!(why.contains(named), "{why}");
    }
    let other = text.replacen(&format!("\"version\":{VERSION}"), "\"version\":5", 1);
    assert_eq!(ToWorker::decode(&other), Err(DecodeError::Version(5)));
}
