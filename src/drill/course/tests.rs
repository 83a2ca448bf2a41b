//! Checks every chapter's data and texts with the rules and the engine.
//!
//! `CHAPTER=moving cargo test -p drill course` checks one chapter and lists the plays of each task that is not clear;
//! `CHAMPION=1` evaluates the answers at the Champion level.

use std::{env, fs, path::Path, thread};

use dice::{DiceStream, Seed};
use engine::{
    Analysis, Champion, Context, Evaluator, Judge, Met, Noisy, Response, Search, Settings,
    TrialLimit, analyse, decide_ahead, respond_ahead,
};
use rules::{Board, Choice, Decision, Question, legal_plays};

use super::{
    Chapter, Claim, Condition, Course, Fact, GameEnd, GamePlay, SmallGame, Step, Task,
    TaskQuestion, counted::counted,
};
use crate::{Answer, Judgement};

const NETS: &[u8] = include_bytes!("../../worker/nets/nets.bin");
/// Minimum loss of the best unintended answer, in points per cube.
const CLEAR: f32 = 0.050;
/// Tolerances for a winning chance in percentage points, and for a loss in thousandths of a point.
const TOLERANCES: (f32, f32) = (2.0, 15.0);
/// Trials per small game, turns after which a trial is abandoned, and minimum number of trials that reach the goal.
const GAMES: (u8, u8, usize) = (40, 30, 14);
/// Maximum median number of the player's turns in the trials, about a minute of play.
const MAX_TURNS: u8 = 12;

pub(super) fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/course"))
}

