//! Explanation of a judged decision: its reasons, cube facts and difficulty.

use engine::Level;
use review::{Kind, MIN_SHOWN_LOSS, Preset, is_avoidable};
use rules::Choice;
use words::{Words, arg, decimal};

use crate::{
    JudgedDecision, Query, Report,
    numbers::percent,
    reasons::{Compared, CubeFacts, Reason, Share},
};

/// Typical player's mean losses, in EMG, from which a decision is rated fair and hard, respectively.
const DIFFICULTY_LIMITS: [f32; 2] = [0.006, 0.02];

/// Smallest difference in chances that is given as a reason when there is no other reason.
const MIN_CHANCE: f32 = 0.005;

/// Engine's findings about a judged decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    subject: JudgedDecision,
    /// Reasons, empty if none is strong enough; `None` until the engine has answered.
    reasons: Option<Vec<Reason>>,
    cube: Option<CubeFacts>,
    /// Probabilities with which each level makes the best choice and the actual choice.
    found: Vec<(Level, [f32; 2])>,
}

/// Probabilities with which a level makes the best choice and the actual choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelChance {
    /// Name of the level.
    pub name: String,
    /// Formatted probabilities of the best choice and, if different, of the actual choice.
    pub chances: Vec<String>,
    /// Probability that the level makes the best choice, in per cent.
    pub best: u8,
}

/// Difficulty of a decision for a typical player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difficulty {
    /// Sentence about the difficulty, with the mean loss.
    pub sentence: String,
    /// Remark that most players would have lost less; `None` if the loss was not avoidable.
    pub avoidable: Option<String>,
}

impl Explanation {
    /// Creates an explanation with no findings yet.
    pub const fn new(subject: JudgedDecision) -> Self {
        Self {
            subject,
            reasons: None,
            cube: None,
            found: Vec::new(),
        }
    }

    /// Replaces the judgement with a deeper one, and discards findings that depended on other choices or on different
    /// equities for a double.
    pub fn deepen(&mut self, subject: JudgedDecision) {
        if subject.known_equities() != self.subject.known_equities() {
            self.reasons = None;
            self.cube = None;
        }
        let choices = |one: &Self| {
            let both = one.compared()?;
            Some((both.made.choice, both.best.choice))
        };
        let best = |subject: &JudgedDecision| subject.best().map(|best| best.choice);
        let (before, best_before) = (choices(self), best(&self.subject));
        self.subject = subject;
        if choices(self) != before {
            self.reasons = None;
        }
        if best(&self.subject) != best_before {
            self.reasons = None;
            self.found.clear();
        }
    }

    /// Returns the outstanding engine queries, most urgent first.
    pub fn queries(&self) -> Vec<Query> {
        let JudgedDecision { decision, judged } = &self.subject;
        let mut queries = self.first_queries();
        let both = self.subject.made().zip(self.subject.best());
        if let Some((_, best)) = both.filter(|_| !judged.forced) {
            let choices = vec![best.choice, judged.made];
            let is_new = |level: &Level| self.found.iter().all(|(known, _)| known != level);
            let unknown = Level::ALL.into_iter().filter(is_new);
            queries.extend(unknown.map(|level| Query::LevelChances {
                decision: *decision,
                choices: choices.clone(),
                level,
            }));
        }
        queries
    }

    /// Returns the one or two queries whose reports [`Self::lead`] and [`Self::roll_pictures`] need. They are answered
    /// quickly, so they suit views that show a single sentence about a decision, such as a key moment or a hint.
    pub fn first_queries(&self) -> Vec<Query> {
        let decision = self.subject.decision;
        let known = self.subject.known_equities();
        let explain = self.compared().map(|choices| Query::Explain {
            decision,
            choices: Box::new(choices),
            known,
        });
        let cube = self.subject.outcomes().map(|outcomes| Query::Cube {
            decision,
            outcomes,
            known,
        });
        explain.into_iter().chain(cube).collect()
    }

    /// Stores the report for one of the queries.
    pub fn store_report(&mut self, query: &Query, report: Report) {
        match (query, report) {
            (Query::Explain { .. }, Report::Reasons(reasons)) => {
                self.reasons = Some(reasons);
            }
            (Query::Cube { .. }, Report::Cube(cube)) => self.cube = cube,
            (Query::LevelChances { level, .. }, Report::LevelChances(Some(chances))) => {
                if let [best, made] = chances[..] {
                    self.found.retain(|(known, _)| known != level);
                    self.found.push((*level, [best, made]));
                    self.found.sort_by_key(|(level, _)| *level);
                }
            }
            // `LevelChances(None)` means that the level never makes any of the choices. Mismatched reports are ignored.
            _ => {}
        }
    }

    /// Returns `true` once the reasons are known, or if no two choices differ enough to be compared.
    pub fn is_told(&self) -> bool {
        self.reasons.is_some() || self.compared().is_none()
    }

    /// Returns the cube facts; `None` if they are not known.
    pub const fn cube(&self) -> Option<&CubeFacts> {
        self.cube.as_ref()
    }

