//! Selection of a match's decisions, with their notes and evaluations, as items for a sheet.

use record::{NotePlace, SheetItem};
use review::decision_figures;
use rules::Player;

use crate::{Model, Review, drill_candidates::candidate, entry::Entry};

/// Criterion for the decisions added to a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetChoice {
    /// Flagged decisions.
    Flagged,
    /// Mistakes by this player, or by both players if `None`.
    Mistakes(Option<Player>),
}

impl Review {
    /// Returns the selected decisions from `model`'s match, in match order, with their notes. A flag on a move with two
    /// decisions refers to the play.
    pub fn sheet_items(&self, model: &Model, choice: SheetChoice) -> Vec<SheetItem> {
        let mut items: Vec<((usize, usize), SheetItem)> = Vec::new();
        for entry in &self.entries {
            let place = (entry.game, entry.item.nth);
            let note = note_of(model, entry);
            let is_chosen = match choice {
                SheetChoice::Flagged => note.flag.is_some(),
                SheetChoice::Mistakes(whose) => candidate(entry)
                    .is_some_and(|judged| whose.is_none_or(|player| player == judged.player)),
            };
            if !is_chosen {
                continue;
            }
            let decision = entry.item.decided.decision;
            let judged = entry.judged.as_ref();
            let figures = judged.and_then(|judged| decision_figures(&decision, judged));
            let item = SheetItem::new(decision, note).with_figures(figures);
            match items.last_mut().filter(|(last, _)| *last == place) {
                Some((_, last)) if choice == SheetChoice::Flagged => *last = item,
                _ => items.push((place, item)),
            }
        }
        items.into_iter().map(|(_, item)| item).collect()
    }
}

/// Returns the user's note on a decision, or else the note in the file.
fn note_of(model: &Model, entry: &Entry) -> record::Note {
    let place = u16::try_from(entry.game)
        .ok()
        .zip(u16::try_from(entry.item.nth).ok());
    let own = place.and_then(|(game, nth)| model.notes().get(NotePlace::Move(game, nth)));
    let of_file = || {
        let game = model.games().get(entry.game)?;
        Some(&game.moves.get(entry.item.nth)?.note)
    };
    own.or_else(of_file).cloned().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use record::{Flag, Note, read_file};

    use super::*;
    use crate::StudyContent;

    #[test]
    fn lists_flagged_decisions_in_order_with_their_notes() {
        let text = " 3 point match\n\n Game 1\n Ann : 0                  Bob : 0\n\
            \x20 1) 31: 8/5 6/5               42: 8/4 6/4\n  2) 65: 24/13                 52: 13/8 13/11\n";
        let mut reading = read_file(text.as_bytes()).expect("a match");
        let mut record = reading.matches.remove(0);
        record.games[0].moves[1].note = Note {
            flag: Some(Flag::Study),
            ..Note::from(Some("of the file".to_owned()))
        };
        let review = Review::new(&record);
        let mut model = Model::new(StudyContent::Match(Box::new(record)));
        let own = Note {
            flag: Some(Flag::Question),
            drawing: "24/13".parse().expect("a drawing"),
            ..Note::default()
        };
        assert!(model.set_note(NotePlace::Move(0, 2), own.clone()));
        let items = review.sheet_items(&model, SheetChoice::Flagged);
        let rolls: Vec<_> = items
            .iter()
            .map(|item| item.decision.roll().map(|roll| roll.to_string()))
            .collect();
        assert_eq!(rolls, [Some("4-2".to_owned()), Some("6-5".to_owned())]);
        assert_eq!(items[0].note.comment.as_deref(), Some("of the file"));
        assert_eq!(
            (&items[1].note.drawing, items[1].note.flag),
            (&own.drawing, None)
        );
        assert!(items.iter().all(|item| item.asks));
        assert_eq!(review.sheet_items(&model, SheetChoice::Mistakes(None)), []);
    }
}
