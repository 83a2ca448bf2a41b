//! Tests for the course room: the map, the tasks of a step, and its small game.

use std::collections::BTreeSet;

use ::progress::{ErrorKind, Lean, Phase};
use drill::{
    Answer, CourseMsg, CourseProgress, CourseTexts, GivenAnswer, Kind, LoggedAnswer, StepPart,
    TaskQuestion, TaskState, Titles, Topic,
};
use record::Backup;
use rules::{Choice, legal_plays};
use words::{Arg, Language, arg};

use super::*;
use crate::{
    browser::{practice, storage},
    tests::{Document, Stage, clean},
};

const DATA: &str = include_str!("../../../drill/course/moving/chapter.txt");
const TEXTS: &str = include_str!("../../../drill/course/moving/en.ftl");

/// Opens the room with the English texts of the first chapter, at the given step, or at the map if `None`.
fn open(stage: &Stage, step: Option<&str>) -> Course {
    let course = stage.within(|store| Course::new(Shell::new(store)));
    let data = drill::Course::read(DATA).expect("a chapter");
    let titles = Titles::read(&format!("chapter moving en\n{TEXTS}"));
    let texts = CourseTexts::read(TEXTS);
    course.show(Some(data), titles, texts, step.map(str::to_owned));
    course
}

/// Returns a file of the course's data or texts.
fn chapter_file(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../drill/course/");
    std::fs::read_to_string(format!("{folder}{name}")).expect("a file")
}

fn texts() -> CourseTexts {
    CourseTexts::read(TEXTS)
}

fn text(key: &str) -> String {
    texts().text(key, &[]).expect("a text")
}

#[test]
fn map_lists_all_steps_and_marks_completed_ones() {
    for language in [Language::English, Language::Arabic] {
        let stage = Stage::open(language);
        let course = open(&stage, None);
        let words = stage.store.words();
        let render = || stage.render(|_| page(course));
        let shown = render();
        assert_eq!(
            shown.names("heading"),
            [words.place_course(), text("moving-title")]
        );
        assert_eq!(shown.names("listitem").len(), 5);
        shown.get("link", &words.course_begin(1_u32));
        course.model.update(|model| {
            model.progress.add("two-dice");
        });
        let shown = render();
        shown.get("link", &words.course_go_on(2_u32));
        let steps = shown.names("listitem");
        assert!(steps[0].contains(&words.course_finished()), "{steps:?}");
        assert!(!steps[1].contains(&words.course_finished()), "{steps:?}");
        course
            .model
            .update(|model| model.progress = CourseProgress::read("two-dice:4 landing:2"));
        let shown = render();
        shown.get("link", &words.course_go_on(2_u32));
        let steps = shown.names("listitem");
        let unplayed = words.course_unplayed();
        assert!(steps[0].contains(&unplayed), "{steps:?}");
        assert!(!steps[1].contains(&unplayed), "{steps:?}");
    }
}

#[test]
fn right_answers_are_explained_and_open_the_small_game() {
    let stage = Stage::open(Language::English);
    let course = open(&stage, Some("two-dice"));
    let words = stage.store.words();
    let render = || stage.render(|_| page(course));
    let shown = render();
    assert!(shown.text().contains(&text("two-dice-idea")));
    assert!(shown.text().contains(&words.course_step(1_u32)));
    shown.get("button", &words.drill_check());
    for (nth, name) in ["run", "together", "six-one", "double"]
        .into_iter()
        .enumerate()
    {
        assert!(render().text().contains(&text(&format!("two-dice-{name}"))));
        let question = course.model.with_untracked(|model| {
            model
                .open
                .as_ref()
                .and_then(|open| open.task())
                .map(|task| task.question.clone())
        });
        let Some(TaskQuestion::Decide { answers, .. }) = question else {
            panic!("{name} is no play");
        };
        course.send(CourseMsg::Submit(GivenAnswer::Answer(answers[0])));
        let shown = render();
        assert!(
            shown
                .text()
                .contains(&text(&format!("two-dice-{name}-why")))
        );
        let next = if nth == 3 {
            words.course_play()
        } else {
            words.drill_next()
        };
        shown.get("button", &next);
        course.send(CourseMsg::Next);
    }
    let shown = render();
    assert!(shown.text().contains(&text("two-dice-race")));
    shown.get("button", &words.done());
}

