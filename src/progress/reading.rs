//! A match and its stored review, read one game at a time.

use record::MatchRecord;
use review::{Item, Kind, StoredLine, list_game};
use rules::{Board, ByPlayer, Variant};

use crate::{Fact, Game};

/// A match that is being read.
#[derive(Clone, Debug)]
pub struct Reading {
    record: MatchRecord,
    /// The lines of the stored review.
    text: String,
    /// Up to where the lines have been used.
    used: usize,
    next: usize,
}

impl Reading {
    /// A match with the text of its review.
    pub const fn new(record: MatchRecord, text: String) -> Self {
        Self {
            record,
            text,
            used: 0,
            next: 0,
        }
    }

    /// Reads the next game; none after the last one. Lines that are damaged, or about other decisions, are left out.
    pub fn next_game(&mut self) -> Option<Game> {
        let nth = self.next;
        let list = list_game(&self.record, nth)?;
        self.next += 1;
        let mut facts = ByPlayer::<Vec<Fact>>::default();
        let start = Board::start(Variant::Standard);
        let is_play = |item: &&Item| item.kind == Kind::Checker;
        let first = list.items.iter().find(is_play);
        let from_start = first.is_some_and(|item| *item.decided.decision.board() == start);
        while let Some((line, end)) = self.line() {
            match line.map(|line| (line.game.cmp(&nth), line)) {
                Some((std::cmp::Ordering::Greater, _)) => break,
                Some((std::cmp::Ordering::Equal, line)) => {
                    let place = list.items.iter().position(|item| line.is_of(item));
                    let item = place.and_then(|place| list.items.get(place));
                    if let Some((item, judged)) = item.and_then(|it| Some((it, line.judged(it)?))) {
                        let before = list.items.iter().take(place.unwrap_or_default());
                        let turns = from_start.then(|| before.filter(is_play).count());
                        facts[judged.player].push(Fact::of(item, &judged, turns));
                    }
                }
                Some((std::cmp::Ordering::Less, _)) | None => {}
            }
            self.used = end;
        }
        Some(Game {
            number: list.number,
            result: list.result,
            rated: true,
            facts,
        })
    }

    /// The next line, if it is about a decision, and where it ends; none at the end.
    fn line(&self) -> Option<(Option<StoredLine<'_>>, usize)> {
        let rest = self.text.get(self.used..)?;
        let line = rest.split_inclusive('\n').next()?;
        Some((StoredLine::read(line.trim_end()), self.used + line.len()))
    }
}
