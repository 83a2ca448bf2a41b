//! The whole truth of the page as plain data; everything drawn or spoken is derived from it.

mod coach;
mod dialog;
mod lesson;
mod look_back;
mod lost_turn;
mod luck;
mod notices;
mod stopwatch;
mod timing;

pub use self::dialog::Dialog;
pub(crate) use self::{
    coach::{Coach, EngineFailed, ShownAdvice, ToJudge},
    lost_turn::LastAnswer,
    luck::{JudgedRolls, OwedLuck, Rolled},
    stopwatch::Stopwatch,
    timing::{Pending, Timing, Wait},
};

use board::{Hand, PastPlay, View};
use dice::{DiceStream, Seed};
use record::{DiceBook, GameSeed, LoadError, PlayerName, Saved, Seat, SeenDice};
use rules::{Action, ByPlayer, Die, Event, Phase, Player, Refusal, Ruleset, Session, Step};
use words::Words;

use crate::{Notice, Settings};

/// How storing the game goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum StorageState {
    /// As far as is known it works.
    Works,
    /// The browser refuses; the player has been told, and once is enough.
    Refused,
    /// Nothing is stored: it would overwrite a text that could be neither read, and why, nor set aside.
    Held(LoadError),
}

/// A new release of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Release {
    /// None is known of.
    Current,
    /// It has been fetched and is offered.
    Ready,
    /// The player has put the offer away; the settings still have it.
    PutAway,
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
    /// The dice that were seen in this browser, and what was promised after them.
    pub(crate) seen: SeenDice,
    /// The seed for the next game, so that it can begin at once.
    pub(crate) spare: Option<Seed>,
    /// The checkers on the board, and the hand that moves them.
    pub(crate) hand: Hand,
    /// The earlier play that is looked at, if one is.
    pub(crate) past: Option<PastPlay>,
    /// The first of two dice that are being entered by hand.
    pub(crate) first_die: Option<Die>,
    /// Whether the computer has decided to roll and waits for its dice to be entered.
    pub(crate) computer_rolls: bool,
    /// In which language everything is said.
    pub(crate) words: Words,
    pub(crate) settings: Settings,
    pub(crate) dialog: Dialog,
    /// What has to be closed by hand, the newest last.
    pub(crate) notices: Vec<Notice>,
    /// Whether the player has closed the notice of a state that lasts: no answer of the engine, or another tab plays.
    pub(crate) put_away: bool,
    /// Why the last input was refused, or what else is told until the next one.
    pub(crate) refused: Option<Notice>,
    /// Counts refusals, so that each is shown anew, one with the same words too.
    pub(crate) refusals: u32,
    pub(crate) wait: Option<Wait>,
    pub(crate) tokens: u32,
    /// What the computer still has to show of its play.
    pub(crate) computer_steps: Vec<Step>,
    /// The request that the engine is thinking about.
    pub(crate) asked: Option<analyst::Request>,
    /// Counts requests, so that an answer to an old one is told apart.
    pub(crate) jobs: u32,
    /// Whether the engine has failed to answer and waits to be asked again.
    pub(crate) engine_failed: bool,
    /// The rolls of this game, as far as the engine has said how lucky they were.
    pub(crate) judged: JudgedRolls,
    /// Whether the player has been told that the engine has no nets.
    pub(crate) plays_plainly: bool,
    /// How storing the game goes.
    pub(crate) storing: StorageState,
    /// Whether another page of this browser plays, and this one only shows it.
    pub(crate) elsewhere: bool,
    /// Settings of another page that this one cannot read: they are set aside before others are stored over them.
    pub(crate) unread: Option<String>,
    /// The settings before they were all reset, until one is changed.
    pub(crate) before_reset: Option<Settings>,
    /// Whether a new release waits.
    pub(crate) release: Release,
    /// What time it is, and what of it is not booked yet.
    pub(crate) watch: Stopwatch,
    /// What is shown before the game goes on.
    pub(crate) timing: Timing,
    /// Whether the start card of a first visit has been answered.
    pub(crate) start_card_answered: bool,
    /// Advice, once there was any.
    pub(crate) coach: Option<Box<Coach>>,
    /// The lesson, while it has the board: then all the rest is its own, and the player's game waits in it.
    pub(crate) lesson: Option<Box<Lesson>>,
}

/// Where the lesson stands.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Lesson {
    /// The player's own game, as it was.
    pub(crate) game: Model,
    /// How many steps have been answered.
    pub(crate) answered: usize,
    /// How much of what follows the last one has happened.
    pub(crate) happened: usize,
    /// The timer of the next automatic event.
    pub(crate) wait: Option<u32>,
    /// The step whose words are shown; those of the end are after the last.
    pub(crate) shown: usize,
    /// The checker's step that is asked for now: it alone is ringed.
    pub(crate) asked: Option<Step>,
}

impl Lesson {
    /// A lesson at its first step, over this game.
    pub(crate) const fn over(game: Model) -> Self {
        Self {
            game,
            answered: 0,
            happened: 0,
            wait: None,
            shown: 0,
            asked: None,
        }
    }
}

