//! Tests for the flow of a step: the opponent's turns, turns without a legal move, skipped games and explanations.

use drill::{Answer, CourseMsg, CourseTexts, GivenAnswer, StepPart, TaskState, Titles};
use record::print_opponent_play;
use rules::{Choice, Player, legal_plays};
use words::{Language, arg};

use super::*;
use crate::tests::Stage;

/// Opens the step `a` of a course with this data.
fn open(stage: &Stage, step: &str) -> Course {
    let course = stage.within(|store| Course::new(Shell::new(store)));
    let data = drill::Course::read(&format!("chapter c\nstep a\n{step}")).expect("a course");
    let texts = CourseTexts::read("a-t-why = Because of the cube.");
    course.show(Some(data), Titles::default(), texts, Some("a".to_owned()));
    course
}

/// Returns a small game that begins with this roll.
fn game(you: &str, opponent: &str, roll: &str) -> String {
    format!("game g\nyou {you}\nopponent {opponent}\nroll {roll}\ngoal off\nlevel casual")
}

#[test]
fn explains_a_turn_without_a_legal_move() {
    let stage = Stage::open(Language::English);
    let words = stage.store.words();
    for (you, opponent, told) in [
        ("13:2", "7:2 19:5", words.course_blocked("6-6")),
        ("bar:1 6:2", "19:2 20:2", words.course_no_entry("6-6")),
    ] {
        let course = open(&stage, &game(you, opponent, "66"));
        let shown = stage.render(|_| page(course));
        assert!(shown.text().contains(&told), "{}", shown.text());
        shown.get("button", &words.done());
    }
}

#[test]
fn reports_the_opponents_play_in_the_boards_numbers() {
    let stage = Stage::open(Language::English);
    let words = stage.store.words();
    // Every roll of the opponent hits from point 12.
    let you = "6:8 13:1 14:1 15:1 16:1 17:1 18:1";
    let course = open(&stage, &game(you, "12:4", "21"));
    let text = || stage.render(|_| page(course)).text();
    let decision = || {
        let game = |model: &drill::CourseRoom| model.game()?.session().decision();
        course.model.with_untracked(game).expect("a decision")
    };
    let own = decision();
    let quiet = legal_plays(own.board(), own.roll().expect("a roll"));
    let quiet = quiet
        .iter()
        .find(|legal| (13..=18).all(|point| legal.after.opponent().at(point) > 0));
    course.send(CourseMsg::Choose(Choice::Play(quiet.expect("a play").play)));
    let theirs = decision();
    assert_eq!(theirs.player(), Player::Black);
    let roll = theirs.roll().expect("a roll");
    let rolled = words.course_rolled(roll.to_string());
    assert!(text().contains(&rolled), "{}", text());
    let plays = legal_plays(theirs.board(), roll);
    let hit = plays.iter().find(|legal| legal.after.own().bar() > 0);
    let hit = hit.expect("a hit");
    let hits = u32::from(hit.after.own().bar());
    course.send(CourseMsg::Reply(Box::new(theirs), Choice::Play(hit.play)));
    assert!(text().contains(&rolled), "the roll stays on display");
    course.send(CourseMsg::Continue(1));
    let notation = print_opponent_play(theirs.board(), &hit.play);
    assert!(notation.starts_with("12/"), "{notation}");
    let told = words.course_replied(arg::Play(notation), arg::Roll(roll.to_string()));
    let told = format!("{told} {}", words.course_hits(hits));
    assert!(text().contains(&told), "{}", text());
    course.send(CourseMsg::Continue(2));
    assert!(text().contains(&told), "until the player's next move");
    assert_eq!(decision().player(), Player::White);
}

#[test]
fn limited_game_counts_the_players_turns() {
    let stage = Stage::open(Language::English);
    let words = stage.store.words();
    let course = open(
        &stage,
        // The opponent has a play for every roll.
        &format!("{}\nturns 5", game("6:8 13:6 24:1", "14:15", "21")),
    );
    let shows = |turn: u32| {
        let told = words.course_turn(arg::All(5), arg::Number(turn));
        let text = stage.render(|_| page(course)).text();
        assert!(text.contains(&told), "{text}");
    };
    let choose = |message: fn(rules::Decision, Choice) -> CourseMsg| {
        let decision = course
            .model
            .with_untracked(|model| model.game()?.session().decision())
            .expect("a decision");
        let plays = legal_plays(decision.board(), decision.roll().expect("a roll"));
        let play = plays.last().expect("a play").play;
        course.send(message(decision, Choice::Play(play)));
    };
    shows(1);
    choose(|_, choice| CourseMsg::Choose(choice));
    shows(1);
    choose(|decision, choice| CourseMsg::Reply(Box::new(decision), choice));
    course.send(CourseMsg::Continue(1));
    shows(1);
    course.send(CourseMsg::Continue(2));
    shows(2);
}

