//! Advice as it is shown: in a strip of its own, and beside an offer of the computer's.

use board::notation;
use engine::{Analysis, Candidate, Equity};
use rules::{Action, Choice, Decision, Player, Question, Win};
use words::Words;

use super::{
    content::{self, ListedChoice, Strip, plain_strip},
    stakes::stakes,
};
use crate::{
    CoachMsg, Control, Model, Msg,
    state::model::{Coach, EngineFailed, ShownAdvice},
    texts::speech,
    view::coach::{after, is_allowed, is_play, offered, resigned},
};

/// The loss from which a choice is a blunder, in EMG.
const MIN_BLUNDER: f32 = 0.080;
/// Equity of a taken double per winning chance near the take point: 4 with a dead cube, more while the taker may redouble.
const TAKE_SLOPE: f32 = 4.4;
/// So many choices are listed.
const LISTED: usize = 4;

/// Returns the strip with advice; `None` if there is no advice to show.
pub(crate) fn advice(model: &Model) -> Option<Strip> {
    let decision = model.session().decision()?;
    let coach = model.coach.as_deref()?;
    let shown = coach.shown;
    let in_offer = matches!(
        shown,
        ShownAdvice::Nothing | ShownAdvice::AskWhy | ShownAdvice::Why | ShownAdvice::WhyNumbers
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
            ..plain_strip(words.help_marks())
        },
        ShownAdvice::Warning(action, loss) | ShownAdvice::Loses(action, loss) => {
            warning(model, coach, action, loss)
        }
        _ => hint(words, &decision, analysis, shown == ShownAdvice::Choices),
    };
    Some(Strip {
        detail: stakes(model),
        choices: listed.map_or_else(Vec::new, |analysis| choices(model, &decision, analysis)),
        question: content::Question::Own,
        ..strip
    })
}

fn control(label: String, msg: CoachMsg) -> Control {
    Control::new(label, Msg::Coach(msg))
}

fn close(label: String) -> Control {
    control(label, CoachMsg::Close)
}

/// The tutor's warning that `action` loses so much.
fn warning(model: &Model, coach: &Coach, action: Action, loss: Equity) -> Strip {
    let words = &model.words;
    let resigns = matches!(action, Action::Resign(_));
    let is_listed = matches!(coach.shown, ShownAdvice::Loses(..));
    let list_button =
        (!resigns && !is_listed).then(|| control(words.hint_show(), CoachMsg::ShowChoices));
    let keep = if resigns {
        words.resign_play_on()
    } else {
        words.tutor_think(kind_of(action))
    };
    let anyway = control(words.tutor_anyway(kind_of(action)), CoachMsg::ActAnyway);
    let controls = [Some(close(keep).primary()), list_button, Some(anyway)];
    let (text, advice) = if let Action::Resign(win) = action {
        resignation(model, win, loss)
    } else {
        let size = if loss.0 < MIN_BLUNDER {
            "error"
        } else {
            "blunder"
        };
        // A loss is one of units of the cube.
        let points = loss.0.abs() * model.session().cube().value.points() as f32;
        let text = words.tutor_loses(kind_of(action), size, decimal(words, points, 2));
        let first = coach.first_help && !is_listed;
        (text, first.then(|| words.help_counts()))
    };
    Strip {
        advice,
        controls: controls.into_iter().flatten().collect(),
        ..plain_strip(text)
    }
}

