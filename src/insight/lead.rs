//! Leading sentence about a decision, further reasons, and roll diagrams.

use engine::{Candidate, CubeAction};
use record::print_opponent_play;
use review::{Kind, MIN_SHOWN_LOSS, Preset};
use rules::{Board, Choice, Point};
use words::{Words, arg, chance_lost};

use crate::{
    CubeScale, Explanation,
    cube::scale,
    explain::{
        CubeVerdict, Detail, Lead, SentenceContext, Voice, choice_name, fault, lead, missed,
        plain_better, plain_deed, plain_fault, plain_hit, plain_lead, sentence, verdict,
        without_numbers,
    },
    reasons::{
        Compared, CubeFacts, MIN_EXPLAINED_LOSS, Reason, RollEvent, RollGrid, hits, roll_grids,
    },
};

/// Diagram of the rolls that a reason counts after one of two plays, as a grid of 36 cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RollPicture {
    /// Grid with the counted rolls marked.
    pub grid: RollGrid,
    /// Phrase with the number of rolls, such as "17 of 36 rolls hit".
    pub count: String,
    /// "Your play", or the play in notation.
    pub play: String,
}

impl Explanation {
    /// Returns `true` if the actual choice is the best choice or has the same equity.
    pub fn is_right(&self) -> bool {
        self.subject().judged.loss < MIN_SHOWN_LOSS
    }

    /// Returns the two choices that the reasons compare: the actual choice and the best one or, if the actual choice is
    /// correct, the next choice that is clearly worse and the best one. `None` if no two choices differ clearly in
    /// equity.
    pub(crate) fn compared(&self) -> Option<Compared<Candidate>> {
        let judged = &self.subject().judged;
        let best = *self.subject().best()?;
        let made = if self.is_right() {
            *judged
                .candidates
                .iter()
                .find(|one| one.loss.0 >= MIN_EXPLAINED_LOSS)?
        } else {
            *self.subject().made()?
        };
        (made.loss.0 >= MIN_EXPLAINED_LOSS).then_some(Compared { made, best })
    }

    /// Returns the leading sentence: the fault of the actual choice and the merit of the best one, a verdict on a cube
    /// action, or praise with a reason.
    ///
    /// The sentence is available before the engine has answered, and changes once when the answer arrives. `voice` says
    /// which player the reader is.
    pub fn lead(&self, words: &Words, voice: &Voice) -> String {
        self.first_sentence(words, voice, |lead| {
            if self.is_right() {
                lead.text()
            } else {
                lead.after_mistake(words)
            }
        })
    }

    /// Returns the answer to why a play was made: the [leading sentence](Self::lead) or, for a mistake, its size and
    /// cost, its fault, and the better play with its merit. Without details, the answer names one reason only.
    pub fn account(&self, words: &Words, voice: &Voice, detail: Detail) -> String {
        let judged = &self.subject().judged;
        if detail == Detail::Plain && !judged.forced {
            return self.plain_account(words, voice);
        }
        if judged.kind != Kind::Checker || judged.loss < MIN_EXPLAINED_LOSS {
            return self.lead(words, voice);
        }
        let mistake = words.sentence(words.mistake_loses(
            arg::Percent(chance_lost(words, judged.loss).unwrap_or_default()),
            arg::Size(Preset::XG.size(judged.loss)),
            arg::What("play"),
        ));
        let best = self.name_of_best(words, voice);
        let (fault, merit) = match self.play_lead(words, voice) {
            Some(lead) => (lead.fault, lead.merit),
            None => (None, None),
        };
        let better = match merit {
            Some(merit) if merit.contains(&best) => words.lead_instead(merit),
            _ => words.lead_better(best),
        };
        let parts: Vec<String> = [Some(mistake), fault, Some(better)]
            .into_iter()
            .flatten()
            .collect();
        parts.join(" ")
    }

    fn plain_account(&self, words: &Words, voice: &Voice) -> String {
        let is_mistake = !self.is_right() && self.subject().judged.loss >= MIN_EXPLAINED_LOSS;
        let reason = self.plain_reason(words, voice);
        if is_mistake {
            words.plain_mistake(reason)
        } else {
            reason
        }
    }

