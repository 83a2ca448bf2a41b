//! Revision of a match after an edit, for example to a transcription: recomputes everything that depends on the moves.

use rules::{Board, EndedBy, Player, Roll};

use super::{
    assembly::Assembly,
    builder::GameBuilder,
    model::{GameRecord, GameResult, MatchRecord, Played, RecordedAction, RecordedMove},
    play_text::{self, PlayText, Way, WrittenPlay},
    remark::{Place, Remark, RemarkKind, excerpt},
    remarks::Remarks,
};
use crate::note::Note;

/// Irregularity in a revised match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Irregularity {
    /// Index of the game in the match.
    pub game: usize,
    /// Index of the move in the game; `None` if the irregularity concerns the game as a whole.
    pub nth: Option<usize>,
    /// Type of irregularity.
    pub kind: RemarkKind,
}

/// Match after a revision.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Revised {
    /// Revised match.
    pub record: MatchRecord,
    /// Irregularities, in game order.
    pub flags: Vec<Irregularity>,
}

impl Played {
    /// Parses a play typed by a person. Returns the legal play that matches the text, or the moves as typed if no legal
    /// play matches; `None` if the text is not a play. `board` is the position of the player who makes the play, if it
    /// is possible.
    ///
    /// ```
    /// use record::Played;
    /// use rules::{Board, Die, Roll, Variant};
    ///
    /// let (start, roll) = (Board::start(Variant::Standard), Roll::ALL[3]);
    /// assert!(matches!(Played::read("8/5 6/5", Some(&start), roll), Some(Played::Legal(_))));
    /// let wrong = Played::read("8/4 6/5", Some(&start), roll);
    /// assert_eq!(wrong, Some(Played::Forbidden(vec![[8, 4], [6, 5]])));
    /// assert_eq!(Played::read("a fine play", Some(&start), roll), None);
    /// ```
    pub fn read(text: &str, board: Option<&Board>, roll: Roll) -> Option<Self> {
        match play_text::read(text) {
            PlayText::Moves(written) => Some(play_text::resolve(board, roll, &written).played),
            PlayText::Hidden => Some(Self::Unknown),
            PlayText::Nonsense => None,
        }
    }
}

impl MatchRecord {
    /// Recomputes everything that depends on the moves: which plays are legal, the results, the scores, and the
    /// Crawford game. No move is rejected: illegal plays and moves after the end of a game are retained, and every
    /// irregularity is flagged. A score that does not match the previous game was entered explicitly and is retained.
    ///
    /// ```
    /// use record::{Played, RecordedAction, RemarkKind, read_file};
    ///
    /// let text = "3 point match\n\n Game 1\n Ann : 0        Bob : 0\n  1) 31: 8/5 6/5      42: 8/4 6/4\n";
    /// let mut record = read_file(text.as_bytes())?.matches.remove(0);
    /// assert!(record.revised().flags.is_empty());
    /// if let RecordedAction::Play { played, .. } = &mut record.games[0].moves[0].action {
    ///     *played = Played::Forbidden(vec![[13, 4]]);
    /// }
    /// let revised = record.revised();
    /// assert!(matches!(revised.flags[0].kind, RemarkKind::ForbiddenPlay { .. }));
    /// assert_eq!(revised.record.games[0].moves.len(), 2);
    /// # Ok::<(), record::Unreadable>(())
    /// ```
    #[must_use]
    pub fn revised(&self) -> Revised {
        let mut revision = Revision {
            assembly: Assembly::default(),
            flags: Vec::new(),
        };
        *revision.assembly.current() = Self {
            games: Vec::new(),
            ..self.clone()
        };
        let mut before: Option<&GameRecord> = None;
        for (nth, game) in self.games.iter().enumerate() {
            let follows = before.is_some_and(|before| before.score_after() == game.score);
            revision.game(nth, game, !follows, nth + 1 == self.games.len());
            before = Some(game);
        }
        revision.finish(self)
    }
}

/// Revision in progress.
struct Revision {
    assembly: Assembly,
    flags: Vec<Irregularity>,
}

