//! Incremental reader for a match and its stored review.

use std::collections::BTreeMap;

use record::MatchRecord;
use review::{GameList, Item, Judged, Kind, StoredLine, decision_fingerprint, list_game};
use rules::{Board, ByPlayer, Scoring, Variant};

use crate::{Fact, Game, WorstError, worst::add_worst};

/// Reader that yields one game at a time.
#[derive(Clone, Debug)]
pub struct Reading {
    record: MatchRecord,
    /// Lines of the stored review, by game index.
    lines: BTreeMap<usize, Vec<String>>,
    next: usize,
}

impl Reading {
    /// Creates a reader for a match and the text of its stored review.
    pub fn new(record: MatchRecord, text: &str) -> Self {
        Self {
            record,
            lines: lines_by_game(text),
            next: 0,
        }
    }

    /// Reads the next game; `None` if there are no more games. Skips damaged lines and lines about other decisions.
    pub fn next_game(&mut self) -> Option<Game> {
        let list = list_game(&self.record, self.next)?;
        let lines = self.lines.remove(&self.next).unwrap_or_default();
        self.next += 1;
        let start = Board::start(Variant::Standard);
        let scoring = self.record.terms.variant.scoring();
        let is_play = |item: &&Item| item.kind == Kind::Checker;
        let first = list.items.iter().find(is_play);
        let from_start = first.is_some_and(|item| *item.decided.decision.board() == start);
        let mut facts = ByPlayer::<Vec<Fact>>::default();
        let mut worst = ByPlayer::<Vec<WorstError>>::default();
        // The nets are trained to bear off first, so in misère their evaluation does not measure a player's skill.
        let judged = judged_items(&list, &lines).filter(|_| scoring != Scoring::Misere);
        for (place, judged) in judged {
            if let Some(item) = list.items.get(place) {
                let before = list.items.iter().take(place);
                let turns = from_start.then(|| before.filter(is_play).count());
                let fact = Fact::of(item, &judged, turns);
                let known = &mut facts[judged.player];
                // A decision counts only once, even if the stored review repeats its line.
                if known
                    .iter()
                    .all(|one| (one.nth, one.kind) != (fact.nth, fact.kind))
                {
                    if let Some(error) = WorstError::of(item, &judged, fact.phase) {
                        add_worst(&mut worst[judged.player], error);
                    }
                    known.push(fact);
                }
            }
        }
        Some(Game {
            number: list.number,
            result: list.result,
            rated: true,
            decisions: list.items.iter().map(decision_fingerprint).collect(),
            facts,
            worst,
        })
    }
}

/// Returns the judgements of a game's decisions from the lines of a stored review, each with its index in `list`. Skips
/// damaged lines and lines about other decisions. A repeated line yields its judgement twice.
pub(crate) fn judged_items(
    list: &GameList,
    lines: &[String],
) -> impl Iterator<Item = (usize, Judged)> {
    let lines = lines.iter().filter_map(|line| StoredLine::read(line));
    lines.filter_map(|line| {
        let mut items = list.items.iter().enumerate();
        let (place, item) = items.find(|(_, item)| line.is_of(item))?;
        Some((place, line.judged(item)?))
    })
}

/// Returns the lines of a stored review, by game index.
pub(crate) fn lines_by_game(text: &str) -> BTreeMap<usize, Vec<String>> {
    let mut lines: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for line in text.lines() {
        if let Some(stored) = StoredLine::read(line) {
            lines.entry(stored.game).or_default().push(line.to_owned());
        }
    }
    lines
}
