//! Advice as it is shown: in a strip of its own, and beside an offer of the computer's.

use board::notation;
use engine::{Analysis, Candidate, Equity};
use rules::{Action, Choice, Decision, Player, Win};
use words::Words;

use super::{
    content::{ListedChoice, Question, Strip, plain_strip},
    stakes::{match_or_money, stakes},
};
use crate::{
    CoachMsg, Control, Model, Msg,
    state::model::{Coach, EngineFailed, ShownAdvice},
    texts::speech,
    view::coach::{after, chosen, is_allowed, offered, resigned},
};

/// So many choices are listed.
const LISTED: usize = 4;

/// Returns the strip with advice; `None` if there is no advice to show.
pub(crate) fn advice(model: &Model) -> Option<Strip> {
    let decision = model.session().decision()?;
    let coach = model.coach.as_deref()?;
    let shown = coach.shown;
    let in_offer = matches!(
        shown,
        ShownAdvice::Nothing | ShownAdvice::AskWhy | ShownAdvice::Why
    );
    if coach.about != Some(decision) || in_offer {
        return None;
    }
    let words = &model.words;
    let analysis = coach.judged(&decision);
    let is_listed = matches!(shown, ShownAdvice::Choices | ShownAdvice::Loses(..));
    let listed = analysis.and_then(Result::ok).filter(|_| is_listed);
    let strip = match shown {
        ShownAdvice::AskHint => Strip {
            controls: vec![
                control(words.hint(), CoachMsg::Hint).primary(),
                control(words.cancel(), CoachMsg::Close),
            ],
            ..plain_strip(help_marks(model))
        },
        ShownAdvice::Warning(action, loss) | ShownAdvice::Loses(action, loss) => {
            let judged = analysis.and_then(Result::ok);
            warning(model, coach, action, loss, judged)
        }
        _ => hint(words, &decision, analysis, shown == ShownAdvice::Choices),
    };
    Some(Strip {
        detail: stakes(model),
        choices: listed.map_or_else(Vec::new, |analysis| choices(model, &decision, analysis)),
        question: Question::Own,
        ..strip
    })
}

fn control(label: String, msg: CoachMsg) -> Control {
    Control::new(label, Msg::Coach(msg))
}

fn close(label: String) -> Control {
    control(label, CoachMsg::Close).primary()
}

/// The tutor's warning that `action` loses so much, as `analysis` judges it.
fn warning(
    model: &Model,
    coach: &Coach,
    action: Action,
    loss: Equity,
    analysis: Option<&Analysis>,
) -> Strip {
    let words = &model.words;
    let resigns = matches!(action, Action::Resign(_));
    let is_listed = matches!(coach.shown, ShownAdvice::Loses(..));
    let list_button =
        (!resigns && !is_listed).then(|| control(words.tutor_show(), CoachMsg::ShowChoices));
    let keep = if resigns {
        words.resign_play_on()
    } else {
        words.tutor_think()
    };
    let anyway = control(words.tutor_anyway(kind_of(action)), CoachMsg::ActAnyway);
    let controls = [Some(close(keep)), list_button, Some(anyway)];
    let (text, advice) = if let Action::Resign(win) = action {
        resignation(model, win, loss)
    } else {
        let judged = analysis.and_then(|analysis| chosen(model, analysis, action));
        let loss = thousandths(words, loss);
        let loss = match judged {
            Some(judged) => words.at_ply(loss, judged.plies),
            None => loss,
        };
        let first = coach.first_help && !is_listed;
        let text = words.tutor_loses(kind_of(action), loss);
        (
            text,
            first.then(|| words.help_counts(match_or_money(model))),
        )
    };
    Strip {
        advice,
        controls: controls.into_iter().flatten().collect(),
        ..plain_strip(text)
    }
}

/// A hint, or its state while there is no analysis: which part of the position matters, or the heading of the choices
/// once they are `listed`.
fn hint(
    words: &Words,
    decision: &Decision,
    analysis: Option<Result<&Analysis, EngineFailed>>,
    listed: bool,
) -> Strip {
    let mut controls = vec![close(words.close())];
    let text = match analysis {
        None => words.hint_wait(),
        Some(Err(EngineFailed)) => words.hint_failed(),
        Some(Ok(_)) if listed => words.hint_choices(),
        Some(Ok(analysis)) => {
            controls.push(control(words.hint_show(), CoachMsg::ShowChoices));
            words.hint_look(part(decision, analysis))
        }
    };
    Strip {
        controls,
        ..plain_strip(text)
    }
}

/// How many points a resignation gives away, and how often the game would be lost like that if it went on.
fn resignation(model: &Model, win: Win, Equity(loss): Equity) -> (String, Option<String>) {
    let (session, words) = (model.session(), &model.words);
    // The loss is one of units of the cube.
    let points = loss * session.cube().value.points() as f32;
    let coach = model.coach.as_deref();
    let judged = coach.and_then(|coach| {
        let decision = resigned(&session.decision()?, win)?;
        coach.judged(&decision)?.ok()?.candidates.first()
    });
    // The chances are help: a game that has had none so far keeps counting.
    let judged = judged.filter(|_| session.is_assisted());
    let why = judged.map(|answer| {
        // The opponent answers, so these are the opponent's chances.
        let chances = answer.outcomes.cumulative();
        let chance = match win {
            Win::Single => 1.0 - chances.win,
            Win::Gammon => chances.win_gammon,
            Win::Backgammon | Win::Quadruple => chances.win_backgammon,
        };
        words.resign_why(board::win(win), (100.0 * chance).round() as u32)
    });
    (words.resign_loses(points.round() as u32), why)
}

