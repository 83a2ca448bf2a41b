//! Browser side of a peer-to-peer connection: an `RTCPeerConnection` with one data channel.

use std::{cell::RefCell, rc::Rc};

use live::{Signal, StunServer};
use record::{from_code, to_code};
use wasm_bindgen::{JsCast, JsValue, closure::Closure, convert::FromWasmAbi};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    MessageEvent, RtcConfiguration, RtcDataChannel, RtcDataChannelEvent, RtcDataChannelState,
    RtcIceCandidateInit, RtcIceConnectionState, RtcIceGatheringState, RtcIceServer,
    RtcPeerConnection, RtcPeerConnectionState, RtcSdpType, RtcSessionDescriptionInit,
    js_sys::{Array, Function, Promise},
};

use crate::browser::timer;

/// Timeout and polling interval, in milliseconds, while the browser gathers its addresses (ICE candidates).
const GATHER_MS: u32 = 3_000;
const LOOK_MS: u32 = 50;
/// Delay between sending the last frames and closing the connection, in milliseconds.
const CLOSE_MS: u32 = 250;
/// Interval in milliseconds between the dummy candidates that keep an unopened answer alive, and the number of
/// candidates; together they cover ten minutes.
const KEEP_MS: u32 = 2_500;
const KEEP_TIMES: u32 = 240;
/// Maximum length of a received text, in bytes; longer texts are ignored.
const MAX_TEXT_BYTES: usize = 1_024;

/// Event of the browser's peer connection.
pub(super) enum Event {
    /// The local description is ready; `None` if the browser cannot connect.
    Described(Option<Signal>),
    /// The channel has opened.
    Opened,
    /// The channel or the connection has closed.
    Closed,
    /// Bytes received from the friend.
    Heard(Vec<u8>),
}

type Hear = Rc<dyn Fn(Event)>;

/// Connection; it reports no more events once closed.
pub(super) struct Peer {
    connection: RtcPeerConnection,
    channel: Rc<RefCell<Option<RtcDataChannel>>>,
    hear: Rc<RefCell<Option<Hear>>>,
}

