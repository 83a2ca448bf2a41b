use review::Kind;
use rules::{ByPlayer, Choice, Play, Player};

use crate::*;

fn fact(loss: f32, kind: Kind) -> Fact {
    Fact {
        nth: 0,
        kind,
        phase: Phase::Contact,
        counted: true,
        loss,
        luck: None,
        lead: Some(Lead::Ahead),
        leans: [None; 5],
    }
}

fn played(id: &str, day: &str, games: &[&[Fact]]) -> Match {
    let game = |(nth, facts): (usize, &&[Fact])| Game {
        number: nth as u32 + 1,
        result: None,
        rated: true,
        decisions: Vec::new(),
        facts: ByPlayer {
            white: facts.to_vec(),
            black: Vec::new(),
        },
        worst: ByPlayer::default(),
    };
    Match {
        about: MatchInfo {
            id: id.to_owned(),
            day: day.to_owned(),
            length: 3,
            names: ByPlayer {
                white: "Ann".to_owned(),
                black: "=Bob, \"B\"".to_owned(),
            },
            computer: None,
            reader: None,
        },
        games: games.iter().enumerate().map(game).collect(),
    }
}

fn collection(all: impl IntoIterator<Item = Match>) -> Collection {
    let mut collection = Collection::default();
    for one in all {
        collection.add(one);
    }
    collection
}

fn ann() -> PlayerKey {
    PlayerKey::Named("ann".to_owned())
}

#[test]
fn pr_is_500_times_the_mean_loss_over_all_games() {
    let (small, large) = (fact(0.01, Kind::Checker), fact(0.05, Kind::Double));
    let games: [&[Fact]; 2] = [&[small, small, small], &[large]];
    let report = Report::of(&collection([played("a", "2026-01-01", &games)]), &ann());
    let near = |pr: Option<f64>, expected: f64| (pr.unwrap_or_default() - expected).abs() < 1e-4;
    assert!(near(report.whole.pr(), 10.0), "{:?}", report.whole);
    assert!(near(report.checker.pr(), 5.0) && near(report.cube.pr(), 25.0));
    assert_eq!((report.whole.games, report.whole.sum.count), (2, 4));
    let interval = report.whole.interval.expect("two games");
    assert!(interval.low < 10.0 && interval.high > 10.0 && interval.low >= 0.0);
    assert_eq!(report.checker.interval, None, "one game has no spread");
}

#[test]
fn matches_are_sorted_by_day() {
    let game: [&[Fact]; 1] = [&[fact(0.0, Kind::Checker)]];
    let all = collection([
        played("b", "2026-02-01", &game),
        played("a", "2026-01-31", &game),
        played("c", "2026-02-01", &game),
    ]);
    let ids: Vec<&str> = all
        .matches()
        .iter()
        .map(|it| it.about.id.as_str())
        .collect();
    assert_eq!(ids, ["a", "b", "c"]);
}

#[test]
fn the_user_is_listed_first_and_the_computer_is_not_listed() {
    let game: [&[Fact]; 1] = [&[fact(0.0, Kind::Checker)]];
    let mut against = played("a", "2026-01-01", &game);
    against.about.computer = Some(("expert".to_owned(), Player::White));
    let two: [&[Fact]; 2] = [game[0], game[0]];
    let all = collection([against, played("b", "2026-01-01", &two)]);
    let players: Vec<PlayerKey> = all.players().into_iter().map(|(who, ..)| who).collect();
    let bob = PlayerKey::Named("=bob, \"b\"".to_owned());
    assert_eq!(players, [PlayerKey::Me, bob, ann()]);
    let report = Report::of(&all, &PlayerKey::Me);
    assert_eq!(report.opponents[0].0, Opponent::Level("expert".to_owned()));
    assert_eq!(report.games.len(), 1);
}

#[test]
fn games_with_advice_do_not_count() {
    let game: [&[Fact]; 2] = [&[fact(0.1, Kind::Checker)], &[fact(0.0, Kind::Checker)]];
    let mut one = played("a", "2026-01-01", &game);
    one.games[0].rated = false;
    let all = collection([one]);
    assert_eq!(all.unrated(), 1);
    assert_eq!(Report::of(&all, &ann()).whole.pr(), Some(0.0));
}

#[test]
fn a_habit_requires_twenty_errors_and_sufficient_confidence() {
    let tally = |first, second| Tally { first, second }.habit(ErrorKind::Double);
    assert_eq!(tally(19, 0), None, "too few");
    assert_eq!(tally(14, 6), None, "chance has as much in 11 % of cases");
    let late = tally(17, 6).expect("clear");
    assert_eq!((late.lean, late.count, late.all), (Lean::First, 17, 23));
    assert_eq!(tally(6, 17).expect("clear").lean, Lean::Second);
}

