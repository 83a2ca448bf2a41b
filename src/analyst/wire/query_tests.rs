use engine::{
    CubeAction, CubeDecision, Equity, Level, Mwc, Outcomes, RolloutSettings, RolloutSums, Settings,
};
use insight::reasons::{Compared, KnownEquities, Reason, ReplyRow, Rolls, Share};
use review::{Assessed, CubeEquities, Item, Judged, Kind, LuckOfRoll};
use rules::{Board, Choice, Decided, Decision, Player, Point, Roll, Variant, legal_plays};
use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Analysed, Analysis, Answer, DecodeError, Finding, FromWorker, Query, Report, Task, TaskId,
    Trials, TrialsError, wire::tests::refused,
};

const TRIALS: RolloutSettings = RolloutSettings {
    cubeful: true,
    plies: 0,
    truncate: Some(11),
    seed: u64::MAX,
};

fn double() -> Decision {
    let decision = Decision::builder(Board::start(Variant::Standard));
    decision.double().build().expect("a decision")
}

fn trials() -> Trials {
    let choices = vec![Choice::Roll, Choice::Double];
    Trials::new(double(), choices, TRIALS, 36..72).expect("trials")
}

/// Returns the text of `value` inside a message.
fn text_of<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("a text")
}

/// Decodes a text from inside a message.
fn open<T: DeserializeOwned>(text: &str) -> Result<T, DecodeError> {
    serde_json::from_str(text).map_err(|error| DecodeError::Form(error.to_string()))
}

fn analysed() -> Analysed {
    let candidate = |choice, mwc| engine::Candidate {
        choice,
        after: None,
        outcomes: Outcomes::from_weights([3.0, 1.0, 0.1, 2.0, 1.0, 0.3]).expect("weights"),
        cubeless: Equity(0.123_456_79),
        equity: Equity(-0.1),
        mwc,
        loss: Equity(0.0),
        plies: 2,
    };
    let cube = CubeDecision {
        no_double: Equity(0.3),
        double_take: Some(Equity(0.1)),
        double_pass: Some(Equity(1.0)),
        action: CubeAction::NoDouble,
    };
    let legal = legal_plays(&Board::start(Variant::Standard), Roll::ALL[3]);
    let play = engine::Candidate {
        after: Some(legal[0].after),
        ..candidate(Choice::Play(legal[0].play), Some(Mwc(0.51)))
    };
    Analysed {
        analysis: Analysis {
            candidates: vec![play, candidate(Choice::Roll, None)],
            made: Some(1),
            cube: Some(cube),
        },
        luck: Some(Equity(0.3)),
    }
}

fn judged() -> Judged {
    Judged {
        player: Player::Black,
        kind: Kind::Double,
        made: Choice::Roll,
        forced: false,
        close: true,
        counted: true,
        loss: 0.1,
        loss_mwc: Some(0.01),
        plies: 2,
        difficulty: 0.003,
        candidates: vec![Assessed {
            choice: Choice::Double,
            equity: -0.1,
            cubeless: 0.123_456_79,
            mwc: None,
            loss: 0.0,
            plies: 2,
            chances: [0.6, 0.2, 0.01, 0.1, 0.0],
        }],
        cube: Some(CubeEquities {
            no_double: 0.3,
            double_take: 0.1,
            double_pass: 1.0,
        }),
        luck: Some(LuckOfRoll {
            equity: -0.2,
            result: 0.01,
        }),
    }
}

fn sums() -> RolloutSums {
    RolloutSums {
        trials: vec![0..36, 72..108],
        equities: vec![i128::MAX, i128::MIN],
        chances: vec![[1, 2, 3, 4, 5, -6]; 2],
        products: vec![1 << 90, -1, 0],
    }
}

fn reasons() -> Vec<Reason> {
    let point = Point::new(7).expect("a point");
    let rolls = |count| Rolls::new(count).expect("rolls");
    let both = Compared {
        made: Share::of(0.3),
        best: Share::of(0.35),
    };
    vec![
        Reason::Hits {
            point,
            checkers: 1,
            pips: 18,
            enters: rolls(27),
        },
        Reason::Shots {
            blot: point,
            at_blot: rolls(11),
            any: Compared {
                made: rolls(15),
                best: rolls(0),
            },
        },
        Reason::Makes(point),
        Reason::Wins(both),
    ]
}

