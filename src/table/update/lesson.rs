//! The lesson: its steps one after the other, wrong taps refused in words, and the player's game left as it was.

mod script;

use dice::Seed;
use rules::Action;
use words::Words;

use self::script::{answered, arrive, elapsed, hurry};
use super::{drive, play, refuse, show, update};
use crate::{
    Dialog, Effect, EndOfTurn, Form, Model, Msg, Settings, clock,
    lesson::{Asked, Lesson, STEPS, ask},
    start,
};

/// The waits of a lesson have numbers that those of no game reach, and that differ from those of the lesson before.
const TOKENS: u32 = 1 << 31;

/// Begins the lesson over the game on the table, which waits: not while its clock runs.
pub(super) fn begin(model: &mut Model) -> Vec<Effect> {
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
    lesson.watch = model.watch.afresh();
    lesson.refusals = model.refusals;
    lesson.moments.less_motion = model.moments.less_motion;
    lesson.moments.greeted = true;
    lesson.tokens = TOKENS + (lesson.watch.now() % u64::from(TOKENS / 2)) as u32;
    let mut game = std::mem::replace(model, lesson);
    game.dialog = Dialog::None;
    model.lesson = Some(Box::new(Lesson::over(game)));
    let title = model.words.lesson();
    let mut effects = vec![Effect::Cancel, Effect::Announce(title)];
    effects.extend(arrive(model));
    effects
}

/// The player's settings, but for those that would do or hide what the lesson asks for.
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

/// Returns to the game, which goes on where it was; the first game begins where the lesson was gone through before it.
fn leave(model: &mut Model) -> Vec<Effect> {
    let Some(lesson) = model.lesson.take() else {
        return Vec::new();
    };
    let Lesson { game, answered, .. } = *lesson;
    *model = game;
    if answered == STEPS.len() && start(model).is_some() {
        model.moments.greeted = true;
    }
    // What went on by itself begins anew.
    model.wait = None;
    model.asked = None;
    model.judged.withdraw();
    let mut effects = vec![Effect::Cancel, Effect::Announce(model.words.lesson_left())];
    effects.extend(drive::drive(model));
    effects
}

/// Reacts to a message while there is a lesson.
pub(super) fn react(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::LeaveLesson => leave(model),
        Msg::Tap(_)
        | Msg::TapAgain(_)
        | Msg::TapDice
        | Msg::Lift(_)
        | Msg::Pick(_)
        | Msg::PlayDie(..)
        | Msg::DropOn(_)
        | Msg::Do(_)
        | Msg::AskDouble => hand(model, msg),
        Msg::Elapsed(token) => elapsed(model, token),
        Msg::AskKeys => show(model, Dialog::Keys),
        Msg::AskPosition => show(model, Dialog::Position),
        Msg::CloseDialog => show(model, Dialog::None),
        Msg::DismissNotice => {
            model.dismiss();
            Vec::new()
        }
        // The player's game waits: nothing of it goes on by itself, and nothing is asked about it.
        Msg::GoOn
        | Msg::Engine(_)
        | Msg::EngineDown
        | Msg::Coach(_)
        | Msg::RetryEngine
        | Msg::StartLesson
        | Msg::EnterDie(_)
        | Msg::ClearDie
        | Msg::TakeBackPlay
        | Msg::AskDrop
        | Msg::AskResign
        | Msg::AskNewGame
        | Msg::AskSettings
        | Msg::AskLibrary
        | Msg::AskMenu
        | Msg::AskPlay
        | Msg::TypePlay(_)
        | Msg::AskHelp
        | Msg::AskDice
        | Msg::AskScoreSheet
        | Msg::AskClock
        | Msg::AskCube
        | Msg::SameDice(_)
        | Msg::PlayFrom(_)
        | Msg::Export
        | Msg::Forget(_)
        | Msg::PlayHere
        | Msg::EditClock(_)
        | Msg::StartClock
        | Msg::EditForm(_)
        | Msg::StartGame
        | Msg::Greeted
        | Msg::StartAnyway(_)
        | Msg::Set(_)
        | Msg::ResetSettings
        | Msg::UndoReset
        | Msg::ReplaceStored
        | Msg::RestartAfterGame
        | Msg::Look(_) => Vec::new(),
        Msg::Speak(words) => {
            model.words = words.clone();
            beneath(model, Msg::Speak(words))
        }
        Msg::LessMotion(wanted) => {
            model.moments.less_motion = wanted;
            beneath(model, Msg::LessMotion(wanted))
        }
        Msg::FollowSettings(_) => {
            let effects = beneath(model, msg);
            model.settings = settings_of(model.own().settings);
            effects
        }
        Msg::Time(now) => {
            let _no_clock = clock::pass(model, now);
            beneath(model, Msg::Time(now))
        }
        // What happens around the page.
        Msg::Import(_)
        | Msg::Recalled(_)
        | Msg::DiceBook(_)
        | Msg::SeenDice(_)
        | Msg::Unreadable(..)
        | Msg::KeptAside(..)
        | Msg::GameKept
        | Msg::Elsewhere
        | Msg::Follow(_)
        | Msg::TakenOver(_)
        | Msg::WordsMissing
        | Msg::Seeded(..)
        | Msg::DiceShown
        | Msg::StoreFailed
        | Msg::StoresAgain
        | Msg::PutAsideFailed
        | Msg::UnknownAddress
        | Msg::UpdateReady
        | Msg::Hidden
        | Msg::Shown
        | Msg::FocusLost => beneath(model, msg),
    }
}

