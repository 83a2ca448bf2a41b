//! Reviews in links: a match or a position with the evaluations that its review shows first.

use record::{LinkError, MatchRecord};
use review::{decision_figures, match_figures, read_decision_figures, read_match_figures};
use rules::Decision;

use crate::{Entry, Place, Review};

impl Review {
    /// Returns the evaluations as a parameter for the link to the match, or for the link to the game at this index;
    /// `None` if there are none, or if they are too long.
    pub fn figures(&self, game: Option<usize>) -> Option<String> {
        let shared = |entry: &&Entry| game.is_none_or(|game| entry.game == game);
        let shared = self.entries.iter().filter(shared);
        match_figures(shared.map(|entry| (&entry.item, entry.judged.as_ref())))
    }

    /// Returns the evaluation of a decision at this place as a parameter for the link to its position; `None` if the
    /// decision has not been evaluated, or if the actual choice is unknown.
    pub fn decision_figures(&self, (game, nth): Place, decision: &Decision) -> Option<String> {
        let is_made = !self.is_position() || self.position_choice().is_some();
        let mut judged = self.of_move(game, nth).filter(|_| is_made);
        let (_, judged) = judged.find(|(item, _)| item.decided.decision == *decision)?;
        decision_figures(decision, judged)
    }

    /// Returns the review of the position in a link with the actual choice and its evaluation; `None` if the link does
    /// not contain them.
    ///
    /// # Errors
    /// Returns an error if the evaluation cannot be read.
    pub fn of_position_link(link: &str, decision: &Decision) -> Option<Result<Self, LinkError>> {
        let read = read_decision_figures(link, decision)?;
        Some(read.map(|(item, judged)| Self::of_decision(item, judged)))
    }
}

/// Returns the review in a link to `record` as the text of a stored review; `None` if the link has none.
///
/// # Errors
/// Returns an error if the review cannot be read, or does not belong to the match.
pub fn linked_review(record: &MatchRecord, link: &str) -> Option<Result<String, LinkError>> {
    let mut review = Review::new(record);
    let items: Vec<_> = review.entries.iter().map(|entry| entry.item).collect();
    let read = read_match_figures(link, &items)?;
    Some(read.map(|all| {
        for (entry, judged) in review.entries.iter_mut().zip(all) {
            if let Some(judged) = judged {
                entry.know(judged);
            }
        }
        review.find_pass();
        review.to_text()
    }))
}

#[cfg(test)]
mod tests {
    use record::{Linked, match_link, position_link, read_link};
    use review::Candidate;
    use rules::{Choice, Player, legal_plays};
    use words::Words;

    use super::*;
    use crate::{
        Model, Msg, Progress, ReviewMsg, Shared, StudyContent, Verdict, Within, merged_review,
        review_tests::judged, stored_opening, verdicts,
    };

    /// Returns the loss of a decision in a match whose second plays are mistakes.
    fn loss(item: &review::Item) -> f32 {
        let is_mistake = item.nth == 1 && item.kind == review::Kind::Checker;
        if is_mistake { 0.1 } else { 0.0 }
    }

    /// Returns the review of a match with mistakes, and the record and review read from its link.
    fn sent(game: Option<usize>) -> (Review, MatchRecord, Review) {
        let mut review = judged(loss);
        for judged in review
            .entries
            .iter_mut()
            .filter_map(|entry| entry.judged.as_mut())
        {
            judged.loss_mwc = Some(judged.loss / 5.0);
        }
        let mut record = crate::review_tests::record();
        if let Some(game) = game {
            record.games = vec![record.games[game].clone()];
        }
        let link = match_link(&record, false).expect("short");
        let link = format!("#{link}&{}", review.figures(game).expect("evaluated"));
        let Ok(Linked::Match(record)) = read_link(&link) else {
            panic!("a match")
        };
        let text = linked_review(&record, &link)
            .expect("a review")
            .expect("readable");
        let mut read = Review::new(&record);
        text.lines().for_each(|line| read.restore(line));
        read.update(ReviewMsg::Restored);
        let opening = stored_opening(&record, &text, Some(Player::Black));
        assert_eq!(opening.map(|one| one.place), Some((0, 1)));
        (review, *record, read)
    }

    #[test]
    fn receiver_of_a_match_sees_the_same_review() {
        let (review, record, read) = sent(None);
        assert_eq!(read.numbers(), review.numbers());
        assert!(read.is_settled() && read.is_complete());
        assert_eq!(read.progress(), Progress::Stopped, "deeper passes are left");
        let points = |review: &Review| {
            let points = review.turning_points(None, None).into_iter();
            points
                .map(|one| (one.place, one.judged.loss))
                .collect::<Vec<_>>()
        };
        assert_eq!(points(&read), points(&review));
        let mut model = Model::new(StudyContent::Match(Box::new(record)));
        model.update(Msg::Move(0, 1));
        let words = Words::english();
        let titles = |review: &Review| {
            let all = verdicts(&model, review, &words).into_iter();
            all.map(|one| (one.title, one.mistake)).collect::<Vec<_>>()
        };
        assert_eq!(titles(&read), titles(&review));
        assert!(titles(&read)[0].1.is_some());
    }

