//! State of the course room, and its update function.

use dice::{DiceStream, Seed};
use engine::{Analysis, Level};
use rules::{Choice, Decision};

use super::{Course, CourseProgress, GameEnd, GamePlay, Step, Task, TaskQuestion};
use crate::{Answer, GivenAnswer, Judgement, is_right};

/// Number of wrong attempts after which an arrow shows the answer.
const TRIES: u8 = 2;

/// State of the course room, which shows either the map of the course or one step.
#[derive(Clone, Debug)]
pub struct CourseRoom {
    dice: DiceStream,
    /// Course data; `None` until it has loaded.
    pub course: Option<Course>,
    /// `true` if the course could not be loaded.
    pub is_missing: bool,
    /// Steps that the player has completed.
    pub progress: CourseProgress,
    /// Open step; `None` on the map.
    pub open: Option<OpenStep>,
}

/// Step in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenStep {
    /// Name of the step's chapter.
    pub chapter: String,
    /// Data of the step.
    pub step: Step,
    /// Number of the step in the course, counted from 1.
    pub number: usize,
    /// Name of the next step; `None` if this is the last one.
    pub next: Option<String>,
    /// Part of the step that the player has reached.
    pub part: StepPart,
}

/// Part of a step.
#[derive(Clone, Debug, PartialEq)]
pub enum StepPart {
    /// A task.
    Task {
        /// Index of the task in the step, from 0.
        nth: usize,
        /// Number of wrong attempts.
        tries: u8,
        /// State of the player's answer.
        state: TaskState,
    },
    /// The small game.
    Game(Box<GamePlay>),
}

/// State of the player's answer to a task.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TaskState {
    /// The task awaits an answer.
    Asking,
    /// The engine is evaluating the answer.
    Judging(GivenAnswer),
    /// The engine has failed; the player can answer again.
    Failed,
    /// The answer is wrong.
    Wrong(GivenAnswer),
    /// The answer is right.
    Right(GivenAnswer),
    /// The player has asked for this answer, which no arrow can show: a number or a cube action.
    Shown(GivenAnswer),
}

/// Message handled by the course room.
#[derive(Clone, Debug, PartialEq)]
pub enum CourseMsg {
    /// Delivers the course data, or `None` if it could not be loaded, and opens the named step; without a name, shows
    /// the map.
    Course(Option<Course>, Option<String>),
    /// Submits an answer to the current task.
    Submit(GivenAnswer),
    /// Delivers the engine's analysis of the task's decision.
    Judged(Box<Decision>, Box<Analysis>),
    /// Reports that the engine has failed.
    Fail,
    /// Shows the task's answer: a play with arrows for the player to follow, any other answer in words.
    Show,
    /// Lets the player try the task again.
    Again,
    /// Continues with the next task or the small game after a right answer.
    Next,
    /// Makes the player's choice in the small game: a play or a cube action.
    Choose(Choice),
    /// Passes the player's turn in the small game when there is no legal move.
    Pass,
    /// Delivers the opponent's choice in the small game.
    Reply(Box<Decision>, Choice),
    /// Starts or restarts the small game.
    Restart,
}

/// Request from the course room to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum CourseEffect {
    /// Requests an analysis of this decision that includes the player's answer.
    Judge(Box<Decision>, Option<Answer>),
    /// Requests the opponent's choice in the small game at this level.
    Choose(Box<Decision>, Level),
    /// Saves the course progress.
    Store,
}

impl OpenStep {
    /// Returns the current task; `None` in the small game.
    pub fn task(&self) -> Option<&Task> {
        match self.part {
            StepPart::Task { nth, .. } => self.step.tasks.get(nth),
            StepPart::Game(_) => None,
        }
    }

    /// Returns the answer to show with an arrow; `None` if no arrow is due.
    pub fn shown(&self) -> Option<Answer> {
        let (StepPart::Task { tries, state, .. }, Some(task)) = (&self.part, self.task()) else {
            return None;
        };
        let TaskQuestion::Decide(_, answers) = &task.question else {
            return None;
        };
        match state {
            TaskState::Right(GivenAnswer::Answer(answer)) => Some(*answer),
            TaskState::Wrong(_) if !task.is_shown && *tries < TRIES => None,
            _ if task.is_shown || *tries >= TRIES => answers.first().copied(),
            _ => None,
        }
    }
}

