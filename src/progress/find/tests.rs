use std::time::{Duration, Instant};

use library::{Entry, EntryId, Figures, Item as StoredItem, Source};
use record::{MatchRecord, read_file};
use review::{Judged, list, sample_candidate, stored_line};
use rules::{Board, Player, Setup, Variant};

use super::{position_tests::pattern, *};
use crate::{ErrorKind, Lean, Phase, Reply, Request, Statistics};

const MATCH: &[u8] = include_bytes!("../../../tests/data/matches/seven-points.mat");

fn record() -> MatchRecord {
    let mut reading = read_file(MATCH).expect("a match");
    reading.matches.remove(0)
}

fn entry(record: &MatchRecord, name: &str) -> Entry {
    let id = EntryId::of(&[name.as_bytes()]);
    Entry::of(id, record, Source::Pasted, 1_700_000_000_000)
}

/// Returns a review in which the `nth` decision of each game loses `nth` thousandths.
fn review(record: &MatchRecord) -> String {
    let list = list(record);
    let games = list.games.iter().enumerate();
    let lines = games.flat_map(|(game, of)| {
        of.items.iter().enumerate().map(move |(nth, item)| {
            let (choice, loss) = (item.decided.choice, nth as f32 / 1_000.0);
            let judged = Judged {
                made: choice,
                candidates: vec![sample_candidate(choice, loss)],
                ..Judged::sample(item.decided.decision.player(), item.kind, loss)
            };
            stored_line(game, item, &judged)
        })
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn indexed(name: &str, with_review: bool, reader: Option<Player>) -> (IndexedMatch, Figures) {
    let record = record();
    let review = if with_review {
        review(&record)
    } else {
        String::new()
    };
    let entry = entry(&record, name);
    IndexedMatch::read(&entry, &record.to_stored(), &review, reader).expect("a match")
}

fn index() -> FindIndex {
    let mut index = FindIndex::default();
    assert!(index.add(indexed("a", true, Some(Player::White)).0));
    index
}

fn total(query: &FindQuery) -> usize {
    index().find(query, 0).total
}

fn all() -> usize {
    list(&record())
        .games
        .iter()
        .map(|game| game.items.len())
        .sum()
}

#[test]
fn every_decision_is_found_once_across_all_pages() {
    let (index, query) = (index(), FindQuery::default());
    let all = all();
    assert!(all > PAGE, "{all}");
    let mut places = Vec::new();
    while places.len() < all {
        let page = index.find(&query, places.len());
        assert_eq!((page.total, page.searched), (all, all));
        places.extend(
            page.decisions
                .iter()
                .map(|one| (one.game, one.nth, one.kind as u8)),
        );
    }
    places.dedup();
    assert_eq!(places.len(), all);
    assert_eq!(index.find(&query, all).decisions, []);
}

#[test]
fn conditions_on_dice_cube_score_and_kind_partition_the_decisions() {
    let all = all();
    let kinds = [
        DecisionKind::Checker,
        DecisionKind::Double,
        DecisionKind::Answer,
    ];
    let of_kind = |kind| FindQuery {
        kind: Some(kind),
        ..FindQuery::default()
    };
    let counts = kinds.map(|kind| total(&of_kind(kind)));
    assert_eq!(counts.iter().sum::<usize>(), all);
    assert_eq!(total(&of_kind(DecisionKind::Cube)), counts[1] + counts[2]);
    let dice = |first, second| FindQuery {
        dice: [first, second],
        ..FindQuery::default()
    };
    let pairs = (1..=6).flat_map(|low| (low..=6).map(move |high| (low, high)));
    let rolls: usize = pairs
        .map(|(low, high)| total(&dice(Some(low), Some(high))))
        .sum();
    assert_eq!(rolls, counts[0]);
    assert_eq!(
        total(&dice(Some(3), Some(1))),
        total(&dice(Some(1), Some(3)))
    );
    assert!(total(&dice(Some(6), None)) > total(&dice(Some(6), Some(5))));
    let holders = CubeHolder::ALL.map(|cube| {
        total(&FindQuery {
            cube: Some(cube),
            ..FindQuery::default()
        })
    });
    assert_eq!(holders.iter().sum::<usize>(), all);
    let score = |score| {
        total(&FindQuery {
            score: Some(score),
            ..FindQuery::default()
        })
    };
    assert_eq!(
        (score(ScoreQuery::Match), score(ScoreQuery::Money)),
        (all, 0)
    );
    let away = (1..=7).flat_map(|own| (1..=7).map(move |other| ScoreQuery::Away(own, other)));
    assert_eq!(away.map(score).sum::<usize>(), all);
    let phases = Phase::ALL.map(|phase| {
        total(&FindQuery {
            phase: Some(phase),
            ..FindQuery::default()
        })
    });
    assert_eq!(phases.iter().sum::<usize>(), all);
}

#[test]
fn errors_are_found_by_size_and_player_and_sorted_by_cost() {
    let query = FindQuery {
        loss: 0.02,
        order: FindOrder::Costliest,
        ..FindQuery::default()
    };
    let page = index().find(&query, 0);
    let losses: Vec<f32> = page.decisions.iter().filter_map(|one| one.loss).collect();
    assert_eq!(losses.len(), page.decisions.len());
    assert!(losses.is_sorted_by(|a, b| a >= b) && losses.iter().all(|loss| *loss >= 0.0199));
    let worst = &page.decisions[0];
    let decision = record::read_position_link(&worst.position).expect("a position");
    let figures = worst.figures.as_deref().expect("an evaluation");
    let read = review::read_decision_figures(figures, &decision).expect("figures");
    assert_eq!(read.map(|(_, judged)| judged.kind), Ok(worst.kind));
    let by = |by| {
        total(&FindQuery {
            by: Some(by),
            ..query.clone()
        })
    };
    assert_eq!(by(By::Reader) + by(By::Opponent), page.total);
    assert!(by(By::Reader) > 0);
    let mut unknown = FindIndex::default();
    unknown.add(indexed("b", false, None).0);
    assert_eq!(unknown.find(&query, 0).total, 0, "without a review");
    let mine = FindQuery {
        by: Some(By::Reader),
        ..FindQuery::default()
    };
    assert_eq!(
        unknown.find(&mine, 0).total,
        0,
        "the reader's side is unknown"
    );
}

#[test]
fn finds_errors_by_direction() {
    let mut index = FindIndex::default();
    let (mut found, _) = indexed("a", false, None);
    found.decisions[3].leans[2] = Some(Lean::First);
    index.add(found);
    let hits = |lean| {
        let query = FindQuery {
            error: Some(ErrorDirection(ErrorKind::Hit, lean)),
            ..FindQuery::default()
        };
        index.find(&query, 0).total
    };
    assert_eq!((hits(Lean::First), hits(Lean::Second)), (1, 0));
}

#[test]
fn lists_the_users_opponents() {
    let index = index();
    let names = record().players;
    let opponents = index.opponents();
    assert_eq!(opponents.len(), 1);
    assert_eq!(opponents[0].name, names.black.name.trim());
    let of = |key: &str| {
        let query = FindQuery {
            opponent: Some(key.to_owned()),
            ..FindQuery::default()
        };
        index.find(&query, 0).total
    };
    assert_eq!((of(&opponents[0].key), of("nobody")), (all(), 0));
}

#[test]
fn similar_positions_are_sorted_by_distance_and_start_with_the_position_itself() {
    let index = index();
    let like = FindQuery {
        board: Some(BoardQuery::Like(Board::start(Variant::Standard))),
        kind: Some(DecisionKind::Checker),
        ..FindQuery::default()
    };
    let page = index.find(&like, 0);
    let start = Board::start(Variant::Standard);
    let distances: Vec<u32> = page
        .decisions
        .iter()
        .map(|found| {
            let decision = record::read_position_link(&found.position).expect("a link");
            distance(&start, &decision.board_of(decision.player()))
        })
        .collect();
    assert_eq!(distances[0], 0);
    assert!(distances.is_sorted() && page.total < all(), "{distances:?}");
    assert!(distances.iter().all(|one| *one <= MAX_DISTANCE));
}

#[test]
fn similar_positions_come_from_different_other_games() {
    let index = index();
    let like = |order, origin| FindQuery {
        board: Some(BoardQuery::Like(Board::start(Variant::Standard))),
        origin,
        order,
        ..FindQuery::default()
    };
    let games = record().games.len();
    let origin = |game| GameOrigin {
        id: entry(&record(), "a").id.as_str().to_owned(),
        game,
    };
    for order in [FindOrder::Newest, FindOrder::Costliest] {
        let of = |query| {
            let found = index.find(&query, 0).decisions.into_iter();
            found.map(|found| found.game).collect::<Vec<_>>()
        };
        let mut found = of(like(order, None));
        found.sort_unstable();
        assert_eq!(found, (0..games).collect::<Vec<_>>(), "{order:?}");
        let others = of(like(order, Some(origin(0))));
        assert!(others.len() + 1 == games && !others.contains(&0));
    }
    let costliest = index.find(&like(FindOrder::Costliest, None), 0);
    let losses = costliest.decisions.iter().map(|found| found.loss);
    assert!(losses.is_sorted_by(|one, next| one >= next));
}

#[test]
fn rereading_a_match_replaces_its_decisions() {
    let mut index = index();
    assert!(index.add(indexed("a", false, None).0));
    assert_eq!(index.count(), all());
    let reviewed = FindQuery {
        loss: 0.001,
        ..FindQuery::default()
    };
    assert_eq!(index.find(&reviewed, 0).total, 0);
    index.remove(EntryId::of(&[b"a"]).as_str());
    assert_eq!(
        (index.count(), index.find(&FindQuery::default(), 0).total),
        (0, 0)
    );
}

#[test]
fn a_full_index_rejects_further_matches() {
    let (one, _) = indexed("a", false, None);
    let mut index = FindIndex::default();
    let mut copy = one.clone();
    copy.decisions = std::iter::repeat_n(one.decisions[0].clone(), MAX_DECISIONS).collect();
    assert!(index.add(copy));
    let (other, _) = indexed("b", false, None);
    assert!(!index.add(other));
    assert_eq!(index.count(), MAX_DECISIONS);
}

#[test]
fn finds_a_stored_position() {
    let decision = indexed("a", false, None).0.decisions[5].decision;
    let item = StoredItem::of_position(&decision, Source::Here(None), 0);
    let (found, figures) =
        IndexedMatch::read(&item.entry, &item.body, "", None).expect("a position");
    assert_eq!(found.decisions.len(), 1);
    assert_eq!(found.decisions[0].decision, decision);
    assert_eq!(figures, Figures::default());
}

#[test]
fn match_figures_agree_with_the_review() {
    let (found, figures) = indexed("a", true, None);
    let own = found.decisions.iter();
    let own = own.filter(|one| one.player() == Player::White);
    let losses: Vec<f64> = own.filter_map(|one| Some(f64::from(one.loss?))).collect();
    let pr = 500.0 * losses.iter().sum::<f64>() / losses.len() as f64;
    assert!((figures.pr.white.expect("decisions that count") - pr).abs() < 1e-6);
    assert_eq!(figures.luck.black, Some(0.0));
    let unreviewed = indexed("a", false, None).1;
    assert_eq!((unreviewed.pr.white, unreviewed.luck.black), (None, None));
}

#[test]
fn the_worker_indexes_searches_and_removes_matches() {
    let record = record();
    let entry = entry(&record, "a");
    let mut statistics = Statistics::default();
    let index = Request::Index(Box::new(entry.clone()), Some(Player::Black));
    let parts = [record.to_stored(), review(&record).into_bytes()];
    let (reply, _) = statistics.answer(index.clone(), &parts);
    assert!(matches!(reply, Reply::Indexed(Some(_), true)), "{reply:?}");
    let find = Request::Find(Box::default(), 0);
    let total = |statistics: &mut Statistics| match statistics.answer(find.clone(), &[]).0 {
        Reply::Found(page) => page.total,
        reply => panic!("{reply:?}"),
    };
    assert_eq!(total(&mut statistics), all());
    let damaged = statistics.answer(index, &[vec![1, 2, 3]]).0;
    assert_eq!(damaged, Reply::Indexed(None, true));
    assert_eq!(
        total(&mut statistics),
        0,
        "a damaged match is no longer found"
    );
    let forgotten = statistics.answer(Request::Unindex(entry.id), &[]).0;
    assert_eq!(forgotten, Reply::Unindexed);
}

#[test]
fn hostile_numbers_in_a_query_find_nothing_and_do_not_panic() {
    let setup = Setup {
        own: [255; 26],
        opponent: [255; 26],
    };
    let hostile = Pattern {
        at_least: setup,
        empty: u32::MAX,
        is_exact: true,
        either_side: true,
    };
    for is_exact in [true, false] {
        let query = FindQuery {
            board: Some(BoardQuery::Pattern(Pattern {
                is_exact,
                ..hostile
            })),
            structures: vec![(Whose::Either, Structure::Anchor); 10_000],
            dice: [Some(255), Some(0)],
            score: Some(ScoreQuery::Away(0, 255)),
            loss: f32::NAN,
            ..FindQuery::default()
        };
        assert_eq!(index().find(&query, usize::MAX).total, 0);
    }
    let nan = FindQuery {
        loss: f32::NAN,
        ..FindQuery::default()
    };
    assert_eq!(
        total(&nan),
        all(),
        "a loss that is not a number is no condition"
    );
}

/// Maximum duration of a search in an unoptimised test build on a busy computer.
const LIMIT: Duration = Duration::from_millis(200);

#[test]
fn ten_thousand_decisions_are_searched_within_the_limit() {
    let (one, _) = indexed("a", true, Some(Player::White));
    let mut index = FindIndex::default();
    for nth in 0.. {
        let mut copy = one.clone();
        copy.id = format!("{nth:016x}");
        index.add(copy);
        if index.count() >= 10_000 {
            break;
        }
    }
    let start = Board::start(Variant::Standard);
    let pattern = BoardQuery::Pattern(pattern(&[(6, 2), (8, 2)], &[(6, 2)], &[7, 18]));
    for (name, board) in [
        ("all", None),
        ("pattern", Some(pattern)),
        ("like", Some(BoardQuery::Like(start))),
    ] {
        let query = FindQuery {
            board,
            order: FindOrder::Costliest,
            ..FindQuery::default()
        };
        let since = Instant::now();
        let page = index.find(&query, 0);
        let time = since.elapsed();
        println!("{name}: {} of {} in {time:?}", page.total, page.searched);
        assert!(page.total > 0 && time < LIMIT, "{name}: {time:?}");
    }
}
