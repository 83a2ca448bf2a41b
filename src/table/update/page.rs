//! Handlers for browser events that concern the page.

use words::Words;

use super::{clock, common::refuse, release};
use crate::{Effect, Model, PageMsg};

/// Handles a browser event.
pub(super) fn handle(model: &mut Model, msg: PageMsg) -> Vec<Effect> {
    match msg {
        PageMsg::ReducedMotion(wanted) => {
            model.timing.less_motion = wanted;
            Vec::new()
        }
        PageMsg::Hidden => clock::hide(model),
        PageMsg::Shown => clock::show(model),
        PageMsg::Blurred => clock::book(model),
        PageMsg::UpdateReady => release::update_ready(model),
        PageMsg::UpdateAfterGame => release::update_after_game(model),
        PageMsg::UnknownAddress => refuse(model, Words::unknown_address),
    }
}
