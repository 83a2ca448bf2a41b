//! Checks that the chapters' texts are complete, and that a newcomer can follow them from any chapter on.

use std::{collections::BTreeSet, fs};

use super::{
    Chapter, Claim, CourseTexts, Step, Task, TaskQuestion,
    tests::{chapters, folder, read},
    texts::placeholder,
};
use crate::{Answer, GivenAnswer};
use rules::legal_plays;

/// Maximum size of a chapter's texts in one language, in bytes.
const MAX_TEXTS: usize = 60_000;
/// Maximum number of characters of a German text, which is among the longest and has to fit beside the board.
const MAX_GERMAN: usize = 210;
/// Question marks of the eight languages.
const QUESTION_MARKS: [char; 4] = ['?', ';', '؟', '？'];
/// Verbs with which an English task says what to do.
const VERBS: [&str; 18] = [
    "bring", "choose", "come", "complete", "cover", "fill", "find", "follow", "hit", "leave",
    "look", "make", "move", "play", "send", "take", "use", "run",
];
/// Technical terms, each with phrases of which one explains it.
const TERMS: [(&str, &[&str]); 10] = [
    ("blot", &["single checker", "on its own", "on their own"]),
    ("bar", &["strip in the middle", "come in", "start again"]),
    ("anchor", &["two checkers", "two of your checkers"]),
    ("prime", &["next to each other"]),
    ("builder", &["spare checker"]),
    ("shot", &["rolls that hit"]),
    ("pip", &["step"]),
    ("gammon", &["counts double"]),
    ("cube", &["doubles what a game is worth", "double the game"]),
    ("money", &["outside a match"]),
];

/// Returns the text keys that a chapter requires, in reading order, each with the claims that its text may use.
fn keys(chapter: &Chapter) -> Vec<(String, &[Claim])> {
    let mut keys: Vec<(String, &[Claim])> = vec![(format!("{}-title", chapter.name), &[])];
    for step in &chapter.steps {
        let name = &step.name;
        keys.push((format!("{name}-title"), &[]));
        keys.push((format!("{name}-idea"), &[]));
        for task in &step.tasks {
            keys.push((format!("{name}-{}", task.name), &task.claims));
            keys.push((format!("{name}-{}-why", task.name), &task.claims));
            if let Some(end) = own_text(task) {
                keys.push((format!("{name}-{}{end}", task.name), &task.claims));
            }
        }
        keys.push((format!("{name}-{}", step.game.name), &[]));
    }
    keys
}

/// Returns the end of the text key for the task's wrong answer with a text of its own; `None` if there is none.
fn own_text(task: &Task) -> Option<&'static str> {
    let given = match task.question {
        TaskQuestion::Decide { tempting, .. } => GivenAnswer::Answer(tempting?),
        TaskQuestion::Number { near, .. } => GivenAnswer::Number(near?.into()),
    };
    task.question.own_text(given)
}

#[test]
fn texts_are_complete_and_use_every_claim() {
    for chapter in chapters() {
        let keys = keys(&chapter);
        let names: BTreeSet<&str> = keys.iter().map(|(key, _)| key.as_str()).collect();
        assert_eq!(
            names.len(),
            keys.len(),
            "{}: two texts have one key",
            chapter.name
        );
        let files = fs::read_dir(folder().join(&chapter.name)).expect("a folder");
        let files = files.map(|file| file.expect("a file").path());
        let is_texts = |path: &std::path::PathBuf| path.extension().is_some_and(|end| end == "ftl");
        let files: Vec<_> = files.filter(is_texts).collect();
        assert!(
            files.iter().any(|path| path.ends_with("en.ftl")),
            "{}: English",
            chapter.name
        );
        for path in files {
            let file = read(&path);
            assert!(
                file.len() <= MAX_TEXTS,
                "{}: {} bytes",
                path.display(),
                file.len()
            );
            let texts = CourseTexts::read(&file);
            let written: BTreeSet<&str> = texts.all().keys().map(String::as_str).collect();
            let differing: Vec<_> = written.symmetric_difference(&names).collect();
            assert!(differing.is_empty(), "{}: {differing:?}", path.display());
            for (key, claims) in &keys {
                let text = texts.text(key, claims).expect("a text");
                assert!(
                    !text.is_empty() && !text.contains('{'),
                    "{}: {key}: {text}",
                    path.display()
                );
            }
            for step in &chapter.steps {
                let unused = step
                    .tasks
                    .iter()
                    .find_map(|task| unused_claim(step, task, &texts));
                assert_eq!(unused, None, "{}: {}", path.display(), step.name);
            }
        }
    }
}

