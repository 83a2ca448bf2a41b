//! Match time: the clock of the player whose decision is pending runs, and a player who runs out of time loses (section
//! 14 of the rules).
//!
//! The rules do not measure time. Callers report elapsed time ([`Action::Spend`]) in any number of instalments, and
//! every action that passes the decision to the opponent presses the clock. Therefore, the log rebuilds the reserves
//! exactly.

use super::state::{Phase, Running, Session, State};
use crate::{Choice, Clock, ClockRules, EndedBy, Event, Millis, Outcome, Player, Refusal, Win};

type Done = Result<(Event, Option<Choice>), Refusal>;

impl State {
    /// Adds a clock at the start of the match, or after any game for the remainder of the match (R88).
    pub(super) fn start_clock(&mut self, rules: ClockRules) -> Done {
        let Some(played) = self.ruleset.playing_match() else {
            return Err(Refusal::OnlyMatchesHaveClocks);
        };
        if self.clock.is_some() {
            return Err(Refusal::ClockThere);
        }
        if !matches!(self.phase, Phase::Opening | Phase::GameOver(_)) {
            return Err(self.busy(Refusal::GameGoesOn));
        }
        let clock = Clock::new(rules, played.length, self.points);
        if clock.reserve(Player::White) == 0 {
            return Err(Refusal::NoTimeLeft);
        }
        self.clock = Some(Running {
            clock,
            used: 0,
            held: 0,
        });
        Ok((Event::ClockStarted, None))
    }

    /// Charges time to the player whose decision is pending. A fallen flag loses the match at any score (R90).
    pub(super) fn spend(&mut self, used: Millis) -> Done {
        let decides = self.decides();
        let running = self.clock.as_mut().ok_or(Refusal::NoClock)?;
        let player = decides.ok_or(Refusal::ClockStands)?;
        running.used = running.used.saturating_add(used);
        if running.used < running.clock.flag_after(player) {
            return Ok((Event::Spent(player), None));
        }
        let outcome = Outcome {
            winner: player.opponent(),
            win: Win::Single,
            cube: self.cube.value,
            by: EndedBy::Time,
        };
        self.phase = Phase::MatchOver(outcome);
        Ok((Event::MatchOver(outcome), None))
    }

    /// Presses the clock if the decision has passed from `decided` to the opponent (R90).
    pub(super) fn press(&mut self, decided: Option<Player>) {
        let next = self.decides();
        let (Some(running), Some(player)) = (&mut self.clock, decided) else {
            return;
        };
        if next == decided {
            return;
        }
        if matches!(self.phase, Phase::ResignationOffered { .. }) {
            running.held = std::mem::take(&mut running.used);
            return;
        }
        // A fallen flag already ended the match when the time was charged.
        let _fell = running.clock.press(player, running.used);
        running.used = std::mem::take(&mut running.held);
        if next.is_none() {
            let _fell = running.clock.press(player.opponent(), running.used);
            running.used = 0;
        }
    }
}

impl Session {
    /// Returns the match clock, with the reserves as of the last press; `None` if the match has no clock.
    pub fn clock(&self) -> Option<Clock> {
        self.state.clock.map(|running| running.clock)
    }

    /// Returns the time charged so far for the pending decision.
    pub fn used(&self) -> Millis {
        self.state.clock.map_or(0, |running| running.used)
    }
}
