use engine::{Equity, Level};
use rules::{
    Beavers, Board, ByPlayer, Choice, Crawford, Decision, Offer, Player, Roll, Variant, Win,
    legal_plays,
};

use crate::{Answer, Ask, DecodeError, JobId, Reply, Request, Stamp, ToWorker, VERSION};

fn requests() -> Vec<Request> {
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
    let asks = decisions.flat_map(|decision| [choose(decision), Ask::Luck(decision)]);
    let request = |(job, ask)| Request {
        job: JobId(job),
        stamp: Stamp { game: 3, turn: job },
        level: Level::ALL[job as usize % Level::ALL.len()],
        ask,
    };
    (7..).zip(asks).map(request).collect()
}

fn replies() -> Vec<Reply> {
    let board = Board::start(Variant::Standard);
    let done = |answer| Reply::Done {
        job: JobId(1),
        stamp: Stamp { game: 2, turn: 5 },
        answer,
    };
    let mut replies: Vec<Reply> = Roll::ALL
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
    replies.extend([true, false].map(|nets| Reply::Ready {
        version: VERSION,
        nets,
    }));
    for job in [None, Some(JobId(7))] {
        let why = "\"quoted\"\n".to_owned();
        replies.push(Reply::Failed { job, why });
    }
    replies.push(Reply::Cancelled {
        job: JobId(1),
        stamp: Stamp::default(),
    });
    replies
}

#[test]
fn every_message_survives_the_way_through_text() {
    for request in requests() {
        let message = ToWorker::Ask(request);
        assert_eq!(ToWorker::decode(&message.encode()), Ok(message));
    }
    let cancel = ToWorker::Cancel(JobId(9));
    assert_eq!(ToWorker::decode(&cancel.encode()), Ok(cancel));
    for reply in replies() {
        assert_eq!(Reply::decode(&reply.encode()), Ok(reply));
    }
}

#[test]
fn cut_or_changed_text_is_refused_or_means_something_but_never_panics() {
    let texts = requests()
        .into_iter()
        .map(|request| ToWorker::Ask(request).encode());
    for text in texts.chain(replies().iter().map(Reply::encode)) {
        for cut in 0..text.len() {
            assert!(ToWorker::decode(&text[..cut]).is_err());
            assert!(Reply::decode(&text[..cut]).is_err());
        }
    }
    let text = ToWorker::Ask(requests()[15]).encode();
    for at in 0..text.len() {
        for with in *b"09-\"}e" {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = with;
            let _refused_or_another = ToWorker::decode(&String::from_utf8_lossy(&bytes));
        }
    }
}

/// The question how to play 1-1 in the Crawford game.
fn crawford_play() -> Request {
    let is_it = |request: &Request| match request.ask {
        Ask::Choice { decision, .. } => decision.roll() == Some(Roll::ALL[0]),
        Ask::Luck(_) => false,
    };
    requests()
        .into_iter()
        .find(is_it)
        .expect("it is among them")
}

#[test]
fn a_request_that_is_none_still_names_its_job() {
    let request = crawford_play();
    let text = ToWorker::Ask(request).encode();
    let broken = text.replacen("\"play\":[1,1]", "\"play\":[1,7]", 1);
    assert_ne!(broken, text);
    assert!(ToWorker::decode(&broken).is_err());
    assert_eq!(ToWorker::job_of(&broken), Some(request.job));
    for none in ["", "{", "null", "{\"version\":2,\"message\":{}}"] {
        assert_eq!(ToWorker::job_of(none), None, "{none}");
    }
}

#[test]
fn impossible_values_are_named() {
    let text = ToWorker::Ask(crawford_play()).encode();
    let changed = |from: &str, to: &str| {
        assert!(text.contains(from), "{from} in {text}");
        ToWorker::decode(&text.replacen(from, to, 1))
    };
    for (from, to, named) in [
        ("\"play\":[1,1]", "\"play\":[1,7]", "no die shows 7"),
        ("\"own\":[0,", "\"own\":[1,", "16 and 15 checkers"),
        ("\"value\":1", "\"value\":3", "no cube shows 3"),
        ("\"value\":1", "\"value\":2", "Crawford"),
        ("\"length\":7", "\"length\":26", "26 points"),
        ("\"length\":7", "\"length\":6", "won the match"),
    ] {
        match changed(from, to) {
            Err(DecodeError::Form(why)) => assert!(why.contains(named), "{why}"),
            other => panic!("{to}: {other:?}"),
        }
    }
    let older = changed(&format!("\"version\":{VERSION}"), "\"version\":5");
    assert_eq!(older, Err(DecodeError::Version(5)));
}