    /// Returns one sentence in everyday words about the actual play.
    fn plain_reason(&self, words: &Words, voice: &Voice) -> String {
        let names = self.names(words, voice);
        let context = self.sentence_context(words, voice, &names);
        let (better, this) = (words.plain_better(), words.reason_this(voice.who()));
        let judged = &self.subject().judged;
        if self.is_right() {
            let deed = self.plain_deed(&context, &judged.made, &this);
            let reason = plain_lead(&context, &self.reasons(), true, deed);
            return reason.unwrap_or_else(|| words.lead_right_plain());
        }
        if judged.loss < MIN_EXPLAINED_LOSS {
            let deed = self.plain_deed(&context, &judged.made, &this);
            let parts: Vec<String> = [Some(words.plain_close()), deed]
                .into_iter()
                .flatten()
                .collect();
            return parts.join(" ");
        }
        let reason = plain_hit(&context, &self.missed_hits(), &better).or_else(|| {
            let best = self.subject().best()?;
            let deed = self.plain_deed(&context, &best.choice, &better);
            plain_lead(&context, &self.reasons(), false, deed)
        });
        reason.unwrap_or_else(|| plain_better(&context))
    }

    /// Returns the part of the [leading sentence](Self::lead) about the actual choice, short enough for a small card;
    /// if there is none, the part about the better play. Without details, the sentence has no notation and no numbers
    /// except those of points.
    pub fn brief(&self, words: &Words, voice: &Voice, detail: Detail) -> String {
        if detail == Detail::Plain && !self.subject().judged.forced {
            let found = self.cube_sentence(words, voice, detail);
            return found.unwrap_or_else(|| self.plain_reason(words, voice));
        }
        self.first_sentence(words, voice, |lead| match &lead.fault {
            Some(fault) => fault.clone(),
            None if self.is_right() => lead.text(),
            None => lead.after_mistake(words),
        })
    }

    fn first_sentence(
        &self,
        words: &Words,
        voice: &Voice,
        part: impl Fn(Lead) -> String,
    ) -> String {
        let judged = &self.subject().judged;
        if judged.forced {
            return words.lead_only();
        }
        match (self.is_right(), self.reason_for_best(words, voice, part)) {
            (true, Some(reason)) => words.lead_right(reason),
            (true, None) => words.lead_right_plain(),
            (false, Some(text)) => text,
            (false, None) => {
                let best = self.name_of_best(words, voice);
                if judged.loss < MIN_EXPLAINED_LOSS {
                    words.lead_close(best)
                } else {
                    words.lead_better(best)
                }
            }
        }
    }

    /// Returns one reason for the best choice, as a hint before the player decides; `None` until the engine has
    /// answered, or if several choices have nearly the same equity. The subject must have been judged as if the best
    /// choice had been made; if this judgement prefers another choice, it has no reason to give.
    pub fn hint(&self, words: &Words, detail: Detail) -> Option<String> {
        let subject = self.subject();
        let judged_best = subject.best()?;
        if judged_best.choice != subject.judged.made {
            return None;
        }
        if detail == Detail::Full {
            return self.reason_for_best(words, &Voice::You, |lead| lead.text());
        }
        self.cube_sentence(words, &Voice::You, detail).or_else(|| {
            let names = self.names(words, &Voice::You);
            let context = self.sentence_context(words, &Voice::You, &names);
            // A beginner sees a hit before any other merit.
            let this = words.reason_this(Voice::You.who());
            let hit = plain_hit(&context, &self.hits_of(&judged_best.choice), &this);
            let deed = self.plain_deed(&context, &judged_best.choice, &this);
            let deed = deed.filter(|_| self.is_told());
            hit.or_else(|| plain_lead(&context, &self.reasons(), true, deed))
        })
    }

    /// Returns one sentence about the fault of the actual choice or, if it has none, a hint at the merit of the best
    /// play without naming that play. For a cube action, returns the verdict. `None` until the engine has answered, or
    /// if the choice is correct.
    pub fn mistake(&self, words: &Words, detail: Detail) -> Option<String> {
        if self.is_right() {
            return None;
        }
        let is_plain = detail == Detail::Plain;
        if let Some(found) = self.cube_sentence(words, &Voice::You, detail) {
            return Some(found);
        }
        if is_plain && self.is_told() && !self.missed_hits().is_empty() {
            return Some(words.look_for("hits"));
        }
        let (names, reasons) = (self.names(words, &Voice::You), self.reasons());
        let context = self.sentence_context(words, &Voice::You, &names);
        let mut significant = reasons.iter().filter(|reason| !reason.is_slight());
        let fault_of = if is_plain { plain_fault } else { fault };
        let fault = significant
            .clone()
            .find_map(|reason| fault_of(&context, reason));
        fault.or_else(|| Some(words.look_for(significant.find_map(missed)?)))
    }

