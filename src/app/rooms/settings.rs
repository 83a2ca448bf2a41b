//! Settings as a page with its own address. At the table, the settings open as a dialog instead.

use leptos::prelude::*;

use super::{Room, Shell, views::head::RoomHead};
use crate::panels::SettingsContent;

part! { later:
    /// Returns the entry point of the page's lazy-loaded chunk.
    pub(super) fn entry() -> Room {
        room
    }
}

fn room(shell: Shell) -> AnyView {
    let title = shell.words().settings();
    shell.entitle(&title);
    view! {
        <main class="room home settings-room">
            <RoomHead shell title/>
            <div class="room-body">
                <div class="settings-page">
                    <SettingsContent store=shell.store()/>
                </div>
            </div>
        </main>
    }
    .into_any()
}
