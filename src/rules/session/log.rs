//! The one log of a session, and what is derived from it: the list of plays, past decisions, results, what is stored.
//!
//! Entries are added and never changed, but for time that goes on. The steps of a half-made turn are not among them
//! until the dice are picked up: they are in its draft, and taking them back leaves no trace.

use super::state::{Entry, Phase, Session};
use crate::{Act, Action, Choice, Decided, Draft, EndedBy, Logged, Outcome, Question, Turn};

/// One game of a session, as far as it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// 1 for the first of the session.
    pub number: u32,
    /// Its decisions in order, dances and forced plays among them. A play that was taken back in practice is not, nor
    /// what came after it.
    pub decisions: Vec<Decided>,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
}

impl Game {
    fn of(number: u32, entries: &[Entry]) -> Self {
        let standing = standing(entries).into_iter();
        Self {
            number,
            decisions: standing.filter_map(|entry| entry.decided).collect(),
            outcome: entries.iter().find_map(|entry| entry.outcome),
        }
    }
}

impl Entry {
    /// What the list of plays shows for it, if anything.
    fn turn(&self) -> Option<Turn> {
        let Some(Decided { decision, choice }) = self.decided else {
            let timed_out = self.outcome.filter(|outcome| outcome.by == EndedBy::Time)?;
            return Some(Turn {
                player: timed_out.winner.opponent(),
                act: Act::OutOfTime,
            });
        };
        let own = |act| (decision.player(), act);
        let (player, act) = match (choice, decision.question()) {
            (Choice::Play(play), Question::Play(roll)) => own(Act::Play {
                roll,
                before: decision.board,
                play,
            }),
            (Choice::Roll, _) if self.action == Action::Pass => own(Act::ClosedOut),
            (Choice::Double | Choice::Beaver, _) => {
                let (offer, value) = self.decided?.offer()?;
                own(Act::Double(offer, value))
            }
            (Choice::Take, _) => own(Act::Take),
            (Choice::Drop, _) => own(Act::Drop),
            // It stands in the list when it is answered, as an act of the player who resigned.
            (Choice::Accept, Question::Resignation { win, .. }) => {
                (decision.player().opponent(), Act::Resign(win))
            }
            (Choice::Decline, Question::Resignation { win, .. }) => {
                (decision.player().opponent(), Act::ResignDeclined(win))
            }
            _ => return None,
        };
        Some(Turn { player, act })
    }

    pub(super) fn is_play(&self) -> bool {
        let choice = self.decided.map(|decided| decided.choice);
        matches!(choice, Some(Choice::Play(_)))
    }
}

/// The entries of a game without the plays that were taken back and what came after them (R56).
pub(super) fn standing(game: &[Entry]) -> Vec<&Entry> {
    let mut standing: Vec<&Entry> = Vec::new();
    for entry in game {
        if entry.action == Action::TakeBackPlay {
            // A double or the end of the game makes what was before it final (R57), so this is the last play.
            let last = standing.iter().rposition(|entry| entry.is_play());
            standing.truncate(last.unwrap_or(0));
        } else {
            standing.push(entry);
        }
    }
    standing
}

/// The entries since the last game began.
pub(super) fn last_game(log: &[Entry]) -> &[Entry] {
    let begun = log
        .iter()
        .rposition(|entry| entry.action == Action::NextGame);
    &log[begun.map_or(0, |nth| nth + 1)..]
}

impl Session {
    /// Everything accepted in this session, in order, but for the steps of the turn that is being made.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The actions that rebuild this session ([`Session::replay`]): those of the log, with the steps of each play, and
    /// the steps of the turn that is being made.
    pub fn actions(&self) -> Vec<Logged> {
        let mut actions = Vec::new();
        // Steps cannot be made while a resignation waits for its answer, so those of its turn come before.
        let resigned = |entry: &Entry| matches!(entry.action, Action::Resign(_));
        let offer = match self.phase() {
            Phase::ResignationOffered { .. } => self.log.iter().rposition(resigned),
            _ => None,
        };
        for (nth, entry) in self.log.iter().enumerate() {
            if offer == Some(nth) {
                self.draft().inspect(|draft| add_draft(&mut actions, draft));
            }
            let made = |step| Logged {
                action: Action::Step(step),
                dice: Vec::new(),
            };
            if let Some(Choice::Play(play)) = entry.decided.map(|decided| decided.choice) {
                actions.extend(play.steps().map(made));
            }
            // The step that ends a game has just been added.
            if !matches!(entry.action, Action::Step(_)) {
                actions.push(Logged {
                    action: entry.action,
                    dice: entry.dice.clone(),
                });
            }
        }
        if offer.is_none() {
            self.draft().inspect(|draft| add_draft(&mut actions, draft));
        }
        actions
    }

    /// What happened in this game, in order, for the list of plays.
    pub fn record(&self) -> Vec<Turn> {
        let standing = standing(last_game(&self.log));
        standing.into_iter().filter_map(Entry::turn).collect()
    }

    /// The results of all finished games.
    pub fn outcomes(&self) -> impl Iterator<Item = Outcome> + '_ {
        self.log.iter().filter_map(|entry| entry.outcome)
    }

    /// The game that is being played, or was the last one.
    pub fn game(&self) -> Game {
        Game::of(self.game_number(), last_game(&self.log))
    }

    /// All games with their decisions, the one that is being played last.
    pub fn games(&self) -> impl Iterator<Item = Game> + '_ {
        let games = self.log.split(|entry| entry.action == Action::NextGame);
        (1..)
            .zip(games)
            .map(|(number, game)| Game::of(number, game))
    }

    /// All past decisions of the session, in order; see [`Game::decisions`].
    pub fn decisions(&self) -> impl Iterator<Item = Decided> + '_ {
        self.games().flat_map(|game| game.decisions)
    }

    /// Whether this game counts: not after a play was taken back in practice (R56), nor with advice.
    pub fn is_rated(&self) -> bool {
        let mut game = last_game(&self.log).iter();
        !self.is_assisted() && game.all(|entry| entry.action != Action::TakeBackPlay)
    }

    /// Whether each game counts as [`Session::is_rated`] says, in their order.
    pub fn rated_games(&self) -> impl Iterator<Item = bool> + '_ {
        let games = self.log.split(|entry| entry.action == Action::NextGame);
        let helps = |action| matches!(action, Action::Advised(_) | Action::TakeBackPlay);
        games.map(move |game| !game.iter().any(|entry| helps(entry.action)))
    }

    /// Whether a player was given advice in this game.
    pub fn is_assisted(&self) -> bool {
        let mut game = last_game(&self.log).iter();
        game.any(|entry| matches!(entry.action, Action::Advised(_)))
    }

    /// Adds an entry. Time is added to the entry before it, if that is time too, so that it may be booked as often as
    /// one likes.
    pub(super) fn enter(&mut self, entry: Entry) {
        if let (Action::Spend(more), Some(last)) = (entry.action, self.log.last_mut())
            && let Action::Spend(sum) = &mut last.action
        {
            *sum = sum.saturating_add(more);
            last.outcome = entry.outcome;
            return;
        }
        self.log.push(entry);
    }
}

/// Adds what a draft has come to: the order of its dice and its steps.
fn add_draft(actions: &mut Vec<Logged>, draft: &Draft) {
    let swapped = draft.is_swapped().then_some(Action::SwapDice);
    let steps = draft.steps().iter().map(|made| Action::Step(made.step));
    actions.extend(swapped.into_iter().chain(steps).map(|action| Logged {
        action,
        dice: Vec::new(),
    }));
}
