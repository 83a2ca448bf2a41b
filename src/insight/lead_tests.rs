//! Tests for the leading sentence, hints and roll diagrams.

use engine::{Candidate, CubeAction};
use record::print_play;
use review::Kind;
use rules::{Board, Choice, Decision, LegalPlay, Offer, Point, Setup, Variant, legal_plays};
use words::Words;

use super::{candidate, judged, outcomes, window};
use crate::{
    Detail, Explanation, JudgedDecision, Query, Report, Voice, Zone,
    reasons::{CubeFacts, Reason, Rolls, Share},
};

/// Returns the play with this notation, which loses this equity, as a candidate.
fn play(decision: &Decision, name: &str, loss: f32) -> Candidate {
    let legal = legal_plays(decision.board(), decision.roll().expect("a roll"));
    let is_it = |legal: &&LegalPlay| print_play(decision.board(), &legal.play) == name;
    let legal = legal.iter().find(is_it).expect("a legal play");
    Candidate {
        after: Some(legal.after),
        ..candidate(Choice::Play(legal.play), loss)
    }
}

/// Returns an opening 4-1 judged with these plays, sorted best first; `made` is the play made.
fn opening(plays: [(&str, f32); 3], made: &str) -> JudgedDecision {
    let decision = Decision::builder(Board::start(Variant::Standard)).play(4, 1);
    let decision = decision.build().expect("a decision");
    let candidates = plays.map(|(name, loss)| play(&decision, name, loss));
    let nth = plays.iter().position(|(name, _)| *name == made);
    let made = candidates[nth.expect("a listed play")].choice;
    JudgedDecision {
        decision,
        judged: judged(Kind::Checker, made, candidates.to_vec()),
    }
}

const PLAYS: [(&str, f32); 3] = [("24/23 13/9", 0.0), ("13/9 6/5", 0.011), ("13/8", 0.06)];

fn explained(subject: JudgedDecision, reasons: &[Reason]) -> Explanation {
    let mut explanation = Explanation::new(subject);
    for query in explanation.first_queries() {
        explanation.store_report(&query, Report::Reasons(reasons.to_vec()));
    }
    explanation
}

#[test]
fn reasons_are_available_once_the_engine_has_answered() {
    let subject = opening(PLAYS, "13/8");
    assert!(!Explanation::new(subject.clone()).is_told());
    assert!(explained(subject, &[]).is_told());
}

/// Returns the shots after 13/9 6/5 and after 24/23 13/9, counted over all legal plays.
fn shots(explanation: &Explanation) -> Reason {
    // The diagrams show the rolls that a reason counts.
    let counting = Reason::Bold {
        points: 1,
        shots: crate::reasons::Compared {
            made: Rolls::ALL,
            best: Rolls::ALL,
        },
    };
    let pictures = explained(explanation.subject().clone(), &[counting])
        .roll_pictures(&Words::english(), &Voice::You)
        .expect("the plays differ in their shots");
    let any = crate::reasons::Compared {
        made: pictures.made.grid.count(),
        best: pictures.best.grid.count(),
    };
    Reason::Shots {
        blot: Point::new(5).expect("a point"),
        at_blot: any.made,
        any,
    }
}

#[test]
fn a_mistake_is_explained_with_the_better_play() {
    let words = Words::english();
    let mut plays = PLAYS;
    plays[1].1 = 0.05;
    let subject = opening(plays, "13/9 6/5");
    let silent = Explanation::new(subject.clone());
    assert_eq!(silent.lead(&words, &Voice::You), "24/23 13/9 is better.");
    let reason = shots(&silent);
    let Reason::Shots { any, .. } = reason else {
        panic!("shots");
    };
    let explanation = explained(subject, &[reason]);
    let expected = format!(
        "This leaves a blot on your 5 point that {} of the opponent's 36 rolls hit. 24/23 13/9 leaves only {}.",
        any.made.count(),
        any.best.count()
    );
    assert_eq!(explanation.lead(&words, &Voice::You), expected);
    let brief = explanation.brief(&words, &Voice::You, Detail::Full);
    assert!(expected.starts_with(&format!("{brief} 24/23")), "{brief}");
    assert_eq!(
        explanation.others(&words, &Voice::You),
        Vec::<String>::new()
    );
    let mira = explanation.lead(&words, &Voice::Named("Mira".to_owned()));
    assert!(mira.contains("Mira") && !mira.contains("your"), "{mira}");
    let pictures = explanation
        .roll_pictures(&words, &Voice::You)
        .expect("shots");
    assert_eq!(
        (pictures.made.count, pictures.made.play.as_str()),
        (format!("{} of 36 rolls hit", any.made.count()), "your play")
    );
    assert_eq!(pictures.best.play, "24/23 13/9");
    assert!(any.made != any.best && any.made < Rolls::ALL);
}

