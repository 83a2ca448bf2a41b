//! What is said about an offer of the computer's: a verdict with one reason, and numbers on request.

use engine::{Analysis, Equity};
use rules::{Choice, Decision, Phase, Player, Question};
use words::{Words, arg};

use super::figures::{decimal, signed};
use crate::{
    CoachMsg, Control, Model, Msg,
    state::model::{EngineFailed, ShownAdvice},
    texts::speech,
    view::coach::{is_allowed, offered},
};

/// Equity of a taken double per winning chance near the take point: 4 with a dead cube, more while the taker may redouble.
const TAKE_SLOPE: f32 = 4.4;
/// Share of gammons from which they are the reason to drop.
const MIN_GAMMONS: f32 = 0.2;

/// The button that says what an offer of the computer's is about: first a verdict, then its numbers.
pub(crate) fn why_button(model: &Model) -> Option<Control> {
    let offer = is_allowed(model) && model.person().is_some();
    let decision = model.session().decision().filter(|_| offer)?;
    offered(&decision)?;
    let coach = model.coach.as_deref();
    let shown = coach.filter(|coach| coach.about == Some(decision));
    let label = match shown.map(|coach| coach.shown) {
        Some(ShownAdvice::WhyNumbers) => return None,
        Some(ShownAdvice::Why) => model.words.why_show(),
        _ if matches!(decision.question(), Question::Answer { .. }) => model.words.why("double"),
        _ => model.words.why("resignation"),
    };
    Some(Control::new(label, Msg::Coach(CoachMsg::Why)))
}

/// Returns what the computer's offer is about, once the player has asked: whether to accept it, one reason, and, the first
/// time in a session, that the game does not count any more; on request the numbers.
pub(crate) fn why(model: &Model) -> Vec<String> {
    let asked = model.session().decision().zip(model.coach.as_deref());
    let asked = asked.filter(|(decision, coach)| {
        let is_shown = matches!(coach.shown, ShownAdvice::Why | ShownAdvice::WhyNumbers);
        is_shown && coach.about == Some(*decision)
    });
    let Some((decision, coach)) = asked else {
        return Vec::new();
    };
    let words = &model.words;
    let analysis = offered(&decision).and_then(|offer| coach.judged(&offer));
    let mut lines = match analysis {
        None => vec![words.hint_wait()],
        Some(Err(EngineFailed)) => vec![words.hint_failed()],
        Some(Ok(analysis)) if coach.shown == ShownAdvice::Why => {
            let verdict = verdict(words, analysis).into_iter();
            verdict.chain(reason(model, analysis)).collect()
        }
        Some(Ok(analysis)) => numbers(model, &decision, analysis).into_iter().collect(),
    };
    lines.extend(coach.first_help.then(|| words.help_counts()));
    lines
}

/// The numbers of an offer: the chances, and what each answer to a double is worth.
fn numbers(model: &Model, decision: &Decision, analysis: &Analysis) -> Option<String> {
    let words = &model.words;
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
                arg::Drop(value(cube.double_pass)),
                arg::Gammon(percent(chances.win_gammon)),
                arg::Name(name(decision.player().opponent())),
                arg::None(value(None)),
                arg::Take(value(take)),
                arg::Win(percent(chances.win)),
            )
        }
        _ => words.why_resigns(
            arg::Gammon(percent(chances.win_gammon)),
            arg::Win(percent(chances.win)),
        ),
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
        words.why_take(arg::Needed(needed.min(win)), arg::Win(win))
    } else {
        words.why_drop(arg::Needed(needed.max(win + 1)), arg::Win(win))
    })
}

/// Returns the reason for the answer to a double: many gammons against a take, or else what both answers cost on average.
fn reason(model: &Model, analysis: &Analysis) -> Option<String> {
    let words = &model.words;
    let cube = analysis.cube.as_ref()?;
    let takes = cube.double_take? < cube.double_pass?;
    let gammons = analysis
        .candidates
        .first()?
        .outcomes
        .cumulative()
        .win_gammon;
    Some(
        if !takes && gammons >= MIN_GAMMONS && is_gammon_useful(model) {
            words.why_gammons((100.0 * gammons).round() as u32)
        } else {
            words.why_average(if takes { "take" } else { "drop" })
        },
    )
}

/// Whether a gammon wins the player who has doubled more than a single game does.
fn is_gammon_useful(model: &Model) -> bool {
    let session = model.session();
    let (Phase::Doubled { value, .. }, Some(taker)) = (session.phase(), session.decides()) else {
        return false;
    };
    session.ruleset().playing_match().is_none_or(|played| {
        let needed = u32::from(played.length.points());
        needed.saturating_sub(session.score()[taker.opponent()]) > value.points()
    })
}
