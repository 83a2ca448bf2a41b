//! The person's winning chances against the computer; showing them counts as assistance.

use crate::{CoachMsg, Control, Model, Msg, state::model::Coach};

/// Contents of the winning-chances panel.
#[derive(Clone, Debug, PartialEq)]
pub enum Chances {
    /// Confirmation before the chances are shown: the note that assistance is recorded, and the button to agree.
    Ask(String, Control),
    /// Message while the chances are being computed or after the engine has failed.
    Wait(String),
    /// Rows, each with a label and a value in thousandths: the person's wins, gammons and backgammons, then the
    /// computer's.
    Known([Vec<(String, u32)>; 2]),
}

/// Returns the contents of the winning-chances panel; `None` if assistance is not allowed.
pub fn chances(model: &Model) -> Option<Chances> {
    let words = &model.words;
    if model.person().is_none() || model.lesson.is_some() || model.is_duplicate() {
        return None;
    }
    let coach = model.coach.as_deref();
    let Some(coach) = coach.filter(|coach| coach.chances) else {
        let show = Control::new(words.chances_show(), Msg::Coach(CoachMsg::Chances));
        return Some(Chances::Ask(words.help_marks(), show));
    };
    Some(known(model, coach).unwrap_or_else(|| Chances::Wait(words.hint_wait())))
}

fn known(model: &Model, coach: &Coach) -> Option<Chances> {
    let words = &model.words;
    let (evaluated, analysis) = coach.judged.as_ref()?;
    let Ok(analysis) = analysis else {
        return Some(Chances::Wait(words.hint_failed()));
    };
    let first = analysis.candidates.first()?;
    let all = first.outcomes.cumulative();
    let thousandths = |chance: f32| (1_000.0 * chance.clamp(0.0, 1.0)).round() as u32;
    let rows = |wins: [f32; 3]| {
        let labels = [
            words.chances_win(),
            words.win_button("gammon"),
            words.win_button("backgammon"),
        ];
        labels.into_iter().zip(wins.map(thousandths)).collect()
    };
    let own = rows([all.win, all.win_gammon, all.win_backgammon]);
    let other = rows([1.0 - all.win, all.lose_gammon, all.lose_backgammon]);
    let is_own = Some(evaluated.decision.player()) == model.person();
    Some(Chances::Known(if is_own {
        [own, other]
    } else {
        [other, own]
    }))
}
