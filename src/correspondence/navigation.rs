//! Navigation between the room's pages, with notices and announcements.

use friend::{Mode, StoredGame};
use library::EntryId;
use rules::Player;
use terms::{Change, Form, Purpose};

use crate::{
    Effect, Model, Notice, Page, Playing, StoredEntry, draft, playing::LinkState,
    position_note::position_effect, speech, stored_entry::invitation,
};

/// Shows a page other than a game.
pub(crate) fn turn_to(model: &mut Model, page: Page) -> Vec<Effect> {
    model.page = page;
    model.notice = None;
    model.call = None;
    model.replaced = None;
    stay_here(model);
    vec![Effect::Address(None), Effect::Heading]
}

/// Keeps the current page on display after the game has been stored.
fn stay_here(model: &mut Model) {
    if let Some(saving) = &mut model.saving {
        saving.is_shown_after = false;
    }
}

/// Shows a stored game as the player left it.
pub(crate) fn show(model: &mut Model, entry: StoredEntry) -> Vec<Effect> {
    let Some(stored) = entry.open() else {
        let effects = turn_to(model, Page::List);
        model.notice = Some(Notice::Unreadable);
        return effects;
    };
    let key = entry.key.clone();
    // Opening a link to the same game does not affect the friend's draft.
    let same = |shown: &&Playing| shown.entry.line == entry.line;
    let before = model.playing().filter(same);
    let drafted = before.and_then(Playing::drafted).copied();
    // A link that was available when the game was opened counts as sent.
    let link_state = before.map_or(LinkState::Sent, |shown| shown.link_state);
    let position = position_effect(&key, &stored);
    let mut playing = Playing::new(entry, stored);
    playing.link_state = link_state;
    model.page = Page::Game(Box::new(playing));
    stay_here(model);
    if let Some((roll, play)) = drafted {
        draft::show(model, roll, play);
    }
    model.notice = None;
    vec![Effect::Address(Some(key)), Effect::Heading, position]
}

/// Returns the form for a new invitation, with the options of the player's last invitation.
pub(crate) fn new_form(model: &Model) -> Form {
    let own = model.entries.iter();
    // The inviter plays White.
    let own = own.filter(|entry| entry.summary.me == Player::White);
    let last = own.max_by_key(|entry| entry.summary.changed);
    match last.and_then(StoredEntry::open) {
        Some(stored) => form_of(model, &stored),
        None => named(model, Form::new(Purpose::Invitation)),
    }
}

fn named(model: &Model, form: Form) -> Form {
    form.with(Change::Name(Player::White, model.own_name()))
}

/// Returns the form with an invitation's options, except for its clock.
fn form_of(model: &Model, stored: &StoredGame) -> Form {
    let invitation = invitation(stored);
    let rules = invitation.terms.ruleset();
    let form = Form {
        length: rules.playing_match().map(|played| played.length),
        cube: rules.cube,
        variant: rules.variant,
        starter: invitation.terms.starter,
        strict: invitation.terms.mode == Mode::Strict,
        days: invitation.terms.days,
        ..Form::new(Purpose::Invitation)
    };
    named(model, form)
}

/// Shows the form for a new invitation.
pub(crate) fn show_form(model: &mut Model) -> Vec<Effect> {
    let form = new_form(model);
    turn_to(model, Page::New(form))
}

/// Shows the form with the options of the displayed invitation, which the next one replaces. The clock must be chosen
/// again.
pub(crate) fn change_invitation(model: &mut Model) -> Vec<Effect> {
    let invited = model.playing().filter(|playing| playing.game().is_none());
    let Some(key) = invited.map(|playing| playing.key().clone()) else {
        return Vec::new();
    };
    let Some(stored) = model.entry(&key).and_then(StoredEntry::open) else {
        return Vec::new();
    };
    let form = form_of(model, &stored);
    let effects = turn_to(model, Page::New(form));
    model.replaced = Some(key);
    effects
}

/// Shows the game with this key, or a notice if it is not stored.
pub(crate) fn open(model: &mut Model, key: &EntryId) -> Vec<Effect> {
    match model.entry(key).cloned() {
        Some(entry) => show(model, entry),
        None => list_with_notice(model, Notice::UnknownGame),
    }
}

/// Shows the list with a notice about a link that belongs to no game.
pub(crate) fn list_with_notice(model: &mut Model, notice: Notice) -> Vec<Effect> {
    model.notice = Some(notice);
    model.page = Page::List;
    stay_here(model);
    vec![Effect::Address(None), Effect::Heading]
}

/// Shows a game with a notice about its link.
pub(crate) fn show_with_notice(
    model: &mut Model,
    entry: StoredEntry,
    notice: Notice,
) -> Vec<Effect> {
    let effects = show(model, entry);
    if model.notice.is_none() {
        model.notice = Some(notice);
    }
    effects
}

/// Announces the notice and the player's next task.
pub(crate) fn announce(model: &Model) -> Vec<Effect> {
    let notice = model
        .notice
        .as_ref()
        .map(|shown| speech::notice(model, shown));
    let next = model.playing().map(|playing| speech::next(model, playing));
    let parts: Vec<String> = notice.into_iter().chain(next).collect();
    vec![Effect::Say(parts.join(" "))]
}
