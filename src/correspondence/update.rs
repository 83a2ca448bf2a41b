//! Handling of every message: changes of the room, and the effects that it asks for.

use friend::{Invited, Next, Root, StoredGame, accept, rematch};
use library::StoreError;
use record::PlayerName;
use table::Settings;

use crate::{
    Effect, Loading, Model, Msg, Notice, Page, Playing, Question, StoredEntry, connected, cues,
    incoming,
    model::MAX_WAITING,
    moving,
    names::both,
    navigation::{self, announce, show, turn_to},
    sending,
    storage::{self, commit},
};

/// Handles a message; returns the tasks for the page.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let mut effects = if must_wait(model, &msg) {
        wait(model, msg)
    } else {
        updated(model, msg)
    };
    while model
        .waiting
        .front()
        .is_some_and(|first| !must_wait(model, first))
        && let Some(first) = model.waiting.pop_front()
    {
        effects.extend(updated(model, first));
    }
    effects.extend(connected::call(model));
    effects
}

/// Whether a message waits: all but the stored games themselves until those are read, links while a game is being stored,
/// and what others have sent while the games are read again.
const fn must_wait(model: &Model, msg: &Msg) -> bool {
    match msg {
        Msg::Loaded(..) | Msg::Settings(_) => false,
        Msg::OpenLink(..) | Msg::Receive(..) if model.is_busy() => true,
        Msg::OpenLink(..) | Msg::Receive(..) | Msg::ReceiveLive(..) if model.outdated => true,
        _ => matches!(model.loading, Loading::Reading),
    }
}

/// Keeps a message until it can be handled; a notice says so if there are too many.
fn wait(model: &mut Model, msg: Msg) -> Vec<Effect> {
    if model.waiting.len() < MAX_WAITING {
        model.waiting.push_back(msg);
        return Vec::new();
    }
    model.notice = Some(Notice::Busy);
    announce(model)
}

fn updated(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Loaded(lines, now) => loaded(model, lines, now),
        Msg::Settings(settings) => apply_settings(model, settings),
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
        Msg::Open(key) => navigation::open(model, &key),
        Msg::Edit(form) => {
            model.page = Page::New(form);
            Vec::new()
        }
        Msg::Name(name) => {
            if let Page::Offered(_, typed) = &mut model.page {
                *typed = name;
            }
            Vec::new()
        }
        Msg::Invite(root, now) => invite(model, root, now),
        Msg::Accept(root, now) => accepted(model, root, now),
        Msg::Rematch(root, now) => invite_again(model, root, now),
        Msg::Input(taken) => input(model, taken),
        Msg::Waive(waive) => {
            if let Some(playing) = model.playing_mut() {
                playing.waive = waive;
            }
            Vec::new()
        }
        Msg::Ask(question) => asked(model, Some(question)),
        Msg::CloseQuestion => asked(model, None),
        Msg::Export(now) => moving::export(model, now),
        Msg::FileTooLarge => {
            model.notice = Some(Notice::FileTooLarge);
            announce(model)
        }
        Msg::Press(press, now) => sending::pressed(model, press, now),
        Msg::Stored(key, kept) => storage::stored(model, &key, kept),
        Msg::Removed(removed) => storage::removed(model, removed),
    }
}

fn apply_settings(model: &mut Model, settings: Settings) -> Vec<Effect> {
    model.settings = settings;
    Vec::new()
}

fn loaded(
    model: &mut Model,
    lines: Result<Vec<(String, String)>, StoreError>,
    now: u64,
) -> Vec<Effect> {
    model.now = now;
    model.outdated = false;
    let lines = match lines {
        Ok(lines) => lines,
        Err(why) => {
            model.loading = Loading::Failed(why);
            return Vec::new();
        }
    };
    let all = lines.len();
    let read = lines
        .into_iter()
        .filter_map(|(key, line)| StoredEntry::read(key, line));
    model.entries = read.collect();
    model.unreadable = (all - model.entries.len()) as u32;
    model.loading = Loading::Ready;
    model.sort_entries();
    let mut effects = vec![model.count_effect()];
    // The shown game may have changed in another tab, which a notice says.
    if let Page::Game(playing) = &model.page {
        let key = playing.key().clone();
        let told = model.notice.take();
        effects.extend(match model.entry(&key).cloned() {
            Some(kept) => show(model, kept),
            None => turn_to(model, Page::List),
        });
        model.notice = model.notice.take().or(told);
    }
    effects
}

/// Invites with the form as it is.
fn invite(model: &mut Model, root: Root, now: u64) -> Vec<Effect> {
    let Page::New(form) = &model.page else {
        return Vec::new();
    };
    let invited = Invited::new(form.terms(), form.player_name(), root);
    let invited = invited.with_clock(form.clock());
    commit(model, StoredGame::Invited(invited), None, now)
}

/// Invites to another game with the terms of the shown one.
fn invite_again(model: &mut Model, root: Root, now: u64) -> Vec<Effect> {
    let game = model.playing().and_then(Playing::game);
    match game.and_then(|game| rematch(game, root).ok()) {
        Some(invited) => commit(model, StoredGame::Invited(invited), None, now),
        None => Vec::new(),
    }
}

/// Accepts the shown invitation.
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

fn asked(model: &mut Model, question: Option<Question>) -> Vec<Effect> {
    if let Some(playing) = model.playing_mut() {
        playing.question = question;
    }
    Vec::new()
}

/// Takes input on the board while the player has a roll to play.
fn input(model: &mut Model, input: board::Input) -> Vec<Effect> {
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
    model.notice = outcome.refused.map(Notice::IllegalMove);
    let mut effects: Vec<Effect> = outcome.cues.into_iter().map(Effect::Cue).collect();
    if !outcome.said.is_empty() {
        effects.push(Effect::Say(outcome.said.join(" ")));
    }
    effects
}