#[test]
fn impossible_trials_are_named() {
    let text = text_of(&Query::Rollout(trials()));
    for (from, to, named) in [
        ("[\"roll\",\"double\"]", "[]", "1 to 32 choices"),
        (
            "[\"roll\",\"double\"]",
            "[\"take\"]",
            "cannot be rolled out",
        ),
        ("\"end\":72", "\"end\":1000000000000", "1 to 1296 trials"),
        ("\"end\":72", "\"end\":36", "1 to 1296 trials"),
        ("\"plies\":0", "\"plies\":4", "at most 3 plies"),
    ] {
        let why = refused(&text, open::<Query>, (from, to));
        assert!(why.contains(named), "{why}");
    }
    let many = vec![Choice::Roll; 33];
    assert_eq!(
        Trials::new(double(), many, TRIALS, 0..1),
        Err(TrialsError::Choices)
    );
}

#[test]
fn impossible_reports_are_refused() {
    let analysis = text_of(&Report::Analysis(analysed()));
    for (from, to, named) in [
        ("\"made\":1", "\"made\":2", "one of the candidates"),
        ("\"outcomes\":[0.4", "\"outcomes\":[0.9", "add up to 1"),
    ] {
        let why = refused(&analysis, open::<Report>, (from, to));
        assert!(why.contains(named), "{why}");
    }
    let reasons = text_of(&Report::Reasons(reasons()));
    for (from, to, named) in [
        ("\"point\":7", "\"point\":25", "no 25 point"),
        ("\"enters\":27", "\"enters\":37", "37 rolls"),
        ("\"made\":300", "\"made\":1001", "no chance"),
    ] {
        let why = refused(&reasons, open::<Report>, (from, to));
        assert!(why.contains(named), "{why}");
    }
    let sums = text_of(&Report::Rollout(sums()));
    for (from, to, named) in [
        ("-1,0]}", "-1]}", "different numbers"),
        ("\"start\":72", "\"start\":36", "do not touch"),
        ("\"end\":36", "\"end\":0", "do not touch"),
    ] {
        let why = refused(&sums, open::<Report>, (from, to));
        assert!(why.contains(named), "{why}");
    }
}

#[test]
fn encoded_queries_round_trip() {
    let assessed = judged().candidates[0];
    let decided = Decided {
        decision: double(),
        choice: Choice::Roll,
    };
    let queries = [
        Query::Rollout(trials()),
        Query::Judge {
            item: Item {
                nth: 3,
                kind: Kind::Double,
                opening: true,
                decided,
            },
            settings: Settings::new(1),
        },
        Query::Explain {
            decision: double(),
            choices: Compared {
                made: assessed,
                best: assessed,
            },
            known: KnownEquities {
                no_double: Some(Equity(0.25)),
                take: None,
            },
        },
        Query::Cube {
            decision: double(),
            outcomes: Outcomes::WIN,
            known: KnownEquities::default(),
        },
        Query::Replies {
            decision: double(),
            plays: Compared {
                made: Choice::Roll,
                best: Choice::Double,
            },
            plies: 1,
        },
        Query::LevelChances {
            decision: double(),
            choices: vec![Choice::Roll],
            level: Level::Casual,
        },
    ];
    for query in queries {
        assert_eq!(open(&text_of(&query)), Ok(query));
    }
}

#[test]
fn encoded_reports_round_trip() {
    for report in [
        Report::Analysis(analysed()),
        Report::Judged(None),
        Report::Judged(Some(Box::new(judged()))),
        Report::Rollout(sums()),
        Report::Reasons(reasons()),
        Report::Replies(vec![ReplyRow {
            roll: Roll::ALL[4],
            equity: Compared {
                made: Equity(-0.1),
                best: Equity(0.2),
            },
            reply: Compared {
                made: Choice::Roll,
                best: Choice::Double,
            },
        }]),
        Report::LevelChances(Some(vec![0.25, 0.5])),
        Report::Cube(None),
    ] {
        let done = FromWorker::Done {
            id: TaskId(7),
            finding: Finding::Report(report),
        };
        assert_eq!(FromWorker::decode(&done.encode()), Ok(done));
    }
    assert_eq!(Finding::Game(Answer::Luck(Equity(0.0))).report(), None);
}

#[test]
fn a_rollout_with_lookahead_takes_as_long_as_a_deep_analysis() {
    let rollout = |plies| {
        let settings = RolloutSettings { plies, ..TRIALS };
        let choices = vec![Choice::Roll, Choice::Double];
        let trials = Trials::new(double(), choices, settings, 0..36).expect("trials");
        Query::Rollout(trials).plies()
    };
    assert_eq!([0, 1, 2].map(rollout), [0, 3, 4]);
    let analysis = Query::Analyse {
        decision: double(),
        made: None,
        settings: Settings::new(2),
    };
    assert_eq!(Task::Query(analysis).plies(), 2);
}