impl CourseRoom {
    /// Creates a room whose dice are derived from `seed`.
    pub fn new(seed: Seed, progress: CourseProgress) -> Self {
        Self {
            dice: DiceStream::new(seed),
            course: None,
            is_missing: false,
            progress,
            open: None,
        }
    }

    /// Returns the first step that is not yet completed; `None` if there is none.
    pub fn first_open(&self) -> Option<&Step> {
        let mut steps = self.course.iter().flat_map(Course::steps);
        steps.find(|step| !self.progress.has(&step.name))
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
            CourseMsg::Show => {
                let task = self.open.as_ref().and_then(OpenStep::task);
                let answer = task.and_then(|task| task.question.answer_in_words());
                self.change(|tries, _| {
                    *tries = TRIES;
                    Some(answer.map_or(TaskState::Asking, TaskState::Shown))
                });
                Vec::new()
            }
            CourseMsg::Again => {
                self.change(|_, state| {
                    matches!(state, TaskState::Wrong(_)).then_some(TaskState::Asking)
                });
                Vec::new()
            }
            CourseMsg::Next => self.go_on(),
            CourseMsg::Choose(choice) => self.choose(&choice, true),
            CourseMsg::Reply(decision, choice) => {
                let pending = self.game().and_then(GamePlay::reply);
                if pending == Some(*decision) {
                    self.choose(&choice, false)
                } else {
                    Vec::new()
                }
            }
            CourseMsg::Pass => {
                if let Some((
                    OpenStep {
                        part: StepPart::Game(game),
                        ..
                    },
                    dice,
                )) = self.open.as_mut().zip(Some(&mut self.dice))
                {
                    game.pass(dice);
                }
                self.after_play()
            }
            CourseMsg::Restart => {
                self.start_game();
                Vec::new()
            }
        }
    }

    fn opened(&self, name: &str) -> Option<OpenStep> {
        let course = self.course.as_ref()?;
        let (chapter, step, number) = course.step(name)?;
        Some(OpenStep {
            chapter: chapter.name.clone(),
            step: step.clone(),
            number,
            next: course.steps().nth(number).map(|next| next.name.clone()),
            part: task(0),
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
            (TaskQuestion::Number(_, claim), GivenAnswer::Number(number)) => {
                ((number - f64::from(claim.number)).abs() < 0.5, None)
            }
            (TaskQuestion::Decide(decision, answers), GivenAnswer::Answer(answer)) => {
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
            self.verdict(given, is_right);
            Vec::new()
        }
    }

    fn verdict(&mut self, given: GivenAnswer, is_right: bool) {
        self.change(|tries, _| {
            if is_right {
                return Some(TaskState::Right(given));
            }
            *tries = tries.saturating_add(1);
            Some(TaskState::Wrong(given))
        });
    }

    fn judged(&mut self, decision: &Decision, analysis: &Analysis) -> Vec<CourseEffect> {
        let open = self.open.as_ref();
        let Some((
            TaskQuestion::Decide(asked, _),
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
            self.verdict(*given, loss.is_some_and(is_right));
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
                open.part = task(nth + 1);
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

    /// Returns the small game in progress; `None` during the tasks.
    pub fn game(&self) -> Option<&GamePlay> {
        match &self.open.as_ref()?.part {
            StepPart::Game(game) => Some(game),
            StepPart::Task { .. } => None,
        }
    }

    fn choose(&mut self, choice: &Choice, is_own: bool) -> Vec<CourseEffect> {
        let Some(OpenStep {
            part: StepPart::Game(game),
            ..
        }) = &mut self.open
        else {
            return Vec::new();
        };
        if game.is_own_turn() != is_own || !game.make(choice, &mut self.dice) {
            return Vec::new();
        }
        self.after_play()
    }

    /// Requests the opponent's choice, or records the step as completed once the game has reached its goal.
    fn after_play(&mut self) -> Vec<CourseEffect> {
        let Some(game) = self.game() else {
            return Vec::new();
        };
        if let Some(decision) = game.reply() {
            return vec![CourseEffect::Choose(Box::new(decision), game.game().level)];
        }
        let name = self.open.as_ref().map(|open| open.step.name.clone());
        let reached = game.end() == Some(GameEnd::Reached);
        match name.filter(|name| reached && !self.progress.has(name)) {
            Some(name) => {
                self.progress.add(&name);
                vec![CourseEffect::Store]
            }
            None => Vec::new(),
        }
    }
}

const fn task(nth: usize) -> StepPart {
    StepPart::Task {
        nth,
        tries: 0,
        state: TaskState::Asking,
    }
}
