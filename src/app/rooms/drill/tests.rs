//! Tests for the drill room: the question, the ways to answer, and the verdict.

use dice::Seed;
use drill::{
    Answer, AskedExercise, Card, CourseProgress, Exercise, Facts, GivenAnswer, Judgement, Kind,
    LoggedAnswer, Model, Msg, PracticeLog, Titles, Topic,
};
use rules::{Board, ByPlayer, Crawford, Decision, Variant};
use table::Route;
use words::{Language, Words, arg};

use super::{state::Drill, views::score::ScoreField, *};
use crate::{
    browser::{practice, unix_ms},
    tests::{Document, Stage, pictures},
};

/// Opens the room at the first question of a kind, with reproducible exercises.
fn ask_question(stage: &Stage, kind: Kind) -> Drill {
    super::super::book::load_for_test();
    let drill = stage.within(|store| Drill::new(Shell::new(store)));
    drill.model.set(Model::new(Seed([3; 32])));
    drill.send(Msg::Choose(Topic::Kind(kind)));
    drill
}

/// Returns the panel of the drill.
fn panel(stage: &Stage, drill: Drill) -> Document {
    stage.render(|_| view! { <main><Panel drill/></main> })
}

#[test]
fn every_kind_has_a_question_that_can_be_answered() {
    for language in [Language::English, Language::Arabic] {
        for kind in Kind::ALL {
            let stage = Stage::open(language);
            let drill = ask_question(&stage, kind);
            let page = stage.render(|_| view! { <main><DrillBoard drill/><Panel drill/></main> });
            let words = stage.store.words();
            assert_eq!(page.names("heading"), [words.drill_kind(kind.key())]);
            let panel = page.get("region", &words.drill());
            let answers = panel.names("button").len() + panel.names("textbox").len();
            assert!(answers >= 2, "{kind:?}: {}", panel.text());
        }
    }
}

#[test]
fn number_is_checked_by_a_button_in_the_foot() {
    let kinds = [
        Kind::Pips,
        Kind::Shots,
        Kind::Entering,
        Kind::EffectivePips,
        Kind::TakePoint,
        Kind::GammonValue,
        Kind::MatchEquity,
        Kind::NeilsNumber,
    ];
    for kind in kinds {
        let stage = Stage::open(Language::English);
        let drill = ask_question(&stage, kind);
        let html = stage.html(|_| view! { <main><Panel drill/></main> });
        let (before, foot) = html.split_once("<footer").expect("a foot");
        assert!(before.contains("id=\"number-form\""), "{kind:?}");
        assert!(foot.contains("form=\"number-form\""), "{kind:?}");
    }
}

#[test]
fn pip_count_question_has_no_rows_without_pips() {
    for kind in [Kind::Pips, Kind::EffectivePips, Kind::Shots] {
        let stage = Stage::open(Language::English);
        let drill = ask_question(&stage, kind);
        let text = panel(&stage, drill).text();
        let has_rows = text.contains(&stage.store.words().opponent());
        assert_eq!(has_rows, kind == Kind::Shots, "{text}");
    }
}

#[test]
fn answered_exercise_shows_its_worked_steps() {
    for language in [Language::English, Language::Arabic, Language::French] {
        for kind in [
            Kind::Pips,
            Kind::Shots,
            Kind::Entering,
            Kind::EffectivePips,
            Kind::RaceCube,
        ] {
            let stage = Stage::open(language);
            let drill = ask_question(&stage, kind);
            let question = panel(&stage, drill);
            let words = stage.store.words();
            let what = if kind == Kind::RaceCube {
                "race"
            } else {
                "count"
            };
            let title = words.worked_title(what);
            assert!(
                question.find("heading", &title).is_none(),
                "{kind:?} is not answered"
            );
            drill.send(Msg::Submit(GivenAnswer::Nothing));
            let answer = stage.render(|_| view! { <main><DrillBoard drill/><Panel drill/></main> });
            let worked = answer.get("region", &title);
            let exercise = drill.model.with_untracked(|model| model.task().cloned());
            let exercise = exercise.expect("a question").exercise;
            for (nth, method) in exercise.methods().iter().enumerate() {
                drill.method.set(nth);
                let page = panel(&stage, drill);
                let text = page.get("region", &title).text();
                for step in exercise.steps(*method) {
                    let label = worked_texts::label(&words, step.label);
                    let sum = worked_texts::sum(&words, &step);
                    let sum = sum.replace(['\u{2068}', '\u{2069}'], "");
                    let sum = sum.replace(['\u{a0}', '\u{202f}'], " ");
                    assert!(
                        text.contains(&label) && text.contains(&sum),
                        "{label} {sum}: {text}"
                    );
                }
            }
            let radios = worked.names("radio");
            let expected = exercise.methods().len();
            assert_eq!(
                radios.len(),
                if expected > 1 { expected } else { 0 },
                "{radios:?}"
            );
        }
    }
}

