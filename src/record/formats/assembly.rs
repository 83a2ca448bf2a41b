//! Assembly of games into matches, with inference of scores, Crawford games and missing results.

use rules::ByPlayer;

use super::{
    builder::GameBuilder,
    model::{MatchRecord, Terms},
    remark::{Place, Remark, RemarkKind},
    remarks::Remarks,
};

/// Maximum number of points that a player may need for a game to be analysed.
const MAX_NEEDED: u32 = rules::MatchLength::MAX as u32;

/// Maximum number of games in a file.
const MAX_GAMES: u32 = 200_000;

/// Matches read from a file, in file order.
#[derive(Debug, Default)]
pub(super) struct Assembly {
    done: Vec<MatchRecord>,
    /// Total number of games in all matches.
    games: u32,
    current: MatchRecord,
    /// `true` if the points for the last game are a guess, which the next score can correct.
    guessed: bool,
    /// `true` if the next score can correct the winner of the last game.
    doubtful_winner: bool,
    /// `true` if a game in this match started with exactly one player one point away from winning.
    was_one_away: bool,
    /// Roll at the end of the last game, if the file contains no play for it.
    unplayed: Option<rules::Roll>,
    remarks: Remarks,
}

impl Assembly {
    pub(super) const fn terms(&self) -> Terms {
        self.current.terms
    }

    /// Returns a mutable reference to the current match.
    pub(super) const fn current(&mut self) -> &mut MatchRecord {
        &mut self.current
    }

    /// Returns the number of the last complete game in the current match.
    pub(super) fn last_number(&self) -> Option<u32> {
        self.current.games.last().map(|game| game.number)
    }

    /// Returns the number to assign to a game that has none in the file.
    pub(super) fn next_number(&self) -> u32 {
        self.last_number().map_or(1, |last| last.saturating_add(1))
    }

    /// Completes the current match; subsequent games belong to a new one.
    pub(super) fn begin_match(&mut self) {
        let record = std::mem::take(&mut self.current);
        if !record.games.is_empty() {
            self.done.push(record);
        }
        (self.guessed, self.doubtful_winner) = (false, false);
        self.was_one_away = false;
    }

    /// Adds a line to the current match's comment.
    pub(super) fn comment(&mut self, text: &str) {
        let comment = self.current.event.comment.get_or_insert_default();
        if !comment.is_empty() {
            comment.push('\n');
        }
        comment.push_str(text);
    }

    /// Starts a game at `score`, or at the score that results from the previous games if `score` is missing.
    pub(super) fn begin_game(
        &mut self,
        number: u32,
        score: Option<ByPlayer<u32>>,
        place: Place,
    ) -> GameBuilder {
        match self.last_number() {
            None if number > 1 => self.remark(place, RemarkKind::BeginsWithGame(number)),
            Some(_) if number > self.next_number() => {
                self.remark(place, RemarkKind::GameMissing(number));
            }
            _ => {}
        }
        let adjoins = self.last_number().is_some() && number == self.next_number();
        if let Some(found) = score
            && adjoins
        {
            self.reconcile(found, place);
        }
        let score = score.unwrap_or_else(|| self.current.final_score());
        let crawford = self.is_crawford(score);
        if crawford && self.current.games.is_empty() && number > 1 {
            self.remark(place, RemarkKind::CrawfordFromScore);
        }
        let mut game = GameBuilder::new(self.current.terms, number, score);
        game.set_crawford(crawford);
        game
    }

