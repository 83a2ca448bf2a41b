//! Messages sent by the player: actions triggered by buttons, and forced messages.

use friend::{Act, Game, Mode, Next, Refused, StoredGame};
use rules::Phase;

use crate::{
    Effect, Model, Notice, Playing, Press,
    navigation::announce,
    storage::{commit, delete},
};

/// Handles a button.
pub(crate) fn pressed(model: &mut Model, press: Press, now: u64) -> Vec<Effect> {
    let saving = model.saving.as_ref().map(|saving| saving.entry.key.clone());
    let Some(playing) = model.playing_mut() else {
        return Vec::new();
    };
    if let Press::Ask(question) = press {
        playing.question = question;
        return Vec::new();
    }
    match saving {
        // Pressing the same button twice has no further effect.
        Some(key) if key == *playing.key() => return Vec::new(),
        Some(_) => {
            model.notice = Some(Notice::Busy);
            return announce(model);
        }
        None => {}
    }
    playing.question = None;
    let waits = matches!(playing.next(), Some(Next::Cube { waits: true }));
    let act = match press {
        Press::Ask(_) => return Vec::new(),
        Press::Undo => {
            if let Some(board) = &mut playing.board {
                board.undo();
            }
            model.notice = None;
            return Vec::new();
        }
        Press::Delete => return delete(model),
        Press::Act(Act::Roll) if !waits => return change(model, now, Game::look),
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
        Press::Act(act) => act,
    };
    let is_live = model.live.open;
    change(model, now, |game| send(game, act, is_live, now))
}

/// Applies one of the player's actions to the game, and stores the game.
fn change(
    model: &mut Model,
    now: u64,
    change: impl FnOnce(&mut Game) -> Result<(), Refused>,
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

/// Sends a message that needs no decision: a secret that the friend is waiting for, or the pass of a closed-out player.
pub(crate) fn send_forced_message(game: &mut Game, is_live: bool, now: u64) {
    // Between money games the player may stop, so the next game does not start automatically.
    let between = *game.session().phase() == Phase::Opening && game.session().game_number() > 1;
    if between && game.terms().ruleset().money().is_some() {
        return;
    }
    // Two such messages never have to be sent in a row.
    let act = match game.next() {
        Next::Reveal => Act::Reveal,
        Next::Pass { may_double: false } => Act::Pass,
        _ => return,
    };
    // Sending the expected message cannot fail; if it did, the page would show that it is the player's turn.
    let _sent = send(game, act, is_live, now);
}

/// Sends one of the player's messages; if `is_live`, follows the strict order of reveals used over a direct connection.
fn send(game: &mut Game, act: Act, is_live: bool, now: u64) -> Result<(), Refused> {
    let sent = if is_live {
        game.send_live(act, now / 1000)
    } else {
        game.send(act, now / 1000)
    };
    sent.map(drop)
}