#[test]
fn selected_step_marks_its_checkers_on_the_board() {
    let stage = Stage::open(Language::English);
    let drill = ask_question(&stage, Kind::Pips);
    drill.send(Msg::Submit(GivenAnswer::Nothing));
    let rings = || {
        let html = stage.html(|_| view! { <DrillBoard drill/> });
        html.matches("can-move").count()
    };
    assert_eq!(rings(), 0);
    let steps = drill.model.with_untracked(|model| {
        let exercise = &model.task().expect("a question").exercise;
        worked_texts::selected(exercise, 0).1
    });
    for (nth, step) in steps.iter().enumerate() {
        drill.step.set(Some(nth));
        let checkers = step.marked.iter().map(|stack| usize::from(stack.checkers));
        assert_eq!(rings(), checkers.sum::<usize>(), "{step:?}");
    }
    drill.send(Msg::Next);
    assert_eq!(drill.step.get_untracked(), None);
}

#[test]
fn chart_of_daily_results_appears_on_the_second_day() {
    let stage = Stage::open(Language::English);
    let drill = ask_question(&stage, Kind::NeilsNumber);
    drill.send(Msg::Submit(GivenAnswer::Number(99.0)));
    let topic = Topic::Kind(Kind::NeilsNumber);
    let (facts, log) = stage.within(|_| (practice::facts(), practice::log()));
    assert_eq!(log.days(topic).len(), 1);
    assert_ne!(facts, Facts::default());
    let words = stage.store.words();
    let page = panel(&stage, drill);
    assert!(
        !page.text().contains(&words.trend()),
        "one day is no course"
    );
    let mut log = PracticeLog::default();
    for (day, right) in [(3, false), (4, true), (5, true)] {
        log.add(&LoggedAnswer {
            topic,
            fact: None,
            right,
            elapsed_ms: 4_000,
            at: day * 86_400_000,
        });
    }
    let model = Model::new(Seed([3; 32])).with_progress(Facts::default(), log);
    drill.model.set(model);
    drill.send(Msg::Choose(topic));
    let page = panel(&stage, drill);
    let accuracy = words.trend_chart(
        arg::First("0"),
        arg::Last("100"),
        arg::What(words.trend_measure("accuracy")),
    );
    assert!(
        page.find("img", &accuracy).is_some(),
        "{:?}",
        page.names("img")
    );
    assert_eq!(page.names("img").len(), 2);
    let rows = page.elements().into_iter().filter(|one| one.tag() == "tr");
    assert_eq!(rows.count(), 4, "the head and three days");
}

#[test]
fn session_hides_its_future_questions() {
    let stage = Stage::open(Language::English);
    let drill = ask_question(&stage, Kind::Pips);
    let html = stage.html(|_| view! { <Panel drill/> });
    let (_, session) = html.split_once("drill-boards").expect("the session");
    assert_eq!(session.matches("<span class=\"now\">").count(), 1);
    assert!(!session.contains("<span></span>"), "{session}");
}

#[test]
fn wrong_number_shows_the_exact_number_and_the_tally() {
    let stage = Stage::open(Language::English);
    let drill = ask_question(&stage, Kind::Pips);
    drill.send(Msg::Submit(GivenAnswer::Number(1.0)));
    let page = panel(&stage, drill);
    let words = stage.store.words();
    assert_eq!(
        page.names("heading"),
        [
            words.drill_kind("pips"),
            words.drill_result("wrong"),
            words.worked_title("count")
        ]
    );
    assert!(page.find("button", &words.drill_check()).is_none());
    assert!(
        page.names("button").contains(&words.drill_next()),
        "{:?}",
        page.names("button")
    );
}

