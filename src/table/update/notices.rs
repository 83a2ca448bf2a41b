//! Announcements of notices that come up.

use crate::{Effect, Model, Notice};

/// Notices before a message.
#[derive(Default)]
pub(super) struct NoticesBefore {
    shown: Option<Notice>,
    all: Vec<Notice>,
}

impl NoticesBefore {
    pub(super) fn of(model: &Model) -> Self {
        Self {
            shown: model.notice().cloned(),
            all: model.notices.clone(),
        }
    }
}

/// Announces the notice that has come up, unless one of `effects` says the same. One that comes to light again because
/// another was closed has been announced.
pub(super) fn announced(
    model: &Model,
    before: &NoticesBefore,
    effects: &[Effect],
) -> Option<Effect> {
    let shown = model.notice()?;
    // Those that are not in the list are announced where they arise, and come to light again with every input.
    let elsewhere = matches!(
        shown,
        Notice::Refused(_) | Notice::UpdateReady | Notice::Elsewhere
    );
    let known = before.shown.as_ref() == Some(shown) || before.all.contains(shown);
    let again = model.notices.len() > before.all.len();
    if elsewhere || (known && !again) {
        return None;
    }
    let text = crate::notice(model)?.text;
    let said = |effect: &Effect| matches!(effect, Effect::Announce(said) if *said == text);
    (!effects.iter().any(said)).then_some(Effect::Announce(text))
}