#[test]
fn the_binomial_test_agrees_with_known_values() {
    // The expected values are exact; R's `binom.test` returns the same values.
    for (count, all, expected) in [
        (17, 23, 0.034_689_9),
        (15, 20, 0.041_389_5),
        (14, 20, 0.115_318_3),
        (5, 10, 1.0),
        (0, 0, 1.0),
    ] {
        let found = two_sided(count, all);
        assert!((found - expected).abs() < 1e-6, "{count} of {all}: {found}");
    }
    assert!(two_sided(5_200, 10_000) < 1e-4, "no underflow");
}

#[test]
fn a_habit_is_listed_for_each_lead_at_which_it_occurs() {
    let mut late = fact(0.1, Kind::Double);
    late.leans[0] = Some(Lean::First);
    let errors = vec![late; 20];
    let report = Report::of(&collection([played("a", "2026-01-01", &[&errors])]), &ann());
    let leads: Vec<Option<Lead>> = report.habits.iter().map(|(lead, _)| *lead).collect();
    assert_eq!(leads, [None, Some(Lead::Ahead)]);
}

#[test]
fn the_curve_starts_once_there_are_enough_games_and_ends_with_the_latest_pr() {
    let losses = [0.6, 2.4, 0.1, 0.2, 0.4, 0.9, 1.2];
    let games = losses.map(|loss| Sum { count: 20, loss });
    let line = trend(&games);
    let places: Vec<usize> = line.iter().map(|it| it.game).collect();
    assert_eq!(places, [4, 5, 6]);
    let all = Rate::of(games.into_iter());
    let last = line.last().expect("a point");
    assert_eq!(
        (Some(last.pr), Some(last.interval)),
        (all.pr(), all.interval)
    );
    assert_eq!(trend(&games[..3]).len(), 1, "the number alone");
    let long: Vec<Sum> = (0..60)
        .map(|nth| Sum {
            count: 20,
            loss: if nth < 40 { 4.0 } else { 1.0 },
        })
        .collect();
    assert_eq!(
        trend(&long).last().map(|it| it.pr),
        Some(25.0),
        "the last 20 alone"
    );
}

#[test]
fn the_curve_follows_an_improving_player() {
    let game = |loss: f64| Sum { count: 20, loss };
    let games: Vec<Sum> = (0..400)
        .map(|nth| game(2.0 - 0.004 * f64::from(nth)))
        .collect();
    let line = trend(&games);
    assert!(line.len() <= 120 && line.first().map(|it| it.game) == Some(4));
    assert_eq!(line.last().map(|it| it.game), Some(399));
    assert!(line.windows(2).all(|pair| pair[0].pr > pair[1].pr), "falls");
    let middle = line[line.len() / 2];
    assert!((middle.pr - 30.0).abs() < 2.0, "{middle:?}");
    assert!(middle.interval.low <= middle.pr && middle.pr <= middle.interval.high);
    assert!(trend(&games[..1]).is_empty() && trend(&[]).is_empty());
    let nothing = [Sum::default(); 5];
    assert!(trend(&nothing).is_empty());
}

#[test]
fn swings_are_from_the_players_perspective_and_sorted_by_size() {
    let lucky = |luck| Fact {
        luck: Some(luck),
        ..fact(0.0, Kind::Checker)
    };
    let mut one = played("a", "2026-01-01", &[&[lucky(0.2), lucky(-0.1)]]);
    one.games[0].facts.black = vec![lucky(0.9)];
    let report = Report::of(&collection([one]), &ann());
    let swings: Vec<f32> = report.swings.iter().map(|swing| swing.luck).collect();
    assert_eq!(swings, [-0.9, 0.2, -0.1]);
}

#[test]
fn best_games_are_long_enough() {
    let short = [fact(0.0, Kind::Checker); 9];
    let good = [fact(0.001, Kind::Checker); 10];
    let bad = [fact(0.1, Kind::Checker); 10];
    let report = Report::of(
        &collection([played("a", "2026-01-01", &[&short, &bad, &good])]),
        &ann(),
    );
    assert_eq!(report.best, [2, 1]);
    let mut won = report;
    won.games[2].points = Some(-1);
    won.games[1].points = Some(2);
    assert_eq!(won.best_won_first(), [1, 2], "a win comes first");
}