impl Peer {
    /// Starts an offer, or the answer to `offer`; `None` if the browser does not support `RTCPeerConnection`.
    pub(super) fn begin(
        stun: Option<&StunServer>,
        offer: Option<Signal>,
        hear: impl Fn(Event) + 'static,
    ) -> Option<Self> {
        let settings = RtcConfiguration::new();
        if let Some(stun) = stun {
            let server = RtcIceServer::new();
            server.set_urls_str(&stun.to_string());
            settings.set_ice_servers(&Array::of1(&server));
        }
        let connection = RtcPeerConnection::new_with_configuration(&settings).ok()?;
        let peer = Self {
            connection,
            channel: Rc::default(),
            hear: Rc::new(RefCell::new(Some(Rc::new(hear)))),
        };
        peer.watch();
        if offer.is_none() {
            peer.use_channel(peer.connection.create_data_channel("game"));
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

    /// Accepts the answer to the offer and starts connecting to the friend's browser.
    pub(super) fn accept_answer(&self, answer: Signal) {
        let (connection, hear) = (self.connection.clone(), Rc::clone(&self.hear));
        spawn_local(async move {
            let setting =
                connection.set_remote_description(&description(RtcSdpType::Answer, &answer));
            if await_promise(setting).await.is_none() {
                return tell(&hear, Event::Closed);
            }
            for line in answer.candidate_lines() {
                add(&connection, &line).await;
            }
        });
    }

    /// Sends bytes. Send errors are ignored, because a lost connection reports its own closure.
    pub(super) fn send(&self, bytes: &[u8]) {
        if let Some(channel) = &*self.channel.borrow() {
            let _sent = channel.send_with_str(&to_code(bytes));
        }
    }

    /// Closes the connection after a short delay that lets the last frames be sent.
    pub(super) fn close(self) {
        self.hear.take();
        timer::after(CLOSE_MS, move || self.connection.close());
    }

    /// Subscribes to the connection state and to a channel opened by the friend.
    fn watch(&self) {
        let (connection, hear) = (self.connection.clone(), Rc::clone(&self.hear));
        let changed = listener(move |_: JsValue| {
            let state = connection.connection_state();
            if let RtcPeerConnectionState::Failed | RtcPeerConnectionState::Closed = state {
                tell(&hear, Event::Closed);
            }
        });
        self.connection.set_onconnectionstatechange(Some(&changed));
        let peer = Self {
            connection: self.connection.clone(),
            channel: Rc::clone(&self.channel),
            hear: Rc::clone(&self.hear),
        };
        let opened = listener(move |event: RtcDataChannelEvent| {
            // Only the first channel is used.
            if peer.channel.borrow().is_none() {
                peer.use_channel(event.channel());
            }
        });
        self.connection.set_ondatachannel(Some(&opened));
    }

    fn use_channel(&self, channel: RtcDataChannel) {
        let tells = |event: fn() -> Event| {
            let hear = Rc::clone(&self.hear);
            move || tell(&hear, event())
        };
        let (opened, closed) = (tells(|| Event::Opened), tells(|| Event::Closed));
        channel.set_onopen(Some(&listener(move |_: JsValue| opened())));
        channel.set_onclose(Some(&listener(move |_: JsValue| closed())));
        let hear = Rc::clone(&self.hear);
        let on_message = listener(move |event: MessageEvent| {
            let text = event.data().as_string();
            let text = text.filter(|text| text.len() <= MAX_TEXT_BYTES);
            if let Some(bytes) = text.and_then(|text| from_code(&text).ok()) {
                tell(&hear, Event::Heard(bytes));
            }
        });
        channel.set_onmessage(Some(&on_message));
        // A channel that arrives with the connection may already be open.
        if channel.ready_state() == RtcDataChannelState::Open {
            timer::after(0, tells(|| Event::Opened));
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

/// Returns this side's description (SDP) with its addresses; `None` if the browser fails to create it.
async fn describe(connection: &RtcPeerConnection, offer: Option<Signal>) -> Option<Signal> {
    let local = match &offer {
        None => connection.create_offer(),
        Some(offer) => {
            let remote = description(RtcSdpType::Offer, offer);
            await_promise(connection.set_remote_description(&remote)).await?;
            connection.create_answer()
        }
    };
    let local: RtcSessionDescriptionInit = await_promise(local).await?.unchecked_into();
    await_promise(connection.set_local_description(&local)).await?;
    let mut waited = 0;
    while waited < GATHER_MS && connection.ice_gathering_state() != RtcIceGatheringState::Complete {
        timer::pause(LOOK_MS).await;
        waited += LOOK_MS;
    }
    let signal = Signal::from_sdp(&connection.local_description()?.sdp(), offer.as_ref())?;
    // The offering browser connects to this browser once it has received the answer. A search started now would time
    // out before a person has sent the link. However, a router admits traffic only from addresses to which this side
    // has already sent, so the reflexive addresses are added now.
    if let Some(offer) = offer {
        let lines = offer.candidates.iter().zip(offer.candidate_lines());
        for (_, line) in lines.filter(|(one, _)| one.reflexive) {
            add(connection, &line).await;
        }
    }
    Some(signal)
}

/// Keeps the browser from giving up before a person has opened the answer, by adding candidates with a documentation
/// address (RFC 5737) one after another: Firefox, for example, gives up after five seconds without a candidate to try.
async fn keep_waiting(connection: &RtcPeerConnection) {
    for nth in 0..KEEP_TIMES {
        let state = connection.ice_connection_state();
        if !matches!(
            state,
            RtcIceConnectionState::New | RtcIceConnectionState::Checking
        ) {
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

fn description(kind: RtcSdpType, signal: &Signal) -> RtcSessionDescriptionInit {
    let description = RtcSessionDescriptionInit::new(kind);
    description.set_sdp(&signal.to_sdp());
    description
}

/// Adds an address of the friend's browser, ignoring it if the browser rejects it.
async fn add(connection: &RtcPeerConnection, line: &str) {
    let candidate = RtcIceCandidateInit::new(line);
    candidate.set_sdp_mid(Some("0"));
    let adding = connection.add_ice_candidate_with_opt_rtc_ice_candidate_init(Some(&candidate));
    let _added = await_promise(adding).await;
}

/// Awaits a promise; `None` if it is rejected.
async fn await_promise(promise: Promise) -> Option<JsValue> {
    JsFuture::from(promise).await.ok()
}

/// Returns a listener that lives as long as the browser needs it.
fn listener<E: FromWasmAbi + 'static>(handler: impl FnMut(E) + 'static) -> Function {
    let handler = Closure::<dyn FnMut(E)>::new(handler).into_js_value();
    handler.unchecked_into()
}
