//! Message loop of the worker: after each task, pending messages are read before the next task starts.

/// Workers only run in a browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}

#[cfg(target_arch = "wasm32")]
fn main() {
    browser::start();
}

#[cfg(target_arch = "wasm32")]
mod browser {
    use std::cell::RefCell;
    use std::rc::Rc;

    use analyst::FromWorker;
    use wasm_bindgen::prelude::*;
    use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};
    use worker::TaskQueue;

    /// Starts to listen and reports that the worker is ready.
    pub(crate) fn start() {
        let scope: DedicatedWorkerGlobalScope = js_global();
        let queue = Rc::new(RefCell::new(TaskQueue::default()));
        let work = work_on(scope.clone(), Rc::clone(&queue));
        let posting = scope.clone();
        let receive = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            // A message that is not text is rejected, as is any other message that cannot be decoded.
            let text = event.data().as_string().unwrap_or_default();
            post(&posting, queue.borrow_mut().receive(&text));
            // A timer of 0 ms runs after all messages that have already been sent.
            let timer = posting.set_timeout_with_callback(work.as_ref().unchecked_ref());
            if timer.is_err() {
                post(&posting, queue.borrow_mut().work());
            }
        });
        scope.set_onmessage(Some(receive.as_ref().unchecked_ref()));
        // The closure is never dropped, because the worker listens until it is terminated.
        receive.forget();
        post(&scope, Some(TaskQueue::ready()));
    }

    fn work_on(
        scope: DedicatedWorkerGlobalScope,
        queue: Rc<RefCell<TaskQueue>>,
    ) -> Closure<dyn FnMut()> {
        Closure::new(move || {
            let reply = queue.borrow_mut().work();
            post(&scope, reply);
        })
    }

    fn post(scope: &DedicatedWorkerGlobalScope, reply: Option<FromWorker>) {
        let Some(reply) = reply else { return };
        // Posting text fails only while the worker is being closed, when there is no listener.
        let _closed = scope.post_message(&JsValue::from_str(&reply.encode()));
    }

    /// Returns the global scope of this worker.
    fn js_global() -> DedicatedWorkerGlobalScope {
        web_sys::js_sys::global().unchecked_into()
    }
}
