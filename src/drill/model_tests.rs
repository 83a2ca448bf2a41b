//! Tests for the drill room: questions, verdicts, and storing results with the cards.

use dice::Seed;
use engine::{Judge, Search, Settings, analyse};
use proptest::prelude::*;
use review::Book;
use rules::{Board, Choice, Decision, Player, Question, Variant, legal_plays};

use super::*;

const NOW: u64 = 1_700_000_000_000;
const DAY: u64 = 86_400_000;

fn start(high: u8, low: u8) -> Decision {
    let builder = Decision::builder(Board::start(Variant::Standard)).play(high, low);
    builder.build().expect("a roll")
}

fn read(decision: &Decision, text: &str) -> Answer {
    Answer::read(decision, text).expect("legal")
}

fn card() -> Card {
    let decision = start(3, 1);
    let judgement = Judgement::read(&decision, "8/5 6/5=0;24/20=10;24/23 13/10=80", 2);
    let made = read(&decision, "24/23 13/10");
    Card::new(decision, made, judgement.expect("legal"), NOW - DAY, NOW).expect("judged")
}

fn room() -> Model {
    let mut room = Model::new(Seed([9; 32]));
    room.update(Msg::Book(tests::book()), NOW);
    room
}

fn marks(room: &Model) -> Vec<Mark> {
    let all = room.session(NOW).into_iter();
    all.map(|question| question.mark).collect()
}

/// Returns the engine's judgement, computed without the neural nets.
fn judged(decision: &Decision, made: Option<Answer>) -> Msg {
    let search = Search::new(Judge::without_nets(), 0);
    let play = legal_plays(decision.board(), decision.roll().expect("a roll"));
    let mut play = play
        .into_iter()
        .filter(|one| Some(Answer::Play(one.after)) == made);
    let made = play.next().map(|one| Choice::Play(one.play));
    let analysis = analyse(&search, decision, made.as_ref(), &Settings::new(0));
    Msg::Judged(Box::new(*decision), Box::new(analysis))
}

#[test]
fn counts_pips_and_measures_the_time() {
    let mut room = room();
    assert_eq!(room.update(Msg::Choose(Topic::Kind(Kind::Pips)), NOW), []);
    for (nth, off) in [(1, 0.0), (2, 1.0)] {
        let Some(Exercise::Pips(board)) = room.task().map(|task| task.exercise.clone()) else {
            panic!("{:?}", room.state);
        };
        let pips = f64::from(board.own().pips()) + off;
        room.update(Msg::Submit(GivenAnswer::Number(pips)), NOW + nth * 4_000);
        let verdict = room.verdict().expect("judged at once");
        assert_eq!((verdict.right, verdict.elapsed_ms), (off < 0.5, 4_000));
        room.update(Msg::Next, NOW + nth * 4_000);
    }
    let DrillScore {
        right,
        answered,
        elapsed_ms,
    } = room.tally;
    assert_eq!((right, answered, elapsed_ms), (1, 2, 8_000));
}

#[test]
fn each_topic_has_its_own_tally_session_and_best_run() {
    let mut room = room().with_bests(Bests::read("pips 1"));
    room.update(Msg::Choose(Topic::Kind(Kind::Pips)), NOW);
    assert_eq!(marks(&room), [Mark::Now]);
    let mut stored = Vec::new();
    for off in [0.0, 0.0, 5.0, 0.0] {
        let Some(Exercise::Pips(board)) = room.task().map(|task| task.exercise.clone()) else {
            panic!("{:?}", room.state);
        };
        let pips = f64::from(board.own().pips()) + off;
        stored.extend(room.update(Msg::Submit(GivenAnswer::Number(pips)), NOW));
        room.update(Msg::Next, NOW);
    }
    stored.retain(|effect| !matches!(effect, Effect::Log(_)));
    assert_eq!(stored, [Effect::StoreBests("pips 2".to_owned())]);
    let days = room.log().days(Topic::Kind(Kind::Pips));
    assert_eq!((days.len(), days[0].answered, days[0].right), (1, 4, 3));
    let expected = [
        Mark::Right,
        Mark::Right,
        Mark::Wrong,
        Mark::Right,
        Mark::Now,
    ];
    assert_eq!(marks(&room), expected);
    room.update(Msg::Leave, NOW);
    room.update(Msg::Choose(Topic::Kind(Kind::Opening)), NOW);
    assert_eq!(room.tally, DrillScore::default());
    assert_eq!(marks(&room), [Mark::Now]);
    assert_eq!(room.bests().of(Topic::Kind(Kind::Pips)), Some(2));
}

