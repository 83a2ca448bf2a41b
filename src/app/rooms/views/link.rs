//! Share link: its QR code, and buttons that copy it and open the system's share sheet.

use leptos::prelude::*;
use library::share::QrCode;
use words::Words;

use crate::{
    browser::spawn_local,
    parts::{Icon, icon},
    rooms::Shell,
    sharing::{
        LinkField,
        copy::{can_send, copy, send},
        qr,
    },
};

/// Draws a share link with its name.
#[component]
pub(crate) fn Link(
    shell: Shell,
    /// Name of the link.
    name: String,
    link: String,
    /// `true` if copying the link is the page's primary action.
    #[prop(into, default = true.into())]
    primary: Signal<bool>,
    /// `true` to show a QR code beside the link.
    #[prop(default = true)]
    scans: bool,
    /// `true` to show the name above the link.
    #[prop(default = false)]
    labelled: bool,
    /// Callback that runs once the link has been copied or sent.
    #[prop(optional, into)]
    on_sent: Option<Callback<()>>,
) -> impl IntoView {
    let words = shell.words();
    let label_above =
        labelled.then(|| view! { <b class="link-name" aria-hidden="true">{name.clone()}</b> });
    let (section_name, copied) = (name.clone(), RwSignal::new(false));
    let code = scans.then(|| code(&words, &link)).flatten();
    let (to_copy, to_send) = (link.clone(), link.clone());
    let copy_it = move |_| copy_and_say(shell, to_copy.clone(), copied, on_sent);
    let send_it = move |_| {
        let link = to_send.clone();
        let title = shell.words().game_name();
        note(on_sent);
        spawn_local(async move { send(&title, &link).await });
    };
    let label = move || {
        let words = shell.words();
        if copied.get() {
            words.share_copied()
        } else {
            words.share_copy_link()
        }
    };
    let sends = can_send().then(|| {
        view! { <button class="button" on:click=send_it>{icon(Icon::Share)}{words.share_send()}</button> }
    });
    view! {
        <section class="room-link" aria-label=section_name>
            {code}
            <div>
                {label_above}
                <LinkField label=name link/>
                <div class="room-buttons">
                    <button class="button" class:primary=primary on:click=copy_it>{icon(Icon::Copy)}<span>{label}</span></button>
                    {sends}
                </div>
            </div>
        </section>
    }
}

/// Returns the QR code of a link; `None` if the link is too long.
pub(crate) fn code(words: &Words, link: &str) -> Option<AnyView> {
    QrCode::of(link).map(|code| qr(words, code).into_any())
}

/// Reports that the link has been copied or sent, unless the page has been left.
fn note(on_sent: Option<Callback<()>>) {
    let _gone = on_sent.and_then(|on_sent| on_sent.try_run(()));
}

/// Copies the link and announces the result.
fn copy_and_say(shell: Shell, link: String, copied: RwSignal<bool>, on_sent: Option<Callback<()>>) {
    spawn_local(async move {
        let is_copied = copy(&link).await;
        let _gone = copied.try_set(is_copied);
        note(on_sent.filter(|_| is_copied));
        let words = shell.words();
        shell.say(&if is_copied {
            words.share_copied_what(words.share_link())
        } else {
            words.share_not_copied()
        });
    });
}
