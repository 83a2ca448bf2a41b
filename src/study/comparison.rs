//! Side-by-side comparison of a decision's analyses: this program's analysis at each depth, its rollout, and the file's
//! analysis.

use review::{Item, Judged, Kind};
use words::{Words, decimal, signed};

use crate::{
    JudgedChoice,
    verdict::{choice_rows, cube_rows},
};

/// Number of best choices that each analysis contributes to the comparison.
const BEST: usize = 3;

/// Source of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum AnalysisSource {
    /// Search to this depth, in plies.
    Plies(u8),
    /// Champion analysis.
    Champion,
    /// Rollout by this program.
    Rollout,
    /// Another program's analysis, from the file.
    File,
}

/// Choice with its value in one analysis.
#[derive(Clone, Debug, PartialEq)]
pub struct ComparedChoice {
    /// Play in notation, or the name of the cube action.
    pub name: String,
    /// `true` for the best choice in the analysis.
    pub is_best: bool,
    /// Equity of the best choice, or another choice's loss with a minus sign.
    pub value: String,
}

/// A decision's analyses, sorted by source.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Comparison(Vec<(AnalysisSource, Vec<ComparedChoice>)>);

/// Returns the rows for an evaluated decision's choices, best first.
pub fn judged_rows(item: &Item, judged: &Judged, words: &Words) -> Vec<JudgedChoice> {
    match judged.cube.filter(|_| judged.kind == Kind::Double) {
        Some(cube) => {
            let score = item.decided.decision.score();
            cube_rows(judged, &cube, score, judged.plies, words)
        }
        None => choice_rows(item.decided.decision.board(), judged, words),
    }
}

impl ComparedChoice {
    fn of(choice: &JudgedChoice, words: &Words) -> Self {
        let loss = || format!("−{}", decimal(words, f64::from(choice.loss), 3));
        Self {
            name: choice.name.clone(),
            is_best: choice.is_best,
            value: if choice.is_best {
                signed(words, f64::from(choice.equity), 3)
            } else {
                loss()
            },
        }
    }
}

impl Comparison {
    /// Adds an analysis, replacing any from the same source.
    pub fn add(&mut self, source: AnalysisSource, choices: Vec<ComparedChoice>) {
        self.0.retain(|(known, _)| *known != source);
        if !choices.is_empty() {
            self.0.push((source, choices));
            self.0.sort_by_key(|(source, _)| *source);
        }
    }

    /// Adds an analysis from its rows. If no row is marked as the best, as in a file's cube analysis, the values are
    /// all equities.
    pub fn add_rows(&mut self, source: AnalysisSource, rows: &[JudgedChoice], words: &Words) {
        let is_ranked = rows.iter().any(|row| row.is_best);
        let choice = |row: &JudgedChoice| {
            let ranked = ComparedChoice::of(row, words);
            let equity = signed(words, f64::from(row.equity), 3);
            let value = if is_ranked { ranked.value } else { equity };
            ComparedChoice { value, ..ranked }
        };
        self.add(source, rows.iter().map(choice).collect());
    }

    /// Returns the sources of the analyses, shallowest first; the file's analysis comes last.
    pub fn sources(&self) -> impl Iterator<Item = AnalysisSource> {
        self.0.iter().map(|(source, _)| *source)
    }

    /// Returns the choices that are among the best in any analysis, each with its value in every analysis. The choices
    /// are in the order of the last source, followed by those that only earlier sources list.
    pub fn rows(&self) -> Vec<(String, Vec<Option<ComparedChoice>>)> {
        let mut names: Vec<&str> = Vec::new();
        for (_, choices) in self.0.iter().rev() {
            for choice in choices.iter().take(BEST) {
                if !names.contains(&choice.name.as_str()) {
                    names.push(&choice.name);
                }
            }
        }
        let row = |name: &str| {
            let of_source = |(_, choices): &(_, Vec<ComparedChoice>)| {
                choices.iter().find(|choice| choice.name == name).cloned()
            };
            (name.to_owned(), self.0.iter().map(of_source).collect())
        };
        names.into_iter().map(row).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices(all: &[(&str, f32)]) -> Vec<JudgedChoice> {
        let row = |(nth, (name, loss)): (usize, &(&str, f32))| JudgedChoice {
            name: (*name).to_owned(),
            is_best: nth == 0,
            was_made: false,
            was_tried: false,
            play: None,
            equity: 0.25 - loss,
            loss: *loss,
            chances: None,
            plies: None,
            trials: 0,
            file: None,
        };
        all.iter().enumerate().map(row).collect()
    }

    #[test]
    fn analyses_are_compared_in_order_of_depth() {
        let words = Words::english();
        let mut comparison = Comparison::default();
        let file = choices(&[("24/18", 0.0), ("13/8", 0.02)]);
        comparison.add_rows(AnalysisSource::File, &file, &words);
        let deep = choices(&[("13/8", 0.0), ("24/18", 0.01), ("8/3", 0.1), ("6/1", 0.2)]);
        comparison.add_rows(AnalysisSource::Plies(2), &deep, &words);
        comparison.add_rows(AnalysisSource::Plies(0), &choices(&[("8/3", 0.0)]), &words);
        let sources: Vec<AnalysisSource> = comparison.sources().collect();
        let expected = [
            AnalysisSource::Plies(0),
            AnalysisSource::Plies(2),
            AnalysisSource::File,
        ];
        assert_eq!(sources, expected);
        let rows = comparison.rows();
        let names: Vec<&str> = rows.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["24/18", "13/8", "8/3"], "6/1 is not among the best");
        let values = |nth: usize| {
            let cells = rows[nth].1.iter();
            let values = cells.map(|cell| cell.as_ref().map(|cell| cell.value.clone()));
            values.collect::<Vec<_>>()
        };
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(values(1), [None, some("+0.250"), some("−0.020")]);
        assert_eq!(values(2), [some("+0.250"), some("−0.100"), None]);
        comparison.add(AnalysisSource::File, Vec::new());
        assert_eq!(comparison.sources().count(), 2);
    }
}
