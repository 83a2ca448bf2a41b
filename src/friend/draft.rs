//! A play that is still being made, and may be taken back. Its dice are what its player says until the play proves them.

use rules::{Action, DiceSource, Die, Phase, Play, Player, Roll, Session, Step};

use crate::{game::Game, table::Table, watched::SpectatedGame};

impl Table {
    /// The session with an unfinished play of the player who is due; `None` unless that player can know the roll and the
    /// rules allow every move.
    fn drafted(&self, roll: Roll, play: &Play) -> Option<Session> {
        let by = self.due()?;
        let mut session = self.session().clone();
        let mut dice = Dice(roll, false);
        let mut knows = self.knows_roll(by);
        if *session.phase() == Phase::Opening && knows {
            let rerolls = self.terms().ruleset().starter_rerolls();
            // Where the starter rolls both dice again, the opening roll only says who starts.
            let opening = if rerolls { DIFFERENT } else { roll };
            // White's die comes first, and the player who begins has the higher one.
            let mut pair = Dice(opening, by == Player::Black);
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
    /// The session with a play that the other player is making; `None` unless the other player is due, can know the
    /// roll, and the rules allow every move.
    pub fn drafted(&self, roll: Roll, play: &Play) -> Option<Session> {
        let due = self.due() == Some(self.me().opponent());
        due.then(|| self.table.drafted(roll, play)).flatten()
    }
}

impl SpectatedGame {
    /// The player who is due and the session with the play that this player is making; `None` unless the player can know
    /// the roll and the rules allow every move.
    pub fn drafted(&self, roll: Roll, play: &Play) -> Option<(Player, Session)> {
        self.table.due().zip(self.table.drafted(roll, play))
    }
}

/// A roll that is no double.
const DIFFERENT: Roll = Roll::new(Die::ALL[5], Die::ALL[0]);

/// The dice of a roll, in turn; the lower one first if the second field says so.
struct Dice(Roll, bool);

impl DiceSource for Dice {
    fn die(&mut self) -> Die {
        self.1 = !self.1;
        if self.1 { self.0.high() } else { self.0.low() }
    }
}
