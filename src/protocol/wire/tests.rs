use engine::{Away, Context, CubeAccess, Equity, Level, MatchScore, Standing};
use rules::{Board, CubeValue, Offer, Roll, Scoring, Variant, Win, legal_plays};

use crate::{Answer, Ask, DecodeError, JobId, Reply, Request, Stamp, ToWorker, VERSION};

fn requests() -> Vec<Request> {
    let board = Board::start(Variant::Nackgammon);
    let context = Context {
        scoring: Scoring::Standard,
        standing: Standing::Match(MatchScore {
            own: Away::new(7).expect("1 to 25"),
            opponent: Away::ONE,
            crawford: true,
        }),
        value: CubeValue::new(4).expect("a power of two"),
        access: CubeAccess::Opponent,
    };
    let respond = |offer| Ask::Respond {
        board,
        context: Context::MONEY,
        offer,
        value: CubeValue::new(8).expect("a power of two"),
        may_redouble: true,
    };
    let mut asks = vec![
        Ask::Offer {
            board,
            context,
            may_resign: true,
        },
        respond(Offer::Double),
        respond(Offer::Beaver),
        respond(Offer::Raccoon),
    ];
    asks.extend(Roll::ALL.map(|roll| Ask::Play {
        board,
        roll,
        context,
    }));
    asks.extend(Roll::ALL.map(|roll| Ask::Luck {
        board,
        roll,
        context,
    }));
    for win in [Win::Single, Win::Gammon, Win::Backgammon, Win::Quadruple] {
        let by_mover = win > Win::Gammon;
        asks.push(Ask::Resignation {
            board,
            context,
            win,
            by_mover,
        });
    }
    let request = |(job, ask)| Request {
        job: JobId(job),
        stamp: Stamp { game: 3, turn: job },
        level: Level::ALL[job as usize % 3],
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
            done(Answer::Play {
                play: legal.play,
                equity: Equity(0.25),
            })
        })
        .collect();
    let plain = [
        Answer::Roll,
        Answer::Double,
        Answer::Resign(Win::Gammon),
        Answer::Take,
        Answer::Drop,
        Answer::Redouble,
        Answer::Accept,
        Answer::Decline,
        Answer::Luck(Equity(-0.123_456_7)),
    ];
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
    let text = ToWorker::Ask(requests()[5]).encode();
    for at in 0..text.len() {
        for with in *b"09-\"}e" {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = with;
            let _refused_or_another = ToWorker::decode(&String::from_utf8_lossy(&bytes));
        }
    }
}

#[test]
fn a_request_that_is_none_still_names_its_job() {
    let request = requests()[4];
    let text = ToWorker::Ask(request).encode();
    let broken = text.replacen("\"dice\":[1,1]", "\"dice\":[1,7]", 1);
    assert_eq!(ToWorker::job_of(&broken), Some(request.job));
    for none in ["", "{", "null", "{\"version\":2,\"message\":{}}"] {
        assert_eq!(ToWorker::job_of(none), None, "{none}");
    }
}

#[test]
fn impossible_values_are_named() {
    let text = ToWorker::Ask(requests()[4]).encode();
    let changed = |from: &str, to: &str| {
        assert!(text.contains(from), "{from} in {text}");
        ToWorker::decode(&text.replacen(from, to, 1))
    };
    assert_eq!(
        changed("\"dice\":[1,1]", "\"dice\":[1,7]"),
        Err(DecodeError::Value("die"))
    );
    assert_eq!(
        changed("\"own\":[0,", "\"own\":[1,"),
        Err(DecodeError::Value("board"))
    );
    assert_eq!(
        changed("\"cube\":4", "\"cube\":3"),
        Err(DecodeError::Value("cube"))
    );
    assert_eq!(
        changed("\"own\":7", "\"own\":26"),
        Err(DecodeError::Value("match score"))
    );
    assert_eq!(
        changed("\"version\":5", "\"version\":4"),
        Err(DecodeError::Version(4))
    );
}
