//! End of games and matches: resignation, scoring, and the next game (sections 7, 10 and 11 of the rules).

use super::state::{Chance, Phase, Session, State};
use crate::{
    Board, ByPlayer, Choice, Crawford, Cube, Decision, EndedBy, Event, Outcome, Refusal, Ruleset,
    Score, Win,
};

type Done = Result<(Event, Option<Choice>), Refusal>;

impl State {
    pub(super) fn resign(&mut self, win: Win) -> Done {
        let Some(by) = self.decides() else {
            return Err(self.busy(Refusal::NotNow));
        };
        if let Phase::ResignationOffered { .. } = self.phase {
            return Err(Refusal::AnswerResignation);
        }
        if win > self.ruleset.largest_win() {
            return Err(Refusal::NoSuchWin);
        }
        let win = self.counted(win);
        let resume = Box::new(self.phase.clone());
        self.phase = Phase::ResignationOffered { win, resume };
        let event = Event::ResignationOffered { by, win };
        Ok((event, Some(Choice::Resign(win))))
    }

    pub(super) fn accept_resignation(&mut self) -> Done {
        let (Phase::ResignationOffered { win, .. }, Some(winner)) = (&self.phase, self.decides())
        else {
            return Err(self.busy(Refusal::NoResignation));
        };
        let win = *win;
        let outcome = Outcome {
            winner,
            win,
            cube: self.cube.value,
            by: EndedBy::Resignation,
        };
        Ok((self.end_game(outcome), Some(Choice::Accept)))
    }

    pub(super) fn decline_resignation(&mut self) -> Done {
        let Phase::ResignationOffered { resume, .. } = &self.phase else {
            return Err(self.busy(Refusal::NoResignation));
        };
        self.phase = resume.as_ref().clone();
        // The player who offered to resign has to decide again.
        let by = self.decides().unwrap_or(self.turn);
        Ok((Event::ResignationDeclined(by), Some(Choice::Decline)))
    }

    /// Returns the win as it is scored. Under the Jacoby rule, every win counts as single until the cube has been
    /// turned (R71, R82).
    pub(super) fn counted(&self, win: Win) -> Win {
        if self.ruleset.plays_jacoby() && !self.cube.was_turned() {
            Win::Single
        } else {
            win
        }
    }

    /// Adds the points of the outcome to the score (R62). The event reports whether the match is over (R74).
    pub(super) fn end_game(&mut self, outcome: Outcome) -> Event {
        let points = &mut self.points[outcome.winner];
        *points = points.saturating_add(outcome.points());
        let won = self
            .ruleset
            .playing_match()
            .is_some_and(|played| *points >= played.length.points().into());
        if won {
            self.phase = Phase::MatchOver(outcome);
            Event::MatchOver(outcome)
        } else {
            self.phase = Phase::GameOver(outcome);
            Event::GameOver(outcome)
        }
    }

    pub(super) fn next_game(&mut self) -> Done {
        match self.phase {
            Phase::GameOver(_) => {}
            Phase::MatchOver(_) => return Err(Refusal::MatchOver),
            _ => return Err(self.busy(Refusal::GameGoesOn)),
        }
        let next = Self::new(self.ruleset);
        self.crawford = self.crawford.next(&self.ruleset, self.points);
        self.phase = Phase::Opening;
        self.board = Board::start(self.ruleset.variant);
        self.turn = next.turn;
        self.cube = Cube::default();
        self.ties_doubled = 0;
        self.chance = Chance::FirstTurn;
        self.game_number = self.game_number.saturating_add(1);
        Ok((Event::GameStarted(self.game_number), None))
    }
}

impl Crawford {
    /// Returns the Crawford state before the first game.
    pub(super) fn of(ruleset: &Ruleset) -> Self {
        let one_point = |played: &crate::Match| played.length.points() == 1;
        match ruleset.playing_match() {
            Some(played) if played.crawford && !one_point(played) => Self::Ahead,
            _ => Self::Over,
        }
    }

    /// Returns the Crawford state before the next game, which starts at the current score. The first game with a player
    /// one point away is the Crawford game (R76).
    fn next(self, ruleset: &Ruleset, score: ByPlayer<u32>) -> Self {
        let one_away = ruleset.playing_match().is_some_and(|played| {
            let goal = u32::from(played.length.points()) - 1;
            score.white == goal || score.black == goal
        });
        match self {
            Self::Ahead if one_away => Self::Now,
            Self::Ahead => Self::Ahead,
            Self::Now | Self::Over => Self::Over,
        }
    }
}

impl Session {
    /// Returns the number of this match's Crawford game, counted from 1; `None` until the score determines it.
    pub fn crawford_game(&self) -> Option<u32> {
        let ruleset = self.ruleset();
        let start = self.start().map(Decision::score);
        let (mut crawford, mut score) = match start {
            Some(Score::Match {
                crawford, points, ..
            }) => (crawford, points.map(u32::from)),
            _ => (Crawford::of(ruleset), ByPlayer::<u32>::default()),
        };
        if crawford == Crawford::Now {
            return Some(1);
        }
        let mut numbers = 2..;
        self.outcomes().find_map(|outcome| {
            let won = &mut score[outcome.winner];
            *won = won.saturating_add(outcome.points());
            crawford = crawford.next(ruleset, score);
            numbers.next().filter(|_| crawford == Crawford::Now)
        })
    }
}