#[test]
fn tap_on_an_arrows_end_answers_the_task() {
    let stage = Stage::open(Language::English);
    let course = open(&stage, Some("two-dice"));
    input::input(course, ::board::Input::Tap(::board::Place::Point(13)));
    input::finish(course);
    let open_step = course.model.with_untracked(|model| model.open.clone());
    assert!(matches!(
        open_step.expect("a step").part,
        StepPart::Task {
            state: TaskState::Right(_),
            ..
        }
    ));
}

#[test]
fn wrong_play_is_told_what_it_misses() {
    let stage = Stage::open(Language::English);
    let course = open(&stage, Some("two-dice"));
    let words = stage.store.words();
    let missed = |aim, number: u8| {
        let count = arg::Count(0_u8);
        Some(words.course_missed(arg::Aim(aim), count, arg::Number(number)))
    };
    let told = |nth: usize, tries, play: &dyn Fn(&rules::Board) -> bool| {
        course.model.update(|model| {
            let open = model.open.as_mut().expect("a step");
            let decision = open.step.tasks[nth].question.decision();
            let mut plays =
                legal_plays(decision.board(), decision.roll().expect("a roll")).into_iter();
            let play = plays
                .find(|legal| play(&legal.after.flipped()))
                .expect("a play");
            open.part = StepPart::Task {
                nth,
                tries,
                state: TaskState::Wrong(GivenAnswer::Answer(Answer::Play(play.after))),
            };
        });
        course
            .model
            .with_untracked(|model| course.missed_in_words(model.open.as_ref()?))
    };
    let splits = |after: &rules::Board| after.own().at(24) == 1 && after.own().at(13) == 5;
    assert_eq!(told(0, 1, &splits), missed("one-checker", 0_u8));
    let runs_from_13 = |after: &rules::Board| after.own().at(2) == 1;
    assert_eq!(told(0, 1, &runs_from_13), missed("arrows", 0_u8));
    let builds = |after: &rules::Board| after.own().at(9) == 1;
    let clue = words.course_clue(arg::Aim("point"), arg::Number(0_u8));
    let with_clue = missed("half", 22).map(|missed| format!("{missed} {clue}"));
    assert_eq!(told(1, 1, &builds), with_clue);
    assert_eq!(told(1, 2, &builds), missed("half", 22), "arrows show it");
    // The point of a checker on its own is named, and the clue says what a double allows.
    let leaves_one = |after: &rules::Board| after.own().at(2) == 1 && after.own().at(18) == 2;
    let told_of_double = told(3, 1, &leaves_one).expect("a text");
    let clue = words.course_clue(arg::Aim("safe-double"), arg::Number(0_u8));
    assert!(told_of_double.ends_with(&clue), "{told_of_double}");
    assert!(told_of_double.contains("the 7 point"), "{told_of_double}");
    // A play is credited with the aim that it achieves.
    course.send(CourseMsg::Course(
        drill::Course::read(DATA).ok(),
        Some("hitting".to_owned()),
    ));
    let hits = |after: &rules::Board| after.opponent().bar() == 1 && after.own().at(5) == 1;
    let achieved = words.course_achieved(arg::Aim("hit"), arg::Number(0_u8));
    let lacks = missed("hold", 5).expect("a text");
    assert_eq!(told(0, 1, &hits), Some(format!("{achieved} {lacks}")));
    // Later steps leave a play that meets the aims to the engine.
    course.send(CourseMsg::Course(
        drill::Course::read(DATA).ok(),
        Some("pips".to_owned()),
    ));
    let goes_past = |after: &rules::Board| !after.has_contact();
    assert_eq!(told(2, 1, &goes_past), None);
}

