//! Daily results in each topic: answers, correct answers and time, from which trends in speed and accuracy are derived.

use crate::{
    Topic,
    bests::{key_of, topic_of},
    fsrs::DAY,
};

/// Maximum number of days stored per topic.
const MAX_DAYS: usize = 60;
/// Maximum time counted for an answer, in milliseconds; after a longer time, the player was presumably away.
const MAX_TIME: u64 = 120_000;

/// Results for one day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DayResult {
    /// Day, in days since the Unix epoch.
    pub day: u64,
    /// Total number of answers.
    pub answered: u32,
    /// Number of correct answers.
    pub right: u32,
    /// Total time, in milliseconds.
    pub elapsed_ms: u64,
}

impl DayResult {
    /// Returns the fraction of correct answers, from 0 to 1.
    pub fn accuracy(&self) -> f64 {
        f64::from(self.right) / f64::from(self.answered.max(1))
    }

    /// Returns the mean time per answer, in seconds.
    pub fn seconds(&self) -> f64 {
        self.elapsed_ms as f64 / 1_000.0 / f64::from(self.answered.max(1))
    }

    /// Returns the start of the day, in milliseconds since the Unix epoch.
    pub const fn time(&self) -> u64 {
        self.day.saturating_mul(DAY)
    }
}

/// Answer to log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedAnswer {
    /// Topic of the question.
    pub topic: Topic,
    /// Key of the fact asked; `None` for other questions.
    pub fact: Option<String>,
    /// `true` if the answer was correct.
    pub right: bool,
    /// Time taken, in milliseconds.
    pub elapsed_ms: u64,
    /// Time of the answer, in milliseconds since the Unix epoch.
    pub at: u64,
}

/// Daily results by topic, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PracticeLog(Vec<(Topic, Vec<DayResult>)>);

impl PracticeLog {
    /// Parses the output of [`PracticeLog::to_text`], skipping damaged parts.
    pub fn read(text: &str) -> Self {
        let mut log = Self::default();
        for part in text.split(';') {
            if let Some((topic, day)) = read_day(part) {
                let days = log.days_mut(topic);
                let is_next = days.last().is_none_or(|last| last.day < day.day);
                if is_next && days.len() < MAX_DAYS {
                    days.push(day);
                }
            }
        }
        log
    }

    /// Formats the log for storage.
    pub fn to_text(&self) -> String {
        let part = |topic: Topic, result: &DayResult| {
            let DayResult {
                day,
                answered,
                right,
                elapsed_ms,
            } = result;
            format!("{} {day} {answered} {right} {elapsed_ms}", key_of(topic))
        };
        let all = self.0.iter();
        let parts = all.flat_map(|(topic, days)| days.iter().map(|day| part(*topic, day)));
        parts.collect::<Vec<String>>().join(";")
    }

    /// Records an answer. If the clock has been set back to an earlier day, the answer counts towards the last recorded
    /// day.
    pub fn add(&mut self, answer: &LoggedAnswer) {
        let days = self.days_mut(answer.topic);
        let day = answer.at / DAY;
        if days.last().is_none_or(|last| last.day < day) {
            days.push(DayResult {
                day,
                ..DayResult::default()
            });
            let excess = days.len().saturating_sub(MAX_DAYS);
            days.drain(..excess);
        }
        if let Some(last) = days.last_mut() {
            last.answered = last.answered.saturating_add(1);
            last.right = last.right.saturating_add(u32::from(answer.right));
            let elapsed_ms = answer.elapsed_ms.min(MAX_TIME);
            last.elapsed_ms = last.elapsed_ms.saturating_add(elapsed_ms);
        }
    }

    /// Merges the results from another page or a backup. If both have a result for the same day, the one with more
    /// answers is kept.
    pub fn merge(&mut self, other: &Self) {
        for (topic, results) in &other.0 {
            let days = self.days_mut(*topic);
            days.extend(results);
            days.sort_by_key(|result| (result.day, std::cmp::Reverse(result.answered)));
            days.dedup_by_key(|result| result.day);
            let excess = days.len().saturating_sub(MAX_DAYS);
            days.drain(..excess);
        }
    }

    /// Returns the results in a topic, oldest first; empty if it has not been practised.
    pub fn days(&self, topic: Topic) -> &[DayResult] {
        let found = self.0.iter().find(|(known, _)| *known == topic);
        found.map_or(&[], |(_, days)| days)
    }

    /// Returns the mean time per answer in a topic, in seconds; `None` if it has not been practised.
    pub fn mean_seconds(&self, topic: Topic) -> Option<f64> {
        let days = self.days(topic);
        let answered: u64 = days.iter().map(|day| u64::from(day.answered)).sum();
        let elapsed_ms = days.iter().map(|day| day.elapsed_ms as f64).sum::<f64>();
        (answered > 0).then(|| elapsed_ms / 1_000.0 / answered as f64)
    }

