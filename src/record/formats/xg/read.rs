//! Reader for the match in an .xg file.

use rules::{Beavers, ByPlayer, Die, Player, Roll, Setup, Variant};

use super::{
    container::{MAGIC, Streams, open},
    fields::{Field, RECORD, Record},
    rich_text,
};
use crate::formats::{
    analysis::{ForeignCube, MoveAnalysis},
    arrangement::Arrangement,
    assembly::Assembly,
    builder::{GameBuilder, StatedPlay},
    date,
    model::{MatchRecord, RecordedAction, Terms},
    remark::{Part, Place, Remark, RemarkKind},
    remarks::Remarks,
};

/// Returns `true` if the file starts with the .xg magic number.
pub(in crate::formats) fn looks_like(file: &[u8]) -> bool {
    file.starts_with(MAGIC)
}

/// Reads the match in an .xg file, and adds remarks on irregularities to `remarks`. Their locations are byte offsets in
/// the unpacked records.
pub(in crate::formats) fn read(file: &[u8], remarks: &mut Remarks) -> Vec<MatchRecord> {
    let mut damaged = |part| {
        let kind = RemarkKind::Damaged(part);
        remarks.push(Remark {
            place: Place::File,
            kind,
        });
    };
    let Some(streams) = open(file) else {
        damaged(Part::Moves);
        return Vec::new();
    };
    if streams.damaged {
        damaged(Part::Stream);
    }
    if streams.records.len() % RECORD > 0 {
        damaged(Part::LastRecord);
    }
    let mut reader = Reader {
        assembly: Assembly::default(),
        game: None,
        opening: None,
        rolled: Rolled::default(),
        at: 0,
        is_last: false,
        comments: streams
            .comments
            .split(|&byte| byte == b'\n')
            .map(rich_text::plain)
            .map(|text| (!text.is_empty()).then_some(text))
            .collect(),
        remarks,
    };
    reader.records(&streams);
    reader.assembly.finish(remarks)
}

/// Analysis of a decision not to double, and the comment on it; this record precedes the record of the roll.
#[derive(Default)]
struct Rolled {
    cube: Option<ForeignCube>,
    lost: Option<f64>,
    comment: Option<String>,
}

struct Reader<'a> {
    assembly: Assembly,
    game: Option<GameBuilder>,
    /// Position in the game's header, from White's perspective; set until the first move.
    opening: Option<Setup>,
    /// Analysis of the decision not to double.
    rolled: Rolled,
    /// Byte offset of the current record.
    at: usize,
    /// `true` if no more records follow.
    is_last: bool,
    /// Comments in the file, by number. Each comment is moved to the first record that refers to it.
    comments: Vec<Option<String>>,
    remarks: &'a mut Remarks,
}

