//! Tests with two connections and the games played over them.
#![expect(
    clippy::cast_possible_truncation,
    reason = "the simulated games are short"
)]

use std::collections::VecDeque;

use friend::{Act, Game, Invited, Message, Mode, Next, Received, Root, Terms, TimeControl, accept};

use crate::{
    ClockState, Connection, Draft, Effect, Ended, Frame, Input, Kind, Millis, Problem, ShownGame,
    Signal, Stage,
    connection::{CONNECT_TIMEOUT, KEEP_ALIVE_INTERVAL, SILENCE_TIMEOUT},
};

mod audience;
mod clocks;
mod frames;
mod signals;

/// Offer from Chromium 140 with changed values.
const CHROMIUM: &str = "v=0\r\no=- 4611731400430051336 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
a=extmap-allow-mixed\r\na=msid-semantic: WMS\r\nm=application 40632 UDP/DTLS/SCTP webrtc-datachannel\r\n\
c=IN IP4 192.0.2.7\r\n\
a=candidate:1 1 udp 2113937151 0a1b2c3d-4e5f-4061-8293-a4b5c6d7e8f9.local 40632 typ host generation 0 network-cost 999\r\n\
a=candidate:2 1 udp 1677729535 192.0.2.7 40632 typ srflx raddr 0.0.0.0 rport 0 generation 0\r\n\
a=candidate:3 1 tcp 1518280447 192.0.2.7 9 typ host tcptype active generation 0\r\n\
a=candidate:4 1 udp 2113937150 2001:db8::7 40633 typ host\r\n\
a=ice-ufrag:EsAw\r\na=ice-pwd:P2uYro0UCOQ4zxjKXaWCBui1\r\na=ice-options:trickle\r\n\
a=fingerprint:sha-256 0F:74:31:25:CB:A2:13:EC:28:6F:6D:2C:61:FF:5D:C2:BC:B9:DB:3D:98:14:8D:1A:BB:EA:33:0C:A4:60:A8:8E\r\n\
a=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n";

fn offer() -> Signal {
    Signal::from_sdp(CHROMIUM, None).expect("an offer")
}

fn answer(to: &Signal) -> Signal {
    let sdp = CHROMIUM
        .replace("actpass", "active")
        .replace("0F:74", "AA:BB");
    Signal::from_sdp(&sdp, Some(to)).expect("an answer")
}

/// Player with a game and a connection, whose effects are applied as on a page.
struct Side {
    connection: Connection,
    game: Game,
    /// Frames that have been sent but not yet received.
    sent: VecDeque<Vec<u8>>,
    /// The friend's drafts that were shown.
    drafts: Vec<Draft>,
    closed: bool,
}

impl Side {
    fn new(game: Game) -> Self {
        Self {
            connection: Connection::default(),
            game,
            sent: VecDeque::new(),
            drafts: Vec::new(),
            closed: false,
        }
    }

    fn update(&mut self, input: Input, now: Millis) {
        for effect in self.connection.update(input, now) {
            match effect {
                Effect::Send(bytes) => self.sent.push_back(bytes),
                Effect::Deliver(message) => {
                    let received = self.game.receive(&message, now / 1000);
                    assert!(received.is_ok(), "{received:?}");
                    self.report_game(now);
                }
                Effect::Close => self.closed = true,
                Effect::Draft(_, draft) => self.drafts.push(draft),
                Effect::MakeOffer
                | Effect::MakeAnswer(_)
                | Effect::AcceptAnswer(_)
                | Effect::PassOn(_)
                | Effect::Times(_) => {}
            }
        }
    }

    /// Passes the game state to the connection.
    fn report_game(&mut self, now: Millis) {
        let messages = self.game.messages();
        let own = messages.iter().filter(|logged| logged.by == self.game.me());
        let game = ShownGame {
            game: self.game.tag(),
            count: messages.len() as u16,
            own: own.map(|logged| logged.message.clone()).collect(),
            timed: ClockState::of(&self.game),
        };
        self.update(Input::Game(game), now);
    }

