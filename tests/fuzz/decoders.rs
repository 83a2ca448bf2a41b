//! Decoders of untrusted data, each with checks of the data that it accepts.
//!
//! This list is used both by the fuzzer and by the test that replays its corpora.

use analyst::{Query, Report, codec};
use friend::{
    Duplicate, DuplicateResult, Message, SpectatedGame, StoredGame, print_link,
    read_link as read_messages,
};
use library::{Entry, FileKind, Reply, Request};
use live::{Frame, Signal, StunServer};
use record::{
    Backup, DiceBook, Envelope, Linked, MatchId, MatchRecord, Saved, board_from_id,
    decision_from_xgid, find_code, find_positions, from_code, match_link, parse_play, position_id,
    position_link, read_file, read_link, write_mat, write_sgf, xgid,
};
use rules::{Board, Die, Roll, Variant};
use table::Settings;

/// Decoder of text: its name, and a function that runs it on a text.
type Decoder = (&'static str, fn(&str));

/// Decoder of binary data: its name, and a function that runs it on bytes.
type BinaryDecoder = (&'static str, fn(&[u8]));

/// Decoders of binary data, named like their corpora.
pub const BINARY: [BinaryDecoder; 2] = [
    ("xg", |bytes| {
        for file in [bytes.to_vec(), xg(bytes)] {
            try_file(&file);
        }
    }),
    ("bgf", |bytes| {
        for file in [bytes.to_vec(), bgf(bytes)] {
            try_file(&file);
        }
    }),
];

/// Runs all writers on the data read from a file.
fn try_file(file: &[u8]) {
    for record in read_file(file).iter().flat_map(|reading| &reading.matches) {
        // Bytes are compared, because a damaged file may contain NaN, which is not equal to itself.
        let stored = record.to_stored();
        let again = MatchRecord::from_stored(&stored);
        assert_eq!(again.map(|again| again.to_stored()), Ok(stored));
        write_mat(record);
        write_sgf(record);
    }
}

/// Returns a .bgf file containing this match in Smile, so that mutations are not lost in a stream that cannot be
/// inflated.
fn bgf(smile: &[u8]) -> Vec<u8> {
    let mut file = b"{\"compression\":\"gzip\",\"encoding\":\"smile\"}\n".to_vec();
    file.extend([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
    store(smile, &mut file);
    // The reader retains the data that precedes a wrong checksum.
    file.extend([0; 8]);
    file
}

/// Appends a deflate stream of uncompressed blocks.
fn store(bytes: &[u8], file: &mut Vec<u8>) {
    const BLOCK: usize = 0xffff;
    let last = bytes.len().div_ceil(BLOCK).max(1) - 1;
    let mut blocks = bytes.chunks(BLOCK);
    for nth in 0..=last {
        let block = blocks.next().unwrap_or_default();
        let length = u16::try_from(block.len()).unwrap_or(u16::MAX);
        file.push(u8::from(nth == last));
        file.extend(length.to_le_bytes());
        file.extend((!length).to_le_bytes());
        file.extend(block);
    }
}

/// Returns an .xg file containing these records, so that mutations are not lost in a stream that cannot be inflated.
fn xg(records: &[u8]) -> Vec<u8> {
    let mut file = b"RGMH".to_vec();
    file.resize(24, 0);
    file[8] = 24;
    file.extend([0x78, 0x01]);
    store(records, &mut file);
    let sum = records.iter().fold((1_u32, 0_u32), |(a, b), &byte| {
        let a = (a + u32::from(byte)) % 65_521;
        (a, (a + b) % 65_521)
    });
    file.extend((sum.1 << 16 | sum.0).to_be_bytes());
    file
}

/// Decoders of text, named like their corpora.
pub const DECODERS: [Decoder; 22] = [
    ("position_id", |text| {
        for variant in Variant::ALL {
            if let Ok(board) = board_from_id(text, variant) {
                assert_eq!(board_from_id(&position_id(&board), variant), Ok(board));
            }
        }
    }),
    ("match_id", |text| {
        if let Ok(id) = MatchId::decode(text) {
            assert_eq!(MatchId::decode(&id.encode()), Ok(id));
        }
    }),
    ("xgid", |text| {
        if let Some(decision) = decision_from_xgid(text) {
            let again = decision_from_xgid(&xgid(&decision)).map(|again| *again.board());
            assert_eq!(again, Some(*decision.board()));
        }
    }),
    ("play", |text| {
        let board = Board::start(Variant::Standard);
        for [high, low] in [[6, 5], [3, 1], [4, 4]] {
            let die = |pips| Die::new(pips).expect("1 to 6");
            let roll = Roll::new(die(high), die(low));
            if let Ok(play) = parse_play(&board, roll, text) {
                assert!(board.play(roll, &play).is_ok(), "{play:?}");
            }
        }
    }),
    ("seed", |text| {
        if let Ok(seed) = text.parse::<dice::Seed>() {
            assert_eq!(seed.to_string(), text.to_lowercase());
        }
    }),
    ("saved", |text| {
        if let Ok(saved) = Saved::from_text(text) {
            let again = Saved::from_text(&saved.to_text());
            assert_eq!(again.as_ref(), Ok(&saved));
        }
    }),
    ("dice_book", |text| {
        if let Ok(book) = DiceBook::from_text(text) {
            assert_eq!(DiceBook::from_text(&book.to_text()), Ok(book));
        }
    }),
    ("backup", |text| {
        if let Ok(backup) = Backup::from_text(text) {
            assert_eq!(Backup::from_text(&backup.to_text()), Ok(backup));
        }
    }),
    ("settings", |text| {
        if let Some(settings) = Settings::from_text(text) {
            assert_eq!(Settings::from_text(&settings.to_text()), Some(settings));
        }
    }),
    ("query", |text| {
        if let Ok(query) = codec::decode::<Query>(text) {
            assert_eq!(codec::decode(&codec::encode(&query)).ok(), Some(query));
        }
    }),
    ("mat", |text| {
        for record in read_file(text.as_bytes())
            .iter()
            .flat_map(|reading| &reading.matches)
        {
            assert_eq!(
                MatchRecord::from_stored(&record.to_stored()).as_ref(),
                Ok(record)
            );
            let again = read_file(write_mat(record).text.as_bytes());
            let played = record.games.iter().any(|game| game.result.is_some());
            assert!(again.is_ok() || !played);
        }
    }),
    ("sgf", |text| {
        for record in read_file(text.as_bytes())
            .iter()
            .flat_map(|reading| &reading.matches)
        {
            assert!(read_file(write_sgf(record).text.as_bytes()).is_ok());
            // Bytes are compared, because a damaged file may contain NaN, which is not equal to itself.
            let stored = record.to_stored();
            let again = MatchRecord::from_stored(&stored);
            assert_eq!(again.map(|again| again.to_stored()), Ok(stored));
        }
    }),
    ("positions", |text| {
        for found in find_positions(text) {
            let link = position_link(&found.decision);
            assert_eq!(read_link(&link), Ok(Linked::Position(found.decision)));
        }
    }),
    ("link", |text| {
        if let Ok(Linked::Match(record)) = read_link(text) {
            let again = match_link(&record, true).map(|link| read_link(&link));
            assert!(again.is_none_or(|again| again.is_ok()));
        }
    }),
    ("report", |text| {
        if let Ok(report) = codec::decode::<Report>(text) {
            assert_eq!(codec::decode(&codec::encode(&report)).ok(), Some(report));
        }
    }),
    ("turn", |text| {
        for message in read_messages(text).unwrap_or_default() {
            assert_eq!(read_messages(&print_link([&message])), Ok(vec![message]));
        }
        // The checksum is corrected, so that the content of a mutated message is tested too.
        let bytes = find_code(text, &['t']).and_then(|(_, code)| from_code(code).ok());
        let content = bytes
            .as_ref()
            .and_then(|bytes| bytes.get(3..bytes.len().checked_sub(3)?));
        let version = bytes.as_ref().and_then(|bytes| bytes.first().copied());
        let envelope = Envelope {
            version: version.unwrap_or_default(),
            most_bytes: 384,
        };
        let sealed = content.and_then(|content| envelope.seal(content));
        if let Some(bytes) = sealed
            && let Ok(message) = Message::decode(&bytes)
        {
            assert_eq!(message.encode(), bytes);
        }
    }),
    ("friend", |text| {
        if let Ok(game) = StoredGame::from_text(text) {
            assert_eq!(StoredGame::from_text(&game.to_text()), Ok(game));
        }
    }),
    ("duplicate", |text| {
        if let Ok(duplicate) = Duplicate::from_link(text) {
            assert_eq!(Duplicate::from_link(&duplicate.link()), Ok(duplicate));
        }
        if let Ok(result) = DuplicateResult::from_link(text) {
            let link = result.link().unwrap_or_default();
            assert_eq!(DuplicateResult::from_link(&link), Ok(result));
        }
    }),
    ("watched", |text| {
        if let Ok(watched) = SpectatedGame::from_link(text) {
            assert!(watched.messages() >= 2);
        }
    }),
    // A signal from a link, the same signal from a session description, and a frame.
    ("live", |text| {
        for signal in [Signal::from_code(text).ok(), Signal::from_sdp(text, None)]
            .into_iter()
            .flatten()
        {
            assert_eq!(Signal::from_code(&signal.code()).as_ref(), Ok(&signal));
            let mut sdp = signal.to_sdp();
            for line in signal.candidate_lines() {
                sdp.extend(["a=", &line, "\r\n"]);
            }
            let again = Signal::from_sdp(&sdp, None);
            assert!(again.is_some_and(|again| again.fingerprint == signal.fingerprint));
        }
        let bytes = from_code(text).unwrap_or_default();
        if let Some(frame) = Frame::decode(&bytes) {
            assert_eq!(frame.encode(), bytes);
        }
        if let Some(server) = StunServer::new(text) {
            assert_eq!(StunServer::new(&server.to_string()), Some(server));
        }
    }),
    ("entry", |text| {
        if let Some(entry) = Entry::from_line(text) {
            assert_eq!(Entry::from_line(&entry.to_line()), Some(entry));
        }
    }),
    ("reader", |text| {
        let request = Request::Read { name: None, now: 7 };
        let (reply, bodies) = worker::reader::answer(request, &[text.as_bytes().to_vec()]);
        let again = codec::decode(&codec::encode(&reply));
        assert_eq!(again.as_ref().ok(), Some(&reply));
        if let Reply::Read(Ok(read)) = reply {
            assert_eq!(bodies.len(), read.blocks());
            let request = Request::Write {
                entries: read.entries,
                analyses: read.analyses,
                cards: read.cards,
                parts: read.parts,
                kind: FileKind::Backup,
            };
            let (written, _) = worker::reader::answer(request, &bodies);
            assert!(matches!(written, Reply::Written { .. }));
        }
    }),
];
