//! Messages of the room, and their effects.

use analyst::{Depth, JobEvent, Priority, Query, Report};
use editor::transcript::{Effect, Msg};
use leptos::prelude::*;
use rules::Decision;

use super::{state::Transcription, storage};
use crate::browser::{focus, timer, unix_ms};

/// Time after which the engine's ranking of the plays is ignored, in milliseconds: the list must not change while the
/// user is about to choose a play.
const PATIENCE_MS: u64 = 400;

impl Transcription {
    /// Updates the model and performs the resulting effects.
    pub(super) fn send(self, msg: Msg) {
        // The engine's ranking of the plays may arrive after the room has been closed.
        let Some(words) = self.words.try_get_value() else {
            return;
        };
        let _left = self.change(
            |model| model.update(msg, &words),
            |effect| carry_out(self, effect),
        );
    }

    /// Updates the model, and announces the problem with the input or, if there is none, the next expected input.
    pub(super) fn send_aloud(self, msg: Msg) {
        self.send(msg);
        let names = untrack(|| self.names());
        let text = untrack(|| {
            self.with_context(|context, model| {
                let problem = model.problem_text(context.words);
                problem.unwrap_or_else(|| model.prompt(&names, context.words))
            })
        });
        self.shell.say(&text);
        // The pressed button may have been replaced by other controls.
        timer::after(0, || {
            if !focus::is_somewhere() {
                focus::heading();
            }
        });
    }
}

fn carry_out(room: Transcription, effect: Effect) {
    match effect {
        Effect::Save => storage::save(room),
        Effect::Rank(decision) => rank(room, *decision),
        Effect::Say(text) => room.shell.say(&text),
    }
}

/// Requests the engine's ranking of the plays. The list already has an order before the reply arrives, so the keys work
/// immediately.
fn rank(room: Transcription, decision: Decision) {
    let begun = unix_ms();
    let query = Query::Analyse {
        decision,
        made: None,
        depth: Depth::Plies(0),
    };
    let on_event = move |event| {
        if let JobEvent::Found {
            report: Report::Analysis(analysis),
            ..
        } = event
            && unix_ms().saturating_sub(begun) <= PATIENCE_MS
        {
            let order = analysis.candidates.iter().filter_map(|one| one.after);
            room.send(Msg::Ranked(Box::new(decision), order.collect()));
        }
    };
    let analyst = room.shell.analyst();
    analyst.submit(Priority::Hint, vec![query], on_event);
}

#[cfg(test)]
mod tests {
    use editor::transcript::Transcript;
    use words::Language;

    use super::*;
    use crate::{
        rooms::{Shell, room_state::RoomState},
        tests::Stage,
    };

    #[test]
    fn ignores_messages_after_the_room_is_closed() {
        let stage = Stage::open(Language::English);
        let owner = Owner::new();
        let room = stage.within(|store| {
            owner.with(|| {
                let shell = Shell::new(store);
                Transcription::new(RoomState::new(shell, Transcript::new(7)))
            })
        });
        room.send(Msg::More);
        owner.cleanup();
        room.send(Msg::More);
    }
}
