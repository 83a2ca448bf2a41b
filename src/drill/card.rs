//! Cards: decisions to repeat, with the choice in the game, the judgement, and the next due date.

use std::cmp::Ordering;

use record::{Linked, SheetItem, decimal, position_link, read_link};
use review::{Judged, decision_figures};
use rules::Decision;

use crate::{Answer, Judgement, Memory, fsrs::DAY, judgement::is_right};

/// Version of the storage format, which is the first field of a line.
const VERSION: &str = "1";
/// Maximum number of answers stored with a card.
const STORED_ANSWERS: usize = 8;
/// Number of fields in a stored card without an opponent and without an evaluation.
const FIELDS: usize = 10;
/// Maximum length of an opponent's name, in characters.
const MAX_NAME: usize = 40;

/// Decision from a game, repeated at increasing intervals.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// Decision to repeat.
    pub decision: Decision,
    /// Choice that the player made in the game.
    pub made: Answer,
    /// Loss of that choice, in points per cube.
    pub lost: f32,
    /// Losses of the possible answers.
    pub judgement: Judgement,
    /// Time of the game, in milliseconds since the Unix epoch; 0 if unknown.
    pub played: u64,
    /// Time when the card is due, in milliseconds since the Unix epoch; `None` if the card has been dismissed.
    pub due: Option<u64>,
    /// Memory state, and the time of the last answer in milliseconds since the Unix epoch; `None` before the first
    /// answer.
    pub memory: Option<(Memory, u64)>,
    /// Number of answers so far.
    pub seen: u32,
    /// `true` if the last answer was correct.
    pub found: bool,
    /// Opponent's name in the game; `None` if unknown.
    pub opponent: Option<String>,
    /// Evaluation by the review, as the parameter `f=` of the link to the position; `None` if there is none.
    pub figures: Option<String>,
}

impl Card {
    /// Creates a card from a game played at `played`, due at `now`; `None` if `judgement` does not contain `made`.
    pub fn new(
        decision: Decision,
        made: Answer,
        judgement: Judgement,
        played: u64,
        now: u64,
    ) -> Option<Self> {
        Some(Self {
            decision,
            made,
            lost: judgement.loss(made)?,
            judgement,
            played,
            due: Some(now),
            memory: None,
            seen: 0,
            found: false,
            opponent: None,
            figures: None,
        })
    }

    /// Sets the opponent's name, shortened if necessary.
    #[must_use]
    pub fn with_opponent(self, name: &str) -> Self {
        // Stored cards are lines of `|`-separated fields.
        let is_kept = |symbol: &char| !symbol.is_control() && *symbol != '|';
        let name: String = name.chars().filter(is_kept).take(MAX_NAME).collect();
        let opponent = Some(name.trim().to_owned()).filter(|name| !name.is_empty());
        Self { opponent, ..self }
    }

    /// Creates a card from a reviewed match played at `played`, due at `now`; `None` if the choice is not a possible
    /// answer.
    pub fn of_review(decision: &Decision, judged: &Judged, played: u64, now: u64) -> Option<Self> {
        let judgement = Judgement::of_review(decision, judged);
        let made = judgement.made(decision, judged)?;
        let card = Self::new(*decision, made, judgement, played, now)?;
        let figures = decision_figures(decision, judged);
        Some(Self { figures, ..card })
    }

    /// Returns the stored card for the same decision with the judgement from `self`; `None` if the stored card cannot
    /// be parsed or its judgement is at least as deep.
    pub fn deepened(&self, stored: &str) -> Option<Self> {
        let stored = Self::from_line(stored)?;
        let lost = self.judgement.loss(stored.made)?;
        (self.judgement.plies > stored.judgement.plies).then(|| Self {
            judgement: self.judgement.clone(),
            lost,
            figures: self.figures.clone(),
            ..stored
        })
    }

    /// Returns the card's storage key: the link to its decision.
    pub fn key(&self) -> String {
        position_link(&self.decision)
    }

    /// Returns the link to the position, with the evaluation if it is known.
    pub fn link(&self) -> String {
        match &self.figures {
            Some(figures) => format!("{}&{figures}", self.key()),
            None => self.key(),
        }
    }

    /// Returns `true` if the choice in the game was correct; an earlier release created such cards, which are no longer
    /// shown.
    pub fn was_right(&self) -> bool {
        is_right(self.lost)
    }

    /// Returns `true` if the card is due at `now`.
    pub fn is_due(&self, now: u64) -> bool {
        self.due.is_some_and(|due| due <= now)
    }

    /// Compares due cards: those due on earlier days come first and, on the same day, the costliest.
    pub(crate) fn by_urgency(&self, other: &Self) -> Ordering {
        let day = |card: &Self| card.due.map(|due| due / DAY);
        let days = day(self).cmp(&day(other));
        days.then(other.lost.total_cmp(&self.lost))
    }

    /// Records an answer at `now`, and sets the next due date. A dismissed card stays dismissed.
    pub fn answered(&mut self, found: bool, now: u64) {
        let (memory, due) = Memory::answered(self.memory, found, now);
        self.memory = Some((memory, now));
        self.due = self.due.map(|_| due);
        self.seen = self.seen.saturating_add(1);
        self.found = found;
    }