impl Model {
    /// A new session at its opening roll.
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
                names: ByPlayer::default(),
                seeds: vec![GameSeed::new(seed)],
                start: None,
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

    pub(crate) fn with(saved: Saved, dice: DiceStream, settings: Settings, words: Words) -> Self {
        Self {
            hand: Hand::new(&saved.session),
            saved,
            dice,
            book: DiceBook::default(),
            seen: SeenDice::default(),
            spare: None,
            past: None,
            first_die: None,
            computer_rolls: false,
            words,
            settings,
            dialog: Dialog::None,
            notices: Vec::new(),
            put_away: false,
            refused: None,
            refusals: 0,
            wait: None,
            tokens: 0,
            computer_steps: Vec::new(),
            asked: None,
            jobs: 0,
            engine_failed: false,
            judged: JudgedRolls::default(),
            plays_plainly: false,
            storing: StorageState::Works,
            elsewhere: false,
            unread: None,
            before_reset: None,
            release: Release::Current,
            watch: Stopwatch::default(),
            timing: Timing::default(),
            start_card_answered: false,
            coach: None,
            lesson: None,
        }
    }

    /// What chance has decided: the seed of the next game, that of this one, and how many of its dice are rolled.
    pub fn chance(&self) -> (Option<Seed>, DiceStream) {
        let game = self.own();
        (game.spare, game.dice.clone())
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

    /// Whether all settings have just been reset, so that this can be undone.
    pub const fn can_undo_reset(&self) -> bool {
        self.before_reset.is_some()
    }

    /// What lies over the table.
    pub const fn dialog(&self) -> &Dialog {
        &self.dialog
    }

    /// Whether a restart would lose nothing of the game.
    pub(crate) fn may_restart(&self) -> bool {
        self.storing == StorageState::Works
    }

    /// Whether the game is over and its result is shown, and none has begun since.
    pub(crate) fn is_between_games(&self) -> bool {
        let phase = self.session().phase();
        matches!(phase, Phase::GameOver(_) | Phase::MatchOver(_)) && self.is_result_shown()
    }

    /// Whether the result of a finished game may be seen: not before its last checker lies.
    pub(crate) const fn is_result_shown(&self) -> bool {
        !matches!(
            self.wait,
            Some(Wait {
                then: Pending::Result,
                ..
            })
        )
    }

    /// Whether a player was given advice in any game of this session.
    pub(crate) fn was_helped(&self) -> bool {
        let mut log = self.session().log().iter();
        log.any(|entry| matches!(entry.action, Action::Advised(_)))
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

    /// Whether the computer decides, so that nothing can be done by hand.
    pub(crate) fn is_computers_turn(&self) -> bool {
        self.session().decides().is_some() && !self.person_decides()
    }

    /// Whose turn it is, also while a resignation in it waits for its answer.
    pub(crate) fn on_turn(&self) -> Option<Player> {
        board::on_turn(self.session())
    }

    /// The name that the person on this side entered.
    pub(crate) fn entered_name(&self, player: Player) -> Option<&PlayerName> {
        self.saved.names[player].as_ref()
    }

    /// Whose home board is at the bottom: the person's against the computer; of two people the one on turn if the board
    /// turns, or the last one who was.
    pub fn bottom(&self) -> Player {
        let last = || self.session().record().last().map(|turn| turn.player);
        let turns = self.settings.turn_board;
        let on_turn = turns.then(|| self.on_turn().or_else(last)).flatten();
        let by_setting = if self.settings.black_at_bottom {
            Player::Black
        } else {
            Player::White
        };
        self.person().or(on_turn).unwrap_or(by_setting)
    }

    /// How the board is looked at on a screen that wants it turned or not.
    pub fn view(&self, turned: bool) -> View {
        self.settings.look().view(self.bottom(), turned)
    }

    /// Does `action` in the session with the dice of this game, and books the time until then.
    pub(crate) fn apply(&mut self, action: Action) -> Result<Event, Refusal> {
        self.prepare(action)?;
        let event = self.saved.session.apply(action, &mut self.dice)?;
        self.arrange();
        Ok(event)
    }

    /// What comes before an accepted action.
    pub(crate) fn prepare(&mut self, action: Action) -> Result<(), Refusal> {
        self.session().allows(action)?;
        self.book_time();
        self.hand.record_dice_order(&self.saved.session);
        Ok(())
    }

    /// Books the time that has passed on the clock of the match; the event, if any has.
    pub(crate) fn book_time(&mut self) -> Option<Event> {
        let used = self.watch.take_unbooked();
        let spend = Action::Spend(used);
        (used > 0)
            .then(|| self.saved.session.apply(spend, &mut self.dice).ok())
            .flatten()
    }

    /// Puts the checkers where the session has them.
    pub(crate) fn arrange(&mut self) {
        self.hand.arrange(&self.saved.session);
    }
}
