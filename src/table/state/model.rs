//! Complete page state as plain data, from which the view and the announcements are derived.

mod coach;
mod dialog;
mod helped;
mod lesson;
mod look_back;
mod lost_turn;
mod luck;
mod notices;
mod shown_play;
mod stopwatch;
mod timing;

pub use self::dialog::Dialog;
pub(crate) use self::{
    coach::{Coach, EngineFailed, ShownAdvice, ToJudge, TriedPlay},
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

/// Status of saving the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum StorageState {
    /// No write has failed.
    Works,
    /// A write has failed; the player is notified once.
    Refused,
    /// Saving is suspended, because it would overwrite a text that could neither be read, for this reason, nor be set
    /// aside.
    Held(LoadError),
}

/// Status of a new program release.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Release {
    /// No new release is known.
    Current,
    /// A new release has been fetched and offered.
    Ready,
    /// The player has dismissed the offer, which the settings still show.
    PutAway,
    /// The player has agreed; the new release will be installed before the next game.
    Agreed,
}

/// Page state, changed only by [`crate::update()`].
#[derive(Clone, Debug, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, and all of them go together"
)]
pub struct Model {
    /// Session, with its seats and seeds.
    pub(crate) saved: Saved,
    /// Dice for the running game.
    pub(crate) dice: DiceStream,
    /// Dice statistics over all finished games.
    pub(crate) book: DiceBook,
    /// Dice seen in this browser, and the announced successors of their seeds.
    pub(crate) seen: SeenDice,
    /// Seed drawn in advance, so that the next game can begin immediately.
    pub(crate) spare: Option<Seed>,
    /// Checkers on the board, and the player's input state.
    pub(crate) hand: Hand,
    /// Earlier play on display; `None` while the current position is shown.
    pub(crate) past: Option<PastPlay>,
    /// First of two manually entered dice.
    pub(crate) first_die: Option<Die>,
    /// `true` if the computer has decided to roll and is waiting for its dice to be entered.
    pub(crate) computer_rolls: bool,
    /// Texts in the page language.
    pub(crate) words: Words,
    pub(crate) settings: Settings,
    pub(crate) dialog: Dialog,
    /// Notices that remain until they are closed, newest last.
    pub(crate) notices: Vec<Notice>,
    /// `true` if the player has closed a notice about a persistent condition: an unresponsive engine, or play in
    /// another tab.
    pub(crate) put_away: bool,
    /// Reason for the last refusal, or another message shown until the next input.
    pub(crate) refused: Option<Notice>,
    /// Number of refusals so far, which distinguishes a repeated refusal from one that is already on display.
    pub(crate) refusals: u32,
    pub(crate) wait: Option<Wait>,
    pub(crate) tokens: u32,
    /// Remaining steps in the computer's play.
    pub(crate) computer_steps: Vec<Step>,
    /// Number of trials behind each of the computer's choices in this game at the Champion level, keyed by turn;
    /// entries for turns that were taken back are removed at the next choice.
    pub(crate) rolled_out: BTreeMap<usize, u64>,
    /// Pending query for the computer's choice, with the decision it is about.
    pub(crate) pending_choice: Option<(JobId, Decision)>,
    /// Number of queries so far, used to recognise stale replies.
    pub(crate) jobs: u32,
    /// `true` if the engine has failed and is waiting for a retry.
    pub(crate) engine_failed: bool,
    /// Luck of this game's rolls, as far as the engine has evaluated them.
    pub(crate) judged: JudgedRolls,
    /// `true` if the player has been notified that the engine runs without networks.
    pub(crate) plays_plainly: bool,
    pub(crate) storing: StorageState,
    /// `true` if another tab of this browser is playing the game and this tab only shows it.
    pub(crate) elsewhere: bool,
    /// Unreadable settings stored by another tab, which are set aside before new settings overwrite them.
    pub(crate) unread: Option<String>,
    /// Settings before the last reset; `None` once any setting has been changed.
    pub(crate) before_reset: Option<Settings>,
    /// Status of a new release.
    pub(crate) release: Release,
    /// Current time, and the time not yet booked on the match clock.
    pub(crate) watch: Stopwatch,
    /// State of the in-game delays.
    pub(crate) timing: Timing,
    /// `true` if the player has answered the start card of a first visit.
    pub(crate) start_card_answered: bool,
    /// Advice state; `None` until advice is first needed.
    pub(crate) coach: Option<Box<Coach>>,
    /// Lesson on the board. During a lesson, the rest of the model describes the lesson, and this field holds the
    /// player's own game.
    pub(crate) lesson: Option<Box<Lesson>>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Lesson {
    /// The player's own game, unchanged during the lesson.
    pub(crate) game: Model,
    /// Number of steps answered so far.
    pub(crate) answered: usize,
    /// Number of automatic events so far since the last answered step.
    pub(crate) happened: usize,
    /// Timer for the next automatic event.
    pub(crate) wait: Option<u32>,
    /// Index of the step whose text is shown; the closing text comes after the last step.
    pub(crate) shown: usize,
    /// Checker move requested by the lesson, the only one marked on the board.
    pub(crate) requested: Option<Step>,
}

impl Lesson {
    /// Returns a lesson at its first step that suspends `game`.
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
    /// Returns a model with a new session, before its opening roll.
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

