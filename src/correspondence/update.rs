//! Message handling: changes to the room, and the resulting effects.

use friend::{Invited, Next, Root, StoredGame, Terms, TimeControl, accept, rematch};
use library::room::{Loader, Problem, Room, StoreError};
use record::PlayerName;
use terms::Form;

use crate::{
    Effect, Model, Msg, Notice, Page, Playing, Press, StoredEntry, connected, cues, incoming,
    names::both,
    navigation::{self, announce, show, turn_to},
    playing::LinkState,
    sending,
    storage::{self, commit},
    transfer,
};

/// Handles a message; returns requests to the page.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let mut effects = library::room::update(model, msg);
    effects.extend(connected::call(model));
    effects
}

impl Room for Model {
    type Msg = Msg;
    type Effect = Effect;

    fn loader(&self) -> &Loader<Msg> {
        &self.loader
    }

    fn loader_mut(&mut self) -> &mut Loader<Msg> {
        &mut self.loader
    }

    fn must_wait(&self, msg: &Msg) -> bool {
        match msg {
            Msg::Loaded(..) | Msg::Preferences(_) => false,
            // Game messages change the game, so they wait while a game is being stored.
            Msg::OpenLink(..) | Msg::Receive(..) | Msg::ReceiveLive(..) => {
                self.is_busy() || self.loader.is_reading()
            }
            _ => self.loader.is_new(),
        }
    }

    fn needs_data(&self, msg: &Msg) -> bool {
        matches!(msg, Msg::OpenLink(..) | Msg::Receive(..) | Msg::Open(_))
    }

    fn is_repeated(&self, msg: &Msg) -> bool {
        matches!(
            msg,
            Msg::ReceiveLive(..) | Msg::Live(_) | Msg::Time(..) | Msg::Gained(_) | Msg::Draft(..)
        )
    }

    fn handle(&mut self, msg: Msg) -> Vec<Effect> {
        handle(self, msg)
    }

    fn report(&mut self, problem: Problem) -> Vec<Effect> {
        self.notice = Some(Notice::Problem(problem));
        announce(self)
    }
}

fn handle(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Loaded(lines, now) => loaded(model, lines, now),
        Msg::Preferences(preferences) => {
            model.preferences = preferences;
            Vec::new()
        }
        Msg::OpenLink(link, now) => connected::open(model, &link, now),
        Msg::Receive(messages, now) => incoming::receive_link(model, &messages, now),
        Msg::ReceiveLive(messages, now) => connected::receive_live(model, &messages, now),
        Msg::Live(live) => connected::set_live(model, live),
        Msg::Time(left, delay) => connected::note_time(model, left, delay),
        Msg::Gained(gained) => connected::note_gained(model, gained),
        Msg::Draft(game, roll, play) => connected::show_draft(model, game, roll, play),
        Msg::FriendPlayShown => friend_play_shown(model),
        Msg::ShowList => turn_to(model, Page::List),
        Msg::ShowForm => navigation::show_form(model),
        Msg::OwnName(name) => {
            model.typed_name = Some(name);
            Vec::new()
        }
        Msg::InviteAtOnce(root, now) => invite(model, &navigation::new_form(model), root, now),
        Msg::ChangeInvitation => navigation::change_invitation(model),
        Msg::Open(key) => navigation::open(model, &key),
        Msg::Change(_) | Msg::Name(_) => {
            typed(&mut model.page, msg);
            Vec::new()
        }
        Msg::Invite(root, now) => invite_by_form(model, root, now),
        Msg::Accept(root, now) => accepted(model, root, now),
        Msg::Rematch(root, now) => invite_again(model, root, now),
        Msg::Input(taken, now) => input(model, taken, now),
        Msg::Waive(_) | Msg::LinkSent => {
            note(model.playing_mut(), &msg);
            Vec::new()
        }
        Msg::Export(now) => transfer::export(model, now),
        Msg::FileTooLarge => {
            model.notice = Some(Notice::FileTooLarge);
            announce(model)
        }
        Msg::Press(press, now) => sending::pressed(model, press, now),
        Msg::Stored(key, result) => storage::stored(model, &key, result),
        Msg::Removed(removed) => storage::removed(model, removed),
    }
}

/// Records the promise not to double in the next turn, or the fact that the link was sent.
fn note(playing: Option<&mut Playing>, msg: &Msg) {
    match (playing, msg) {
        (Some(playing), Msg::Waive(waive)) => playing.waive = *waive,
        (Some(playing), Msg::LinkSent) => playing.link_state = LinkState::Sent,
        _ => {}
    }
}

