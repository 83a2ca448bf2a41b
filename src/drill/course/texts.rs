//! Texts of one chapter in one language, and the outline of the course for the map.

use std::collections::BTreeMap;

use super::{Claim, CourseProgress, progress::StepTasks};

/// Texts of one chapter in one language, by key.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CourseTexts(BTreeMap<String, String>);

impl CourseTexts {
    /// Parses a file of Fluent messages, `key = text`, which may continue on indented lines. All other lines are
    /// skipped.
    pub fn read(file: &str) -> Self {
        let mut all: BTreeMap<String, String> = BTreeMap::new();
        let mut last: Option<String> = None;
        for line in file.lines() {
            let is_continued = line.starts_with(' ') && !line.trim().is_empty();
            match (line.split_once('='), &last) {
                (_, Some(key)) if is_continued => {
                    let text = all.entry(key.clone()).or_default();
                    if !text.is_empty() {
                        text.push(' ');
                    }
                    text.push_str(line.trim());
                }
                (Some((key, text)), _) if !line.starts_with(['#', ' ']) => {
                    let key = key.trim().to_owned();
                    all.insert(key.clone(), text.trim().to_owned());
                    last = Some(key);
                }
                _ => last = None,
            }
        }
        Self(all)
    }

    /// Returns the text with this key, with the claims' numbers substituted; `None` if there is no such text.
    pub fn text(&self, key: &str, claims: &[Claim]) -> Option<String> {
        let text = self.0.get(key)?;
        let fill = |text: String, claim: &Claim| {
            text.replace(&placeholder(&claim.name), &claim.number.to_string())
        };
        Some(claims.iter().fold(text.clone(), fill))
    }

    /// Returns the text with this key like [`CourseTexts::text`], with an ellipsis in place of the claim `hidden`.
    pub fn text_hiding(&self, key: &str, claims: &[Claim], hidden: &str) -> Option<String> {
        let shown: Vec<Claim> = claims
            .iter()
            .filter(|claim| claim.name != hidden)
            .cloned()
            .collect();
        let text = self.text(key, &shown)?;
        let hidden = placeholder(hidden);
        let at_end = format!("{hidden}.");
        Some(text.replace(&at_end, "…").replace(&hidden, "…"))
    }

    /// Returns all texts by key.
    #[cfg(test)]
    pub(super) const fn all(&self) -> &BTreeMap<String, String> {
        &self.0
    }
}

/// Returns the placeholder that a claim's number replaces.
pub(super) fn placeholder(name: &str) -> String {
    format!("{{ ${name} }}")
}

/// Outline of the course in one language: the titles of chapters and steps, the language of each chapter's texts, and
/// the step that addresses each weakness.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Titles {
    texts: CourseTexts,
    languages: BTreeMap<String, String>,
    /// Steps in course order.
    steps: Vec<StepTasks<String>>,
    /// Index of the first step that addresses each weakness.
    against: BTreeMap<String, usize>,
}

impl Titles {
    /// Parses the outline written by `xtask`: for each chapter, the line `chapter NAME LANGUAGE`, the titles, and the
    /// `step` and `weakness` lines of its data, each `step NAME` followed by its number of tasks. A damaged line is skipped.
    pub fn read(file: &str) -> Self {
        let mut all = Self {
            texts: CourseTexts::read(file),
            ..Self::default()
        };
        let mut current = "en";
        for line in file.lines() {
            match line.split(' ').collect::<Vec<_>>()[..] {
                ["chapter", name, language] => {
                    current = language;
                    all.languages.insert(name.to_owned(), language.to_owned());
                }
                ["step", name, tasks] => {
                    let Some(tasks) = tasks.parse().ok().filter(|tasks| *tasks > 0) else {
                        continue;
                    };
                    all.languages.insert(name.to_owned(), current.to_owned());
                    let step = name.to_owned();
                    all.steps.push(StepTasks { step, tasks });
                }
                ["weakness", key] => {
                    let step = all.steps.len().saturating_sub(1);
                    all.against.entry(key.to_owned()).or_insert(step);
                }
                _ => {}
            }
        }
        all
    }

    /// Returns the title of a chapter or step, or its name if there is no title.
    pub fn title(&self, name: &str) -> String {
        let title = self.texts.text(&format!("{name}-title"), &[]);
        title.unwrap_or_else(|| name.to_owned())
    }

