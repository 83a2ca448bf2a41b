//! Decisions in a recorded game, or the reasons why moves have no decision.

use std::fmt;

use rules::{Beavers, Choice, Decided, DecisionBuilder, DecisionError, Scoring, legal_plays};

use super::{
    model::{GameRecord, Played, RecordedAction, RecordedMove, Terms},
    replay::Situation,
};

/// Decision in a recorded game, or the reason why a move has no decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecidedMove {
    /// Index of the move in [`GameRecord::moves`], which is the same for a play and for the decision to roll before it.
    pub nth: usize,
    /// `true` for the first roll of a game that begins at the starting position; no double is possible before this roll
    /// (R66).
    pub opening: bool,
    /// Decision and the action chosen.
    pub decided: Result<Decided, Undecided>,
}

/// Reason why a recorded move has no decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undecided {
    /// The play is illegal.
    Forbidden,
    /// The file does not contain the play.
    Unknown,
    /// The position is unknown, because the file does not contain an earlier play.
    LostTrack,
    /// The move answers an offer that was never made.
    NoOffer,
    /// A player needs more points to win than any supported match has.
    LongMatch,
    /// The decision cannot occur in any game.
    Impossible(DecisionError),
}

impl fmt::Display for Undecided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Forbidden => f.write_str("the play is illegal"),
            Self::Unknown => f.write_str("the play is not in the file"),
            Self::LostTrack => {
                f.write_str("the position is unknown, an earlier play is not in the file")
            }
            Self::NoOffer => f.write_str("an answer without a double"),
            Self::LongMatch => f.write_str("a player needs too many points for an analysis"),
            Self::Impossible(error) => error.fmt(f),
        }
    }
}

impl GameRecord {
    /// Returns the decisions of the game in order, as in a live session: a decision to double or roll before each roll
    /// except the first, the play, and the answer to a double. Illegal or missing moves have no decision.
    ///
    /// ```
    /// use record::read_file;
    /// use rules::Choice;
    ///
    /// let text = "3 point match\n\n Game 1\n Ann : 0        Bob : 0\n  1) 31: 8/5 6/5      42: 8/4 6/4\n";
    /// let record = &read_file(text.as_bytes())?.matches[0];
    /// let choices: Vec<Choice> =
    ///     record.games[0].decisions(&record.terms).iter().map(|made| made.choice).collect();
    /// assert!(matches!(choices[..], [Choice::Play(_), Choice::Roll, Choice::Play(_)]));
    /// # Ok::<(), record::Unreadable>(())
    /// ```
    pub fn decisions(&self, terms: &Terms) -> Vec<Decided> {
        let moves = self.decided_moves(terms).into_iter();
        moves.filter_map(|made| made.decided.ok()).collect()
    }

    /// Returns the decisions, each with the index of its move, and the reason for each move without a decision. Many
    /// files do not specify whether beavers are allowed, so beavers count as allowed in every game that contains one.
    ///
    /// ```
    /// use record::{Undecided, read_file};
    ///
    /// // Bob cannot move from 8 to 5 with a 4 or a 2.
    /// let text = "3 point match\n\n Game 1\n Ann : 0        Bob : 0\n  1) 31: 8/5 6/5      42: 8/5 6/4\n";
    /// let record = &read_file(text.as_bytes())?.matches[0];
    /// let decided = record.games[0].decided_moves(&record.terms);
    /// assert!(decided[0].opening && decided[0].decided.is_ok());
    /// assert_eq!(decided.last().unwrap().decided, Err(Undecided::Forbidden));
    /// # Ok::<(), record::Unreadable>(())
    /// ```
    pub fn decided_moves(&self, terms: &Terms) -> Vec<DecidedMove> {
        self.found(terms).moves
    }

    /// Returns the decisions of all moves, and the state at the end of the game.
    pub(super) fn found(&self, terms: &Terms) -> Found<'_> {
        let beavered = |made: &RecordedMove| made.action == RecordedAction::Beaver;
        let mut terms = *terms;
        if terms.beavers == Beavers::None && self.moves.iter().any(beavered) {
            terms.beavers = Beavers::Unlimited;
        }
        let mut found = Found {
            terms,
            game: self,
            moves: Vec::new(),
            started: false,
            lost_track: false,
        };
        for (nth, (situation, made)) in self.replay(&terms).enumerate() {
            found.add(nth, &situation, made);
        }
        found
    }
}

