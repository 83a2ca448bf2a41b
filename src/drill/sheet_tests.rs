//! Tests for working through a sheet.

use dice::Seed;
use engine::{Judge, Search, Settings, analyse};
use record::{Note, Sheet, SheetItem, Variation, answers_link, read_answers};
use rules::{Board, Decision, Variant, legal_plays};

use super::*;

const NOW: u64 = 1_700_000_000_000;

fn decision(high: u8, low: u8) -> Decision {
    let builder = Decision::builder(Board::start(Variant::Standard)).play(high, low);
    builder.build().expect("a roll")
}

/// Returns a sheet that shows a position, and then asks for a play and for a doubling decision.
fn sheet() -> Sheet {
    let double = Decision::builder(Board::start(Variant::Standard)).double();
    let double = double.build().expect("a double");
    let mut sheet = Sheet {
        id: 3,
        title: "First lesson".to_owned(),
        items: Vec::new(),
    };
    for decision in [decision(6, 5), decision(3, 1), double] {
        sheet.add(SheetItem::new(
            decision,
            Note::from(Some("Look".to_owned())),
        ));
    }
    sheet.items[0].asks = false;
    sheet
}

fn room() -> Model {
    let mut room = Model::new(Seed([9; 32]));
    room.update(Msg::OpenSheet(Box::new(sheet())), NOW);
    room
}

/// Returns the engine's analysis, computed without the neural nets.
fn judged(decision: &Decision) -> Msg {
    let search = Search::new(Judge::without_nets(), 0);
    let analysis = analyse(&search, decision, None, &Settings::new(0));
    Msg::Judged(Box::new(*decision), Box::new(analysis))
}

fn marks(room: &Model) -> Vec<Mark> {
    room.session(NOW).into_iter().map(|one| one.mark).collect()
}

#[test]
fn steps_through_a_sheet_to_its_end_and_back() {
    let mut room = room();
    assert!(matches!(room.state, State::Shown(_)));
    assert_eq!(room.update(Msg::Submit(GivenAnswer::Nothing), NOW), []);
    assert_eq!(marks(&room), [Mark::ToCome, Mark::ToCome]);
    room.update(Msg::Previous, NOW);
    assert_eq!(room.sheet().map(SheetSession::at), Some(0));
    room.update(Msg::Next, NOW);
    assert!(matches!(room.state, State::Asking(_)));
    assert_eq!(marks(&room), [Mark::Now, Mark::ToCome]);
    let five_point = Answer::read(&decision(3, 1), "8/5 6/5").expect("legal");
    let given = GivenAnswer::Answer(five_point);
    let effects = room.update(Msg::Submit(given), NOW + 4_200);
    assert!(matches!(effects[..], [Effect::Judge(..)]));
    room.update(Msg::Next, NOW);
    assert!(
        matches!(room.state, State::Judging(..)),
        "it waits for the engine"
    );
    room.update(judged(&decision(3, 1)), NOW + 4_200);
    let verdict = room.verdict().cloned().expect("a verdict");
    room.update(Msg::Next, NOW);
    room.update(Msg::Skip, NOW);
    assert_eq!(room.state, State::Finished);
    room.update(Msg::Next, NOW);
    assert_eq!(room.state, State::Finished);
    room.update(Msg::Previous, NOW);
    room.update(Msg::Previous, NOW);
    assert_eq!(room.verdict(), Some(&verdict), "the answer is retained");

    let answered = room.answered_sheet(" Ann\n").expect("a sheet");
    assert_eq!(answered.name, "Ann");
    let answers: Vec<_> = answered
        .answers
        .iter()
        .map(|one| one.map(|one| one.answer))
        .collect();
    assert_eq!(answers, [None, Some(five_point), None]);
    assert_eq!(answered.seconds(), 5);
    let link = answers_link(&answered).expect("short");
    assert_eq!(read_answers(&link), Ok(answered));
}

#[test]
fn position_without_question_and_text_shows_its_answer() {
    let mut sheet = sheet();
    for item in &mut sheet.items {
        (item.asks, item.note) = (false, Note::default());
    }
    let mut room = Model::new(Seed([9; 32]));
    let opened = room.update(Msg::OpenSheet(Box::new(sheet)), NOW);
    assert!(
        opened
            .iter()
            .any(|effect| matches!(effect, Effect::Judge(..)))
    );
    let left = room.update(Msg::Next, NOW);
    assert!(
        matches!(left[..], [Effect::Judge(..)]),
        "the reader need not wait"
    );
    assert_eq!(room.update(judged(&decision(6, 5)), NOW), []);
    assert_eq!(room.update(judged(&decision(3, 1)), NOW), []);
    let verdict = room.verdict().expect("the answer");
    assert_eq!(verdict.given, GivenAnswer::Nothing);
    assert_eq!(marks(&room), []);
    let answered = room.answered_sheet("").expect("a sheet");
    assert_eq!(answered.given().count(), 0);
}

