use record::{LinkError, LinkWriter, PlayerName, position_link, write_link};
use rules::{Board, Choice, Decision, Variant, legal_plays};

use super::{SharedParts, SharedProgress};
use crate::{
    Change, ErrorKind, Lead, Phase, Rate, Report, ReportLink, Row, Sum, Tally, WorstError,
};

const ALL: SharedParts = SharedParts {
    rate: true,
    phases: true,
    habits: true,
    worst: true,
};

fn errors() -> Vec<WorstError> {
    let start = Board::start(Variant::Standard);
    let play = Decision::builder(start).play(3, 1).build();
    let play = play.expect("a position");
    let plays = legal_plays(&start, play.roll().expect("a roll"));
    let double = Decision::builder(start).double().build();
    let of = |decision: &Decision, made, best, loss| WorstError {
        position: position_link(decision),
        made,
        best,
        loss,
        phase: None,
        figures: None,
    };
    let [made, best] = [0, 1].map(|nth| Choice::Play(plays[nth].play));
    vec![
        of(&play, made, best, 0.312),
        of(
            &double.expect("a position"),
            Choice::Double,
            Choice::Roll,
            0.2,
        ),
    ]
}

/// Returns a report over this number of games, and the links to its matches.
fn report(games: usize) -> (Report, Vec<Option<ReportLink>>) {
    let mut report = Report {
        phases: vec![
            (Phase::Opening, rate(310, 1.234)),
            (Phase::BearOff, rate(90, 0.5)),
        ],
        cube: rate(41, 0.75),
        habits: vec![
            (None, habit(ErrorKind::Blots, 3, 40)),
            (Some(Lead::Behind), habit(ErrorKind::Double, 25, 2)),
        ],
        worst: errors(),
        ..Report::default()
    };
    let mut links = Vec::new();
    for nth in 0..games {
        let mut row = Row::new(nth, 0, None);
        row.sum = Sum {
            count: 20 + nth as u32 % 7,
            loss: f64::from(250 + nth as u32) / 1_000.0,
        };
        report.games.push(row);
        let day = format!(
            "20{:02}-{:02}-{:02}",
            10 + nth / 300,
            1 + nth / 25 % 12,
            1 + nth % 25
        );
        links.push(Some(ReportLink {
            id: String::new(),
            day,
            opponent: "Bob".to_owned(),
        }));
    }
    (report, links)
}

fn rate(count: u32, loss: f64) -> Rate {
    Rate {
        sum: Sum { count, loss },
        games: 12,
        interval: None,
    }
}

fn habit(kind: ErrorKind, first: u32, second: u32) -> crate::Habit {
    Tally { first, second }.habit(kind).expect("a habit")
}

fn shared(games: usize, parts: SharedParts) -> SharedProgress {
    let (report, links) = report(games);
    let name = PlayerName::new("Zoë Λ");
    SharedProgress::new(name, "2026-11-27".to_owned(), parts, &report, &links)
}

#[test]
fn every_selection_of_parts_survives_a_round_trip() {
    for bits in 0..16_u8 {
        let [rate, phases, habits, worst] = [1, 2, 4, 8].map(|bit| bits & bit > 0);
        let parts = SharedParts {
            rate,
            phases,
            habits,
            worst,
        };
        let shared = shared(24, parts);
        let link = shared.link().expect("short enough");
        let text = format!("My progress: example.org/#{link}.");
        assert_eq!(SharedProgress::from_link(&text), Ok(shared), "{bits}");
    }
}

/// Returns an error with its evaluation, in which the second legal play is the best.
fn evaluated() -> WorstError {
    let mut error = errors().remove(0);
    let decision = record::read_position_link(&error.position).expect("a position");
    let mut item = review::Item::unmade(decision).expect("an item");
    item.decided.choice = error.made;
    let candidates = vec![
        review::sample_candidate(error.best, 0.0),
        review::sample_candidate(error.made, error.loss),
    ];
    let judged = review::Judged {
        made: error.made,
        candidates,
        ..review::Judged::sample(decision.player(), item.kind, error.loss)
    };
    error = WorstError::of(&item, &judged, Phase::Opening).expect("an error");
    assert!(error.figures.is_some());
    // A link does not contain the phase.
    error.phase = None;
    error
}