/// Decisions found so far, and the state of the game after them.
pub(super) struct Found<'a> {
    pub(super) terms: Terms,
    pub(super) game: &'a GameRecord,
    pub(super) moves: Vec<DecidedMove>,
    /// `true` after the first roll, or after a position has been set up.
    pub(super) started: bool,
    /// `true` if the position is uncertain because a play is unknown.
    pub(super) lost_track: bool,
}

impl Found<'_> {
    /// Adds the decisions that the player made in `situation` with the move `made`.
    pub(super) fn add(&mut self, nth: usize, situation: &Situation, made: &RecordedMove) {
        let (game, terms) = (self.game, self.terms);
        let own = || {
            game.builder(&terms, situation, made.player)
                .ok_or(Undecided::LongMatch)
        };
        match &made.action {
            RecordedAction::Play { roll, played } => {
                if self.started {
                    self.push(nth, own().map(DecisionBuilder::before_roll), Choice::Roll);
                }
                let dice = (roll.high().pips(), roll.low().pips());
                let builder = own().map(|own| own.play(dice.0, dice.1));
                match played {
                    Played::Legal(play) => self.push(nth, builder, Choice::Play(*play)),
                    Played::Forbidden(_) => self.skip(nth, Undecided::Forbidden),
                    // The play of the last roll of an unfinished game is still pending.
                    Played::Unknown if self.game.waiting_roll().is_some() && self.is_last(nth) => {}
                    Played::Unknown => {
                        let board = situation.board(made.player);
                        let dances =
                            board.is_some_and(|board| legal_plays(&board, *roll).is_empty());
                        self.skip(nth, Undecided::Unknown);
                        self.lost_track |= !dances && !self.is_last(nth);
                    }
                }
                self.started = true;
            }
            RecordedAction::ClosedOut => {
                self.push(nth, own().map(DecisionBuilder::before_roll), Choice::Roll);
            }
            RecordedAction::Double => {
                self.push(nth, own().map(DecisionBuilder::double), Choice::Double);
            }
            RecordedAction::Take => self.answer(nth, situation, Choice::Take),
            RecordedAction::Drop => self.answer(nth, situation, Choice::Drop),
            RecordedAction::Beaver => self.answer(nth, situation, Choice::Beaver),
            RecordedAction::SetUp(_) => {
                self.started = true;
                self.lost_track = false;
            }
            RecordedAction::Resign(_) | RecordedAction::Decline | RecordedAction::SetCube(_) => {}
        }
    }

    fn is_last(&self, nth: usize) -> bool {
        nth + 1 == self.game.moves.len()
    }

    /// Adds the answer to a pending offer.
    fn answer(&mut self, nth: usize, situation: &Situation, choice: Choice) {
        let Some((doubler, offer, value)) = situation.pending_answer() else {
            return self.skip(nth, Undecided::NoOffer);
        };
        let builder = self.game.builder(&self.terms, situation, doubler);
        let builder = builder.map(|builder| builder.answer(offer, value));
        self.push(nth, builder.ok_or(Undecided::LongMatch), choice);
    }

    fn push(&mut self, nth: usize, builder: Result<DecisionBuilder, Undecided>, choice: Choice) {
        let built = builder.and_then(|builder| builder.build().map_err(Undecided::Impossible));
        let decided = match built {
            Ok(_) if self.lost_track => Err(Undecided::LostTrack),
            Ok(decision) => Ok(Decided { decision, choice }),
            Err(why) => Err(why),
        };
        self.moves.push(DecidedMove {
            nth,
            opening: self.is_opening(),
            decided,
        });
    }

    /// Returns `true` for the opening roll, whose two dice differ. In Portes there is no such roll, because the
    /// starting player rolls again.
    fn is_opening(&self) -> bool {
        !self.started && self.terms.variant.scoring() != Scoring::Portes
    }

    fn skip(&mut self, nth: usize, why: Undecided) {
        self.moves.push(DecidedMove {
            nth,
            opening: self.is_opening(),
            decided: Err(why),
        });
    }
}

#[cfg(test)]
mod tests {
    use crate::read_file;

    #[test]
    fn the_first_roll_in_portes_is_not_an_opening_roll() {
        let opening = |tag: &str| {
            let text = format!(
                "; [Variation \"{tag}\"]\n 3 point match\n\n Game 1\n Ann : 0                  Bob : 0\n  1) 31: 8/5 6/5\n"
            );
            let reading = read_file(text.as_bytes()).expect("a match");
            let record = &reading.matches[0];
            record.games[0].decided_moves(&record.terms)[0].opening
        };
        assert!(opening("Standard"));
        assert!(!opening("Portes"));
    }
}