/// That help marks the session as assisted, said before it does.
fn help_marks(model: &Model) -> String {
    model.words.help_marks(match_or_money(model))
}

/// Returns the catalogue key of what an action does.
const fn kind_of(action: Action) -> &'static str {
    match action {
        Action::PickUp => "play",
        Action::Resign(_) => "resignation",
        Action::Double => "double",
        Action::Roll | Action::Pass => "roll",
        Action::Take => "take",
        Action::Drop => "drop",
        _ => "beaver",
    }
}

/// Where the best choice is to be found: the cube, or the part of the board where its checkers start that the next best
/// play leaves alone.
fn part(decision: &Decision, analysis: &Analysis) -> &'static str {
    let play = |one: Option<&Candidate>| match one.map(|one| one.choice) {
        Some(Choice::Play(play)) => Some(play),
        _ => None,
    };
    if !matches!(decision.question(), rules::Question::Play(_)) {
        return "cube";
    }
    let origins = |nth: usize| {
        let steps = play(analysis.candidates.get(nth));
        steps.map_or_else(Vec::new, |play| {
            play.steps().map(|step| step.from.number()).collect()
        })
    };
    let (best, next): (Vec<u8>, Vec<u8>) = (origins(0), origins(1));
    let own = best.iter().find(|from| !next.contains(from));
    match own.or(best.first()) {
        Some(19..) => "back",
        Some(13..=18) => "far",
        Some(7..=12) => "outer",
        _ => "home",
    }
}

/// The best choices, and what each loses.
fn choices(model: &Model, decision: &Decision, analysis: &Analysis) -> Vec<ListedChoice> {
    let words = &model.words;
    let made = after(model);
    let all = analysis.candidates.iter().enumerate();
    let listed =
        all.filter(|(nth, one)| *nth < LISTED || (one.after.is_some() && one.after == made));
    let choice = |(nth, one): (usize, &Candidate)| ListedChoice {
        rank: nth + 1,
        name: match one.choice {
            Choice::Play(play) => notation(words, decision.board(), &play),
            choice => words.review_action(action_key(choice)),
        },
        depth: format!("{}-ply", one.plies),
        loss: if one.loss.0 < 0.0005 {
            String::new()
        } else {
            format!("\u{2212}{}", thousandths(words, one.loss))
        },
    };
    listed.map(choice).collect()
}

const fn action_key(choice: Choice) -> &'static str {
    match choice {
        Choice::Double => "double",
        Choice::Take => "take",
        Choice::Beaver => "beaver",
        Choice::Drop => "drop",
        _ => "none",
    }
}

/// The button that says what an offer of the computer's is about.
pub(crate) fn why_button(model: &Model) -> Option<Control> {
    let offer = is_allowed(model) && model.person().is_some();
    let decision = model.session().decision().filter(|_| offer)?;
    offered(&decision)?;
    let coach = model.coach.as_deref();
    let label = match coach.filter(|coach| coach.about == Some(decision)) {
        Some(coach) if coach.shown == ShownAdvice::Why => return None,
        Some(coach) if coach.shown == ShownAdvice::AskWhy => model.words.why_show(),
        _ => model.words.why(),
    };
    Some(Control::new(label, Msg::Coach(CoachMsg::Why)))
}

/// What the computer's offer is about in numbers, once the player has asked and the engine has answered.
pub(crate) fn why(model: &Model) -> Option<String> {
    let decision = model.session().decision()?;
    let coach = model.coach.as_deref()?;
    match coach.shown {
        _ if coach.about != Some(decision) => return None,
        ShownAdvice::AskWhy => return Some(help_marks(model)),
        ShownAdvice::Why => {}
        _ => return None,
    }
    let words = &model.words;
    let Some(analysis) = coach.judged(&offered(&decision)?) else {
        return Some(words.hint_wait());
    };
    let Ok(analysis) = analysis else {
        return Some(words.hint_failed());
    };
    let first = analysis.candidates.first()?;
    let chances = first.outcomes.cumulative();
    let percent = |chance: f32| decimal(words, 100.0 * chance, 1);
    let name = |player: Player| speech::name_alone(model, player);
    Some(match (decision.question(), analysis.cube.as_ref()) {
        (rules::Question::Answer { .. }, Some(cube)) => {
            let value = |equity: Option<Equity>| signed(words, equity.unwrap_or(cube.no_double));
            // The equity of a double that would be beavered is that of the beaver, twice that of the take.
            let is_beavered = decision.may_beaver() && cube.double_take < Some(Equity(0.0));
            let factor = if is_beavered { 0.5 } else { 1.0 };
            let take = cube.double_take.map(|Equity(take)| Equity(factor * take));
            words.why_double(
                name(decision.player().opponent()),
                percent(chances.win),
                percent(chances.win_gammon),
                value(None),
                value(take),
                value(cube.double_pass),
            )
        }
        _ => words.why_resigns(percent(chances.win), percent(chances.win_gammon)),
    })
}

/// Formats the amount of an equity with three decimals.
fn thousandths(words: &Words, Equity(number): Equity) -> String {
    decimal(words, number.abs(), 3)
}

fn signed(words: &Words, equity: Equity) -> String {
    let sign = words::sign(equity.0 < 0.0);
    format!("{sign}{}", thousandths(words, equity))
}

/// Formats a number of at least 0 with `digits` decimals, as the language writes them; ties go to the even digit.
fn decimal(words: &Words, number: f32, digits: usize) -> String {
    let unit = 10_u32.pow(digits as u32);
    // Exact: a double has the bits of the product.
    let all = (f64::from(number) * f64::from(unit)).round_ties_even() as u32;
    let (whole, part) = (all / unit, all % unit);
    format!("{whole}{}{part:0digits$}", words.decimal_mark())
}
