//! In-order handling of a room's messages. Messages that have to wait are handled later, and no message is dropped
//! without a notice.

use crate::room::{Loader, Loading, Problem};

/// Model of a room with stored data.
pub trait Room {
    /// Message handled by the room.
    type Msg;
    /// Side effect that the room requests from the page.
    type Effect;

    /// Returns the loader for the stored data.
    fn loader(&self) -> &Loader<Self::Msg>;

    /// Returns a mutable reference to the loader for the stored data.
    fn loader_mut(&mut self) -> &mut Loader<Self::Msg>;

    /// Returns `true` if a message has to wait for the stored data or for a task in the room.
    fn must_wait(&self, msg: &Self::Msg) -> bool;

    /// Returns `true` if a message opens an item from the stored data. If the data could not be read, the message is
    /// not handled and the room reports [`Problem::NotOpened`].
    fn needs_data(&self, msg: &Self::Msg) -> bool;

    /// Returns `true` if the sender repeats the message until it arrives, in which case it may be dropped without a
    /// notice.
    fn is_repeated(&self, _msg: &Self::Msg) -> bool {
        false
    }

    /// Handles a message that does not have to wait.
    fn handle(&mut self, msg: Self::Msg) -> Vec<Self::Effect>;

    /// Displays and announces a problem.
    fn report(&mut self, problem: Problem) -> Vec<Self::Effect>;
}

/// Handles a message and all waiting messages that have become ready, in order of arrival, and returns the effects.
/// Problems are reported last, so that no later message clears the notice.
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

/// Returns the index of the first waiting message that is ready; `None` if all of them still have to wait. Any messages
/// before it are waiting for something else.
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