    /// Corrects the result of the last game to match the score that follows it, or adds a remark about the discrepancy.
    fn reconcile(&mut self, found: ByPlayer<u32>, place: Place) {
        let expected = self.current.final_score();
        if expected == found {
            return;
        }
        let (guessed, doubtful_winner) = (self.guessed, self.doubtful_winner);
        let Some(last) = self.current.games.last_mut() else {
            return;
        };
        let gained = ByPlayer::new(|player| found[player].checked_sub(last.score[player]));
        let winner = match (gained.white, gained.black) {
            (Some(points), Some(0)) if points > 0 => Some((rules::Player::White, points)),
            (Some(0), Some(points)) if points > 0 => Some((rules::Player::Black, points)),
            _ => None,
        };
        match (winner, &mut last.result) {
            (Some((winner, points)), result @ None) => {
                *result = Some(super::model::GameResult {
                    winner,
                    points,
                    by: rules::EndedBy::Resignation,
                });
                self.remarks.take_back(&RemarkKind::Unfinished);
                self.remark(place, RemarkKind::ResultFromScore);
            }
            (Some((winner, points)), Some(result)) if guessed && result.winner == winner => {
                result.points = points;
            }
            (Some((winner, points)), Some(result))
                if doubtful_winner
                    && result.by == rules::EndedBy::Resignation
                    && (guessed || result.points == points) =>
            {
                (result.winner, result.points) = (winner, points);
                self.remark(place, RemarkKind::ResultFromScore);
            }
            _ => self.remark(place, RemarkKind::Score { expected, found }),
        }
    }

    /// Returns `true` if a game starting at this score is the Crawford game.
    fn is_crawford(&self, score: ByPlayer<u32>) -> bool {
        let Terms {
            length, crawford, ..
        } = self.current.terms;
        crawford && length > 1 && !self.was_one_away && is_one_away(length, score)
    }

    /// Allows the next score to correct the winner of the last game, because the winner's column may have been misread.
    pub(super) const fn doubt_winner(&mut self) {
        self.doubtful_winner = true;
    }

    /// Adds a game to the current match.
    pub(super) fn add(&mut self, game: GameBuilder, place: Place) {
        self.guessed = game.guessed_points();
        self.doubtful_winner = false;
        if game.is_empty() {
            return;
        }
        self.games += 1;
        if self.games > MAX_GAMES {
            let left_out = format!("Game {}", game.game().number);
            return self.remark(place, RemarkKind::NotUnderstood(left_out));
        }
        if game.broke_crawford() && !self.current.games.is_empty() {
            self.current.terms.crawford = false;
        }
        let remarks = &mut self.remarks;
        let (game, unplayed) = game.build(&mut |kind| remarks.push(Remark { place, kind }));
        self.unplayed = unplayed;
        self.was_one_away |= is_one_away(self.current.terms.length, game.score);
        self.current.games.push(game);
    }

    fn remark(&mut self, place: Place, kind: RemarkKind) {
        self.remarks.push(Remark { place, kind });
    }

    /// Returns all matches, and appends the remarks to `remarks`.
    pub(super) fn finish(mut self, remarks: &mut Remarks) -> Vec<MatchRecord> {
        self.begin_match();
        for record in &self.done {
            if record
                .games
                .iter()
                .any(|game| is_too_long(record.terms.length, game.score))
            {
                remarks.push_on_file(RemarkKind::LongMatch(record.terms.length));
            }
        }
        if self.done.len() > 1 {
            remarks.push_on_file(RemarkKind::MoreMatches(self.done.len()));
        }
        // The play is still pending in this game, so it does not count as missing.
        if let Some(roll) = self.unplayed {
            remarks.take_back(&RemarkKind::MissingPlay(roll));
        }
        remarks.append(self.remarks);
        self.done
    }
}

/// Returns `true` if a player needs more points than this program supports.
fn is_too_long(length: u16, score: ByPlayer<u32>) -> bool {
    let most = |points: u32| u32::from(length).saturating_sub(points) > MAX_NEEDED;
    most(score.white) || most(score.black)
}

/// Returns `true` if exactly one player is one point away from winning a match of this length.
fn is_one_away(length: u16, score: ByPlayer<u32>) -> bool {
    let is_away = |points: u32| points.checked_add(1) == Some(length.into());
    is_away(score.white) != is_away(score.black)
}
