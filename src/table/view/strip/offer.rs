//! Explanations of the computer's offers: a verdict with one reason, and the figures on request.

use engine::{Analysis, Equity};
use rules::{Choice, Decision, Phase, Player, Question};
use words::{Words, arg};

use super::figures::{decimal, rolled_out, signed};
use crate::{
    CoachMsg, Control, Model, Msg,
    state::model::{EngineFailed, ShownAdvice},
    texts::speech,
    view::coach::{is_allowed, offered},
};

/// Slope of a taken double's equity as a function of the winning chance, near the take point: 4 with a dead cube, more
/// while the taker may redouble.
const TAKE_SLOPE: f32 = 4.4;
/// Minimum gammon percentage at which the explanation mentions gammons.
const MIN_GAMMONS: u32 = 10;
/// Winning chance that a take needs if gammons, the score and later doubles do not matter, in percent.
const USUAL: u32 = 25;
/// Minimum change in the needed chance at which the explanation mentions the score, in percentage points.
const MIN_CHANGE: u32 = 2;

/// Returns the button that explains the computer's offer, first with a verdict, then with its figures; `None` if there
/// is no offer or hints are not allowed.
pub(crate) fn why_button(model: &Model) -> Option<Control> {
    let offer = is_allowed(model) && model.person().is_some();
    let decision = model.session().decision().filter(|_| offer)?;
    offered(&decision)?;
    let coach = model.coach.as_deref();
    let shown = coach.filter(|coach| coach.about == Some(decision));
    let label = match shown.map(|coach| coach.shown) {
        Some(ShownAdvice::WhyNumbers) => return None,
        Some(ShownAdvice::Why) if model.is_beginner() => return None,
        Some(ShownAdvice::Why) => model.words.why_show(),
        _ if matches!(decision.question(), Question::Answer { .. }) => model.words.why("double"),
        _ => model.words.why("resignation"),
    };
    Some(Control::new(label, Msg::Coach(CoachMsg::Why)))
}

/// Returns the explanation of the computer's offer as requested by the player: a verdict with one reason, then the
/// figures; empty if none was requested.
pub(crate) fn why(model: &Model) -> Vec<String> {
    let explained = model.session().decision().zip(model.coach.as_deref());
    let explained = explained.filter(|(decision, coach)| {
        let is_shown = matches!(coach.shown, ShownAdvice::Why | ShownAdvice::WhyNumbers);
        is_shown && coach.about == Some(*decision)
    });
    let Some((decision, coach)) = explained else {
        return Vec::new();
    };
    let words = &model.words;
    let analysis = offered(&decision).and_then(|offer| coach.judged(&offer));
    match analysis {
        None => vec![words.hint_wait()],
        Some(Err(EngineFailed)) => vec![words.hint_failed()],
        Some(Ok(analysis)) if coach.shown == ShownAdvice::Why => {
            let lines = match answer(analysis) {
                answer if model.is_beginner() => [plain(words, analysis, answer), None],
                Some(answer) => [answer.verdict(words), answer.reason(model)].map(Some),
                None => [about_resignation(words, analysis), None],
            };
            lines.into_iter().flatten().collect()
        }
        Some(Ok(analysis)) => {
            let trials = analysis.candidates.first().and_then(|first| first.trials);
            let numbers = numbers(model, &decision, analysis);
            numbers
                .into_iter()
                .chain(rolled_out(words, trials))
                .collect()
        }
    }
}