impl Revision {
    /// Adds a game, keeping its score if `is_announced` is `true`.
    fn game(&mut self, index: usize, game: &GameRecord, is_announced: bool, is_last: bool) {
        let number = match self.assembly.last_number() {
            Some(last) if game.number <= last => self.assembly.next_number(),
            _ => game.number,
        };
        let place = place(index);
        let score = is_announced.then_some(game.score);
        let mut builder = self.assembly.begin_game(number, score, place);
        for (nth, made) in game.moves.iter().enumerate() {
            let mut kinds = Vec::new();
            add(&mut builder, made, &mut kinds);
            if nth + 1 == game.moves.len() {
                // The play of the last roll is still pending, or the game was resigned before it was made.
                kinds.retain(|kind| !matches!(kind, RemarkKind::HiddenPlay(_)));
            }
            let nth = builder.game().moves.len().checked_sub(1);
            self.flag(index, nth, kinds);
        }
        let mut kinds = Vec::new();
        if let Some(result) = game.result {
            end(&mut builder, result, &mut kinds);
        }
        if let Some(comment) = &game.comment {
            builder.comment(comment);
        }
        if !is_last && builder.ended().is_none() && !builder.is_over() {
            kinds.push(RemarkKind::Unfinished);
        }
        self.flag(index, None, kinds);
        if builder.is_empty() {
            // The assembly drops empty games, but a transcription begins with one.
            let record = self.assembly.current();
            record.games.push(builder.game().clone());
        } else {
            self.assembly.add(builder, place);
        }
    }

    fn flag(&mut self, game: usize, nth: Option<usize>, kinds: Vec<RemarkKind>) {
        let flags = kinds
            .into_iter()
            .map(|kind| Irregularity { game, nth, kind });
        self.flags.extend(flags);
    }

    fn finish(mut self, before: &MatchRecord) -> Revised {
        let mut remarks = Remarks::default();
        let record = self.assembly.finish(&mut remarks).pop();
        for Remark { place, kind } in remarks.into_parts().0 {
            // The last game of a transcription is in progress, and a missing play is flagged separately.
            if !matches!(kind, RemarkKind::Unfinished | RemarkKind::MissingPlay(_)) {
                let game = match place {
                    Place::Line(game) => usize::try_from(game).unwrap_or_default(),
                    Place::File | Place::Byte(_) => 0,
                };
                self.flags.push(Irregularity {
                    game,
                    nth: None,
                    kind,
                });
            }
        }
        self.flags.sort_by_key(|flag| flag.game);
        Revised {
            record: record.unwrap_or_else(|| before.clone()),
            flags: self.flags,
        }
    }
}

fn place(game: usize) -> Place {
    Place::Line(u32::try_from(game).unwrap_or(u32::MAX))
}

/// Adds a move to the game.
fn add(builder: &mut GameBuilder, made: &RecordedMove, kinds: &mut Vec<RemarkKind>) {
    let (player, before) = (made.player, builder.game().moves.len());
    if builder.ended().is_some() && !made.action.is_set_up() {
        kinds.push(RemarkKind::AfterTheEnd(excerpt(&text(&made.action))));
    }
    let mut remark = |kind| kinds.push(kind);
    match &made.action {
        RecordedAction::Play { roll, played } => {
            play(builder, player, *roll, played, &mut remark);
        }
        RecordedAction::Double => builder.double(player, None, &mut remark),
        RecordedAction::Beaver | RecordedAction::Take | RecordedAction::Drop => {
            builder.answer(player, made.action.clone(), &mut remark);
        }
        RecordedAction::ClosedOut => builder.closed_out(player, &mut remark),
        RecordedAction::Resign(_)
        | RecordedAction::Decline
        | RecordedAction::SetUp(_)
        | RecordedAction::SetCube(_) => builder.other(player, made.action.clone()),
    }
    let added = builder.game().moves.len() > before;
    let is_same = builder.game().moves.last().map(|last| &last.action) == Some(&made.action);
    if added && (made.note != Note::default() || made.analysis.is_some()) {
        let analysis = made.analysis.as_deref().filter(|_| is_same);
        builder.annotate(made.note.clone(), analysis.cloned());
    }
}

/// Adds a play unchanged if it is legal; otherwise adds the legal play that has the same moves, or the moves themselves
/// if there is none.
fn play(
    builder: &mut GameBuilder,
    player: Player,
    roll: Roll,
    made: &Played,
    remark: &mut dyn FnMut(RemarkKind),
) {
    let written = |moves: &mut dyn Iterator<Item = [u8; 2]>| WrittenPlay {
        ways: moves.map(|[from, to]| Way { from, to: vec![to] }).collect(),
        stars: 0,
    };
    let text = played_text(made);
    match made {
        Played::Legal(play) => {
            let board = builder.state().arrangement.board(player);
            if board.is_ok_and(|board| board.play(roll, play).is_ok()) {
                return builder.legal(player, roll, *play, remark);
            }
            let moves = &mut super::arrangement::ways(play);
            builder.written(player, roll, &written(moves), &text, remark);
        }
        Played::Forbidden(moves) => {
            let moves = &mut moves.iter().copied();
            builder.written(player, roll, &written(moves), &text, remark);
        }
        Played::Unknown => builder.unplayed(player, roll, remark),
    }
}

