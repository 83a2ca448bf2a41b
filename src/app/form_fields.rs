//! Fields of the session terms form, shared by all rooms.

mod controls;

use leptos::prelude::*;
use rules::{ByPlayer, Player};
use terms::{Change, Choice, Control, Field, Form, Number, Purpose};
use words::Words;

pub(crate) use self::controls::{choice, list, name_input, switch};

/// Callback that returns the note shown below a field's choices; `None` for no note.
type Note = Callback<(ShownForm, Field), Option<AnyView>>;

/// Visible form, and the callback that applies its changes. Copies refer to the same form.
#[derive(Clone, Copy)]
pub(crate) struct ShownForm {
    form: Memo<Form>,
    purpose: Purpose,
    words: StoredValue<Words>,
    colours: StoredValue<ByPlayer<String>>,
    change: Callback<Change>,
}

impl ShownForm {
    /// Creates a form for the given purpose; `change` sends its changes to the model.
    pub(crate) fn new(
        form: Memo<Form>,
        purpose: Purpose,
        words: Words,
        change: impl Fn(Change) + Send + Sync + 'static,
    ) -> Self {
        Self {
            form,
            purpose,
            words: StoredValue::new(words),
            colours: StoredValue::default(),
            change: Callback::new(change),
        }
    }

    /// Sets the names of the players' checker colours, used by the fields that mention them.
    pub(crate) fn set_colours(self, colours: ByPlayer<String>) {
        self.colours.set_value(colours);
    }

    pub(crate) fn change(self, change: Change) {
        self.change.run(change);
    }

    /// Reads a part of the form; reactive.
    pub(crate) fn read<T>(self, part: impl FnOnce(&Form) -> T) -> T {
        self.form.with(part)
    }

    fn label(self, field: Field) -> String {
        self.words
            .with_value(|words| self.purpose.label(field, words))
    }

    fn choices(self, field: Field) -> Vec<Choice> {
        let (words, colours) = (self.words.read_value(), self.colours.read_value());
        self.form
            .with_untracked(|form| form.choices(field, &words, &colours))
    }

    /// Returns the text of a number field in which `entered` was last typed; empty if the length is one of the choices
    /// above the field.
    fn shown_number(self, number: Number, entered: &str) -> String {
        let text = self.read(|form| form.typed(number));
        let is_wrong = self.read(|form| form.is_mistyped(number));
        let is_chosen_above = number == Number::Length && text != entered && !is_wrong;
        if is_chosen_above && self.has_choice_of_length() {
            return String::new();
        }
        text
    }

    /// Returns `true` if the selected length is one of the form's predefined choices.
    fn has_choice_of_length(self) -> bool {
        let choices = self.choices(Field::Length);
        choices.iter().any(|one| self.is_chosen(&one.change))
    }

    fn is_chosen(self, change: &Change) -> bool {
        self.read(|form| form.is_chosen(change))
    }

    /// Returns the explanation of a rule, preceded by its element ID; `None` if the rule needs no explanation.
    fn about(self, field: Field) -> Option<(String, String)> {
        let key = self.purpose.rule_key(field)?;
        Some((
            format!("rule-{key}"),
            self.words.read_value().about_rule(key),
        ))
    }

    fn hint(self, field: Field) -> Option<String> {
        self.read(|form| form.hint(field, &self.words.read_value()))
    }
}

/// Draws the given form fields, except those ruled out by another choice.
#[component]
pub(crate) fn Fields(
    form: ShownForm,
    fields: &'static [Field],
    /// Note shown below a field's choices.
    #[prop(optional, into)]
    note: Option<Note>,
) -> impl IntoView {
    let field = move |&field: &Field| {
        let is_offered = Memo::new(move |_| form.read(|form| form.offers(field)));
        let content = move || {
            is_offered
                .get()
                .then(|| untrack(|| draw(form, field, note)))
        };
        content.into_any()
    };
    fields.iter().map(field).collect_view()
}

