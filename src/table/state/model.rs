//! Complete state of the page as plain data, from which the view and the announcements are derived.

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

use std::collections::BTreeMap;

use board::{Hand, PastPlay, View};
use dice::{DiceStream, Seed};
use record::{DiceBook, GameSeed, LoadError, PlayerName, Saved, Seat, SeenDice};
use rules::{
    Action, ByPlayer, Decision, Die, Event, Phase, Player, Refusal, Ruleset, Session, Step,
};
use words::Words;

use crate::{Notice, Settings, state::job::JobId};

/// State of storing the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum StorageState {
    /// No failure is known.
    Works,
    /// The browser refused to store the game; the player is notified once.
    Refused,
    /// Saving is suspended: it would overwrite a text that could neither be read, for this reason, nor be set aside.
    Held(LoadError),
}

/// State of a new release of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Release {
    /// No new release is known.
    Current,
    /// A new release has been fetched and is offered.
    Ready,
    /// The player has dismissed the offer; the settings still show it.
    PutAway,
    /// The new release will be installed with the next game.
    Agreed,
}

/// State of the page, changed only by [`crate::update()`].
#[derive(Clone, Debug, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, and all of them go together"
)]
pub struct Model {
    /// Session with its seats and seeds.
    pub(crate) saved: Saved,
    /// Dice of the running game.
    pub(crate) dice: DiceStream,
    /// Dice statistics of all finished games.
    pub(crate) book: DiceBook,
    /// Dice seen in this browser, and the seeds announced to follow them.
    pub(crate) seen: SeenDice,
    /// Seed drawn in advance, so that the next game can begin immediately.
    pub(crate) spare: Option<Seed>,
    /// Checkers on the board, and the state of the player's input.
    pub(crate) hand: Hand,
    /// Earlier play on display; `None` while the current position is shown.
    pub(crate) past: Option<PastPlay>,
    /// First of two dice that are being entered by hand.
    pub(crate) first_die: Option<Die>,
    /// `true` if the computer has decided to roll and waits for its dice to be entered.
    pub(crate) computer_rolls: bool,
    /// Texts of the page's language.
    pub(crate) words: Words,
    pub(crate) settings: Settings,
    pub(crate) dialog: Dialog,
    /// Notices that remain until they are closed, the newest last.
    pub(crate) notices: Vec<Notice>,
    /// `true` if the player has closed the notice of a lasting condition: no reply from the engine, or play in another
    /// tab.
    pub(crate) put_away: bool,
    /// Reason for the last refusal, or another message that is shown until the next input.
    pub(crate) refused: Option<Notice>,
    /// Number of refusals so far, so that a repeated text is shown again.
    pub(crate) refusals: u32,
    pub(crate) wait: Option<Wait>,
    pub(crate) tokens: u32,
    /// Remaining steps of the computer's play.
    pub(crate) computer_steps: Vec<Step>,
    /// Trials of the computer's choices in this game at the Champion level, by turn; those of turns that were taken
    /// back are removed with the next choice.
    pub(crate) rolled_out: BTreeMap<usize, u64>,
    /// Pending query for the computer's choice, with its decision.
    pub(crate) pending_choice: Option<(JobId, Decision)>,
    /// Number of queries so far, by which stale replies are recognised.
    pub(crate) jobs: u32,
    /// `true` if the engine has failed and waits for a retry.
    pub(crate) engine_failed: bool,
    /// Luck of the rolls of this game that the engine has evaluated.
    pub(crate) judged: JudgedRolls,
    /// `true` if the player has been notified that the engine has no networks.
    pub(crate) plays_plainly: bool,
    /// State of storing the game.
    pub(crate) storing: StorageState,
    /// `true` if another page of this browser plays the game, and this page only shows it.
    pub(crate) elsewhere: bool,
    /// Unreadable settings of another page, which are set aside before new settings overwrite them.
    pub(crate) unread: Option<String>,
    /// Settings before the last reset; `None` once a setting has been changed.
    pub(crate) before_reset: Option<Settings>,
    /// State of a new release.
    pub(crate) release: Release,
    /// Current time, and the time not yet booked on the match clock.
    pub(crate) watch: Stopwatch,
    /// State of the delays in the game.
    pub(crate) timing: Timing,
    /// `true` if the start card of a first visit has been answered.
    pub(crate) start_card_answered: bool,
    /// Advice; `None` until advice is first needed.
    pub(crate) coach: Option<Box<Coach>>,
    /// Lesson on the board. During the lesson, the rest of the model describes the lesson, and this field holds the
    /// player's own game.
    pub(crate) lesson: Option<Box<Lesson>>,
}

/// State of the lesson.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Lesson {
    /// The player's own game, unchanged during the lesson.
    pub(crate) game: Model,
    /// Number of steps answered so far.
    pub(crate) answered: usize,
    /// Number of automatic events so far after the last answered step.
    pub(crate) happened: usize,
    /// Timer of the next automatic event.
    pub(crate) wait: Option<u32>,
    /// Index of the step whose text is shown; the text of the end follows the last step.
    pub(crate) shown: usize,
    /// Checker move that the lesson requests, the only one marked on the board.
    pub(crate) requested: Option<Step>,
}

impl Lesson {
    /// Returns a lesson at its first step that interrupts `game`.
    pub(crate) const fn over(game: Model) -> Self {
        Self {
            game,
            answered: 0,
            happened: 0,
            wait: None,
            shown: 0,
            requested: None,
        }
    }
}