/// A hint, or its state while there is no analysis: which checkers matter, or the best choice once the choices are
/// `listed`.
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
        Some(Ok(analysis)) if listed => match analysis.candidates.first() {
            Some(best) => {
                controls.insert(0, control(words.hint_play(), CoachMsg::Play(0)).primary());
                words.hint_best(name_of(words, decision, best))
            }
            None => words.hint_failed(),
        },
        Some(Ok(_)) => {
            controls.insert(
                0,
                control(words.hint_show(), CoachMsg::ShowChoices).primary(),
            );
            words.hint_look(if is_play(decision) {
                "checkers"
            } else {
                "cube"
            })
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

/// The best choices, and what each loses.
fn choices(model: &Model, decision: &Decision, analysis: &Analysis) -> Vec<ListedChoice> {
    let words = &model.words;
    let made = after(model);
    let all = analysis.candidates.iter().enumerate();
    let listed =
        all.filter(|(nth, one)| *nth < LISTED || (one.after.is_some() && one.after == made));
    let choice = |(nth, one): (usize, &Candidate)| ListedChoice {
        rank: nth + 1,
        name: name_of(words, decision, one),
        msg: Msg::Coach(CoachMsg::Play(nth)),
        loss: if one.loss.0 < 0.0005 {
            String::new()
        } else {
            format!("\u{2212}{}", thousandths(words, one.loss))
        },
    };
    listed.map(choice).collect()
}

fn name_of(words: &Words, decision: &Decision, one: &Candidate) -> String {
    match one.choice {
        Choice::Play(play) => notation(words, decision.board(), &play),
        choice => words.review_action(action_key(choice)),
    }
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

/// Returns the advice that is shown, or what an offer of the computer's is about, in words for a screen reader; `None` if
/// neither has been asked for.
pub fn spoken_advice(model: &Model) -> Option<String> {
    let shown = advice(model).map(|strip| strip.spoken());
    shown.or_else(|| why(model))
}

/// The button that says what an offer of the computer's is about: first a verdict, then its numbers.
pub(crate) fn why_button(model: &Model) -> Option<Control> {
    let offer = is_allowed(model) && model.person().is_some();
    let decision = model.session().decision().filter(|_| offer)?;
    offered(&decision)?;
    let coach = model.coach.as_deref();
    let shown = coach.filter(|coach| coach.about == Some(decision));
    let label = match shown.map(|coach| coach.shown) {
        Some(ShownAdvice::WhyNumbers) => return None,
        Some(ShownAdvice::AskWhy | ShownAdvice::Why) => model.words.why_show(),
        _ if matches!(decision.question(), Question::Answer { .. }) => model.words.why("double"),
        _ => model.words.why("resignation"),
    };
    Some(Control::new(label, Msg::Coach(CoachMsg::Why)))
}

/// What the computer's offer is about, once the player has asked and the engine has answered: whether to accept it, and
/// on request the numbers.
pub(crate) fn why(model: &Model) -> Option<String> {
    let decision = model.session().decision()?;
    let coach = model.coach.as_deref()?;
    let words = &model.words;
    match coach.shown {
        _ if coach.about != Some(decision) => return None,
        ShownAdvice::AskWhy => return Some(words.help_marks()),
        ShownAdvice::Why | ShownAdvice::WhyNumbers => {}
        _ => return None,
    }
    let Some(analysis) = coach.judged(&offered(&decision)?) else {
        return Some(words.hint_wait());
    };
    let Ok(analysis) = analysis else {
        return Some(words.hint_failed());
    };
    if coach.shown == ShownAdvice::Why {
        return verdict(words, analysis);
    }
    let first = analysis.candidates.first()?;
    let chances = first.outcomes.cumulative();
    let percent = |chance: f32| decimal(words, 100.0 * chance, 1);
    let name = |player: Player| speech::name_alone(model, player);
    Some(match (decision.question(), analysis.cube.as_ref()) {
        (Question::Answer { .. }, Some(cube)) => {
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

/// Whether to accept the offer, and the chances that say so: of a double, which the doubler's decision was `analysis` of,
/// or of a resignation.
fn verdict(words: &Words, analysis: &Analysis) -> Option<String> {
    let first = analysis.candidates.first()?;
    let chances = first.outcomes.cumulative();
    let Some(cube) = analysis.cube.as_ref() else {
        let gammons = (100.0 * chances.win_gammon).round() as u32;
        return Some(match first.choice {
            Choice::Decline => words.why_decline(gammons),
            _ => words.why_accept(),
        });
    };
    let (Equity(take), Equity(drop)) = cube.double_take.zip(cube.double_pass)?;
    let win = 1.0 - chances.win;
    let whole = |chance: f32| (100.0 * chance.clamp(0.0, 1.0)).round() as u32;
    let needed = whole(win - (drop - take) / TAKE_SLOPE);
    let win = whole(win);
    Some(if take < drop {
        words.why_take(win, needed.min(win))
    } else {
        words.why_drop(win, needed.max(win + 1))
    })
}

/// Formats the amount of an equity with three decimals.
fn thousandths(words: &Words, Equity(number): Equity) -> String {
    decimal(words, number.abs(), 3)
}

fn signed(words: &Words, equity: Equity) -> String {
    words::with_sign(words, equity.0 < 0.0, &thousandths(words, equity))
}

/// Formats a number of at least 0 with `digits` decimals, as the language writes them; ties go to the even digit.
fn decimal(words: &Words, number: f32, digits: usize) -> String {
    let unit = 10_u32.pow(digits as u32);
    // Exact: a double has the bits of the product.
    let all = (f64::from(number) * f64::from(unit)).round_ties_even() as u32;
    let (whole, part) = (all / unit, all % unit);
    format!("{whole}{}{part:0digits$}", words.decimal_mark())
}