#[test]
fn error_keeps_its_evaluation_and_rejects_another() {
    let mut sent = shared(3, ALL);
    sent.report.worst[0] = evaluated();
    let read = SharedProgress::from_link(&sent.link().expect("short enough"));
    assert_eq!(read.as_ref(), Ok(&sent));
    let link = read.expect("readable").report.worst[0].link();
    assert!(link.starts_with("p=") && link.contains("&f="), "{link}");
    assert_eq!(sent.report.worst[1].link(), sent.report.worst[1].position);
    sent.report.worst[0].best = sent.report.worst[0].made;
    sent.report.worst[0].made = evaluated().best;
    let read = SharedProgress::from_link(&sent.link().expect("short enough"));
    assert_eq!(read, Err(LinkError::Damaged));
}

#[test]
fn only_shared_parts_are_in_the_report() {
    let none = shared(24, SharedParts::default());
    assert!(none.parts.is_empty());
    assert_eq!((none.report, none.days), (Report::default(), Vec::new()));
    let habits = SharedParts {
        habits: true,
        ..SharedParts::default()
    };
    let report = shared(24, habits).report;
    assert_eq!(report.habits.len(), 2);
    assert!(report.worst.is_empty() && report.games.is_empty() && report.whole.pr().is_none());
}

#[test]
fn derives_the_remaining_figures_from_the_games_and_phases() {
    let (whole, links) = report(24);
    let shared = SharedProgress::new(None, String::new(), ALL, &whole, &links);
    let report = shared.report;
    assert_eq!(report.recent.games, 20);
    assert_eq!(
        report.trend.last().map(|point| Some(point.pr)),
        Some(report.recent.pr())
    );
    assert!(Change::of(&report.trend, 24).is_some());
    assert_eq!(report.whole.sum.count, 400);
    assert_eq!(shared.days[23], links[23].as_ref().expect("a link").day);
}

#[test]
fn latest_games_fit_into_a_link() {
    let shared = shared(900, ALL);
    assert_eq!(
        (shared.days.len(), shared.days[199].as_str()),
        (200, "2012-12-25")
    );
    let link = shared.link().expect("short enough");
    assert!(link.len() < 1_800, "{}", link.len());
    assert_eq!(SharedProgress::from_link(&link), Ok(shared));
}

#[test]
fn extreme_figures_are_clamped_to_the_limits() {
    let (mut report, links) = report(3);
    report.games[1].sum = Sum {
        count: 5_000,
        loss: 1e9,
    };
    report.cube = rate(u32::MAX, f64::NAN);
    let shared = SharedProgress::new(None, "soon".to_owned(), ALL, &report, &links);
    let read = SharedProgress::from_link(&shared.link().expect("a link")).expect("readable");
    assert_eq!(read.report.games[1].sum.count, 1_023);
    assert_eq!(read.day, "0000-01-01");
}

#[test]
fn damaged_links_are_rejected_with_the_reason() {
    let link = shared(24, ALL).link().expect("short enough");
    assert_eq!(SharedProgress::from_link("p=AQ"), Err(LinkError::NotALink));
    for end in 2..link.len() {
        let cut = SharedProgress::from_link(&link[..end]);
        assert_eq!(cut, Err(LinkError::Cut), "{end}");
    }
    let middle = link.len() / 2;
    let other = if link.as_bytes()[middle] == b'A' {
        "B"
    } else {
        "A"
    };
    let changed = format!("{}{other}{}", &link[..middle], &link[middle + 1..]);
    assert_eq!(SharedProgress::from_link(&changed), Err(LinkError::Damaged));
    let mut newer = link.clone();
    newer.replace_range(2..4, "Aw");
    assert_eq!(
        SharedProgress::from_link(&newer),
        Err(LinkError::OtherVersion(3))
    );
}

#[test]
fn arbitrary_content_is_parsed_or_rejected() {
    proptest::proptest!(|(digits in proptest::collection::vec(0..256_u32, 0..900))| {
        let mut writer = LinkWriter::default();
        for digit in digits {
            writer.put(digit, 256);
        }
        let link = write_link('y', writer, super::link::ENVELOPE).expect("short enough");
        if let Ok(read) = SharedProgress::from_link(&link) {
            proptest::prop_assert!(read.report.worst.len() <= 3 && read.days.len() <= 200);
        }
    });
}

#[test]
fn rejects_habits_without_sufficient_counts_and_errors_without_sufficient_loss() {
    let (mut report, links) = report(0);
    let link = |report: &Report| {
        let shared = SharedProgress::new(None, String::new(), ALL, report, &links);
        SharedProgress::from_link(&shared.link().expect("a link"))
    };
    report.worst[0].loss = 0.001;
    assert_eq!(link(&report), Err(LinkError::Damaged));
    report.worst.remove(0);
    assert!(link(&report).is_ok());
    report.habits[0].1.all = report.habits[0].1.count + 39;
    assert_eq!(link(&report), Err(LinkError::Damaged));
}
