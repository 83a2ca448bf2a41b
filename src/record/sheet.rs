//! Sheets of positions used as a lesson or a quiz, and the answers to a sheet.

use rules::{Decision, Question};

use crate::{Answer, Note, Variation, player_name::plain_title};

/// Titled list of positions with notes. In a lesson, the positions are only shown; in a quiz, the student is asked for
/// the best choice.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    /// Random ID of the sheet, used to match answers to it.
    pub id: u32,
    /// Title of the sheet.
    pub title: String,
    /// Positions in order, at most [`Sheet::MAX_ITEMS`].
    pub items: Vec<SheetItem>,
}

/// Position on a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetItem {
    /// Position with its pending decision.
    pub decision: Decision,
    /// Comment and drawing; if the item is a question, they are not shown until it has been answered.
    pub note: Note,
    /// `true` if the item is a question, which asks the student for the best choice.
    pub asks: bool,
    /// Evaluation by a review, as the parameter `f=` of the link to the position; `None` if there is none.
    pub figures: Option<String>,
    /// Lines of play from the position, at most [`SheetItem::MAX_VARIATIONS`], which are shown with the note.
    pub variations: Vec<Variation>,
}

/// Student's answers, together with the sheet without its comments, drawings and variations.
#[derive(Clone, Debug, PartialEq)]
pub struct AnsweredSheet {
    /// Sheet without its notes and variations.
    pub sheet: Sheet,
    /// Name of the student; may be empty.
    pub name: String,
    /// Answer to each item of the sheet; `None` if the item is not a question or has not been answered.
    pub answers: Vec<Option<SheetAnswer>>,
}

/// Answer to a question on a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetAnswer {
    /// Answer given by the student.
    pub answer: Answer,
    /// Equity loss, in thousandths of a point per cube, at most [`SheetAnswer::MAX_LOSS`].
    pub loss: u16,
    /// Time taken, in seconds, at most [`SheetAnswer::MAX_SECONDS`].
    pub seconds: u16,
}

impl Sheet {
    /// Maximum number of items.
    pub const MAX_ITEMS: usize = 64;

    /// Start of a stored line that contains a sheet, which distinguishes it from a drill card.
    pub const LINE: &str = "sheet|";

    /// Maximum length of a stored line in bytes, which can contain a sheet and all answers to it.
    pub const MAX_LINE: usize = 500_000;

    /// Maximum length of a title or a name, in characters.
    pub const MAX_TITLE: usize = 80;

    /// Returns a typed or received title or name as a single line, without control characters or characters that change
    /// the text direction.
    pub fn plain_title(text: &str) -> String {
        plain_title(text, Self::MAX_TITLE)
    }

    /// Appends an item; returns `false` without changing anything if the sheet is full.
    pub fn add(&mut self, item: SheetItem) -> bool {
        let has_room = self.items.len() < Self::MAX_ITEMS;
        if has_room {
            self.items.push(item);
        }
        has_room
    }

    /// Moves the item at index `nth` one place towards the end or the start; returns `false` if it is already there.
    pub fn shift(&mut self, nth: usize, is_down: bool) -> bool {
        let other = if is_down {
            nth.checked_add(1)
        } else {
            nth.checked_sub(1)
        };
        let places = other.filter(|other| nth.max(*other) < self.items.len());
        places
            .inspect(|other| self.items.swap(nth, *other))
            .is_some()
    }

    /// Returns the number of questions.
    pub fn asked(&self) -> usize {
        self.items.iter().filter(|item| item.asks).count()
    }
}

impl SheetItem {
    /// Maximum length of the evaluation, in bytes.
    pub const MAX_FIGURES: usize = 200;
    /// Start of an evaluation as a parameter for a link.
    pub const FIGURES: &str = "f=";

    /// Maximum number of variations.
    pub const MAX_VARIATIONS: usize = 6;

    /// Creates an item, which becomes a question if its decision can be answered.
    pub fn new(decision: Decision, note: Note) -> Self {
        let note = Note { flag: None, ..note };
        Self {
            decision,
            note,
            asks: Self::can_ask(&decision),
            figures: None,
            variations: Vec::new(),
        }
    }

    /// Sets the evaluation by a review.
    #[must_use]
    pub fn with_figures(self, figures: Option<String>) -> Self {
        Self { figures, ..self }
    }

    /// Returns `true` if the decision can be asked as a question: an unforced play, a double or the answer to a double.
    pub fn can_ask(decision: &Decision) -> bool {
        let is_choice = matches!(
            decision.question(),
            Question::Play(_) | Question::Double | Question::Answer { .. }
        );
        is_choice && !decision.is_forced()
    }
}

impl SheetAnswer {
    /// Maximum loss stored, in thousandths of a point.
    pub const MAX_LOSS: u16 = 10_000;

    /// Maximum time stored, in seconds.
    pub const MAX_SECONDS: u16 = 36_000;

    /// Creates an answer, given a loss in points per cube and a time in milliseconds.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the number is within the limits"
    )]
    pub fn new(answer: Answer, loss: f32, elapsed_ms: u64) -> Self {
        let loss = (loss * 1000.0)
            .round()
            .clamp(0.0, f32::from(Self::MAX_LOSS));
        let seconds = u16::try_from(elapsed_ms.div_ceil(1000)).unwrap_or(u16::MAX);
        Self {
            answer,
            loss: loss as u16,
            seconds: seconds.min(Self::MAX_SECONDS),
        }
    }
}

impl AnsweredSheet {
    /// Creates the answers to a sheet, whose notes, evaluations and variations are omitted; missing answers count as
    /// not given.
    pub fn new(sheet: &Sheet, name: &str, answers: Vec<Option<SheetAnswer>>) -> Self {
        let mut sheet = sheet.clone();
        for item in &mut sheet.items {
            item.note = Note::default();
            item.figures = None;
            item.variations.clear();
        }
        let mut answers = answers;
        answers.resize(sheet.items.len(), None);
        Self {
            sheet,
            name: Sheet::plain_title(name),
            answers,
        }
    }

    /// Returns the mean loss of the answers given, in points per cube; `None` if there are none.
    pub fn mean_loss(&self) -> Option<f64> {
        let losses: Vec<f64> = self.given().map(|given| f64::from(given.loss)).collect();
        let count = u32::try_from(losses.len()).unwrap_or(u32::MAX);
        (count > 0).then(|| losses.iter().sum::<f64>() / 1000.0 / f64::from(count))
    }

    /// Returns the total time taken for the answers given, in seconds.
    pub fn seconds(&self) -> u32 {
        self.given().map(|given| u32::from(given.seconds)).sum()
    }

    /// Returns the answers that have been given.
    pub fn given(&self) -> impl Iterator<Item = SheetAnswer> {
        self.answers.iter().flatten().copied()
    }
}