/// Returns the review's evaluation of a decision, in which the first play loses compared with the second one.
fn reviewed(decision: &Decision, plays: [&str; 2], loss: f32) -> review::Judged {
    let [made, best] = plays.map(|text| {
        let answer = Answer::read(decision, text).expect("legal");
        let legal = legal_plays(decision.board(), decision.roll().expect("a roll"));
        let mut legal = legal.into_iter();
        let play = legal.find(|legal| Answer::Play(legal.after) == answer);
        rules::Choice::Play(play.expect("legal").play)
    });
    let candidates = vec![
        review::sample_candidate(best, 0.0),
        review::sample_candidate(made, loss),
    ];
    let kind = review::Kind::Checker;
    review::Judged {
        made,
        candidates,
        plies: 3,
        ..review::Judged::sample(decision.player(), kind, loss)
    }
}

#[test]
fn best_choice_of_a_review_is_no_mistake() {
    let decision = decision(3, 1);
    let mut item = sheet().items.remove(1);
    let judged = reviewed(&decision, ["8/5 6/5", "8/5 6/5"], 0.0);
    item.figures = review::decision_figures(&decision, &judged);
    assert_eq!(reviewed_mistake(&item), None);
}

#[test]
fn quiz_uses_the_figures_of_the_review() {
    let mut sheet = sheet();
    let decision = decision(3, 1);
    let judged = reviewed(&decision, ["24/20", "8/5 6/5"], 0.078);
    sheet.items[1].figures = review::decision_figures(&decision, &judged);
    let made = Answer::read(&decision, "24/20").expect("legal");
    assert_eq!(reviewed_mistake(&sheet.items[1]), Some((made, 0.078)));
    sheet.items.remove(0);
    let answer = |text: &str| {
        let mut room = Model::new(Seed([9; 32]));
        room.update(Msg::OpenSheet(Box::new(sheet.clone())), NOW);
        let answer = Answer::read(&decision, text).expect("legal");
        let effects = room.update(Msg::Submit(GivenAnswer::Answer(answer)), NOW);
        let is_judged = effects
            .iter()
            .any(|effect| matches!(effect, Effect::Judge(..)));
        (room, is_judged)
    };
    for (text, loss) in [("24/20", 0.078), ("8/5 6/5", 0.0)] {
        let (room, is_judged) = answer(text);
        assert!(!is_judged, "{text} has been evaluated");
        let verdict = room.verdict().expect("a verdict");
        assert_eq!((verdict.loss, verdict.right), (Some(loss), loss <= 0.0));
        assert_eq!(room.reviewed().map(|judged| judged.plies), Some(3));
    }
    // Another play is evaluated at the drill's own depth, which is noted.
    let (mut room, is_judged) = answer("13/9");
    assert!(is_judged);
    let other = Answer::read(&decision, "13/9").expect("legal");
    let search = Search::new(Judge::without_nets(), 0);
    let rules::Choice::Play(play) = reviewed(&decision, ["13/9", "8/5 6/5"], 0.1).made else {
        panic!("a play")
    };
    let made = rules::Choice::Play(play);
    let analysis = analyse(&search, &decision, Some(&made), &Settings::new(0));
    room.update(Msg::Judged(Box::new(decision), Box::new(analysis)), NOW);
    let Some(Exercise::Decide(_, Some(judgement))) = room.task().map(|task| &task.exercise) else {
        panic!("a judgement")
    };
    assert_eq!((judgement.plies, judgement.other), (3, Some((other, 0))));
    // Figures of another decision are ignored.
    sheet.items[0].figures = Some("f=AQID".to_owned());
    assert!(answer_of(&sheet, &decision));
}

/// Returns `true` if the engine has to evaluate the answer to a sheet's first question.
fn answer_of(sheet: &Sheet, decision: &Decision) -> bool {
    let mut room = Model::new(Seed([9; 32]));
    room.update(Msg::OpenSheet(Box::new(sheet.clone())), NOW);
    let answer = Answer::read(decision, "24/20").expect("legal");
    let effects = room.update(Msg::Submit(GivenAnswer::Answer(answer)), NOW);
    effects
        .iter()
        .any(|effect| matches!(effect, Effect::Judge(..)))
}