#[test]
fn shows_a_chosen_card_before_costlier_due_cards() {
    let cheap = {
        let decision = start(6, 5);
        let judgement = Judgement::read(&decision, "24/13=0;24/18 13/8=30", 2);
        let made = read(&decision, "24/18 13/8");
        Card::new(decision, made, judgement.expect("legal"), 0, NOW).expect("judged")
    };
    let wanted = cheap.decision;
    let current = |room: &Model| room.task().and_then(|task| task.exercise.board_decision());
    let mut room = room();
    room.update(Msg::Cards(vec![card(), cheap]), NOW);
    room.update(Msg::Choose(Topic::Cards), NOW);
    assert_ne!(current(&room), Some(wanted));
    room.update(Msg::ChooseCard(Box::new(wanted)), NOW);
    assert_eq!(current(&room), Some(wanted));
    room.update(Msg::Skip, NOW);
    assert_eq!(current(&room), Some(card().decision), "then the others");
    // The card is not shown until the stored cards have been loaded.
    let mut early = Model::new(Seed([9; 32]));
    early.update(Msg::ChooseCard(Box::new(wanted)), NOW);
    assert_eq!(early.state, State::Fetching);
    early.update(Msg::Cards(vec![card()]), NOW);
    assert_eq!(current(&early), Some(card().decision), "it is gone");
}

#[test]
fn session_on_the_players_mistakes_shows_the_remaining_due_cards() {
    let other = {
        let decision = start(6, 5);
        let judgement = judged_of(&decision);
        let (worst, _) = *judgement.losses.last().expect("judged");
        Card::new(decision, worst, judgement, 0, NOW).expect("judged")
    };
    let mut room = room();
    room.update(Msg::Cards(vec![card(), other]), NOW);
    let due = room.due_decisions(NOW, 4);
    assert_eq!(due.len(), 2);
    room.update(Msg::Choose(Topic::Cards), NOW);
    assert_eq!(marks(&room), [Mark::Now, Mark::ToCome]);
    room.update(Msg::Submit(GivenAnswer::Nothing), NOW);
    assert_eq!(marks(&room), [Mark::Wrong, Mark::ToCome]);
    let positions = room
        .session(NOW)
        .into_iter()
        .map(|question| question.decision);
    let rolls: Vec<Decision> = positions.flatten().collect();
    assert_eq!(rolls, due);
    assert_eq!(room.due_decisions(NOW, 4).len(), 1);
}

#[test]
fn counts_the_due_cards_that_do_not_fit_into_the_session() {
    let cards = (1..=6).flat_map(|high| (1..high).map(move |low| start(high, low)));
    let card = |decision: Decision| {
        let judgement = judged_of(&decision);
        let (worst, _) = *judgement.losses.last().expect("judged");
        Card::new(decision, worst, judgement, 0, NOW).expect("judged")
    };
    let mut room = room();
    room.update(Msg::Cards(cards.take(10).map(card).collect()), NOW);
    assert_eq!(room.beyond_session(NOW), 0, "no session has begun");
    room.update(Msg::Choose(Topic::Cards), NOW);
    let counts = |room: &Model| (room.session(NOW).len(), room.beyond_session(NOW));
    assert_eq!(counts(&room), (8, 2));
    for left in [2, 2, 2, 1, 0, 0] {
        room.update(Msg::Submit(GivenAnswer::Nothing), NOW);
        room.update(Msg::Next, NOW);
        assert_eq!(counts(&room), (8, left));
    }
}

