//! Sending and receiving over an open channel.

use rules::Millis;

use super::{
    Connection, Effect, Ended, MAX_DRAFTS, MAX_FRAMES, MAX_UNPRODUCTIVE, Problem, RESEND_AFTER,
    Rate, SentState, ShownGame, Stage,
};
use crate::{
    clocks::{ClockState, Clocks, Times},
    frame::{Draft, Frame},
};

impl Connection {
    pub(super) fn opened(&mut self, now: Millis) -> Vec<Effect> {
        if !matches!(self.stage, Stage::Connecting { .. } | Stage::Answered(_)) {
            return Vec::new();
        }
        self.stage = Stage::Connected;
        self.problem = None;
        (self.last_received, self.friend_count) = (now, u16::MAX);
        self.moving = false;
        (self.last_sent_state, self.reading) = (SentState::default(), None);
        self.unproductive = Rate::from(now);
        if let Some(clocks) = &mut self.clocks {
            clocks.run(now);
        }
        self.send_count(now)
    }

    pub(super) fn receive(&mut self, bytes: &[u8], now: Millis) -> Vec<Effect> {
        if !self.is_open() {
            return Vec::new();
        }
        self.last_received = now;
        if self.frames.add(now) > MAX_FRAMES {
            return self.end(Ended::Lost, now);
        }
        let ours = |game| self.game.as_ref().is_some_and(|own| own.game == game);
        match Frame::decode(bytes) {
            Some(Frame::MessageCount { game, count }) if ours(game) => {
                // The count may have been sent before the latest messages arrived.
                let stale = self.friend_count != u16::MAX && count < self.friend_count;
                if stale && now.saturating_sub(self.last_resend) < RESEND_AFTER {
                    return Vec::new();
                }
                self.friend_count = count;
                return self.send_missing(now);
            }
            Some(Frame::Message(message)) => {
                self.moving = false;
                if self.unproductive.add(now) > MAX_UNPRODUCTIVE {
                    return self.end(Ended::Lost, now);
                }
                return vec![Effect::Deliver(message)];
            }
            Some(Frame::Moving(moving)) => self.moving = moving,
            Some(Frame::Bye) => return self.end(Ended::Left, now),
            Some(Frame::Clock { game, reading }) if ours(game) => {
                self.reading = Some(reading);
                self.compare(now);
            }
            Some(Frame::Draft { game, draft }) if ours(game) => {
                let count = self.game.as_ref().map(|own| own.count);
                if count == Some(draft.count) && self.drafts.add(now) <= MAX_DRAFTS {
                    return vec![Effect::Draft(game, draft)];
                }
            }
            None if Frame::is_of_other_version(bytes) => {
                self.problem = Some(Problem::OtherVersion);
            }
            Some(Frame::Times { game, times }) if ours(game) => return vec![Effect::Times(times)],
            // Ignored: keep-alives, frames for another game, and invalid bytes.
            _ => {}
        }
        Vec::new()
    }

    /// Compares the clocks once both pages have the same number of messages.
    fn compare(&mut self, now: Millis) {
        let count = self.game.as_ref().map(|own| own.count);
        let same = |reading: &mut crate::ClockReading| Some(reading.count) <= count;
        let reading = self.reading.take_if(same);
        let reading = reading.filter(|reading| Some(reading.count) == count);
        if let (Some(clocks), Some(reading)) = (&mut self.clocks, reading) {
            clocks.compare(&reading, now);
        }
    }

