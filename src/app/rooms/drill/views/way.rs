//! Way in which a question is answered.

use drill::{Answer, Exercise, Model, State, answers};

/// Controls for answering a question.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Way {
    /// Number field with this unit.
    Number(&'static str),
    /// Buttons for these answers.
    Choice(&'static [Answer]),
    /// Play entered on the board.
    Play,
}

/// Returns the question's number and the controls for its answer; `None` if no answer is awaited.
pub(super) fn way(model: &Model) -> Option<(u32, Way)> {
    let State::Asking(task) = &model.state else {
        return None;
    };
    let way = match &task.exercise {
        Exercise::Pips(_) | Exercise::EffectivePips(_) => Way::Number("pips"),
        Exercise::Shots(_) | Exercise::Entering(_) => Way::Number("rolls"),
        Exercise::TakePoint(_) | Exercise::MatchEquity(_) => Way::Number("percent"),
        Exercise::GammonValue(_) => Way::Number("value"),
        Exercise::NeilsNumber(_) => Way::Number("each"),
        Exercise::Race(_) => Way::Choice(&Answer::DOUBLES),
        Exercise::Decide(decision, _) => match answers(decision) {
            [] => Way::Play,
            choices => Way::Choice(choices),
        },
    };
    Some((task.number, way))
}