#[test]
fn play_is_correct_up_to_the_maximum_loss() {
    let lines = [("8/5 6/5", true), ("24/20", true), ("24/23 13/10", false)];
    for (text, right) in lines {
        let mut room = room();
        room.update(Msg::Cards(vec![card()]), NOW);
        room.update(Msg::Choose(Topic::Cards), NOW);
        let decision = card().decision;
        let given = GivenAnswer::Answer(read(&decision, text));
        let effects = room.update(Msg::Submit(given), NOW);
        assert_eq!(
            room.verdict().map(|verdict| verdict.right),
            Some(right),
            "{text}"
        );
        let [Effect::Log(answer), Effect::Change(shown, change)] = &effects[..] else {
            panic!("{effects:?}");
        };
        assert_eq!((answer.topic, answer.right), (Topic::Cards, right));
        assert_eq!(**shown, card(), "the change is not applied yet");
        let saved = changed(None, shown, *change).expect("a card");
        assert_eq!((saved.found, saved.seen), (right, 1));
        assert_eq!(saved.is_due(NOW + DAY), !right);
        assert_eq!(room.due(NOW), Some((0, 1)));
        room.update(Msg::Next, NOW);
        assert_eq!(room.state, State::NothingDue);
        assert_eq!(room.next_due(), saved.due);
    }
}

#[test]
fn unknown_answer_is_judged_by_the_engine() {
    let mut room = room();
    room.update(Msg::Cards(vec![card()]), NOW);
    room.update(Msg::Choose(Topic::Cards), NOW);
    let decision = card().decision;
    let other = read(&decision, "6/2");
    let given = Msg::Submit(GivenAnswer::Answer(other));
    let request = [Effect::Judge(Box::new(decision), Some(other))];
    assert_eq!(room.update(given.clone(), NOW), request);
    room.update(Msg::Fail, NOW);
    assert!(matches!(room.state, State::Failed(..)));
    assert_eq!(room.update(given, NOW), request, "a retry is possible");
    let elsewhere = start(6, 5);
    assert_eq!(room.update(judged(&elsewhere, None), NOW), []);
    room.update(judged(&decision, Some(other)), NOW);
    let verdict = room.verdict().expect("judged");
    assert!(!verdict.right && verdict.loss.is_some_and(|loss| loss > 0.02));
    let Some(Exercise::Decide(_, Some(known))) = room.task().map(|task| &task.exercise) else {
        panic!("{:?}", room.state);
    };
    assert_eq!(
        known.best(),
        Some(read(&decision, "8/5 6/5")),
        "the stored card is unchanged"
    );
}

#[test]
fn requested_answer_counts_as_wrong() {
    let mut room = room();
    room.update(Msg::Choose(Topic::Kind(Kind::Opening)), NOW);
    let effects = room.update(Msg::Submit(GivenAnswer::Nothing), NOW);
    assert!(
        matches!(&effects[..], [Effect::StoreBests(_), Effect::Log(_)]),
        "{effects:?}"
    );
    assert!(
        room.verdict()
            .is_some_and(|verdict| !verdict.right && verdict.loss.is_none())
    );
    assert_eq!(room.update(Msg::Skip, NOW), [], "it has been answered");
}

#[test]
fn openings_wait_for_the_book() {
    let mut room = Model::new(Seed([9; 32]));
    let choose = Msg::Choose(Topic::Kind(Kind::OpeningReply));
    assert_eq!(room.update(choose, NOW), [Effect::FetchBook]);
    assert_eq!(room.update(Msg::Book(Book::EMPTY.into()), NOW), []);
    assert_eq!(room.state, State::Missing);
    assert_eq!(room.update(Msg::Next, NOW), [Effect::FetchBook]);
    assert_eq!(room.update(Msg::Book(tests::book()), NOW), []);
    assert!(room.task().is_some(), "{:?}", room.state);
}

