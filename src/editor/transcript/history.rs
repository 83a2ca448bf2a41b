//! Undo and redo history. Each change stores only the games that it affects.

use record::{GameRecord, MatchRecord};

use super::cursor::Cursor;

/// Maximum number of changes that can be undone; a long match takes about 1,500.
const MAX_CHANGES: usize = 10_000;

/// Earlier or later state of a match, stored as the difference from the adjacent state.
#[derive(Clone, Debug, PartialEq)]
struct Change {
    /// Match without its games.
    head: MatchRecord,
    /// Index of the first changed game.
    first: usize,
    games: Vec<GameRecord>,
    /// Number of games after the changed ones; these games are identical in the adjacent state.
    last: usize,
    cursor: Cursor,
}

impl Change {
    /// Returns the change that leads from `record` back to `before`.
    fn of(before: &MatchRecord, cursor: Cursor, record: &MatchRecord) -> Self {
        let (old, new) = (&before.games, &record.games);
        let same = |(one, other): &(&GameRecord, &GameRecord)| one == other;
        let first = old.iter().zip(new).take_while(same).count();
        let most = old.len().min(new.len()) - first;
        let ends = old.iter().rev().zip(new.iter().rev());
        let last = ends.take(most).take_while(same).count();
        Self {
            head: MatchRecord {
                games: Vec::new(),
                players: before.players.clone(),
                terms: before.terms,
                event: before.event.clone(),
                tags: before.tags.clone(),
            },
            first,
            games: old
                .get(first..old.len() - last)
                .unwrap_or_default()
                .to_vec(),
            last,
            cursor,
        }
    }

    /// Returns the state that results from applying this difference to `record`.
    fn applied(self, record: &MatchRecord) -> MatchRecord {
        let games = &record.games;
        let begin = games.get(..self.first).unwrap_or_default();
        let end = games.len().saturating_sub(self.last);
        let end = games.get(end..).unwrap_or_default();
        MatchRecord {
            games: [begin, &self.games, end].concat(),
            ..self.head
        }
    }
}

/// Changes made to a transcription.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct History {
    done: Vec<Change>,
    undone: Vec<Change>,
}

impl History {
    /// Records the change from the state `before` to the state `after`.
    pub(super) fn add(&mut self, before: &MatchRecord, cursor: Cursor, after: &MatchRecord) {
        self.undone.clear();
        if self.done.len() == MAX_CHANGES {
            self.done.remove(0);
        }
        self.done.push(Change::of(before, cursor, after));
    }

    /// Returns the state before the last change.
    pub(super) fn undo(
        &mut self,
        now: &MatchRecord,
        cursor: Cursor,
    ) -> Option<(MatchRecord, Cursor)> {
        Self::step(&mut self.done, &mut self.undone, now, cursor)
    }

    /// Returns the state after the most recently undone change.
    pub(super) fn redo(
        &mut self,
        now: &MatchRecord,
        cursor: Cursor,
    ) -> Option<(MatchRecord, Cursor)> {
        Self::step(&mut self.undone, &mut self.done, now, cursor)
    }

    fn step(
        from: &mut Vec<Change>,
        to: &mut Vec<Change>,
        now: &MatchRecord,
        cursor: Cursor,
    ) -> Option<(MatchRecord, Cursor)> {
        let change = from.pop()?;
        let restored = change.cursor;
        let record = change.applied(now);
        to.push(Change::of(now, cursor, &record));
        Some((record, restored))
    }

    /// Returns whether a change can be undone, and whether a change can be redone.
    pub(super) const fn can(&self) -> (bool, bool) {
        (!self.done.is_empty(), !self.undone.is_empty())
    }
}