    /// Sends the message that the player has to send; returns `false` if there is none.
    fn send_due_message(&mut self, now: Millis) -> bool {
        let act = match self.game.next() {
            Next::Reveal => Act::Reveal,
            Next::Cube { waits: true } => Act::Roll,
            Next::Play { .. } => {
                let view = self.game.view();
                let draft = view.draft().expect("a roll");
                let plays = rules::legal_plays(draft.start(), draft.roll());
                let play = plays.first().map(|legal| legal.play).unwrap_or_default();
                Act::Play { play, waive: false }
            }
            Next::Pass { .. } => Act::Pass,
            _ => return false,
        };
        self.game.send(act, now / 1000).expect("it is due");
        self.report_game(now);
        true
    }

    fn stage(&self) -> &Stage {
        self.connection.stage()
    }
}

/// Starts a strict match and returns both sides.
fn games() -> [Game; 2] {
    timed_games(None)
}

/// Starts a strict match with this clock.
fn timed_games(clock: Option<TimeControl>) -> [Game; 2] {
    let length = rules::MatchLength::new(3).expect("1 to 25");
    let terms = Terms {
        mode: Mode::Strict,
        ..Terms::match_to(length)
    };
    let invited = Invited::new(terms, None, Root([1; 32])).with_clock(clock);
    let black = accept(&invited.message(), None, Root([2; 32]), 0).expect("an invitation");
    let acceptance = black.messages()[1].message.clone();
    [invited.accepted(&acceptance, 0).expect("it accepts"), black]
}

/// Exchanges both links and opens the channel.
fn connect(sides: &mut [Side; 2], now: Millis) {
    let first = offer();
    let [white, black] = sides;
    white.update(Input::Offer, now);
    white.update(Input::Described(Some(first.clone())), now);
    assert_eq!(white.stage(), &Stage::Offered(first.clone()));
    black.update(Input::Open(first.code()), now);
    black.update(Input::Described(Some(answer(&first))), now);
    white.update(Input::Open(answer(&first).code()), now);
    assert_eq!(white.stage(), &Stage::Connecting { since: now });
    for side in sides {
        side.update(Input::Opened, now);
        side.report_game(now);
        assert!(side.connection.is_open());
    }
}

/// Delivers all sent frames to the other side.
fn deliver_all(sides: &mut [Side; 2], now: Millis) {
    while let Some(from) = sides.iter().position(|side| !side.sent.is_empty()) {
        if let Some(bytes) = sides[from].sent.pop_front() {
            sides[1 - from].update(Input::Frame(bytes), now);
        }
    }
}

#[test]
fn a_flood_of_repeated_messages_ends_the_connection() {
    let mut sides = games().map(Side::new);
    connect(&mut sides, 1_000);
    deliver_all(&mut sides, 1_000);
    let message = sides[0].game.messages()[0].message.clone();
    let again = Frame::Message(message).encode();
    // A page that receives no confirmation resends its messages this many times.
    for nth in 0..200 {
        sides[1].update(Input::Frame(again.clone()), 1_000 + nth * 500);
    }
    assert!(sides[1].connection.is_open());
    for _ in 0..100 {
        sides[1].update(Input::Frame(again.clone()), 101_000);
    }
    assert_eq!(sides[1].stage(), &Stage::Ended(Ended::Lost));
}

#[test]
fn a_game_continues_by_link_when_the_channel_breaks() {
    let mut sides = games().map(Side::new);
    connect(&mut sides, 1_000);
    for turn in 0..30 {
        deliver_all(&mut sides, 1_000 + turn);
        let acted = sides
            .iter_mut()
            .any(|side| side.send_due_message(1_000 + turn));
        assert!(acted, "nobody is due");
    }
    deliver_all(&mut sides, 2_000);
    assert_eq!(sides[0].game.session(), sides[1].game.session());
    // A frame in transit when the connection breaks is lost; the game continues by link.
    let by = usize::from(!sides[0].send_due_message(2_000));
    if by == 1 {
        assert!(sides[1].send_due_message(2_000));
    }
    sides[by].sent.clear();
    for side in &mut sides {
        side.update(Input::Closed, 2_000);
        assert_eq!(side.stage(), &Stage::Ended(Ended::Lost));
        assert!(side.closed);
    }
    let link = sides[by].game.link().expect("a link");
    for message in friend::read_link(&link).expect("messages") {
        assert_eq!(
            sides[1 - by].game.receive(&message, 3),
            Ok(Received::Moved(1))
        );
    }
    assert_eq!(sides[0].game.session(), sides[1].game.session());
    // After reconnecting, neither side is missing a message.
    connect(&mut sides, 9_000);
    deliver_all(&mut sides, 9_000);
    assert_eq!(
        sides[0].game.messages().len(),
        sides[1].game.messages().len()
    );
}

