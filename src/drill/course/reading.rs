//! Parser for the chapter data.

use rules::{Board, ByPlayer, Decision, DecisionBuilder, Die, Offer, Player, Roll, Setup, Variant};

use super::{
    Aim, Chapter, Claim, Condition, Course, CourseError, SmallGame, Step, Task, TaskQuestion, goal,
    line::{Line, blocks, lines},
};
use crate::Answer;

/// Number of checkers on each side.
const CHECKERS: u8 = 15;
/// Names that tasks and games cannot have, because their text keys belong to the step itself.
const RESERVED: [&str; 2] = ["title", "idea"];

impl Course {
    /// Parses the concatenated data of all chapters.
    ///
    /// # Errors
    /// Returns the first malformed line, or the first line of an incomplete block.
    pub fn read(text: &str) -> Result<Self, CourseError> {
        let lines = lines(text);
        let (head, chapters) = blocks(&lines, &["chapter"]);
        if let Some(line) = head.first() {
            return Err(line.error("a chapter is expected"));
        }
        let chapters = chapters.into_iter().map(chapter);
        let course = Self {
            chapters: chapters.collect::<Result<_, _>>()?,
        };
        let mut names: Vec<&str> = course.steps().map(|step| step.name.as_str()).collect();
        names.extend(course.chapters.iter().map(|chapter| chapter.name.as_str()));
        match (has_twice(names), lines.first()) {
            (true, Some(line)) => Err(line.error("two chapters or steps have one name")),
            _ => Ok(course),
        }
    }
}

fn has_twice(mut names: Vec<&str>) -> bool {
    names.sort_unstable();
    names.windows(2).any(|two| two[0] == two[1])
}