/// Changes the form, or the name used in an acceptance.
fn typed(page: &mut Page, msg: Msg) {
    match (page, msg) {
        (Page::New(form), Msg::Change(change)) => form.apply(change),
        (Page::Offered(_, typed), Msg::Name(name)) => *typed = name,
        _ => {}
    }
}

fn loaded(
    model: &mut Model,
    lines: Result<Vec<(String, String)>, StoreError>,
    now: u64,
) -> Vec<Effect> {
    model.now = now;
    let Some(lines) = model.loader.finish(lines) else {
        return Vec::new();
    };
    let all = lines.len();
    let read = lines
        .into_iter()
        .filter_map(|(key, line)| StoredEntry::read(key, line));
    model.entries = read.collect();
    model.unreadable = (all - model.entries.len()) as u32;
    model.sort_entries();
    let mut effects = vec![model.count_effect()];
    // The game on display may have changed in another tab; a notice about that is kept.
    if let Page::Game(playing) = &model.page {
        let key = playing.key().clone();
        let pending_notice = model.notice.take();
        effects.extend(match model.entry(&key).cloned() {
            Some(entry) => show(model, entry),
            None => turn_to(model, Page::List),
        });
        model.notice = model.notice.take().or(pending_notice);
    }
    effects
}

/// Creates an invitation with the options in the form.
fn invite_by_form(model: &mut Model, root: Root, now: u64) -> Vec<Effect> {
    match &model.page {
        Page::New(form) => invite(model, &form.clone(), root, now),
        _ => Vec::new(),
    }
}

fn invite(model: &mut Model, form: &Form, root: Root, now: u64) -> Vec<Effect> {
    let terms = Terms {
        starter: form.starter,
        ..Terms::of(&form.ruleset(), form.strict, form.days)
    };
    let invited = Invited::new(terms, PlayerName::new(&form.names.white), root);
    let invited = invited.with_clock(form.clock().and_then(TimeControl::of));
    let effects = commit(model, StoredGame::Invited(invited), None, now);
    if let (Some(saving), [Effect::Store { .. }]) = (&mut model.saving, &effects[..]) {
        saving.replaced = model.replaced.take();
    }
    effects
}

/// Creates an invitation to another game with the terms of the displayed game.
fn invite_again(model: &mut Model, root: Root, now: u64) -> Vec<Effect> {
    let game = model.playing().and_then(Playing::game);
    match game.and_then(|game| rematch(game, root).ok()) {
        Some(invited) => commit(model, StoredGame::Invited(invited), None, now),
        None => Vec::new(),
    }
}

/// Accepts the displayed invitation.
fn accepted(model: &mut Model, root: Root, now: u64) -> Vec<Effect> {
    let Page::Offered(invitation, name) = &model.page else {
        return Vec::new();
    };
    match accept(invitation, PlayerName::new(name), root, now / 1000) {
        Ok(game) => commit(model, StoredGame::Game(Box::new(game)), None, now),
        Err(why) => {
            model.notice = Some(Notice::Refused(why));
            Vec::new()
        }
    }
}

fn friend_play_shown(model: &mut Model) -> Vec<Effect> {
    let mut effects = Vec::new();
    if let Some(playing) = model.playing_mut() {
        let before = playing.board().map(|board| board.session().clone());
        playing.show_own_roll();
        effects.extend(cues::between(before.as_ref(), playing));
    }
    effects.extend(announce(model));
    effects
}

/// Handles input on the board while the player has a roll to play.
fn input(model: &mut Model, input: board::Input, now: u64) -> Vec<Effect> {
    let playing = model.playing().filter(|_| !model.is_busy());
    let Some(playing) = playing.filter(|shown| matches!(shown.next(), Some(Next::Play { .. })))
    else {
        return Vec::new();
    };
    let (words, names) = (model.words.clone(), both(model, playing));
    let Some(board) = model
        .playing_mut()
        .and_then(|playing| playing.board.as_mut())
    else {
        return Vec::new();
    };
    let outcome = board.input(input, &words, &names);
    if outcome.done {
        return sending::pressed(model, Press::Send, now);
    }
    model.notice = outcome.message.map(Notice::Move);
    let mut effects: Vec<Effect> = outcome.cues.into_iter().map(Effect::Cue).collect();
    if !outcome.said.is_empty() {
        effects.push(Effect::Say(outcome.said.join(" ")));
    }
    effects
}