    fn days_mut(&mut self, topic: Topic) -> &mut Vec<DayResult> {
        let at = self.0.iter().position(|(known, _)| *known == topic);
        let at = at.unwrap_or_else(|| {
            self.0.push((topic, Vec::new()));
            self.0.len() - 1
        });
        &mut self.0[at].1
    }
}

fn read_day(part: &str) -> Option<(Topic, DayResult)> {
    let fields: Vec<&str> = part.split(' ').collect();
    let [key, day, answered, right, elapsed_ms] = fields[..] else {
        return None;
    };
    let result = DayResult {
        day: day.parse().ok()?,
        answered: answered.parse().ok()?,
        right: right.parse().ok()?,
        elapsed_ms: elapsed_ms.parse().ok()?,
    };
    let longest = u64::from(result.answered).saturating_mul(MAX_TIME);
    let is_possible = result.answered > 0 && result.right <= result.answered;
    let is_possible = is_possible && result.elapsed_ms <= longest && result.day < u64::MAX / DAY;
    Some((topic_of(key).filter(|_| is_possible)?, result))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;

    const NOW: u64 = 1_700_000_000_000;
    const PIPS: Topic = Topic::Kind(Kind::Pips);

    fn answer(topic: Topic, right: bool, elapsed_ms: u64, at: u64) -> LoggedAnswer {
        LoggedAnswer {
            topic,
            fact: None,
            right,
            elapsed_ms,
            at,
        }
    }

    #[test]
    fn answers_on_the_same_day_form_one_result() {
        let mut log = PracticeLog::default();
        log.add(&answer(PIPS, true, 4_000, NOW));
        log.add(&answer(PIPS, false, 8_000, NOW + 1));
        log.add(&answer(Topic::Cards, true, 900_000, NOW));
        log.add(&answer(PIPS, true, 3_000, NOW + DAY));
        // The clock has been set back.
        log.add(&answer(PIPS, true, 3_000, NOW));
        let days = log.days(PIPS);
        assert_eq!(days.len(), 2);
        assert_eq!((days[0].accuracy(), days[0].seconds()), (0.5, 6.0));
        assert_eq!((days[1].answered, days[1].seconds()), (2, 3.0));
        assert_eq!(log.mean_seconds(PIPS), Some(4.5));
        assert_eq!(
            log.mean_seconds(Topic::Cards),
            Some(120.0),
            "the player was away"
        );
        assert_eq!(log.mean_seconds(Topic::Kind(Kind::Shots)), None);
        assert_eq!(PracticeLog::read(&log.to_text()), log);
    }

    #[test]
    fn only_the_latest_days_are_stored() {
        let mut log = PracticeLog::default();
        for day in 0..200 {
            log.add(&answer(PIPS, true, 1_000, NOW + day * DAY));
        }
        assert_eq!(log.days(PIPS).len(), MAX_DAYS);
        assert_eq!(
            log.days(PIPS).last().map(|last| last.day),
            Some(NOW / DAY + 199)
        );
        assert_eq!(PracticeLog::read(&log.to_text()), log);
    }

    #[test]
    fn merging_counts_no_answer_twice() {
        let read = PracticeLog::read;
        let mut log = read("pips 5 2 1 9000;pips 7 3 3 9000");
        let other = read("pips 4 1 1 1000;pips 5 4 2 9000;pips 7 1 1 1000;shots 5 1 1 1000");
        for _ in 0..2 {
            log.merge(&other);
            let merged = "pips 4 1 1 1000;pips 5 4 2 9000;pips 7 3 3 9000;shots 5 1 1 1000";
            assert_eq!(log.to_text(), merged);
        }
        let many: Vec<String> = (100..160)
            .map(|day| format!("pips {day} 1 1 1000"))
            .collect();
        log.merge(&read(&many.join(";")));
        assert_eq!(log.days(PIPS).len(), MAX_DAYS);
        assert_eq!(log.days(PIPS)[0].day, 100);
    }

    #[test]
    fn damaged_parts_are_skipped() {
        let good = "pips 19675 2 1 9000";
        for bad in [
            "pips",
            "pips 19675 2 3 9000",
            "pips 19675 0 0 0",
            "unknown 19675 2 1 9000",
            "pips 19675 2 1 999999999",
            "pips 18446744073709551615 2 1 9000",
            "pips 3 -1 0 0",
        ] {
            let log = PracticeLog::read(&format!("{bad};{good};{good}"));
            assert_eq!(log.to_text(), good, "{bad}");
        }
    }
}