    /// Returns the points on which a play hits, lowest first; empty for a cube action.
    fn hits_of(&self, choice: &Choice) -> Vec<Point> {
        let boards = self.boards(choice);
        boards.map_or_else(Vec::new, |(before, after)| hits(&before, &after).collect())
    }

    /// Returns the positions before and after a play, from the view of the player who decides; `None` for a cube action.
    fn boards(&self, choice: &Choice) -> Option<(Board, Board)> {
        let decision = &self.subject().decision;
        let (Choice::Play(play), Some(roll)) = (choice, decision.roll()) else {
            return None;
        };
        let after = decision.board().play(roll, play).ok()?;
        Some((*decision.board(), after.flipped()))
    }

    /// Returns the sentence with the subject `play` about what a play does on the board; `None` for a cube action.
    fn plain_deed(&self, context: &SentenceContext, choice: &Choice, play: &str) -> Option<String> {
        let (before, after) = self.boards(choice)?;
        plain_deed(context, &before, &after, play)
    }

    /// Returns the points on which the best play hits, if the actual play hits none.
    fn missed_hits(&self) -> Vec<Point> {
        let subject = self.subject();
        match subject.best() {
            Some(best) if self.hits_of(&subject.judged.made).is_empty() => {
                self.hits_of(&best.choice)
            }
            _ => Vec::new(),
        }
    }

    /// Returns one sentence about the best choice and the reason for it, before the player decides. The subject must
    /// have been judged as if the best choice had been made.
    pub fn advice(&self, words: &Words, voice: &Voice) -> String {
        if self.subject().judged.forced {
            return words.lead_only();
        }
        let reason = self.reason_for_best(words, voice, |lead| lead.text());
        reason.unwrap_or_else(|| words.review_best(self.name_of_best(words, voice)))
    }

    /// Returns the verdict on a cube action as a sentence, without numbers if no details are wanted.
    fn cube_sentence(&self, words: &Words, voice: &Voice, detail: Detail) -> Option<String> {
        let found = self.cube_verdict()?;
        let found = match detail {
            Detail::Full => found,
            Detail::Plain => without_numbers(found),
        };
        Some(verdict(words, voice, &found))
    }

    /// Returns the verdict on a cube action, or `part` of the leading sentence about a play.
    fn reason_for_best(
        &self,
        words: &Words,
        voice: &Voice,
        part: impl Fn(Lead) -> String,
    ) -> Option<String> {
        let verdict = self.cube_sentence(words, voice, Detail::Full);
        verdict.or_else(|| self.play_lead(words, voice).map(part))
    }

    /// Returns sentences for the reasons that [`Self::lead`] does not cover.
    pub fn others(&self, words: &Words, voice: &Voice) -> Vec<String> {
        let lead = self.play_lead(words, voice);
        let covered = lead.map(|lead| lead.covered).unwrap_or_default();
        let all = self.reasons().into_iter().enumerate();
        let rest = all.filter(|(nth, _)| !covered.contains(nth));
        let names = self.names(words, voice);
        rest.map(|(_, reason)| sentence(&self.sentence_context(words, voice, &names), &reason))
            .collect()
    }

    /// Returns the diagrams for the rolls that the leading sentence counts, after the actual play and after the best
    /// play. If it counts none, returns the rolls that another reason counts, or else the rolls that hit. `None` for a
    /// cube action, or if the two counts hardly differ.
    pub fn roll_pictures(&self, words: &Words, voice: &Voice) -> Option<Compared<RollPicture>> {
        let both = self.compared()?;
        let decision = &self.subject().decision;
        let after = Compared {
            made: both.made.after?,
            best: both.best.after?,
        };
        let grids = roll_grids(decision.board(), &after, &self.leading_first(words))?;
        let is_told = matches!(grids.event, RollEvent::BearOff(_));
        if !is_told && grids.rolls.map(|grid| grid.count()).are_close() {
            return None;
        }
        let what = event_key(grids.event);
        let names = self.names(words, voice);
        let picture = |grid: RollGrid, play: String| RollPicture {
            grid,
            count: words.grid_rolls(arg::Count(grid.count().count()), arg::What(what)),
            play,
        };
        let made = if self.is_right() {
            names.made
        } else {
            words.grid_made(voice.who())
        };
        Some(Compared {
            made: picture(grids.rolls.made, made),
            best: picture(grids.rolls.best, names.best),
        })
    }

    /// Returns the cube scale from the deciding player's perspective; `None` for a checker play, and until the engine
    /// has answered.
    pub fn cube_scale(&self) -> Option<CubeScale> {
        scale(self.cube()?, self.subject().judged.kind)
    }