/// Mistakes with opening rolls: the roll, and the answers with their costs in thousandths of a point. The last answer
/// is the one that was played.
const MISTAKES: [(u8, u8, &str); 5] = [
    (3, 1, "8/5 6/5=0;24/20=130;24/23 13/10=164"),
    (6, 4, "24/14=0;24/18 13/9=4;8/2 6/2=8;13/3=95"),
    (4, 3, "24/20 13/10=0;13/10 13/9=5;13/6=60"),
    (2, 1, "13/11 6/5=0;24/23 13/11=3;13/10=60"),
    (6, 2, "24/18 13/11=0;24/16=40;13/5=55"),
];
/// Date of the game, in milliseconds since the Unix epoch.
const PLAYED: u64 = 1_763_000_000_000;

/// Returns cards for the player's own mistakes, all of them due.
fn cards() -> Vec<Card> {
    let card = |(high, low, judged): (u8, u8, &str)| {
        let decision = Decision::builder(Board::start(Variant::Standard)).play(high, low);
        let decision = decision.build().expect("a roll");
        let (_, made) = judged.rsplit_once(';').expect("some answers");
        let (made, _) = made.split_once('=').expect("with its cost");
        let made = Answer::read(&decision, made).expect("legal");
        let judgement = Judgement::read(&decision, judged, 2).expect("in order");
        Card::new(decision, made, judgement, PLAYED, 0).expect("judged")
    };
    MISTAKES.map(card).into()
}

/// Opens the room with cards for the player's own mistakes.
fn with_mistakes(stage: &Stage) -> Drill {
    let drill = stage.within(|store| Drill::new(Shell::new(store)));
    drill.speaks.set(true);
    drill.send(Msg::Cards(cards()));
    drill
}

/// Answers the first card with the choice made in the game.
fn missed(stage: &Stage) -> Drill {
    let drill = with_mistakes(stage);
    drill.send(Msg::Choose(Topic::Cards));
    let made = drill.model.with_untracked(|model| {
        let card = model.task().and_then(|task| task.card.as_ref());
        card.expect("a card").made
    });
    drill.send(Msg::Submit(GivenAnswer::Answer(made)));
    drill
}

#[test]
fn home_lists_mistakes_before_topics_with_their_best_runs() {
    for language in [Language::English, Language::Arabic] {
        let stage = Stage::open(language);
        let drill = with_mistakes(&stage);
        let page = stage.render(|_| view! { <views::choose::Choose drill/> });
        let words = stage.store.words();
        let own = page.get("region", &words.drill_own());
        assert!(own.text().contains(&words.drill_own_about(5_u32)));
        // Five mistakes at 40 seconds each.
        assert!(
            own.text().contains(&words.drill_minutes(3_u32)),
            "{}",
            own.text()
        );
        let all = words.drill_own_all(5_u32);
        assert!(!own.text().contains(&all), "one number is enough");
        assert_eq!(own.names("button"), [words.drill_start()]);
        let topics = page.get("region", &words.drill_exercises()).names("button");
        assert_eq!(topics, Kind::ALL.map(|kind| words.drill_kind(kind.key())));
        let best = words.drill_best_run(1_u32);
        assert!(!page.text().contains(&best), "nothing has been tried");
    }
}

#[test]
fn home_shows_the_number_of_due_facts() {
    let stage = Stage::open(Language::English);
    let drill = with_mistakes(&stage);
    let mut facts = Facts::default();
    for key in ["neil:5", "neil:7", "entering:3-1"] {
        facts.answered(key, false, 0);
    }
    let model = drill.model.get_untracked();
    drill
        .model
        .set(model.with_progress(facts, PracticeLog::default()));
    let page = stage.render(|_| view! { <views::choose::Choose drill/> });
    let words = stage.store.words();
    let description = |kind: Kind| {
        let button = page.get("button", &words.drill_kind(kind.key()));
        button.text()
    };
    assert!(description(Kind::NeilsNumber).contains(&words.drill_due_facts(2_u32)));
    assert!(description(Kind::Entering).contains(&words.drill_due_facts(1_u32)));
    assert!(!description(Kind::TakePoint).contains(&words.drill_due_facts(1_u32)));
}

