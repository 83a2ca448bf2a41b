//! Shared progress as a URL fragment: `y=`, followed by base64url.

use record::{
    Envelope, LinkError, LinkReader, LinkWriter, PlayerName, SheetItem, position_link,
    read_link_of, read_position_link, write_link,
};
use review::{Preset, read_decision_figures};

use super::{MAX_GAMES, SharedParts, SharedProgress};
use crate::{ErrorKind, Habit, Lead, Lean, Phase, Rate, Sum, Tally, WorstError, worst::MAX_WORST};

/// Letter that identifies this kind of link.
const KIND: char = 'y';

/// Envelope of the link. A link with the maximum number of games takes about half of the maximum size.
pub(super) const ENVELOPE: Envelope = Envelope {
    version: 1,
    most_bytes: 2_400,
};

/// Envelope of a link whose errors include their evaluations, which earlier releases cannot read.
const EVALUATED: Envelope = Envelope {
    version: 2,
    ..ENVELOPE
};

/// Maximum size of an error's evaluation, in bytes.
const MAX_FIGURES: u16 = 160;

/// Stored units of loss per point of equity.
const UNITS: f64 = 1_000.0;

/// Maximum size of a name, in bytes; four per character.
const MAX_NAME: u16 = 4 * PlayerName::MAX as u16;

/// Exclusive upper limits of the mixed-radix digits.
mod limit {
    /// Number of counted decisions in a game.
    pub(super) const DECISIONS: u32 = 1 << 10;
    /// Loss in a game or a single decision, in [`UNITS`](super::UNITS).
    pub(super) const LOSS: u32 = 1 << 16;
    /// Number of counted decisions in all games.
    pub(super) const ALL_DECISIONS: u32 = 1 << 22;
    /// Loss in all games, in [`UNITS`](super::UNITS).
    pub(super) const ALL_LOSS: u32 = 1 << 29;
    /// Number of games.
    pub(super) const GAMES: u32 = 1 << 16;
    /// Number of errors of one kind.
    pub(super) const ERRORS: u32 = 1 << 14;
    /// Number of habits: five kinds of error, overall and when ahead or behind.
    pub(super) const HABITS: u32 = 16;
    /// Day number, counted with 31 days in every month.
    pub(super) const DAYS: u32 = 10_000 * 12 * 31;
    /// Number of days between two games.
    pub(super) const PAUSE: u32 = 1 << 13;
}

/// Leads at which a habit can occur, in the order of their digits.
const LEADS: [Option<Lead>; 4] = [
    None,
    Some(Lead::Ahead),
    Some(Lead::Level),
    Some(Lead::Behind),
];

impl SharedProgress {
    /// Returns the URL fragment, starting with `y=`; `None` if it is too long.
    pub fn link(&self) -> Option<String> {
        let mut writer = LinkWriter::default();
        let worst = &self.report.worst;
        let is_evaluated = worst.iter().any(|error| error.figures.is_some());
        self.write(&mut writer, is_evaluated)?;
        let envelope = if is_evaluated { EVALUATED } else { ENVELOPE };
        write_link(KIND, writer, envelope)
    }

    /// Parses the last shared-progress link in a text.
    ///
    /// # Errors
    /// Returns an error if the text contains no readable link.
    pub fn from_link(text: &str) -> Result<Self, LinkError> {
        let read = |envelope, is_evaluated| {
            read_link_of(KIND, text, envelope, |reader| {
                Self::read(reader, is_evaluated)
            })
        };
        match read(ENVELOPE, false) {
            Err(LinkError::OtherVersion(version)) if version == EVALUATED.version => {
                read(EVALUATED, true)
            }
            other => other,
        }
    }