/// Returns a claim that is neither used in the task's texts nor the task's answer; `None` if all are used. Zero is
/// written in words ("no roll"), so its claim is not used.
fn unused_claim<'a>(step: &Step, task: &'a Task, texts: &CourseTexts) -> Option<&'a Claim> {
    let text = |end: &str| texts.text(&format!("{}-{}{end}", step.name, task.name), &[]);
    let (asks, why) = text("").zip(text("-why")).expect("texts");
    let own = own_text(task).and_then(text).unwrap_or_default();
    let asked = match &task.question {
        TaskQuestion::Number { claim, .. } => Some(claim),
        TaskQuestion::Decide { .. } => None,
    };
    task.claims.iter().find(|claim| {
        let place = placeholder(&claim.name);
        let is_used = [&asks, &why, &own].iter().any(|text| text.contains(&place));
        if claim.number == 0 {
            return is_used;
        }
        !is_used && asked != Some(*claim)
    })
}

/// Returns a chapter's texts in a language.
fn texts(chapter: &Chapter, language: &str) -> CourseTexts {
    let path = folder().join(&chapter.name).join(language);
    CourseTexts::read(&read(&path.with_extension("ftl")))
}

/// Returns `true` if a clause of an English text begins with a verb that says what to do.
fn says_what_to_do(text: &str) -> bool {
    let clauses = text.split(['.', ':', ',', ';']).map(str::trim);
    clauses.into_iter().any(|clause| {
        let words = clause.split(' ').map(str::to_lowercase);
        let mut words = words.skip_while(|word| ["and", "but", "so", "then"].contains(&&**word));
        words.next().is_some_and(|word| VERBS.contains(&&*word))
    })
}

