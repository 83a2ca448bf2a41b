//! Mistaken resignations in a reviewed match.

use rules::Player;

use crate::{Entry, Review, resignation::Resignation};

/// Equity difference between the best and the worst candidate above which match-winning chances per point are
/// estimated.
const MIN_SPREAD: f32 = 0.001;

impl Review {
    /// Returns the accepted resignations that were mistakes by `player` (by either player if `None`), in the game at
    /// this index or in the whole match. Their move index is `usize::MAX`, which stands for the end of the game.
    pub(crate) fn wrong_resignations(
        &self,
        player: Option<Player>,
        game: Option<usize>,
    ) -> Vec<Entry> {
        let all = self.resignations.iter();
        let of_game = all.filter(|one| game.is_none_or(|game| game == one.game));
        let found = of_game.filter_map(|one| {
            let mut of_move = self.entries_of_move(one.game, one.last);
            let judged = of_move.find_map(|entry| {
                entry
                    .judged
                    .as_ref()
                    .filter(|judged| judged.kind == review::Kind::Checker)
            })?;
            one.mistake(judged, self.mwc_per_point(one))
        });
        let is_wanted = |entry: &Entry| {
            player.is_none_or(|player| entry.item.decided.decision.player() == player)
        };
        found.filter(is_wanted).collect()
    }

    /// Returns the match-winning chances per point of equity at a resignation's score and cube; `None` in money play,
    /// or if no evaluated decision determines the value.
    fn mwc_per_point(&self, resigned: &Resignation) -> Option<f32> {
        let value = resigned.decision.value();
        let same = self.entries.iter().filter(|entry| {
            entry.game == resigned.game && entry.item.decided.decision.value() == value
        });
        let slope = |entry: &Entry| {
            let candidates = &entry.judged.as_ref()?.candidates;
            let (best, worst) = (candidates.first()?, candidates.last()?);
            let spread = best.equity.0 - worst.equity.0;
            let chances = best.mwc?.0 - worst.mwc?.0;
            (spread > MIN_SPREAD).then_some((spread, chances / spread))
        };
        let widest = same.filter_map(slope);
        let widest = widest.max_by(|(one, _), (other, _)| one.total_cmp(other));
        widest.map(|(_, slope)| slope)
    }
}

#[cfg(test)]
mod tests {
    use engine::{Cumulative, Equity, Mwc};
    use record::{MatchRecord, read_file};
    use review::{Item, Judged, Mistake};
    use rules::{Choice, Player, Win};
    use words::Words;

    use crate::{
        Decisive, LossCause, Model, Msg, Review, ReviewMsg, StudyContent, TurningPoint,
        review_tests::lost, stored_opening, verdicts,
    };

    /// Returns a 3-point match whose first game ends, after one of Ann's plays, with `points` for Ann.
    fn record(points: u32) -> MatchRecord {
        let text = format!(
            " 3 point match\n\n Game 1\n Ann : 0                             Bob : 0\n  1) 31: 8/5 6/5                      42: 8/4 6/4\n  2) 61: 13/7 8/7\n  Wins {points} point\n"
        );
        let reading = read_file(text.as_bytes()).expect("a match");
        reading.matches.into_iter().next().expect("one")
    }

    /// Returns the review of `record`, with `change` applied to each evaluation.
    fn reviewed(record: &MatchRecord, change: impl Fn(&mut Judged)) -> Review {
        let mut review = Review::new(record);
        review.update(ReviewMsg::Begin);
        let (pass, wanted) = review.wanted().expect("it runs");
        for (nth, item) in wanted {
            let mut judged = lost(
                &item,
                0.05 * f32::from(u8::from(is_play(&item))),
                pass.depth.plies(),
            );
            change(&mut judged);
            review.update(ReviewMsg::Judged(nth, Some(Box::new(judged))));
        }
        review
    }

    fn is_play(item: &Item) -> bool {
        item.decided.decision.roll().is_some()
    }

    /// Sets the equity and the outcome probabilities of every candidate.
    fn with(equity: f32, chances: [f32; 5]) -> impl Fn(&mut Judged) {
        move |judged| {
            for one in &mut judged.candidates {
                one.equity = Equity(equity + judged.loss) - one.loss;
                one.outcomes = Cumulative::of_list(chances).exclusive();
            }
        }
    }

    fn first(review: &Review, player: Player) -> TurningPoint {
        let Decisive { points, .. } = review.decisive(Some(player), Some(0)).expect("settled");
        points.into_iter().next().expect("a mistake")
    }