    /// Dismisses the card permanently.
    pub fn put_away(&mut self) {
        self.due = None;
    }

    /// Formats the card for storage, as fields separated by `|`.
    pub fn to_line(&self) -> String {
        let memory = self.memory.map_or_else(String::new, |(memory, last)| {
            format!("{:.6} {:.6} {last}", memory.stability, memory.difficulty)
        });
        let mut judgement = self.judgement.clone();
        // The choice in the game is always stored, however large its loss.
        let made = judgement
            .losses
            .iter()
            .position(|(answer, _)| *answer == self.made);
        judgement.losses = judgement
            .losses
            .into_iter()
            .enumerate()
            .filter(|(nth, _)| *nth + 1 < STORED_ANSWERS || Some(*nth) == made)
            .map(|(_, one)| one)
            .collect();
        let fields = [
            VERSION.to_owned(),
            self.key(),
            self.made.to_text(&self.decision),
            judgement.to_text(&self.decision, STORED_ANSWERS),
            judgement.plies.to_string(),
            self.played.to_string(),
            self.due.map_or_else(String::new, |due| due.to_string()),
            memory,
            self.seen.to_string(),
            u8::from(self.found).to_string(),
        ];
        let line = fields.join("|");
        match (&self.opponent, &self.figures) {
            (None, None) => line,
            (Some(name), None) => format!("{line}|{name}"),
            (name, Some(figures)) => {
                let name = name.as_deref().unwrap_or_default();
                format!("{line}|{name}|{figures}")
            }
        }
    }

    /// Parses the output of [`Card::to_line`]; `None` if a field is damaged or the version differs.
    pub fn from_line(line: &str) -> Option<Self> {
        let fields: Vec<&str> = line.split('|').collect();
        let (fields, others) = fields.split_at_checked(FIELDS)?;
        let [
            VERSION,
            position,
            made,
            losses,
            plies,
            played,
            due,
            memory,
            seen,
            found,
        ] = *fields
        else {
            return None;
        };
        let Ok(Linked::Position(decision)) = read_link(position) else {
            return None;
        };
        let made = Answer::read(&decision, made)?;
        let judgement = Judgement::read(&decision, losses, plies.parse().ok()?)?;
        let card = Self {
            decision,
            made,
            lost: judgement.loss(made)?,
            judgement,
            played: played.parse().ok()?,
            due: match due {
                "" => None,
                due => Some(due.parse().ok()?),
            },
            memory: match memory {
                "" => None,
                memory => Some(read_memory(memory)?),
            },
            seen: seen.parse().ok()?,
            found: match found {
                "0" => false,
                "1" => true,
                _ => return None,
            },
            opponent: None,
            figures: None,
        };
        match others {
            [] => Some(card),
            [name] => Some(card.with_opponent(name)),
            [name, figures] if is_figures(figures) => {
                let figures = Some((*figures).to_owned());
                Some(Self { figures, ..card }.with_opponent(name))
            }
            _ => None,
        }
    }
}

/// Returns `true` if a field contains an evaluation, which is read only when it is needed.
fn is_figures(field: &str) -> bool {
    field.starts_with(SheetItem::FIGURES) && field.len() <= SheetItem::MAX_FIGURES
}

fn read_memory(field: &str) -> Option<(Memory, u64)> {
    let parts: Vec<&str> = field.split(' ').collect();
    let [stability, difficulty, last] = parts[..] else {
        return None;
    };
    let memory = Memory::new(decimal(stability)?, decimal(difficulty)?)?;
    Some((memory, last.parse().ok()?))
}

/// Returns a stored card's key without parsing the other fields.
pub fn key_of_line(line: &str) -> Option<&str> {
    line.split('|').nth(1)
}

/// Returns the decision in the stored card that would be shown first at `now`; `None` if no card is due.
pub fn first_due<'a>(lines: impl IntoIterator<Item = &'a str>, now: u64) -> Option<Decision> {
    let is_due = |line: &&str| due_of_line(line).is_some_and(|due| due <= now);
    let due = lines.into_iter().filter(is_due);
    let due = due.filter_map(Card::from_line).min_by(Card::by_urgency);
    due.map(|card| card.decision)
}

/// Returns the time when a stored card is due, without parsing the other fields; `None` if the card has been dismissed,
/// if the choice in the game was correct, or if the line is damaged.
pub fn due_of_line(line: &str) -> Option<u64> {
    let fields: Vec<&str> = line.split('|').collect();
    let [VERSION, _, made, losses, _, _, due, ..] = fields[..] else {
        return None;
    };
    let mut losses = losses.split(';').filter_map(|one| one.split_once('='));
    let (_, lost) = losses.find(|(answer, _)| *answer == made)?;
    let lost: u16 = lost.parse().ok()?;
    let asks = !is_right(f32::from(lost) / 1000.0);
    asks.then_some(due)?.parse().ok()
}
