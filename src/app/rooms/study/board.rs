//! What the study room shares with the preview of a link: the board's view, the players' lines, and the message about a
//! damaged link.

use leptos::prelude::*;
use rules::Player;
use study::{Look, Model, Msg, names};
use table::{Route, Scene, Settings, Speed, Studied, View};

use crate::{
    board::Hands,
    rooms::{Shell, places},
};

/// The player at the bottom of the board.
pub(in crate::rooms) const BOTTOM: Player = Player::White;

/// How the board is looked at.
pub(in crate::rooms) const fn view_of(settings: Settings) -> View {
    View {
        turned: false,
        home_left: settings.home_left,
        bottom: BOTTOM,
    }
}

/// What tells what is studied from others: its name in the library, or the link; nothing where the session on the table
/// has no name yet.
fn place_name(shell: Shell, key: Option<&str>) -> Option<String> {
    match shell.route() {
        Route::Study(Studied::Link(link)) => Some(link),
        _ => key.map(str::to_owned),
    }
}

/// Shows where one was in it, if it is what was studied last; and under which name its place is noted.
pub(in crate::rooms) fn at_noted(
    shell: Shell,
    mut model: Model,
    key: Option<&str>,
) -> (Model, StoredValue<Option<String>>) {
    let name = place_name(shell, key);
    if let Some((game, nth)) = name.as_deref().and_then(places::noted) {
        model.update(Msg::Move(game, nth));
    }
    (model, StoredValue::new(name))
}

/// A board on which things move at the player's speed, and nothing else is done.
pub(in crate::rooms) struct Looking(pub(in crate::rooms) Shell);

impl Hands for Looking {
    fn speed(&self) -> Speed {
        self.0.settings().get_untracked().motion
    }
}

/// A player's name, pips and points.
#[component]
pub(in crate::rooms) fn Strip(
    shell: Shell,
    model: RwSignal<Model>,
    scene: Memo<Scene>,
    player: Player,
    place: &'static str,
) -> impl IntoView {
    let words = StoredValue::new(shell.words());
    let name = move || {
        let (words, theme) = (words.read_value(), shell.settings().get().theme);
        model.with(|model| {
            names(
                model,
                Look {
                    words: &words,
                    theme,
                },
            )[player]
                .clone()
        })
    };
    let pips = Memo::new(move |_| model.with(|model| model.pips(player)));
    let points = Memo::new(move |_| scene.with(|scene| scene.score[player]));
    let chip = match player {
        Player::White => "chip light",
        Player::Black => "chip dark",
    };
    view! {
        <div class=format!("study-player {place}")>
            <span class=chip aria-hidden="true"></span>
            <span class="name" dir="auto">{name}</span>
            <small>{move || words.read_value().pips(pips.get())}</small>
            <span class="points" role="img" aria-label=move || words.read_value().score(points.get())>
                {move || points.get()}
            </span>
        </div>
    }
}

/// Why a link shows nothing.
#[component]
pub(in crate::rooms) fn Damaged(
    shell: Shell,
    why: String,
    /// Goes back to the game.
    leave: impl Fn() + 'static,
) -> impl IntoView {
    let words = shell.words();
    shell.entitle(&words.study());
    shell.say(&why);
    view! {
        <main class="room study-damaged">
            <h1 tabindex="-1">{words.study()}</h1>
            <p role="alert">{why}</p>
            <button class="button primary" on:click=move |_| leave()>{words.back_to_game()}</button>
        </main>
    }
}