#[test]
fn tempting_plays_are_answered_for_their_task() {
    let stage = Stage::open(Language::English);
    let course = stage.within(|store| Course::new(Shell::new(store)));
    let mut told = 0;
    for name in chapter_file("chapters.txt").lines() {
        let data = drill::Course::read(&chapter_file(&format!("{name}/chapter.txt")));
        let data = data.expect("a chapter");
        let texts = CourseTexts::read(&chapter_file(&format!("{name}/en.ftl")));
        for step in data.steps() {
            for (nth, task) in step.tasks.iter().enumerate() {
                let given = match task.question {
                    TaskQuestion::Decide { tempting, .. } => tempting.map(GivenAnswer::Answer),
                    TaskQuestion::Number { near, .. } => {
                        near.map(|near| GivenAnswer::Number(near.into()))
                    }
                };
                let Some(given) = given else {
                    continue;
                };
                course.show(
                    Some(data.clone()),
                    Titles::default(),
                    texts.clone(),
                    Some(step.name.clone()),
                );
                course.model.update(|model| {
                    model.open.as_mut().expect("a step").part = StepPart::Task {
                        nth,
                        tries: 1,
                        state: TaskState::Wrong(given),
                    };
                });
                let end = task.question.own_text(given).expect("a text");
                let key = format!("{}-{}{end}", step.name, task.name);
                let text = texts.text(&key, &task.claims).expect("a text");
                let shown = stage.render(|_| page(course)).text();
                assert!(shown.contains(&text), "{key}: {shown}");
                told += 1;
            }
        }
    }
    assert!(told > 10, "{told}");
}

#[test]
fn small_game_with_a_cube_offers_cube_actions() {
    for language in [Language::English, Language::Arabic] {
        let stage = Stage::open(language);
        let course = stage.within(|store| Course::new(Shell::new(store)));
        let words = stage.store.words();
        let data = "chapter a\nstep race\ngame ahead\nyou 6:3 5:3\nopponent 19:4 20:4\ncube 1\n\
            goal points 2\nlevel strong";
        let data = drill::Course::read(data).expect("a course");
        let texts = CourseTexts::read("race-ahead = Win two points.\nrace-idea = Double.");
        course.show(
            Some(data),
            Titles::default(),
            texts,
            Some("race".to_owned()),
        );
        course.send(CourseMsg::Restart);
        let render = || stage.render(|_| page(course));
        let buttons = |shown: &Document| {
            let panel = shown.get("region", &words.place_course());
            panel.names("button")
        };
        assert_eq!(buttons(&render()), [words.double(), words.roll()]);
        let reply = |choice| {
            let decision = course
                .model
                .with_untracked(|model| model.game()?.session().decision());
            course.send(CourseMsg::Reply(
                Box::new(decision.expect("a decision")),
                choice,
            ));
        };
        course.send(CourseMsg::Choose(Choice::Double));
        reply(Choice::Take);
        let taken = render();
        assert_eq!(buttons(&taken), [words.undo(), words.done()]);
        let computer = Arg::Named {
            key: "computer",
            name: words.name_computer().into(),
        };
        let cube = words.taken(arg::Value(2), arg::Who(computer.clone()));
        assert!(taken.text().contains(&clean(&cube)), "{}", taken.text());
        let play = course.model.with_untracked(|model| {
            let decision = model.game()?.session().decision()?;
            legal_plays(decision.board(), decision.roll()?).pop()
        });
        course.send(CourseMsg::Choose(Choice::Play(play.expect("a play").play)));
        // The opponent may double before its roll, so nothing is on display before that.
        reply(Choice::Double);
        let offered = render();
        assert_eq!(buttons(&offered), [words.drop(), words.take()]);
        let double = words.offered_to(arg::Offer("double"), arg::Value(4), arg::Who(computer));
        assert!(
            offered.text().contains(&clean(&double)),
            "{}",
            offered.text()
        );
        course.send(CourseMsg::Choose(Choice::Drop));
        let lost = render();
        lost.get("heading", &words.course_lost());
        let help = format!("Double. {}", words.course_lost_about());
        assert!(lost.text().contains(&help), "{}", lost.text());
    }
}

#[test]
fn wrong_number_is_explained_and_can_be_tried_again() {
    let stage = Stage::open(Language::Arabic);
    let course = open(&stage, Some("pips"));
    let words = stage.store.words();
    let render = || stage.render(|_| page(course));
    render().get("textbox", &words.course_answer());
    assert!(
        render().text().contains(&words.course_english()),
        "the chapter is not translated"
    );
    course.send(CourseMsg::Submit(GivenAnswer::Number(24.0)));
    let shown = render();
    shown.get("heading", &words.course_verdict("wrong"));
    shown.get("button", &words.try_again());
    let way = "6 + 6 + 5 + 5 + 3 =";
    assert!(
        shown.text().contains(&format!("{way} …")),
        "{}",
        shown.text()
    );
    course.send(CourseMsg::Again);
    course.send(CourseMsg::Submit(GivenAnswer::Number(24.0)));
    assert!(
        render().text().contains(&format!("{way} 25")),
        "after two attempts"
    );
    course.send(CourseMsg::Show);
    let answer = arg::Label(words.drill_head_answer());
    let answer = words.labelled(answer, arg::Value("25".to_owned()));
    let shown = render().get("heading", &clean(&answer));
    let marks = shown.inside();
    assert!(marks.iter().all(|part| part.tag() != "svg"), "no tick");
}

