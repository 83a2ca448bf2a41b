//! The browser's side of a direct connection: an `RTCPeerConnection` with one data channel.
//!
//! *Why by name and not by `web-sys`*: each `web-sys` method would add a line to the script that everybody loads first.

use std::{cell::RefCell, rc::Rc};

use live::{Signal, StunServer};
use record::{from_code, to_code};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::js_sys::{Array, Function, Object, Promise, Reflect, global};

use crate::browser::timer;

/// Timeout and polling interval for the browser to gather its addresses (ICE candidates), in milliseconds.
const GATHER_MS: u32 = 3_000;
const LOOK_MS: u32 = 50;
/// Delay between the last frames and the closing of the connection, in milliseconds.
const CLOSE_MS: u32 = 250;
/// Interval of the dummy candidates that keep an unopened answer alive, in milliseconds, and their number: ten minutes
/// in all.
const KEEP_MS: u32 = 2_500;
const KEEP_TIMES: u32 = 240;
/// Maximum length of a received text in bytes; longer ones are ignored.
const MAX_TEXT_BYTES: usize = 1_024;

/// Events of the browser's peer connection.
pub(super) enum Event {
    /// The local description is ready; `None` if the browser cannot connect.
    Described(Option<Signal>),
    /// The channel is open.
    Opened,
    /// The channel or the connection is closed.
    Closed,
    /// Bytes from the friend.
    Heard(Vec<u8>),
}

type Hear = Rc<dyn Fn(Event)>;

/// A connection; it sends no more events once it has been closed.
pub(super) struct Peer {
    connection: JsValue,
    channel: Rc<RefCell<Option<JsValue>>>,
    hear: Rc<RefCell<Option<Hear>>>,
}

impl Peer {
    /// Starts an offer, or the answer to `offer`; `None` if the browser has no `RTCPeerConnection`.
    pub(super) fn begin(
        stun: Option<&StunServer>,
        offer: Option<Signal>,
        hear: impl Fn(Event) + 'static,
    ) -> Option<Self> {
        let kind: Function = get(&global(), "RTCPeerConnection")?.dyn_into().ok()?;
        let servers =
            stun.map(|server| Array::of1(&object(&[("urls", &server.to_string().into())])));
        let servers = servers.unwrap_or_default();
        let settings = object(&[("iceServers", &servers)]);
        let connection = Reflect::construct(&kind, &Array::of1(&settings)).ok()?;
        let peer = Self {
            connection,
            channel: Rc::default(),
            hear: Rc::new(RefCell::new(Some(Rc::new(hear)))),
        };
        peer.watch();
        if offer.is_none() {
            peer.use_channel(call(&peer.connection, "createDataChannel", &"game".into())?);
        }
        let (connection, hear) = (peer.connection.clone(), Rc::clone(&peer.hear));
        spawn_local(async move {
            let answers = offer.is_some();
            let signal = describe(&connection, offer).await;
            tell(&hear, Event::Described(signal));
            if answers {
                keep_waiting(&connection).await;
            }
        });
        Some(peer)
    }

    /// Accepts the answer to the offer and starts to connect to the friend's browser.
    pub(super) fn accept_answer(&self, answer: Signal) {
        let (connection, hear) = (self.connection.clone(), Rc::clone(&self.hear));
        spawn_local(async move {
            let taken = description("answer", &answer);
            if done(&connection, "setRemoteDescription", &taken)
                .await
                .is_none()
            {
                return tell(&hear, Event::Closed);
            }
            for line in answer.candidate_lines() {
                add(&connection, &line).await;
            }
        });
    }

    /// Sends bytes. A send error is ignored: the connection is lost then and reports so itself.
    pub(super) fn send(&self, bytes: &[u8]) {
        if let Some(channel) = &*self.channel.borrow() {
            let _sent = call(channel, "send", &to_code(bytes).into());
        }
    }

    /// Closes the connection after a short delay, in which the last frames are sent.
    pub(super) fn close(self) {
        self.hear.take();
        timer::after(CLOSE_MS, move || {
            if let Some(close) = method(&self.connection, "close") {
                let _closed = close.call0(&self.connection);
            }
        });
    }

    /// Subscribes to the state of the connection and to a channel opened by the friend.
    fn watch(&self) {
        let (connection, hear) = (self.connection.clone(), Rc::clone(&self.hear));
        on(&self.connection, "onconnectionstatechange", move |_| {
            let state = text(&connection, "connectionState");
            if matches!(state.as_deref(), Some("failed" | "closed")) {
                tell(&hear, Event::Closed);
            }
        });
        let peer = Self {
            connection: self.connection.clone(),
            channel: Rc::clone(&self.channel),
            hear: Rc::clone(&self.hear),
        };
        on(&self.connection, "ondatachannel", move |event| {
            // Only the first channel is used.
            if peer.channel.borrow().is_none()
                && let Some(channel) = get(&event, "channel")
            {
                peer.use_channel(channel);
            }
        });
    }