#[test]
fn resends_messages_that_were_not_received() {
    let mut sides = games().map(Side::new);
    connect(&mut sides, 0);
    deliver_all(&mut sides, 0);
    let by = usize::from(!sides[0].send_due_message(0));
    if by == 1 {
        assert!(sides[1].send_due_message(0));
    }
    // The frames are lost, as if the other page showed another game.
    sides[by].sent.clear();
    sides[1 - by].update(Input::Tick, KEEP_ALIVE_INTERVAL);
    deliver_all(&mut sides, KEEP_ALIVE_INTERVAL);
    assert_eq!(
        sides[0].game.messages().len(),
        sides[1].game.messages().len()
    );
}

#[test]
fn gives_up_after_twenty_seconds() {
    let mut white = Side::new(games()[0].clone());
    white.update(Input::Offer, 0);
    white.update(Input::Described(Some(offer())), 0);
    // The limit does not include the time that a person takes to send the links.
    white.update(Input::Tick, 1_000_000);
    white.update(Input::Open(answer(&offer()).code()), 1_000_000);
    white.update(Input::Tick, 1_000_000 + CONNECT_TIMEOUT - 1);
    assert!(matches!(white.stage(), Stage::Connecting { .. }));
    white.update(Input::Tick, 1_000_000 + CONNECT_TIMEOUT);
    assert_eq!(white.stage(), &Stage::Ended(Ended::NotFound));
    white.update(Input::Opened, 1_000_000 + CONNECT_TIMEOUT);
    assert!(!white.connection.is_open(), "too late");
}

#[test]
fn keep_alives_maintain_the_connection_and_silence_ends_it() {
    let mut sides = games().map(Side::new);
    connect(&mut sides, 0);
    deliver_all(&mut sides, 0);
    for second in 1..60 {
        let now = second * 1_000;
        for side in &mut sides {
            side.update(Input::Tick, now);
        }
        deliver_all(&mut sides, now);
    }
    assert!(sides.iter().all(|side| side.connection.is_open()));
    let now = 59_000 + SILENCE_TIMEOUT;
    sides[0].update(Input::Tick, now);
    assert_eq!(sides[0].stage(), &Stage::Ended(Ended::Lost));
}

#[test]
fn reports_whether_the_friend_is_moving_checkers() {
    let mut sides = games().map(Side::new);
    connect(&mut sides, 0);
    deliver_all(&mut sides, 0);
    sides[0].update(Input::Moving(true), 0);
    sides[0].update(Input::Moving(true), 0);
    assert_eq!(sides[0].sent.len(), 1);
    deliver_all(&mut sides, 0);
    assert!(sides[1].connection.friend_moves());
    sides[0].update(Input::Moving(false), 0);
    deliver_all(&mut sides, 0);
    assert!(!sides[1].connection.friend_moves());
    sides[0].update(Input::HangUp, 0);
    assert_eq!(sides[0].stage(), &Stage::Ended(Ended::HungUp));
    deliver_all(&mut sides, 0);
    assert_eq!(sides[1].stage(), &Stage::Ended(Ended::Left));
}

#[test]
fn answers_to_other_offers_do_not_change_the_connection() {
    let mut white = Side::new(games()[0].clone());
    white.update(Input::Offer, 0);
    white.update(Input::Described(Some(offer())), 0);
    let mut other = answer(&offer());
    other.kind = Kind::Answer {
        to: [9; 4],
        active: true,
    };
    for code in [other.code(), offer().code()] {
        white.update(Input::Open(code), 0);
        assert_eq!(white.stage(), &Stage::Offered(offer()));
    }
    // A tab without an offer passes the answer on to the tab that made the offer.
    let mut reloaded = Connection::default();
    let code = answer(&offer()).code();
    let effects = reloaded.update(Input::Open(code.clone()), 0);
    assert_eq!(effects, [Effect::PassOn(code)]);
    assert_eq!(reloaded.stage(), &Stage::Ended(Ended::OtherOffer));
    white.update(Input::Open("AQ".to_owned()), 0);
    assert_eq!(white.connection.problem(), Some(Problem::Damaged));
    assert_eq!(white.stage(), &Stage::Offered(offer()));
    white.update(Input::Open(answer(&offer()).code()), 0);
    assert_eq!(white.connection.problem(), None);
}
