use std::sync::LazyLock;

use engine::{Candidate, Depth, Judge, Search};
use record::{Linked, MatchRecord, match_link, read_file, read_link};
use rules::Player;

use super::{
    evaluation::{MAX_EQUITY, is_hidden, legal},
    *,
};
use crate::{Preset, Sheet, judge, list, rates};

const MATCH: &[u8] = include_bytes!("../../../tests/data/matches/seven-points.mat");

/// Returns the decisions of a seven-point match as its link contains them, evaluated at 0 plies.
fn reviewed() -> Vec<(Item, Option<Judged>)> {
    static REVIEWED: LazyLock<Vec<(Item, Option<Judged>)>> = LazyLock::new(|| {
        let record = &read_file(MATCH).expect("a match").matches[0];
        let link = match_link(record, false).expect("short enough");
        let Ok(Linked::Match(record)) = read_link(&link) else {
            panic!("a match")
        };
        let search = Search::new(Judge::without_nets(), 16);
        let items = items(&record);
        let judged = items
            .iter()
            .map(|item| judge(&search, item, Depth::Plies(0)));
        items.iter().copied().zip(judged).collect()
    });
    REVIEWED.clone()
}

fn items(record: &MatchRecord) -> Vec<Item> {
    let games = list(record).games.into_iter();
    games.flat_map(|game| game.items).collect()
}

fn link(all: &[(Item, Option<Judged>)]) -> String {
    let all = all.iter().map(|(item, judged)| (item, judged.as_ref()));
    match_figures(all).expect("short enough")
}

fn read(link: &str, items: &[Item]) -> Result<Vec<Option<Judged>>, LinkError> {
    read_match_figures(link, items).expect("figures")
}

fn split(all: Vec<(Item, Option<Judged>)>) -> (Vec<Item>, Vec<Judged>) {
    let all = all
        .into_iter()
        .filter_map(|(item, judged)| Some((item, judged?)));
    all.unzip()
}

#[test]
fn a_match_keeps_its_verdicts_and_sums() {
    let all = reviewed();
    let link = link(&all);
    let (items, before) = split(all);
    let after: Vec<Judged> = read(&link, &items)
        .expect("readable")
        .into_iter()
        .map(|judged| judged.expect("evaluated"))
        .collect();
    let mut sheets = [(); 2].map(|()| rules::ByPlayer::<Sheet>::default());
    for (item, (before, after)) in items.iter().zip(before.iter().zip(&after)) {
        let verdict = |judged: &Judged| {
            let rest = (judged.forced, judged.close, judged.counted, judged.rank());
            (
                judged.player,
                judged.kind,
                judged.loss,
                judged.loss_mwc,
                rest,
            )
        };
        assert_eq!(verdict(after), verdict(before), "{item:?}");
        let best = |judged: &Judged| judged.candidates[0];
        assert_eq!(best(after).after, best(before).after);
        let made = |judged: &Judged| {
            let mut all = judged.candidates.iter();
            *all.find(|one| one.choice == judged.made).expect("made")
        };
        let is_hidden = is_hidden(item, before.counted, before.loss <= 0.0);
        let most = if is_hidden { 1e-3 } else { 1e-4 };
        for of in [best as fn(&Judged) -> Candidate, made] {
            let (before, after) = (of(before), of(after));
            assert!((before.equity.0 - after.equity.0).abs() < most);
            let chances = |one: Candidate| one.outcomes.cumulative().listed();
            for (a, b) in chances(before).into_iter().zip(chances(after)) {
                assert!((a - b).abs() < if is_hidden { 0.01 } else { 0.001 });
            }
        }
        if !is_hidden {
            assert_eq!(after.cube, before.cube);
        }
        for (sheets, judged) in sheets.iter_mut().zip([before, after]) {
            sheets[judged.player].add(judged);
        }
    }
    let [before, after] = sheets.map(|sheets| rates(&sheets, None));
    for player in Player::BOTH {
        assert_eq!(after[player].pr, before[player].pr);
        assert!((after[player].luck - before[player].luck).abs() < 0.002);
    }
}

/// Returns the matches of all samples in a folder.
fn samples(folder: &std::path::Path) -> Vec<MatchRecord> {
    let mut all = Vec::new();
    for file in std::fs::read_dir(folder).expect("the samples") {
        let path = file.expect("a file").path();
        if path.is_dir() {
            all.extend(samples(&path));
        } else if let Ok(reading) = read_file(&std::fs::read(&path).expect("a file")) {
            all.extend(reading.matches);
        }
    }
    all
}

#[test]
fn a_link_to_a_match_keeps_its_decisions() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/matches");
    let all = samples(&folder);
    assert!(all.len() > 20, "{}", all.len());
    for record in all {
        let Some(link) = match_link(&record, false) else {
            continue;
        };
        let Ok(Linked::Match(read)) = read_link(&link) else {
            panic!("a match")
        };
        let decisions = |record: &MatchRecord| {
            let items = items(record).into_iter();
            let items = items.map(|item| (item.nth, item.kind, item.decided.decision));
            items.collect::<Vec<_>>()
        };
        assert_eq!(decisions(&read), decisions(&record));
    }
}

