//! Client for a long-running worker that answers requests one at a time.

use std::{
    cell::{Cell, RefCell},
    collections::VecDeque,
    rc::Rc,
};

use futures_channel::oneshot;
use serde::{Serialize, de::DeserializeOwned};
use web_sys::js_sys::Uint8Array;

use crate::channel::{Channel, Event};

/// Reply, together with its binary blocks.
type Answer<R> = (R, Vec<Vec<u8>>);

/// Senders for the pending replies, oldest request first.
type Pending<R> = Rc<RefCell<VecDeque<oneshot::Sender<Answer<R>>>>>;

/// Handle to a running worker, which is stopped when the handle is dropped.
#[derive(Debug)]
pub struct Client<Q, R> {
    channel: Channel<Q, R>,
    pending: Pending<R>,
}

/// Error returned for a worker that could not be loaded, or that crashed or was stopped.
#[derive(Clone, Copy, Debug)]
pub struct Stopped;

impl<Q: Serialize, R: DeserializeOwned + 'static> Client<Q, R> {
    /// Starts a worker with the script at this URL and waits until it is ready.
    ///
    /// # Errors
    /// Returns [`Stopped`] if the worker cannot be loaded.
    pub async fn start(script: &str) -> Result<Self, Stopped> {
        let pending = Pending::default();
        let (ready, is_ready) = oneshot::channel();
        let (ready, waiting) = (Rc::new(Cell::new(Some(ready))), Rc::clone(&pending));
        let on_event = move |event: Event<R>| match event {
            Event::Ready(_) => {
                let _left = ready.take().map(|ready| ready.send(()));
            }
            Event::Reply(reply, blocks) => {
                let oldest = waiting.borrow_mut().pop_front();
                let _left = oldest.map(|oldest| oldest.send((reply, blocks)));
            }
            Event::Crashed => {
                ready.take();
                waiting.take();
            }
        };
        let channel = Channel::start(script, on_event).ok_or(Stopped)?;
        is_ready.await.map_err(|_| Stopped)?;
        Ok(Self { channel, pending })
    }

    /// Sends a request with its binary blocks, and returns the reply with its own blocks.
    ///
    /// # Errors
    /// Returns [`Stopped`] if the worker crashes or is stopped before it replies.
    pub async fn ask(&self, request: &Q, blocks: &[Uint8Array]) -> Result<Answer<R>, Stopped> {
        let (sender, reply) = oneshot::channel();
        self.pending.borrow_mut().push_back(sender);
        self.channel.post(request, blocks);
        reply.await.map_err(|_| Stopped)
    }
}

impl<Q, R> Client<Q, R> {
    /// Stops the worker immediately. All pending requests fail.
    pub fn stop(&self) {
        self.channel.terminate();
        self.pending.take();
    }
}
