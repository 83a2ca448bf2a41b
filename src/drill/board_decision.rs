//! Positions shown on the board during exercises.

use rules::{Board, ByPlayer, Crawford, Decision, Offer, Player, Variant};

use crate::{Exercise, ScoreQuestion, score::EquityQuestion};

impl Exercise {
    /// Returns the decision to show on the board; `None` if its position cannot occur in a game. A question about a
    /// score shows the starting position with the cube and the score, from White's perspective.
    pub fn board_decision(&self) -> Option<Decision> {
        match self {
            Self::Decide(decision, _) => Some(*decision),
            Self::Pips(board) | Self::Shots(board) | Self::EffectivePips(board) => {
                Decision::builder(*board).without_cube().build().ok()
            }
            Self::Entering(question) => {
                let laid = Decision::builder(question.board).without_cube();
                laid.build().ok()
            }
            Self::MatchEquity(EquityQuestion { own, opponent }) => {
                let away = [*own, *opponent];
                let is_crawford = away.contains(&1);
                let laid = at_score(away);
                let laid = if is_crawford {
                    laid.crawford(Crawford::Now)
                } else {
                    laid
                };
                laid.build().ok()
            }
            Self::NeilsNumber(question) => {
                at_score([question.leader, question.trailer]).build().ok()
            }
            Self::Race(board) => Decision::builder(*board).build().ok(),
            Self::TakePoint(question) => {
                let doubler = Player::Black;
                let owner = (question.value.points() > 1).then_some(doubler);
                let laid = scored(question)
                    .on_roll(doubler)
                    .cube(question.value.points(), owner)
                    .answer(Offer::Double, question.doubled.points());
                laid.build().ok()
            }
            Self::GammonValue(question) => {
                let value = question.value.points();
                let owner = (value > 1).then_some(Player::White);
                scored(question).cube(value, owner).build().ok()
            }
        }
    }
}

/// Returns the starting position at a question's score, from White's perspective.
fn scored(question: &ScoreQuestion) -> rules::DecisionBuilder {
    at_score([
        question.score.own.points(),
        question.score.opponent.points(),
    ])
}

/// Returns the starting position at the score where White and Black need these numbers of points.
fn at_score(away: [u8; 2]) -> rules::DecisionBuilder {
    let length = away[0].max(away[1]);
    let points = ByPlayer {
        white: length - away[0],
        black: length - away[1],
    };
    Decision::builder(Board::start(Variant::Standard))
        .match_to(length)
        .score(points)
}

#[cfg(test)]
mod tests {
    use dice::{DiceStream, Seed};
    use rules::Question;

    use super::*;
    use crate::Kind;

    #[test]
    fn every_exercise_has_a_position() {
        let book = crate::tests::book();
        let mut dice = DiceStream::new(Seed([5; 32]));
        for kind in Kind::ALL {
            for _ in 0..8 {
                let exercise = Exercise::draw(kind, &mut dice, &book).expect("an exercise");
                let laid = exercise.board_decision().expect("a board");
                assert_eq!(laid.player(), Player::White, "{kind:?}");
                if let Exercise::TakePoint(question) = exercise {
                    let offered = matches!(laid.question(), Question::Answer { value, .. } if value == question.doubled);
                    assert!(
                        offered
                            && laid.score().away(Player::White)
                                == Some(question.score.own.points())
                    );
                }
            }
        }
    }
}
