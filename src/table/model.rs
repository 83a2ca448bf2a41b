//! The whole truth of the page as plain data; everything drawn or spoken is derived from it.

use dice::{DiceStream, Seed};
use record::{DiceBook, LoadError, Saved, Seat};
use rules::{
    Action, ByPlayer, Die, Event, Origin, Phase, Player, Refusal, Roll, Ruleset, Session, Step,
};
use words::Words;

use crate::{
    ClockChoice, Form, Settings, Stacks, View,
    clock::{self, Watch},
    luck::Judged,
    stored::Importing,
};

/// What lies over the table and has to be answered or closed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Dialog {
    /// Nothing.
    #[default]
    None,
    /// A new game is being chosen.
    NewGame(Form),
    /// How to resign.
    Resign,
    /// The settings.
    Settings,
    /// A clock for the rest of the match is being chosen.
    Clock(ClockChoice),
    /// Whether to double.
    Double,
    /// Whether to give the game up rather than to take.
    Drop,
    /// The small menu of the phone.
    Menu,
    /// A play is being typed, and why the last text was none.
    Type(Option<String>),
    /// The rules in plain words.
    Help,
    /// The list of the keys.
    Keys,
    /// The position in words.
    Position,
    /// Fair dice: how they can be checked, and what came of them.
    Dice,
}

/// A strip with one sentence that the player can close.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The stored game could not be read, and why; it was kept aside.
    Unreadable(LoadError),
    /// The end of the stored game is missing; it goes on from what is left, of which a copy was kept aside.
    EndMissing,
    /// It could not be read, but there is no room to keep it aside: it stays where it is, and nothing is stored over it.
    NoRoom(LoadError),
    /// The browser does not store anything.
    NotStored,
    /// The computer player does not answer.
    EngineFailed,
    /// The computer player has lost its nets and plays by hand-written rules.
    NetsDamaged,
    /// Why the last input was refused.
    Refused(String),
    /// A new release of the game has been fetched.
    UpdateReady,
    /// Stored settings or counted dice could not be read; they were kept aside.
    OthersUnreadable,
    /// Another page of this browser plays the game.
    Elsewhere,
    /// Why nothing was taken from a file.
    ImportFailed(LoadError),
    /// Nothing was taken from a file, because what is here could not be kept aside.
    ImportNoRoom,
    /// A file has been read.
    Imported,
    /// A game that nothing led to any more was found and kept aside.
    GameKept,
    /// The chosen game was not begun: there is no room to keep the one on the table aside.
    StartNoRoom(Box<Form>),
}

/// What happens by itself after a while, unless something else happens first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// This action, for the player on roll.
    Do(Action),
    /// The next step of a person's play that has no alternative.
    ForcedStep,
    /// The next checker that a person bears off in a race.
    BearOff,
    /// The next step of the computer's play.
    ComputerStep,
}

/// A wait that is under way; an older one that comes to its end is told by its number and dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// Its number.
    pub token: u32,
    /// What follows.
    pub then: Pending,
}

/// How storing the game goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Storing {
    /// As far as is known it works.
    Works,
    /// The browser refuses; the player has been told, and once is enough.
    Refused,
    /// Nothing is stored: it would overwrite a text that could be neither read, and why, nor kept aside.
    Held(LoadError),
}

/// A new release of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Release {
    /// None is known of.
    Current,
    /// It has been fetched and waits for the player's word.
    Ready,
    /// It comes with the next game.
    Agreed,
}

