//! A new game takes the place of the one on the table, which is kept aside if it has begun and is not over.

use rules::{Action, Phase, Stakes};

use super::{drive, fair, need_seed, release, save};
use crate::{Dialog, Effect, Form, Model, Notice, announce, model::Storing};

/// Begins the chosen game, once the one on the table is kept aside if it would be missed.
pub(super) fn ask(model: &mut Model) -> Vec<Effect> {
    let Dialog::NewGame(form) = &model.dialog else {
        return Vec::new();
    };
    if form.to_mend().is_some() {
        return Vec::new();
    }
    let form = form.clone();
    if !is_unfinished(model) {
        return begin(model, &form);
    }
    model.starting = Some(Box::new(form));
    vec![Effect::Keep(vec![model.saved.to_text()])]
}

/// Opens the choices for a new game.
pub(super) fn choose(model: &mut Model) -> Vec<Effect> {
    model.dialog = Dialog::NewGame(Form::after(&model.saved));
    vec![Effect::RecallChoices]
}

/// Shows the choices with which a game was begun last, unless the player has been quicker.
pub(super) fn recalled(model: &mut Model, form: Form) -> Vec<Effect> {
    if matches!(&model.dialog, Dialog::NewGame(shown) if *shown == Form::after(&model.saved)) {
        model.dialog = Dialog::NewGame(form);
    }
    Vec::new()
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
        return vec![need_seed(model)];
    };
    let fresh = Model::new(
        form.ruleset(),
        form.seats(),
        seed,
        model.settings,
        model.words.clone(),
    );
    let mut effects: Vec<Effect> = fair::leave(model).into_iter().collect();
    model.go_on_with(fresh);
    model.dialog = Dialog::None;
    for game in &mut model.saved.seeds {
        game.known = form.same_dice.is_some();
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
    effects.push(Effect::SaveChoices(Box::new(form.clone())));
    effects.extend(save(model));
    effects.push(Effect::Announce(announce::new_game(model)));
    effects.extend(fair::draw(model, None));
    effects.extend(release::between_games(model));
    effects.extend(drive::drive(model));
    effects
}