pub(super) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// Returns the chapters to check: all of them, or the one named by `CHAPTER`.
pub(super) fn chapters() -> Vec<Chapter> {
    let wanted = env::var("CHAPTER").ok();
    let names = read(&folder().join("chapters.txt"));
    let names = names
        .lines()
        .filter(|name| wanted.as_ref().is_none_or(|wanted| wanted == name));
    let texts = names.map(|name| {
        (
            name.to_owned(),
            read(&folder().join(name).join("chapter.txt")),
        )
    });
    let chapter = |(name, text): (String, String)| {
        let course = Course::read(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
        let [chapter] = &course.chapters[..] else {
            panic!("{name} has several chapters");
        };
        assert_eq!(chapter.name, name, "a chapter is in the folder of its name");
        chapter.clone()
    };
    texts.map(chapter).collect()
}

fn judge() -> Judge {
    Judge::from_bytes(NETS).expect("the nets that are shipped")
}

/// Checks all tasks in parallel, and fails with a list of the faults.
fn check_tasks(fault: impl Fn(&Search<Judge>, &Task) -> Option<String> + Sync) {
    let chapters = chapters();
    let steps: Vec<&Step> = chapters.iter().flat_map(|chapter| &chapter.steps).collect();
    let of_step = |search: &Search<Judge>, step: &&Step| {
        let fault = |task: &Task| {
            Some(format!(
                "{} {}: {}",
                step.name,
                task.name,
                fault(search, task)?
            ))
        };
        step.tasks.iter().filter_map(fault).collect::<Vec<String>>()
    };
    let faults: Vec<String> = thread::scope(|scope| {
        let run = |steps| {
            let of_step = &of_step;
            scope.spawn(move || {
                let search = Search::new(judge(), 2);
                let of_step = |step| of_step(&search, step);
                <[&Step]>::iter(steps).flat_map(of_step).collect::<Vec<_>>()
            })
        };
        let threads: Vec<_> = steps
            .chunks(steps.len().div_ceil(2).max(1))
            .map(run)
            .collect();
        threads
            .into_iter()
            .flat_map(|thread| thread.join().expect("faults"))
            .collect()
    });
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// Returns a description of the fault if a task's intended answers are not the best by a clear margin.
fn unclear(task: &Task, analysis: impl Fn(&Decision) -> Analysis) -> Option<String> {
    let TaskQuestion::Decide {
        decision, answers, ..
    } = &task.question
    else {
        return None;
    };
    let judgement = Judgement::of_analysis(decision, &analysis(decision));
    let is_intended = |answer: &Answer| answers.contains(answer);
    let mut others = judgement
        .losses
        .iter()
        .filter(|(answer, _)| !is_intended(answer));
    let is_best = judgement.best().is_some_and(|best| is_intended(&best));
    let are_right = answers
        .iter()
        .all(|answer| judgement.loss(*answer).is_some_and(crate::is_right));
    let is_clear = others.next().is_none_or(|(_, loss)| *loss >= CLEAR);
    let is_good = is_best && are_right && is_clear && !decision.is_forced();
    (!is_good).then(|| judgement.to_text(decision, 6))
}

/// Analyses a decision at 2 plies or, with `CHAMPION=1`, at the Champion level.
fn analysed(search: &Search<Judge>, decision: &Decision) -> Analysis {
    if env::var_os("CHAMPION").is_none() {
        return analyse(search, decision, None, &Settings::new(2));
    }
    let trials = TrialLimit::new(1296).expect("a number of trials");
    Champion::new(search, decision, None, trials).run(search)
}

#[test]
fn intended_answers_are_best_by_a_clear_margin() {
    check_tasks(|search, task| unclear(task, |decision| analysed(search, decision)));
}

/// Returns a description of the fault if the tempting answer is not a play, or loses less than the clear margin.
fn too_good(search: &Search<Judge>, task: &Task) -> Option<String> {
    let TaskQuestion::Decide {
        decision,
        tempting: Some(tempting),
        ..
    } = &task.question
    else {
        return None;
    };
    let roll = decision.roll();
    let plays = roll.map(|roll| legal_plays(decision.board(), roll));
    let mut plays = plays.into_iter().flatten();
    let made = plays.find_map(|legal| {
        let choice = Choice::Play(legal.play);
        (Answer::of_choice(decision, &choice, true) == Some(*tempting)).then_some(choice)
    });
    let Some(made) = made else {
        return Some("the tempting answer is no play".to_owned());
    };
    let analysis = analyse(search, decision, Some(&made), &Settings::new(2));
    let loss = Judgement::of_analysis(decision, &analysis).loss(*tempting);
    let is_worse = loss.is_some_and(|loss| loss >= CLEAR && !crate::is_right(loss));
    (!is_worse).then(|| format!("{} loses {loss:?}", tempting.to_text(decision)))
}

#[test]
fn tempting_plays_are_worse_by_a_clear_margin() {
    check_tasks(too_good);
}

/// Returns a description of the fault if a claim differs from the engine's number by more than the tolerance.
fn engine_fault(search: &Search<Judge>, decision: &Decision, claim: &Claim) -> Option<String> {
    let analysis = analyse(search, decision, None, &Settings::new(2));
    let (found, tolerance) = match &claim.fact {
        Fact::Wins => {
            let candidate = match &claim.after {
                Some(play) => {
                    let answer = Answer::read(decision, play)?;
                    let of = |choice: &Choice| Answer::of_choice(decision, choice, true);
                    analysis
                        .candidates
                        .iter()
                        .find(|one| of(&one.choice) == Some(answer))?
                }
                None => analysis.candidates.first()?,
            };
            (candidate.outcomes.win() * 100.0, TOLERANCES.0)
        }
        Fact::Costs(answer) => {
            let answer = Answer::read(decision, answer)?;
            let loss = Judgement::of_analysis(decision, &analysis).loss(answer)?;
            (loss * 1000.0, TOLERANCES.1)
        }
        _ => return None,
    };
    let is_near = (found - f32::from(claim.number)).abs() <= tolerance;
    (!is_near).then(|| format!("claim {}: the engine finds {found}", claim.name))
}

#[test]
fn claims_are_true() {
    check_tasks(|search, task| {
        let decision = task.question.decision();
        let fault = |claim: &Claim| match counted(decision, claim) {
            Some(number) if number == claim.number => None,
            Some(number) => Some(format!("claim {}: it is {number}", claim.name)),
            None => engine_fault(search, decision, claim),
        };
        let faults: Vec<String> = task.claims.iter().filter_map(fault).collect();
        (!faults.is_empty()).then(|| faults.join(", "))
    });
}

/// Returns the choice that an evaluator rates best at 0 plies.
fn chosen<E: Evaluator>(search: &Search<E>, decision: &Decision) -> Choice {
    let context = Context::of_decision(decision, Met::default());
    let board = decision.board();
    match decision.question() {
        Question::Play(roll) => {
            let best = search.choose(board, roll, &context).expect("a play");
            let plays = legal_plays(board, roll).into_iter();
            let mut found = plays.filter(|legal| legal.after == best.after);
            Choice::Play(found.next().expect("a legal play").play)
        }
        Question::Double if decide_ahead(search, board, &context).doubles() => Choice::Double,
        Question::Answer { offer, value } => {
            match respond_ahead(search, board, &context, offer, value, false) {
                Response::Drop => Choice::Drop,
                _ => Choice::Take,
            }
        }
        _ => Choice::Roll,
    }
}

/// Plays a trial of a small game with good play by the player; returns its end and the number of the player's turns.
fn play(judge: &Judge, game: &SmallGame, seed: u8) -> (Option<GameEnd>, u8) {
    let own = Search::new(judge, 0);
    let opponent = Search::new(Noisy::new(judge, game.level.noise()), 0);
    let mut dice = DiceStream::new(Seed([seed; 32]));
    let mut play = GamePlay::start(game, &mut dice);
    while play.end().is_none() && play.turns() < GAMES.1 {
        let goes_on = play.go_on(&mut dice) || play.pass(&mut dice);
        if goes_on {
            continue;
        }
        let decision = play.session().decision().expect("a decision");
        let choice = if play.is_own_turn() {
            chosen(&own, &decision)
        } else {
            chosen(&opponent, &decision)
        };
        assert!(play.make(&choice, &mut dice), "{choice:?}");
    }
    (play.end(), play.turns())
}

#[test]
fn small_games_can_be_won_in_a_minute() {
    let judge = judge();
    let mut faults = Vec::new();
    for chapter in chapters() {
        for Step { name, game, .. } in &chapter.steps {
            let is_open = game.end_after_reply(game.start.board()).is_none();
            let all: Vec<_> = (0..GAMES.0).map(|seed| play(&judge, game, seed)).collect();
            let reached = all
                .iter()
                .filter(|(end, _)| *end == Some(GameEnd::Reached))
                .count();
            let mut turns: Vec<u8> = all.iter().map(|(_, turns)| *turns).collect();
            turns.sort_unstable();
            let middle = turns[turns.len() / 2];
            println!("{name}: {reached} of {} reached, {middle} turns", GAMES.0);
            if !is_open || reached < GAMES.2 || reached == all.len() || middle > MAX_TURNS {
                faults.push(format!(
                    "{name}: open {is_open}, {reached} reached, {middle} turns"
                ));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn parse_errors_name_the_faulty_line() {
    let good = "chapter a\nstep b\ntask c\nyou start\nopponent start\nroll 31\nanswer 8/5 6/5\ngame d\nyou 6:1\n\
        opponent 19:1\ngoal off\nlevel beginner";
    let course = Course::read(good).expect("a course");
    assert_eq!(
        course
            .step("b")
            .map(|(chapter, _, number)| (chapter.name.as_str(), number)),
        Some(("a", 1))
    );
    let plain = Course::read(&good.replacen("chapter a", "chapter a\nplain", 1));
    let is_plain = |course: &Course| course.chapters[0].is_plain;
    assert!(plain.is_ok_and(|plain| is_plain(&plain)) && !is_plain(&course));
    let board = course.chapters[0].steps[0].tasks[0].question.decision();
    assert_eq!(*board.board(), Board::start(rules::Variant::Standard));
    for (old, new, line) in [
        ("chapter a", "chapter A", 1),
        ("step b", "step a", 1),
        ("roll 31", "roll 37", 6),
        ("8/5 6/5", "8/4 6/5", 7),
        ("6:1", "6:1 6:2", 9),
        ("6:1", "6:16", 9),
        ("19:1", "6:1", 8),
        ("goal off", "goal past 0", 11),
        ("goal off", "goal points 0", 11),
        ("goal off", "cube 3\ngoal off", 8),
        ("goal off", "cube many\ngoal off", 11),
        ("level beginner", "level god", 12),
        ("roll 31", "instead 8/5 6/5\nroll 31", 6),
        ("roll 31", "instead 6/5 6/3\ninstead 8/4\nroll 31", 7),
        ("roll 31", "near 3\nroll 31", 6),
        (
            "roll 31\nanswer 8/5 6/5",
            "number n\ninstead 8/4\nclaim n 167 pips",
            7,
        ),
        (
            "roll 31\nanswer 8/5 6/5",
            "number n\nnear 167\nclaim n 167 pips",
            7,
        ),
        ("game d", "game c", 2),
        ("game d", "game idea", 2),
    ] {
        let found = Course::read(&good.replacen(old, new, 1)).map_err(|error| error.line);
        assert_eq!(found.err(), Some(line), "{new}");
    }
}

#[test]
fn conditions_are_decided_by_the_rules() {
    let board = |text: &str| {
        let course = format!("chapter a\nstep b\ngame c\n{text}\ngoal off\nlevel beginner");
        Course::read(&course).expect("a course").chapters[0].steps[0]
            .game
            .clone()
    };
    let game = board("you 6:2 5:2 4:2 3:2 2:2 1:2 8:1\nopponent bar:1 19:3");
    for (condition, is_met) in [
        (Condition::ClosedOut, true),
        (Condition::Hit, true),
        (Condition::Home, false),
        (Condition::Past(8), true),
        (Condition::Past(7), false),
        (Condition::Hold(5), true),
        (Condition::Hold(8), false),
        (Condition::Off, false),
    ] {
        assert_eq!(
            condition.is_met(game.start.board()),
            is_met,
            "{condition:?}"
        );
    }
    let almost = board("you 1:1\nopponent 24:1");
    let start = almost.start.board();
    assert_eq!(
        (almost.end(start, 1), almost.end_after_reply(start)),
        (None, None)
    );
    let limited = SmallGame {
        max_turns: Some(1),
        ..almost
    };
    assert_eq!(limited.end(limited.start.board(), 1), Some(GameEnd::Missed));
}
