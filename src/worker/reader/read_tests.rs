use std::{collections::BTreeSet, fmt::Write as _, fs, path::Path, time::Instant};

use library::{BodyFormat, Kind};
use record::UnreadProgram;

use super::*;

/// Returns the contents of a file in `tests/data`.
pub(crate) fn data(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data");
    fs::read(folder.join(name)).unwrap_or_else(|why| panic!("{name}: {why}"))
}

fn bad_entry(name: &str) -> FileRemark {
    FileRemark {
        file: Some(name.to_owned()),
        what: Unusual::BadEntry,
    }
}

fn read_named(name: &str) -> Blocks {
    read(Some(name), 5, &data(name)).unwrap_or_else(|why| panic!("{name}: {why:?}"))
}

#[test]
fn every_sample_yields_an_entry_that_can_be_opened() {
    for name in [
        "seven-points.mat",
        "seven-points.sgf",
        "seven-points.xg",
        "galaxy-1.txt",
        "studio-1.txt",
    ] {
        let (file, bodies) = read_named(&format!("matches/{name}"));
        assert_eq!((file.entries.len(), bodies.len()), (1, 1), "{name}");
        let entry = &file.entries[0];
        assert_eq!(
            (entry.kind, entry.finished, entry.added),
            (Kind::Match, true, 5),
            "{name}"
        );
        assert!(entry.record(&bodies[0]).is_ok(), "{name}");
    }
}

#[test]
fn keeps_the_bytes_of_this_programs_saves() {
    let text = data("saved_v2.jsonl");
    let (file, bodies) = read(None, 5, &text).expect("a game");
    assert_eq!(file.entries[0].form, BodyFormat::Session);
    assert_eq!(bodies, [text]);
}

#[test]
fn a_position_has_the_same_id_in_any_text() {
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
    let plain = read(None, 1, id.as_bytes()).expect("a position");
    let text = format!("Look at this: {id} What would you play?");
    let (found, _) = read(Some("a.txt"), 2, text.as_bytes()).expect("a position");
    assert_eq!(found.entries[0].id, plain.0.entries[0].id);
    assert_eq!(found.entries[0].kind, Kind::Position);
}

#[test]
fn reads_every_file_in_an_archive() {
    let files = [
        ("one.mat", data("matches/seven-points.mat")),
        ("two.txt", b"nothing".to_vec()),
    ];
    let files = files.map(|(name, bytes)| Packed {
        name: name.to_owned(),
        bytes,
    });
    let archive = archive::pack(&files).expect("it fits");
    let (file, _) = read(Some("all.zip"), 5, &archive).expect("an archive");
    assert_eq!(file.entries.len(), 1);
    assert_eq!(file.entries[0].source, Source::File("one.mat".to_owned()));
    let remark = FileRemark {
        file: Some("two.txt".to_owned()),
        what: Unusual::NotRead(Refusal::UnknownFormat),
    };
    assert_eq!(file.remarks, [remark]);
}

#[test]
fn reads_the_intact_files_in_a_damaged_archive() {
    let files = ["one.mat", "two.mat"].map(|name| Packed {
        name: name.to_owned(),
        bytes: data("matches/seven-points.mat"),
    });
    let mut archive = archive::pack(&files).expect("it fits");
    let at = archive.windows(7).position(|bytes| bytes == b"one.mat");
    archive[at.expect("its name") + 20] ^= 0x10;
    let (file, _) = read(Some("all.zip"), 5, &archive).expect("an archive");
    assert_eq!(file.entries.len(), 1);
    assert_eq!(file.remarks, [bad_entry("one.mat")]);
}

/// Returns a library archive whose list contains one entry, with the stored match for that entry.
fn backup_of(list: String, entry: &Entry, body: &[u8]) -> Vec<u8> {
    let files = [(LIST, list.into_bytes()), (entry.id.as_str(), body.into())];
    let files = files.map(|(name, bytes)| Packed {
        name: name.to_owned(),
        bytes,
    });
    archive::pack(&files).expect("it fits")
}

#[test]
fn reads_each_entry_of_a_backup_only_once() {
    let (file, bodies) = read_named("matches/seven-points.mat");
    let entry = &file.entries[0];
    let list = (entry.to_line() + "\n").repeat(300);
    let backup = backup_of(list, entry, &bodies[0]);
    let (restored, again) = read(Some("a.zip"), 5, &backup).expect("a backup");
    assert_eq!((restored.entries, again), (file.entries.clone(), bodies));
    assert_eq!(
        restored.remarks,
        vec![bad_entry(entry.id.as_str()); MAX_REMARKS]
    );
}

