//! Runs the lesson: handles its steps in order, refuses any other input with an explanation, and preserves the player's
//! game.

mod script;

use std::ops::ControlFlow;

use board::Input;
use dice::Seed;
use rules::Action;
use terms::Form;
use words::Words;

use self::script::{answered, arrive, hurry, timer_fired};
use super::{
    actions, coach,
    common::{refuse, show},
    input,
};
use crate::{
    BackupMsg, ClockMsg, Dialog, DiceMsg, Effect, EndOfTurn, LessonMsg, Model, Msg, NewGameMsg,
    PageMsg, Panel, Settings, SettingsMsg, TabsMsg, start,
    state::model::Lesson,
    texts::clock,
    view::lesson::{STEPS, Task, for_now},
};
/// First timer token of a lesson; game tokens are smaller, and tokens from earlier lessons differ.
const TOKENS: u32 = 1 << 31;

/// Begins the lesson and suspends the game on the table; refused while the game's clock is running.
fn begin(model: &mut Model) -> Vec<Effect> {
    if clock::running(model).is_some() {
        return refuse(model, Words::no_not_now);
    }
    let form = Form::first();
    let mut lesson = Model::new(
        form.ruleset(),
        form.seats(),
        Seed([0; 32]),
        settings_of(model.settings),
        model.words.clone(),
    );
    lesson.watch = model.watch.restarted();
    lesson.refusals = model.refusals;
    lesson.timing.less_motion = model.timing.less_motion;
    lesson.start_card_answered = true;
    lesson.tokens = TOKENS + (lesson.watch.now() % u64::from(TOKENS / 2)) as u32;
    let mut game = std::mem::replace(model, lesson);
    game.dialog = Dialog::None;
    model.lesson = Some(Box::new(Lesson::over(game)));
    let title = model.words.lesson();
    let mut effects = vec![Effect::Cancel, Effect::Announce(title)];
    effects.extend(arrive(model));
    effects
}

/// Returns the player's settings without those that would perform or hide lesson steps.
const fn settings_of(settings: Settings) -> Settings {
    Settings {
        show_targets: true,
        end_of_turn: EndOfTurn::ByHand,
        auto_forced: false,
        auto_bear_off: false,
        auto_roll: false,
        ..settings
    }
}

/// Returns to the suspended game. After completing the lesson on a first visit, the player's first game begins.
fn leave(model: &mut Model) -> Vec<Effect> {
    let Some(lesson) = model.lesson.take() else {
        return Vec::new();
    };
    let Lesson { game, answered, .. } = *lesson;
    *model = game;
    if answered == STEPS.len() && start(model).is_some() {
        model.start_card_answered = true;
    }
    // Automatic actions start again.
    model.wait = None;
    model.pending_choice = None;
    model.judged.withdraw();
    coach::cancel_request(model);
    let mut effects = vec![Effect::Cancel, Effect::Announce(model.words.lesson_left())];
    effects.extend(actions::advance(model));
    effects.extend(coach::ask(model));
    effects
}

/// Restarts the lesson over the same suspended game, once its last step has been answered.
fn repeat(model: &mut Model) -> Vec<Effect> {
    let is_over = |lesson: &mut Box<Lesson>| lesson.answered == STEPS.len();
    let Some(lesson) = model.lesson.take_if(is_over) else {
        return Vec::new();
    };
    *model = lesson.game;
    begin(model)
}

/// Starts the lesson; ignores a request to leave, since no lesson is running.
pub(super) fn handle(model: &mut Model, msg: LessonMsg) -> Vec<Effect> {
    match msg {
        LessonMsg::Start => begin(model),
        LessonMsg::Leave => Vec::new(),
    }
}

