//! Main cause of a lost game: the dice, or the loser's mistakes.

use review::Judged;
use rules::Player;

use crate::{
    DecisionKind, Entry, Review, entry::judged as judged_entries, opening::cost,
    resignation::given_up,
};

/// Main cause of a lost game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LossCause {
    /// The dice: the loser made no mistakes.
    DiceAlone,
    /// The dice: they cost more than the loser's mistakes.
    Dice,
    /// The loser's only mistake.
    OneMistake,
    /// A mistake that cost more than the loser's other mistakes combined. The value is its number, counted from 1,
    /// among the game's [turning points](Review::turning_points).
    CostliestMistake(usize),
    /// Cube decisions: they cost more than the loser's checker plays.
    Cube,
    /// Several mistakes.
    Mistakes,
    /// Resigning a game with this winning chance, in per cent.
    Resignation(u8),
}

impl LossCause {
    /// Returns the catalogue key of the cause.
    pub const fn key(self) -> &'static str {
        match self {
            Self::DiceAlone => "dice-alone",
            Self::Dice => "dice",
            Self::OneMistake => "single",
            Self::CostliestMistake(_) => "costliest",
            Self::Resignation(_) => "resigned",
            Self::Cube => "cube",
            Self::Mistakes => "mistakes",
        }
    }
}

impl Review {
    /// Returns the main cause of `player`'s loss in the game at this index. `None` while decisions are still to be
    /// evaluated, or if neither the dice nor mistakes explain the loss.
    ///
    /// The dice cost the luck of the winner's rolls minus the luck of the loser's rolls. This cost is compared with the
    /// cost of the loser's mistakes in the unit of the result: match-winning chances, or points in money play.
    ///
    /// If the player resigned with a substantial winning chance, the resignation is the cause.
    pub fn loss_cause(&self, player: Player, game: usize) -> Option<LossCause> {
        if !self.is_settled() {
            return None;
        }
        let resigned = self.wrong_resignations(Some(player), Some(game));
        if let Some(chance) = resigned.iter().find_map(given_up) {
            return Some(LossCause::Resignation((100.0 * chance).round() as u8));
        }
        let of_game = self.entries.iter().filter(|entry| entry.game == game);
        let judged = of_game.filter_map(|entry| entry.judged.as_ref());
        let dice: f32 = judged
            .filter_map(|judged| {
                let luck = judged.luck?.result;
                Some(if judged.player == player { -luck } else { luck })
            })
            .sum();
        let plays = self.mistakes_of(Some(player), Some(game));
        let mistakes: Vec<(&Entry, &Judged)> = plays.chain(judged_entries(&resigned)).collect();
        let total = |kind: Option<DecisionKind>| -> f32 {
            let wanted = |judged: &Judged| kind.is_none_or(|kind| kind == judged.kind.into());
            let all = mistakes.iter().filter(|(_, judged)| wanted(judged));
            all.map(|(entry, judged)| result_cost(entry, judged)).sum()
        };
        let lost = total(None);
        if mistakes.is_empty() {
            return (dice > 0.0).then_some(LossCause::DiceAlone);
        }
        if dice > lost {
            return Some(LossCause::Dice);
        }
        if mistakes.len() == 1 {
            return Some(LossCause::OneMistake);
        }
        if let Some(number) = self.decisive_mistake(player, game, &mistakes) {
            return Some(LossCause::CostliestMistake(number));
        }
        let is_cube = total(Some(DecisionKind::Cube)) > total(Some(DecisionKind::Checker));
        Some(if is_cube {
            LossCause::Cube
        } else {
            LossCause::Mistakes
        })
    }