/// The page's state. [`crate::update`] alone changes it.
#[derive(Clone, Debug, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, and all of them go together"
)]
pub struct Model {
    /// The session with its seats and seeds.
    pub(crate) saved: Saved,
    /// The dice of the game that is being played.
    pub(crate) dice: DiceStream,
    /// The dice of all finished games, counted.
    pub(crate) book: DiceBook,
    /// The seed for the next game, so that it can begin at once.
    pub(crate) spare: Option<Seed>,
    /// Which checker stands where.
    pub(crate) stacks: Stacks,
    /// The checker that has been lifted, in the numbering of the player on roll.
    pub(crate) lifted: Option<Origin>,
    /// The first of two dice that are being entered by hand.
    pub(crate) first_die: Option<Die>,
    /// Whether the computer has decided to roll and waits for its dice to be entered.
    pub(crate) computer_rolls: bool,
    /// In which language everything is said.
    pub(crate) words: Words,
    pub(crate) settings: Settings,
    pub(crate) dialog: Dialog,
    /// What has to be closed by hand, the oldest first.
    pub(crate) notices: Vec<Notice>,
    /// Why the last input was refused.
    pub(crate) refused: Option<Notice>,
    pub(crate) wait: Option<Wait>,
    pub(crate) tokens: u32,
    /// What the computer still has to show of its play.
    pub(crate) computer_steps: Vec<Step>,
    /// The request that the engine is thinking about.
    pub(crate) asked: Option<protocol::Request>,
    /// Counts requests, so that an answer to an old one is told apart.
    pub(crate) jobs: u32,
    /// Whether the engine has failed to answer and waits to be asked again.
    pub(crate) engine_failed: bool,
    /// The rolls of this game, as far as the engine has said how lucky they were.
    pub(crate) judged: Judged,
    /// Whether the player has been told that the engine has no nets.
    pub(crate) plays_plainly: bool,
    /// How storing the game goes.
    pub(crate) storing: Storing,
    /// Whether another page of this browser plays, and this one only shows it.
    pub(crate) elsewhere: bool,
    /// Settings of another page that this one cannot read: they are put aside before others are stored over them.
    pub(crate) unread: Option<String>,
    /// What has been read from a file and waits for its place.
    pub(crate) importing: Option<Box<Importing>>,
    /// The game that was chosen and waits for its place.
    pub(crate) starting: Option<Box<Form>>,
    /// Whether a new release waits.
    pub(crate) release: Release,
    /// What time it is, and what of it is not booked yet.
    pub(crate) watch: Watch,
}

impl Model {
    /// A new session at its opening throw.
    pub(crate) fn new(
        ruleset: Ruleset,
        seats: ByPlayer<Seat>,
        seed: Seed,
        settings: Settings,
        words: Words,
    ) -> Self {
        Self::with(
            Saved {
                session: Session::new(ruleset),
                seats,
                seeds: vec![seed],
                replayed: false,
            },
            DiceStream::new(seed),
            settings,
            words,
        )
    }

    /// A session read back.
    pub(crate) fn resumed(saved: Saved, settings: Settings, words: Words) -> Option<Self> {
        let dice = saved.dice()?;
        Some(Self::with(saved, dice, settings, words))
    }

    fn with(saved: Saved, dice: DiceStream, settings: Settings, words: Words) -> Self {
        let stacks = Stacks::new(&saved.session.board_of(Player::White));
        Self {
            saved,
            dice,
            book: DiceBook::default(),
            spare: None,
            stacks,
            lifted: None,
            first_die: None,
            computer_rolls: false,
            words,
            settings,
            dialog: Dialog::None,
            notices: Vec::new(),
            refused: None,
            wait: None,
            tokens: 0,
            computer_steps: Vec::new(),
            asked: None,
            jobs: 0,
            engine_failed: false,
            judged: Judged::default(),
            plays_plainly: false,
            storing: Storing::Works,
            elsewhere: false,
            unread: None,
            importing: None,
            starting: None,
            release: Release::Current,
            watch: Watch::default(),
        }
    }

    /// The session that is being played.
    pub const fn session(&self) -> &Session {
        &self.saved.session
    }

    /// Who plays which side.
    pub const fn seats(&self) -> &ByPlayer<Seat> {
        &self.saved.seats
    }

    /// The texts of the language in which everything is said.
    pub const fn words(&self) -> &Words {
        &self.words
    }

    /// The settings.
    pub const fn settings(&self) -> Settings {
        self.settings
    }

