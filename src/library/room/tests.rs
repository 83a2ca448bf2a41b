//! Tests for the order in which messages are handled, using a room that only records them.

use crate::room::{Loader, Loading, MAX_WAITING, Problem, Room, StoreError, update};

#[derive(Clone, Debug, PartialEq)]
enum Msg {
    /// Reports the data, or the error.
    Loaded(Result<u32, StoreError>),
    /// Opens a link, which needs the data.
    Open(u32),
    /// Shows a page.
    Show(u32),
    /// Sent repeatedly until it arrives.
    Tick(u32),
    /// Starts or ends a task during which links have to wait.
    Busy(bool),
}

/// Room that records the last notice and every message that it handles.
#[derive(Default)]
struct Notebook {
    loader: Loader<Msg>,
    is_busy: bool,
    handled: Vec<Msg>,
    notice: Option<Problem>,
}

impl Room for Notebook {
    type Msg = Msg;
    type Effect = Problem;

    fn loader(&self) -> &Loader<Msg> {
        &self.loader
    }

    fn loader_mut(&mut self) -> &mut Loader<Msg> {
        &mut self.loader
    }

    fn must_wait(&self, msg: &Msg) -> bool {
        match msg {
            Msg::Loaded(_) | Msg::Busy(_) => false,
            Msg::Open(_) => self.is_busy || self.loader.is_reading(),
            Msg::Show(_) | Msg::Tick(_) => self.loader.is_new(),
        }
    }

    fn needs_data(&self, msg: &Msg) -> bool {
        matches!(msg, Msg::Open(_))
    }

    fn is_repeated(&self, msg: &Msg) -> bool {
        matches!(msg, Msg::Tick(_))
    }

    fn handle(&mut self, msg: Msg) -> Vec<Problem> {
        match &msg {
            Msg::Loaded(read) => {
                self.loader.finish(*read);
            }
            Msg::Busy(is_busy) => self.is_busy = *is_busy,
            Msg::Open(_) | Msg::Show(_) | Msg::Tick(_) => {
                self.notice = None;
                self.handled.push(msg);
            }
        }
        Vec::new()
    }

    fn report(&mut self, problem: Problem) -> Vec<Problem> {
        self.notice = Some(problem);
        vec![problem]
    }
}

/// Returns all permutations of the numbers from 0 up to, but not including, `count`.
fn orders(count: u32) -> Vec<Vec<u32>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let insert = |order: Vec<u32>| {
        (0..=order.len()).map(move |at| {
            let mut order = order.clone();
            order.insert(at, count - 1);
            order
        })
    };
    orders(count - 1).into_iter().flat_map(insert).collect()
}

#[test]
fn messages_before_the_data_are_handled_afterwards_in_every_order() {
    let all = [Msg::Open(1), Msg::Show(2), Msg::Open(3), Msg::Tick(4)];
    for order in orders(4) {
        let sent: Vec<Msg> = order.iter().map(|&at| all[at as usize].clone()).collect();
        // The data arrives after `loaded_after` messages.
        for loaded_after in 0..=sent.len() {
            let mut room = Notebook::default();
            for (nth, msg) in sent.iter().enumerate() {
                if nth == loaded_after {
                    update(&mut room, Msg::Loaded(Ok(1)));
                }
                assert_eq!(update(&mut room, msg.clone()), []);
                let handled = if nth < loaded_after { 0 } else { nth + 1 };
                assert_eq!(room.handled.len(), handled);
            }
            update(&mut room, Msg::Loaded(Ok(1)));
            assert_eq!(room.handled, sent);
            assert_eq!(room.loader.loading(), Loading::Ready);
        }
    }
}

#[test]
fn the_first_message_of_a_new_room_waits() {
    let mut room = Notebook {
        loader: Loader::new(Some(Msg::Open(1))),
        ..Notebook::default()
    };
    update(&mut room, Msg::Show(2));
    update(&mut room, Msg::Loaded(Ok(1)));
    assert_eq!(room.handled, [Msg::Open(1), Msg::Show(2)]);
}

