//! A new game takes the place of the one on the table, which is kept aside if it has begun and is not over.

use record::Start;
use rules::{Action, Phase, Player, Session, Stakes};

use super::{drive, fair, need_seed, release, save};
use crate::{
    AfterKeeping, Dialog, Effect, Form, Model, Msg, Notice, Stacks, announce, model::Storing,
};

/// Begins the chosen game, once the one on the table is kept aside if it would be missed.
pub(super) fn ask(model: &mut Model) -> Vec<Effect> {
    let Dialog::NewGame(form) = &model.dialog else {
        return Vec::new();
    };
    if form.to_mend().is_some() || form.clock_to_mend().is_some() {
        return Vec::new();
    }
    let form = form.clone();
    if !is_unfinished(model) {
        return begin(model, &form);
    }
    let begin = AfterKeeping::Begin(Box::new(form));
    vec![Effect::Keep(vec![model.saved.to_text()], begin)]
}

/// Opens the choices for a new game.
pub(super) fn choose(model: &mut Model) -> Vec<Effect> {
    model.dialog = Dialog::NewGame(Form::after(&model.saved));
    vec![Effect::RecallChoices]
}

/// Shows the choices with which a game was begun last, unless the player has been quicker.
pub(super) fn recalled(model: &mut Model, form: Form) -> Vec<Effect> {
    let opened = Form::after(&model.saved);
    let Dialog::NewGame(shown) = &model.dialog else {
        return Vec::new();
    };
    if *shown == opened {
        model.dialog = Dialog::NewGame(form);
    } else if let Some(start) = &shown.start
        && *shown == Form::from_start(&opened, start.clone())
    {
        model.dialog = Dialog::NewGame(Form::from_start(&form, start.clone()));
    }
    Vec::new()
}

/// Opens the choices for play from `start`.
pub(super) fn choose_from(model: &mut Model, start: Start) -> Vec<Effect> {
    let form = Form::after(&model.saved);
    model.dialog = Dialog::NewGame(Form::from_start(&form, start));
    vec![Effect::RecallChoices]
}

/// The session that begins where `form` says; none if that is with an opening throw.
fn started(form: &Form) -> Option<Session> {
    let decision = form.start.as_ref()?.decision()?;
    Some(Session::from_decision(&decision))
}

/// Whether something was done in the session on the table and more would follow. Money play may end with any game.
fn is_unfinished(model: &Model) -> bool {
    let session = model.session();
    let clock = |action| matches!(action, Action::StartClock(_));
    let begun = session.log().iter().any(|logged| !clock(logged.action));
    begun
        && match session.phase() {
            Phase::GameOver(_) => matches!(session.ruleset().stakes, Stakes::Match(_)),
            Phase::MatchOver(_) => false,
            _ => true,
        }
}

/// The game on the table has been kept aside, or there was no room for it: then the player is asked.
pub(super) fn kept(model: &mut Model, form: Box<Form>, kept: bool) -> Vec<Effect> {
    if !kept {
        model.dialog = Dialog::None;
        model.notices.push(Notice::StartNoRoom(form));
        return Vec::new();
    }
    let mut effects = begin(model, &form);
    let told = model.words.game_kept();
    model.refused = Some(Notice::GameKept);
    model.refusals += 1;
    effects.push(Effect::Announce(told));
    effects
}

/// Begins this game though the one on the table is lost by it.
pub(super) fn anyway(model: &mut Model, form: &Form) -> Vec<Effect> {
    let asked = |notice: &Notice| matches!(notice, Notice::StartNoRoom(_));
    model.notices.retain(|notice| !asked(notice));
    begin(model, form)
}

/// Begins the chosen game in place of the one on the table.
fn begin(model: &mut Model, form: &Form) -> Vec<Effect> {
    let Some(seed) = form.same_dice.or_else(|| model.spare.take()) else {
        let again = Msg::StartAnyway(Box::new(form.clone()));
        return vec![need_seed(model, Some(again))];
    };
    let session = started(form);
    let rules = session.as_ref().map(|session| *session.ruleset());
    let mut fresh = Model::new(
        rules.unwrap_or_else(|| form.ruleset()),
        form.seats(),
        seed,
        model.settings,
        model.words.clone(),
    );
    if let Some(session) = session {
        fresh.stacks = Stacks::new(&session.board_of(Player::White));
        fresh.saved.session = session;
        fresh.saved.start.clone_from(&form.start);
    }
    let mut effects: Vec<Effect> = fair::leave(model).into_iter().collect();
    model.go_on_with(fresh);
    model.dialog = Dialog::None;
    for game in &mut model.saved.seeds {
        game.known = form.has_known_dice();
    }
    model.saved.names = form.player_names();
    if let Storing::Held(why) = &model.storing
        && model.notices.is_empty()
    {
        // Each game that will not be stored says so, and how it could be.
        let why = why.clone();
        model.notices.push(Notice::NoRoom(why));
    }
    if let Some(clock) = form.clock() {
        // It is between games and the numbers leave time: the rules have nothing against it.
        let _started = model.apply(Action::StartClock(clock));
    }
    effects.push(Effect::Cancel);
    if form.start.is_none() {
        effects.push(Effect::SaveChoices(Box::new(form.clone())));
    }
    effects.extend(save(model));
    effects.push(Effect::Announce(announce::new_game(model)));
    effects.extend(fair::draw(model, None));
    effects.extend(release::between_games(model));
    effects.extend(drive::drive(model));
    effects
}
