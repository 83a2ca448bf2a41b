use library::{Entry, EntryId, Source};
use record::{MatchRecord, read_file};
use review::{Item, Judged, sample_candidate};
use serde::{Serialize, de::DeserializeOwned};

use crate::{CsvTable, PictureOf, PlayerKey, Reply, Request, Statistics};

const MATCH: &[u8] = b" 3 point match\n\n Game 1\n Ann : 0                  Bob : 0\n\
    \x20 1) 31: 8/5 6/5               42: 8/4 6/4\n\
    \x20 2)  Doubles => 2              Drops\n     Wins 1 point\n";

/// Returns the line of a review in which this decision loses 0.030.
fn line(item: &Item) -> String {
    let choice = item.decided.choice;
    let judged = Judged {
        made: choice,
        candidates: vec![sample_candidate(choice, 0.03)],
        ..Judged::sample(item.decided.decision.player(), item.kind, 0.03)
    };
    review::stored_line(0, item, &judged)
}

fn stored(record: &MatchRecord) -> (Entry, Vec<u8>, String) {
    let id = EntryId::try_from("0123456789abcdef".to_owned()).expect("an ID");
    let entry = Entry::of(id, record, Source::Pasted, 1_700_000_000_000);
    let lines: Vec<String> = review::list(record).games[0]
        .items
        .iter()
        .map(line)
        .collect();
    (entry, record.to_stored(), lines.join("\n"))
}

fn ask(statistics: &mut Statistics, request: &Request, parts: &[Vec<u8>]) -> (Reply, Vec<Vec<u8>>) {
    let (reply, parts) = statistics.answer(through_text(request), parts);
    (through_text(&reply), parts)
}

/// Returns the message after a round trip through JSON.
fn through_text<T: Serialize + DeserializeOwned>(message: &T) -> T {
    let text = serde_json::to_string(message).expect("a text");
    serde_json::from_str(&text).expect("a message")
}

#[test]
fn reports_on_the_matches_that_were_read() {
    let record = read_file(MATCH).expect("a match").matches.remove(0);
    let (entry, body, review) = stored(&record);
    let mut statistics = Statistics::default();
    let read = Request::Read(Box::new(entry.clone()), None);
    let parts = [body, review.into_bytes()];
    assert_eq!(ask(&mut statistics, &read, &parts).0, Reply::Read);

    let (Reply::Players { players, unrated }, _) = ask(&mut statistics, &Request::Players, &[])
    else {
        panic!("no players");
    };
    let named: Vec<_> = players.iter().map(|it| (&*it.name, it.games)).collect();
    assert_eq!((named, unrated), (vec![("Ann", 1), ("Bob", 1)], 0));

    let ann = PlayerKey::Named("ann".to_owned());
    let (Reply::Report { report, links }, _) =
        ask(&mut statistics, &Request::Report(ann.clone()), &[])
    else {
        panic!("no report");
    };
    assert!((report.whole.pr().expect("decisions") - 15.0).abs() < 1e-4);
    assert_eq!((report.games.len(), report.games[0].points), (1, Some(1)));
    let link = links[report.games[0].of].as_ref().expect("Ann took part");
    assert_eq!((&*link.id, &*link.opponent), (entry.id.as_str(), "Bob"));

    let (reply, csv) = ask(&mut statistics, &Request::Csv(CsvTable::Games, ann), &[]);
    assert_eq!(reply, Reply::Csv);
    let csv = String::from_utf8(csv.concat()).expect("text");
    assert!(
        csv.lines().nth(1).is_some_and(|line| line.contains("Bob")),
        "{csv}"
    );

    // The user did not take part in any of the matches.
    let recent = ask(&mut statistics, &Request::Recent, &[]).0;
    assert_eq!(
        recent,
        Reply::Recent {
            pr: None,
            is_full: false
        }
    );
}

#[test]
fn skips_damaged_matches_and_rejects_invalid_requests() {
    let record = read_file(MATCH).expect("a match").matches.remove(0);
    let (entry, body, _) = stored(&record);
    let mut statistics = Statistics::default();
    let read = Request::Read(Box::new(entry), None);
    for parts in [[vec![1, 2, 3], Vec::new()], [body, vec![0xff]]] {
        assert_eq!(ask(&mut statistics, &read, &parts).0, Reply::Read);
    }
    let (players, _) = ask(&mut statistics, &Request::Players, &[]);
    assert_eq!(
        players,
        Reply::Players {
            players: Vec::new(),
            unrated: 0
        }
    );
    assert_eq!(ask(&mut statistics, &read, &[]).0, Reply::Refused);
}

#[test]
fn returns_the_graph_of_a_thumbnail_and_the_id_of_a_match() {
    let record = read_file(MATCH).expect("a match").matches.remove(0);
    let (entry, body, review) = stored(&record);
    let mut statistics = Statistics::default();
    let request = Request::Picture(Box::new(entry.clone()), PictureOf::Costliest, None);
    let mut lines = [Some(review.into_bytes()), None].map(|review| {
        let parts: Vec<Vec<u8>> = [Some(body.clone()), review].into_iter().flatten().collect();
        match ask(&mut statistics, &request, &parts).0 {
            Reply::Picture(Some(picture)) => picture.line.len(),
            reply => panic!("{reply:?}"),
        }
    });
    lines.reverse();
    assert!(lines[0] == 0 && lines[1] > 1, "{lines:?}");
    let request = Request::Identify(Box::new(entry.clone()));
    let identified = ask(&mut statistics, &request, &[body]).0;
    assert_eq!(identified, Reply::Identified(entry.match_id));
    let damaged = Request::Identify(Box::new(stored(&record).0));
    let identified = ask(&mut statistics, &damaged, &[vec![1]]).0;
    assert_eq!(identified, Reply::Identified(None));
}

#[test]
fn the_users_imported_games_count_with_those_against_the_computer() {
    let record = read_file(MATCH).expect("a match").matches.remove(0);
    let (entry, body, review) = stored(&record);
    let mut statistics = Statistics::default();
    let read = Request::Read(Box::new(entry), Some(rules::Player::Black));
    let parts = [body, review.into_bytes()];
    assert_eq!(ask(&mut statistics, &read, &parts).0, Reply::Read);
    let (Reply::Players { players, .. }, _) = ask(&mut statistics, &Request::Players, &[]) else {
        panic!("no players");
    };
    let who: Vec<_> = players.into_iter().map(|player| player.who).collect();
    let named = PlayerKey::Named("ann".to_owned());
    assert_eq!(who, [PlayerKey::Me, named]);
}