#[test]
fn account_of_a_mistake_names_its_cost_and_the_better_play() {
    let words = Words::english();
    let computer = Voice::Named("Computer".to_owned());
    let account = |subject| Explanation::new(subject).account(&words, &computer, Detail::Full);
    assert_eq!(
        account(opening(PLAYS, "13/8")),
        "This play is a mistake: it costs about 3% of winning chances. 24/23 13/9 is better."
    );
    let mut plays = PLAYS;
    plays[2].1 = 0.09;
    let blunder = account(opening(plays, "13/8"));
    assert!(blunder.starts_with("This play is a blunder"), "{blunder}");
    // A merit alone is that of a better play, not of the play made.
    let reason = Reason::Makes(Point::new(9).expect("a point"));
    assert_eq!(
        explained(opening(PLAYS, "13/8"), &[reason]).account(&words, &Voice::You, Detail::Full),
        "This play is a mistake: it costs about 3% of winning chances. \
        There was a better play: 24/23 13/9 makes your 9 point."
    );
    // Even if the only reason concerns the play made, the better play is named.
    let blots = crate::reasons::Compared { made: 3, best: 0 };
    let explanation = explained(opening(PLAYS, "13/8"), &[Reason::Blots(blots)]);
    let told = explanation.account(&words, &computer, Detail::Full);
    assert!(
        told.contains("24/23 13/9") && told.contains("mistake"),
        "{told}"
    );
    // The board has the reader's numbers, so the sentence uses them too.
    let here = Voice::OpponentAtTable("Computer".to_owned());
    let told = explanation.account(&words, &here, Detail::Full);
    assert!(
        told.contains("1/2 12/16") && !told.contains("24/23"),
        "{told}"
    );
    let close = account(opening(PLAYS, "13/9 6/5"));
    assert_eq!(
        close,
        "Nearly the best: 24/23 13/9 is only a little better."
    );
    let right = account(opening(PLAYS, "24/23 13/9"));
    assert!(!right.contains("costs"), "{right}");
}

#[test]
fn mistake_is_explained_without_naming_the_better_play() {
    let words = Words::english();
    let mut plays = PLAYS;
    plays[1].1 = 0.05;
    let subject = opening(plays, "13/9 6/5");
    let silent = Explanation::new(subject.clone());
    assert_eq!(silent.mistake(&words, Detail::Full), None);
    let explanation = explained(subject.clone(), &[shots(&silent)]);
    let mistake = explanation.mistake(&words, Detail::Full).expect("a fault");
    assert_eq!(
        mistake,
        explanation.brief(&words, &Voice::You, Detail::Full)
    );
    let five = Point::new(5).expect("a point");
    let merits = [Reason::Makes(five), Reason::MovesUp(five)];
    for reasons in [&merits[..1], &merits[..]] {
        let explanation = explained(subject.clone(), reasons);
        let mistake = explanation.mistake(&words, Detail::Full).expect("a merit");
        assert!(!mistake.contains('/'), "{mistake}");
        assert!(explanation.lead(&words, &Voice::You).contains("24/23"));
    }
    let merit = explained(subject, &merits[..1]).mistake(&words, Detail::Full);
    let expected = "Look for a play that makes, keeps or prepares a good point.";
    assert_eq!(merit.as_deref(), Some(expected));
    let right = explained(opening(PLAYS, "24/23 13/9"), &merits);
    assert_eq!(right.mistake(&words, Detail::Full), None);
}

#[test]
fn the_best_play_is_praised_with_its_advantage_over_the_next_best() {
    let words = Words::english();
    let subject = opening(PLAYS, "24/23 13/9");
    let silent = Explanation::new(subject.clone());
    let [Query::Explain { choices, .. }] = &silent.first_queries()[..] else {
        panic!("the query is for reasons");
    };
    // The equities of the two best plays are so close that the second has no clear fault.
    assert!((choices.made.loss.0 - 0.06).abs() < 1e-6);
    assert_eq!(
        silent.lead(&words, &Voice::You),
        "Well played: nothing is better."
    );
    assert_eq!(silent.hint(&words, Detail::Full), None);
    let reason = Reason::Makes(Point::new(9).expect("a point"));
    let explanation = explained(subject, &[reason]);
    assert_eq!(
        explanation.lead(&words, &Voice::You),
        "Well played. 24/23 13/9 makes your 9 point."
    );
    assert_eq!(
        explanation.hint(&words, Detail::Full).as_deref(),
        Some("24/23 13/9 makes your 9 point.")
    );
}