    /// Returns the index in the list of turning points of the mistake that cost more than all others combined; `None`
    /// if there is no such mistake.
    fn decisive_mistake(
        &self,
        player: Player,
        game: usize,
        mistakes: &[(&Entry, &Judged)],
    ) -> Option<usize> {
        let total: f32 = mistakes.iter().map(|(_, judged)| cost(judged)).sum();
        let points = self.turning_points(Some(player), Some(game));
        let is_decisive = |judged: &Judged| 2.0 * cost(judged) > total;
        let nth = points.iter().position(|point| is_decisive(&point.judged))?;
        Some(nth + 1)
    }
}

/// Returns a decision's cost in the unit of the result: match-winning chances, or points in money play.
fn result_cost(entry: &Entry, judged: &Judged) -> f32 {
    let cube = entry.item.decided.decision.cube();
    let stake = cube.map_or(1.0, |cube| cube.value.points() as f32);
    judged.loss_mwc.unwrap_or(judged.loss * stake)
}

#[cfg(test)]
mod tests {
    use review::{Item, LuckOfRoll};

    use super::*;
    use crate::{
        ReviewMsg,
        review_tests::{judged, lost, record},
    };

    /// Returns a review in which each of White's plays has this luck, and each decision has this loss.
    fn with_luck(luck: f32, loss: impl Fn(&Item) -> f32) -> Review {
        let mut review = Review::new(&record());
        review.update(ReviewMsg::Begin);
        let (pass, wanted) = review.wanted().expect("it runs");
        for (nth, item) in wanted {
            let mut judged = lost(&item, loss(&item), pass.depth.plies());
            let own = judged.player == Player::White;
            judged.luck = judged.luck.map(|_| LuckOfRoll {
                equity: if own { luck } else { 0.0 },
                result: if own { luck } else { 0.0 },
            });
            review.update(ReviewMsg::Judged(nth, Some(Box::new(judged))));
        }
        review
    }

    fn is_play(item: &Item) -> bool {
        item.decided.decision.roll().is_some()
    }

    #[test]
    fn without_mistakes_only_bad_dice_explain_a_loss() {
        let cause = |luck| with_luck(luck, |_| 0.0).loss_cause(Player::White, 0);
        assert_eq!(cause(-0.3), Some(LossCause::DiceAlone));
        assert_eq!(cause(0.3), None);
    }

    #[test]
    fn compares_the_dice_with_the_mistakes() {
        let cause = |luck| {
            let loss = |item: &Item| f32::from(u8::from(is_play(item))) * 0.2;
            with_luck(luck, loss).loss_cause(Player::White, 0)
        };
        assert_eq!(cause(-0.9), Some(LossCause::Dice));
        assert_eq!(cause(-0.1), Some(LossCause::OneMistake));
    }

    #[test]
    fn names_the_costliest_mistake_if_it_outweighs_the_others() {
        let loss = |item: &Item| if is_play(item) { 0.05 } else { 0.3 };
        let review = with_luck(0.1, loss);
        assert_eq!(
            review.loss_cause(Player::White, 0),
            Some(LossCause::CostliestMistake(1))
        );
        let even = with_luck(0.1, |_| 0.1);
        assert_eq!(even.loss_cause(Player::White, 0), Some(LossCause::Mistakes));
    }

    #[test]
    fn waits_for_the_evaluation_of_every_decision() {
        let mut review = Review::new(&record());
        assert_eq!(review.loss_cause(Player::White, 0), None);
        assert_eq!(
            review.game_line(0, Player::White, Some(Player::White)),
            None
        );
        review.update(ReviewMsg::Begin);
        assert_eq!(review.loss_cause(Player::White, 0), None);
        assert_eq!(
            review.game_line(0, Player::White, Some(Player::White)),
            None
        );
        let line = judged(|_| 0.1).game_line(0, Player::White, Some(Player::White));
        let line = line.expect("every decision is judged");
        assert_eq!((line.bottom(), line.marks().len()), (Player::White, 2));
        let of_both = judged(|_| 0.1).game_line(0, Player::White, None);
        assert!(of_both.is_some_and(|line| line.marks().len() > 2));
    }
}
