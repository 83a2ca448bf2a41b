//! Announcements of new notices.

use crate::{Effect, Model, Notice};

/// Notices before a message is handled.
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

/// Returns the announcement of a new notice, unless one of `effects` already announces the same text. A notice that
/// reappears because another was closed has already been announced.
pub(super) fn announced(
    model: &Model,
    before: &NoticesBefore,
    effects: &[Effect],
) -> Option<Effect> {
    let shown = model.notice()?;
    // The handlers announce these notices, which may reappear with every input.
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
    let is_same =
        |effect: &Effect| matches!(effect, Effect::Announce(announced) if *announced == text);
    (!effects.iter().any(is_same)).then_some(Effect::Announce(text))
}
