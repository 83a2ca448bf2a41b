//! Handling of a room's messages in order: those that have to wait are handled later, and none is lost without a notice.

use crate::room::{Loader, Loading, Problem};

/// The model of a room with stored data.
pub trait Room {
    /// Something that happened.
    type Msg;
    /// A task for the page.
    type Effect;

    /// Returns the state of reading the stored data.
    fn loader(&self) -> &Loader<Self::Msg>;

    /// Returns the state of reading the stored data, to change it.
    fn loader_mut(&mut self) -> &mut Loader<Self::Msg>;

    /// Returns whether a message has to wait, for the stored data or for something that the room is doing.
    fn must_wait(&self, msg: &Self::Msg) -> bool;

    /// Returns whether a message opens something that only the stored data have. It is not handled if they could not be
    /// read: the room reports [`Problem::NotOpened`].
    fn needs_data(&self, msg: &Self::Msg) -> bool;

    /// Returns whether the sender repeats a message until it arrives, so that it may be dropped without a notice.
    fn is_repeated(&self, _msg: &Self::Msg) -> bool {
        false
    }

    /// Handles a message that need not wait.
    fn handle(&mut self, msg: Self::Msg) -> Vec<Self::Effect>;

    /// Shows and announces a problem.
    fn report(&mut self, problem: Problem) -> Vec<Self::Effect>;
}

/// Handles a message and those that need not wait any more, in the order in which they came; returns the tasks for the
/// page. Problems are reported last, so that no later message takes their notice away.
pub fn update<R: Room>(room: &mut R, msg: R::Msg) -> Vec<R::Effect> {
    let mut effects = Vec::new();
    let mut problem = None;
    if room.must_wait(&msg) {
        let is_repeated = room.is_repeated(&msg);
        if !room.loader_mut().wait(msg) && !is_repeated {
            room.loader_mut().has_dropped = true;
            problem = Some(Problem::TooManyWaiting);
        }
    } else {
        handle(room, msg, &mut effects, &mut problem);
    }
    while let Some(at) = first_ready(room)
        && let Some(ready) = room.loader_mut().take(at)
    {
        handle(room, ready, &mut effects, &mut problem);
    }
    if room.loader().waiting().is_empty() && std::mem::take(&mut room.loader_mut().has_dropped) {
        problem.get_or_insert(Problem::TooManyWaiting);
    }
    effects.extend(problem.into_iter().flat_map(|problem| room.report(problem)));
    effects
}

/// Returns the index of the first waiting message that need not wait any more. Those before it wait for something else,
/// as they would if this message came now.
fn first_ready<R: Room>(room: &R) -> Option<usize> {
    let mut waiting = room.loader().waiting().iter();
    waiting.position(|msg| !room.must_wait(msg))
}

/// Handles a message, unless it needs data that could not be read.
fn handle<R: Room>(
    room: &mut R,
    msg: R::Msg,
    effects: &mut Vec<R::Effect>,
    problem: &mut Option<Problem>,
) {
    match room.loader().loading() {
        Loading::Failed(why) if room.needs_data(&msg) => *problem = Some(Problem::NotOpened(why)),
        _ => effects.extend(room.handle(msg)),
    }
}