#[test]
fn csv_quotes_fields_and_escapes_formulas() {
    let mut late = fact(0.1, Kind::Double);
    late.leans[0] = Some(Lean::First);
    let all = collection([played("a", "2026-01-01", &[&[late]])]);
    let report = Report::of(&all, &ann());
    let games = games_csv(&all, &report, &ann());
    let mut lines = games.split("\r\n");
    let head = lines.next().unwrap_or_default();
    let line = lines.next().unwrap_or_default();
    assert!(head.starts_with("date,match,game,"));
    assert!(
        line.starts_with("2026-01-01,a,1,3,Ann,\"'=Bob, \"\"B\"\"\",,"),
        "{line}"
    );
    assert!(line.ends_with(",1,50.00,0,,1,50.00,0.000"), "{line}");
    let decisions = decisions_csv(&all, &report, &ann());
    assert!(
        decisions.contains(",1,double,contact,1,0.1000,,ahead,double-late\r\n"),
        "{decisions}"
    );
    let summary = summary_csv(&all, &report);
    assert!(summary.contains("pr,all,1,1,50.00,,\r\n"), "{summary}");
    for text in [games, decisions, summary] {
        let columns = |line: &str| {
            line.replace("\"'=Bob, \"\"B\"\"\"", "")
                .matches(',')
                .count()
        };
        let head = columns(text.lines().next().unwrap_or_default());
        assert!(text.lines().all(|line| columns(line) == head), "{text}");
    }
}

/// Returns a match of two games, both from the starting position, and the lines of a review in which every decision
/// loses 0.030.
fn reviewed() -> (record::MatchRecord, Vec<String>) {
    let text = b" 3 point match\n\n Game 1\n Ann : 0                  Bob : 0\n\
        \x20 1) 31: 8/5 6/5               42: 8/4 6/4\n\
        \x20 2)  Doubles => 2              Drops\n     Wins 1 point\n\n Game 2\n\
        \x20Ann : 1                  Bob : 0\n 1) 64: 24/14                 31: 8/5 6/5\n";
    let record = record::read_file(text).expect("a match").matches.remove(0);
    let line = |game: usize, item: &review::Item| {
        let choice = item.decided.choice;
        let judged = review::Judged {
            made: choice,
            candidates: vec![review::sample_candidate(choice, 0.03)],
            ..review::Judged::sample(item.decided.decision.player(), item.kind, 0.03)
        };
        review::stored_line(game, item, &judged)
    };
    let lists = review::list(&record).games;
    let lines = lists.iter().enumerate();
    let lines = lines.flat_map(|(game, list)| list.items.iter().map(move |item| line(game, item)));
    let lines = lines.collect();
    (record, lines)
}

/// Returns the numbers of White's and Black's decisions read from each game.
fn read(record: &record::MatchRecord, text: &str) -> Vec<[usize; 2]> {
    let mut reading = Reading::new(record.clone(), text);
    let games = std::iter::from_fn(|| reading.next_game());
    let counts = |game: Game| Player::BOTH.map(|player| game.facts[player].len());
    games.map(counts).collect()
}

#[test]
fn reads_each_game_with_its_own_lines() {
    let (record, lines) = reviewed();
    let text = format!("stopped 4\n{}", lines.join("\n"));
    // Bob could have doubled before his second turn in each game.
    assert_eq!(read(&record, &text), [[2, 3], [1, 2]]);
    let mut reading = Reading::new(record, &text);
    let first = reading.next_game().expect("two games");
    let facts = &first.facts.white;
    assert_eq!(
        (facts[0].phase, facts[0].kind),
        (Phase::Opening, Kind::Checker)
    );
    assert_eq!(
        (facts[1].kind, facts[1].lead),
        (Kind::Double, Some(Lead::Level))
    );
    assert!((facts[1].loss - 0.03).abs() < 1e-6 && facts[1].counted);
}

#[test]
fn skips_damaged_lines_and_lines_from_another_match() {
    let (record, lines) = reviewed();
    for nth in 0..lines.len() {
        for damaged in ["", "0 0", "9 9 zz 1", "0 0 abc 7 2 0.1", "\u{fffd}"] {
            let mut some = lines.clone();
            damaged.clone_into(&mut some[nth]);
            let found = read(&record, &some.join("\n"));
            assert_eq!(found.iter().flatten().sum::<usize>(), lines.len() - 1);
        }
        let cut = &lines[nth][..lines[nth].len() - 9];
        let found = read(&record, cut);
        assert_eq!(found.iter().flatten().sum::<usize>(), 0, "{cut}");
    }
}

/// Returns a match between the user and the computer.
fn against_computer(id: &str, games: &[&[Fact]]) -> Match {
    let mut found = played(id, "2026-01-01", games);
    found.about.computer = Some(("normal".to_owned(), Player::White));
    found
}