#[test]
fn home_shows_the_number_of_mistakes_due_by_tomorrow() {
    let stage = Stage::open(Language::English);
    let drill = with_mistakes(&stage);
    let home = || stage.render(|_| view! { <views::choose::Choose drill/> });
    let tomorrow = stage.store.words().drill_tomorrow(2_u32);
    assert!(!home().text().contains(&tomorrow));
    let mut all = cards();
    for card in all.iter_mut().take(2) {
        card.due = Some(unix_ms() + 3_600_000);
    }
    drill.send(Msg::Cards(all));
    assert!(home().text().contains(&tomorrow), "{}", home().text());
}

#[test]
fn home_without_mistakes_starts_with_the_course() {
    for language in [Language::English, Language::Arabic] {
        let stage = Stage::open(language);
        let drill = stage.within(|store| Drill::new(Shell::new(store)));
        drill.speaks.set(true);
        drill.outline.set(Titles::read(
            "chapter first en\nstep one 4\none-title = Two dice\nstep two 4\n",
        ));
        drill.send(Msg::Cards(Vec::new()));
        let home = || stage.render(|_| view! { <views::choose::Choose drill/> });
        let words = stage.store.words();
        let page = home();
        let course = page.get("region", &words.place_course());
        let start = page.get("link", &words.course_begin(1_u32));
        assert!(course.names("link").contains(&words.course_begin(1_u32)));
        let step = Route::Course(Some("one".to_owned())).link();
        assert_eq!(start.attribute("href"), Some(step));
        assert!(course.text().contains("Two dice"), "{}", course.text());
        let map = page.get("link", &words.place_course());
        assert_eq!(map.attribute("href"), Some(Route::Course(None).link()));
        let own = page.get("region", &words.drill_own());
        assert!(own.text().contains(&words.drill_own_none()));
        assert!(own.names("link").is_empty() && own.names("button").is_empty());
        drill.games.set(storage::StoredGames::Games);
        let page = home();
        let go = page.get("link", &words.drill_own_go());
        assert_eq!(go.attribute("href"), Some(Route::Library.link()));
    }
}

#[test]
fn question_shows_purpose_instructions_and_results() {
    let stage = Stage::open(Language::English);
    let drill = ask_question(&stage, Kind::Pips);
    let words = stage.store.words();
    let shown = || panel(&stage, drill).text();
    let untried = shown();
    for text in [
        words.drill_kind_about("pips"),
        words.drill_how("number"),
        words.drill_untried(),
    ] {
        assert!(untried.contains(&text), "{text}: {untried}");
    }
    drill.send(Msg::Submit(GivenAnswer::Number(1.0)));
    let answered = shown();
    assert!(!answered.contains(&words.drill_how("number")));
    for text in [
        words.drill_record("best"),
        words.drill_tally(arg::All(1_u32), arg::Right(0_u32)),
    ] {
        assert!(answered.contains(&text), "{text}: {answered}");
    }
}

#[test]
fn answering_a_mistake_shows_its_costs_and_next_review() {
    for language in [Language::English, Language::Japanese] {
        let stage = Stage::open(language);
        let drill = missed(&stage);
        let page = panel(&stage, drill);
        let words = stage.store.words();
        let rows = page.elements().into_iter().filter(|one| one.tag() == "tr");
        assert_eq!(rows.count(), 4, "the head and three answers");
        for text in [
            words.drill_mark_yours(),
            words.drill_history(),
            words.drill_back(0_u32),
            words.drill_tally(arg::All(1_u32), arg::Right(0_u32)),
        ] {
            assert!(page.text().contains(&text), "{text}: {}", page.text());
        }
    }
}

#[test]
fn question_shows_the_opponent_and_answer_shows_winning_chances() {
    let stage = Stage::open(Language::English);
    let drill = with_mistakes(&stage);
    let named = cards().into_iter().map(|card| card.with_opponent("Mira"));
    drill.send(Msg::Cards(named.collect()));
    drill.send(Msg::Choose(Topic::Cards));
    let page = panel(&stage, drill);
    let words = stage.store.words();
    assert!(page.text().contains("Opponent: Mira."), "{}", page.text());
    let (made, best) = drill.model.with_untracked(|model| {
        let card = model.task().and_then(|task| task.card.as_ref());
        let card = card.expect("a card");
        (card.made, card.judgement.best().expect("a best answer"))
    });
    drill.send(Msg::Submit(GivenAnswer::Answer(made)));
    drill.wins.set(vec![(best, 0.5519), (made, 0.4804)]);
    let page = panel(&stage, drill);
    let text = page.text();
    for text_of in [words.review_win(), "55.2".to_owned(), "48.0".to_owned()] {
        assert!(text.contains(&text_of), "{text_of}: {text}");
    }
}