/// Handles a message during the lesson; returns `Continue` with a message that the suspended game must handle.
pub(super) fn update(model: &mut Model, msg: Msg) -> ControlFlow<Vec<Effect>, Msg> {
    ControlFlow::Break(match msg {
        Msg::Lesson(LessonMsg::Leave) => leave(model),
        Msg::Lesson(LessonMsg::Start) => repeat(model),
        Msg::Input(input) => try_input(model, input),
        Msg::TimerFired(token) => timer_fired(model, token),
        Msg::Open(Panel::Keys) => show(model, Dialog::Keys),
        Msg::Open(Panel::Position) => show(model, Dialog::Position),
        Msg::CloseDialog => show(model, Dialog::None),
        Msg::DismissNotice => {
            model.dismiss();
            Vec::new()
        }
        // Browser events that concern the page; some of them also change the lesson.
        Msg::Clock(ClockMsg::Tick(_))
        | Msg::Store(_)
        | Msg::Backup(BackupMsg::Import(_))
        | Msg::Dice(DiceMsg::SeedDrawn(..) | DiceMsg::FingerprintShown)
        | Msg::NewGame(NewGameMsg::ChoicesLoaded(_))
        | Msg::Settings(SettingsMsg::WordsLoaded(_) | SettingsMsg::WordsFailed)
        | Msg::Tabs(
            TabsMsg::OtherTabPlays
            | TabsMsg::GameSaved(_)
            | TabsMsg::SettingsSaved(_)
            | TabsMsg::TakenOver(_),
        )
        | Msg::Page(
            PageMsg::ReducedMotion(_)
            | PageMsg::UpdateReady
            | PageMsg::UnknownAddress
            | PageMsg::Hidden
            | PageMsg::Shown
            | PageMsg::Blurred,
        ) => {
            follow_page(model, &msg);
            return ControlFlow::Continue(msg);
        }
        // The suspended game has no automatic events, and messages about it are ignored.
        Msg::Play(_)
        | Msg::Engine(_)
        | Msg::Coach(_)
        | Msg::LookBack(_)
        | Msg::Open(_)
        | Msg::Backup(_)
        | Msg::Clock(_)
        | Msg::Dice(_)
        | Msg::NewGame(_)
        | Msg::Settings(_)
        | Msg::Tabs(TabsMsg::TakeOver)
        | Msg::Page(PageMsg::UpdateAfterGame) => Vec::new(),
    })
}

/// Applies a browser event to the lesson.
fn follow_page(model: &mut Model, msg: &Msg) {
    match msg {
        Msg::Settings(SettingsMsg::WordsLoaded(words)) => model.words = words.clone(),
        Msg::Page(PageMsg::ReducedMotion(wanted)) => model.timing.less_motion = *wanted,
        Msg::Tabs(TabsMsg::SettingsSaved(stored)) => {
            let unchanged = |_| model.own().settings;
            model.settings = settings_of(stored.as_ref().map_or_else(unchanged, |stored| *stored));
        }
        Msg::Clock(ClockMsg::Tick(now)) => {
            let _no_clock = clock::pass(model, *now);
        }
        _ => {}
    }
}

/// Removes effects that would continue the suspended game or make announcements; effects that store data remain.
pub(super) fn without_game_effects(mut effects: Vec<Effect>) -> Vec<Effect> {
    let continues_game = |effect: &Effect| {
        matches!(
            effect,
            Effect::Announce(_) | Effect::Cue(_) | Effect::Wait { .. } | Effect::Ask(..)
        )
    };
    effects.retain(|effect| !continues_game(effect));
    effects
}

/// Performs the step requested by the lesson; refuses any other input with an explanation.
fn try_input(model: &mut Model, input: Input) -> Vec<Effect> {
    let Some(lesson) = &model.lesson else {
        return Vec::new();
    };
    model.refused = None;
    if lesson.coming().is_some() {
        return hurry(model);
    }
    let Some(task) = lesson.waits_for().map(|step| step.task) else {
        // After the last step, the primary button starts a game of the player's own.
        return match input {
            Input::Do(Action::NextGame) => leave(model),
            _ => Vec::new(),
        };
    };
    let rolls = matches!(input, Input::Do(Action::RollOpening | Action::Roll));
    if task == Task::Roll && rolls {
        return answered(model);
    }
    attempt(model, task.action(), input)
}

/// Performs `input` by the rules, and undoes it unless it is the `requested` action.
fn attempt(model: &mut Model, requested: Option<Action>, input: Input) -> Vec<Effect> {
    let (session, hand) = (model.session().clone(), model.hand.clone());
    let known = session.actions();
    let timing = model.timing;
    let tells = !matches!(input, Input::Lift(_) | Input::DropOn(_));
    let mut effects = input::handle(model, input);
    effects.retain(|effect| matches!(effect, Effect::Announce(_) | Effect::Cue(_)));
    // The lesson script determines the events that follow, so automatic actions are dropped.
    model.wait = None;
    model.pending_choice = None;
    match model.session().actions().strip_prefix(&known[..]) {
        Some([]) => {
            let nothing = model.refused.is_none() && model.hand.lifted() == hand.lifted();
            if nothing && tells {
                effects.extend(wrong(model));
            }
            effects
        }
        Some([done]) if Some(done.action) == requested => {
            effects.extend(answered(model));
            effects
        }
        _ => {
            model.saved.session = session;
            model.hand = hand;
            model.hand.put_down();
            model.timing = timing;
            wrong(model)
        }
    }
}

/// Refuses an input with the current step's text.
fn wrong(model: &mut Model) -> Vec<Effect> {
    match for_now(model) {
        Some(now) => refuse(model, |_| now),
        None => Vec::new(),
    }
}