    #[test]
    fn early_resignation_is_the_costliest_moment_and_the_cause() {
        let words = Words::english();
        let record = record(1);
        let review = reviewed(&record, with(0.2, [0.6, 0.1, 0.0, 0.1, 0.0]));
        let point = first(&review, Player::Black);
        assert_eq!(point.judged.made, Choice::Resign(Win::Single));
        assert_eq!(
            (point.place, point.mistake),
            ((0, usize::MAX), Some(Mistake::Blunder))
        );
        assert!(
            (point.judged.loss - 0.8).abs() < 1e-6,
            "{}",
            point.judged.loss
        );
        assert_eq!(point.decision.player(), Player::Black);
        let effect = point.resignation(&words).expect("a resignation");
        assert_eq!(effect, "There was still a 40% chance to win.");
        let [best, made] = [point.judged.candidates[0].choice, point.judged.made];
        assert_eq!(
            [best, made].map(|choice| point.name(&choice, &words)),
            ["Play on", "Resign"]
        );
        assert_eq!(
            review.loss_cause(Player::Black, 0),
            Some(LossCause::Resignation(40))
        );
        let of_winner = review.turning_points(Some(Player::White), None);
        assert!(
            of_winner
                .iter()
                .all(|point| point.resignation(&words).is_none())
        );
        // The verdict is shown at the end of the game.
        let mut model = Model::new(StudyContent::Match(Box::new(record)));
        model.update(Msg::Move(point.place.0, point.place.1));
        let shown = verdicts(&model, &review, &words);
        let names: Vec<&str> = shown[0].rows.iter().map(|row| row.name.as_str()).collect();
        assert_eq!(
            (shown[0].title.as_str(), names),
            (effect.as_str(), vec!["Play on", "Resign"])
        );
        assert!(shown[0].rows[1].was_made && shown[0].mistake == Some(Mistake::Blunder));
    }

    #[test]
    fn review_opens_at_the_costliest_resignation() {
        let record = record(1);
        let mut review = reviewed(&record, with(0.2, [0.6, 0.1, 0.0, 0.1, 0.0]));
        let place = first(&review, Player::Black).place;
        review.update(ReviewMsg::Stop);
        for player in [None, Some(Player::Black)] {
            let opening = review.opening(player).expect("a mistake");
            assert_eq!((opening.place, opening.is_clean), (place, false));
            let stored = stored_opening(&record, &review.to_text(), player);
            assert_eq!(stored, Some(opening));
        }
    }

    #[test]
    fn resigning_a_lost_game_is_correct() {
        let review = reviewed(&record(1), with(0.95, [0.99, 0.1, 0.0, 0.0, 0.0]));
        assert_eq!(review.wrong_resignations(None, None), []);
    }

    #[test]
    fn accepting_a_resignation_that_saves_a_gammon_is_a_mistake() {
        let words = Words::english();
        let review = reviewed(&record(1), with(1.6, [1.0, 0.6, 0.0, 0.0, 0.0]));
        let point = first(&review, Player::White);
        assert_eq!(
            (point.judged.made, point.decision.player()),
            (Choice::Accept, Player::White)
        );
        assert!(
            (point.judged.loss - 0.6).abs() < 1e-6,
            "{}",
            point.judged.loss
        );
        assert_eq!(review.wrong_resignations(Some(Player::Black), None), []);
        let effect = point.resignation(&words);
        assert_eq!(
            effect.as_deref(),
            Some("Playing on was worth more than the resignation.")
        );
    }

    #[test]
    fn resigning_an_uncertain_gammon_is_a_mistake() {
        let review = reviewed(&record(2), with(1.2, [1.0, 0.2, 0.0, 0.0, 0.0]));
        let point = first(&review, Player::Black);
        assert_eq!(point.judged.made, Choice::Resign(Win::Gammon));
        assert!(
            (point.judged.loss - 0.8).abs() < 1e-6,
            "{}",
            point.judged.loss
        );
        let effect = point.resignation(&Words::english());
        assert_eq!(
            effect.as_deref(),
            Some("The loss could still have been smaller.")
        );
    }

    #[test]
    fn match_costs_are_match_winning_chances() {
        // A point of equity is worth 0.2 in match-winning chances.
        let of_match = |judged: &mut Judged| {
            with(0.2, [0.6, 0.1, 0.0, 0.1, 0.0])(judged);
            for one in &mut judged.candidates {
                one.mwc = Some(Mwc(0.5 + one.equity.0 / 5.0));
            }
            judged.loss_mwc = Some(judged.loss / 5.0);
        };
        let mwc = |points| {
            first(&reviewed(&record(points), of_match), Player::Black)
                .judged
                .loss_mwc
        };
        let is_near = |found: Option<f32>, wanted: f32| {
            found.is_some_and(|found| (found - wanted).abs() < 1e-5)
        };
        assert!(is_near(mwc(1), 0.8 / 5.0), "{:?}", mwc(1));
        assert!(is_near(mwc(3), 0.46), "the match is lost: {:?}", mwc(3));
        let gammon = reviewed(&record(2), of_match);
        assert_eq!(
            gammon.wrong_resignations(None, None),
            [],
            "its value is unknown"
        );
    }
}
