//! Log of a session, and the data derived from it: the move list, past decisions, results, and stored actions.
//!
//! Entries are only ever appended and never change, except that time entries are merged. The steps of an unfinished
//! turn are kept in its draft and enter the log when the dice are picked up, so undone steps leave no trace.

use super::state::{Entry, Phase, Session};
use crate::{Act, Action, Choice, Decided, Draft, EndedBy, Logged, Outcome, Question, Turn};

/// Game in a session, which may still be in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Number of the game within the session, counted from 1.
    pub number: u32,
    /// Decisions in order, including dances and forced plays. If a play was taken back in a practice game, that play
    /// and all later decisions are omitted.
    pub decisions: Vec<Decided>,
    /// Result of the game; `None` while it is in progress.
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
    /// Returns the corresponding entry in the move list; `None` for a decision that the move list omits.
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
            // A resignation is listed together with its answer, as an action of the player who resigned.
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

/// Returns the entries of a game, omitting plays that were taken back and all entries between each play and its removal
/// (R56).
pub(super) fn standing(game: &[Entry]) -> Vec<&Entry> {
    let mut standing: Vec<&Entry> = Vec::new();
    for entry in game {
        if entry.action == Action::TakeBackPlay {
            // A double or the end of the game makes earlier plays final (R57), so this play is the last that can be
            // taken back.
            let last = standing.iter().rposition(|entry| entry.is_play());
            standing.truncate(last.unwrap_or(0));
        } else {
            standing.push(entry);
        }
    }
    standing
}

/// Returns the entries for the last game.
pub(super) fn last_game(log: &[Entry]) -> &[Entry] {
    let begun = log
        .iter()
        .rposition(|entry| entry.action == Action::NextGame);
    &log[begun.map_or(0, |nth| nth + 1)..]
}

impl Session {
    /// Returns the entries for all accepted actions, in order, excluding the steps of the turn in progress.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Returns the actions that rebuild this session ([`Session::replay`]): those in the log, including the steps of
    /// each play, followed by the steps of the turn in progress.
    pub fn actions(&self) -> Vec<Logged> {
        let mut actions = Vec::new();
        // No step is possible while a resignation is pending, so the steps of the turn precede the resignation.
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

    /// Returns the current game, or the last game if the match is over.
    pub fn game(&self) -> Game {
        Game::of(self.game_number(), last_game(&self.log))
    }

    /// Returns all games with their decisions, in order, ending with the current game.
    pub fn games(&self) -> impl Iterator<Item = Game> + '_ {
        let games = self.log.split(|entry| entry.action == Action::NextGame);
        (1..)
            .zip(games)
            .map(|(number, game)| Game::of(number, game))
    }

    /// Returns all past decisions of the session, in order; see [`Game::decisions`].
    pub fn decisions(&self) -> impl Iterator<Item = Decided> + '_ {
        self.games().flat_map(|game| game.decisions)
    }

    /// Returns `true` if the current game is rated, that is, if no play has been taken back in practice (R56) and no
    /// player has received advice.
    pub fn is_rated(&self) -> bool {
        let mut game = last_game(&self.log).iter();
        !self.is_assisted() && game.all(|entry| entry.action != Action::TakeBackPlay)
    }

    /// Returns, for each game in order, whether it is rated (see [`Session::is_rated`]).
    pub fn rated_games(&self) -> impl Iterator<Item = bool> + '_ {
        let games = self.log.split(|entry| entry.action == Action::NextGame);
        let helps = |action| matches!(action, Action::Advised(_) | Action::TakeBackPlay);
        games.map(move |game| !game.iter().any(|entry| helps(entry.action)))
    }

    /// Returns `true` if a player has received advice in the current game.
    pub fn is_assisted(&self) -> bool {
        let mut game = last_game(&self.log).iter();
        game.any(|entry| matches!(entry.action, Action::Advised(_)))
    }

    /// Appends an entry. Consecutive time entries are merged, so that time may be charged in any number of instalments.
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

/// Appends the actions that rebuild a draft: the display order of its dice, and its steps.
fn add_draft(actions: &mut Vec<Logged>, draft: &Draft) {
    let swapped = draft.is_swapped().then_some(Action::SwapDice);
    let steps = draft.steps().iter().map(|made| Action::Step(made.step));
    actions.extend(swapped.into_iter().chain(steps).map(|action| Logged {
        action,
        dice: Vec::new(),
    }));
}
