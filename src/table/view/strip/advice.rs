//! Advice on display: in its own strip, and next to the computer's offer.

use board::{PastPlay, list, notation, notation_for};
use engine::{Analysis, Candidate, Equity};
use record::print_play;
use review::Preset;
use rules::{Action, Choice, Decision, Win};
use words::{Words, arg, chance_lost};

use super::{
    content::{self, ListedChoice, Strip, plain_strip},
    figures::{decimal, rolled_out},
    offer::{why, why_button},
    stakes::stakes,
};
use crate::{
    CoachMsg, CoachSettings, Control, Model, Msg, Settings, SettingsMsg, TakeBackLimit,
    state::model::{Coach, EngineFailed, ShownAdvice, TriedPlay},
    texts::spoken_play::spoken_play,
    view::{
        coach::{is_play, resigned, take_backs_left, why_play_button},
        explained::{explained, looks_elsewhere},
        scene::reader,
    },
};

/// Maximum number of choices listed.
const LISTED: usize = 4;

/// Returns the advice strip; `None` if there is no advice to show.
pub(crate) fn advice(model: &Model) -> Option<Strip> {
    let decision = model.session().decision()?;
    let coach = model.coach.as_deref()?;
    let shown = coach.shown;
    let in_offer = matches!(
        shown,
        ShownAdvice::Nothing | ShownAdvice::Why | ShownAdvice::WhyNumbers
    );
    if coach.about != Some(decision) || in_offer {
        return None;
    }
    let words = &model.words;
    let analysis = coach.judged(&decision);
    // The list consists of notation and numbers, which a beginner can't read yet.
    let is_listed = matches!(shown, ShownAdvice::Choices | ShownAdvice::Loses(..));
    let is_listed = is_listed && !model.is_beginner();
    let listed = analysis.and_then(Result::ok).filter(|_| is_listed);
    let strip = match shown {
        ShownAdvice::AskHint => ask(words, control(words.hint(), CoachMsg::Hint)),
        ShownAdvice::AskWhy => ask(words, why_button(model)?),
        ShownAdvice::AskWhyPlay(turn) => ask(words, why_play_button(model, turn)),
        ShownAdvice::WhyPlay(turn) => computers_play(model, turn)?,
        ShownAdvice::Mistake(action, loss) | ShownAdvice::Loses(action, loss) => {
            mistake(model, coach, action, loss)
        }
        _ => hint(words, &decision, analysis, shown == ShownAdvice::Choices),
    };
    let trials = listed.and_then(|analysis| analysis.candidates.first()?.trials);
    let trials = rolled_out(words, trials);
    Some(Strip {
        detail: strip.detail.or_else(|| stakes(model)),
        explained: explained(model),
        choices: listed.map_or_else(Vec::new, |analysis| choices(model, &decision, analysis)),
        question: content::Question::Own,
        advice: strip.advice.into_iter().chain(trials).collect(),
        ..strip
    })
}

/// Returns the strip that asks the player to agree to marking the game as assisted.
fn ask(words: &Words, agree: Control) -> Strip {
    Strip {
        controls: vec![agree.primary(), control(words.cancel(), CoachMsg::Close)],
        ..plain_strip(words.help_marks())
    }
}

fn control(label: String, msg: CoachMsg) -> Control {
    Control::new(label, Msg::Coach(msg))
}

fn close(label: String) -> Control {
    control(label, CoachMsg::Close)
}

/// Returns the strip naming the computer's play in a turn, for which the page gives a reason.
fn computers_play(model: &Model, turn: usize) -> Option<Strip> {
    let play = PastPlay::after(model.session(), model.hand.stacks(), turn);
    let play = play.filter(|_| !looks_elsewhere(model, turn))?;
    let words = &model.words;
    let made = notation_for(
        words,
        &play.before,
        &play.play,
        [play.player, reader(model)],
    );
    let made = if model.is_beginner() {
        spoken_play(words, &made)
    } else {
        made
    };
    let title = words.why_play_title(arg::Play(made), arg::Roll(play.roll.to_string()));
    Some(Strip {
        controls: vec![close(words.close())],
        ..plain_strip(title)
    })
}

/// Returns the strip about the loss of `action`, which was taken back. A beginner reads no numbers, and can switch off
/// warnings that were not asked for.
fn mistake(model: &Model, coach: &Coach, action: Action, loss: Equity) -> Strip {
    let words = &model.words;
    let resigns = matches!(action, Action::Resign(_));
    let is_listed = matches!(coach.shown, ShownAdvice::Loses(..));
    let is_plain = model.is_beginner();
    // The reason for a beginner names the right cube action, and only plays can be shown on the board.
    let can_show = !resigns && !is_listed && (action == Action::PickUp || !is_plain);
    let list_button = can_show.then(|| control(words.hint_show(), CoachMsg::ShowChoices));
    let keep = if resigns {
        words.resign_play_on()
    } else {
        words.mistake_think(kind_of(action))
    };
    let anyway = control(words.mistake_anyway(kind_of(action)), CoachMsg::ActAnyway);
    let settings = model.settings.coach;
    let switch_off = (!resigns && settings.limit.is_none()).then(|| {
        let coach = CoachSettings {
            limit: Some(TakeBackLimit::Off),
            ..settings
        };
        let change = Msg::Settings(SettingsMsg::Change(Settings {
            coach,
            ..model.settings
        }));
        Control::new(words.mistake_quiet(), change)
    });
    let controls = [
        Some(close(keep).primary()),
        list_button,
        Some(anyway),
        switch_off,
    ];
    let (text, advice) = if let Action::Resign(win) = action {
        resignation(model, win, loss)
    } else {
        let text = if is_plain {
            words.mistake_plain(kind_of(action))
        } else {
            words.mistake_loses(
                arg::Percent(chance_lost(words, loss.0).unwrap_or_default()),
                arg::Size(Preset::XG.size(loss.0)),
                arg::What(kind_of(action)),
            )
        };
        let left = take_backs_left(model).map(|left| words.take_backs_left(left as i64));
        // A beginner has no statistics yet.
        let first = coach.first_help && !is_listed && !is_plain;
        let counts = first.then(|| words.help_counts());
        let tried = tried_before(model, coach).filter(|_| !is_plain);
        let switched_off = settings.limit == Some(TakeBackLimit::Off);
        let switched_off = switched_off.then(|| words.mistake_quieted());
        let all = [tried, left, counts, switched_off];
        (text, all.into_iter().flatten().collect())
    };
    Strip {
        advice,
        controls: controls.into_iter().flatten().collect(),
        ..plain_strip(text)
    }
}