#[test]
fn play_outside_the_book_is_judged_by_the_engine() {
    let mut room = room();
    room.update(Msg::Choose(Topic::Kind(Kind::Opening)), NOW);
    let decision = room.task().and_then(|task| task.exercise.board_decision());
    let decision = decision.expect("a decision");
    let (entry, _) = tests::book().find(&decision).expect("an opening");
    let mut others = legal_plays(decision.board(), entry.roll).into_iter();
    let other = others.find(|legal| entry.play_to(&legal.after).is_none());
    let answer = Answer::Play(other.expect("a bad play").after);
    let effects = room.update(Msg::Submit(GivenAnswer::Answer(answer)), NOW);
    assert_eq!(effects, [Effect::Judge(Box::new(decision), Some(answer))]);
    room.update(judged(&decision, Some(answer)), NOW);
    let best = room.task().map(|task| task.exercise.clone());
    let Some(Exercise::Decide(_, Some(judgement))) = best else {
        panic!("{best:?}");
    };
    assert!(judgement.loss(answer).is_some());
}

#[test]
fn skipped_reference_position_is_not_repeated_immediately() {
    let mut room = room();
    assert_eq!(
        room.update(Msg::Choose(Topic::Theme(Theme::Anchor)), NOW),
        [Effect::Fetch]
    );
    assert_eq!(room.update(Msg::References(Vec::new()), NOW), []);
    assert_eq!(room.state, State::Missing);
    assert_eq!(room.update(Msg::Next, NOW), [Effect::Fetch]);
    let of = |high, low| {
        let decision = start(high, low);
        let judgement = judged_of(&decision);
        Reference {
            theme: Theme::Anchor,
            decision,
            judgement,
        }
    };
    let all = [of(3, 1), of(6, 5)];
    let lines: Vec<String> = all.iter().map(Reference::to_line).collect();
    let file = format!("{}\n{}\n", reference_head(2), lines.join("\n"));
    assert_eq!(read_references(&file).len(), 2, "{file}");
    room.update(Msg::References(read_references(&file)), NOW);
    for _ in 0..20 {
        let before = room.task().map(|task| task.exercise.clone());
        assert!(before.is_some());
        room.update(Msg::Skip, NOW);
        assert_ne!(room.task().map(|task| task.exercise.clone()), before);
    }
    room.update(Msg::Choose(Topic::Theme(Theme::Race)), NOW);
    assert_eq!(room.state, State::Missing, "none of this theme");
}

fn judged_of(decision: &Decision) -> Judgement {
    let Msg::Judged(_, analysis) = judged(decision, None) else {
        unreachable!("that is what it makes");
    };
    let mut judgement = Judgement::of_analysis(decision, &analysis);
    judgement.losses.retain(|(_, loss)| *loss < 60.0);
    judgement
}

/// With beavers, a take can be worse than a beaver, but a drill offers only take and drop.
#[test]
fn card_with_a_double_to_beaver_offers_take_and_drop() {
    let decision = Decision::builder(Board::start(Variant::Standard))
        .beavers(rules::Beavers::One)
        .answer(rules::Offer::Double, 2)
        .build()
        .expect("a doubled start");
    let search = Search::new(Judge::without_nets(), 0);
    let analysis = analyse(&search, &decision, None, &Settings::new(0));
    assert_eq!(analysis.candidates[0].choice, Choice::Beaver);
    let judgement = Judgement::of_analysis(&decision, &analysis);
    assert_eq!(judgement.best(), Some(Answer::Take));
    assert_eq!(judgement.loss(Answer::Take), Some(0.0));
    assert!(judgement.loss(Answer::Drop) > Some(0.5), "{judgement:?}");
    let card = Card::new(decision, Answer::Drop, judgement, 0, NOW).expect("judged");
    let read = Card::from_line(&card.to_line()).expect("a card that can be read");
    assert_eq!((read.made, read.key()), (card.made, card.key()));
}