#[test]
fn an_unopened_link_is_reported_after_all_later_messages() {
    let why = StoreError::Blocked;
    let mut room = Notebook::default();
    update(&mut room, Msg::Open(1));
    update(&mut room, Msg::Show(2));
    let reported = update(&mut room, Msg::Loaded(Err(why)));
    assert_eq!(reported, [Problem::NotOpened(why)]);
    assert_eq!(room.notice, Some(Problem::NotOpened(why)));
    assert_eq!(room.handled, [Msg::Show(2)]);
    update(&mut room, Msg::Show(3));
    assert_eq!(room.notice, None);
    assert_eq!(update(&mut room, Msg::Open(4)), reported, "and later ones");
}

#[test]
fn a_failure_without_a_waiting_link_is_not_reported() {
    let mut room = Notebook::default();
    update(&mut room, Msg::Show(1));
    assert_eq!(update(&mut room, Msg::Loaded(Err(StoreError::Full))), []);
    assert_eq!(room.loader.loading(), Loading::Failed(StoreError::Full));
}

#[test]
fn only_links_wait_while_the_data_are_reloaded() {
    let mut room = Notebook::default();
    update(&mut room, Msg::Loaded(Ok(1)));
    room.loader.read_again();
    update(&mut room, Msg::Open(1));
    update(&mut room, Msg::Show(2));
    update(&mut room, Msg::Open(3));
    assert_eq!(room.handled, [Msg::Show(2)]);
    update(&mut room, Msg::Loaded(Ok(2)));
    assert_eq!(room.handled, [Msg::Show(2), Msg::Open(1), Msg::Open(3)]);
}

#[test]
fn a_reload_recovers_from_a_failure_and_a_failed_reload_rejects_links() {
    let mut room = Notebook::default();
    update(&mut room, Msg::Loaded(Err(StoreError::Failed)));
    update(&mut room, Msg::Loaded(Ok(1)));
    update(&mut room, Msg::Open(1));
    assert_eq!(room.handled, [Msg::Open(1)]);
    room.loader.read_again();
    update(&mut room, Msg::Open(2));
    let reported = update(&mut room, Msg::Loaded(Err(StoreError::Newer)));
    assert_eq!(reported, [Problem::NotOpened(StoreError::Newer)]);
}

#[test]
fn links_wait_for_the_room_to_finish_its_task() {
    let mut room = Notebook::default();
    update(&mut room, Msg::Loaded(Ok(1)));
    update(&mut room, Msg::Busy(true));
    update(&mut room, Msg::Open(1));
    update(&mut room, Msg::Open(2));
    assert_eq!(room.handled, []);
    update(&mut room, Msg::Busy(false));
    assert_eq!(room.handled, [Msg::Open(1), Msg::Open(2)]);
}

#[test]
fn a_message_beyond_the_limit_is_reported_immediately_and_after_the_others() {
    let mut room = Notebook::default();
    for nth in 0..MAX_WAITING {
        assert_eq!(update(&mut room, Msg::Show(nth as u32)), []);
    }
    assert_eq!(update(&mut room, Msg::Tick(0)), [], "it is sent again");
    let reported = [Problem::TooManyWaiting];
    assert_eq!(update(&mut room, Msg::Open(0)), reported);
    assert_eq!(update(&mut room, Msg::Loaded(Ok(1))), reported);
    assert_eq!(room.handled.len(), MAX_WAITING);
    assert_eq!(room.notice, Some(Problem::TooManyWaiting));
    assert_eq!(update(&mut room, Msg::Show(1)), [], "once");
}

#[test]
fn a_waiting_message_does_not_block_later_messages() {
    let mut room = Notebook::default();
    update(&mut room, Msg::Busy(true));
    update(&mut room, Msg::Open(1));
    update(&mut room, Msg::Show(2));
    update(&mut room, Msg::Open(3));
    update(&mut room, Msg::Loaded(Ok(1)));
    assert_eq!(room.handled, [Msg::Show(2)]);
    update(&mut room, Msg::Busy(false));
    assert_eq!(room.handled, [Msg::Show(2), Msg::Open(1), Msg::Open(3)]);
}