/// Ends the game with its previous result, unless that result followed from the moves and no longer does.
fn end(builder: &mut GameBuilder, result: GameResult, kinds: &mut Vec<RemarkKind>) {
    let by_moves = matches!(result.by, EndedBy::BearingOff | EndedBy::Drop);
    match builder.ended() {
        Some((winner, _)) => builder.finish(winner, None, &mut |kind| kinds.push(kind)),
        None if by_moves => {}
        None => builder.ends_with(result, &mut |kind| kinds.push(kind)),
    }
}

fn played_text(played: &Played) -> String {
    let join = |moves: &mut dyn Iterator<Item = [u8; 2]>| {
        let moves = moves.map(|[from, to]| format!("{from}/{to}"));
        moves.collect::<Vec<_>>().join(" ")
    };
    match played {
        Played::Legal(play) => join(&mut super::arrangement::ways(play)),
        Played::Forbidden(moves) => join(&mut moves.iter().copied()),
        Played::Unknown => String::new(),
    }
}

fn text(action: &RecordedAction) -> String {
    match action {
        RecordedAction::Play { roll, played } => format!("{roll} {}", played_text(played)),
        other => format!("{other:?}"),
    }
}

#[cfg(test)]
mod tests {
    use rules::{ByPlayer, Win};

    use super::*;
    use crate::read_file;

    fn samples() -> Vec<MatchRecord> {
        let files: [&[u8]; 5] = [
            include_bytes!("../../../tests/data/matches/seven-points.mat"),
            include_bytes!("../../../tests/data/matches/galaxy-1.txt"),
            include_bytes!("../../../tests/data/matches/galaxy-2.txt"),
            include_bytes!("../../../tests/data/matches/studio-1.txt"),
            include_bytes!("../../../tests/data/matches/gnubg-self-play.mat"),
        ];
        let read = |bytes| read_file(bytes).expect("a match").matches;
        files.into_iter().flat_map(read).collect()
    }

    #[test]
    fn a_match_without_irregularities_is_unchanged() {
        for record in samples() {
            let revised = record.revised();
            assert_eq!(revised.record, record);
            assert_eq!(revised.flags, []);
        }
    }

    #[test]
    fn the_moves_after_a_correction_are_replayed_under_the_rules() {
        let mut record = samples().remove(0);
        record.games[1].moves.remove(4);
        let revised = record.revised();
        assert!(revised.flags.iter().all(|flag| flag.game >= 1));
        assert!(
            revised
                .flags
                .iter()
                .any(|flag| flag.game == 1 && flag.nth == Some(4))
        );
        // The same irregularities are flagged again, and nothing else changes.
        let again = revised.record.revised();
        assert_eq!(again.record, revised.record);
    }

    #[test]
    fn later_scores_are_updated_after_a_changed_result_unless_they_were_announced() {
        let mut record = samples().remove(0);
        let result = record.games[0].result.as_mut().expect("a finished game");
        let winner = result.winner;
        let points = result.points;
        record.games[0].moves.pop();
        record.games[0].result = Some(GameResult {
            winner,
            points: points * 2,
            by: EndedBy::Time,
        });
        let stated = record.games[2].score;
        let revised = record.revised();
        let announced = revised.record.games[1].score;
        assert_eq!(announced, record.games[1].score, "it was announced");
        assert_eq!(revised.record.games[2].score, stated);
        assert!(
            revised
                .flags
                .iter()
                .any(|flag| matches!(flag.kind, RemarkKind::Score { .. }))
        );
    }

    #[test]
    fn an_empty_game_and_a_loss_on_time_are_retained() {
        let mut record = MatchRecord::default();
        record.terms.length = 7;
        record.games.push(GameRecord::new(1, ByPlayer::default()));
        assert_eq!(record.revised().record, record);
        let (player, action) = (Player::White, RecordedAction::Resign(Win::Gammon));
        record.games[0]
            .moves
            .push(RecordedMove::new(player, action));
        record.games[0].result = Some(GameResult {
            winner: Player::Black,
            points: 7,
            by: EndedBy::Time,
        });
        assert_eq!(record.revised().record, record);
    }
}
