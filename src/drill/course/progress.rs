//! Course progress: the steps, and the parts of steps, that the player has completed.

use std::collections::BTreeMap;

use super::Step;

/// Name of a step, and its number of tasks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct StepTasks<T> {
    pub(super) step: T,
    pub(super) tasks: usize,
}

/// Maximum number of entries read from stored text.
const MAX_ENTRIES: usize = 400;
/// Maximum length of a step name, in bytes.
const MAX_NAME: usize = 64;
/// First character of the entry that names the last step.
const LAST: char = '>';
/// Maximum number of completed tasks read from stored text for one step.
const MAX_TASKS: u8 = 20;

/// Names of the completed steps, and the number of completed tasks in steps whose small game has not been played. Names
/// unknown to this release are retained.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CourseProgress {
    /// Completed steps, sorted.
    finished: Vec<String>,
    /// Number of completed tasks by step that is not completed.
    tasks: BTreeMap<String, u8>,
    /// Step in which the player has completed a part last; `None` in texts from earlier releases.
    last: Option<String>,
}

impl CourseProgress {
    /// Parses stored text, skips damaged entries, and caps numbers of tasks. Texts from earlier releases contain only
    /// names.
    pub fn read(text: &str) -> Self {
        let entry = |entry| match str::split_once(entry, ':') {
            None => is_step_name(entry).then_some((entry, None)),
            Some((name, tasks)) => {
                let tasks = tasks.parse().ok().filter(|tasks| *tasks > 0)?;
                is_step_name(name).then_some((name, Some(MAX_TASKS.min(tasks))))
            }
        };
        let mut all = Self::default();
        let last = text.split(' ').find_map(|entry| entry.strip_prefix(LAST));
        all.last = last.filter(|name| is_step_name(name)).map(str::to_owned);
        for (name, tasks) in text.split(' ').filter_map(entry).take(MAX_ENTRIES) {
            match tasks {
                Some(tasks) => all.set_tasks(name, tasks),
                None => {
                    all.insert(name);
                }
            }
        }
        // Earlier releases list a step whose game was skipped among the completed ones too.
        let Self {
            finished, tasks, ..
        } = &mut all;
        finished.retain(|name| !tasks.contains_key(name));
        all
    }

    /// Returns the text to store: the names of completed steps, then `NAME:TASKS` for each step that has been begun,
    /// and `>NAME` for the last step, separated by spaces. Earlier releases read the names.
    pub fn to_text(&self) -> String {
        let tasks = self.tasks.iter();
        let tasks = tasks.map(|(name, tasks)| format!("{name}:{tasks}"));
        let last = self.last.iter().map(|name| format!("{LAST}{name}"));
        let all: Vec<String> = self
            .finished
            .iter()
            .cloned()
            .chain(tasks)
            .chain(last)
            .collect();
        all.join(" ")
    }

    /// Returns the index of the step to continue with, given the name and the number of tasks of each step: the last
    /// step while it has tasks left, otherwise the next one that is not completed, from the beginning if there is none
    /// after it; `None` if all are completed. A skipped small game does not hold the player back.
    pub(super) fn next<T: AsRef<str>>(&self, steps: &[StepTasks<T>]) -> Option<usize> {
        let is_last = |one: &StepTasks<T>| self.last.as_deref() == Some(one.step.as_ref());
        let is_begun = |one: &StepTasks<T>| {
            self.has(one.step.as_ref()) || self.tasks.contains_key(one.step.as_ref())
        };
        let last = steps.iter().position(is_last);
        let last = last.or_else(|| steps.iter().rposition(is_begun));
        let first = last.map_or(0, |last| {
            let step = &steps[last];
            last + usize::from(self.has_tasks(step.step.as_ref(), step.tasks))
        });
        let mut all = (first..steps.len()).chain(0..first);
        all.find(|nth| !self.has(steps[*nth].step.as_ref()))
    }

    /// Returns `true` if the step has been completed, including its small game.
    pub fn has(&self, step: &str) -> bool {
        self.finished.iter().any(|name| name == step)
    }

    /// Returns `true` if all `tasks` tasks of the step have been completed, whether or not its small game has been.
    pub(super) fn has_tasks(&self, step: &str, tasks: usize) -> bool {
        self.parts_of(step, tasks) >= tasks
    }

    /// Returns `true` once a part of any step has been completed.
    pub fn is_begun(&self) -> bool {
        !self.finished.is_empty() || !self.tasks.is_empty()
    }

    /// Returns the number of completed parts of a step: its tasks in order, then the small game.
    pub fn parts(&self, step: &Step) -> usize {
        self.parts_of(&step.name, step.tasks.len())
    }

    /// Returns `true` if all tasks of the step have been completed, whether or not its small game has been.
    pub fn is_finished(&self, step: &Step) -> bool {
        self.has_tasks(&step.name, step.tasks.len())
    }

    fn parts_of(&self, step: &str, all: usize) -> usize {
        match self.tasks.get(step) {
            Some(tasks) => usize::from(*tasks).min(all),
            None if self.has(step) => all + 1,
            None => 0,
        }
    }

    /// Marks a step as completed, including its game; returns `true` if that is new.
    pub fn add(&mut self, step: &str) -> bool {
        let is_new = self.finish(step);
        if is_new {
            self.last = Some(step.to_owned());
        }
        is_new
    }

    /// Marks the first `tasks` tasks of a step as completed; returns `true` if that is new.
    pub(super) fn reach(&mut self, step: &Step, tasks: usize) -> bool {
        let is_new = self.parts(step) < tasks;
        if is_new {
            let tasks = u8::try_from(tasks).unwrap_or(MAX_TASKS);
            self.set_tasks(&step.name, tasks.min(MAX_TASKS));
            self.last = Some(step.name.clone());
        }
        is_new
    }

    /// Adds the progress from another page or a backup. The last step remains, unless there is none yet.
    pub fn merge(&mut self, other: &Self) {
        for (name, tasks) in &other.tasks {
            if !self.has(name) {
                self.set_tasks(name, *tasks);
            }
        }
        for name in &other.finished {
            self.finish(name);
        }
        if self.last.is_none() {
            self.last.clone_from(&other.last);
        }
    }

    /// Counts a step as completed, including its game; returns `true` if that is new.
    fn finish(&mut self, step: &str) -> bool {
        let was_begun = self.tasks.remove(step).is_some();
        self.insert(step) || was_begun
    }

    fn set_tasks(&mut self, step: &str, tasks: u8) {
        let known = self.tasks.entry(step.to_owned()).or_default();
        *known = tasks.max(*known);
    }

    fn insert(&mut self, step: &str) -> bool {
        let place = self
            .finished
            .binary_search_by(|name| name.as_str().cmp(step));
        if let Err(place) = place {
            self.finished.insert(place, step.to_owned());
        }
        place.is_err()
    }
}

/// Returns `true` if `text` is a valid step name.
pub fn is_step_name(text: &str) -> bool {
    let is_letter =
        |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    (1..=MAX_NAME).contains(&text.len()) && text.bytes().all(is_letter)
}
