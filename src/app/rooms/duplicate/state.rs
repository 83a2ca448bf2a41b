//! The state of the room.

use std::ops::Deref;

use ::duplicate::Model;
use analyst::Ticket;
use leptos::prelude::*;

use crate::rooms::room_state::RoomState;

/// The number of the reviews so far, and the one that is under way.
pub(super) type Job = (u32, Option<Ticket>);

/// The state of the room. Copies are the same room.
#[derive(Clone, Copy)]
pub(super) struct Duplicates {
    room: RoomState<Model>,
    /// The review of a result that is under way.
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