#[test]
fn player_is_told_to_make_a_shown_play() {
    let stage = Stage::open(Language::English);
    let words = stage.store.words();
    let course = open(
        &stage,
        &format!(
            "task t\nyou start\nopponent start\nroll 31\nanswer 8/5 6/5\n{}",
            game("6:2", "19:2", "21")
        ),
    );
    let text = || stage.render(|_| page(course)).text();
    assert!(!text().contains(&words.course_play_it()));
    course.model.update(|model| {
        let open = model.open.as_mut().expect("a step");
        open.part = StepPart::Task {
            nth: 0,
            tries: 1,
            state: TaskState::Wrong(GivenAnswer::Nothing),
        };
    });
    course.send(CourseMsg::Show);
    assert!(text().contains(&words.course_play_it()));
}

#[test]
fn step_is_finished_without_its_small_game() {
    let stage = Stage::open(Language::English);
    let words = stage.store.words();
    let step = format!(
        "task t\nyou start\nopponent start\nroll 31\nanswer 8/5 6/5\n{}",
        game("6:2", "19:2", "21")
    );
    let course = open(&stage, &step);
    let answer = course.model.with_untracked(|model| {
        let open = model.open.as_ref()?;
        let drill::TaskQuestion::Decide { answers, .. } = &open.task()?.question else {
            return None;
        };
        answers.first().copied()
    });
    course.send(CourseMsg::Submit(GivenAnswer::Answer(
        answer.expect("an answer"),
    )));
    let render = || stage.render(|_| page(course));
    render().get("link", &words.course_skip());
    course.send(CourseMsg::Next);
    render().get("link", &words.course_skip());
    course.model.update(|model| model.open = None);
    let map = render();
    let steps = map.names("listitem");
    assert!(steps[0].contains(&words.course_finished()), "{steps:?}");
    assert!(steps[0].contains(&words.course_unplayed()), "{steps:?}");
}

#[test]
fn wrong_cube_action_is_explained() {
    let stage = Stage::open(Language::English);
    let step = format!(
        "task t\nyou 6:3 5:3\nopponent 19:4 20:4\ncube 1\ndouble\nanswer double-drop\n{}",
        game("6:2", "19:2", "21")
    );
    let course = open(&stage, &step);
    course.model.update(|model| {
        let open = model.open.as_mut().expect("a step");
        open.part = StepPart::Task {
            nth: 0,
            tries: 1,
            state: TaskState::Wrong(GivenAnswer::Answer(Answer::NoDouble)),
        };
    });
    let shown = stage.render(|_| page(course));
    assert!(
        shown.text().contains("Because of the cube."),
        "{}",
        shown.text()
    );
}

#[test]
fn first_step_explains_the_order_of_the_dice() {
    let stage = Stage::open(Language::English);
    let task = |name: &str, rest: &str| format!("task {name}\nyou start\nopponent start\n{rest}\n");
    let shown = task("t", "roll 31\nanswer 8/5 6/5\nshown");
    let own = task("u", "roll 31\nanswer 8/5 6/5");
    let double = task("v", "roll 66\nanswer 24/18(2) 13/7(2)");
    let course = open(
        &stage,
        &format!("{shown}{own}{double}{}", game("6:8 13:7", "12:15", "21")),
    );
    let hint = stage.store.words().next_dice("left");
    let is_told = || stage.render(|_| page(course)).text().contains(&hint);
    for (nth, expected) in [(0, false), (1, true), (2, false)] {
        course.model.update(|model| {
            let open = model.open.as_mut().expect("a step");
            open.part = StepPart::Task {
                nth,
                tries: 0,
                state: TaskState::Asking,
            };
        });
        assert_eq!(is_told(), expected, "task {nth}");
    }
    course.send(CourseMsg::Restart);
    assert!(is_told(), "at the start of the game");
    make_last_play(course);
    assert!(!is_told(), "after the first play");
}

/// Makes the last legal play in the small game.
fn make_last_play(course: Course) {
    let play = course.model.with_untracked(|model| {
        let decision = model.game()?.session().decision()?;
        legal_plays(decision.board(), decision.roll()?).pop()
    });
    course.send(CourseMsg::Choose(Choice::Play(play.expect("a play").play)));
}

#[test]
fn won_game_repeats_the_idea() {
    let stage = Stage::open(Language::English);
    let words = stage.store.words();
    let last = game("1:1", "19:2", "21");
    let course = open(&stage, &format!("{last}\nstep b\n{last}"));
    course.texts.set(CourseTexts::read("a-idea = Be quick."));
    let render = || stage.render(|_| page(course));
    let ideas = || render().text().matches("Be quick.").count();
    assert_eq!(ideas(), 1, "above the goal");
    make_last_play(course);
    assert_eq!(ideas(), 2, "above the goal and below the verdict");
    let shown = render();
    shown.get("heading", &words.course_won());
    shown.get("link", &words.course_next("b".to_owned()));
}
