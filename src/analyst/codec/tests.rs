use engine::{
    Champion, CubeAction, CubeDecision, Depth, Equity, Judge, Level, Mwc, Outcomes,
    RolloutSettings, RolloutSums, Search, TrialLimit,
};
use insight::reasons::{Compared, KnownEquities, Reason, Replies, ReplyRow, Rolls, Share};
use review::{CubeEquities, Item, Judged, Kind, LuckOfRoll};
use rules::{
    Beavers, Board, ByPlayer, Choice, Crawford, Decided, Decision, Offer, Player, Point, Roll,
    Variant, Win, legal_plays,
};

use super::{decode, encode};
use crate::{Analysis, Query, Report, Trials, TrialsError};

const TRIALS: RolloutSettings = RolloutSettings {
    cubeful: true,
    plies: 0,
    cube_plies: 0,
    truncate: Some(11),
    seed: u64::MAX,
};

fn double() -> Decision {
    let decision = Decision::builder(Board::start(Variant::Standard));
    decision.double().build().expect("a decision")
}

fn trials() -> Trials {
    let choices = [Choice::Roll, Choice::Double];
    Trials::new(double(), &choices, TRIALS, 36..72).expect("trials")
}

/// Returns a Champion analysis of a decision with close choices, before the first trial.
fn champion() -> Champion {
    let search = Search::new(Judge::without_nets(), 0);
    Champion::new(&search, &double(), None, TrialLimit::DEFAULT)
}