#[test]
fn question_shows_the_score_only_beside_the_players() {
    let stage = Stage::open(Language::English);
    let drill = with_mistakes(&stage);
    let decision = Decision::builder(Board::start(Variant::Standard))
        .match_to(5)
        .play(3, 1);
    let decision = decision.build().expect("a roll");
    let judged = "8/5 6/5=0;24/20=130";
    let made = Answer::read(&decision, "24/20").expect("legal");
    let judgement = Judgement::read(&decision, judged, 2).expect("in order");
    let card = Card::new(decision, made, judgement, PLAYED, 0).expect("judged");
    drill.send(Msg::Cards(vec![card]));
    drill.send(Msg::Choose(Topic::Cards));
    let page = panel(&stage, drill);
    let words = stage.store.words();
    let text = page.text();
    assert_eq!(text.matches(&words.drill_away(5_u8)).count(), 2, "{text}");
    assert!(
        !text.contains(&words.drill_score(arg::Opponent(5_u8), arg::Own(5_u8))),
        "{text}"
    );
    assert!(text.contains(&words.name_you()) && text.contains(&words.opponent()));
    assert_eq!(
        page.names("button"),
        [
            words.drill_show(),
            words.drill_skip(),
            words.undo(),
            words.drill_check()
        ]
    );
}

#[test]
fn score_question_displays_the_score_instead_of_a_board() {
    for language in [Language::English, Language::Arabic] {
        for kind in [
            Kind::TakePoint,
            Kind::GammonValue,
            Kind::MatchEquity,
            Kind::NeilsNumber,
        ] {
            let stage = Stage::open(language);
            let drill = ask_question(&stage, kind);
            let words = stage.store.words();
            let score = drill.model.with_untracked(|model| {
                let task = model.task().expect("a question");
                texts::asked_score(&task.exercise).expect("a score")
            });
            let html = stage.html(|_| view! { <DrillBoard drill/><ScoreField drill/> });
            assert!(!html.contains("<svg"), "{kind:?} has no position");
            let page = stage.render(|_| view! { <main><ScoreField drill/></main> });
            assert!(page.text().contains(&texts::away(&words, score.away)));
            let most = usize::from(score.away[0].max(score.away[1]));
            assert_eq!(html.matches("<i").count(), 2 * most);
            let lead = usize::from(score.away[0].abs_diff(score.away[1]));
            assert_eq!(html.matches("class=\"chip").count(), 2 + lead);
        }
    }
    let stage = Stage::open(Language::English);
    let drill = ask_question(&stage, Kind::Pips);
    let html = stage.html(|_| view! { <DrillBoard drill/> });
    assert!(html.contains("<svg"), "a position has a board");
}

#[test]
fn right_number_comes_before_the_wrong_one() {
    for kind in [Kind::Pips, Kind::TakePoint, Kind::NeilsNumber] {
        let stage = Stage::open(Language::English);
        let drill = ask_question(&stage, kind);
        let words = stage.store.words();
        drill.send(Msg::Submit(GivenAnswer::Number(0.0)));
        let right = drill.model.with_untracked(|model| {
            let task = model.task().expect("a question");
            texts::right_number(&words, task).expect("a number")
        });
        let text = panel(&stage, drill).text();
        let (own, right) = (text.find("Your answer"), text.find(&right));
        assert!(right.is_some() && right < own, "{kind:?}: {text}");
    }
}

#[test]
fn answered_card_offers_removal_in_its_history_and_next_in_the_foot() {
    let stage = Stage::open(Language::English);
    let drill = missed(&stage);
    let page = panel(&stage, drill);
    let words = stage.store.words();
    assert_eq!(
        page.names("button"),
        [words.drill_never(), words.drill_next()]
    );
    let history = page.get("region", &words.drill_history());
    assert_eq!(history.names("button"), [words.drill_never()]);
}