    /// Returns the random state: the next game's seed, and the current game's dice stream.
    pub fn chance(&self) -> (Option<Seed>, DiceStream) {
        let game = self.own();
        (game.spare, game.dice.clone())
    }

    /// Returns the session on the table.
    pub const fn session(&self) -> &Session {
        &self.saved.session
    }

    /// Returns who plays each side: a person or the computer.
    pub const fn seats(&self) -> &ByPlayer<Seat> {
        &self.saved.seats
    }

    /// Returns the texts in the page language.
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

    /// Returns `true` if the finished game's result is shown and no other game has begun.
    pub(crate) fn is_between_games(&self) -> bool {
        let phase = self.session().phase();
        matches!(phase, Phase::GameOver(_) | Phase::MatchOver(_)) && self.is_result_shown()
    }

    /// Returns `true` if a finished game's result may be shown, which is the case once its last checker has stopped
    /// moving.
    pub(crate) const fn is_result_shown(&self) -> bool {
        !matches!(
            self.wait,
            Some(Wait {
                then: Pending::Result,
                ..
            })
        )
    }

    /// Returns the ID for the next engine query.
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

    /// Returns the person's side in a game against the computer; `None` if two people play.
    pub fn person(&self) -> Option<Player> {
        let person =
            |player: &Player| self.is_computer(player.opponent()) && !self.is_computer(*player);
        Player::BOTH.into_iter().find(person)
    }

    /// Returns `true` if a person has to decide and this tab accepts input.
    pub fn person_decides(&self) -> bool {
        let decides = self.session().decides();
        let person = decides.is_some_and(|player| !self.is_computer(player))
            || *self.session().phase() == Phase::Opening;
        person && !self.elsewhere
    }

    /// Returns `true` if a decision is due but input is ignored, because the computer has to decide or another tab is
    /// playing the game.
    pub(crate) fn is_computers_turn(&self) -> bool {
        self.session().decides().is_some() && !self.person_decides()
    }

    /// Returns the player whose turn it is, including while a resignation in that turn awaits its answer; `None` if no
    /// decision is due.
    pub(crate) fn on_turn(&self) -> Option<Player> {
        board::on_turn(self.session())
    }

    /// Returns the name entered for this side, if any.
    pub(crate) fn entered_name(&self, player: Player) -> Option<&PlayerName> {
        self.saved.names[player].as_ref()
    }

    /// Returns the player whose home board is at the bottom: in a game against the computer, the person; if two people
    /// play and the board turns, the player on turn, or between turns the player of the last turn; otherwise the player
    /// chosen in the settings.
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

    /// Returns the board's view; `turned` is `true` if the screen calls for a turned board.
    pub fn view(&self, turned: bool) -> View {
        self.settings.look().view(self.bottom(), turned)
    }

    /// Books the elapsed time, then applies `action` to the session with this game's dice.
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

    /// Arranges the checkers to match the session.
    pub(crate) fn arrange(&mut self) {
        self.hand.arrange(&self.saved.session);
    }
}