#[test]
fn the_recent_pr_covers_the_last_twenty_rated_games() {
    let (good, bad) = (fact(0.01, Kind::Checker), fact(0.5, Kind::Checker));
    let (good, bad) = ([good; 10], [bad; 10]);
    let (good, bad) = (good.as_slice(), bad.as_slice());
    let mut recent = RecentGames::default();
    recent.add(&played("people", "2026-01-01", &[bad; 9]));
    let mut assisted = against_computer("assisted", &[bad; 9]);
    assisted
        .games
        .iter_mut()
        .for_each(|game| game.rated = false);
    recent.add(&assisted);
    recent.add(&against_computer("two", &[good, &good[1..]]));
    assert_eq!(recent.pr(), None, "19 decisions say little");
    recent.add(&against_computer("one", &[good]));
    assert_eq!(recent.pr().map(|(_, games)| games), Some(3));
    // The first games of a long match are the oldest.
    let mut games: Vec<&[Fact]> = vec![bad; 5];
    games.extend(vec![good; 17]);
    recent.add(&against_computer("long", &games));
    let (pr, games) = recent.pr().expect("200 decisions");
    assert!((pr - 5.0).abs() < 1e-4 && games == 20, "{pr} {games}");
    assert!(recent.is_full());
}

#[test]
fn a_game_in_two_matches_counts_once_with_the_better_review() {
    let (seen, unseen) = (fact(0.1, Kind::Checker), fact(0.0, Kind::Checker));
    let with = |id: &str, games: &[&[Fact]]| {
        let mut played = played(id, "2026-01-01", games);
        for (nth, game) in (0..).zip(&mut played.games) {
            game.decisions = vec![nth, 7];
        }
        played
    };
    let halves = with("a", &[&[seen, seen], &[]]);
    let mut other = with("b", &[&[seen], &[unseen]]);
    let both = collection([halves.clone(), other.clone(), halves.clone()]);
    let sums = |collection: &Collection| {
        let report = Report::of(collection, &ann());
        (report.whole.games, report.whole.sum.count)
    };
    assert_eq!(sums(&both), (2, 3));
    assert_eq!(both.players()[0].2, 2, "games of each player");
    other.about.names.white = "Cleo".to_owned();
    let others = collection([halves, other]);
    assert_eq!(sums(&others), (1, 2), "other players, another game");
}

#[test]
fn a_change_is_significant_if_chance_does_not_explain_it() {
    let change = |losses: [f32; 12]| {
        let games = losses.map(|loss| [fact(loss, Kind::Checker); 20]);
        let games = games.each_ref().map(<[Fact; 20]>::as_slice);
        Report::of(&collection([played("a", "2026-01-01", &games)]), &ann()).change()
    };
    let better =
        [4.0, 5.0, 4.0, 5.0, 4.0, 4.0, 1.0, 1.0, 2.0, 1.0, 1.0, 2.0].map(|loss| loss / 100.0);
    let found = change(better).expect("enough games");
    assert_eq!(found.since, 5);
    assert!(found.gain > 0.0 && found.is_sure, "{found:?}");
    let mixed =
        [1.0, 4.0, 2.0, 5.0, 1.0, 4.0, 2.0, 5.0, 1.0, 4.0, 2.0, 5.0].map(|loss| loss / 100.0);
    let found = change(mixed).expect("enough games");
    assert!(!found.is_sure, "{found:?}");
}

#[test]
fn example_of_a_phase_is_its_costliest_error() {
    let error = |phase, made, loss| WorstError {
        position: format!("p={loss}"),
        made,
        best: Choice::Roll,
        loss,
        phase: Some(phase),
        figures: None,
    };
    let play = Choice::Play(Play::default());
    let mut one = played(
        "1",
        "2026-11-01",
        &[&[fact(0.5, Kind::Checker)], &[fact(0.5, Kind::Checker)]],
    );
    one.games[0].worst.white = vec![
        error(Phase::Holding, Choice::Double, 0.25),
        error(Phase::Holding, play, 0.125),
    ];
    one.games[1].worst.white = vec![
        error(Phase::Holding, play, 0.5),
        error(Phase::Race, play, 0.0625),
    ];
    one.games[1].worst.black = vec![error(Phase::Blitz, play, 1.0)];
    let report = Report::of(&collection([one]), &ann());
    let losses: Vec<_> = report
        .examples
        .iter()
        .map(|(part, error)| (*part, error.loss))
        .collect();
    let expected = [
        (Some(Phase::Holding), 0.5),
        (None, 0.25),
        (Some(Phase::Race), 0.0625),
    ];
    assert_eq!(losses, expected);
}