#[test]
fn studying_an_answered_decision_returns_to_the_answer() {
    for language in [Language::English, Language::Arabic] {
        let stage = Stage::open(language);
        let drill = missed(&stage);
        let page = panel(&stage, drill);
        let words = stage.store.words();
        let link = page.get("link", &words.editor_study_position());
        let address = drill.model.with_untracked(|model| {
            let card = model.task().and_then(|task| task.card.as_ref());
            card.expect("a card").key()
        });
        assert_eq!(link.attribute("href"), Some(format!("#{address}")));
        let study = Route::read(&address).expect("a link");
        let before = drill.model.with_untracked(Clone::clone);
        drill.keep(study.clone());
        let back = stage.within(|store| Drill::returned(Shell::new(store), Some(&study)));
        let back = back.expect("the session");
        assert_eq!(
            back.model.with_untracked(|model| model.state.clone()),
            before.state
        );
        // Entering the room from another page discards the stored session, so every later visit starts a new one.
        drill.keep(study.clone());
        for from in [None, Some(&study)] {
            let other = stage.within(|store| Drill::returned(Shell::new(store), from));
            assert!(other.is_none());
        }
    }
}

#[test]
fn exercise_without_a_game_decision_has_no_study_link() {
    let stage = Stage::open(Language::English);
    let drill = ask_question(&stage, Kind::Pips);
    drill.send(Msg::Submit(GivenAnswer::Number(1.0)));
    let page = panel(&stage, drill);
    let words = stage.store.words();
    assert!(page.find("link", &words.editor_study_position()).is_none());
}

#[test]
fn pictures_of_the_drills() {
    if pictures::folder().is_none() {
        return;
    }
    let looked_at = |name: &str, language, drill: fn(&Stage) -> Drill, is_home: bool| {
        let stage = Stage::open(language);
        let drill = drill(&stage);
        let html = stage.html(|_| {
            if is_home {
                view! { <views::choose::Choose drill/> }.into_any()
            } else {
                view! { <main class="room drill"><DrillBoard drill/><Panel drill/></main> }
                    .into_any()
            }
        });
        pictures::write(name, language, &html);
    };
    looked_at("practice", Language::English, with_mistakes, true);
    looked_at("practice-ar", Language::Arabic, with_mistakes, true);
    let asking = |stage: &Stage| {
        let drill = with_mistakes(stage);
        drill.send(Msg::Choose(Topic::Cards));
        drill
    };
    looked_at("question", Language::English, asking, false);
    looked_at("answer", Language::English, missed, false);
    looked_at("answer-de", Language::German, missed, false);
    let number = |stage: &Stage| ask_question(stage, Kind::TakePoint);
    looked_at("question-number", Language::English, number, false);
}

#[test]
fn practice_shows_the_next_step_of_the_course() {
    for language in [Language::English, Language::Arabic] {
        let stage = Stage::open(language);
        let words = stage.store.words();
        let link = |finished: &str| {
            practice::add_course(&CourseProgress::read(finished));
            let drill = with_mistakes(&stage);
            let outline = "chapter a en\nstep one 4\nstep two 4\ntwo-title = Second step\n";
            drill.outline.set(Titles::read(outline));
            let page = stage.render(|_| view! { <Choose drill/> });
            let links = page.names("link").into_iter();
            let mut links = links.filter(|name| name.starts_with(&words.place_course()));
            links.next().expect("a link to the course")
        };
        assert!(link("").contains(&words.course_about()));
        let begun = link("one");
        assert!(begun.contains("Second step"), "{begun}");
        assert!(begun.contains(&words.course_step(2_u32)), "{begun}");
        let finished = words.course_progress(arg::All(2), arg::Done(1));
        assert!(begun.contains(&finished), "{begun}");
        let finished = words.course_progress(arg::All(2), arg::Done(2));
        assert!(link("two").contains(&finished));
    }
}

#[test]
fn question_names_the_crawford_game() {
    let words = Words::english();
    let about = |crawford| {
        let laid = Decision::builder(Board::start(Variant::Standard))
            .match_to(7)
            .score(ByPlayer { white: 6, black: 2 })
            .crawford(crawford);
        let decision = laid.play(4, 1).build().expect("a roll");
        let task = AskedExercise {
            exercise: Exercise::Decide(decision, None),
            card: None,
            asked: 0,
            number: 1,
        };
        texts::about(&words, &task, &::drill::State::Choosing)
    };
    let named = words.sentence(words.crawford_game());
    assert_eq!(about(Crawford::Now), Some(named));
    assert_eq!(about(Crawford::Over), None);
}