#[test]
fn costliest_card_comes_first_and_a_skipped_card_last() {
    let mut room = room();
    let of = |high, low, best, made, cost| {
        let decision = start(high, low);
        let judgement = Judgement::read(&decision, &format!("{best}=0;{made}={cost}"), 2);
        let made = read(&decision, made);
        Card::new(decision, made, judgement.expect("legal"), NOW - DAY, NOW).expect("judged")
    };
    let small = of(3, 1, "8/5 6/5", "24/23 13/10", 80);
    let large = of(2, 1, "24/23 13/11", "6/4 6/5", 300);
    let middle = of(4, 1, "24/23 13/9", "8/4 6/5", 150);
    let in_order = [&large, &middle, &small].map(|card| card.decision);
    room.update(Msg::Cards(vec![small, large, middle]), NOW);
    assert_eq!(room.due_decisions(NOW, 4), in_order);
    room.update(Msg::Choose(Topic::Cards), NOW);
    for decision in in_order.iter().cycle().take(7) {
        let card = room.task().and_then(|task| task.card.as_ref());
        assert_eq!(card.map(|card| card.decision), Some(*decision));
        room.update(Msg::Skip, NOW);
    }
}

#[test]
fn card_can_be_dismissed_permanently() {
    let mut room = room();
    room.update(Msg::Cards(vec![card()]), NOW);
    room.update(Msg::Choose(Topic::Cards), NOW);
    assert_eq!(room.update(Msg::Skip, NOW), [], "there is no other");
    let effects = room.update(Msg::PutAway, NOW);
    assert!(matches!(
        &effects[..],
        [Effect::Change(_, CardChange::PutAway)]
    ));
    assert_eq!(room.state, State::NothingDue);
    assert_eq!((room.due(u64::MAX), room.next_due()), (Some((0, 0)), None));
}

#[test]
fn stored_card_replaces_the_shown_card() {
    let mut room = room();
    room.update(Msg::Cards(vec![card()]), NOW);
    room.update(Msg::Choose(Topic::Cards), NOW);
    room.update(Msg::Submit(GivenAnswer::Nothing), NOW);
    assert_eq!(room.due(u64::MAX), Some((1, 1)), "it comes again soon");
    let mut stored = card();
    stored.answered(true, NOW - DAY);
    stored.put_away();
    stored.answered(false, NOW);
    room.update(Msg::Stored(Box::new(stored.clone())), NOW);
    let shown = room.task().and_then(|task| task.card.as_ref());
    assert_eq!(shown, Some(&stored));
    assert_eq!(room.due(u64::MAX), Some((0, 0)), "put away elsewhere");
}

#[test]
fn reloaded_cards_update_the_question_on_the_board() {
    let mut room = room();
    room.update(Msg::Cards(vec![card()]), NOW);
    room.update(Msg::Choose(Topic::Cards), NOW);
    let mut stored = card();
    stored.answered(true, NOW);
    room.update(Msg::Cards(vec![stored.clone()]), NOW);
    let task = room.task().expect("a current question");
    assert_eq!((task.number, &task.card), (1, &Some(stored)));
    assert_eq!(room.due(NOW), Some((0, 1)));
}

#[test]
fn cards_survive_a_round_trip_through_their_lines() {
    let mut seen = card();
    let double = Decision::builder(Board::start(Variant::Standard))
        .on_roll(Player::Black)
        .match_to(7)
        .double()
        .build()
        .expect("a cube");
    let cube = Judgement::of_cube([0.1, -0.2, 1.0], 2);
    let cube = Card::new(double, Answer::DoubleTake, cube, 0, NOW).expect("judged");
    let named = seen.clone().with_opponent("Mira | M\u{e9}lanie\n");
    assert_eq!(named.opponent.as_deref(), Some("Mira  M\u{e9}lanie"));
    for card in [seen.clone(), cube, named.clone()] {
        assert_eq!(Card::from_line(&card.to_line()), Some(card));
    }
    assert_eq!(Card::from_line(&format!("{}|more", named.to_line())), None);
    let long = format!("{}|{}", seen.to_line(), "x".repeat(5_000));
    let long = Card::from_line(&long).and_then(|card| card.opponent);
    assert_eq!(long.map(|name| name.len()), Some(40));
    seen.answered(true, NOW);
    let back = Card::from_line(&seen.to_line()).expect("its own line");
    assert_eq!(back, seen);
    assert_eq!(due_of_line(&seen.to_line()), seen.due);
    seen.put_away();
    assert_eq!(due_of_line(&seen.to_line()), None);
}