fn draw(form: ShownForm, field: Field, note: Option<Note>) -> AnyView {
    match form.purpose.control(field) {
        Control::Choices => choices(form, field, note),
        Control::List => list_of(form, field),
        Control::Switch => switch_of(form, field),
        Control::Number(number) => number_field(form, number),
        Control::Names => names(form),
        Control::OwnName => text_field(form, Player::White, form.label(Field::OwnName), "nickname"),
    }
}

fn choices(form: ShownForm, field: Field, note: Option<Note>) -> AnyView {
    let group = group(form.purpose, field);
    let one = |Choice {
                   label,
                   about,
                   change,
               }| {
        let chosen = change.clone();
        let is_chosen = move || form.is_chosen(&chosen);
        let about = about.map(|about| view! { <small>{about}</small> });
        let label = view! { <b>{label}</b>" "{about} };
        choice(group, label, is_chosen, move || form.change(change.clone()))
    };
    // Any other length is typed in a number field.
    let typed = (form.purpose == Purpose::Table && field == Field::Length)
        .then(|| number_field(form, Number::Length));
    // Of the levels, only the chosen one is described; a screen reader hears the description with the level's name.
    let level = (form.purpose == Purpose::Table && field == Field::Level).then(|| {
        let described = form.choices(field);
        let about = move || {
            let mut all = described.iter();
            let chosen = all.find(|one| form.is_chosen(&one.change));
            chosen.and_then(|one| one.about.clone())
        };
        view! { <p class="hint" aria-hidden="true">{about}</p> }
    });
    let hint = form.purpose.has_live_hint(field).then(|| {
        view! { <p class="hint" role="status">{move || form.hint(field)}</p> }
    });
    let about = form
        .about(field)
        .map(|(id, text)| view! { <p class="hint" id=id>{text}</p> });
    view! {
        <fieldset class="field-set" aria-describedby=form.about(field).map(|(id, _)| id)>
            <legend>{form.label(field)}</legend>
            {about}
            <div class=arrangement(form.purpose, field)>
                {form.choices(field).into_iter().map(one).collect_view()}
            </div>
            {level}
            {typed}
            {note.and_then(|note| note.run((form, field)))}
            {hint}
        </fieldset>
    }
    .into_any()
}

/// Returns the shared name of a field's radio buttons.
const fn group(purpose: Purpose, field: Field) -> &'static str {
    match (purpose, field) {
        (Purpose::Duplicate, Field::Length) => "duplicate-length",
        (Purpose::Duplicate, Field::Cube) => "duplicate-cube",
        (Purpose::Duplicate, Field::Opponent) => "duplicate-opponent",
        (Purpose::Duplicate, Field::Level) => "duplicate-level",
        (Purpose::Invitation, Field::Length) => "friend-length",
        (Purpose::Invitation, Field::Starter) => "friend-starter",
        (Purpose::Invitation, Field::Cube) => "friend-mode",
        (Purpose::Invitation, Field::Clock) => "friend-clock",
        (_, Field::Pace) => "friend-pace",
        (_, Field::Days) => "friend-days",
        (_, Field::Opponent) => "opponent",
        (_, Field::Level) => "level",
        (_, Field::Side) => "side",
        (_, Field::Length) => "length",
        (_, Field::Beavers) => "beavers",
        (_, Field::AutomaticDoubles) => "automatic",
        (_, Field::Clock) => "clock",
        _ => "",
    }
}

/// Returns the CSS class for a field's choices: up to five short choices form a segmented control.
const fn arrangement(purpose: Purpose, field: Field) -> &'static str {
    match (purpose, field) {
        (Purpose::Table, Field::Level) => "choices levels",
        (_, Field::Level | Field::Length) => "choices",
        _ => "seg",
    }
}

/// Returns the CSS class for a field and its label.
const fn line(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Invitation | Purpose::Duplicate => "field",
        Purpose::Table | Purpose::RestOfMatch | Purpose::Position => "choice-row",
    }
}

