//! Texts for worked examples: rule, labels, arithmetic and rolls.

use drill::{
    Exercise, Isight, Keith, Kleinman, Method, PipMethod, RaceMethod, StepLabel, Term, Trice,
    Whose, WorkedStep,
};
use rules::{Board, Roll};
use words::{Words, arg, isolated};

/// Returns the message selector for the example's title.
pub(super) const fn subject(exercise: &Exercise) -> &'static str {
    match exercise {
        Exercise::Race(_) => "race",
        Exercise::MatchEquity(_) | Exercise::NeilsNumber(_) => "score",
        _ => "count",
    }
}

/// Returns the selected method of an exercise, or its first one, and the steps of that method.
pub(super) fn selected(exercise: &Exercise, nth: usize) -> (Option<Method>, Vec<WorkedStep>) {
    let methods = exercise.methods();
    let method = methods.get(nth).or(methods.first()).copied();
    let steps = method.map(|method| exercise.steps(method));
    (method, steps.unwrap_or_default())
}

/// Returns a description of the method's rule; `None` if the steps are self-explanatory.
pub(super) fn rule(words: &Words, exercise: &Exercise, method: Option<Method>) -> Option<String> {
    Some(match (exercise, method?) {
        (Exercise::Race(board), Method::Race(method)) => formula(words, board, method),
        (_, Method::Pips(PipMethod::Clusters)) => words.worked_rule("clusters"),
        (_, Method::Pips(PipMethod::Halves)) => words.worked_rule("halves"),
        (Exercise::EffectivePips(_), _) => words.worked_rule("effective"),
        (Exercise::MatchEquity(_) | Exercise::NeilsNumber(_), _) => words.worked_rule("neil"),
        _ => return None,
    })
}

/// Returns a sentence with the result of a race formula.
pub(super) fn formula(words: &Words, board: &Board, method: RaceMethod) -> String {
    match method {
        RaceMethod::Keith => {
            let Keith { own, opponent } = Keith::of(board);
            words.formula_keith(arg::Opponent(opponent), arg::Own(own))
        }
        RaceMethod::Isight => {
            let found = Isight::of(board);
            let own = words::decimal(words, found.increased(), 1);
            words.formula_isight(arg::Opponent(found.opponent), arg::Own(own))
        }
        RaceMethod::Kleinman => {
            let found = Kleinman::of(board);
            words.formula_kleinman(
                arg::Chance(words::decimal(words, found.chance() * 100.0, 0)),
                arg::Double(words::decimal(words, Kleinman::DOUBLE, 2)),
                arg::Lead(found.lead),
                arg::Metric(words::decimal(words, found.metric(), 2)),
                arg::Sum(found.sum),
                arg::Take(words::decimal(words, Kleinman::TAKE, 2)),
            )
        }
        RaceMethod::Trice => {
            let found = Trice::of(board);
            words.formula_trice(
                arg::Behind(found.behind),
                arg::Double(found.last_take() - Trice::DOUBLE),
                arg::Last(found.last_take()),
                arg::Own(found.own),
                arg::Rule(if found.is_short() { "short" } else { "long" }),
            )
        }
    }
}

/// Returns the text of a step's label.
pub(super) fn label(words: &Words, label: StepLabel) -> String {
    match label {
        StepLabel::Points(from, to) if from == to => words.worked_point(from),
        StepLabel::Points(from, to) => words.worked_points(arg::From(from), arg::To(to)),
        StepLabel::Prime(from, to) => words.worked_prime(arg::From(from), arg::To(to)),
        _ => words.worked_label(label.key()),
    }
}

/// Returns a step's arithmetic as text.
pub(super) fn sum(words: &Words, step: &WorkedStep) -> String {
    let term = |term: &Term| match *term {
        Term::Number(number, digits) => words::decimal(words, number, digits),
        Term::Percent(chance) => words.drill_percent(words::decimal(words, chance * 100.0, 0)),
        Term::Sign(sign) => sign.to_owned(),
    };
    let terms: Vec<String> = step.sum.iter().map(term).collect();
    terms.join(" ")
}

/// Returns the rolls as a list; `None` if there are none.
pub(super) fn rolls(words: &Words, rolls: &[Roll]) -> Option<String> {
    let all: Vec<String> = rolls.iter().map(Roll::to_string).collect();
    (!all.is_empty()).then(|| words::left_to_right(words, all.join(" ")))
}

/// Returns the spoken announcement of a worked example, with all its steps.
pub(super) fn spoken(words: &Words, exercise: &Exercise, nth: usize) -> String {
    let (method, steps) = selected(exercise, nth);
    let mut all: Vec<String> = rule(words, exercise, method).into_iter().collect();
    for step in &steps {
        let value = isolated(&sum(words, step));
        let line = words.labelled(arg::Label(label(words, step.label)), arg::Value(value));
        let owner = step.whose.map(|whose| match whose {
            Whose::Own => words.name_you(),
            Whose::Opponent => words.opponent(),
        });
        all.push(words.sentence(match owner {
            Some(owner) => words.list_comma(arg::List(owner), arg::Next(line)),
            None => line,
        }));
    }
    all.join(" ")
}
