//! Tests for the score matrix.

use engine::{Candidate, CubeAction, CubeDecision, Equity};
use review::{Judged, sample_candidate};
use rules::{Board, Player, Question, Variant, legal_plays};

use super::*;

fn subject(decision: Decision, kind: Kind, made: Choice) -> JudgedDecision {
    let candidates = vec![sample_candidate(made, 0.0)];
    JudgedDecision {
        decision,
        judged: Judged {
            player: decision.player(),
            kind,
            made,
            forced: false,
            close: true,
            counted: true,
            loss: 0.0,
            loss_mwc: None,
            plies: 2,
            difficulty: 0.0,
            candidates,
            cube: None,
            luck: None,
            table: None,
        },
    }
}

fn start() -> rules::DecisionBuilder {
    Decision::builder(Board::start(Variant::Standard))
}

fn at(own: u8, opponent: u8) -> rules::DecisionBuilder {
    let points = ByPlayer {
        white: 7 - own,
        black: 7 - opponent,
    };
    start().match_to(7).score(points)
}

fn double() -> JudgedDecision {
    let decision = at(5, 3).double().build().expect("a double");
    subject(decision, Kind::Double, Choice::Roll)
}

fn decisions(matrix: &ScoreMatrix) -> Vec<Decision> {
    let of = |query: Query| match query {
        Query::Analyse { decision, .. } => decision,
        other => panic!("not an analysis: {other:?}"),
    };
    matrix.queries().into_iter().map(of).collect()
}

fn report(action: CubeAction) -> Report {
    Report::Analysis(Analysis {
        candidates: vec![sample_candidate(Choice::Double, 0.0)],
        made: None,
        cube: Some(CubeDecision {
            no_double: Equity(0.4),
            double_take: Some(Equity(0.5)),
            double_pass: Some(Equity(1.0)),
            action,
        }),
    })
}

#[test]
fn a_cube_decision_is_queried_for_money_and_at_every_score_where_the_cube_can_be_turned() {
    let matrix = ScoreMatrix::of(&double()).expect("a matrix");
    let all = decisions(&matrix);
    assert_eq!(
        all[0].score(),
        double().decision.score(),
        "this score comes first"
    );
    assert!(
        all.iter()
            .any(|one| one.score().away(Player::White).is_none())
    );
    assert!(all.iter().all(|one| one.question() == Question::Double));
    assert!(all.iter().all(|one| !one.score().is_crawford()));
    // A player who needs one point never doubles, so that row is empty; the opponent may need one point.
    let own_one = |one: &Decision| one.score().away(Player::White) == Some(1);
    assert!(!all.iter().any(own_one));
    assert_eq!(all.len(), 6 * 7 + 1);
}

#[test]
fn the_answer_to_a_double_is_analysed_as_the_double_and_opened_as_the_answer() {
    let decision = at(5, 3)
        .answer(Offer::Double, 2)
        .build()
        .expect("an answer");
    let mut take = subject(decision, Kind::Answer, Choice::Take);
    take.judged.candidates = vec![sample_candidate(Choice::Take, 0.0)];
    let matrix = ScoreMatrix::of(&take).expect("a matrix");
    let here = matrix.all().find(|cell| cell.is_here).expect("this score");
    assert_eq!(here.analysed.question(), Question::Double);
    assert_eq!(here.decision, decision);
    let needs = |cell: &Cell| cell.decision.score().away(decision.player());
    let last = matrix.cells.last().expect("rows").iter().flatten().next();
    assert_eq!(
        last.and_then(needs),
        Some(7),
        "the rows are those of the answerer"
    );
}

#[test]
fn a_checker_play_is_also_queried_in_the_crawford_game() {
    let decision = at(2, 4).play(3, 1).build().expect("a play");
    let plays = legal_plays(decision.board(), decision.roll().expect("a roll"));
    let made = Choice::Play(plays[0].play);
    let mut matrix = ScoreMatrix::of(&subject(decision, Kind::Checker, made)).expect("a matrix");
    let all = decisions(&matrix);
    // The matrix has 49 scores and money play. Each of the 12 scores at which exactly one player needs one point is
    // queried twice, double match point once.
    assert_eq!(all.len(), 49 + 12 + 1);
    assert_eq!(
        all.iter().filter(|one| one.score().is_crawford()).count(),
        12
    );
    let other = Choice::Play(plays[1].play);
    for (nth, query) in matrix.queries().iter().enumerate() {
        let best = if nth % 3 == 0 { other } else { made };
        let analysis = Analysis {
            candidates: vec![Candidate {
                equity: Equity(0.2),
                ..sample_candidate(best, 0.0)
            }],
            made: None,
            cube: None,
        };
        matrix.store_report(query, Some(&Report::Analysis(analysis)));
    }
    let texts = matrix.texts(&Words::english());
    let names: Vec<&str> = texts
        .legend
        .iter()
        .map(|(short, ..)| short.as_str())
        .collect();
    assert_eq!(names, ["A", "B"], "the most frequent play is A");
    assert_eq!(texts.count, (62, 62));
    assert!(matrix.queries().is_empty());
}