/// Tells the waiting game what has happened around the page: what it stores counts, what it would say or do does not.
fn beneath(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let Some(lesson) = &mut model.lesson else {
        return Vec::new();
    };
    let goes_on = |effect: &Effect| {
        matches!(
            effect,
            Effect::Announce(_) | Effect::Cue(_) | Effect::Wait { .. } | Effect::Ask(_)
        )
    };
    let mut effects = update(&mut lesson.game, msg);
    effects.retain(|effect| !goes_on(effect));
    effects
}

/// A hand on the board or the buttons: what is asked for is done, anything else is refused in words.
fn hand(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let Some(lesson) = &model.lesson else {
        return Vec::new();
    };
    model.refused = None;
    if lesson.coming().is_some() {
        return hurry(model);
    }
    let Some(asked) = lesson.waits_for().map(|step| step.asked) else {
        // After the last step the expected button leads to a game of the player's own.
        return match msg {
            Msg::Do(Action::NextGame) => leave(model),
            _ => Vec::new(),
        };
    };
    let rolls = matches!(msg, Msg::Do(Action::ThrowOpening | Action::Roll));
    if asked == Asked::Roll && rolls {
        return answered(model);
    }
    attempt(model, asked.action(), msg)
}

/// Does by the rules what `msg` means, and takes it back unless that is what was `asked` for.
fn attempt(model: &mut Model, asked: Option<Action>, msg: Msg) -> Vec<Effect> {
    let (session, stacks) = (model.session().clone(), model.stacks.clone());
    let known = session.actions();
    let (moments, lifted) = (model.moments, model.lifted);
    let tells = !matches!(msg, Msg::Lift(_) | Msg::DropOn(_));
    let mut effects = play(model, msg).unwrap_or_default();
    effects.retain(|effect| matches!(effect, Effect::Announce(_) | Effect::Cue(_)));
    // Whatever would follow by itself in a game, the lesson says what does.
    model.wait = None;
    model.asked = None;
    match model.session().actions().strip_prefix(&known[..]) {
        Some([]) => {
            let nothing = model.refused.is_none() && model.lifted == lifted;
            if nothing && tells {
                effects.extend(wrong(model, false));
            }
            effects
        }
        Some([done]) if Some(done.action) == asked => {
            effects.extend(answered(model));
            effects
        }
        _ => {
            model.saved.session = session;
            model.stacks = stacks;
            model.moments = moments;
            model.lifted = None;
            wrong(model, true)
        }
    }
}

/// Refuses what is not asked for: what to do now, and whether the other would be `legal` in a game.
fn wrong(model: &mut Model, legal: bool) -> Vec<Effect> {
    match ask(model) {
        Some(ask) if legal => refuse(model, |words| words.lesson_other(ask)),
        Some(ask) => refuse(model, |_| ask),
        None => Vec::new(),
    }
}