#[test]
fn finds_the_first_due_card_and_counts_tomorrows_cards() {
    let due = card();
    let mut tomorrow = card();
    tomorrow.decision = Decision::builder(Board::start(Variant::Standard))
        .play(3, 1)
        .match_to(5)
        .build()
        .expect("a decision");
    tomorrow.due = Some(NOW + DAY);
    let lines = [tomorrow.to_line(), "damaged".to_owned(), due.to_line()];
    let lines = || lines.iter().map(String::as_str);
    assert_eq!(first_due(lines(), NOW), Some(due.decision));
    assert_eq!(first_due(lines(), 0), None);
    let mut room = room();
    room.update(Msg::Cards(vec![due, tomorrow]), NOW);
    assert_eq!(room.due_tomorrow(NOW), 1);
}

#[test]
fn does_not_show_a_correct_decisions_card_from_an_earlier_release() {
    let mistaken = card();
    let right = Card::new(
        mistaken.decision,
        read(&mistaken.decision, "24/20"),
        mistaken.judgement.clone(),
        NOW - DAY,
        NOW,
    );
    let right = right.expect("judged");
    assert!(right.was_right());
    assert_eq!(due_of_line(&right.to_line()), None);
    let mut room = room();
    room.update(Msg::Cards(vec![right]), NOW);
    assert_eq!(room.due(NOW), Some((0, 0)));
    assert_eq!(room.update(Msg::Choose(Topic::Cards), NOW), []);
    assert!(room.task().is_none(), "{:?}", room.state);
}

#[test]
fn cube_loss_is_the_sum_of_double_and_reply() {
    let judged = Judgement::of_cube([0.4, 0.9, 1.0], 2);
    let loss = |answer| judged.loss(answer).expect("one of three");
    assert_eq!(judged.best(), Some(Answer::DoubleTake));
    assert!((loss(Answer::NoDouble) - 0.5).abs() < 1e-6);
    assert!((loss(Answer::DoubleDrop) - 0.1).abs() < 1e-6);
    let too_good = Judgement::of_cube([1.2, 1.5, 1.0], 2);
    assert_eq!(too_good.best(), Some(Answer::NoDouble));
    assert!((too_good.loss(Answer::DoubleDrop).expect("one of three") - 0.2).abs() < 1e-6);
}

#[test]
fn cube_answers_change_the_doublers_equity() {
    for equities @ [no_double, take, pass] in [
        [0.2, -0.09, 1.0],
        [0.4, 0.9, 1.0],
        [0.6, 1.3, 1.0],
        [1.2, 1.5, 1.0],
        [1.1, 0.8, 1.0],
    ] {
        let judged = Judgement::of_cube(equities, 2);
        let best = take.min(pass).max(no_double);
        for (answer, equity) in [
            (Answer::NoDouble, no_double),
            (Answer::DoubleTake, take),
            (Answer::DoubleDrop, pass),
        ] {
            let change = judged.change(answer).expect("one of three");
            assert!(
                (change - (equity - best)).abs() < 1e-6,
                "{equities:?} {answer:?}"
            );
        }
    }
    let judged = Judgement::of_cube([0.2, -0.09, 1.0], 2);
    let [double, reply] = judged.parts(Answer::DoubleDrop).expect("a double");
    assert!((double - 0.29).abs() < 1e-6 && (reply - 1.09).abs() < 1e-6);
}

proptest! {
    #[test]
    fn damaged_lines_yield_no_card(cut in 0_usize..200, noise in ".{0,8}") {
        let mut answered = card();
        answered.answered(true, NOW);
        let line = answered.to_line();
        let cut = cut.min(line.len());
        let damaged = format!("{}{noise}{}", &line[..cut], &line[(cut + 1).min(line.len())..]);
        let found = Card::from_line(&damaged);
        prop_assert!(found.is_none_or(|card| !matches!(card.decision.question(), Question::Roll)));
        read_references(&format!("plies 2\n{damaged}"));
    }
}