#[test]
fn recomputes_everything_in_a_backup_except_title_and_note() {
    let (file, bodies) = read_named("matches/seven-points.mat");
    let noted = Entry {
        title: Some("The final".to_owned()),
        note: "Look at game 2".to_owned(),
        ..file.entries[0].clone()
    };
    let forged = Entry {
        length: 3,
        decisions: u32::MAX,
        words: "word ".repeat(9_000),
        ..noted.clone()
    };
    let backup = backup_of(forged.to_line(), &noted, &bodies[0]);
    let (restored, _) = read(Some("a.zip"), 5, &backup).expect("a backup");
    assert_eq!(restored.entries, [noted]);
}

#[test]
fn the_time_for_a_season_of_matches_is_proportional_to_its_size() {
    let season = |matches: usize| -> Vec<u8> {
        let one = |nth: usize| {
            format!(
                " 1 point match\n\n Game 1\n Ann{nth} : 0            Bob : 0\n  1) 31: 8/5 6/5            42: 8/4 6/4\n\n"
            )
        };
        (0..matches).flat_map(|nth| one(nth).into_bytes()).collect()
    };
    let time = |matches: usize| {
        let file = season(matches);
        let begun = Instant::now();
        let (read, bodies) = read(Some("season.mat"), 5, &file).expect("matches");
        assert_eq!((read.entries.len(), bodies.len()), (matches, matches));
        let ids: BTreeSet<&EntryId> = read.entries.iter().map(|entry| &entry.id).collect();
        assert_eq!(ids.len(), matches);
        let nth = (matches - 1).to_le_bytes();
        assert_eq!(read.entries[matches - 1].id, EntryId::of(&[&file, &nth]));
        begun.elapsed()
    };
    let (one, four) = (time(1_000), time(4_000));
    assert!(four < one * 8, "{one:?}, then {four:?}");
}

#[test]
fn explains_why_a_file_is_rejected() {
    let refusal = |bytes: &[u8]| read(None, 0, bytes).err();
    assert_eq!(refusal(b" \n"), Some(Refusal::Empty));
    assert_eq!(refusal(b"%PDF-1.4"), Some(Refusal::UnknownFormat));
    assert_eq!(refusal(b"PK\x03\x04"), Some(Refusal::UnknownFormat));
    let fibs = b"Score is 0-0 in a 5 point match.";
    let other = |program| Some(Refusal::OtherProgram(program));
    assert_eq!(refusal(fibs), other(UnreadProgram::Fibs));
    for (name, program) in [
        ("game.BGF", UnreadProgram::OtherBgf),
        ("one.sgg", UnreadProgram::GamesGrid),
        ("one.bkg", UnreadProgram::Bkg),
        ("one.tmg", UnreadProgram::TrueMoneyGames),
        ("one.two.gam", UnreadProgram::GammonEmpire),
    ] {
        for unknown in [&b"\x00\x01"[..], b" 7 point match\n"] {
            assert_eq!(read(Some(name), 0, unknown).err(), other(program), "{name}");
        }
        // The content takes precedence over the name.
        let mat = data("matches/seven-points.mat");
        assert!(read(Some(name), 0, &mat).is_ok(), "{name}");
    }
    for name in ["sgg", "one.sgg.txt", "one."] {
        let refused = read(Some(name), 0, b"\x00").err();
        assert_eq!(refused, Some(Refusal::UnknownFormat), "{name}");
    }
    assert_eq!(
        refusal(&vec![b'a'; MAX_FILE_BYTES + 1]),
        Some(Refusal::TooLarge(MAX_FILE_BYTES))
    );
}

/// Returns the text of a match with one legal row and this number of unreadable rows.
fn damaged(faults: usize) -> Vec<u8> {
    let mut text = " 1 point match\n\n Game 1\n Ann : 0            Bob : 0\n  1) 31: 8/5 6/5            42: 8/4 6/4\n"
        .to_owned();
    for nth in 0..faults {
        writeln!(text, "  {}) 31: 20/1                 42: 2/24", nth + 2).expect("a text grows");
    }
    text.into_bytes()
}