/// Returns the figures for an offer: the chances, and the equity of each answer to a double.
fn numbers(model: &Model, decision: &Decision, analysis: &Analysis) -> Option<String> {
    let words = &model.words;
    let first = analysis.candidates.first()?;
    let chances = first.outcomes.cumulative();
    let share = |chance: f32| decimal(words, 100.0 * chance, 1);
    let name = |player: Player| speech::name_alone(model, player);
    Some(match (decision.question(), analysis.cube.as_ref()) {
        (Question::Answer { .. }, Some(cube)) => {
            let value = |equity: Option<Equity>| signed(words, equity.unwrap_or(cube.no_double));
            // The equity of a beavered double is the equity of the beaver, twice the equity of the take.
            let is_beavered = decision.may_beaver() && cube.double_take < Some(Equity(0.0));
            let factor = if is_beavered { 0.5 } else { 1.0 };
            let take = cube.double_take.map(|Equity(take)| Equity(factor * take));
            words.why_double(
                arg::Drop(value(cube.double_pass)),
                arg::Gammon(share(chances.win_gammon)),
                arg::Name(name(decision.player().opponent())),
                arg::None(value(None)),
                arg::Take(value(take)),
                arg::Win(share(chances.win)),
            )
        }
        _ => words.why_resigns(
            arg::Gammon(share(chances.win_gammon)),
            arg::Win(share(chances.win)),
        ),
    })
}

/// Returns the advice on whether to accept a resignation; `None` if the analysis is about the cube.
fn about_resignation(words: &Words, analysis: &Analysis) -> Option<String> {
    let first = analysis
        .candidates
        .first()
        .filter(|_| analysis.cube.is_none())?;
    let gammons = percent(first.outcomes.cumulative().win_gammon);
    Some(match first.choice {
        Choice::Decline => words.why_decline(gammons),
        _ => words.why_accept(),
    })
}

/// Returns the advice without the figures that decide it.
fn plain(words: &Words, analysis: &Analysis, answer: Option<Answer>) -> Option<String> {
    Some(match (answer, analysis.candidates.first()?.choice) {
        (Some(Answer { takes: true, .. }), _) => words.why_take_plain(),
        (Some(_), _) => words.why_drop_plain(),
        (None, Choice::Decline) => words.why_decline_plain(),
        (None, _) => words.why_accept(),
    })
}

/// Correct answer to a double and the figures that decide it, in percent.
struct Answer {
    takes: bool,
    /// Winning chance of the player who answers.
    win: u32,
    /// Winning chance that a take needs.
    needed: u32,
    /// Percentage of games that the taker loses as a gammon.
    gammons: u32,
}

fn percent(chance: f32) -> u32 {
    (100.0 * chance.clamp(0.0, 1.0)).round() as u32
}

/// Returns the correct answer to the double evaluated in `analysis`; `None` for a resignation.
fn answer(analysis: &Analysis) -> Option<Answer> {
    let chances = analysis.candidates.first()?.outcomes.cumulative();
    let cube = analysis.cube.as_ref()?;
    let (Equity(take), Equity(drop)) = cube.double_take.zip(cube.double_pass)?;
    let takes = take < drop;
    let has = 1.0 - chances.win;
    let needed = percent(has - (drop - take) / TAKE_SLOPE);
    let win = percent(has);
    Some(Answer {
        takes,
        win,
        needed: if takes {
            needed.min(win)
        } else {
            needed.max(win + 1)
        },
        gammons: percent(chances.win_gammon),
    })
}

impl Answer {
    fn verdict(&self, words: &Words) -> String {
        let (needed, win) = (arg::Needed(self.needed), arg::Win(self.win));
        if self.takes {
            words.why_take(needed, win)
        } else {
            words.why_drop(needed, win)
        }
    }

    /// Returns an explanation of the take point: by gammons, by the score, or by the stakes and the cube.
    fn reason(&self, model: &Model) -> String {
        let words = &model.words;
        let is_dear = self.needed > USUAL || !self.takes;
        if is_dear && self.gammons >= MIN_GAMMONS && is_gammon_useful(model) {
            return words.why_gammons(self.gammons);
        }
        let is_match = model.session().ruleset().playing_match().is_some();
        let changes = self.needed.abs_diff(USUAL) >= MIN_CHANGE;
        words.why_enough(match (is_match, self.needed < USUAL) {
            (true, true) if changes => "less",
            (true, false) if changes => "more",
            (false, true) => "cube",
            _ => "usual",
        })
    }
}

/// Returns `true` if a gammon is worth more than a single game to the player who doubled.
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
