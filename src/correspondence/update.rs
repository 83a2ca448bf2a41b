//! Handling of every message: changes of the room, and the effects that it asks for.

use friend::{Act, Game, Invited, Mode, Next, StoredGame, accept, rematch};
use library::StoreError;
use record::PlayerName;
use table::Settings;

use crate::{
    Due, Effect, Form, Loading, Model, Msg, Notice, Page, Playing, Question, StoredEntry, clock,
    connected, cues, draft, incoming, model::Press, speech, storage, storage::commit,
};

/// How long the friend's play is shown before the player's own roll, in milliseconds.
pub(crate) const FRIEND_PLAY_MS: u32 = 1_300;

/// Handles a message; returns the tasks for the page.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let mut effects = updated(model, msg);
    effects.extend(connected::call(model));
    effects
}

fn updated(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Loaded(lines, now) => loaded(model, lines, now),
        Msg::Settings(settings) => apply_settings(model, settings),
        msg if model.loading == Loading::Reading => {
            model.waiting = Some(Box::new(msg));
            Vec::new()
        }
        Msg::OpenLink(link, now) => connected::open(model, &link, now),
        Msg::Receive(messages, now) => incoming::receive(model, &messages, now),
        Msg::ReceiveLive(messages, now) => connected::receive_live(model, &messages, now),
        Msg::Live(live) => {
            model.live = live;
            // A draft may come before the room knows of the connection.
            if !live.open {
                draft::end(model);
            }
            Vec::new()
        }
        Msg::Time(left, delay) => clock::note(model, left, delay),
        Msg::Gained(gained) => clock::note_gained(model, gained),
        Msg::Draft(game, roll, play) => {
            // The connection may be one of another game than the shown one.
            let shown = model.playing().and_then(Playing::game).map(Game::tag);
            if shown == Some(game) {
                draft::show(model, roll, play);
            }
            Vec::new()
        }
        Msg::FriendPlayShown => friend_play_shown(model),
        Msg::ShowList => turn_to(model, Page::List),
        Msg::ShowForm => {
            let form = Form {
                name: model.last_name(),
                ..Form::default()
            };
            turn_to(model, Page::New(form))
        }
        Msg::Open(key) => incoming::open(model, &key),
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
        Msg::Invite(root, now) => match &model.page {
            Page::New(form) => {
                let invited = Invited::new(form.terms(), form.player_name(), root);
                let invited = invited.with_clock(form.clock());
                commit(model, StoredGame::Invited(invited), None, now)
            }
            _ => Vec::new(),
        },
        Msg::Accept(root, now) => accepted(model, root, now),
        Msg::Rematch(root, now) => {
            let game = model.playing().and_then(Playing::game);
            match game.and_then(|game| rematch(game, root).ok()) {
                Some(invited) => commit(model, StoredGame::Invited(invited), None, now),
                None => Vec::new(),
            }
        }
        Msg::Input(taken) => input(model, taken),
        Msg::Waive(waive) => {
            if let Some(playing) = model.playing_mut() {
                playing.waive = waive;
            }
            Vec::new()
        }
        Msg::Ask(question) => asked(model, Some(question)),
        Msg::CloseQuestion => asked(model, None),
        Msg::Press(press, now) => pressed(model, press, now),
        Msg::Stored(key, kept) => storage::stored(model, &key, kept),
        Msg::Removed(removed) => storage::removed(model, removed),
    }
}

fn apply_settings(model: &mut Model, settings: Settings) -> Vec<Effect> {
    model.settings = settings;
    let playing = model.playing_mut();
    if let Some(board) = playing.and_then(|playing| playing.board.as_mut()) {
        board.follow_settings(settings);
    }
    Vec::new()
}

fn loaded(
    model: &mut Model,
    lines: Result<Vec<(String, String)>, StoreError>,
    now: u64,
) -> Vec<Effect> {
    model.now = now;
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
    sort(model);
    let mut effects = vec![count_effect(model)];
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
    if let Some(first) = model.waiting.take() {
        effects.extend(updated(model, *first));
    }
    effects
}

pub(crate) fn sort(model: &mut Model) {
    let order = |kept: &StoredEntry| (kept.summary.due, std::cmp::Reverse(kept.summary.changed));
    model.entries.sort_by_key(order);
}

/// Returns the numbers of running games and of games in which the player is due.
pub(crate) fn count_effect(model: &Model) -> Effect {
    let due = |wanted: &[Due]| {
        let kept = model.entries.iter().map(|kept| kept.summary.due);
        kept.filter(|due| wanted.contains(due)).count() as u32
    };
    Effect::Count(
        due(&[Due::Mine, Due::Theirs, Due::Invited]),
        due(&[Due::Mine]),
    )
}

pub(crate) fn turn_to(model: &mut Model, page: Page) -> Vec<Effect> {
    model.page = page;
    model.notice = None;
    model.call = None;
    vec![Effect::Address(None), Effect::Heading]
}