    fn write(&self, writer: &mut LinkWriter, is_evaluated: bool) -> Option<()> {
        let name = self.name.as_ref().map_or("", PlayerName::as_str);
        writer.put_text(name, MAX_NAME);
        writer.put(day_number(&self.day), limit::DAYS);
        let report = &self.report;
        let SharedParts {
            rate,
            phases,
            habits,
            worst,
        } = self.parts;
        for is_shared in [rate, phases, habits, worst] {
            writer.put(is_shared.into(), 2);
        }
        if rate {
            writer.put_count(report.games.len(), MAX_GAMES as u32 + 1);
            let mut before = None;
            for (row, day) in report.games.iter().zip(&self.days) {
                let day = day_number(day);
                match before.replace(day) {
                    None => writer.put(day, limit::DAYS),
                    Some(before) => put(writer, day.saturating_sub(before), limit::PAUSE),
                }
                put(writer, row.sum.count, limit::DECISIONS);
                put(writer, units(row.sum.loss), limit::LOSS);
            }
        }
        if phases {
            for phase in Phase::ALL {
                let rate = report.phases.iter().find(|(one, _)| *one == phase);
                put_rate(writer, rate.map_or_else(Rate::default, |(_, rate)| *rate));
            }
            put_rate(writer, report.cube);
        }
        if habits {
            writer.put_count(report.habits.len(), limit::HABITS);
            for (lead, habit) in &report.habits {
                writer.put(place(&LEADS, lead), 4);
                writer.put(place(&ErrorKind::ALL, &habit.kind), 5);
                writer.put((habit.lean == Lean::Second).into(), 2);
                put(writer, habit.count, limit::ERRORS);
                put(writer, habit.all - habit.count, limit::ERRORS);
            }
        }
        if worst {
            writer.put_count(report.worst.len(), MAX_WORST as u32 + 1);
            for error in &report.worst {
                let decision = read_position_link(&error.position).ok()?;
                writer.put_decision(&decision);
                writer.put_choice(&decision, &error.made);
                writer.put_choice(&decision, &error.best);
                put(writer, units(error.loss.into()), limit::LOSS);
                if is_evaluated {
                    let figures = error.figures.as_deref().unwrap_or_default();
                    let code = figures.strip_prefix(SheetItem::FIGURES).unwrap_or_default();
                    writer.put_text(code, MAX_FIGURES);
                }
            }
        }
        Some(())
    }

    fn read(reader: &mut LinkReader, is_evaluated: bool) -> Option<Self> {
        let name = PlayerName::new(&reader.take_text(MAX_NAME)?);
        let day = day_of(reader.take(limit::DAYS));
        let [rate, phases, habits, worst] = std::array::from_fn(|_| reader.take(2) == 1);
        let parts = SharedParts {
            rate,
            phases,
            habits,
            worst,
        };
        let mut shared = Self {
            name,
            day,
            parts,
            report: crate::Report::default(),
            days: Vec::new(),
        };
        if rate {
            shared.read_games(reader)?;
        }
        if phases {
            let rates = Phase::ALL.map(|phase| (phase, take_rate(reader)));
            let rates = rates.into_iter().filter(|(_, rate)| rate.sum.count > 0);
            shared.report.phases = rates.collect();
            shared.report.cube = take_rate(reader);
        }
        if habits {
            for _ in 0..reader.take(limit::HABITS) {
                shared.report.habits.push(take_habit(reader)?);
            }
        }
        if worst {
            for _ in 0..reader.take(MAX_WORST as u32 + 1) {
                let mut error = take_error(reader)?;
                if is_evaluated {
                    take_figures(reader, &mut error)?;
                }
                shared.report.worst.push(error);
            }
        }
        shared.finish();
        Some(shared)
    }

    /// Reads the games; `None` if a game has no decisions or a day is after the year 9999.
    fn read_games(&mut self, reader: &mut LinkReader) -> Option<()> {
        let mut day = 0;
        for nth in 0..reader.take(MAX_GAMES as u32 + 1) {
            day += reader.take(if nth == 0 { limit::DAYS } else { limit::PAUSE });
            let count = reader.take(limit::DECISIONS);
            let loss = f64::from(reader.take(limit::LOSS)) / UNITS;
            if count == 0 || day >= limit::DAYS {
                return None;
            }
            self.add_game(Sum { count, loss }, day_of(day));
        }
        Some(())
    }
}

