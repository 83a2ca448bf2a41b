//! Log of a session, and data derived from it: the move list, past decisions, results, and stored actions.
//!
//! Entries are appended and do not change, except that time is added to them. The steps of an unfinished turn are in
//! its draft. They enter the log when the dice are picked up, so that undone steps leave no trace.

use super::state::{Entry, Phase, Session};
use crate::{Act, Action, Choice, Decided, Draft, EndedBy, Logged, Outcome, Question, Turn};

/// Game of a session, which may still be in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Number of the game in the session, counted from 1.
    pub number: u32,
    /// Decisions in order, including dances and forced plays. If a play was taken back in practice, that play and all
    /// later decisions are omitted.
    pub decisions: Vec<Decided>,
    /// Result of the game; `None` if it is not over.
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
    /// Returns the entry in the move list; `None` for a decision without such an entry.
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
            // A resignation is listed with its answer, as an act of the player who resigned.
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

/// Returns the entries of a game without the plays that were taken back and the entries after those plays (R56).
pub(super) fn standing(game: &[Entry]) -> Vec<&Entry> {
    let mut standing: Vec<&Entry> = Vec::new();
    for entry in game {
        if entry.action == Action::TakeBackPlay {
            // A double or the end of the game makes earlier plays final (R57), so this play is the last one that can be
            // taken back.
            let last = standing.iter().rposition(|entry| entry.is_play());
            standing.truncate(last.unwrap_or(0));
        } else {
            standing.push(entry);
        }
    }
    standing
}

/// Returns the entries of the last game.
pub(super) fn last_game(log: &[Entry]) -> &[Entry] {
    let begun = log
        .iter()
        .rposition(|entry| entry.action == Action::NextGame);
    &log[begun.map_or(0, |nth| nth + 1)..]
}

impl Session {
    /// Returns the entries of all accepted actions in order, without the steps of the turn in progress.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Returns the actions that rebuild this session ([`Session::replay`]): those in the log, with the steps of each
    /// play, followed by the steps of the turn in progress.
    pub fn actions(&self) -> Vec<Logged> {
        let mut actions = Vec::new();
        // No step is possible while a resignation is pending, so the steps of its turn precede the resignation.
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
            // The step that ended a game has just been added.
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

    /// Returns the move list of the current game.
    pub fn record(&self) -> Vec<Turn> {
        let standing = standing(last_game(&self.log));
        standing.into_iter().filter_map(Entry::turn).collect()
    }

    /// Returns the results of all finished games.
    pub fn outcomes(&self) -> impl Iterator<Item = Outcome> + '_ {
        self.log.iter().filter_map(|entry| entry.outcome)
    }

    /// Returns the current game, or the last one if the match is over.
    pub fn game(&self) -> Game {
        Game::of(self.game_number(), last_game(&self.log))
    }

    /// Returns all games with their decisions, in order. The current game is last.
    pub fn games(&self) -> impl Iterator<Item = Game> + '_ {
        let games = self.log.split(|entry| entry.action == Action::NextGame);
        (1..)
            .zip(games)
            .map(|(number, game)| Game::of(number, game))
    }

    /// Returns all past decisions of the session in order: see [`Game::decisions`].
    pub fn decisions(&self) -> impl Iterator<Item = Decided> + '_ {
        self.games().flat_map(|game| game.decisions)
    }

    /// Returns `true` if the current game is rated: no play was taken back in practice (R56), and no player received
    /// advice.
    pub fn is_rated(&self) -> bool {
        let mut game = last_game(&self.log).iter();
        !self.is_assisted() && game.all(|entry| entry.action != Action::TakeBackPlay)
    }

    /// Returns a flag for each game in order, which is `true` if the game is rated (see [`Session::is_rated`]).
    pub fn rated_games(&self) -> impl Iterator<Item = bool> + '_ {
        let games = self.log.split(|entry| entry.action == Action::NextGame);
        let helps = |action| matches!(action, Action::Advised(_) | Action::TakeBackPlay);
        games.map(move |game| !game.iter().any(|entry| helps(entry.action)))
    }

    /// Returns `true` if a player received advice in the current game.
    pub fn is_assisted(&self) -> bool {
        let mut game = last_game(&self.log).iter();
        game.any(|entry| matches!(entry.action, Action::Advised(_)))
    }

    /// Adds an entry. Consecutive time entries are merged, so that time may be charged in any number of steps.
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

/// Adds the actions that rebuild a draft: the order of its dice, and its steps.
fn add_draft(actions: &mut Vec<Logged>, draft: &Draft) {
    let swapped = draft.is_swapped().then_some(Action::SwapDice);
    let steps = draft.steps().iter().map(|made| Action::Step(made.step));
    actions.extend(swapped.into_iter().chain(steps).map(|action| Logged {
        action,
        dice: Vec::new(),
    }));
}