/// Shows a stored game as the player left it.
pub(crate) fn show(model: &mut Model, kept: StoredEntry) -> Vec<Effect> {
    let Some(stored) = kept.open() else {
        let effects = turn_to(model, Page::List);
        model.notice = Some(Notice::Unreadable);
        return effects;
    };
    let key = kept.key.clone();
    // A link that is opened meanwhile changes nothing of the play that the friend is making.
    let same = |shown: &&Playing| shown.entry.line == kept.line;
    let drafted = model.playing().filter(same).and_then(Playing::drafted);
    let drafted = drafted.copied();
    let playing = Playing::new(kept, stored, model.settings, &model.words);
    model.page = Page::Game(Box::new(playing));
    if let Some((roll, play)) = drafted {
        draft::show(model, roll, play);
    }
    model.notice = None;
    vec![Effect::Address(Some(key)), Effect::Heading]
}

fn accepted(model: &mut Model, root: friend::Root, now: u64) -> Vec<Effect> {
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

/// Announces the notice and what the player has to do next.
pub(crate) fn announce(model: &Model) -> Vec<Effect> {
    let notice = model
        .notice
        .as_ref()
        .map(|shown| speech::notice(model, shown));
    let next = model.playing().map(|playing| speech::next(model, playing));
    let parts: Vec<String> = notice.into_iter().chain(next).collect();
    vec![Effect::Say(parts.join(" "))]
}

fn asked(model: &mut Model, question: Option<Question>) -> Vec<Effect> {
    if let Some(playing) = model.playing_mut() {
        playing.question = question;
    }
    Vec::new()
}

/// Takes input on the board while the player has a roll to play.
fn input(model: &mut Model, input: table::Input) -> Vec<Effect> {
    let busy = model.is_busy();
    let Some(playing) = model.playing_mut().filter(|_| !busy) else {
        return Vec::new();
    };
    if !matches!(playing.next(), Some(Next::Play { .. })) {
        return Vec::new();
    }
    let Some(board) = &mut playing.board else {
        return Vec::new();
    };
    let (effects, refused) = board.input(input);
    model.notice = refused.map(Notice::IllegalMove);
    let (mut said, mut asked) = (Vec::new(), Vec::new());
    for effect in effects {
        match effect {
            table::Effect::Announce(sentence) => said.push(sentence),
            table::Effect::Cue(cue) => asked.push(Effect::Cue(cue)),
            _ => {}
        }
    }
    if !said.is_empty() {
        asked.push(Effect::Say(said.join(" ")));
    }
    asked
}

fn pressed(model: &mut Model, press: Press, now: u64) -> Vec<Effect> {
    let busy = model.is_busy();
    let Some(playing) = model.playing_mut().filter(|_| !busy) else {
        return Vec::new();
    };
    playing.question = None;
    let waits = matches!(playing.next(), Some(Next::Cube { waits: true }));
    let act = match press {
        Press::Undo => {
            playing.undo();
            model.notice = None;
            return Vec::new();
        }
        Press::Delete => return storage::delete(model),
        Press::Roll if !waits => return change(model, now, Game::look),
        Press::Choose(hash) => return change(model, now, |game| game.choose(hash, now / 1000)),
        Press::Send => {
            let Some(play) = playing.prepared() else {
                return Vec::new();
            };
            let strict = playing
                .game()
                .is_some_and(|game| game.terms().mode == Mode::Strict);
            let waive = playing.waive && strict;
            Act::Play { play, waive }
        }
        Press::Roll => Act::Roll,
        Press::Pass => Act::Pass,
        Press::Double => Act::Double,
        Press::Take => Act::Take,
        Press::Drop => Act::Drop,
        Press::Beaver => Act::Beaver,
        Press::Resign(win) => Act::Resign(win),
        Press::Accept => Act::Accept,
        Press::Decline => Act::Decline,
        Press::Claim => Act::Claim,
        Press::ClaimOnTime => Act::ClaimOnTime,
        Press::NextGame => Act::Reveal,
        Press::Stop => Act::Stop,
    };
    let holds = model.live.holds;
    change(model, now, |game| connected::send(game, act, holds, now))
}

/// Changes the game by an act of the player, and stores it.
fn change(
    model: &mut Model,
    now: u64,
    change: impl FnOnce(&mut Game) -> Result<(), friend::Refused>,
) -> Vec<Effect> {
    let Some(game) = model.playing().and_then(Playing::game) else {
        return Vec::new();
    };
    let mut changed = Box::new(game.clone());
    let before = changed.session().outcomes().count();
    if let Err(why) = change(&mut changed) {
        model.notice = Some(Notice::Refused(why));
        return announce(model);
    }
    let outcomes = changed.session().outcomes();
    let won = outcomes.skip(before).last();
    let notice = won.map(Notice::GameWon);
    commit(model, StoredGame::Game(changed), notice, now)
}