#[test]
fn right_number_has_a_tick() {
    let stage = Stage::open(Language::English);
    let course = open(&stage, Some("pips"));
    let words = stage.store.words();
    course.send(CourseMsg::Submit(GivenAnswer::Number(25.0)));
    let shown = stage.render(|_| page(course));
    let verdict = shown.get("heading", &words.course_verdict("right"));
    assert!(verdict.inside().iter().any(|part| part.tag() == "svg"));
}

#[test]
fn missing_course_is_reported_on_one_page() {
    let stage = Stage::open(Language::English);
    let course = stage.within(|store| Course::new(Shell::new(store)));
    course.show(
        None,
        Titles::default(),
        CourseTexts::default(),
        Some("two-dice".to_owned()),
    );
    let shown = stage.render(|_| page(course));
    assert_eq!(shown.all("main").len(), 1);
    assert!(shown.text().contains(&stage.store.words().course_missing()));
    let course = open(&stage, Some("unknown-step"));
    assert_eq!(
        stage.render(|_| page(course)).names("listitem").len(),
        5,
        "the map"
    );
}

#[test]
fn each_weakness_that_the_review_names_has_a_step() {
    let leans = ErrorKind::ALL
        .into_iter()
        .flat_map(|kind| [Lean::First, Lean::Second].map(|lean| kind.lean_key(lean)));
    let phases = Phase::ALL.map(Phase::key);
    let named: BTreeSet<String> = leans.chain(phases).map(str::to_owned).collect();
    let data: String = chapter_file("chapters.txt")
        .lines()
        .map(|name| chapter_file(&format!("{name}/chapter.txt")))
        .collect();
    let course = drill::Course::read(&data).expect("the course");
    let weaknesses: BTreeSet<String> = course
        .steps()
        .flat_map(|step| step.weaknesses.clone())
        .collect();
    assert_eq!(weaknesses, named);
    // Cube decisions in general have a chapter.
    assert!(course.chapters.iter().any(|chapter| chapter.name == "cube"));
}

#[test]
fn importing_a_backup_adds_its_progress() {
    let _stage = Stage::open(Language::English);
    let mut finished = CourseProgress::default();
    finished.add("landing");
    finished.merge(&CourseProgress::read("hitting:1"));
    practice::add_course(&finished);
    let answer = |fact: &str, at| LoggedAnswer {
        topic: Topic::Kind(Kind::NeilsNumber),
        fact: Some(fact.to_owned()),
        right: true,
        elapsed_ms: 5_000,
        at,
    };
    let now = 1_700_000_000_000;
    practice::store_answer(&answer("neil:7", now));
    practice::store_bests("pips 4");
    let mut backup = storage::all(Backup::new(String::new(), String::new(), String::new()));
    backup.course = "two-dice ../x hitting:2 pips:999".to_owned();
    practice::store_answer(&answer("neil:8", now));
    practice::store_bests("pips 2;shots 3");
    let later = (practice::facts(), practice::log());

    // Backups from earlier releases lack these parts.
    let old = r#"{"backgammon":1,"game":"","settings":"","dice":"","aside":[]}"#;
    for text in ["{", old, &backup.to_text(), &backup.to_text()] {
        practice::restore(text);
        assert_eq!((practice::facts(), practice::log()), later, "{text}");
    }
    assert_eq!(
        practice::course().to_text(),
        "landing two-dice hitting:2 >landing"
    );
    assert_eq!(practice::bests().to_text(), "pips 4;shots 3");

    let _other = Stage::open(Language::English);
    practice::restore(&backup.to_text());
    let restored = (practice::facts(), practice::log());
    assert_eq!(restored.0.to_text(), backup.practice.facts);
    assert_eq!(restored.1.to_text(), backup.practice.days);
}