fn list_of(form: ShownForm, field: Field) -> AnyView {
    let choices = form.choices(field).into_iter();
    let (labels, changes): (Vec<_>, Vec<_>) =
        choices.map(|choice| (choice.label, choice.change)).unzip();
    let changes = StoredValue::new(changes);
    let chosen = Memo::new(move |_| {
        changes.with_value(|all| all.iter().position(|change| form.is_chosen(change)))
    });
    let choose = move |nth: usize| {
        if let Some(change) = changes.with_value(|all| all.get(nth).cloned()) {
            form.change(change);
        }
    };
    let options = move || labels.clone();
    list(
        line(form.purpose),
        form.label(field),
        options,
        chosen,
        choose,
    )
}

fn switch_of(form: ShownForm, field: Field) -> AnyView {
    let mut changes = form.choices(field).into_iter().map(|choice| choice.change);
    let (Some(on), Some(off)) = (changes.next(), changes.next()) else {
        return ().into_any();
    };
    let chosen = on.clone();
    let is_on = move || form.is_chosen(&chosen);
    switch(form.label(field), form.about(field), is_on, move |is_on| {
        form.change(if is_on { on.clone() } else { off.clone() });
    })
}

/// Returns the element ID of a number field.
pub(crate) const fn number_id(number: Number) -> &'static str {
    match number {
        Number::Length => "match-length",
        Number::Stake => "stake",
        Number::PerPoint => "clock-per-point",
        Number::PerPointScored => "clock-per-point-scored",
        Number::Delay => "clock-delay",
    }
}

/// Draws a number field. Invalid input remains in the field, with the limits shown below it.
fn number_field(form: ShownForm, number: Number) -> AnyView {
    let field = Field::Number(number);
    let id = number_id(number);
    let limits_id = format!("{id}-limits");
    let (least, most) = number.limits();
    let words = form.words.read_value();
    let limits = number.limits_in_words(&words);
    let unit = (number == Number::Length).then(|| words.match_points());
    let wrong = move || form.read(|form| form.is_mistyped(number));
    let entered = StoredValue::new(String::new());
    let typed = move |event: &leptos::ev::Event| {
        let text = event_target_value(event);
        entered.set_value(text.clone());
        form.change(Change::Number(number, text));
    };
    let field_text = move || entered.with_value(|entered| form.shown_number(number, entered));
    // A decimal is checked when the field loses the focus: `1.` on the way to `1.5` would be invalid.
    let on_input = move |event| {
        if !number.is_of_clock() {
            typed(&event);
        }
    };
    let on_change = move |event| {
        if number.is_of_clock() {
            typed(&event);
        }
    };
    let about = form
        .about(field)
        .map(|(_, text)| view! { <span class="s">{text}</span> });
    let hint = (form.purpose == Purpose::Table && number == Number::Delay)
        .then(|| view! { <p class="hint">{move || form.hint(field)}</p> });
    view! {
        <div class="number-field">
            <label class="choice-row">
                <span>{form.label(field)}" "{about}</span>
                <input
                    id=id
                    type="number"
                    min=least
                    max=most
                    step=number.step()
                    inputmode=if number.is_of_clock() { "decimal" } else { "numeric" }
                    aria-invalid=move || wrong().to_string()
                    aria-describedby=limits_id.clone()
                    prop:value=field_text
                    on:input=on_input
                    on:change=on_change
                />
                {unit}
            </label>
            <p class="field-error" id=limits_id role="status">{move || wrong().then(|| limits.clone())}</p>
            {hint}
        </div>
    }
    .into_any()
}

fn names(form: ShownForm) -> AnyView {
    let colours = form.colours.get_value();
    let name = |player| text_field(form, player, colours[player].clone(), "off");
    view! {
        <fieldset class="field-set">
            <legend>{form.label(Field::Names)}</legend>
            {Player::BOTH.map(name).collect_view()}
        </fieldset>
    }
    .into_any()
}

/// Draws the field for a player's name.
fn text_field(
    form: ShownForm,
    player: Player,
    label: String,
    autocomplete: &'static str,
) -> AnyView {
    let value = Signal::derive(move || form.read(|form| form.names[player].clone()));
    let typed = move |name| form.change(Change::Name(player, name));
    name_input(line(form.purpose), label, autocomplete, None, value, typed)
}
