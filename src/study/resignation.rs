//! Accepted resignations that were mistakes, either by the player who resigned or by the player who accepted.

use record::MatchRecord;
use review::{Candidate, Equity, Item, Judged, Kind, Mistake, Mwc, Outcomes};
use rules::{Choice, Decided, Decision, EndedBy, Win};
use words::{Words, arg};

use crate::entry::{Entry, mistake};

/// Minimum winning chance at which a resignation counts as too early.
const MIN_CHANCE: f32 = 0.1;

/// Accepted resignation by a player who was on roll.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Resignation {
    /// Index of the game in the match.
    pub(crate) game: usize,
    /// Index of the winner's last play in the game's record.
    pub(crate) last: usize,
    /// Single game, gammon or backgammon.
    win: Win,
    /// `true` if the game decided the match.
    ends_match: bool,
    /// Decision of the losing player, who resigned instead of rolling.
    pub(crate) decision: Decision,
}

impl Resignation {
    /// Returns the resignation that ended the game at this index; `None` if there is none, or if the loser was not on
    /// roll.
    pub(crate) fn of(record: &MatchRecord, game: usize) -> Option<Self> {
        let recorded = record.games.get(game)?;
        let result = recorded
            .result
            .filter(|result| result.by == EndedBy::Resignation)?;
        let decision = recorded.next_decision(&record.terms)?;
        let length = u32::from(record.terms.length);
        let score = recorded.score[result.winner].saturating_add(result.points);
        (decision.player() != result.winner).then_some(Self {
            game,
            last: recorded.moves.len().checked_sub(1)?,
            win: match result.points / decision.value().points() {
                0 | 1 => Win::Single,
                2 => Win::Gammon,
                _ => Win::Backgammon,
            },
            ends_match: length > 0 && score >= length,
            decision,
        })
    }

    /// Returns the winner's gain from the resignation compared with playing on after `made`, in equity and, in a match,
    /// in match-winning chances; `None` if the gain is unknown.
    fn gain(&self, made: &Candidate, mwc_per_point: Option<f32>) -> Option<(f32, Option<f32>)> {
        let gain = self.win.factor() as f32 - made.equity.0;
        match made.mwc {
            None => Some((gain, None)),
            Some(Mwc(mwc)) if self.ends_match => {
                Some(((1.0 - mwc) / mwc_per_point?, Some(1.0 - mwc)))
            }
            Some(_) if self.win == Win::Single => Some((gain, Some(gain * mwc_per_point?))),
            // Valuing a gammon or backgammon requires the match equity table, which a review does not contain.
            Some(_) => None,
        }
    }

    /// Returns the resignation as a mistake, based on the evaluation of the play before it; `None` if it was not a
    /// mistake. In a match, `mwc_per_point` is the value of one point of equity in match-winning chances.
    pub(crate) fn mistake(&self, played: &Judged, mwc_per_point: Option<f32>) -> Option<Entry> {
        let is_made = |one: &&Candidate| one.choice == played.made;
        let made = played.candidates.iter().find(is_made)?;
        if played.kind != Kind::Checker || played.player == self.decision.player() {
            return None;
        }
        let (gain, gain_mwc) = self.gain(made, mwc_per_point)?;
        let accepts = gain < 0.0;
        let decision = if accepts {
            let decision = self.decision.to_builder().resigned(self.win).build();
            decision.ok()?
        } else {
            self.decision
        };
        let (choice, sign, outcomes) = if accepts {
            (Choice::Accept, 1.0, made.outcomes)
        } else {
            (Choice::Resign(self.win), -1.0, made.outcomes.flipped())
        };
        let play_on = Candidate {
            choice: Choice::Decline,
            after: None,
            equity: Equity(sign * made.equity.0),
            mwc: None,
            outcomes,
            loss: Equity(0.0),
            ..*made
        };
        let judged = Judged {
            player: decision.player(),
            kind: Kind::Checker,
            made: choice,
            forced: false,
            close: false,
            counted: false,
            loss: gain.abs(),
            loss_mwc: gain_mwc.map(f32::abs),
            plies: made.plies,
            difficulty: 0.0,
            candidates: vec![
                play_on,
                Candidate {
                    choice,
                    equity: Equity(sign * (made.equity.0 + gain)),
                    outcomes: if accepts {
                        Outcomes::WIN
                    } else {
                        Outcomes::WIN.flipped()
                    },
                    loss: Equity(gain.abs()),
                    ..play_on
                },
            ],
            cube: None,
            luck: None,
            table: None,
        };
        let item = Item {
            nth: usize::MAX,
            kind: judged.kind,
            opening: false,
            decided: Decided { decision, choice },
        };
        // Many players resign after seeing their roll, which is not recorded, so only a blunder counts as a mistake.
        (mistake(&judged) == Some(Mistake::Blunder)).then(|| Entry {
            judged: Some(judged),
            ..Entry::new(self.game, item)
        })
    }
}

/// Returns the winning chance, from 0 to 1, that a resigning player gave up; `None` if it was negligible.
pub(crate) fn given_up(resigned: &Entry) -> Option<f32> {
    let judged = resigned.judged.as_ref()?;
    let chance = judged.candidates.first()?.outcomes.win();
    (matches!(judged.made, Choice::Resign(_)) && chance >= MIN_CHANCE).then_some(chance)
}

/// Returns the effect of a resignation in words; `None` for any other decision.
pub(crate) fn effect(judged: &Judged, words: &Words) -> Option<String> {
    let chance = judged.candidates.first()?.outcomes.win();
    let kind = match judged.made {
        Choice::Accept => "accepted",
        Choice::Resign(_) if chance < MIN_CHANCE => "large",
        Choice::Resign(_) => "early",
        _ => return None,
    };
    let percent = (100.0 * chance).round() as i64;
    Some(words.moment_resigned(arg::Kind(kind), arg::Percent(percent)))
}