fn chapter(block: &[Line<'_>]) -> Result<Chapter, CourseError> {
    let (head, steps) = blocks(block, &["step"]);
    let name = block[0].name()?;
    let mut is_plain = false;
    for line in &head[1..] {
        match line.word {
            "plain" => is_plain = true,
            _ => return Err(line.error("a step is expected")),
        }
    }
    let steps = steps.into_iter().map(step);
    Ok(Chapter {
        name,
        is_plain,
        steps: steps.collect::<Result<_, _>>()?,
    })
}

fn step(block: &[Line<'_>]) -> Result<Step, CourseError> {
    let (head, parts) = blocks(block, &["task", "game"]);
    let name = block[0].name()?;
    let (mut weaknesses, mut is_elementary) = (Vec::new(), false);
    for line in &head[1..] {
        match line.word {
            "weakness" => weaknesses.push(line.name()?),
            "elementary" => is_elementary = true,
            _ => return Err(line.error("a weakness, a task or a game is expected")),
        }
    }
    let (games, tasks): (Vec<_>, Vec<_>) =
        parts.into_iter().partition(|part| part[0].word == "game");
    let tasks = tasks.into_iter().map(task).collect::<Result<Vec<_>, _>>()?;
    let [game] = games[..] else {
        return Err(block[0].error("a step has one game"));
    };
    let game = small_game(game)?;
    let mut names: Vec<&str> = tasks.iter().map(|task| task.name.as_str()).collect();
    names.extend(RESERVED);
    names.push(&game.name);
    if has_twice(names) {
        return Err(block[0].error("two parts of a step have one name"));
    }
    Ok(Step {
        name,
        weaknesses,
        is_elementary,
        tasks,
        game,
    })
}

/// Type of a task's question, as read from the file.
enum Asked<'a> {
    /// The decision itself.
    Decision,
    /// The number of the claim with this name.
    Number(&'a str),
}

fn task(block: &[Line<'_>]) -> Result<Task, CourseError> {
    let first = &block[0];
    // The opponent has doubled, and is therefore on roll.
    let mut builder = if block.iter().any(|line| line.word == "doubled") {
        Decision::builder(board(block)?.flipped()).on_roll(Player::Black)
    } else {
        Decision::builder(board(block)?)
    };
    let (mut asked, mut is_shown, mut own_text) = (None, false, None);
    let (mut answers, mut aims, mut claims) = (Vec::new(), Vec::new(), Vec::new());
    for line in &block[1..] {
        match line.word {
            "you" | "opponent" => {}
            "match" | "crawford" | "cube" => builder = circumstance(line, builder)?,
            "roll" => {
                let roll = roll(line)?;
                builder = builder.play(roll.high().pips(), roll.low().pips());
                asked = Some(Asked::Decision);
            }
            "double" => {
                builder = builder.double();
                asked = Some(Asked::Decision);
            }
            "doubled" => {
                builder = builder.answer(Offer::Double, line.number(line.rest)?);
                asked = Some(Asked::Decision);
            }
            "number" => asked = Some(Asked::Number(line.rest)),
            "answer" => answers.push(line),
            "aim" => {
                let aim = Aim::read(line.rest);
                aims.push(aim.ok_or_else(|| line.error("this is no aim"))?);
            }
            "shown" => is_shown = true,
            "instead" | "near" if own_text.is_none() => own_text = Some(line),
            "instead" | "near" => return Err(line.error("one wrong answer has a text of its own")),
            "claim" => {
                let claim = Claim::read(line.rest);
                claims.push(claim.ok_or_else(|| line.error("this is no claim"))?);
            }
            _ => return Err(line.error("this word does not belong to a task")),
        }
    }
    let decision = builder.build();
    let decision = decision.map_err(|_| first.error("the position of the task is impossible"))?;
    let asked = asked.ok_or_else(|| first.error("the task has no question"))?;
    let question = match asked {
        Asked::Decision => decide(first, decision, &answers, own_text)?,
        Asked::Number(name) => {
            let claim = claims.iter().find(|claim| claim.name == name);
            let claim = claim.ok_or_else(|| first.error("the number is no claim"))?;
            number(decision, claim, own_text)?
        }
    };
    Ok(Task {
        name: first.name()?,
        question,
        is_shown,
        aims,
        claims,
    })
}

/// Parses a line with an answer to the decision.
fn read_answer(decision: &Decision, line: &Line<'_>) -> Result<Answer, CourseError> {
    let answer = Answer::read(decision, line.rest);
    answer.ok_or_else(|| line.error("this is no answer"))
}

/// Builds the question about a decision from its intended answers and the line with the tempting play.
fn decide(
    first: &Line<'_>,
    decision: Decision,
    answers: &[&Line<'_>],
    tempting: Option<&Line<'_>>,
) -> Result<TaskQuestion, CourseError> {
    let read = |line: &&Line<'_>| read_answer(&decision, line);
    let answers = answers.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    if answers.is_empty() {
        return Err(first.error("the task has no answer"));
    }
    let read = |line: &Line<'_>| match line.word {
        "instead" => {
            let answer = read_answer(&decision, line)?;
            let is_wrong = !answers.contains(&answer);
            is_wrong
                .then_some(answer)
                .ok_or_else(|| line.error("this answer is right"))
        }
        _ => Err(line.error("the task asks for no number")),
    };
    let tempting = tempting.map(read).transpose()?;
    Ok(TaskQuestion::Decide {
        decision,
        answers,
        tempting,
    })
}

/// Builds the question about a claim's number, with the line that names a wrong number.
fn number(
    decision: Decision,
    claim: &Claim,
    near: Option<&Line<'_>>,
) -> Result<TaskQuestion, CourseError> {
    let read = |line: &Line<'_>| match line.word {
        "near" => {
            let number: u16 = line.number(line.rest)?;
            let is_wrong = number != claim.number;
            is_wrong
                .then_some(number)
                .ok_or_else(|| line.error("this number is right"))
        }
        _ => Err(line.error("the task asks for a number")),
    };
    Ok(TaskQuestion::Number {
        decision,
        claim: claim.clone(),
        near: near.map(read).transpose()?,
    })
}

/// Applies a line with the score, the Crawford rule or the cube to the decision.
fn circumstance(line: &Line<'_>, builder: DecisionBuilder) -> Result<DecisionBuilder, CourseError> {
    let words: Vec<&str> = line.words().collect();
    Ok(match (line.word, &words[..]) {
        ("match", [length, you, opponent]) => {
            let points = ByPlayer {
                white: line.number(you)?,
                black: line.number(opponent)?,
            };
            builder.match_to(line.number(length)?).score(points)
        }
        ("crawford", []) => builder.crawford(rules::Crawford::Now),
        ("cube", ["none"]) => builder.without_cube(),
        ("cube", [value]) => builder.cube(line.number(value)?, None),
        ("cube", [value, "you"]) => builder.cube(line.number(value)?, Some(Player::White)),
        ("cube", [value, "opponent"]) => builder.cube(line.number(value)?, Some(Player::Black)),
        _ => return Err(line.error("this is no score and no cube")),
    })
}

fn small_game(block: &[Line<'_>]) -> Result<SmallGame, CourseError> {
    let first = &block[0];
    let condition = |line: &Line<'_>| {
        let condition = Condition::read(line.rest);
        condition.ok_or_else(|| line.error("this is no condition"))
    };
    let mut builder = Decision::builder(board(block)?).without_cube();
    let (mut goal, mut level, mut max_turns) = (None, None, None);
    let mut failures = Vec::new();
    for line in &block[1..] {
        match line.word {
            "you" | "opponent" => {}
            "match" | "crawford" | "cube" => builder = circumstance(line, builder)?,
            "roll" => {
                let roll = roll(line)?;
                builder = builder.play(roll.high().pips(), roll.low().pips());
            }
            "goal" => goal = Some(condition(line)?),
            "fail" => failures.push(condition(line)?),
            "turns" => max_turns = Some(line.number(line.rest)?),
            "level" => {
                let found = goal::level(line.rest);
                level = Some(found.ok_or_else(|| line.error("there is no such level"))?);
            }
            _ => return Err(line.error("this word does not belong to a game")),
        }
    }
    Ok(SmallGame {
        name: first.name()?,
        start: builder
            .build()
            .map_err(|_| first.error("the game is over, or impossible"))?,
        goal: goal.ok_or_else(|| first.error("the game has no goal"))?,
        failures,
        max_turns,
        level: level.ok_or_else(|| first.error("the game has no level"))?,
    })
}

fn roll(line: &Line<'_>) -> Result<Roll, CourseError> {
    let die = |pips: u8| {
        Die::ALL
            .into_iter()
            .find(|die| die.pips() == pips.wrapping_sub(b'0'))
    };
    let roll = match line.rest.as_bytes() {
        [a, b] => die(*a).zip(die(*b)),
        _ => None,
    };
    let (a, b) = roll.ok_or_else(|| line.error("a roll is two digits from 1 to 6"))?;
    Ok(Roll::new(a, b))
}

/// Parses a block's position from the lines `you` and `opponent`, both in the player's numbering.
fn board(block: &[Line<'_>]) -> Result<Board, CourseError> {
    let line = |word: &str| block.iter().find(|line| line.word == word);
    let first = &block[0];
    let (Some(you), Some(opponent)) = (line("you"), line("opponent")) else {
        return Err(first.error("a position has the lines you and opponent"));
    };
    let own = side(you)?;
    let mut theirs = side(opponent)?;
    theirs[1..25].reverse();
    let setup = Setup {
        own,
        opponent: theirs,
    };
    Board::try_from(setup).map_err(|_| first.error("the position is impossible"))
}

/// Parses one side's checkers, such as `24:2 6:5 bar:1`; checkers not listed are off. `start` is the starting position.
fn side(line: &Line<'_>) -> Result<[u8; 26], CourseError> {
    if line.rest == "start" {
        let start = Board::start(Variant::Standard);
        let mut counts = *start.own().counts();
        if line.word == "opponent" {
            counts[1..25].reverse();
        }
        return Ok(counts);
    }
    let mut counts = [0_u8; 26];
    for word in line.words() {
        let parts = word.split_once(':');
        let (place, count) = parts.ok_or_else(|| line.error("checkers are given as 24:2"))?;
        let place: usize = match place {
            "bar" => 25,
            number => line.number(number)?,
        };
        let count: u8 = line.number(count)?;
        match counts.get_mut(place) {
            Some(at) if place > 0 && *at == 0 && count <= CHECKERS => *at = count,
            _ => {
                return Err(
                    line.error("checkers are on points 1 to 24 or on the bar, each named once")
                );
            }
        }
    }
    let on_board: u8 = counts
        .iter()
        .fold(0, |sum, count| count.saturating_add(sum));
    let off = CHECKERS.checked_sub(on_board);
    counts[0] = off.ok_or_else(|| line.error("a side has at most 15 checkers"))?;
    Ok(counts)
}
