//! Dispatches the drill room's messages and executes the resulting effects.

use analyst::{Depth, JobEvent, Priority, Query, Report};
use board::{DecisionBoard, Input};
use drill::{
    Answer, AskedExercise, Card, CardChange, Course, Effect, Model, Msg, State, changed,
    read_references,
};
use leptos::prelude::*;
use rules::{Action, Decision};
use words::Part;

use super::{
    reason::{self, choice},
    state::Drill,
    storage, texts,
};
use crate::{
    browser::{database, document, practice, spawn_local, unix_ms},
    rooms::{Shell, asked_card, book, part_files},
};

/// Search depth for judging the player's mistakes and answers, in plies.
const PLIES: u8 = 2;
/// Name under which `xtask` lists the reference positions file.
const FILE: &str = "reference";

/// Enters the room: resumes the session if the player left it to study a question, otherwise shows the topics.
pub(super) fn enter(shell: Shell) -> Drill {
    let from = shell.navigation().left();
    let Some(drill) = Drill::returned(shell, from.as_ref()) else {
        return Drill::new(shell);
    };
    drill.lay();
    drill.show_answer();
    drill
}

/// Loads the room's texts, the course outline and the cards.
pub(super) fn load(drill: Drill) {
    spawn_local(async move {
        part_files::load_texts(&drill.shell.words(), Part::Drill).await;
        // The player may have left the room in the meantime.
        let _gone = drill.speaks.try_set(true);
        let outline = part_files::fetch_outline(&drill.shell.words()).await;
        let _gone = drill.outline.try_set(outline);
        let course = part_files::fetch_file("course").await;
        let course = course.and_then(|data| Course::read(&data).ok());
        let _gone = drill.course.try_set(course);
    });
    spawn_local(async move {
        let cards = database::cards().await;
        let _left = drill.unread.try_set(cards.as_ref().err().copied());
        let cards = cards.unwrap_or_default();
        show(drill, &cards);
        if cards.is_empty() {
            let found = storage::stored_games().await;
            let _left = drill.games.try_set(found);
        }
        if let Some(decision) = asked_card::take() {
            drill.send(Msg::ChooseCard(Box::new(decision)));
        }
    });
}

/// Reloads the cards when the page becomes visible, because another tab may have changed them.
pub(super) fn refresh(drill: Drill) {
    if document().is_none_or(|document| document.hidden()) {
        return;
    }
    spawn_local(async move {
        if let Ok(lines) = database::cards().await {
            let _left = drill.unread.try_set(None);
            show(drill, &lines);
        }
    });
}

fn show(drill: Drill, lines: &[String]) {
    let cards = lines.iter().filter_map(|line| Card::from_line(line));
    drill.send(Msg::Cards(cards.collect()));
}

impl Drill {
    /// Updates the model and executes the resulting effects.
    pub(super) fn send(self, msg: Msg) {
        let now = unix_ms();
        // The player may have left the room in the meantime.
        let Some(before) = self.model.try_with_untracked(place) else {
            return;
        };
        let carry_out = |effect| carry_out(self, effect);
        if !self.change(|model| model.update(msg, now), carry_out) {
            return;
        }
        let after = self.model.with_untracked(place);
        if after.0 != before.0 {
            self.lay();
        }
        if after.1 && after != before {
            self.show_answer();
        }
    }

    /// Shows the current question on the board.
    fn lay(self) {
        let laid = self.model.with_untracked(|model| {
            let laid = model
                .task()
                .and_then(|task| task.exercise.board_decision())?;
            DecisionBoard::new(&laid)
        });
        // The positions are unrelated, so animating the checkers from one to the next would be misleading.
        self.is_laid.set_value(true);
        self.trial.set(laid);
        self.reason.set(None);
        self.wins.set(Vec::new());
        self.typed.set(String::new());
        self.step.set(None);
        let question = self.model.with_untracked(|model| match &model.state {
            State::Shown(_) => model.sheet()?.item()?.note.comment.clone(),
            _ => model.task().map(|task| texts::question(self, task)),
        });
        if let Some(question) = question {
            self.shell.say(&question);
        }
    }

    /// Moves the checkers back, announces the verdict, and requests the explanation.
    fn show_answer(self) {
        self.is_laid.set_value(false);
        self.trial.update(|trial| {
            if let Some(trial) = trial {
                self.words
                    .with_value(|words| trial.input(Input::Do(Action::UndoTurn), words));
            }
        });
        let announcement = self
            .model
            .with_untracked(|model| texts::verdict_announcement(self, model));
        self.shell.say(&announcement);
        reason::find(self);
    }
}

/// Returns the number of the current question, and `true` if it has been answered.
fn place(model: &Model) -> (Option<u32>, bool) {
    let number = model.task().map(|task: &AskedExercise| task.number);
    (number, model.verdict().is_some())
}

/// Executes an effect of the model.
fn carry_out(drill: Drill, effect: Effect) {
    match effect {
        Effect::Fetch => spawn_local(async move {
            let file = part_files::fetch_file(FILE).await.unwrap_or_default();
            drill.send(Msg::References(read_references(&file)));
        }),
        Effect::FetchBook => spawn_local(async move {
            drill.send(Msg::Book(book::fetch().await));
        }),
        Effect::Judge(decision, answer) => judge(drill, *decision, answer),
        Effect::Change(shown_card, change) => spawn_local(async move {
            let stored = store(&shown_card, change).await;
            let _left = drill.lost.try_set(stored.is_none());
            if let Some(card) = stored {
                drill.send(Msg::Stored(Box::new(card)));
            }
        }),
        Effect::StoreBests(text) => practice::store_bests(&text),
        Effect::Log(answer) => practice::store_answer(&answer),
    }
}

/// Applies a change to the stored card, and returns the new card; `None` if it could not be stored.
async fn store(shown_card: &Card, change: CardChange) -> Option<Card> {
    let mut card = None;
    let apply = |line: Option<&str>| {
        card = changed(line, shown_card, change);
        card.as_ref().map(Card::to_line)
    };
    database::change_card(&shown_card.key(), apply).await.ok()?;
    card
}

/// Requests an analysis of a decision in which the answer is evaluated at the same depth as the best choice.
fn judge(drill: Drill, decision: Decision, answer: Option<Answer>) {
    let choice_made = answer.and_then(|answer| choice(&decision, answer));
    let depth = Depth::Plies(PLIES);
    let query = Query::Analyse {
        decision,
        made: choice_made,
        depth,
    };
    let on_event = move |event| match event {
        JobEvent::Found {
            report: Report::Analysis(analysed),
            ..
        } => drill.send(Msg::Judged(Box::new(decision), Box::new(analysed))),
        JobEvent::Found { .. } | JobEvent::Failed(_) => drill.send(Msg::Fail),
        JobEvent::Stopped | JobEvent::Over => {}
    };
    let analyst = drill.shell.analyst();
    analyst.submit(Priority::Hint, vec![query], on_event);
}
