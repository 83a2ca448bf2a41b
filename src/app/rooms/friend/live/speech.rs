//! Text describing a connection.

use correspondence::player_name;
use leptos::prelude::*;
use live::{Difference, Ended, Problem, Stage};
use rules::Player;
use terms::minutes;
use words::{Arg, Words, arg};

use super::shown::Shown;
use crate::rooms::friend::state::Friend;

/// Returns the instruction for connecting; `None` if connected or not connecting.
pub(super) fn step(friend: Friend, stage: &Stage) -> Option<String> {
    let name = friend.model.try_with_untracked(player_name)?;
    let step = friend.words.try_with_value(|words| match stage {
        Stage::Preparing(_) => Some(words.live_preparing()),
        Stage::Offered(_) => Some(words.live_send_offer(name)),
        Stage::Answered(_) => Some(words.live_send_answer(name)),
        Stage::Connecting { .. } => Some(words.live_connecting()),
        Stage::Off | Stage::Connected | Stage::Ended(_) => None,
    });
    step.flatten()
}

/// Returns a sentence about the times measured by the two pages.
pub(super) fn differ(friend: Friend, Difference { here, there }: Difference, me: Player) -> String {
    let name = friend.model.with_untracked(player_name);
    let other = me.opponent();
    let [mine, theirs] = [here[me], here[other]].map(minutes);
    let [mine_there, theirs_there] = [there[me], there[other]].map(minutes);
    friend.text(|words| {
        words.live_clocks_differ(
            arg::Mine(mine),
            arg::MineThere(mine_there),
            arg::Theirs(theirs),
            arg::TheirsThere(theirs_there),
            arg::Who(name),
        )
    })
}

/// Returns the connection status, with a note that the clocks have stopped if a timed connection has ended.
pub(super) fn status_text(words: &Words, shown: &Shown, timed: bool, name: Arg) -> String {
    let status = stage_text(words, shown, name);
    let stopped = timed && matches!(shown.stage, Stage::Ended(_)) && !shown.passed_on;
    if stopped {
        format!("{status} {}", words.live_clocks_stopped())
    } else {
        status
    }
}

fn stage_text(words: &Words, shown: &Shown, name: Arg) -> String {
    if let Some(problem) = shown.problem {
        return words.live_ended(match problem {
            Problem::Damaged => "unreadable",
            Problem::OtherVersion => "newer",
            Problem::Crossed => "crossed",
        });
    }
    match &shown.stage {
        Stage::Off => String::new(),
        Stage::Preparing(_) => words.live_preparing(),
        Stage::Offered(_) => words.live_send_offer(name),
        Stage::Answered(_) => words.live_send_answer(name),
        Stage::Connecting { .. } => words.live_connecting(),
        Stage::Connected if shown.moves => words.live_moving(name),
        Stage::Connected => words.live_connected(name),
        Stage::Ended(_) if shown.passed_on => words.live_ended("passed-on"),
        Stage::Ended(why) => words.live_ended(match why {
            Ended::NotFound => "not-found",
            Ended::Unsupported => "unsupported",
            Ended::Lost => "lost",
            Ended::Left => "left",
            Ended::HungUp => "hung-up",
            Ended::OtherOffer => "other-offer",
        }),
    }
}