#[test]
fn every_task_says_what_to_do_or_asks() {
    let mut faults = Vec::new();
    for chapter in chapters() {
        let english = texts(&chapter, "en");
        let tasks = |step: &Step| {
            let key = |task: &Task| format!("{}-{}", step.name, task.name);
            step.tasks.iter().map(key).collect::<Vec<_>>()
        };
        for key in chapter.steps.iter().flat_map(tasks) {
            let asks = english.text(&key, &[]).expect("a text");
            if !asks.contains('?') && !says_what_to_do(&asks) {
                faults.push(format!("{key}: {asks}"));
            }
            if !asks.ends_with('?') {
                continue;
            }
            for language in ["ar", "de", "el", "es", "fr", "ja", "tr"] {
                let text = texts(&chapter, language).text(&key, &[]).expect("a text");
                if !text.ends_with(QUESTION_MARKS) {
                    faults.push(format!("{language} {key}: {text}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn tasks_that_ask_for_a_play_are_imperatives() {
    let languages = ["en", "ar", "de", "el", "es", "fr", "ja", "tr"];
    let mut faults = Vec::new();
    for chapter in chapters() {
        for (step, task) in chapter
            .steps
            .iter()
            .flat_map(|step| step.tasks.iter().map(move |task| (step, task)))
        {
            let is_play = matches!(&task.question, TaskQuestion::Decide { decision, .. } if decision.roll().is_some());
            let key = format!("{}-{}", step.name, task.name);
            for language in languages.iter().filter(|_| is_play) {
                let text = texts(&chapter, language)
                    .text(&key, &task.claims)
                    .expect("a text");
                // A Greek question mark looks like a semicolon, and the Greek semicolon is a raised dot.
                let asks = |letter| letter != ';' || *language == "el";
                let is_question = QUESTION_MARKS
                    .into_iter()
                    .any(|mark| asks(mark) && text.contains(mark));
                if is_question || (*language == "en" && !says_what_to_do(&text)) {
                    faults.push(format!("{language} {key}: {text}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn english_texts_name_points_as_reasons_do() {
    let is_number = |word: &str| word.starts_with(|letter: char| letter.is_ascii_digit());
    for chapter in chapters() {
        let english = texts(&chapter, "en");
        for text in english.all().values() {
            let words: Vec<&str> = text.split(' ').collect();
            let reversed = words
                .windows(2)
                .find(|pair| pair[0].eq_ignore_ascii_case("point") && is_number(pair[1]));
            assert_eq!(reversed, None, "\"the 5 point\", not \"point 5\": {text}");
        }
    }
}

#[test]
fn texts_of_shown_answers_state_how_many_arrows_there_are() {
    for chapter in chapters() {
        let english = texts(&chapter, "en");
        for (step, task) in chapter.steps.iter().flat_map(|step| {
            let tasks = step.tasks.iter().filter(|task| task.is_shown);
            tasks.map(move |task| (step, task))
        }) {
            let TaskQuestion::Decide {
                decision, answers, ..
            } = &task.question
            else {
                continue;
            };
            let (Answer::Play(after), Some(roll)) = (answers[0], decision.roll()) else {
                continue;
            };
            let mut plays = legal_plays(decision.board(), roll).into_iter();
            let play = plays
                .find(|legal| legal.after == after)
                .expect("a play")
                .play;
            let key = format!("{}-{}", step.name, task.name);
            let asks = english.text(&key, &[]).expect("a text");
            assert_eq!(
                asks.contains("arrows"),
                play.steps().count() > 1,
                "{key}: {asks}"
            );
        }
    }
}

#[test]
fn each_chapter_explains_the_terms_that_it_uses() {
    let mut faults = Vec::new();
    for chapter in chapters() {
        let english = texts(&chapter, "en");
        let all = keys(&chapter)
            .into_iter()
            .filter(|(key, _)| !key.ends_with("-title"));
        let text = |(key, claims): (String, &[Claim])| {
            english.text(&key, claims).expect("a text").to_lowercase()
        };
        let all: Vec<String> = all.map(text).collect();
        let mut check = |what: &str, is_used: &dyn Fn(&str) -> bool, meanings: &[&str]| {
            let Some(first) = all.iter().find(|text| is_used(text)) else {
                return;
            };
            if !meanings.iter().any(|meaning| first.contains(meaning)) {
                faults.push(format!("{} {what}: {first}", chapter.name));
            }
        };
        for (term, meanings) in TERMS {
            let is_used = |text: &str| {
                let mut words = text.split(|letter: char| !letter.is_alphabetic());
                words.any(|word| word == term || word.strip_suffix('s') == Some(term))
            };
            check(term, &is_used, meanings);
        }
        let is_play = |text: &str| {
            let digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
            let mut parts = text.split('/').zip(text.split('/').skip(1));
            parts.any(|(from, to)| digit(from.chars().next_back()) && digit(to.chars().next()))
        };
        check("plays", &is_play, &["written"]);
        let counts_rolls = |text: &str| text.contains("36 ") || text.contains("of 36");
        check("36 rolls", &counts_rolls, &["two dice"]);
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn ideas_and_german_texts_are_short() {
    for chapter in chapters() {
        let (english, german) = (texts(&chapter, "en"), texts(&chapter, "de"));
        for (key, claims) in keys(&chapter) {
            let text = german.text(&key, claims).expect("a text");
            let length = text.chars().count();
            assert!(length <= MAX_GERMAN, "{key}: {length} characters: {text}");
        }
        for step in &chapter.steps {
            let idea = english
                .text(&format!("{}-idea", step.name), &[])
                .expect("an idea");
            assert!(idea.matches(". ").count() <= 1, "{idea}");
        }
    }
}

#[test]
fn small_games_state_their_number_of_turns() {
    let words = ["two", "three", "four", "five", "six"];
    for chapter in chapters() {
        let english = texts(&chapter, "en");
        for Step { name, game, .. } in &chapter.steps {
            let Some(turns) = game.max_turns else {
                continue;
            };
            let text = english.text(&format!("{name}-{}", game.name), &[]);
            let text = text.expect("a text");
            let word = words.get(usize::from(turns).saturating_sub(2));
            let is_stated = text.contains(&format!(" {turns} turns"))
                || word.is_some_and(|word| text.contains(&format!(" {word} turns")));
            assert!(is_stated, "{name}: {turns} turns: {text}");
        }
    }
}
