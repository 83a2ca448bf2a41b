//! State of the course room, and its update function.

use dice::{DiceStream, Seed};
use engine::Analysis;
use rules::Decision;

use super::{
    Course, CourseEffect, CourseMsg, CourseProgress, GamePlay, OpenStep, Step, StepPart,
    TaskQuestion, TaskState, is_number, open_step::TRIES, progress::StepTasks,
};
use crate::{GivenAnswer, Judgement, is_right};

/// State of the course room, which shows either the map of the course or one step.
#[derive(Clone, Debug)]
pub struct CourseRoom {
    dice: DiceStream,
    /// Number of pauses in small games so far.
    pauses: u32,
    /// Course data; `None` until it has loaded.
    pub course: Option<Course>,
    /// `true` if the course could not be loaded.
    pub is_missing: bool,
    /// Steps and parts of steps that the player has completed.
    pub progress: CourseProgress,
    /// Open step; `None` on the map.
    pub open: Option<OpenStep>,
}

impl CourseRoom {
    /// Creates a room whose dice are derived from `seed`.
    pub fn new(seed: Seed, progress: CourseProgress) -> Self {
        Self {
            dice: DiceStream::new(seed),
            pauses: 0,
            course: None,
            is_missing: false,
            progress,
            open: None,
        }
    }

    /// Returns the step to continue with; `None` if all are completed.
    pub fn next_step(&self) -> Option<&Step> {
        let course = self.course.as_ref()?;
        let steps = course.steps().map(|step| StepTasks {
            step: step.name.as_str(),
            tasks: step.tasks.len(),
        });
        let next = self.progress.next(&steps.collect::<Vec<_>>())?;
        course.steps().nth(next)
    }

    /// Handles a message and returns the resulting effects.
    pub fn update(&mut self, msg: CourseMsg) -> Vec<CourseEffect> {
        match msg {
            CourseMsg::Course(course, step) => {
                self.is_missing = course.is_none();
                self.course = course;
                self.open = step.and_then(|name| self.opened(&name));
                Vec::new()
            }
            CourseMsg::Submit(given) => self.submit(given),
            CourseMsg::Judged(decision, analysis) => self.judged(&decision, &analysis),
            CourseMsg::Fail => {
                self.change(|_, state| {
                    matches!(state, TaskState::Judging(_)).then_some(TaskState::Failed)
                });
                Vec::new()
            }
            CourseMsg::Show => self.show(),
            CourseMsg::Again => {
                self.change(|_, state| {
                    matches!(state, TaskState::Wrong(_)).then_some(TaskState::Asking)
                });
                Vec::new()
            }
            CourseMsg::Next => self.go_on(),
            CourseMsg::Choose(choice) => {
                self.play(|game, dice| game.is_own_turn() && game.make(&choice, dice))
            }
            CourseMsg::Reply(decision, choice) => self
                .play(|game, dice| game.reply() == Some(*decision) && game.answer(&choice, dice)),
            CourseMsg::Continue(pause) if pause == self.pauses => self.play(GamePlay::go_on),
            CourseMsg::Continue(_) => Vec::new(),
            CourseMsg::Pass => self.play(GamePlay::pass),
            CourseMsg::Restart => {
                self.start_game();
                Vec::new()
            }
        }
    }

    /// Returns the step at its first part that is not yet completed, or at its first part if all are completed.
    fn opened(&mut self, name: &str) -> Option<OpenStep> {
        let course = self.course.as_ref()?;
        let (chapter, step, number) = course.step(name)?;
        let done = self.progress.parts(step);
        let part = if done == step.tasks.len() {
            let game = GamePlay::start(&step.game, &mut self.dice);
            StepPart::Game(Box::new(game))
        } else {
            StepPart::task(if done > step.tasks.len() { 0 } else { done })
        };
        Some(OpenStep {
            chapter: chapter.name.clone(),
            is_plain: chapter.is_plain,
            step: step.clone(),
            number,
            next: course.steps().nth(number).map(|next| next.name.clone()),
            part,
        })
    }

    /// Changes the state of the current task, unless it has already been answered correctly.
    fn change(&mut self, change: impl FnOnce(&mut u8, TaskState) -> Option<TaskState>) {
        if let Some(OpenStep {
            part: StepPart::Task { tries, state, .. },
            ..
        }) = &mut self.open
            && !matches!(state, TaskState::Right(_) | TaskState::Shown(_))
            && let Some(next) = change(tries, *state)
        {
            *state = next;
        }
    }

