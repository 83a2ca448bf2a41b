//! Tests in which two rooms exchange links, and tests of the room's texts.

use ::terms::Change;
use friend::{Act, Message, Next, Root, Starter, Turn, print_link, read_link};
use library::room::{Loading, MAX_WAITING, Problem, StoreError};
use rules::{MatchLength, Player, legal_plays};
use words::Words;

use crate::{
    Due, Effect, Live, Model, Msg, Notice, Page, Playing, Preferences, Press, board_picture,
    buttons, cards, heading, may_export, next, notice, scene, seat, shown_invitation, terms, tip,
    update, versions,
};

mod backups;
mod connected;
mod direct;
mod games;
mod invitations;
mod links;
mod made_up;
mod releases;
mod transfers;
mod waiting;

const NOW: u64 = 1_700_000_000_000;

/// Room with its storage, which applies effects as a page does.
struct Device {
    model: Model,
    stored: Vec<(String, String)>,
    effects: Vec<Effect>,
    now: u64,
}

impl Device {
    fn new() -> Self {
        Self::with(Vec::new(), None)
    }

    fn with(stored: Vec<(String, String)>, first: Option<Msg>) -> Self {
        let mut device = Self {
            model: Model::new(Words::english(), Preferences::default(), first),
            stored,
            effects: Vec::new(),
            now: NOW,
        };
        device.load();
        device
    }

    fn load(&mut self) {
        let msg = Msg::Loaded(Ok(self.stored.clone()), self.now);
        self.send(msg);
    }

    /// Closes the page and opens it again.
    fn reload(&mut self) {
        let key = self.playing().key().clone();
        *self = Self::with(std::mem::take(&mut self.stored), Some(Msg::Open(key)));
    }

    fn send(&mut self, msg: Msg) {
        for effect in update(&mut self.model, msg) {
            self.effects.push(effect.clone());
            match effect {
                Effect::Store { key, before, line } => {
                    let there = self.stored.iter().find(|(at, _)| at == key.as_str());
                    let same = there.map(|(_, line)| line) == before.as_ref();
                    if same {
                        self.stored.retain(|(at, _)| at != key.as_str());
                        self.stored.push((key.as_str().to_owned(), line));
                    }
                    self.send(Msg::Stored(key, Ok(same)));
                }
                Effect::Remove { key, before } => {
                    let is_it = |(at, _): &&(String, String)| at == key.as_str();
                    let same = self.stored.iter().find(is_it);
                    let same = same.is_none_or(|(_, line)| *line == before);
                    if same {
                        self.stored.retain(|(at, _)| at != key.as_str());
                    }
                    self.send(Msg::Removed(Ok(same)));
                }
                Effect::Load => self.load(),
                Effect::Later(_, msg) => self.send(*msg),
                _ => {}
            }
        }
    }

    fn playing(&self) -> &Playing {
        self.model.playing().expect("a game is shown")
    }

    fn link(&self) -> String {
        self.playing().link().expect("a link is to be sent")
    }

    fn link_if_waiting(&self) -> Option<String> {
        matches!(self.playing().next(), Some(Next::Wait)).then(|| self.link())
    }

    fn open_link(&mut self, link: &str) {
        self.now += 1_000;
        self.send(Msg::OpenLink(link.to_owned(), self.now));
    }

    fn press(&mut self, press: Press) {
        self.now += 1_000;
        self.send(Msg::Press(press, self.now));
    }

    /// Exports the game on display and returns the text of the file.
    fn export(&mut self) -> String {
        self.now += 1_000;
        self.effects.clear();
        self.send(Msg::Export(self.now));
        let mut files = self.effects.iter().filter_map(|effect| match effect {
            Effect::SaveFile(text) => Some(text.clone()),
            _ => None,
        });
        files.next().expect("a file")
    }

    fn status(&self) -> String {
        next(&self.model, self.playing())
    }

    fn notice_text(&self) -> String {
        let shown = self.model.notice().expect("a notice");
        notice(&self.model, shown)
    }

    /// Makes the first legal play on the board, if any, without sending it.
    fn prepare(&mut self) {
        let view = self.playing().game().expect("a game").view();
        let draft = view.draft().expect("a roll");
        let plays = legal_plays(draft.start(), draft.roll());
        for step in plays
            .first()
            .into_iter()
            .flat_map(|first| first.play.steps())
        {
            let place = board::Place::of(self.playing().me(), step.from.number());
            self.send(Msg::Input(board::Input::MoveBy(place, step.die), NOW));
        }
    }

    /// Makes the first legal play on the board and sends it.
    fn play(&mut self) {
        self.prepare();
        self.press(Press::Send);
    }
}

fn root(number: u8) -> Root {
    Root([number; 32])
}

/// Returns a device on which White has created an invitation with these options.
fn invited(choices: Vec<Change>) -> Device {
    let mut white = Device::new();
    white.send(Msg::ShowForm);
    for choice in choices {
        white.send(Msg::Change(choice));
    }
    white.send(Msg::Invite(root(1), NOW));
    white
}

/// Returns the options of Ann's invitation to a match.
fn form(points: u8) -> Vec<Change> {
    vec![
        Change::Name(Player::White, "Ann".to_owned()),
        Change::Length(MatchLength::new(points)),
    ]
}

/// Returns White's and Black's devices in an accepted match; White has opened the acceptance.
fn begun(form: Vec<Change>) -> [Device; 2] {
    let mut white = invited(form);
    let mut black = Device::new();
    black.open_link(&white.link());
    black.send(Msg::Name("Βασίλης".to_owned()));
    black.send(Msg::Accept(root(2), NOW));
    white.open_link(&black.link());
    [white, black]
}

/// Returns the index of the device whose player's turn it is.
fn due(devices: &[Device; 2]) -> usize {
    let mine = |device: &Device| !matches!(device.playing().next(), Some(Next::Wait));
    usize::from(!mine(&devices[0]))
}

/// Opens this device's link on the other device.
fn pass_on(devices: &mut [Device; 2], from: usize) {
    let link = devices[from].link();
    devices[1 - from].open_link(&link);
}

/// Plays until a player may double; returns the index of that player's device.
fn until_cube(devices: &mut [Device; 2]) -> usize {
    for _ in 0..40 {
        let at = due(devices);
        match devices[at].playing().next() {
            Some(Next::Cube { .. }) => return at,
            Some(Next::Play { .. }) => devices[at].play(),
            other => panic!("{other:?}"),
        }
        pass_on(devices, at);
    }
    panic!("nobody could double");
}

/// Returns a match to 5 points in which the starting player has the opening roll.
fn opened() -> [Device; 2] {
    let mut devices = begun(form(5));
    if matches!(devices[0].playing().next(), Some(Next::Wait)) {
        pass_on(&mut devices, 0);
    }
    devices
}