#[test]
fn card_keeps_the_figures_of_its_review() {
    let decision = decision(3, 1);
    let judged = reviewed(&decision, ["24/20", "8/5 6/5"], 0.078);
    let card = Card::of_review(&decision, &judged, 5, NOW).expect("a card");
    assert!(card.link().contains("&f="));
    for card in [card.clone(), card.with_opponent("Zoë")] {
        let read = Card::from_line(&card.to_line()).expect("a card");
        assert_eq!(
            (&read.figures, &read.opponent),
            (&card.figures, &card.opponent)
        );
    }
}

#[test]
fn requesting_the_solution_does_not_count_as_an_answer() {
    let mut room = room();
    room.update(Msg::Next, NOW);
    room.update(Msg::Submit(GivenAnswer::Nothing), NOW);
    room.update(judged(&decision(3, 1)), NOW);
    assert_eq!(marks(&room), [Mark::Wrong, Mark::ToCome]);
    let answered = room.answered_sheet("").expect("a sheet");
    assert_eq!(answered.given().count(), 0);
    room.update(Msg::Choose(Topic::Kind(Kind::Pips)), NOW);
    assert_eq!(room.answered_sheet(""), None);
}

#[test]
fn empty_sheet_is_finished_and_long_sheets_show_some_of_their_questions() {
    let mut room = Model::new(Seed([9; 32]));
    room.update(Msg::OpenSheet(Box::default()), NOW);
    assert_eq!(room.state, State::Finished);
    let mut long = Sheet::default();
    let plays = legal_plays(&Board::start(Variant::Standard), rules::Roll::ALL[3]);
    for nth in 0..Sheet::MAX_ITEMS {
        let board = plays[nth % plays.len()].after;
        let decision = Decision::builder(board)
            .play(6, 5)
            .build()
            .expect("a decision");
        long.add(SheetItem::new(decision, Note::default()));
    }
    room.update(Msg::OpenSheet(Box::new(long)), NOW);
    for nth in 0..Sheet::MAX_ITEMS {
        let marks = marks(&room);
        assert!(
            marks.len() == 8 && marks.contains(&Mark::Now),
            "{nth}: {marks:?}"
        );
        room.update(Msg::Skip, NOW);
    }
}

#[test]
fn variations_are_stepped_through_once_the_item_is_disclosed() {
    let mut with_lines = sheet();
    with_lines.items.remove(0);
    let item = &mut with_lines.items[0];
    let typed = ["", "8/5 6/5 6-4: 24/14 {runs} 5-5: 13/3(2)", "24/23 13/10"];
    item.variations = typed
        .map(|text| Variation::read(&item.decision, text).0)
        .to_vec();
    let mut room = Model::new(Seed([9; 32]));
    room.update(Msg::OpenSheet(Box::new(with_lines)), NOW);
    let step = |room: &mut Model, step| {
        room.update(Msg::Line(step), NOW);
        let session = room.sheet().expect("a sheet");
        assert_eq!(
            session.turns().len(),
            session.line().map_or(0, |place| place.turns)
        );
        session.line().map(|place| (place.variation, place.turns))
    };
    assert_eq!(
        step(&mut room, LineStep::Forward),
        None,
        "before the answer"
    );
    room.update(Msg::Submit(GivenAnswer::Nothing), NOW);
    room.update(judged(&decision(3, 1)), NOW);
    assert_eq!(step(&mut room, LineStep::Back), None);
    let forward = [Some((1, 1)), Some((1, 2)), Some((1, 3)), Some((1, 3))];
    for expected in forward {
        assert_eq!(step(&mut room, LineStep::Forward), expected);
    }
    let last = room
        .sheet()
        .and_then(|session| session.turns().last())
        .expect("a turn");
    assert_eq!(last.notation(), "5-5: 13/3(2)");
    assert_eq!(step(&mut room, LineStep::Back), Some((1, 2)));
    let to = |variation, turns| LineStep::To(LinePlace { variation, turns });
    assert_eq!(step(&mut room, to(2, 9)), Some((2, 1)));
    assert_eq!(step(&mut room, LineStep::Back), None);
    assert_eq!(step(&mut room, to(0, 1)), None, "a variation without turns");
    assert_eq!(step(&mut room, to(7, 1)), None);
    step(&mut room, to(1, 2));
    assert_eq!(step(&mut room, LineStep::Leave), None);
    step(&mut room, to(1, 2));
    room.update(Msg::Next, NOW);
    room.update(Msg::Previous, NOW);
    assert_eq!(room.sheet().and_then(SheetSession::line), None);
    assert!(room.verdict().is_some());
}