    #[test]
    fn link_to_a_game_has_its_evaluations_only() {
        let (review, _, read) = sent(Some(0));
        let of_game = review.entries.iter().filter(|entry| entry.game == 0);
        assert_eq!(read.entries.len(), of_game.count());
        assert!(read.is_complete());
    }

    #[test]
    fn position_shows_the_play_made_and_the_better_one() {
        let review = judged(loss);
        let mut model = Model::new(StudyContent::Match(Box::new(crate::review_tests::record())));
        model.update(Msg::Move(0, 1));
        let words = Words::english();
        let sent = &verdicts(&model, &review, &words)[0];
        let decision = sent.subject.as_ref().expect("own").0;
        let figures = review.decision_figures((0, 1), &decision).expect("short");
        let link = format!("{}&{figures}", position_link(&decision));
        let model = Model::of_link(&link).expect("a position");
        let mut read = Review::of_position_link(&link, &decision)
            .expect("figures")
            .expect("readable");
        let shown = verdicts(&model, &read, &words);
        let [shown] = &shown[..] else {
            panic!("a verdict")
        };
        assert_eq!((&shown.title, shown.mistake), (&sent.title, sent.mistake));
        let made = |verdict: &Verdict| {
            let mut rows = verdict.rows.iter();
            rows.find(|row| row.was_made).map(|row| row.name.clone())
        };
        assert_eq!(made(shown), made(sent));
        assert!(made(shown).is_some());
        let view = board::View {
            turned: false,
            home_left: false,
            bottom: Player::White,
        };
        let (_, judged) = read.of_move(0, 0).next().expect("evaluated");
        let scene = model.scene(view, Some(judged), None, |_| String::new());
        let kinds: Vec<_> = scene.arrows.iter().map(|arrow| arrow.kind).collect();
        assert!(
            kinds.contains(&board::ArrowKind::Best) && kinds.contains(&board::ArrowKind::Played)
        );
        // A deeper analysis still compares the choice that was made.
        let deeper = crate::review_tests::lost(&read.entries[0].item, 0.2, 3);
        read.update(ReviewMsg::Judged(0, Some(Box::new(deeper))));
        let shown = &verdicts(&model, &read, &words)[0];
        assert_eq!(made(shown), made(sent));
        assert!(shown.title.contains("0.200"), "{}", shown.title);
    }

    #[test]
    fn completing_a_linked_decision_keeps_its_depth() {
        let (_, _, mut read) = sent(None);
        let place = (0, 0);
        let depth = read.depth_to_complete(place).expect("one choice of many");
        let linked = read.to_text();
        read.update(ReviewMsg::Deepen(Within::Move(0, 0), depth));
        read.update(ReviewMsg::Begin);
        let (pass, wanted) = read.wanted().expect("it runs");
        let [(nth, item)] = wanted[..] else {
            panic!("{wanted:?}");
        };
        let known = read.play_at(place).expect("evaluated");
        assert_eq!(
            (pass.depth.plies(), known.candidates.len()),
            (known.plies, 1)
        );
        let mut whole = known.clone();
        let roll = item.decided.decision.roll().expect("a play");
        let plays = legal_plays(item.decided.decision.board(), roll).into_iter();
        let others = plays.map(|legal| Candidate {
            choice: Choice::Play(legal.play),
            ..known.candidates[0]
        });
        whole.candidates.extend(others.take(9));
        read.update(ReviewMsg::Judged(nth, Some(Box::new(whole))));
        assert_eq!(read.depth_to_complete(place), None);
        // The link, opened again, does not take the other choices away.
        let text = merged_review(&linked, &read.to_text(), Shared::ByNone);
        let mut again = Review::new(&crate::review_tests::record());
        for line in linked.lines().chain(text.lines()) {
            again.restore(line);
        }
        assert_eq!(again.depth_to_complete(place), None);
    }

    #[test]
    fn damaged_review_leaves_the_match_readable() {
        let (review, record, _) = sent(None);
        let link = match_link(&record, false).expect("short");
        let figures = review.figures(None).expect("evaluated");
        let cut = format!("{link}&{}", &figures[..figures.len() - 6]);
        assert_eq!(linked_review(&record, &cut), Some(Err(LinkError::Cut)));
        assert_eq!(read_link(&cut), Ok(Linked::Match(Box::new(record.clone()))));
        assert_eq!(linked_review(&record, &link), None);
    }
}
