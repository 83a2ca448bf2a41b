//! State of the duplicate room.

use std::ops::Deref;

use ::duplicate::Model;
use analyst::Ticket;
use leptos::prelude::*;

use crate::rooms::room_state::RoomState;

/// Number of analyses started so far, and the ticket of the running analysis.
pub(super) type Job = (u32, Option<Ticket>);

/// State of the duplicate room. Copies refer to the same state.
#[derive(Clone, Copy)]
pub(super) struct Duplicates {
    room: RoomState<Model>,
    /// Running analysis of a result, if any.
    pub(super) job: StoredValue<Job>,
}

impl Duplicates {
    pub(super) const fn new(room: RoomState<Model>, job: StoredValue<Job>) -> Self {
        Self { room, job }
    }
}

impl Deref for Duplicates {
    type Target = RoomState<Model>;

    fn deref(&self) -> &RoomState<Model> {
        &self.room
    }
}