#[test]
fn an_archive_of_faulty_files_gives_a_short_reply() {
    let file = |nth: usize| Packed {
        name: format!("{}{nth}.mat", "x".repeat(60_000)),
        bytes: damaged(300),
    };
    let files: Vec<Packed> = (0..40).map(file).collect();
    let zip = archive::pack(&files).expect("it fits");
    let (read, bodies) = read(Some("a.zip"), 5, &zip).expect("matches");
    assert_eq!((read.entries.len(), bodies.len()), (40, 40));
    assert_eq!(read.remarks.len(), MAX_REMARKS);
    assert!(read.more_remarks > 0 && read.unfollowed >= 40 * 500);
    let reply = analyst::codec::encode(&library::Reply::Read(Ok(read)));
    assert!(reply.len() < 200_000, "{} bytes", reply.len());
}

#[test]
fn damaged_files_in_an_archive_are_counted_beyond_the_limit() {
    let files: Vec<Packed> = (0..600)
        .map(|nth| Packed {
            name: format!("{nth}.mat"),
            bytes: b"no match".to_vec(),
        })
        .chain([Packed {
            name: "one.mat".to_owned(),
            bytes: damaged(0),
        }])
        .collect();
    let zip = archive::pack(&files).expect("it fits");
    let (read, _) = read(Some("a.zip"), 5, &zip).expect("a match");
    assert_eq!(
        (read.remarks.len(), read.more_remarks),
        (MAX_REMARKS, 601 - MAX_REMARKS)
    );
    assert_eq!(read.unfollowed, 0);
}

#[test]
fn matches_beyond_the_limit_are_omitted_and_counted() {
    let one = |nth: usize| {
        format!(" 1 point match\n\n Game 1\n A{nth} : 0  B : 0\n  1) 31: 8/5 6/5   42: 8/4 6/4\n\n")
    };
    let text: Vec<u8> = (0..7_000).flat_map(|nth| one(nth).into_bytes()).collect();
    let file = |name: &str| Packed {
        name: name.to_owned(),
        bytes: [name.as_bytes(), b"\n", &text].concat(),
    };
    let zip = archive::pack(&["a", "b", "c"].map(file)).expect("it fits");
    let (read, bodies) = read(Some("a.zip"), 5, &zip).expect("matches");
    assert_eq!(
        (read.entries.len(), bodies.len()),
        (MAX_ENTRIES, MAX_ENTRIES)
    );
    assert_eq!(read.left_out, 1_000);
}

#[test]
fn losses_are_counted_beyond_the_remark_limit() {
    let losses = |last: &[u8]| {
        let harmless = [
            &b"\xff\xfe"[..],
            &utf16(&String::from_utf8_lossy(&damaged(0))),
        ]
        .concat();
        let mut bytes = vec![harmless; MAX_REMARKS + 1];
        bytes.push(last.to_vec());
        let file = |(nth, bytes)| Packed {
            name: format!("{nth}.mat"),
            bytes,
        };
        let files: Vec<Packed> = bytes.into_iter().enumerate().map(file).collect();
        let zip = archive::pack(&files).expect("it fits");
        let (read, _) = read(Some("a.zip"), 5, &zip).expect("matches");
        assert_eq!(read.remarks.len(), MAX_REMARKS);
        read.losses
    };
    assert_eq!(losses(&damaged(0)), 0);
    assert_eq!(losses(b"no match"), 1);
    assert_eq!(losses(&damaged(1)), 2);
    // The remarks on a single file are limited too.
    let (read, _) = read(Some("a.mat"), 5, &damaged(1_000)).expect("a match");
    assert_eq!(read.losses, 2_000);
}

