//! The decisions of a recorded game, and why a move has none.

use std::fmt;

use rules::{Beavers, Choice, Decided, DecisionBuilder, DecisionError, Scoring, legal_plays};

use super::{
    model::{GameRecord, Played, RecordedAction, RecordedMove, Terms},
    replay::Situation,
};

/// A decision of a recorded game, or why there is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecidedMove {
    /// The place of the move in [`GameRecord::moves`]; a play and the decision to roll before it have the same.
    pub nth: usize,
    /// Whether it is the first roll of a game from the starting position, before which nobody may double (R66).
    pub opening: bool,
    /// The decision with what was chosen.
    pub decided: Result<Decided, Undecided>,
}

/// Why a move of a record has no decision that can be judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undecided {
    /// The rules forbid the play.
    Forbidden,
    /// The file does not say what was played.
    Unknown,
    /// The position is not known: the file does not say what was played before.
    LostTrack,
    /// An answer without an offer.
    NoOffer,
    /// A player needs more points than the longest match has that the rules know.
    LongMatch,
    /// No game can come to such a decision.
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
    /// The decisions that were made, in order, as a running session has them: before each roll but the first to double
    /// or not, the play, the answer to a double. Where the record is illegal or silent, there is none.
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
        let tried = self.decided_moves(terms).into_iter();
        tried.filter_map(|made| made.decided.ok()).collect()
    }

    /// The same with the place of each move, and why a move has no decision. A game with a beaver is judged as one in
    /// which beavers are allowed, whatever the terms say: many files do not say.
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

    /// Finds the decisions of all moves, and what is known at the end.
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

/// The decisions found so far.
pub(super) struct Found<'a> {
    pub(super) terms: Terms,
    pub(super) game: &'a GameRecord,
    pub(super) moves: Vec<DecidedMove>,
    /// Whether the first roll is over, or the position was set up.
    pub(super) started: bool,
    /// Whether a play that nobody knows has made the position doubtful.
    pub(super) lost_track: bool,
}

impl Found<'_> {
    /// Adds the decisions that `made` answers in `situation`.
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
                let asked = own().map(|own| own.play(dice.0, dice.1));
                match played {
                    Played::Legal(play) => self.push(nth, asked, Choice::Play(*play)),
                    Played::Forbidden(_) => self.skip(nth, Undecided::Forbidden),
                    // The last roll of an unfinished game waits for its play.
                    Played::Unknown if self.game.waiting_roll().is_some() && self.is_last(nth) => {}
                    Played::Unknown => {
                        let board = situation.board(made.player);
                        let dances =
                            board.is_some_and(|board| legal_plays(&board, *roll).is_empty());
                        self.skip(nth, Undecided::Unknown);
                        self.lost_track |= !dances;
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

    /// Adds the answer to the pending offer.
    fn answer(&mut self, nth: usize, situation: &Situation, choice: Choice) {
        let Some((doubler, offer, value)) = situation.asked_answer() else {
            return self.skip(nth, Undecided::NoOffer);
        };
        let asked = self.game.builder(&self.terms, situation, doubler);
        let asked = asked.map(|asked| asked.answer(offer, value));
        self.push(nth, asked.ok_or(Undecided::LongMatch), choice);
    }

    fn push(&mut self, nth: usize, asked: Result<DecisionBuilder, Undecided>, choice: Choice) {
        let built = asked.and_then(|asked| asked.build().map_err(Undecided::Impossible));
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

    /// Whether the roll is the opening roll, which is no double. In Portes the starter rolls afresh.
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
    fn the_first_roll_at_portes_is_no_opening_roll() {
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
