//! A decision to be seen again: what was chosen in the game, what is right, and when it is due.

use record::{Linked, decimal, position_link, read_link};
use review::Judged;
use rules::Decision;

use crate::{Answer, Judgement, Memory, Rating};

/// Milliseconds.
const DAY: f64 = 86_400_000.0;
/// What was not found comes again after so many milliseconds.
const SOON: u64 = 600_000;
/// The first field of a card of this release.
const VERSION: &str = "1";
/// So many answers of the judgement are kept.
const KEPT: usize = 8;

/// A decision from a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// The decision.
    pub decision: Decision,
    /// What was chosen in the game.
    pub made: Answer,
    /// What that lost, in points per cube; a card that was right in the game is there so that not all of them are errors.
    pub lost: f32,
    /// What the answers lose.
    pub judgement: Judgement,
    /// When it was played, in milliseconds since 1970; 0 if that is not known.
    pub played: u64,
    /// When it is due, in milliseconds since 1970; never again if there is none.
    pub due: Option<u64>,
    /// What is remembered of it, and when it was seen last; nothing if it has not been seen.
    pub memory: Option<(Memory, u64)>,
    /// How often it was seen.
    pub seen: u32,
    /// Whether the right answer was found the last time.
    pub found: bool,
}

impl Card {
    /// A decision of a game that was played at `played`, due at once.
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
        })
    }

    /// A decision of a reviewed match that was played at `played`, due at once; nothing if its choice is none that can be
    /// answered.
    pub fn of_review(decision: &Decision, judged: &Judged, played: u64, now: u64) -> Option<Self> {
        let judgement = Judgement::of_review(decision, judged);
        let taken = !judgement.right().any(|answer| answer == Answer::DoublePass);
        let made = Answer::of_choice(decision, &judged.made, taken)?;
        Self::new(*decision, made, judgement, played, now)
    }

    /// The name under which it is stored: the decision itself.
    pub fn key(&self) -> String {
        position_link(&self.decision)
    }

    /// Whether it is due.
    pub fn is_due(&self, now: u64) -> bool {
        self.due.is_some_and(|due| due <= now)
    }

    /// Books that it has been seen.
    pub fn answered(&mut self, found: bool, now: u64) {
        let rating = if found { Rating::Good } else { Rating::Again };
        let memory = match self.memory {
            None => Memory::first(rating),
            Some((memory, last)) => memory.seen(now.saturating_sub(last) as f64 / DAY, rating),
        };
        self.memory = Some((memory, now));
        self.due = Some(if found {
            now.saturating_add((memory.interval().max(1.0) * DAY) as u64)
        } else {
            now.saturating_add(SOON)
        });
        self.seen = self.seen.saturating_add(1);
        self.found = found;
    }

    /// Shows it never again.
    pub fn put_away(&mut self) {
        self.due = None;
    }

    /// The stored form: fields between bars.
    pub fn to_line(&self) -> String {
        let memory = self.memory.map_or_else(String::new, |(memory, last)| {
            format!("{:.6} {:.6} {last}", memory.stability, memory.difficulty)
        });
        let mut judgement = self.judgement.clone();
        // What was made is kept however much it loses.
        let made = judgement
            .losses
            .iter()
            .position(|(answer, _)| *answer == self.made);
        judgement.losses = judgement
            .losses
            .into_iter()
            .enumerate()
            .filter(|(nth, _)| *nth + 1 < KEPT || Some(*nth) == made)
            .map(|(_, one)| one)
            .collect();
        let fields = [
            VERSION.to_owned(),
            self.key(),
            self.made.written(&self.decision),
            judgement.written(&self.decision, KEPT),
            judgement.plies.to_string(),
            self.played.to_string(),
            self.due.map_or_else(String::new, |due| due.to_string()),
            memory,
            self.seen.to_string(),
            u8::from(self.found).to_string(),
        ];
        fields.join("|")
    }

    /// Reads what [`Card::to_line`] gives; nothing if any of it is damaged, or of another release.
    pub fn from_line(line: &str) -> Option<Self> {
        let fields: Vec<&str> = line.split('|').collect();
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
        ] = fields[..]
        else {
            return None;
        };
        let Ok(Linked::Position(decision)) = read_link(position) else {
            return None;
        };
        let made = Answer::read(&decision, made)?;
        let judgement = Judgement::read(&decision, losses, plies.parse().ok()?)?;
        Some(Self {
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
        })
    }
}

fn read_memory(field: &str) -> Option<(Memory, u64)> {
    let parts: Vec<&str> = field.split(' ').collect();
    let [stability, difficulty, last] = parts[..] else {
        return None;
    };
    let memory = Memory::new(decimal(stability)?, decimal(difficulty)?)?;
    Some((memory, last.parse().ok()?))
}

/// The name under which a stored card lies, without reading the rest.
pub fn key_of_line(line: &str) -> Option<&str> {
    line.split('|').nth(1)
}

/// When a stored card is due, if that can be read without reading the rest.
pub fn due_of_line(line: &str) -> Option<u64> {
    let mut fields = line.split('|');
    let is_ours = fields.next() == Some(VERSION);
    fields.nth(5).filter(|_| is_ours)?.parse().ok()
}
