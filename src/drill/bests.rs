//! Player's best runs of consecutive right answers, by topic.

use crate::{Kind, Theme, Topic};

/// Longest run of right answers by topic. A topic without an entry has not been practised.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bests(Vec<(Topic, u32)>);

impl Bests {
    /// Parses the form written by [`Bests::to_text`]; skips damaged parts and the parts of a later release.
    pub fn read(text: &str) -> Self {
        let mut all = Self::default();
        for part in text.split(';') {
            let Some((key, run)) = part.split_once(' ') else {
                continue;
            };
            if let Some((topic, run)) = topic_of(key).zip(run.parse().ok()) {
                all.note(topic, run);
            }
        }
        all
    }

    /// Returns the stored form.
    pub fn to_text(&self) -> String {
        let parts: Vec<String> = self
            .0
            .iter()
            .map(|(topic, run)| format!("{} {run}", key_of(*topic)))
            .collect();
        parts.join(";")
    }

    /// Returns the longest run in a topic; `None` if the topic has not been practised.
    pub fn of(&self, topic: Topic) -> Option<u32> {
        let found = self.0.iter().find(|(known, _)| *known == topic);
        found.map(|(_, run)| *run)
    }

    /// Adds the runs of a backup; of two runs in the same topic the longer counts.
    pub fn merge(&mut self, other: &Self) {
        for (topic, run) in &other.0 {
            self.note(*topic, *run);
        }
    }

    /// Records a run; returns `true` if the run is the first or the longest. The player's own mistakes and sheets have no
    /// best run.
    pub(crate) fn note(&mut self, topic: Topic, run: u32) -> bool {
        if matches!(topic, Topic::Cards | Topic::Sheet) {
            return false;
        }
        match self.0.iter_mut().find(|(known, _)| *known == topic) {
            Some((_, best)) if *best >= run => false,
            Some((_, best)) => {
                *best = run;
                true
            }
            None => {
                self.0.push((topic, run));
                true
            }
        }
    }
}

/// Returns the topic with a name in the stored form; `None` if there is none.
pub(crate) fn topic_of(key: &str) -> Option<Topic> {
    let kinds = Kind::ALL.into_iter().map(Topic::Kind);
    let themes = Theme::ALL.into_iter().map(Topic::Theme);
    let mut all = kinds.chain(themes).chain([Topic::Cards]);
    all.find(|topic| key_of(*topic) == key)
}

/// Returns the name of a topic in the stored form.
pub(crate) fn key_of(topic: Topic) -> String {
    match topic {
        Topic::Cards => "cards".to_owned(),
        Topic::Sheet => "sheet".to_owned(),
        Topic::Kind(kind) => kind.key().to_owned(),
        Topic::Theme(theme) => format!("theme-{}", theme.key()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longest_runs_survive_a_round_trip_through_text() {
        let mut all = Bests::default();
        let (pips, race) = (Topic::Kind(Kind::Pips), Topic::Theme(Theme::Race));
        assert!(all.note(pips, 0) && all.note(pips, 4) && all.note(race, 2));
        assert!(!all.note(pips, 3) && !all.note(Topic::Cards, 9));
        assert_eq!((all.of(pips), all.of(Topic::Cards)), (Some(4), None));
        assert_eq!(Bests::read(&all.to_text()), all);
        assert_eq!(
            Bests::read("pips 4;unknown 7;theme-race x;theme-race 2"),
            all
        );
    }
}
