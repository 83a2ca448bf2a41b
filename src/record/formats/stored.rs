//! Storage format of a match in the library: "bgm" and a version byte, followed by postcard data in a zlib stream.
//!
//! Postcard stores floating-point numbers exactly without the large tables that `serde_json` needs, and its decoder is
//! a third of the size, which reduces the download. Encoded fields have no names, so any change to a stored type must
//! increase the version, keep the old type here, and convert it.

mod v1;

use std::io::{Read, Write};

use flate2::{Compression, read::ZlibDecoder, write::ZlibEncoder};
use serde::Deserialize;

use super::model::MatchRecord;
use crate::LoadError;

/// First bytes of a stored match.
const MAGIC: &[u8] = b"bgm";

/// Current version. Version 1 lacks luck marks, the cubeless equity of cube decisions, and all analysis levels of other
/// programs except plies.
const VERSION: u8 = 2;

/// Maximum size after inflating. A match with deep analysis of every move takes a few hundred thousand bytes.
const MAX_INFLATED_BYTES: u64 = 64 << 20;

impl MatchRecord {
    /// Converts the match to its storage format, including comments and other programs' analysis.
    pub fn to_stored(&self) -> Vec<u8> {
        let mut stored = MAGIC.to_vec();
        stored.push(VERSION);
        let mut packing = ZlibEncoder::new(stored, Compression::fast());
        // Neither serialising a record nor writing to a vector can fail.
        let written = packing.write_all(&postcard::to_allocvec(self).unwrap_or_default());
        written.and_then(|()| packing.finish()).unwrap_or_default()
    }

    /// Converts the match to its storage format without compression, for programs that should not include a compressor.
    pub fn to_stored_plain(&self) -> Vec<u8> {
        let mut stored = MAGIC.to_vec();
        stored.push(VERSION);
        stored.extend(stored_zlib_stream(
            &postcard::to_allocvec(self).unwrap_or_default(),
        ));
        stored
    }

    /// Reads the bytes returned by [`Self::to_stored`] or [`Self::to_stored_plain`].
    ///
    /// # Errors
    /// Returns an error if the bytes are not a stored match, are damaged or too large, or were written by a newer
    /// version.
    pub fn from_stored(bytes: &[u8]) -> Result<Self, LoadError> {
        let mut budget = MAX_INFLATED_BYTES;
        Self::from_stored_within(bytes, &mut budget)
    }

    /// Reads one of several stored matches that share `budget`, the total number of bytes they may take after
    /// inflating. This match's size is subtracted from `budget` even if the match cannot be read.
    ///
    /// # Errors
    /// Returns the same errors as [`Self::from_stored`], and [`LoadError::TooLarge`] if `budget` is too small.
    pub fn from_stored_within(bytes: &[u8], budget: &mut u64) -> Result<Self, LoadError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(LoadError::Damaged)?;
        let (&version, packed) = rest.split_first().ok_or(LoadError::Damaged)?;
        if version > VERSION {
            return Err(LoadError::Newer(version.into()));
        }
        let mut plain = Vec::new();
        let most = MAX_INFLATED_BYTES.min(*budget);
        let mut unpacking = ZlibDecoder::new(packed).take(most + 1);
        let read = unpacking.read_to_end(&mut plain);
        let size = plain.len() as u64;
        *budget = budget.saturating_sub(size);
        if size > most {
            return Err(LoadError::TooLarge);
        }
        read.map_err(|_| LoadError::Damaged)?;
        match version {
            VERSION => whole(&plain),
            1 => whole::<v1::StoredMatch>(&plain).map(Self::from),
            _ => Err(LoadError::Damaged),
        }
    }
}

/// Deserialises a value that must consume all bytes.
fn whole<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Result<T, LoadError> {
    match postcard::take_from_bytes(bytes) {
        Ok((value, [])) => Ok(value),
        Ok(_) | Err(_) => Err(LoadError::Damaged),
    }
}