impl Model {
    /// Returns a new session before its opening roll.
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

    /// Returns a model with a stored session; `None` if its dice cannot be reconstructed.
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
            rolled_out: BTreeMap::new(),
            pending_choice: None,
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

    /// Returns the random state: the seed of the next game, and the dice stream of the current one.
    pub fn chance(&self) -> (Option<Seed>, DiceStream) {
        let game = self.own();
        (game.spare, game.dice.clone())
    }

    /// Returns the session on the table.
    pub const fn session(&self) -> &Session {
        &self.saved.session
    }

    /// Returns the seats: a person or the computer on each side.
    pub const fn seats(&self) -> &ByPlayer<Seat> {
        &self.saved.seats
    }

    /// Returns the texts of the page's language.
    pub const fn words(&self) -> &Words {
        &self.words
    }

    /// Returns the player's settings.
    pub const fn settings(&self) -> Settings {
        self.settings
    }

    /// Returns `true` if the settings have just been reset, so that the reset can be undone.
    pub const fn can_undo_reset(&self) -> bool {
        self.before_reset.is_some()
    }

    /// Returns the open dialog.
    pub const fn dialog(&self) -> &Dialog {
        &self.dialog
    }

    /// Returns `true` if a restart would not lose any part of the game.
    pub(crate) fn may_restart(&self) -> bool {
        self.storing == StorageState::Works
    }

    /// Returns `true` if the result of the finished game is shown and no other game has begun.
    pub(crate) fn is_between_games(&self) -> bool {
        let phase = self.session().phase();
        matches!(phase, Phase::GameOver(_) | Phase::MatchOver(_)) && self.is_result_shown()
    }

    /// Returns `true` if the result of a finished game may be shown, which is the case once its last checker has
    /// stopped moving.
    pub(crate) const fn is_result_shown(&self) -> bool {
        !matches!(
            self.wait,
            Some(Wait {
                then: Pending::Result,
                ..
            })
        )
    }

    /// Returns `true` if a player received advice in any game of this session.
    pub(crate) fn was_helped(&self) -> bool {
        let mut log = self.session().log().iter();
        log.any(|entry| matches!(entry.action, Action::Advised(_)))
    }

    /// Returns the ID for another query to the engine.
    pub(crate) const fn next_job(&mut self) -> JobId {
        self.jobs += 1;
        JobId(self.jobs)
    }

    /// Returns `true` while the computer is thinking.
    pub const fn is_thinking(&self) -> bool {
        self.pending_choice.is_some()
    }

    /// Returns `true` if the computer plays this side.
    pub fn is_computer(&self, player: Player) -> bool {
        matches!(self.saved.seats[player], Seat::Computer(_))
    }

    /// Returns the person's side against the computer; `None` if two people play.
    pub fn person(&self) -> Option<Player> {
        let person =
            |player: &Player| self.is_computer(player.opponent()) && !self.is_computer(*player);
        Player::BOTH.into_iter().find(person)
    }

    /// Returns `true` if a person decides and this page accepts input.
    pub fn person_decides(&self) -> bool {
        let decides = self.session().decides();
        let person = decides.is_some_and(|player| !self.is_computer(player))
            || *self.session().phase() == Phase::Opening;
        person && !self.elsewhere
    }

    /// Returns `true` if the computer decides, so that input is ignored.
    pub(crate) fn is_computers_turn(&self) -> bool {
        self.session().decides().is_some() && !self.person_decides()
    }

    /// Returns the player whose turn it is, including while a resignation in that turn awaits its answer; `None` if no
    /// decision is due.
    pub(crate) fn on_turn(&self) -> Option<Player> {
        board::on_turn(self.session())
    }

    /// Returns the name entered for this side; `None` if none was entered.
    pub(crate) fn entered_name(&self, player: Player) -> Option<&PlayerName> {
        self.saved.names[player].as_ref()
    }

    /// Returns the player whose home board is at the bottom: the person against the computer; if two people play and
    /// the board turns, the player on turn, or the player of the last turn between turns; otherwise the player chosen
    /// in the settings.
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

    /// Returns the view of the board; `turned` is the screen's preference for a turned board.
    pub fn view(&self, turned: bool) -> View {
        self.settings.look().view(self.bottom(), turned)
    }

    /// Applies `action` to the session with the dice of this game, after booking the elapsed time.
    pub(crate) fn apply(&mut self, action: Action) -> Result<Event, Refusal> {
        self.prepare(action)?;
        let event = self.saved.session.apply(action, &mut self.dice)?;
        self.arrange();
        Ok(event)
    }

    /// Books the time and records the dice order before an accepted action.
    pub(crate) fn prepare(&mut self, action: Action) -> Result<(), Refusal> {
        self.session().allows(action)?;
        self.book_time();
        self.hand.record_dice_order(&self.saved.session);
        Ok(())
    }

    /// Books the elapsed time on the match clock; returns the event if any time has passed.
    pub(crate) fn book_time(&mut self) -> Option<Event> {
        let used = self.watch.take_unbooked();
        let spend = Action::Spend(used);
        (used > 0)
            .then(|| self.saved.session.apply(spend, &mut self.dice).ok())
            .flatten()
    }

    /// Arranges the checkers as in the session.
    pub(crate) fn arrange(&mut self) {
        self.hand.arrange(&self.saved.session);
    }
}