#[test]
fn a_beginner_reads_of_a_hit_before_anything_else() {
    let words = Words::english();
    // The opponent's 17 point is the player's 8 point.
    let mut setup = Setup::EMPTY;
    setup.own[13] = 3;
    setup.own[6] = 12;
    setup.opponent[17] = 1;
    setup.opponent[6] = 14;
    let board = Board::try_from(setup).expect("a position");
    let decision = Decision::builder(board).play(4, 1);
    let decision = decision.build().expect("a decision");
    let plays = ["13/8*", "13/9 6/5"];
    let of_loss = |made: usize, loss: f32| {
        let plays = [(plays[0], 0.0), (plays[1], loss)];
        let plays = plays.map(|(name, loss)| play(&decision, name, loss));
        let subject = JudgedDecision {
            decision,
            judged: judged(Kind::Checker, plays[made].choice, plays.to_vec()),
        };
        let six = Point::new(6).expect("a point");
        explained(subject, &[Reason::Breaks(six)])
    };
    let of = |made| of_loss(made, 0.4);
    assert_eq!(
        of(1).mistake(&words, Detail::Plain).as_deref(),
        Some("Look for a play that hits.")
    );
    assert_eq!(
        of(1).brief(&words, &Voice::You, Detail::Plain),
        "A better play hits on your 8 point, and that checker has to start again."
    );
    assert_eq!(
        of(0).hint(&words, Detail::Plain).as_deref(),
        Some("This hits on your 8 point, and that checker has to start again.")
    );
    // A play that is as good as the hit misses nothing.
    let equal = of_loss(1, 0.0).brief(&words, &Voice::You, Detail::Plain);
    assert_eq!(equal, "This brings a checker nearer, ready to make points.");
}

#[test]
fn a_hint_never_praises_another_play() {
    let mut plays = PLAYS;
    plays[1].1 = 0.05;
    let reason = Reason::Blots(crate::reasons::Compared { made: 3, best: 0 });
    let explanation = explained(opening(plays, "13/9 6/5"), &[reason]);
    assert_eq!(explanation.hint(&Words::english(), Detail::Full), None);
}

#[test]
fn the_compared_play_is_not_called_the_next_best() {
    let words = Words::english();
    let blots = crate::reasons::Compared { made: 3, best: 0 };
    // The next best play is 13/9 6/5, which loses too little to be compared.
    let explanation = explained(opening(PLAYS, "24/23 13/9"), &[Reason::Blots(blots)]);
    let expected = "By comparison, 13/8 leaves 3 blots. 24/23 13/9 leaves none.";
    assert_eq!(
        explanation.hint(&words, Detail::Full).as_deref(),
        Some(expected)
    );
}

#[test]
fn single_candidate_is_not_the_only_legal_play() {
    let words = Words::english();
    let mut linked = opening(PLAYS, "24/23 13/9");
    linked.judged.candidates.truncate(1);
    let linked = Explanation::new(linked);
    assert_eq!(
        linked.lead(&words, &Voice::You),
        "Well played: nothing is better."
    );
    assert_eq!(linked.advice(&words, &Voice::You), "24/23 13/9 is best");
    assert!(crate::difficulty(linked.subject(), &words).is_some());
    assert!(!linked.queries().is_empty(), "the levels' chances");
}

#[test]
fn a_nearly_equal_play_is_not_a_mistake() {
    let words = Words::english();
    let near = Explanation::new(opening(PLAYS, "13/9 6/5"));
    assert_eq!(
        near.lead(&words, &Voice::You),
        "Nearly the best: 24/23 13/9 is only a little better."
    );
    assert_eq!(near.first_queries(), []);
    let mut forced = opening(PLAYS, "24/23 13/9");
    forced.judged.forced = true;
    assert_eq!(
        Explanation::new(forced).lead(&words, &Voice::You),
        "This is the only legal play."
    );
}

#[test]
fn mentions_chances_if_there_is_no_other_reason() {
    let words = Words::english();
    let mut subject = opening(PLAYS, "13/8");
    subject.judged.candidates[0].outcomes = outcomes([0.631, 0.2, 0.01, 0.1, 0.0]);
    let explanation = explained(subject, &[]);
    assert_eq!(
        explanation.lead(&words, &Voice::You),
        "There was a better play: 24/23 13/9 wins 63.1% of games instead of 60.0%."
    );
}

