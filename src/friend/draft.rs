//! Drafts, which are unfinished plays that can still be undone. Their dice are unproven until the play reveals the
//! secrets.

use rules::{Action, Die, Phase, Play, Player, Roll, Session, Step};

use crate::{game::Game, table::Table, watched::SpectatedGame};

impl Table {
    /// Returns the session with an unfinished play by the player whose message is due; `None` unless that player can
    /// know the roll and every move is legal.
    fn drafted(&self, roll: Roll, play: &Play) -> Option<Session> {
        let by = self.due()?;
        let mut session = self.session().clone();
        let mut dice = [roll.high(), roll.low()];
        let mut knows = self.knows_roll(by);
        if *session.phase() == Phase::Opening && knows {
            let rerolls = self.terms().ruleset().starter_rerolls();
            // If the starting player rolls both dice again, the opening roll only decides who starts.
            let opening = if rerolls { DIFFERENT } else { roll };
            // White's die comes first, and the starting player has the higher die.
            let mut pair = match by {
                Player::White => [opening.high(), opening.low()],
                Player::Black => [opening.low(), opening.high()],
            };
            session.apply(Action::RollOpening, &mut pair).ok()?;
            knows = self.knows_two_rolls(by);
        }
        if *session.phase() == Phase::ToRoll && knows {
            session.apply(Action::Roll, &mut dice).ok()?;
        }
        let moves = session.draft().is_some_and(|draft| draft.roll() == roll);
        if !moves || session.decides() != Some(by) {
            return None;
        }
        let mut make = |step: Step| session.apply(Action::Step(step), &mut dice).ok();
        for step in play.steps() {
            make(step)?;
        }
        Some(session)
    }
}

impl Game {
    /// Returns the session with an unfinished play by the opponent; `None` unless the opponent's message is due, the
    /// opponent can know the roll, and every move is legal.
    pub fn drafted(&self, roll: Roll, play: &Play) -> Option<Session> {
        let due = self.due() == Some(self.me().opponent());
        due.then(|| self.table.drafted(roll, play)).flatten()
    }
}

impl SpectatedGame {
    /// Returns the player whose message is due, and the session with that player's unfinished play; `None` unless the
    /// player can know the roll and every move is legal.
    pub fn drafted(&self, roll: Roll, play: &Play) -> Option<(Player, Session)> {
        self.table.due().zip(self.table.drafted(roll, play))
    }
}

/// Arbitrary roll of two different dice.
const DIFFERENT: Roll = Roll::new(Die::ALL[5], Die::ALL[0]);
