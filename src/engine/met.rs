//! Match-winning chances by score from a match equity table ([`Met`]), and the values derived from them: take points,
//! double points and gammon values.

mod away;
mod table;
mod values;

use rules::Crawford;

use crate::Mwc;

pub use away::Away;
pub use table::{Met, MetError};
pub use values::TakeParts;

/// Match score, between or during games, from one player's perspective.
///
/// ```
/// use engine::{Away, MatchScore, Met};
/// use rules::Crawford;
///
/// let (own, opponent) = (Away::ONE, Away::ONE);
/// let score = MatchScore { own, opponent, crawford: Crawford::Over, met: Met::default() };
/// assert_eq!(score.after_win(1).0, 1.0);
/// assert_eq!(score.after_loss(1).0, 0.0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MatchScore {
    /// Number of points that the player still needs.
    pub own: Away,
    /// Number of points that the opponent still needs.
    pub opponent: Away,
    /// Crawford state of the match; [`Crawford::Over`] in a match without the Crawford rule (R76, R77).
    pub crawford: Crawford,
    /// Table that provides the match-winning chances.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Met::is_default")
    )]
    pub met: Met,
}

impl MatchScore {
    /// Returns the score from the perspective of the other player.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self {
            own: self.opponent,
            opponent: self.own,
            ..self
        }
    }

    /// Returns the match-winning chance after winning `points` in this game.
    pub fn after_win(self, points: u32) -> Mwc {
        match self.own.after(points) {
            None => Mwc::WON,
            Some(own) if self.is_post_crawford_next(own) => self.met.post(own, self.opponent),
            Some(own) => self.met.pre(own, self.opponent),
        }
    }

    /// Returns the match-winning chance after losing `points` in this game.
    pub fn after_loss(self, points: u32) -> Mwc {
        self.flipped().after_win(points).flipped()
    }

    /// Returns `true` if the next game, in which the player needs `own` points, has a player at 1-away but is not the
    /// Crawford game. The table has no separate entries for earlier games in matches without the Crawford rule.
    fn is_post_crawford_next(self, own: Away) -> bool {
        let one_away = own == Away::ONE || self.opponent == Away::ONE;
        one_away && (self.crawford != Crawford::Ahead || self.is_one_away())
    }

    fn is_one_away(self) -> bool {
        self.own == Away::ONE || self.opponent == Away::ONE
    }
}

#[cfg(test)]
mod tests {
    use Crawford::{Ahead, Now, Over};

    use super::*;

    fn score(own: u8, opponent: u8, crawford: Crawford) -> MatchScore {
        let away = |points| Away::new(points).expect("1 to 25");
        MatchScore {
            own: away(own),
            opponent: away(opponent),
            crawford,
            met: Met::default(),
        }
    }

    #[test]
    fn matches_the_published_table() {
        let near = |mwc: Mwc, expected: f32| {
            assert!((mwc.0 - expected).abs() < 1e-6, "{mwc:?} {expected}");
        };
        // Pre-Crawford: from 3-away 5-away, a single win leads to 2-away 5-away.
        near(score(3, 5, Ahead).after_win(1), 0.74359);
        near(score(3, 5, Ahead).after_loss(2), 0.5);
        near(score(25, 25, Ahead).after_win(1), 0.53086);
        // A win that leads to 1-away, so the next game is the Crawford game.
        near(score(3, 4, Ahead).after_win(2), 0.81436);
        near(score(4, 3, Ahead).after_loss(2), 0.18564);
        // The game after the Crawford game, and every later game, is post-Crawford.
        near(score(4, 1, Now).after_win(1), 0.32264);
        near(score(4, 1, Over).after_win(2), 0.48803);
        near(score(1, 5, Over).after_loss(2), 1.0 - 0.32264);
        near(score(2, 1, Now).after_win(1), 0.5);
        // This win ends the match.
        near(score(2, 7, Ahead).after_win(2), 1.0);
        near(score(9, 2, Ahead).after_loss(3), 0.0);
    }

    #[test]
    fn trailer_doubles_at_one_away_without_the_crawford_rule() {
        // At 2-away 2-away, a drop leads to 2-away 1-away with a live cube, which is nearly even, as after the Crawford
        // game.
        let dropped = |crawford| score(2, 2, crawford).after_loss(1).0;
        assert!((dropped(Over) - 0.48803).abs() < 1e-6);
        assert!((dropped(Ahead) - 0.32264).abs() < 1e-6);
        // Before either player is 1-away, the chances do not depend on the Crawford rule.
        assert_eq!(
            score(4, 3, Over).after_win(1),
            score(4, 3, Ahead).after_win(1)
        );
    }

    #[test]
    fn the_two_players_chances_add_up_to_one() {
        for own in 1..=25 {
            for opponent in 1..=25 {
                let score = score(own, opponent, Ahead);
                for points in [1, 2, 3, 4, 8] {
                    let sum = score.after_win(points).0 + score.flipped().after_loss(points).0;
                    assert!((sum - 1.0).abs() < 1e-6);
                }
                assert!(score.after_win(2) >= score.after_win(1));
            }
        }
    }
}