fn facts(action: CubeAction, win: f32) -> CubeFacts {
    CubeFacts {
        win: Share::of(win),
        gammons: Share::of(0.26),
        price: 500,
        here: window(0.68, 0.75, 0.9),
        money: None,
        action,
        beaver: false,
        market: None,
    }
}

/// Returns an explanation of a cube decision with these facts, in which the player made the correct choice, `best`.
fn cube(kind: Kind, best: Choice, facts: CubeFacts) -> Explanation {
    let other = match best {
        Choice::Take => Choice::Drop,
        Choice::Drop => Choice::Take,
        Choice::Double => Choice::Roll,
        _ => Choice::Double,
    };
    let decision = Decision::builder(Board::start(Variant::Standard)).match_to(7);
    let decision = match kind {
        Kind::Answer => decision.answer(Offer::Double, 2),
        _ => decision.double(),
    };
    let all = vec![candidate(best, 0.0), candidate(other, 0.1)];
    let mut explanation = Explanation::new(JudgedDecision {
        decision: decision.build().expect("a decision"),
        judged: judged(kind, best, all),
    });
    let queries = explanation.first_queries();
    let query = queries
        .iter()
        .find(|query| matches!(query, Query::Cube { .. }));
    let query = query.expect("a query about the cube");
    explanation.store_report(query, Report::Cube(Some(facts)));
    explanation
}

#[test]
fn cube_decision_has_a_verdict_in_words() {
    let words = Words::english();
    let hint_of = |kind, best, facts| {
        cube(kind, best, facts)
            .hint(&words, Detail::Full)
            .expect("a verdict")
    };
    let (take, pass) = (CubeAction::DoubleTake, CubeAction::DoublePass);
    assert_eq!(
        hint_of(Kind::Answer, Choice::Take, facts(take, 0.69)),
        "Take: you win 31%, and 25% is enough."
    );
    assert_eq!(
        hint_of(Kind::Answer, Choice::Drop, facts(pass, 0.81)),
        "Drop: you win 19%, but a take needs 25%."
    );
    assert_eq!(
        hint_of(Kind::Double, Choice::Double, facts(take, 0.71)),
        "Double: you win 71%, and 68% is enough. The answer is a take."
    );
    assert_eq!(
        hint_of(Kind::Double, Choice::Double, facts(pass, 0.8)),
        "Double: the answer is a drop, as a take needs 25% and has only 20%."
    );
    assert_eq!(
        hint_of(Kind::Double, Choice::Roll, facts(CubeAction::NoDouble, 0.6)),
        "Too early to double: you win 60%, but doubling is right from 68%."
    );
    assert_eq!(
        hint_of(Kind::Double, Choice::Roll, facts(CubeAction::TooGood, 0.92)),
        "Too good to double: play on for the gammon, which comes in 26% of games."
    );
    let right = cube(Kind::Answer, Choice::Take, facts(take, 0.69));
    assert_eq!(
        right.lead(&words, &Voice::You),
        "Well played. Take: you win 31%, and 25% is enough."
    );
}

#[test]
fn cube_scale_takes_the_deciding_players_perspective() {
    let words = Words::english();
    let answer = cube(
        Kind::Answer,
        Choice::Take,
        facts(CubeAction::DoubleTake, 0.69),
    );
    let scale = answer.cube_scale().expect("the facts are there");
    assert_eq!((scale.own, scale.limit), (310, Some(250)));
    let zones: Vec<_> = scale
        .zones
        .iter()
        .map(|one| (one.zone, one.from, one.to, one.is_here))
        .collect();
    assert_eq!(
        zones,
        [
            (Zone::Drop, 0, 250, false),
            (Zone::Take, 250, 320, true),
            (Zone::Wait, 320, 1000, false)
        ]
    );
    assert_eq!(scale.zone_name(Zone::Take, &words), "Take");
    let double = cube(Kind::Double, Choice::Roll, facts(CubeAction::NoDouble, 0.6));
    let scale = double.cube_scale().expect("the facts are there");
    assert_eq!((scale.own, scale.limit), (600, Some(680)));
    assert!(scale.zones[0].is_here && scale.zones[0].zone == Zone::Wait);
    assert_eq!(scale.zone_name(Zone::Take, &words), "Double, take");
}