fn analysed() -> Analysis {
    let candidate = |choice, mwc| engine::Candidate {
        choice,
        after: None,
        outcomes: Outcomes::from_weights([3.0, 1.0, 0.1, 2.0, 1.0, 0.3]).expect("weights"),
        cubeless: Equity(0.123_456_79),
        equity: Equity(-0.1),
        mwc,
        loss: Equity(0.0),
        plies: 2,
        trials: Some(432),
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
    Analysis {
        candidates: vec![play, candidate(Choice::Roll, None)],
        made: Some(1),
        cube: Some(cube),
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
        candidates: analysed().candidates,
        cube: Some(CubeEquities {
            no_double: 0.3,
            double_take: 0.1,
            double_pass: 1.0,
        }),
        table: None,
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
            bar: 1,
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

/// Returns queries about every type of decision.
fn queries() -> Vec<Query> {
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
    let level = |nth: usize| Level::ALL[nth % Level::ALL.len()];
    let queries = decisions.enumerate().flat_map(|(nth, decision)| {
        let choose = Query::Choose {
            decision,
            level: level(nth),
            may_resign: true,
        };
        let analyse = Query::Analyse {
            decision,
            made: (nth % 2 == 0).then_some(Choice::Roll),
            depth: match nth % 3 {
                0 => Depth::Champion(TrialLimit::DEFAULT),
                plies => Depth::Plies(plies as u8),
            },
        };
        [choose, Query::Luck(decision), analyse]
    });
    queries.chain(rare_queries()).collect()
}

fn rare_queries() -> Vec<Query> {
    let candidate = judged().candidates[0];
    let decided = Decided {
        decision: double(),
        choice: Choice::Roll,
    };
    vec![
        Query::Rollout(trials()),
        Query::Judge {
            item: Item {
                nth: 3,
                kind: Kind::Double,
                opening: true,
                decided,
            },
            depth: Depth::Plies(1),
        },
        Query::Explain {
            decision: double(),
            choices: Box::new(Compared {
                made: candidate,
                best: candidate,
            }),
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
            halved: true,
        },
        Query::LevelChances {
            decision: double(),
            choices: vec![Choice::Roll],
            level: Level::Casual,
        },
    ]
}

/// Returns reports with every type of choice, and reports of every other type.
fn reports() -> Vec<Report> {
    let board = Board::start(Variant::Standard);
    let plays = Roll::ALL
        .iter()
        .flat_map(|roll| legal_plays(&board, *roll))
        .map(|legal| Report::Chosen {
            choice: Choice::Play(legal.play),
            equity: Some(Equity(0.25)),
            trials: Some(144),
        });
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
    let plain = plain.map(|choice| Report::Chosen {
        choice,
        equity: None,
        trials: None,
    });
    plays.chain(plain).chain(rare_reports()).collect()
}

fn rare_reports() -> Vec<Report> {
    vec![
        Report::Luck(Equity(-0.123_456_7)),
        Report::Analysis(analysed()),
        Report::Close(Box::new(champion())),
        Report::Judged(None),
        Report::Judged(Some(Box::new(judged()))),
        Report::Rollout(sums()),
        Report::Reasons(reasons()),
        Report::Replies(None),
        Report::Replies(Some(Replies {
            cube: Compared {
                made: CubeAction::DoublePass,
                best: CubeAction::NoDouble,
            },
            rows: vec![ReplyRow {
                roll: Roll::ALL[4],
                equity: Compared {
                    made: Equity(-0.1),
                    best: Equity(0.2),
                },
                reply: Compared {
                    made: Choice::Roll,
                    best: Choice::Double,
                },
            }],
        })),
        Report::LevelChances(Some(vec![0.25, 0.5])),
        Report::Cube(None),
    ]
}

#[test]
fn every_message_round_trips_through_text() {
    for query in queries() {
        assert_eq!(decode(&encode(&query)).ok(), Some(query));
    }
    for report in reports() {
        assert_eq!(decode(&encode(&report)).ok(), Some(report));
    }
}

#[test]
fn decoding_damaged_text_never_panics() {
    let texts = queries().into_iter().map(|query| encode(&query));
    for text in texts.chain(reports().iter().map(encode)) {
        for cut in 0..text.len() {
            assert!(decode::<Query>(&text[..cut]).is_err());
            assert!(decode::<Report>(&text[..cut]).is_err());
        }
    }
    let text = encode(&queries()[15]);
    for at in 0..text.len() {
        for with in *b"09-\"}e" {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = with;
            let _refused_or_another = decode::<Query>(&String::from_utf8_lossy(&bytes));
        }
    }
}

/// Returns a query for the luck of a roll of 1-1 in the Crawford game.
fn crawford_play() -> Query {
    let is_it = |query: &Query| match query {
        Query::Luck(decision) => decision.roll() == Some(Roll::ALL[0]),
        _ => false,
    };
    queries().into_iter().find(is_it).expect("it is among them")
}

/// Returns the decoding error after replacing `from` with `to` in `text`.
fn refused<T: serde::de::DeserializeOwned + std::fmt::Debug>(
    text: &str,
    (from, to): (&str, &str),
) -> String {
    assert!(text.contains(from), "{from} in {text}");
    match decode::<T>(&text.replacen(from, to, 1)) {
        Err(why) => why.to_string(),
        other => panic!("{to}: {other:?}"),
    }
}

#[test]
fn errors_name_impossible_values() {
    let text = encode(&crawford_play());
    for (from, to, named) in [
        ("\"play\":[1,1]", "\"play\":[1,7]", "no die shows 7"),
        ("\"own\":[0,", "\"own\":[1,", "16 and 15 checkers"),
        ("\"value\":1", "\"value\":3", "no cube shows 3"),
        ("\"value\":1", "\"value\":2", "Crawford"),
        ("\"length\":7", "\"length\":26", "26 points"),
        ("\"length\":7", "\"length\":6", "won the match"),
    ] {
        let why = refused::<Query>(&text, (from, to));
        assert!(why.contains(named), "{why}");
    }
}

#[test]
fn errors_name_impossible_trials() {
    let text = encode(&Query::Rollout(trials()));
    for (from, to, named) in [
        ("\"end\":72", "\"end\":1000000000000", "1 to 1296 trials"),
        ("\"end\":72", "\"end\":36", "1 to 1296 trials"),
        ("\"plies\":0", "\"plies\":4", "at most 3 plies"),
    ] {
        let why = refused::<Query>(&text, (from, to));
        assert!(why.contains(named), "{why}");
    }
    for (choices, error) in [
        (vec![], TrialsError::Choices),
        (vec![Choice::Roll; 33], TrialsError::Choices),
        (vec![Choice::Take], TrialsError::Choice),
    ] {
        assert_eq!(Trials::new(double(), &choices, TRIALS, 0..1), Err(error));
    }
}

#[test]
fn impossible_reports_are_rejected() {
    let analysis = encode(&Report::Analysis(analysed()));
    for (from, to, named) in [
        ("\"made\":1", "\"made\":2", "one of the candidates"),
        ("\"outcomes\":[0.4", "\"outcomes\":[0.9", "add up to 1"),
    ] {
        let why = refused::<Report>(&analysis, (from, to));
        assert!(why.contains(named), "{why}");
    }
    let reasons = encode(&Report::Reasons(reasons()));
    for (from, to, named) in [
        ("\"point\":7", "\"point\":25", "no 25 point"),
        ("\"enters\":27", "\"enters\":37", "37 rolls"),
        ("\"made\":300", "\"made\":1001", "no chance"),
    ] {
        let why = refused::<Report>(&reasons, (from, to));
        assert!(why.contains(named), "{why}");
    }
    let sums = encode(&Report::Rollout(sums()));
    for (from, to, named) in [
        ("-1,0]}", "-1]}", "different numbers"),
        ("\"start\":72", "\"start\":36", "do not touch"),
        ("\"end\":36", "\"end\":0", "do not touch"),
    ] {
        let why = refused::<Report>(&sums, (from, to));
        assert!(why.contains(named), "{why}");
    }
}

#[test]
fn limits_lookahead_rollouts_like_deep_analyses() {
    let rollout = |plies| {
        let settings = RolloutSettings { plies, ..TRIALS };
        let choices = [Choice::Roll, Choice::Double];
        let trials = Trials::new(double(), &choices, settings, 0..36).expect("trials");
        Query::Rollout(trials).plies()
    };
    assert_eq!([0, 1, 2].map(rollout), [0, 3, 4]);
    let analysis = Query::Analyse {
        decision: double(),
        made: None,
        depth: Depth::Plies(2),
    };
    assert_eq!(analysis.plies(), 2);
}