    pub(super) fn follow(&mut self, mut game: ShownGame, now: Millis) -> Vec<Effect> {
        let before = self.game.as_ref().filter(|own| own.game == game.game);
        if let (Some(timed), Some(before)) = (&mut game.timed, before.and_then(|own| own.timed)) {
            // The connection measures these values, so the game's copies of them are not used.
            (timed.left, timed.gained) = (before.left, before.gained);
        }
        if self.game.as_ref() == Some(&game) {
            return Vec::new();
        }
        let other = self.game.as_ref().is_some_and(|own| own.game != game.game);
        if other {
            self.friend_count = u16::MAX;
            self.clocks = None;
        }
        self.follow_clocks(game.timed, now);
        let count = |game: &ShownGame| (game.game, game.count);
        if self.game.as_ref().map(count) != Some(count(&game)) {
            self.unproductive = Rate::from(now);
        }
        self.game = Some(game);
        if !self.is_open() {
            return Vec::new();
        }
        self.compare(now);
        let mut effects = self.send_missing(now);
        effects.extend(self.send_count(now));
        effects
    }

    fn follow_clocks(&mut self, timed: Option<ClockState>, now: Millis) {
        match (timed, &mut self.clocks) {
            (None, clocks) => *clocks = None,
            (Some(timed), Some(clocks)) => clocks.follow(timed, now),
            (Some(timed), clocks) => {
                let mut new = Clocks::new(timed);
                if matches!(self.stage, Stage::Connected) {
                    new.run(now);
                }
                *clocks = Some(new);
            }
        }
    }

    /// Sends the player's messages that the friend lacks. The channel is reliable and ordered.
    fn send_missing(&mut self, now: Millis) -> Vec<Effect> {
        let Some(game) = &self.game else {
            return Vec::new();
        };
        let missing = game
            .own
            .iter()
            .filter(|one| one.number() >= self.friend_count);
        let frames: Vec<Frame> = missing.cloned().map(Frame::Message).collect();
        if !frames.is_empty() {
            self.friend_count = game.count;
            self.last_resend = now;
            // The friend has discarded the turn state sent before these messages.
            self.last_sent_state = SentState {
                times: self.last_sent_state.times,
                ..SentState::default()
            };
        }
        frames
            .iter()
            .map(|frame| self.send_frame(frame, now))
            .collect()
    }

    /// Sends this side's message count and clock readings.
    pub(super) fn send_count(&mut self, now: Millis) -> Vec<Effect> {
        let Some(ShownGame { game, count, .. }) = self.game else {
            return Vec::new();
        };
        let clock = self.clocks.as_ref().map(|clocks| Frame::Clock {
            game,
            reading: clocks.reading(count, now),
        });
        let frames = std::iter::once(Frame::MessageCount { game, count }).chain(clock);
        let frames: Vec<Frame> = frames.collect();
        frames
            .iter()
            .map(|frame| self.send_frame(frame, now))
            .collect()
    }

    pub(super) fn send_moving(&mut self, moving: bool, now: Millis) -> Vec<Effect> {
        if !self.is_open() || moving == self.last_sent_state.moving {
            return Vec::new();
        }
        self.last_sent_state.moving = moving;
        vec![self.send_frame(&Frame::Moving(moving), now)]
    }

    /// Sends the player's draft if it has changed.
    pub(super) fn send_draft(&mut self, draft: Option<Draft>, now: Millis) -> Vec<Effect> {
        if !self.is_open() || draft == self.last_sent_state.draft {
            return Vec::new();
        }
        self.last_sent_state.draft = draft;
        let Some((draft, ShownGame { game, .. })) = draft.zip(self.game.clone()) else {
            return Vec::new();
        };
        vec![self.send_frame(&Frame::Draft { game, draft }, now)]
    }

    /// Sends both clocks to a spectator if they have changed.
    pub(super) fn send_times(&mut self, times: Option<Times>, now: Millis) -> Vec<Effect> {
        let game = self.game.as_ref().map(|own| own.game);
        if !self.is_open() || game.is_none() || times == self.last_sent_state.times {
            return Vec::new();
        }
        self.last_sent_state.times = times;
        let frame = times
            .zip(game)
            .map(|(times, game)| Frame::Times { game, times });
        frame
            .iter()
            .map(|frame| self.send_frame(frame, now))
            .collect()
    }

    pub(super) fn send_frame(&mut self, frame: &Frame, now: Millis) -> Effect {
        self.last_sent = now;
        Effect::Send(frame.encode())
    }
}
