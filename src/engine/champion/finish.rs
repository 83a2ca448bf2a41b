//! Result of a Champion analysis, which combines search and rollout for each choice.

use super::{Champion, Contest};
use crate::analysis::{answering, best_first, doubling};
use crate::cube::decision as cube_decision;
use crate::depth::CHAMPION_PLIES;
use crate::{Analysis, Candidate, Equity, Outcomes, RolledOut};

impl Champion {
    /// Returns the analysis based on the trials so far, with each candidate's number of trials. Candidates that were
    /// rolled out get a weighted mean of both equities; other plays keep the losses found by the search.
    pub fn finish(mut self) -> Analysis {
        let results = self.sums.results().filter(|_| !self.rivals.is_empty());
        let Some(results) = results else {
            for one in &mut self.searched.candidates {
                one.trials = Some(0);
            }
            return self.searched;
        };
        match self.contest {
            Contest::Plays => self.finish_plays(&results),
            Contest::Double | Contest::Answer { .. } => self.finish_cube(&results),
        }
    }

    /// Returns the plays, with both evaluations combined.
    fn finish_plays(self, results: &[RolledOut]) -> Analysis {
        let mut rolled: Vec<Option<(RolledOut, u64)>> = vec![None; self.searched.candidates.len()];
        for (rival, result) in self.rivals.iter().zip(results) {
            rolled[rival.at] = Some((*result, self.sums.count()));
        }
        // A dropped play keeps its equity difference from the play that was leading at the time, because that play has
        // had more trials since.
        for dropped in self.dropped.iter().rev() {
            let leader = rolled[dropped.leader]
                .map_or(dropped.rolled.equity + dropped.lead, |one| one.0.equity);
            let equity = leader - dropped.lead;
            rolled[dropped.at] = Some((
                RolledOut {
                    equity,
                    ..dropped.rolled
                },
                dropped.trials,
            ));
        }
        let candidates = &self.searched.candidates;
        let combined = |(one, rolled): (&Candidate, &Option<(RolledOut, u64)>)| {
            let (result, trials) = (*rolled)?;
            let (equity, outcomes) = self.combine(one.equity, one.outcomes, &result);
            Some(Candidate {
                trials: Some(trials),
                ..one.revalued(equity, outcomes, &self.unit)
            })
        };
        let combined: Vec<Option<Candidate>> =
            candidates.iter().zip(&rolled).map(combined).collect();
        let favourite = combined.first().copied().flatten().map(|one| one.equity);
        let shift = favourite.map_or(Equity(0.0), |equity| equity - candidates[0].equity);
        let kept = |one: &Candidate| Candidate {
            trials: Some(0),
            ..one.revalued(one.equity + shift, one.outcomes, &self.unit)
        };
        let all = candidates.iter().zip(combined);
        let mut all: Vec<Candidate> = all
            .map(|(one, combined)| combined.unwrap_or_else(|| kept(one)))
            .collect();
        all.sort_by(best_first);
        Analysis::new(&self.decision, all, self.made.as_ref(), None)
    }

    /// Returns the cube actions, or the answers to an offer, with both evaluations combined.
    fn finish_cube(self, results: &[RolledOut]) -> Analysis {
        let outcomes = self
            .searched
            .candidates
            .first()
            .map_or(Outcomes::WIN, |one| one.outcomes);
        let combined =
            self.rivals.iter().zip(results).map(|(rival, result)| {
                self.combine(Equity(rival.searched as f32), outcomes, result)
            });
        let combined: Vec<(Equity, Outcomes)> = combined.collect();
        let (mut candidates, cube) = match (self.contest, &combined[..]) {
            (Contest::Answer { may_beaver }, [(take, outcomes), ..]) => (
                answering(*take, *outcomes, &self.unit, may_beaver, CHAMPION_PLIES),
                None,
            ),
            (_, [(rolling, outcomes), (taken, _)]) => {
                let cube = cube_decision(*rolling, Some(*taken), &self.unit);
                (
                    doubling(&cube, *outcomes, &self.unit, CHAMPION_PLIES),
                    Some(cube),
                )
            }
            _ => (self.searched.candidates, self.searched.cube),
        };
        for one in &mut candidates {
            one.trials = Some(self.sums.count());
        }
        Analysis::new(&self.decision, candidates, self.made.as_ref(), cube)
    }

    /// Returns the weighted means of the search and rollout evaluations.
    fn combine(
        &self,
        searched: Equity,
        outcomes: Outcomes,
        rolled: &RolledOut,
    ) -> (Equity, Outcomes) {
        let searched = f64::from(searched.0);
        let equity = searched + self.weight * (rolled.equity - searched);
        // If every trial ended in the same drop, the rollout says nothing about playing on.
        let weight = if rolled.error > 0.0 {
            self.weight as f32
        } else {
            0.0
        };
        let both = [(1.0 - weight, outcomes), (weight, rolled.outcomes)];
        (
            Equity(equity as f32),
            Outcomes::mean(both).unwrap_or(outcomes),
        )
    }
}
