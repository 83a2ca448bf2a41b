//! Tests for links: they are short and contain no names, and truncated links are distinguished from damaged ones.

use dice::{DiceStream, Seed};
use record::{LinkError, Linked, MatchRecord, match_link, position_link, read_file, read_link};

use crate::{
    own_games::{Luck, content_of},
    read, sample,
};

fn linked(link: &str) -> MatchRecord {
    match read_link(link) {
        Ok(Linked::Match(record)) => *record,
        other => panic!("{other:?}: {link}"),
    }
}

#[test]
fn a_seven_point_match_without_names_fits_in_700_characters() {
    for name in ["seven-points.mat", "gnubg-self-play.mat"] {
        let record = &read(&sample(name)).matches[0];
        let link = match_link(record, false).expect("short");
        assert!(link.len() <= 700, "{name}: {} characters", link.len());
        let again = linked(&format!("https:&#{link} "));
        assert_eq!(content_of(&again), content_of(record), "{name}");
        assert_eq!(again.players.white.name, "");
        let named = linked(&match_link(record, true).expect("short"));
        assert_eq!(named.players, record.players);
    }
}

#[test]
fn this_programs_games_survive_a_round_trip_through_links() {
    let mut luck = Luck(DiceStream::new(Seed([10; 32])));
    for _ in 0..60 {
        let session = luck.session(3);
        let record = MatchRecord::from_session(&session);
        if let Some(link) = match_link(&record, false) {
            assert_eq!(content_of(&linked(&link)), content_of(&record), "{link}");
        }
        for decided in session.decisions().step_by(5) {
            let link = position_link(&decided.decision);
            assert!(link.len() < 60, "{link}");
            assert_eq!(
                read_link(&link),
                Ok(Linked::Position(decided.decision)),
                "{link}"
            );
        }
    }
}

#[test]
fn matches_that_do_not_fit_have_no_link() {
    let short = &read(&sample("galaxy-2.txt")).matches[0];
    let with = |change: fn(&mut MatchRecord)| {
        let mut record = short.clone();
        change(&mut record);
        match_link(&record, false)
    };
    assert!(with(|_| ()).is_some());
    assert_eq!(with(|record| record.games[0].score.white = 70_000), None);
    let many = |record: &mut MatchRecord| record.games = vec![record.games[0].clone(); 4_096];
    assert_eq!(with(many), None);
}

#[test]
fn a_truncated_link_is_distinguished_from_a_damaged_link() {
    let record = &read(&sample("galaxy-2.txt")).matches[0];
    let link = match_link(record, false).expect("short");
    for end in 2..link.len() {
        assert_eq!(read_link(&link[..end]), Err(LinkError::Cut), "cut at {end}");
    }
    for at in (8..link.len()).step_by(3) {
        let other = if link.as_bytes()[at] == b'A' {
            "B"
        } else {
            "A"
        };
        let mut damaged = link.clone();
        damaged.replace_range(at..=at, other);
        assert_eq!(
            read_link(&damaged),
            Err(LinkError::Damaged),
            "changed at {at}"
        );
    }
    assert_eq!(read_link("g=_____"), Err(LinkError::OtherVersion(255)));
    for text in ["", "hello", "a=b", "big=AQ"] {
        assert_eq!(read_link(text), Err(LinkError::NotALink), "{text}");
    }
}

#[test]
fn links_of_version_1_still_open() {
    let text = include_str!("../data/matches/links-v1.txt");
    for line in text.lines() {
        let (link, xgid) = line.split_once(' ').expect("a link and what it shows");
        let shown = match read_link(link).expect("it opens") {
            Linked::Position(decision) | Linked::Annotated(decision, _) => record::xgid(&decision),
            Linked::Match(record) => {
                let decisions = record.games[0].decisions(&record.terms);
                record::xgid(&decisions.last().expect("a game").decision)
            }
        };
        assert_eq!(shown, xgid);
    }
}

#[test]
fn damaged_notes_in_a_link_are_rejected() {
    let mut record = read_file(
        b" 1 point match\n\n Game 1\n Ann : 0     Bob : 0\n  1) 31: 8/5 6/5   42: 8/4 6/4\n",
    )
    .expect("a match")
    .matches
    .remove(0);
    record.games[0].moves[0].note = record::Note {
        flag: Some(record::Flag::Done),
        drawing: "8/5 ~bar/20 ooff".parse().expect("a drawing"),
        ..record::Note::from(Some("Zo\u{eb} \u{1f3b2}".to_owned()))
    };
    record.games[0].comment = Some("short".to_owned());
    let link = record::annotated_match_link(&record, true).expect("short");
    assert_eq!(linked(&link), record);
    for end in 2..link.len() {
        assert!(read_link(&link[..end]).is_err(), "cut at {end}");
    }
    let code = record::from_code(&link[2..]).expect("a code");
    // With a recomputed checksum, the content can be anything that a stranger might write: it is read or rejected, but
    // never causes a panic.
    let envelope = record::Envelope {
        version: 2,
        most_bytes: 8192,
    };
    let content = envelope.open(&code).expect("our own").to_vec();
    for at in 0..content.len() {
        for bit in 0..8 {
            let mut changed = content.clone();
            changed[at] ^= 1 << bit;
            let link = format!(
                "g={}",
                record::to_code(&envelope.seal(&changed).expect("short"))
            );
            if let Ok(Linked::Match(read)) = read_link(&link) {
                let comments = read.games.iter().flat_map(|game| &game.moves);
                let mut comments = comments.filter_map(|made| made.note.comment.as_ref());
                assert!(comments.all(|text| !text.contains('\0')), "byte {at}");
            }
        }
    }
}