impl Reader<'_> {
    fn place(&self) -> Place {
        Place::Byte(u32::try_from(self.at).unwrap_or(u32::MAX))
    }

    /// Takes the comment whose number is stored at this offset of the record. Only the first record that refers to a
    /// comment gets it, so that comments take up no more memory than the stream that contains them.
    fn take_comment(&mut self, record: Record<'_>, at: usize) -> Option<String> {
        let nth = usize::try_from(record.int(at)).ok()?;
        self.comments.get_mut(nth)?.take()
    }

    fn records(&mut self, streams: &Streams) {
        let records = streams.records.chunks(RECORD).map(Record).enumerate();
        let mut records = records
            .filter(|(_, record)| record.is_relevant())
            .peekable();
        while let Some((nth, record)) = records.next() {
            self.at = nth * RECORD;
            self.is_last = records.peek().is_none();
            match record.kind() {
                0 => self.begin_match(record),
                1 => self.begin_game(record),
                2 => self.cube(record),
                3 => self.made(record, records.peek().map(|(_, next)| *next)),
                4 => self.end_game(Some(record)),
                _ => {}
            }
        }
        self.end_game(None);
    }

    fn begin_match(&mut self, header: Record<'_>) {
        self.end_game(None);
        self.assembly.begin_match();
        let comment = self.take_comment(header, 576);
        let record = self.assembly.current();
        record.event.comment = comment;
        let length = header.length();
        record.terms = Terms {
            length,
            crawford: length == 0 || header.byte(100) != 0,
            jacoby: length == 0 && header.byte(101) != 0,
            beavers: if length == 0 && header.byte(102) != 0 {
                Beavers::One
            } else {
                Beavers::None
            },
            variant: match header.int(96) {
                1 => Variant::Nackgammon,
                2 => Variant::Hypergammon,
                3 => Variant::Longgammon,
                _ => Variant::Standard,
            },
            ..Terms::default()
        };
        record.players.white.name = header.text_or_copy(9, 880);
        record.players.black.name = header.text_or_copy(50, 1138);
        let filled = |text: String| (!text.is_empty()).then_some(text);
        record.event.event = filled(header.text_or_copy(136, 622));
        record.event.place = filled(header.text_or_copy(283, 1396));
        record.event.round = filled(header.text_or_copy(417, 1654));
        record.event.date = date::from_days(header.double(128));
    }

    fn begin_game(&mut self, header: Record<'_>) {
        self.end_game(None);
        let points = |at| u32::try_from(header.int(at)).unwrap_or(0);
        let score = ByPlayer {
            white: points(12),
            black: points(16),
        };
        let number = points(48).max(1);
        let mut game = self.assembly.begin_game(number, Some(score), self.place());
        game.set_crawford(header.byte(20) != 0);
        self.opening = header.position(Field::OF_GAME, self.assembly.terms().variant);
        if let Some(comment) = self.take_comment(header, 56) {
            game.comment(&comment);
        }
        self.game = Some(game);
    }

    /// Sets the position and the cube to those recorded before a move by `player`.
    fn set_state(&mut self, player: Player, record: Record<'_>) {
        let place = self.place();
        let remarks = &mut *self.remarks;
        let mut remark = |kind| remarks.push(Remark { place, kind });
        let Some(game) = &mut self.game else {
            return;
        };
        let opening = self.opening.take();
        let position = record.position_before(self.assembly.terms().variant);
        if let Some(setup) = position.or(opening) {
            // The record contains the position from White's perspective.
            let setup = Arrangement::from_setup(Player::White, setup).setup(player);
            game.stated_position(player, setup, &mut remark);
        }
        if let Some(cube) = record.turned_cube() {
            game.stated_cube(player, cube, &mut remark);
        }
        // A file with a single position contains no move, so the position is set up even if it is the starting
        // position.
        let is_alone = self.is_last && self.assembly.last_number().is_none();
        if is_alone && game.is_empty() && !record.is_played() {
            let setup = game.state().arrangement.setup(player);
            game.other(player, RecordedAction::SetUp(Box::new(setup)));
        }
    }

    fn cube(&mut self, record: Record<'_>) {
        let place = self.place();
        let comment = self.take_comment(record, 292);
        let Some(player) = record.player(12) else {
            return;
        };
        self.set_state(player, record);
        let Some(game) = &mut self.game else {
            return;
        };
        let judged = record.cube();
        let lost = record.error(200);
        if record.int(16) != 1 {
            self.rolled = Rolled {
                cube: judged,
                lost,
                comment,
            };
            return;
        }
        let mut remark = |kind| self.remarks.push(Remark { place, kind });
        let analysis = |cube_error| {
            judged.map(|cube| MoveAnalysis {
                cube: Some(cube),
                cube_error,
                ..MoveAnalysis::default()
            })
        };
        game.double(player, None, &mut remark);
        game.annotate(comment, analysis(lost));
        // Answers to the double, to a beaver, and to a raccoon; each exists only if the previous answer was a redouble.
        let mut answerer = player.opponent();
        for (at, error) in [(20, Some(216)), (24, None), (28, None)] {
            let answer = match record.int(at) {
                0 => RecordedAction::Drop,
                1 => RecordedAction::Take,
                2 => RecordedAction::Beaver,
                _ => return,
            };
            let redoubled = answer == RecordedAction::Beaver;
            game.answer(answerer, answer, &mut remark);
            game.annotate(None, error.and_then(|at| analysis(record.error(at))));
            if !redoubled {
                return;
            }
            answerer = answerer.opponent();
        }
    }

    fn made(&mut self, record: Record<'_>, next: Option<Record<'_>>) {
        let place = self.place();
        let comment = self.take_comment(record, 2524);
        let number = |at| u8::try_from(record.int(at)).ok().and_then(Die::new);
        let Some(player) = record.player(64) else {
            return;
        };
        let (Some(a), Some(b)) = (number(100), number(104)) else {
            let dice = format!("{} {}", record.int(100), record.int(104));
            let kind = RemarkKind::BadDice(dice);
            return self.remarks.push(Remark { place, kind });
        };
        self.set_state(player, record);
        let variant = self.assembly.terms().variant;
        let Some(game) = &mut self.game else {
            return;
        };
        // In a file with a single position, the roll has yet to be played.
        let waits = self.is_last && !game.has_begun();
        let mut remark = |kind| self.remarks.push(Remark { place, kind });
        let after = record.position(Field::AFTER_MOVE, variant);
        let next = next.and_then(|next| next.position_before(variant));
        if record.is_unplayed() && waits {
            game.rolled(player, Roll::new(a, b), &mut remark);
        } else if record.is_unplayed() {
            game.unplayed(player, Roll::new(a, b), &mut remark);
        } else {
            let stated = StatedPlay {
                moves: record.moves(),
                illegal_moves: record.moves_to_the_end(),
                after: after.map(|setup| Arrangement::from_setup(player, setup)),
                next: next.map(|setup| Arrangement::from_setup(Player::White, setup)),
            };
            game.stated(player, Roll::new(a, b), &stated, &mut remark);
        }
        self.judged(record, comment);
        // If there is a next record, it sets up the position instead.
        if let (Some(game), Some(after), None) = (&mut self.game, after, next) {
            let mut remark = |kind| self.remarks.push(Remark { place, kind });
            let next = player.opponent();
            let after = Arrangement::from_setup(player, after).setup(next);
            game.stated_position(next, after, &mut remark);
        }
    }

    /// Adds the analysis of a move and of the preceding cube action.
    fn judged(&mut self, record: Record<'_>, comment: Option<String>) {
        let rolled = std::mem::take(&mut self.rolled);
        let comments: Vec<String> = rolled.comment.into_iter().chain(comment).collect();
        let comment = (!comments.is_empty()).then(|| comments.join("\n"));
        let candidates = record.candidates();
        let judged = rolled.cube.is_some() || !candidates.is_empty();
        let analysis = judged.then(|| MoveAnalysis {
            candidates,
            cube: rolled.cube,
            luck: Some(record.double(2320)).filter(|luck| luck.abs() < 100.0),
            play_error: record.error(2312),
            cube_error: rolled.lost,
            ..MoveAnalysis::default()
        });
        if let Some(game) = &mut self.game {
            game.annotate(comment, analysis);
        }
    }

    /// Completes a game without moves, which is a position for analysis, from its header and cube record.
    fn complete_position(&mut self) {
        let rolled = std::mem::take(&mut self.rolled);
        let opening = self.opening.take();
        let Some(game) = self.game.as_mut().filter(|game| !game.has_begun()) else {
            return;
        };
        if let Some(opening) = opening {
            game.stated_position(Player::White, opening, &mut |_| {});
        }
        let analysis = rolled.cube.map(|cube| MoveAnalysis {
            cube: Some(cube),
            cube_error: rolled.lost,
            ..MoveAnalysis::default()
        });
        game.annotate(rolled.comment, analysis);
    }

    fn end_game(&mut self, end: Option<Record<'_>>) {
        self.complete_position();
        let place = self.place();
        let Some(mut game) = self.game.take() else {
            return;
        };
        if let Some(end) = end
            && let Some(winner) = end.player(24)
        {
            let remarks = &mut *self.remarks;
            let mut remark = |kind| remarks.push(Remark { place, kind });
            if end.int(32) == 0 {
                game.dropped_by(winner.opponent(), &mut remark);
            }
            let points = u32::try_from(end.int(28)).ok();
            game.finish(winner, points, &mut remark);
        }
        self.assembly.add(game, place);
    }
}