    /// Returns the language tag of a chapter's or step's texts: English if they are not translated.
    pub fn language(&self, name: &str) -> &str {
        self.languages.get(name).map_or("en", String::as_str)
    }

    /// Returns the step to continue with and its number in the course, counted from 1; `None` if all are completed.
    pub fn next(&self, progress: &CourseProgress) -> Option<(&str, usize)> {
        let next = progress.next(&self.steps)?;
        Some((&self.steps[next].step, next + 1))
    }

    /// Returns the number of steps whose tasks are completed, and the total number of steps.
    pub fn finished(&self, progress: &CourseProgress) -> (usize, usize) {
        let steps = self.steps.iter();
        let finished = steps.filter(|one| progress.has_tasks(&one.step, one.tasks));
        (finished.count(), self.steps.len())
    }

    /// Returns the chapter that has the name of a weakness; `None` if there is none.
    pub fn chapter(&self, weakness: &str) -> Option<&str> {
        let (name, _) = self.languages.get_key_value(weakness)?;
        let is_step = self.steps.iter().any(|known| known.step == *name);
        (!is_step).then_some(name.as_str())
    }

    /// Returns the first step that addresses a weakness and its number in the course, counted from 1; `None` if there
    /// is none.
    pub fn against(&self, weakness: &str) -> Option<(&str, usize)> {
        let step = *self.against.get(weakness)?;
        Some((&self.steps.get(step)?.step, step + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outline_has_titles_languages_and_the_step_for_each_weakness() {
        let outline = Titles::read(
            "chapter a de\nstep one 4\nstep two 3\nweakness loose\na-title = Erstes\nchapter b en\nstep three 3\n\
            weakness loose\nweakness safe\nthree-title = Third\n",
        );
        assert_eq!(outline.title("a"), "Erstes");
        assert_eq!(
            (outline.title("three"), outline.title("two")),
            ("Third".to_owned(), "two".to_owned())
        );
        assert_eq!(
            ["a", "two", "three"].map(|name| outline.language(name)),
            ["de", "de", "en"]
        );
        assert_eq!(outline.against("loose"), Some(("two", 2)));
        assert_eq!(outline.against("safe"), Some(("three", 3)));
        assert_eq!(outline.against("hit"), None);
        assert_eq!(outline.chapter("b"), Some("b"));
        assert_eq!(outline.chapter("three"), None);
        let mut progress = CourseProgress::read("one three removed-step");
        assert_eq!(outline.next(&progress), Some(("two", 2)));
        assert_eq!(outline.finished(&progress), (2, 3));
        // A skipped small game does not count against the step.
        progress.merge(&CourseProgress::read("two:2"));
        assert_eq!(outline.finished(&progress), (2, 3));
        progress.merge(&CourseProgress::read("two:3"));
        assert_eq!(outline.finished(&progress), (3, 3));
        progress.add("two");
        assert_eq!(outline.next(&progress), None);
    }

    #[test]
    fn damaged_outline_lines_are_no_steps() {
        let outline = Titles::read("step one x\nstep two 0\nstep three 3\n");
        assert_eq!(outline.finished(&CourseProgress::default()), (0, 1));
    }

    #[test]
    fn texts_continue_on_indented_lines_and_substitute_claims() {
        let texts = CourseTexts::read(
            "# a = b\none =\n    { $in } of 36\n    rolls\ntwo = x = y\nsum = 1 + 1 = { $in }. Two\n",
        );
        let claim = Claim::read("in 27 enters").expect("a claim");
        assert_eq!(
            texts.text("one", &[claim]).as_deref(),
            Some("27 of 36 rolls")
        );
        let claims =
            ["in 27 enters", "out 9 dances"].map(|claim| Claim::read(claim).expect("a claim"));
        let hidden = texts.text_hiding("one", &claims, "in");
        assert_eq!(hidden.as_deref(), Some("… of 36 rolls"));
        let sum = texts.text_hiding("sum", &claims, "in");
        assert_eq!(sum.as_deref(), Some("1 + 1 = … Two"));
        assert_eq!(texts.text("two", &[]).as_deref(), Some("x = y"));
        assert_eq!(texts.all().len(), 3);
    }
}