    fn submit(&mut self, given: GivenAnswer) -> Vec<CourseEffect> {
        let Some((
            task,
            StepPart::Task {
                state: TaskState::Asking | TaskState::Failed,
                ..
            },
        )) = self
            .open
            .as_ref()
            .and_then(|open| Some((open.task()?, &open.part)))
        else {
            return Vec::new();
        };
        let (is_right, judged) = match (&task.question, given) {
            (TaskQuestion::Number { claim, .. }, GivenAnswer::Number(number)) => {
                (is_number(number, claim.number), None)
            }
            (
                TaskQuestion::Decide {
                    decision, answers, ..
                },
                GivenAnswer::Answer(answer),
            ) => {
                let is_intended = answers.contains(&answer);
                (
                    is_intended,
                    (!is_intended).then(|| (Box::new(*decision), answer)),
                )
            }
            _ => return Vec::new(),
        };
        if let Some((decision, answer)) = judged {
            self.change(|_, _| Some(TaskState::Judging(given)));
            vec![CourseEffect::Judge(decision, Some(answer))]
        } else {
            self.verdict(given, is_right)
        }
    }

    fn verdict(&mut self, given: GivenAnswer, is_right: bool) -> Vec<CourseEffect> {
        self.change(|tries, _| {
            if is_right {
                return Some(TaskState::Right(given));
            }
            *tries = tries.saturating_add(1);
            Some(TaskState::Wrong(given))
        });
        self.store_part()
    }

    /// Shows the answer to the current task.
    fn show(&mut self) -> Vec<CourseEffect> {
        let task = self.open.as_ref().and_then(OpenStep::task);
        let answer = task.and_then(|task| task.question.answer_in_words());
        self.change(|tries, _| {
            *tries = TRIES;
            Some(answer.map_or(TaskState::Asking, TaskState::Shown))
        });
        self.store_part()
    }

    /// Records the current task as completed once it has been answered correctly or its answer has been shown.
    fn store_part(&mut self) -> Vec<CourseEffect> {
        match &self.open {
            Some(OpenStep {
                step,
                part:
                    StepPart::Task {
                        nth,
                        state: TaskState::Right(_) | TaskState::Shown(_),
                        ..
                    },
                ..
            }) if self.progress.reach(step, nth + 1) => vec![CourseEffect::Store],
            _ => Vec::new(),
        }
    }

    fn judged(&mut self, decision: &Decision, analysis: &Analysis) -> Vec<CourseEffect> {
        let open = self.open.as_ref();
        let Some((
            TaskQuestion::Decide {
                decision: asked, ..
            },
            StepPart::Task {
                state: TaskState::Judging(given @ GivenAnswer::Answer(answer)),
                ..
            },
        )) = open.and_then(|open| Some((&open.task()?.question, &open.part)))
        else {
            return Vec::new();
        };
        if asked == decision {
            let loss = Judgement::of_analysis(decision, analysis).loss(*answer);
            return self.verdict(*given, loss.is_some_and(is_right));
        }
        Vec::new()
    }

    /// Moves on to the next task or the small game after a right answer.
    fn go_on(&mut self) -> Vec<CourseEffect> {
        let Some(open) = &mut self.open else {
            return Vec::new();
        };
        if let StepPart::Task {
            nth,
            state: TaskState::Right(_) | TaskState::Shown(_),
            ..
        } = open.part
        {
            if nth + 1 < open.step.tasks.len() {
                open.part = StepPart::task(nth + 1);
            } else {
                self.start_game();
            }
        }
        Vec::new()
    }

    fn start_game(&mut self) {
        if let Some(open) = &mut self.open {
            let game = GamePlay::start(&open.step.game, &mut self.dice);
            open.part = StepPart::Game(Box::new(game));
        }
    }

    /// Returns the number of the current pause in the small game; `None` if there is no pause.
    pub fn pause(&self) -> Option<u32> {
        self.game()?.is_paused().then_some(self.pauses)
    }

    /// Returns the small game in progress; `None` during the tasks.
    pub fn game(&self) -> Option<&GamePlay> {
        match &self.open.as_ref()?.part {
            StepPart::Game(game) => Some(game),
            StepPart::Task { .. } => None,
        }
    }

    /// Changes the small game. If `play` returns `true`, pauses after an opponent's roll or play, requests the
    /// opponent's choice, and records the step as completed once the game has been played to its end, won or lost.
    fn play(
        &mut self,
        play: impl FnOnce(&mut GamePlay, &mut DiceStream) -> bool,
    ) -> Vec<CourseEffect> {
        let Some(OpenStep {
            step,
            part: StepPart::Game(game),
            ..
        }) = &mut self.open
        else {
            return Vec::new();
        };
        if !play(game, &mut self.dice) {
            return Vec::new();
        }
        let mut effects = Vec::new();
        if game.is_paused() {
            self.pauses = self.pauses.wrapping_add(1);
            effects.push(CourseEffect::Pause(self.pauses));
        }
        if let Some(decision) = game.reply() {
            effects.push(CourseEffect::Choose(Box::new(decision), game.game().level));
        }
        if game.end().is_some() && self.progress.add(&step.name) {
            effects.push(CourseEffect::Store);
        }
        effects
    }
}
