//! Checkboxes and a list for choosing the plays that a rollout compares.

use insight::{JudgedDecision, Rollout, RolloutMsg, explain::choice_name};
use leptos::prelude::*;
use rules::Choice;
use words::{Words, arg};

use super::{
    rollout_job,
    state::{CoachState, Coaching},
};

/// Number of plays offered as checkboxes at first; the remaining plays are in a list.
const BOXES: usize = 8;

/// Draws the decision's plays, each with a checkbox, and a list of the other legal plays. Draws nothing for a cube
/// decision.
pub(super) fn picked(here: Coaching, coach_state: &CoachState) -> AnyView {
    let rollout = coach_state.rollout.clone();
    let subject = coach_state
        .explanation
        .with_untracked(|one| one.subject().clone());
    let offered =
        rollout.with_untracked(|rollout| Some(rollout.as_ref()?.offered(&subject.judged)));
    let offered = offered.unwrap_or_default();
    if !matches!(offered.first(), Some(Choice::Play(_))) || offered.len() < 2 {
        return ().into_any();
    }
    let compared = Memo::new(move |_| {
        rollout
            .with(|rollout| rollout.as_ref().map(|rollout| rollout.choices().to_vec()))
            .unwrap_or_default()
    });
    let coach_state = coach_state.clone();
    let choose = Callback::new(move |choices: Vec<Choice>| {
        rollout_job::stop(here.shell, &coach_state);
        rollout_job::play(here.shell, &coach_state, RolloutMsg::Choose(choices));
    });
    let (boxes, rest) = offered.split_at(offered.len().min(BOXES));
    let boxes = boxes.to_vec();
    let own = boxes.clone();
    // A play from the list gets a checkbox as soon as it is compared.
    let shown = Memo::new(move |_| {
        let mut shown = own.clone();
        let more = compared
            .get()
            .into_iter()
            .filter(|choice| !own.contains(choice));
        shown.extend(more);
        shown
    });
    let rest = rest.to_vec();
    let name = {
        let subject = subject.clone();
        move |choice: &Choice| play_name(here, &subject, choice)
    };
    let one = {
        let name = name.clone();
        move |choice: Choice| check_box(name(&choice), choice, compared, choose)
    };
    let options = {
        let all = rest.clone();
        let option = move |(nth, choice): (usize, &Choice)| {
            view! { <option value=nth.to_string()>{name(choice)}</option> }
        };
        all.iter().enumerate().map(option).collect_view()
    };
    let is_any = !rest.is_empty();
    let add = move |event: leptos::ev::Event| {
        let nth = event_target_value(&event).parse::<usize>().ok();
        let choice = nth.and_then(|nth| rest.get(nth).copied());
        let mut choices = compared.get_untracked();
        if let Some(choice) = choice.filter(|choice| !choices.contains(choice))
            && choices.len() < Rollout::MAX_PICKED
        {
            choices.push(choice);
            choose.run(choices);
        }
        event_target::<web_sys::HtmlSelectElement>(&event).set_value("");
    };
    let list = is_any.then(|| {
        view! {
            <label class="coach-choice">
                <span>{here.tell(Words::coach_rollout_add_play)}</span>
                <select on:change=add>
                    <option value="">"–"</option>
                    {options}
                </select>
            </label>
        }
    });
    view! {
        <fieldset class="coach-picked">
            <legend>{here.tell(|words| words.coach_rollout_plays(Rollout::MAX_PICKED as u32))}</legend>
            <div class="coach-lengths">
                <For each=move || shown.get() key=|choice| *choice children=one/>
            </div>
            {list}
        </fieldset>
    }
    .into_any()
}

fn play_name(here: Coaching, subject: &JudgedDecision, choice: &Choice) -> String {
    let name = here.tell(|words| choice_name(subject.decision.board(), choice, words));
    if subject.judged.made == *choice {
        return here.tell(|words| {
            words.labelled(arg::Label(words.review_tag("played")), arg::Value(name))
        });
    }
    name
}

fn check_box(
    name: String,
    choice: Choice,
    compared: Memo<Vec<Choice>>,
    choose: Callback<Vec<Choice>>,
) -> impl IntoView {
    let is_on = Memo::new(move |_| compared.with(|all| all.contains(&choice)));
    let count = Memo::new(move |_| compared.with(Vec::len));
    // A rollout compares at least two plays, and at most as many as the engine accepts.
    let is_fixed = move || {
        if is_on.get() {
            count.get() <= 2
        } else {
            count.get() >= Rollout::MAX_PICKED
        }
    };
    let toggle = move |_| {
        let mut choices = compared.get_untracked();
        if is_on.get_untracked() {
            choices.retain(|one| *one != choice);
        } else {
            choices.push(choice);
        }
        choose.run(choices);
    };
    view! {
        <label class="coach-pick">
            <input type="checkbox" prop:checked=move || is_on.get() disabled=is_fixed on:change=toggle/>
            <bdi>{name}</bdi>
        </label>
    }
}