/// Writes a number, clamped to the largest possible digit.
fn put(writer: &mut LinkWriter, number: u32, limit: u32) {
    writer.put(number.min(limit - 1), limit);
}

fn put_rate(writer: &mut LinkWriter, rate: Rate) {
    put(writer, rate.sum.count, limit::ALL_DECISIONS);
    put(writer, units(rate.sum.loss), limit::ALL_LOSS);
    put(writer, rate.games, limit::GAMES);
}

fn take_rate(reader: &mut LinkReader) -> Rate {
    let count = reader.take(limit::ALL_DECISIONS);
    let loss = f64::from(reader.take(limit::ALL_LOSS)) / UNITS;
    Rate {
        sum: Sum { count, loss },
        games: reader.take(limit::GAMES),
        interval: None,
    }
}

/// Reads a habit; `None` if the error counts do not constitute a habit.
fn take_habit(reader: &mut LinkReader) -> Option<(Option<Lead>, Habit)> {
    let lead = LEADS.get(reader.take(4) as usize).copied()?;
    let kind = ErrorKind::ALL.get(reader.take(5) as usize).copied()?;
    let is_second = reader.take(2) == 1;
    let [count, other] = [(); 2].map(|()| reader.take(limit::ERRORS));
    let (first, second) = if is_second {
        (other, count)
    } else {
        (count, other)
    };
    let habit = Tally { first, second }.habit(kind)?;
    Some((lead, habit))
}

/// Reads an error; `None` if a choice is not legal, or the loss is too small.
fn take_error(reader: &mut LinkReader) -> Option<WorstError> {
    let decision = reader.take_decision()?;
    let [made, best] = [(); 2].map(|()| reader.take_choice(&decision));
    let (made, best) = (made?, best?);
    let loss = reader.take(limit::LOSS) as f32 / UNITS as f32;
    let is_error = made != best && loss >= Preset::XG.error;
    is_error.then(|| WorstError {
        position: position_link(&decision),
        made,
        best,
        loss,
        phase: None,
        figures: None,
    })
}

/// Reads an error's evaluation, if there is one; `None` if it does not belong to the error.
fn take_figures(reader: &mut LinkReader, error: &mut WorstError) -> Option<()> {
    let code = reader.take_text(MAX_FIGURES)?;
    if code.is_empty() {
        return Some(());
    }
    let figures = format!("{}{code}", SheetItem::FIGURES);
    let decision = read_position_link(&error.position).ok()?;
    let (_, judged) = read_decision_figures(&figures, &decision)?.ok()?;
    let is_own = judged.made == error.made && judged.candidates.first()?.choice == error.best;
    error.figures = is_own.then_some(figures);
    is_own.then_some(())
}

fn units(loss: f64) -> u32 {
    (loss * UNITS).round().max(0.0) as u32
}

fn place<T: PartialEq>(list: &[T], value: &T) -> u32 {
    let place = list.iter().position(|one| one == value);
    place.unwrap_or_default() as u32
}

/// Returns the day number of a date such as `2026-11-23`, with 31 days in every month; 0 for any other text.
fn day_number(day: &str) -> u32 {
    let mut parts = day.split('-').map(str::parse::<u32>);
    match [parts.next(), parts.next(), parts.next()] {
        [Some(Ok(year)), Some(Ok(month)), Some(Ok(day))] => {
            let [month, day] = [month.clamp(1, 12) - 1, day.clamp(1, 31) - 1];
            (year.min(9_999) * 12 + month) * 31 + day
        }
        _ => 0,
    }
}

fn day_of(number: u32) -> String {
    let (months, day) = (number / 31, number % 31 + 1);
    format!("{:04}-{:02}-{day:02}", months / 12, months % 12 + 1)
}