    fn use_channel(&self, channel: JsValue) {
        let hear = || Rc::clone(&self.hear);
        let (opened, closed, heard) = (hear(), hear(), hear());
        on(&channel, "onopen", move |_| tell(&opened, Event::Opened));
        on(&channel, "onclose", move |_| tell(&closed, Event::Closed));
        on(&channel, "onmessage", move |event| {
            let text = text(&event, "data").filter(|text| text.len() <= MAX_TEXT_BYTES);
            if let Some(bytes) = text.and_then(|text| from_code(&text).ok()) {
                tell(&heard, Event::Heard(bytes));
            }
        });
        // A channel that comes with the connection may be open already.
        if text(&channel, "readyState").as_deref() == Some("open") {
            let opened = hear();
            timer::after(0, move || tell(&opened, Event::Opened));
        }
        self.channel.replace(Some(channel));
    }
}

fn tell(hear: &RefCell<Option<Hear>>, event: Event) {
    let hear = hear.borrow().clone();
    if let Some(hear) = hear {
        hear(event);
    }
}

/// Returns this side's description (SDP) with its addresses; `None` if the browser fails.
async fn describe(connection: &JsValue, offer: Option<Signal>) -> Option<Signal> {
    let way = match &offer {
        None => "createOffer",
        Some(offer) => {
            let taken = description("offer", offer);
            done(connection, "setRemoteDescription", &taken).await?;
            "createAnswer"
        }
    };
    let made = method(connection, way)?.call0(connection).ok()?;
    let made = JsFuture::from(made.dyn_into::<Promise>().ok()?)
        .await
        .ok()?;
    done(connection, "setLocalDescription", &made).await?;
    let mut waited = 0;
    while waited < GATHER_MS && text(connection, "iceGatheringState")? != "complete" {
        timer::pause(LOOK_MS).await;
        waited += LOOK_MS;
    }
    let own = get(connection, "localDescription")?;
    let signal = Signal::from_sdp(&text(&own, "sdp")?, offer.as_ref())?;
    // The offering browser connects to this one once it has the answer. A search started here would time out before a
    // person has sent the link; but a router admits only addresses that this side has sent to, so the reflexive ones
    // are added now.
    if let Some(offer) = offer {
        let lines = offer.candidates.iter().zip(offer.candidate_lines());
        for (_, line) in lines.filter(|(one, _)| one.reflexive) {
            add(connection, &line).await;
        }
    }
    Some(signal)
}

/// Keeps the browser from giving up before a person has opened the answer, as Firefox does after five seconds without a
/// candidate to try: unassigned addresses (RFC 5737) are added one after the other.
async fn keep_waiting(connection: &JsValue) {
    for nth in 0..KEEP_TIMES {
        let state = text(connection, "iceConnectionState");
        if !matches!(state.as_deref(), Some("new" | "checking")) {
            return;
        }
        let port = 9_000 + nth;
        add(
            connection,
            &format!("candidate:{port} 1 udp {port} 192.0.2.1 {port} typ host"),
        )
        .await;
        timer::pause(KEEP_MS).await;
    }
}

fn description(kind: &str, signal: &Signal) -> JsValue {
    object(&[("type", &kind.into()), ("sdp", &signal.to_sdp().into())])
}

/// Adds an address of the friend's browser; one that the browser rejects is ignored.
async fn add(connection: &JsValue, line: &str) {
    let candidate = object(&[("candidate", &line.into()), ("sdpMid", &"0".into())]);
    let _added = done(connection, "addIceCandidate", &candidate).await;
}

/// Calls a method that returns a promise and awaits it.
async fn done(object: &JsValue, name: &str, with: &JsValue) -> Option<JsValue> {
    let promise: Promise = call(object, name, with)?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()
}

fn call(object: &JsValue, name: &str, with: &JsValue) -> Option<JsValue> {
    method(object, name)?.call1(object, with).ok()
}

fn method(object: &JsValue, name: &str) -> Option<Function> {
    get(object, name)?.dyn_into().ok()
}

fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok()
}

fn text(object: &JsValue, name: &str) -> Option<String> {
    get(object, name)?.as_string()
}

fn object(fields: &[(&str, &JsValue)]) -> JsValue {
    let object: JsValue = Object::new().into();
    for (name, value) in fields {
        // Setting a field of a new object cannot fail.
        let _set = Reflect::set(&object, &(*name).into(), value);
    }
    object
}

/// Sets an event handler property, such as `onopen`.
fn on(object: &JsValue, name: &str, heard: impl FnMut(JsValue) + 'static) {
    let heard = Closure::<dyn FnMut(JsValue)>::new(heard).into_js_value();
    let _set = Reflect::set(object, &name.into(), &heard);
}
