//! Submission of answers: verdicts, and effects that store the results.

use engine::Analysis;
use rules::Decision;

use crate::{
    AskedExercise, CardChange, Effect, Exercise, GivenAnswer, Judgement, LoggedAnswer, Mark, Model,
    SessionQuestion, State, Verdict, is_right, race_answer,
};

impl Model {
    pub(crate) fn submit(&mut self, given: GivenAnswer, now: u64) -> Vec<Effect> {
        let task = match &self.state {
            State::Asking(task) | State::Failed(task, _) => task.clone(),
            _ => return Vec::new(),
        };
        let right = match (&task.exercise, given) {
            (Exercise::Race(board), GivenAnswer::Answer(answer)) => {
                race_answer(board) == Some(answer)
            }
            (Exercise::Race(_) | Exercise::Decide(..), GivenAnswer::Number(_)) => {
                return Vec::new();
            }
            (exercise, GivenAnswer::Number(number)) => {
                let target = exercise.target();
                target.is_some_and(|target| target.accepts(number))
            }
            (_, GivenAnswer::Nothing) | (Exercise::Decide(..), GivenAnswer::Answer(_)) => false,
            _ => return Vec::new(),
        };
        let Exercise::Decide(decision, known) = &task.exercise else {
            return self.finish(task, given, right, None, now);
        };
        let answer = match given {
            GivenAnswer::Answer(answer) => Some(answer),
            _ => None,
        };
        let known = known
            .as_ref()
            .map(|known| answer.map(|answer| known.loss(answer)));
        match known {
            Some(None) => self.finish(task, given, false, None, now),
            Some(Some(Some(loss))) => self.finish(task, given, is_right(loss), Some(loss), now),
            None | Some(Some(None)) => {
                let decision = Box::new(*decision);
                self.state = State::Judging(task, given);
                vec![Effect::Judge(decision, answer)]
            }
        }
    }

    pub(crate) fn judged(
        &mut self,
        decision: &Decision,
        analysis: &Analysis,
        now: u64,
    ) -> Vec<Effect> {
        let State::Judging(task, given) = &self.state else {
            return Vec::new();
        };
        let (mut task, given) = (task.clone(), *given);
        let Exercise::Decide(current, known) = &mut task.exercise else {
            return Vec::new();
        };
        if current != decision {
            return Vec::new();
        }
        let found = Judgement::of_analysis(decision, analysis);
        let loss = match given {
            GivenAnswer::Answer(answer) => found.loss(answer),
            _ => None,
        };
        // The stored judgement is at least as deep, and lacks only the player's answer.
        match (known.as_mut(), given, loss) {
            (Some(known), GivenAnswer::Answer(answer), Some(loss)) => {
                known.losses.push((answer, loss));
                known.other = Some((answer, found.plies));
                known.losses.sort_by(|a, b| a.1.total_cmp(&b.1));
            }
            _ => *known = Some(found),
        }
        self.finish(task, given, loss.is_some_and(is_right), loss, now)
    }

    fn finish(
        &mut self,
        mut task: AskedExercise,
        given: GivenAnswer,
        right: bool,
        loss: Option<f32>,
        now: u64,
    ) -> Vec<Effect> {
        let elapsed_ms = now.saturating_sub(task.asked);
        let verdict = Verdict {
            given,
            right,
            loss,
            elapsed_ms,
        };
        if self.is_shown_only() {
            self.state = State::Judged(task, verdict);
            return Vec::new();
        }
        self.tally.answered += 1;
        self.tally.right += u32::from(right);
        self.tally.elapsed_ms += elapsed_ms;
        self.answered.push(SessionQuestion {
            mark: if right { Mark::Right } else { Mark::Wrong },
            decision: task.exercise.board_decision(),
        });
        self.run = if right { self.run + 1 } else { 0 };
        let mut effects = Vec::new();
        if let Some(topic) = self.topic
            && self.bests.note(topic, self.run)
        {
            effects.push(Effect::StoreBests(self.bests.to_text()));
        }
        if let Some(topic) = self.topic {
            let answer = LoggedAnswer {
                topic,
                fact: task.exercise.fact(),
                right,
                elapsed_ms,
                at: now,
            };
            self.log.add(&answer);
            if let Some(fact) = &answer.fact {
                self.facts.answered(fact, right, now);
            }
            effects.push(Effect::Log(answer));
        }
        if let Some(card) = &mut task.card {
            let change = CardChange::Answered {
                found: right,
                at: now,
            };
            effects.push(Effect::Change(Box::new(card.clone()), change));
            card.apply(change);
            self.replace(card);
        }
        self.state = State::Judged(task, verdict);
        effects
    }
}

#[cfg(test)]
mod tests {
    use dice::Seed;

    use super::*;
    use crate::{Kind, Msg, Topic};

    const NOW: u64 = 1_700_000_000_000;
    const MINUTE: u64 = 60_000;

    fn fact(room: &Model) -> String {
        let exercise = room.task().map(|task| &task.exercise);
        exercise.and_then(Exercise::fact).expect("a fact")
    }

    /// Answers the current question at `at`, and returns the key of its fact.
    fn answer(room: &mut Model, is_right: bool, at: u64) -> String {
        let key = fact(room);
        let target = room.task().and_then(|task| task.exercise.target());
        let value = target.expect("a number").value + if is_right { 0.0 } else { 9.0 };
        let effects = room.update(Msg::Submit(GivenAnswer::Number(value)), at);
        let logged = effects.iter().any(
            |effect| matches!(effect, Effect::Log(answer) if answer.fact.as_ref() == Some(&key)),
        );
        assert!(logged, "{effects:?}");
        assert_eq!(room.verdict().map(|verdict| verdict.right), Some(is_right));
        room.update(Msg::Next, at);
        key
    }

    #[test]
    fn missed_fact_returns_before_new_ones_once_it_is_due() {
        for kind in Kind::ALL.into_iter().filter(|kind| kind.is_memory()) {
            let mut room = Model::new(Seed([4; 32]));
            room.update(Msg::Choose(Topic::Kind(kind)), NOW);
            let missed = answer(&mut room, false, NOW);
            let mut seen = vec![missed.clone()];
            for _ in 0..3 {
                let next = answer(&mut room, true, NOW + MINUTE);
                assert!(!seen.contains(&next), "{kind:?} repeats {next}");
                seen.push(next);
            }
            // The question on the board was drawn before the fact was due.
            answer(&mut room, true, NOW + 11 * MINUTE);
            assert_eq!(fact(&room), missed, "{kind:?}");
            assert_eq!(room.due_facts(kind, NOW + 11 * MINUTE), 1);
        }
    }

    #[test]
    fn numbers_count_as_correct_only_within_their_tolerance() {
        for kind in Kind::ALL {
            let mut room = Model::new(Seed([5; 32]));
            room.update(Msg::Choose(Topic::Kind(kind)), NOW);
            let target = room.task().and_then(|task| task.exercise.target());
            let Some(target) = target else {
                continue;
            };
            assert!(target.accepts(target.value + target.tolerance), "{kind:?}");
            assert!(
                !target.accepts(target.value - 1.1 * target.tolerance),
                "{kind:?}"
            );
            room.update(Msg::Submit(GivenAnswer::Number(target.value)), NOW);
            assert!(
                room.verdict().is_some_and(|verdict| verdict.right),
                "{kind:?}"
            );
        }
    }
}
