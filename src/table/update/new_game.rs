//! Replaces the game on the table with a new game; an unfinished game is set aside first.

use board::Hand;
use record::Start;
use rules::{Action, Session};
use terms::Form;

use super::{
    actions, announce,
    common::{save, show},
    fair, release,
};
use crate::{
    AfterSetAside, Dialog, Effect, Model, Msg, NewGameMsg, NewSession, Notice, StorageFull,
    is_finished, start as first_visit, state::model::StorageState,
};

/// Handles the options for a new game, and its start.
pub(super) fn handle(model: &mut Model, msg: NewGameMsg) -> Vec<Effect> {
    match msg {
        NewGameMsg::Choose(chosen) => show(model, Dialog::NewGame(*chosen)),
        NewGameMsg::Change(change) => {
            if let Dialog::NewGame(chosen) = &mut model.dialog {
                chosen.form.apply(change);
            }
            Vec::new()
        }
        NewGameMsg::Start => start(model),
        NewGameMsg::StartWithoutSaving(chosen) => start_without_saving(model, &chosen),
        NewGameMsg::FromPosition(start) => choose_from(model, start),
        NewGameMsg::SameDice(seed) => fair::same_dice(model, seed),
        NewGameMsg::ChoicesLoaded(form) => choices_loaded(model, *form),
        NewGameMsg::BeginFirst(form) => begin_first(model, *form),
    }
}

/// Begins the game chosen on a first visit. The game against the easiest level is already on the table.
fn begin_first(model: &mut Model, form: Form) -> Vec<Effect> {
    if first_visit(model).is_none() {
        return Vec::new();
    }
    model.start_card_answered = true;
    if form == Form::first() {
        return Vec::new();
    }
    begin(model, &form.into())
}

/// Starts the chosen game, after setting aside an unfinished game on the table.
fn start(model: &mut Model) -> Vec<Effect> {
    let Dialog::NewGame(chosen) = &model.dialog else {
        return Vec::new();
    };
    if chosen.form.to_mend().is_some() {
        return Vec::new();
    }
    let chosen = chosen.clone();
    if !is_unfinished(model) {
        return begin(model, &chosen);
    }
    let begin = AfterSetAside::Start(Box::new(chosen));
    vec![Effect::SetAside(vec![model.saved.to_text()], begin)]
}

/// Shows the options of the last game that was started, unless the player has already changed an option.
fn choices_loaded(model: &mut Model, form: Form) -> Vec<Effect> {
    let opened = NewSession::after(&model.saved);
    let Dialog::NewGame(shown) = &model.dialog else {
        return Vec::new();
    };
    if *shown == opened {
        model.dialog = Dialog::NewGame(form.into());
    } else if let Some(start) = &shown.start
        && *shown == NewSession::from_start(&opened.form, start.clone())
    {
        model.dialog = Dialog::NewGame(NewSession::from_start(&form, start.clone()));
    }
    Vec::new()
}

/// Opens the options for playing on from `start`.
fn choose_from(model: &mut Model, start: Start) -> Vec<Effect> {
    let last = NewSession::after(&model.saved);
    model.dialog = Dialog::NewGame(NewSession::from_start(&last.form, start));
    vec![Effect::LoadChoices]
}

/// Returns the session that the chosen game continues; `None` if the game begins with an opening roll.
fn started(chosen: &NewSession) -> Option<Session> {
    let decision = chosen.start.as_ref()?.decision()?;
    Some(Session::from_decision(&decision))
}

/// Returns `true` if the session on the table has begun and is not finished.
fn is_unfinished(model: &Model) -> bool {
    let session = model.session();
    let clock = |action| matches!(action, Action::StartClock(_));
    let begun = session.log().iter().any(|logged| !clock(logged.action));
    begun && !is_finished(model)
}

/// Starts this game if the game on the table was set aside, otherwise notifies the player; does nothing if another tab
/// has taken over in the meantime.
pub(super) fn start_after_setting_aside(
    model: &mut Model,
    chosen: Box<NewSession>,
    set_aside: Result<(), StorageFull>,
) -> Vec<Effect> {
    if model.elsewhere {
        return Vec::new();
    }
    if set_aside == Err(StorageFull) {
        model.dialog = Dialog::None;
        model.notices.push(Notice::StartNoRoom(chosen));
        return Vec::new();
    }
    let mut effects = begin(model, &chosen);
    let announcement = model.words.game_kept();
    model.refused = Some(Notice::GameSetAside);
    model.refusals += 1;
    effects.push(Effect::Announce(announcement));
    effects
}

/// Starts this game; the game on the table is lost.
fn start_without_saving(model: &mut Model, chosen: &NewSession) -> Vec<Effect> {
    let resolved = |notice: &Notice| matches!(notice, Notice::StartNoRoom(_));
    model.notices.retain(|notice| !resolved(notice));
    begin(model, chosen)
}

/// Begins the chosen game in place of the game on the table.
fn begin(model: &mut Model, chosen: &NewSession) -> Vec<Effect> {
    let form = &chosen.form;
    let agreed = chosen.start.as_ref().and_then(|start| start.game_seed(1));
    let given = agreed.or(chosen.same_dice);
    let Some(seed) = given.or_else(|| model.spare.take()) else {
        let again = Msg::NewGame(NewGameMsg::StartWithoutSaving(Box::new(chosen.clone())));
        return vec![fair::draw_seed(model, Some(again))];
    };
    let session = started(chosen);
    let rules = session.as_ref().map(|session| *session.ruleset());
    let mut fresh = Model::new(
        rules.unwrap_or_else(|| form.ruleset()),
        form.seats(),
        seed,
        model.settings,
        model.words.clone(),
    );
    if let Some(session) = session {
        fresh.hand = Hand::new(&session);
        fresh.saved.session = session;
    }
    fresh.saved.start.clone_from(&chosen.start);
    let mut effects: Vec<Effect> = fair::leave(model).into_iter().collect();
    model.replace_session(fresh);
    model.dialog = Dialog::None;
    for game in &mut model.saved.seeds {
        game.known = chosen.has_known_dice() || model.seen.has_seen(&game.seed, 1);
    }
    model.saved.names = form.player_names();
    if let StorageState::Held(why) = &model.storing
        && model.notices.is_empty()
    {
        // The notice about a game that cannot be stored is repeated for each new game.
        let why = why.clone();
        model.notices.push(Notice::NoRoom(why));
    }
    if let Some(clock) = form.clock() {
        // The action is never refused: the session is between games, and the form's clock is valid.
        let _started = model.apply(Action::StartClock(clock));
    }
    effects.push(Effect::Cancel);
    if chosen.start.is_none() {
        effects.push(Effect::SaveChoices(Box::new(form.clone())));
    }
    effects.extend(save(model));
    effects.push(Effect::Announce(announce::new_game(model)));
    effects.extend(fair::draw(model, None));
    effects.extend(release::between_games(model));
    effects.extend(actions::advance(model));
    effects
}