    /// What lies over the table.
    pub const fn dialog(&self) -> &Dialog {
        &self.dialog
    }

    /// The strip with a sentence. A computer player that does not answer comes first, since only there can it be
    /// asked again; a new release comes last, and never where a restart would lose the game.
    pub fn notice(&self) -> Option<&Notice> {
        if self.elsewhere {
            let unread = |notice: &&Notice| **notice == Notice::OthersUnreadable;
            return self
                .notices
                .first()
                .filter(unread)
                .or(Some(&Notice::Elsewhere));
        }
        if self.engine_failed {
            return Some(&Notice::EngineFailed);
        }
        let offered = self.release == Release::Ready && self.storing == Storing::Works;
        let update = offered.then_some(&Notice::UpdateReady);
        self.notices.first().or(self.refused.as_ref()).or(update)
    }

    /// Whether the computer is thinking.
    pub const fn is_thinking(&self) -> bool {
        self.asked.is_some()
    }

    /// Whether the computer plays this side.
    pub fn is_computer(&self, player: Player) -> bool {
        matches!(self.saved.seats[player], Seat::Computer(_))
    }

    /// The person's side against the computer; nobody's alone when two people play.
    pub fn person(&self) -> Option<Player> {
        let person =
            |player: &Player| self.is_computer(player.opponent()) && !self.is_computer(*player);
        Player::BOTH.into_iter().find(person)
    }

    /// Whether the decision is a person's, so that input counts.
    pub fn person_decides(&self) -> bool {
        let decides = self.session().decides();
        let person = decides.is_some_and(|player| !self.is_computer(player))
            || *self.session().phase() == Phase::Opening;
        person && !self.elsewhere
    }

    /// Whose turn it is, also while a resignation in it waits for its answer.
    pub(crate) fn on_turn(&self) -> Option<Player> {
        match self.session().phase() {
            Phase::ResignationOffered { resume, .. } => resume.decides(),
            phase => phase.decides(),
        }
    }

    /// Whose home board is at the bottom.
    pub fn bottom(&self) -> Player {
        let by_setting = if self.settings.black_at_bottom {
            Player::Black
        } else {
            Player::White
        };
        self.person().unwrap_or(by_setting)
    }

    /// How the board is looked at on a screen that wants it turned or not.
    pub fn view(&self, turned: bool) -> View {
        View {
            turned,
            home_left: self.settings.home_left,
            bottom: self.bottom(),
        }
    }

    /// Does `action` in the session with the dice of this game, and books the time until then.
    pub(crate) fn apply(&mut self, action: Action) -> Result<Event, Refusal> {
        self.session().allows(action)?;
        clock::book(self);
        let event = self.saved.session.apply(action, &mut self.dice)?;
        self.stacks
            .arrange(&self.saved.session.board_of(Player::White));
        Ok(event)
    }

    /// What both players threw for the start, if that was a tie and they have to throw again (R12).
    pub fn tie(&self) -> Option<Die> {
        let session = self.session();
        let clock = |logged: &&rules::Logged| !matches!(logged.action, Action::StartClock(_));
        match (session.phase(), session.log().iter().rev().find(clock)?) {
            (Phase::Opening, thrown) => match thrown.action {
                Action::ThrowOpening => thrown.dice.first().copied(),
                Action::EnterOpening(dice) => Some(dice.white),
                _ => None,
            },
            _ => None,
        }
    }

    /// Why the player on roll loses his turn, while that is being shown.
    pub fn passing(&self) -> Option<Passing> {
        let session = self.session();
        match session.phase() {
            Phase::ToRoll(_) if session.must_pass() => Some(Passing::ClosedOut),
            Phase::Moving(_, draft) if !draft.has_moves() => Some(Passing::NoMove(draft.roll())),
            _ => None,
        }
    }
}

/// Why a turn is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passing {
    /// This roll cannot be played (R31).
    NoMove(Roll),
    /// No roll could (R42).
    ClosedOut,
}