#[test]
fn cell_shows_its_action_and_links_to_the_decision_at_its_score() {
    let mut matrix = ScoreMatrix::of(&double()).expect("a matrix");
    for query in matrix.queries() {
        let Query::Analyse { decision, .. } = &query else {
            continue;
        };
        let money = decision.score().away(Player::White).is_none();
        let action = if money {
            CubeAction::NoDouble
        } else {
            CubeAction::DoubleTake
        };
        matrix.store_report(&query, Some(&report(action)));
    }
    let texts = matrix.texts(&Words::english());
    assert_eq!(texts.needs, ["1", "2", "3", "4", "5", "6", "7"]);
    let here = texts.rows[4][2].clone().expect("5-away 3-away");
    assert!(here.is_here);
    assert_eq!(
        (here.short.as_deref(), here.cost.as_str()),
        (Some("D/T"), "−0.10")
    );
    assert_eq!(
        here.title,
        "5 to go against 3: Double, take. No double +0.400, double and take +0.500. \
         No double costs 0.100."
    );
    let money = texts.money.expect("money");
    assert_eq!(
        (money.short.as_deref(), money.cost.as_str()),
        (Some("ND"), "✓")
    );
    for cell in texts.rows.iter().flatten().flatten() {
        let link = record::read_position_link(&cell.link);
        assert!(link.is_ok(), "{}: {link:?}", cell.link);
    }
}

#[test]
fn cell_shows_what_the_play_made_costs_there() {
    let decision = at(2, 4).play(3, 1).build().expect("a play");
    let plays = legal_plays(decision.board(), decision.roll().expect("a roll"));
    let [made, other] = [0, 1].map(|nth| Choice::Play(plays[nth].play));
    let mut matrix = ScoreMatrix::of(&subject(decision, Kind::Checker, made)).expect("a matrix");
    for query in matrix.queries() {
        let Query::Analyse {
            decision,
            made: asked,
            ..
        } = &query
        else {
            continue;
        };
        assert_eq!(*asked, Some(made), "the engine always evaluates it");
        let is_money = decision.score().away(Player::White).is_none();
        let candidate = |choice, equity| Candidate {
            equity: Equity(equity),
            ..sample_candidate(choice, 0.0)
        };
        let analysis = Analysis {
            candidates: vec![candidate(other, 0.2), candidate(made, 0.155)],
            made: Some(usize::from(!is_money)),
            cube: None,
        };
        matrix.store_report(&query, Some(&Report::Analysis(analysis)));
    }
    let texts = matrix.texts(&Words::english());
    let cell = texts.rows[3][3].clone().expect("3-away 3-away");
    assert_eq!(cell.cost, "−0.05");
    assert!(cell.title.ends_with("costs 0.045.") && cell.class.ends_with(" costs"));
    let money = texts.money.expect("money");
    assert!(money.cost == "✓" && !money.class.contains("costs"));
    assert!(texts.costs.contains("is best"), "{}", texts.costs);
}

#[test]
fn the_answer_costs_nothing_where_it_is_right() {
    let answer = at(5, 3).answer(Offer::Double, 2).build();
    for (made, costs) in [(Choice::Take, "✓"), (Choice::Drop, "−0.50")] {
        let mut subject = subject(answer.expect("an answer"), Kind::Answer, made);
        subject.judged.candidates = vec![sample_candidate(Choice::Take, 0.0)];
        let mut matrix = ScoreMatrix::of(&subject).expect("a matrix");
        for query in matrix.queries() {
            matrix.store_report(&query, Some(&report(CubeAction::DoubleTake)));
        }
        let texts = matrix.texts(&Words::english());
        assert_eq!(texts.money.expect("money").cost, costs);
    }
}

#[test]
fn a_failed_query_is_not_repeated() {
    let mut matrix = ScoreMatrix::of(&double()).expect("a matrix");
    for query in matrix.queries() {
        matrix.store_report(&query, None);
    }
    assert!(matrix.queries().is_empty());
    let money = matrix.texts(&Words::english()).money.expect("money");
    assert_eq!(money.short.as_deref(), Some("?"));
}
