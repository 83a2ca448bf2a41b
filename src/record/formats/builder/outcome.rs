//! Result of a recorded game: winner and points.

use rules::{BarBackgammon, EndedBy, Player, Scoring, Win};

use super::GameBuilder;
use crate::formats::{
    model::{GameResult, RecordedAction},
    remark::RemarkKind,
};

impl GameBuilder {
    /// Returns the winner and the type of ending according to the moves alone; `None` if the moves do not end the game.
    pub(in crate::formats) fn ended(&self) -> Option<(Player, EndedBy)> {
        if let Some(last) = self.game.moves.last()
            && last.action == RecordedAction::Drop
        {
            return Some((last.player.opponent(), EndedBy::Drop));
        }
        let off = Player::BOTH
            .into_iter()
            .find(|&player| self.state.arrangement.is_off(player));
        // In misère variants, the first player to bear off loses.
        let winner = |player: Player| match self.terms.variant.scoring() {
            Scoring::Misere => player.opponent(),
            Scoring::Standard | Scoring::Portes => player,
        };
        off.map(|player| (winner(player), EndedBy::BearingOff))
    }

    /// Returns the points that the winner gets for this type of ending, according to the position and the cube.
    pub(super) fn worth(&self, winner: Player, by: EndedBy) -> u32 {
        let cube = self.stake();
        if by != EndedBy::BearingOff {
            return cube;
        }
        let plays_jacoby = self.terms.length == 0 && self.terms.jacoby && self.terms.cube;
        let win = if plays_jacoby && !self.state.cube.was_turned() {
            Win::Single
        } else {
            self.win_by_position(winner)
        };
        cube * win.factor()
    }

    /// Returns the stake before the pending offer, if any, which is the number of points lost by dropping it (R67,
    /// R72). Dropping a raccoon costs the value of the preceding beaver.
    fn stake(&self) -> u32 {
        let cube = self.state.cube.value;
        let before = self.state.offer.map(|(_, value)| value.halved());
        before.map_or(cube, |before| before.max(cube)).points()
    }

    /// Adds the take that accepts a beaver before a resignation, because some programs omit that take. If the result is
    /// worth fewer points than the beaver, the beaver was not taken.
    fn take_beaver(&mut self, points: Option<u32>) {
        if let Some((offerer, value)) = self.state.offer
            && self.state.was_beavered()
            && points.is_none_or(|points| points >= value.points())
        {
            self.push(offerer.opponent(), RecordedAction::Take);
        }
    }

    fn win_by_position(&self, winner: Player) -> Win {
        let loser = self.state.arrangement.setup(winner.opponent()).own;
        let behind = loser[19..=25].iter().any(|&count| count > 0);
        let from_bar = loser[25] > 0 && self.terms.bar_backgammon == BarBackgammon::Four;
        match self.terms.variant.scoring() {
            Scoring::Misere => Win::Single,
            _ if loser[0] > 0 => Win::Single,
            Scoring::Standard if from_bar => Win::Quadruple,
            Scoring::Standard if behind => Win::Backgammon,
            Scoring::Standard | Scoring::Portes => Win::Gammon,
        }
    }

    /// Ends the game with the result in the file; `points` are the winner's points, if the file contains them.
    pub(in crate::formats) fn finish(
        &mut self,
        winner: Player,
        points: Option<u32>,
        remark: &mut dyn FnMut(RemarkKind),
    ) {
        self.end_waiting();
        let known = self.ended();
        let by = known.map_or(EndedBy::Resignation, |(_, by)| by);
        let by_moves = known.map_or(winner, |(winner, _)| winner);
        if by_moves != winner && !self.lost_track {
            remark(RemarkKind::Winner(by_moves));
        }
        let winner = if self.lost_track { winner } else { by_moves };
        if by == EndedBy::Resignation {
            self.take_beaver(points);
        }
        let expected = self.worth(winner, by);
        let needed = self.needed(winner);
        let points = match points {
            None => {
                self.guessed = by == EndedBy::Resignation;
                expected
            }
            Some(found) => self.believed(found, (expected, by), needed, remark),
        };
        self.game.result = Some(GameResult { winner, points, by });
    }

    /// Ends the game with a result that the moves do not show: a resignation or a loss on time.
    pub(in crate::formats) fn ends_with(
        &mut self,
        result: GameResult,
        remark: &mut dyn FnMut(RemarkKind),
    ) {
        if result.by == EndedBy::Time && self.ended().is_none() {
            // The winner gets the points needed to win the match, regardless of the cube.
            self.game.result = Some(result);
        } else {
            self.finish(result.winner, Some(result.points), remark);
        }
    }

    /// Returns the points that `player` needs to win the match; `None` in money play.
    fn needed(&self, player: Player) -> Option<u32> {
        let length = u32::from(self.terms.length);
        let left = length.checked_sub(self.game.score[player])?;
        (left > 0).then_some(left)
    }

    /// Returns the points in the file, or replacement points if those are impossible.
    fn believed(
        &mut self,
        found: u32,
        (expected, by): (u32, EndedBy),
        needed: Option<u32>,
        remark: &mut dyn FnMut(RemarkKind),
    ) -> u32 {
        let cube = self.stake();
        let most = match self.terms.bar_backgammon {
            BarBackgammon::Three => cube.saturating_mul(3),
            BarBackgammon::Four => cube.saturating_mul(4),
        };
        if found == 0 || found > most {
            // For a resigned match, some programs write a code instead of the points; the winner then gets the points
            // needed.
            let enough = (1..=3).map(|factor| factor * cube);
            let taken = match (by, needed) {
                (EndedBy::Resignation, Some(needed)) => enough
                    .into_iter()
                    .find(|&points| points >= needed)
                    .unwrap_or(most),
                (EndedBy::Resignation, None) => most,
                _ => expected,
            };
            remark(RemarkKind::ImpossiblePoints { found, taken });
            self.guessed = true;
            return taken;
        }
        let capped = needed.is_some_and(|needed| found == needed && found < expected);
        if by != EndedBy::Resignation && found != expected && !capped {
            remark(RemarkKind::Points { expected, found });
        }
        found
    }
}