/// Returns a list of the plays taken back for this roll before the last one, with their losses; `None` if there are
/// none.
fn tried_before(model: &Model, coach: &Coach) -> Option<String> {
    let words = &model.words;
    let decision = model.session().decision()?;
    let tried: Vec<_> = coach.tried(&decision).collect();
    let (_, earlier) = tried.split_last()?;
    let one = |tried: &&TriedPlay| {
        let play = notation(words, decision.board(), &tried.play);
        match cost(words, tried.loss) {
            Some(cost) => format!("{play} ({cost})"),
            None => play,
        }
    };
    let names = earlier.iter().map(one);
    (!earlier.is_empty()).then(|| words.tried_before(list(words, names)))
}

/// Returns the hint strip, or its status until the analysis is ready: the relevant checkers, or the best choice once
/// the choices are `listed`.
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
                words.hint_best(spoken(words, decision, best))
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

/// Describes the cost of a resignation, in points or match winning chances, and the probability of the same loss if the
/// game is played on.
fn resignation(model: &Model, win: Win, Equity(loss): Equity) -> (String, Vec<String>) {
    let (session, words) = (model.session(), &model.words);
    let coach = model.coach.as_deref();
    // The opponent answers a resignation, so these are the opponent's chances. The loss of declining equals what the
    // resignation gives away.
    let answers = coach.and_then(|coach| {
        let decision = resigned(&session.decision()?, win)?;
        Some(&coach.judged(&decision)?.ok()?.candidates)
    });
    let match_loss = answers.and_then(|answers| {
        let declined = answers.iter().find(|one| one.choice == Choice::Decline)?;
        let (best, declined) = answers.first()?.mwc.zip(declined.mwc)?;
        Some(best.0 - declined.0)
    });
    let cost = if let Some(loss) = match_loss {
        words.resign_loses_match(decimal(words, 100.0 * loss, 1))
    } else {
        words.resign_loses(points_of(model, Equity(loss)).round() as u32)
    };
    // Showing the chances counts as assistance, so they are omitted in a game that is still unassisted and therefore
    // rated.
    let played_on = answers.and_then(|answers| answers.first());
    let shows_chances = session.is_assisted() && !model.is_beginner();
    let why = played_on.filter(|_| shows_chances).map(|answer| {
        let chances = answer.outcomes.cumulative();
        let chance = match win {
            Win::Single => 1.0 - chances.win,
            Win::Gammon => chances.win_gammon,
            Win::Backgammon | Win::Quadruple => chances.win_backgammon,
        };
        words.resign_why(
            arg::Lost(board::win(win)),
            arg::Percent((100.0 * chance).round() as u32),
        )
    });
    (cost, why.into_iter().collect())
}

/// Returns a loss in words; `None` if it rounds to zero.
fn cost(words: &Words, Equity(loss): Equity) -> Option<String> {
    Some(words.hint_costs(chance_lost(words, loss)?))
}

/// Converts a loss in cube units to points.
fn points_of(model: &Model, Equity(loss): Equity) -> f32 {
    loss.abs() * model.session().cube().value.points() as f32
}

/// Returns the catalogue key for the type of action.
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

/// Returns the best choices with their losses, and the play tried last.
fn choices(model: &Model, decision: &Decision, analysis: &Analysis) -> Vec<ListedChoice> {
    let words = &model.words;
    let coach = model.coach.as_deref();
    let tried = coach.and_then(|coach| coach.tried(decision).last());
    let made = tried.map(|tried| tried.after);
    let all = analysis.candidates.iter().enumerate();
    let listed =
        all.filter(|(nth, one)| *nth < LISTED || (one.after.is_some() && one.after == made));
    let choice = |(nth, one): (usize, &Candidate)| ListedChoice {
        rank: nth + 1,
        name: name_of(words, decision, one),
        msg: Msg::Coach(CoachMsg::Play(nth)),
        loss: cost(words, one.loss).unwrap_or_default(),
    };
    listed.map(choice).collect()
}

/// Returns a choice in words: "8 to 3, 6 to 3", or the name of a cube action.
fn spoken(words: &Words, decision: &Decision, one: &Candidate) -> String {
    match one.choice {
        Choice::Play(play) if !play.is_empty() => {
            spoken_play(words, &print_play(decision.board(), &play))
        }
        _ => name_of(words, decision, one),
    }
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

/// Returns the advice on display, or the explanation of the computer's offer, worded for a screen reader; `None` if
/// neither is shown.
pub fn spoken_advice(model: &Model) -> Option<String> {
    let shown = advice(model).map(|strip| strip.spoken());
    let why = || why(model);
    shown.or_else(|| {
        Some(why())
            .filter(|why| !why.is_empty())
            .map(|why| why.join(" "))
    })
}