fn utf16(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

#[test]
fn a_position_in_a_match_file_keeps_its_players_and_comments() {
    let text = "(;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07.001]MI[length:7][game:0][ws:2][bs:3]PW[Ann]PB[Ben]EV[Open]C[A hard one]\n;PL[W]AE[a:y]AW[f][f][h]AB[s][s][q]DI[42])\n";
    let (file, bodies) = read(Some("a.sgf"), 5, text.as_bytes()).expect("a position");
    let entry = &file.entries[0];
    assert_eq!(
        (entry.kind, entry.form),
        (Kind::Position, BodyFormat::Record)
    );
    assert_eq!(entry.players.white, "Ann");
    assert_eq!(
        entry.id,
        EntryId::of(&[text.as_bytes(), &0_usize.to_le_bytes()])
    );
    let record = entry.record(&bodies[0]).expect("a match");
    assert_eq!(record.event.event.as_deref(), Some("Open"));
    assert_eq!(record.games[0].comment.as_deref(), Some("A hard one"));
}

#[test]
fn a_pasted_position_with_dice_is_not_damaged() {
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
    let (file, _) = read(None, 1, id.as_bytes()).expect("a position");
    assert_eq!((file.unfollowed, file.losses, file.left_out), (0, 0, 0));
    assert_eq!(file.entries[0].form, BodyFormat::Position);
}

/// Returns the link to a match with a note and a review, the match, and the number of its decisions.
fn reviewed_link() -> (String, MatchRecord, usize) {
    let mut record = read_file(&data("matches/seven-points.mat"))
        .expect("a match")
        .matches
        .remove(0);
    record.games[0].moves[0].note = record::Note {
        drawing: "24/18".parse().expect("a drawing"),
        ..record::Note::from(Some("A good start".to_owned()))
    };
    let items: Vec<review::Item> = review::list(&record)
        .games
        .into_iter()
        .flat_map(|game| game.items)
        .collect();
    let judged: Vec<review::Judged> = items
        .iter()
        .map(|item| {
            let choice = item.decided.choice;
            review::Judged {
                made: choice,
                candidates: vec![review::sample_candidate(choice, 0.0)],
                ..review::Judged::sample(item.decided.decision.player(), item.kind, 0.0)
            }
        })
        .collect();
    let figures = review::match_figures(items.iter().zip(judged.iter().map(Some)));
    let link = record::annotated_match_link(&record, true).expect("short enough");
    let link = format!("#{link}&{}", figures.expect("judged"));
    (link, record, items.len())
}

#[test]
fn pasted_link_keeps_its_notes_and_review() {
    let (link, record, decisions) = reviewed_link();
    for address in ["", "example.org/?lang=de"] {
        let text = format!("Look: {address}{link}");
        let (file, bodies) = read(None, 5, text.as_bytes()).expect("a match");
        let entry = &file.entries[0];
        assert_eq!((&entry.source, file.analyses.len()), (&Source::Link, 1));
        let read_back = entry.record(&bodies[0]).expect("a match");
        let note = &read_back.games[0].moves[0].note;
        assert_eq!(note, &record.games[0].moves[0].note);
        let analysis = str::from_utf8(&bodies[1])
            .ok()
            .and_then(Analysis::from_text);
        let analysis = analysis.expect("a review");
        assert!(analysis.is_of(review::VERSION));
        assert_eq!(analysis.text.lines().count(), 1 + decisions);
    }
    // Without its review, the match is read nevertheless.
    let cut = link.split("&f=").next().expect("the match");
    let (file, bodies) = read(None, 5, cut.as_bytes()).expect("a match");
    assert_eq!((file.analyses.len(), bodies.len()), (0, 1));
}

#[test]
fn archive_keeps_the_review_of_a_link() {
    let (link, ..) = reviewed_link();
    let files = [
        ("link.txt", link.into_bytes()),
        ("match.mat", data("matches/seven-points.mat")),
    ];
    let files = files.map(|(name, bytes)| Packed {
        name: name.to_owned(),
        bytes,
    });
    let archive = archive::pack(&files).expect("it fits");
    let (file, bodies) = read(Some("all.zip"), 5, &archive).expect("an archive");
    assert_eq!(file.entries.len(), 2);
    assert_eq!(file.analyses, [file.entries[0].id.clone()]);
    assert_eq!(file.blocks(), bodies.len());
    for (entry, body) in file.entries.iter().zip(&bodies) {
        assert!(entry.record(body).is_ok());
    }
    let analysis = str::from_utf8(&bodies[2]).ok();
    assert!(analysis.and_then(Analysis::from_text).is_some());
}

#[test]
fn match_file_with_a_link_keeps_its_own_match() {
    let (link, ..) = reviewed_link();
    let comment = format!("; [Comment \"example.org/{link}\"]\n");
    let text = [
        comment.as_bytes(),
        b" 3 point match\n\n Game 1\n Ann : 0  Bob : 0\n  1) 31: 8/5 6/5   42: 8/4 6/4\n",
    ];
    let (file, _) = read(Some("a.mat"), 5, &text.concat()).expect("a match");
    let [entry] = &file.entries[..] else {
        panic!("one match")
    };
    assert_eq!(
        (&entry.source, entry.length),
        (&Source::File("a.mat".to_owned()), 3)
    );
}