/// Returns a zlib stream (RFC 1950) whose deflate blocks (RFC 1951) contain `plain` uncompressed.
fn stored_zlib_stream(plain: &[u8]) -> Vec<u8> {
    let mut stream = vec![0x78, 0x01];
    let count = plain.chunks(usize::from(u16::MAX)).len();
    for (nth, block) in plain.chunks(usize::from(u16::MAX)).enumerate() {
        let length = u16::try_from(block.len()).unwrap_or(u16::MAX);
        stream.push(u8::from(nth + 1 == count));
        stream.extend(length.to_le_bytes());
        stream.extend((!length).to_le_bytes());
        stream.extend(block);
    }
    // Adler-32 sums, modulo the largest prime below 65,536.
    let sums = plain.iter().fold((1_u32, 0_u32), |(a, b), byte| {
        let a = (a + u32::from(*byte)) % 65_521;
        (a, (b + a) % 65_521)
    });
    stream.extend((sums.1 << 16 | sums.0).to_be_bytes());
    stream
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::{
        ForeignCandidate, ForeignChances, ForeignCube, ForeignLevel, MoveAnalysis, RecordedAction,
        RecordedMove, formats::model::GameRecord,
    };
    use rules::{Cube, CubeValue, Player};

    /// Returns a match that consists of one cube action with a comment and an analysis.
    fn commented(comment: String, log2: u8, equity: f64) -> MatchRecord {
        let cube = Cube {
            value: CubeValue::new(1 << log2).expect("a power of two"),
            owner: Some(Player::Black),
        };
        let candidate = ForeignCandidate {
            moves: vec![[25, 20], [6, 0]],
            chances: ForeignChances::default(),
            equity,
            level: ForeignLevel::Roller(2),
        };
        let one = RecordedMove {
            note: Some(comment).into(),
            analysis: Some(Box::new(MoveAnalysis {
                candidates: vec![candidate],
                play_error: Some(equity),
                ..MoveAnalysis::default()
            })),
            ..RecordedMove::new(Player::White, RecordedAction::SetCube(cube))
        };
        MatchRecord {
            games: vec![GameRecord {
                number: 3,
                score: rules::ByPlayer { white: 2, black: 0 },
                crawford: true,
                moves: vec![one],
                result: None,
                comment: None,
            }],
            ..MatchRecord::default()
        }
    }

    proptest! {
        #[test]
        fn comments_cubes_and_numbers_survive_a_round_trip(
            comment in any::<String>(),
            log2 in 0..=20_u8,
            equity in proptest::num::f64::ANY.prop_filter("a number", |number| !number.is_nan()),
        ) {
            let record = commented(comment, log2, equity);
            prop_assert_eq!(MatchRecord::from_stored(&record.to_stored_plain()), Ok(record.clone()));
            prop_assert_eq!(MatchRecord::from_stored(&record.to_stored()), Ok(record));
        }

        #[test]
        fn rejects_bytes_that_are_not_a_stored_match(bytes in any::<Vec<u8>>()) {
            let stored = [b"bgm\x02".as_slice(), &bytes].concat();
            for bytes in [&bytes, &stored] {
                prop_assert!(MatchRecord::from_stored(bytes).is_err());
            }
        }
    }

    #[test]
    fn plies_have_the_same_storage_format_as_in_version_1() {
        for plies in [None, Some(0), Some(3), Some(1 << 20)] {
            let old = postcard::to_allocvec(&plies).expect("memory");
            let read: ForeignLevel = postcard::from_bytes(&old).expect("a level");
            assert_eq!(read, ForeignLevel::from(plies));
            assert_eq!(postcard::to_allocvec(&read), Ok(old));
        }
    }

    #[test]
    fn reads_a_match_stored_by_version_1() {
        let mut record = commented("a comment".to_owned(), 1, 0.5);
        let cube = ForeignCube {
            no_double: 0.25,
            ..ForeignCube::default()
        };
        if let Some(analysis) = &mut record.games[0].moves[0].analysis {
            analysis.cube = Some(cube);
        }
        let game = &record.games[0];
        let made = &game.moves[0];
        let analysis = made.analysis.as_ref().expect("an analysis");
        let stored = v1::StoredMatch {
            players: record.players.clone(),
            terms: record.terms,
            event: record.event.clone(),
            tags: record.tags.clone(),
            games: vec![v1::StoredGame {
                number: game.number,
                score: game.score,
                crawford: game.crawford,
                moves: vec![v1::StoredMove {
                    player: made.player,
                    action: made.action.clone(),
                    comment: made.note.comment.clone(),
                    analysis: Some(Box::new(v1::StoredAnalysis {
                        candidates: analysis.candidates.clone(),
                        cube: Some(v1::StoredCube {
                            chances: None,
                            no_double: cube.no_double,
                            double_take: cube.double_take,
                            double_pass: None,
                            unit: cube.unit,
                            plies: None,
                        }),
                        luck: None,
                        play_error: analysis.play_error,
                        cube_error: None,
                        play_mark: None,
                        cube_mark: None,
                    })),
                }],
                result: None,
                comment: None,
            }],
        };
        let plain = postcard::to_allocvec(&stored).expect("memory");
        let bytes = [b"bgm\x01".as_slice(), &stored_zlib_stream(&plain)].concat();
        assert_eq!(MatchRecord::from_stored(&bytes), Ok(record));
    }

    #[test]
    fn an_uncompressed_match_with_many_blocks_survives_a_round_trip() {
        let record = commented("a comment ".repeat(20_000), 1, 0.5);
        let stored = record.to_stored_plain();
        assert!(stored.len() > 3 * usize::from(u16::MAX));
        assert_eq!(MatchRecord::from_stored(&stored), Ok(record));
    }

    #[test]
    fn several_stored_matches_share_a_limit() {
        let stored = commented("a".repeat(1_000), 1, 0.5).to_stored();
        let mut budget = 2_500;
        let mut read = || MatchRecord::from_stored_within(&stored, &mut budget).map(|_| ());
        assert_eq!([read(), read()], [Ok(()), Ok(())]);
        assert_eq!(read(), Err(LoadError::TooLarge));
        assert_eq!(read(), Err(LoadError::TooLarge));
        assert_eq!(budget, 0);
    }

    #[test]
    fn reports_the_reason_for_rejecting_a_stored_match() {
        let stored = commented("a comment".to_owned(), 1, 0.5).to_stored();
        for end in 0..stored.len() {
            let read = MatchRecord::from_stored(&stored[..end]);
            assert_eq!(read, Err(LoadError::Damaged), "cut at {end}");
        }
        let mut none = stored.clone();
        none[3] = 0;
        assert_eq!(MatchRecord::from_stored(&none), Err(LoadError::Damaged));
        let mut newer = stored;
        newer[3] = VERSION + 1;
        let refused = Err(LoadError::Newer(u32::from(VERSION) + 1));
        assert_eq!(MatchRecord::from_stored(&newer), refused);
        let mut bomb = ZlibEncoder::new(b"bgm\x01".to_vec(), Compression::best());
        for _ in 0..65 {
            bomb.write_all(&vec![b' '; 1 << 20]).expect("room");
        }
        let bomb = bomb.finish().expect("room");
        assert!(bomb.len() < 100_000);
        assert_eq!(MatchRecord::from_stored(&bomb), Err(LoadError::TooLarge));
    }
}