    /// Returns `true` if one of the reasons concerns market losers or the last roll.
    pub(crate) fn mentions_market(&self) -> bool {
        let tells = |reason: &Reason| {
            matches!(
                reason,
                Reason::MarketLosers { .. } | Reason::LastRoll { .. }
            )
        };
        self.reasons.iter().flatten().any(tells)
    }

    /// Returns the decision with its judgement.
    pub const fn subject(&self) -> &JudgedDecision {
        &self.subject
    }

    /// Returns the reasons, strongest first. If all are [slight](Reason::is_slight), appends the outcome chance that
    /// favours the best play most.
    pub(crate) fn reasons(&self) -> Vec<Reason> {
        match &self.reasons {
            None => Vec::new(),
            Some(reasons) => {
                let is_silent = reasons.iter().all(Reason::is_slight);
                let chance = is_silent.then(|| self.widest_chance()).flatten();
                reasons.iter().copied().chain(chance).collect()
            }
        }
    }

    /// Returns the outcome chance that favours the best play most; `None` for a cube action, or if no chance favours
    /// the best play.
    fn widest_chance(&self) -> Option<Reason> {
        let Compared { made, best } = self
            .compared()?
            .map(|one| one.outcomes.cumulative().listed());
        if self.subject.judged.kind != Kind::Checker {
            return None;
        }
        let shares = |nth: usize| Compared {
            made: Share::of(made[nth]),
            best: Share::of(best[nth]),
        };
        // A difference in gammons or backgammons counts half as much as a difference in wins.
        let chances = [
            (best[0] - made[0], Reason::Wins(shares(0))),
            ((best[1] - made[1]) / 2.0, Reason::GammonsWon(shares(1))),
            ((best[2] - made[2]) / 2.0, Reason::BackgammonsWon(shares(2))),
            ((made[3] - best[3]) / 2.0, Reason::GammonsLost(shares(3))),
            (
                (made[4] - best[4]) / 2.0,
                Reason::BackgammonsLost(shares(4)),
            ),
        ];
        let widest = chances.into_iter().max_by(|a, b| a.0.total_cmp(&b.0));
        let (gain, reason) = widest?;
        (gain >= MIN_CHANCE).then_some(reason)
    }

    /// Returns the probabilities with which each level makes the best choice and the actual choice, weakest level
    /// first.
    pub fn level_chances(&self, words: &Words) -> Vec<LevelChance> {
        let is_other =
            self.subject.best().map(|best| best.choice) != Some(self.subject.judged.made);
        let level_chance = |&(level, [best, made]): &(Level, [f32; 2])| {
            // A level that makes no errors always makes the same choice, so a percentage would be misleading.
            let is_certain = level.noise() <= 0.0 && !matches!(level, Level::TargetPr(_));
            let shown = |chance: f32| match (is_certain, chance > 0.5) {
                (true, true) => words.coach_finds("yes"),
                (true, false) => words.coach_finds("no"),
                (false, _) => percent(words, f64::from(chance), 0),
            };
            let mut chances = vec![shown(best)];
            chances.extend(is_other.then(|| shown(made)));
            LevelChance {
                name: words.level_name(level_key(level)),
                chances,
                best: (100.0 * best.clamp(0.0, 1.0)).round() as u8,
            }
        };
        self.found.iter().map(level_chance).collect()
    }
}

/// Returns the difficulty of a decision; `None` if there is no real choice, or for a mistake that hardly anyone makes.
pub fn difficulty(subject: &JudgedDecision, words: &Words) -> Option<Difficulty> {
    let judged = &subject.judged;
    let trivial = judged.forced
        || judged.kind == Kind::Double && judged.made == Choice::Roll && !judged.counted;
    let is_rare = judged.difficulty < MIN_SHOWN_LOSS && judged.loss >= Preset::XG.error;
    // A link contains the difficulty of plays only.
    let is_unknown = judged.kind != Kind::Checker && judged.candidates.len() < 2;
    if trivial || is_rare || is_unknown {
        return None;
    }
    let [easy, hard] = DIFFICULTY_LIMITS;
    let key = if judged.difficulty < MIN_SHOWN_LOSS {
        "none"
    } else if judged.difficulty < easy {
        "easy"
    } else if judged.difficulty < hard {
        "fair"
    } else {
        "hard"
    };
    let mean = decimal(words, f64::from(judged.difficulty), 3);
    let avoidable = is_avoidable(judged.loss, judged.difficulty, Preset::XG.error);
    Some(Difficulty {
        sentence: words.coach_hard(arg::How(key), arg::Mean(mean)),
        avoidable: avoidable.then(|| words.coach_avoidable()),
    })
}

/// Returns the catalogue key of a level.
const fn level_key(level: Level) -> &'static str {
    match level {
        Level::Beginner => "beginner",
        Level::Casual => "casual",
        Level::Normal => "normal",
        Level::Strong => "strong",
        Level::Expert => "expert",
        Level::Champion => "champion",
        Level::TargetPr(_) => "own",
    }
}