#[test]
fn a_seven_point_match_stays_short() {
    let all = reviewed();
    let shown = all.iter().filter(|(item, judged)| {
        let judged = judged.as_ref().expect("evaluated");
        !is_hidden(item, judged.counted, judged.loss <= 0.0)
    });
    let bytes = from_code(&link(&all)[2..]).expect("a code").len();
    let count = shown.count();
    assert!(count >= 150, "{count} decisions");
    assert!(
        bytes <= 6_000,
        "{bytes} bytes for {count} of {} decisions",
        all.len()
    );
}

#[test]
fn missing_evaluations_stay_missing() {
    let mut all = reviewed();
    for nth in [0, 17, 30] {
        all[nth].1 = None;
    }
    let items: Vec<Item> = all.iter().map(|(item, _)| *item).collect();
    let found = read(&link(&all), &items).expect("readable");
    let missing = (0..found.len()).filter(|nth| found[*nth].is_none());
    assert_eq!(missing.collect::<Vec<_>>(), [0, 17, 30]);
    assert_eq!(match_figures(items.iter().map(|item| (item, None))), None);
    assert_eq!(read_match_figures("g=AQID", &items), None);
}

#[test]
fn a_link_to_a_decision_keeps_both_choices() {
    let (items, judged) = split(reviewed());
    let mistakes = items.iter().zip(&judged);
    let mistakes = mistakes.filter(|(_, judged)| Preset::XG.mistake(judged.loss).is_some());
    let mut count = 0;
    for (item, judged) in mistakes {
        let decision = &item.decided.decision;
        let code = decision_figures(decision, judged).expect("short");
        let link = format!("./#p=AQID&{code}.");
        let (item, found) = read_decision_figures(&link, decision)
            .expect("figures")
            .expect("readable");
        assert_eq!(item.decided.choice, judged.made);
        assert_eq!((found.loss, found.made), (judged.loss, judged.made));
        assert_eq!(found.candidates[0].choice, judged.candidates[0].choice);
        assert!(code.len() < 120, "{}", code.len());
        assert!(read_match_figures(&code, &[item]).is_some_and(|read| read.is_err()));
        count += 1;
    }
    assert!(count > 5);
}

#[test]
fn figures_of_another_match_or_release_are_rejected() {
    let all = reviewed();
    let link = link(&all);
    let items: Vec<Item> = all.iter().map(|(item, _)| *item).collect();
    assert_eq!(read(&link, &items[1..]), Err(LinkError::Damaged));
    let mut others = items.clone();
    others.reverse();
    assert!(read(&link, &others).is_err());
    assert_eq!(read(&link[..link.len() - 9], &items), Err(LinkError::Cut));
    let newer = Envelope {
        version: 2,
        ..ENVELOPE
    };
    let newer = format!("f={}", to_code(&newer.seal(b"new").expect("short")));
    assert_eq!(read(&newer, &items), Err(LinkError::OtherVersion(2)));
}

/// Checks that evaluations follow the rules and are within their ranges.
fn check(items: &[Item], found: &[Option<Judged>]) {
    assert_eq!(found.len(), items.len());
    for (item, judged) in items.iter().zip(found) {
        let Some(judged) = judged else { continue };
        let decision = &item.decided.decision;
        for one in &judged.candidates {
            assert!(legal(decision, one.choice).is_some());
            let numbers = [one.equity.0, one.cubeless.0, one.loss.0];
            assert!(
                numbers
                    .iter()
                    .all(|number| number.is_finite() && number.abs() <= 64.0)
            );
            assert!(one.mwc.is_none_or(|mwc| (0.0..=1.0).contains(&mwc.0)));
            let sum: f32 = one.outcomes.exclusive().iter().sum();
            assert!(
                (sum - 1.0).abs() < 1e-4 && one.outcomes.exclusive().iter().all(|p| *p >= -1e-6)
            );
        }
        assert!((0.0..=MAX_EQUITY).contains(&judged.loss));
        assert!(
            judged
                .candidates
                .iter()
                .any(|one| one.choice == judged.made)
        );
        assert!(judged.loss <= 0.0 || judged.candidates[0].choice != judged.made);
    }
}

#[test]
fn content_with_a_valid_checksum_is_still_checked() {
    let all = reviewed();
    let items: Vec<Item> = all.iter().map(|(item, _)| *item).collect();
    let bytes = from_code(&link(&all)[2..]).expect("a code");
    let content = ENVELOPE.open(&bytes).expect("its own").to_vec();
    let read = |content: &[u8]| {
        let Some(sealed) = ENVELOPE.seal(content) else {
            return;
        };
        let code = format!("f={}", to_code(&sealed));
        if let Ok(found) = read(&code, &items) {
            check(&items, &found);
        }
        let decision = &items[0].decided.decision;
        if let Some(Ok((item, judged))) = read_decision_figures(&code, decision) {
            check(&[item], &[Some(judged)]);
        }
    };
    proptest::proptest!(|(content: Vec<u8>)| read(&content));
    proptest::proptest!(|(count: u8, bytes in proptest::collection::vec(0_u8.., 0..60))| {
        let length = u8::try_from(bytes.len()).unwrap_or(u8::MAX);
        read(&[&[count, 0, WITH_CHOICE, length, 0], &bytes[..]].concat());
    });
    proptest::proptest!(|(changes in proptest::collection::vec((0..content.len(), 0_u8..), 1..4))| {
        let mut changed = content.clone();
        for (at, byte) in changes {
            changed[at] = byte;
        }
        read(&changed);
    });
}