    /// Returns the reasons, starting with those that the leading sentence covers.
    fn leading_first(&self, words: &Words) -> Vec<Reason> {
        let covered = self.play_lead(words, &Voice::You).map(|lead| lead.covered);
        let covered = covered.unwrap_or_default();
        let reasons = self.reasons();
        let first = covered.iter().filter_map(|nth| reasons.get(*nth));
        let rest = reasons.iter().enumerate();
        let rest = rest.filter(|(nth, reason)| !covered.contains(nth) && !reason.is_slight());
        first
            .chain(rest.map(|(_, reason)| reason))
            .copied()
            .collect()
    }

    fn play_lead(&self, words: &Words, voice: &Voice) -> Option<Lead> {
        if self.subject().judged.kind != Kind::Checker {
            return None;
        }
        let names = self.names(words, voice);
        let context = self.sentence_context(words, voice, &names);
        lead(&context, &self.reasons(), self.is_right())
    }

    fn sentence_context<'a>(
        &self,
        words: &'a Words,
        voice: &'a Voice,
        names: &'a Compared<String>,
    ) -> SentenceContext<'a> {
        SentenceContext {
            words,
            voice,
            made: self.is_right().then_some(names.made.as_str()),
            best: &names.best,
        }
    }

    /// Returns the names of the two choices that the reasons compare.
    fn names(&self, words: &Words, voice: &Voice) -> Compared<String> {
        let made = self
            .compared()
            .map(|both| self.name(&both.made.choice, words, voice));
        Compared {
            made: made.unwrap_or_default(),
            best: self.name_of_best(words, voice),
        }
    }

    fn name_of_best(&self, words: &Words, voice: &Voice) -> String {
        let best = self.subject().best();
        best.map(|best| self.name(&best.choice, words, voice))
            .unwrap_or_default()
    }

    /// Returns the name of a choice. Plays are wrapped in bidirectional isolates in right-to-left languages.
    fn name(&self, choice: &Choice, words: &Words, voice: &Voice) -> String {
        let board = self.subject().decision.board();
        let name = match choice {
            Choice::Play(play) if voice.is_renumbered() && !play.is_empty() => {
                print_opponent_play(board, play)
            }
            _ => choice_name(board, choice, words),
        };
        let is_turned = matches!(choice, Choice::Play(_)) && words.language().direction() == "rtl";
        if is_turned {
            format!("\u{2066}{name}\u{2069}")
        } else {
            name
        }
    }

    /// Returns the verdict on the cube action; `None` for a checker play, and until the engine has answered.
    fn cube_verdict(&self) -> Option<CubeVerdict> {
        let facts = self.cube()?;
        let best = self.subject().best()?.choice;
        let (has, needs) = (facts.win.complement(), facts.here.take_point());
        Some(match (self.subject().judged.kind, best) {
            (Kind::Answer, Choice::Take) => CubeVerdict::Take { has, needs },
            (Kind::Answer, Choice::Drop) => CubeVerdict::Drop { has, needs },
            (Kind::Answer, Choice::Beaver) => CubeVerdict::Beaver,
            (Kind::Double, Choice::Double) => doubling(facts),
            (Kind::Double, Choice::Roll) => waiting(facts),
            _ => return None,
        })
    }
}

/// Returns the verdict for a position in which doubling is correct.
fn doubling(facts: &CubeFacts) -> CubeVerdict {
    match facts.action {
        CubeAction::DoublePass => CubeVerdict::Cash {
            has: facts.win.complement(),
            needs: facts.here.take_point(),
        },
        _ => CubeVerdict::Double {
            has: facts.win,
            from: facts.here.opens,
        },
    }
}

/// Returns the verdict for a position in which not doubling is correct.
const fn waiting(facts: &CubeFacts) -> CubeVerdict {
    match facts.action {
        CubeAction::TooGood => CubeVerdict::TooGood {
            gammons: facts.gammons,
        },
        _ if facts.beaver => CubeVerdict::WaitForBeaver,
        _ => CubeVerdict::Wait {
            has: facts.win,
            from: facts.here.opens,
        },
    }
}

/// Returns the catalogue key of a roll event.
const fn event_key(event: RollEvent) -> &'static str {
    match event {
        RollEvent::Hit => "hit",
        RollEvent::Enter => "enter",
        RollEvent::TheyEscape | RollEvent::YouEscape => "escape",
        RollEvent::TheyMake(_) | RollEvent::YouMake(_) => "make",
        RollEvent::BearOff(_) => "off",
        RollEvent::TheyDoWell | RollEvent::YouDoWell => "well",
    }
}
