//! Retypes recorded matches as a person would, checks that the result is the same match, and counts the keys.
//!
//! `cargo test -p editor --release keys_per_turn -- --nocapture` prints the keys per turn for the samples in
//! `tests/data/matches`; with a folder of match files in `TRANSCRIPT_MATCHES`, also for these.

use std::{env, fs, path::Path};

use engine::{Judge, Search, Settings, analyse};
use record::{GameRecord, MatchRecord, Played, RecordedAction, RecordedMove, read_file};
use rules::{EndedBy, Player};
use words::Words;

use super::{Effect, Msg, Transcript, Turn};

/// Nets with which the game is shipped.
const NETS: &[u8] = include_bytes!("../../worker/nets/nets.bin");

/// Maximum mean number of keys per turn.
const MAX_KEYS: f64 = 4.5;

/// Samples with at least one complete game.
const SAMPLES: [&str; 5] = [
    "seven-points.mat",
    "galaxy-1.txt",
    "galaxy-2.txt",
    "studio-1.txt",
    "gnubg-self-play.mat",
];

/// Simulated person who types a match.
struct Typist {
    transcript: Transcript,
    words: Words,
    search: Option<Search<Judge>>,
    keys: u32,
}

impl Typist {
    fn new(record: &MatchRecord, search: Option<Search<Judge>>) -> Self {
        let empty = MatchRecord {
            games: Vec::new(),
            ..record.clone()
        };
        Self {
            transcript: Transcript::of(empty),
            words: Words::english(),
            search,
            keys: 0,
        }
    }

    fn send(&mut self, msg: Msg) {
        for effect in self.transcript.update(msg, &self.words) {
            if let (Effect::Rank(decision), Some(search)) = (effect, &self.search) {
                let found = analyse(search, &decision, None, &Settings::new(0));
                let order = found
                    .candidates
                    .iter()
                    .filter_map(|one| one.after)
                    .collect();
                self.transcript
                    .update(Msg::Ranked(decision, order), &self.words);
            }
        }
    }

    fn press(&mut self, key: &str) {
        let msg = self.transcript.key(key);
        let msg =
            msg.unwrap_or_else(|| panic!("{key} has no meaning at {:?}", self.transcript.turn()));
        self.keys += 1;
        self.send(msg);
    }

    fn press_digit(&mut self, digit: impl Into<usize>) {
        self.press(&digit.into().to_string());
    }

    fn game(&mut self, game: &GameRecord) {
        for made in &game.moves {
            self.action(made);
        }
        let Some(result) = game.result else {
            return;
        };
        if matches!(result.by, EndedBy::Resignation | EndedBy::Time) {
            let loser = result.winner.opponent();
            let on_turn = self.transcript.turn().player().unwrap_or(Player::White);
            let cube = game.last_situation(&self.transcript.record().terms).cube();
            self.press("r");
            if on_turn != loser {
                self.press("o");
            }
            if result.by == EndedBy::Time {
                return self.press("l");
            }
            let factor = result.points.div_ceil(cube.value.points());
            self.press(&factor.clamp(1, 3).to_string());
        }
    }

    fn action(&mut self, made: &RecordedMove) {
        match &made.action {
            // The turn of a player who is closed out is entered without a key.
            RecordedAction::Play { .. } if self.has_passed(made.player) => {}
            RecordedAction::Play { roll, played } => {
                let mut dice = [roll.high().pips(), roll.low().pips()];
                let turn = self.transcript.turn();
                let is_opening = matches!(turn, Turn::Opening | Turn::Over);
                if is_opening && made.player == Player::Black {
                    dice.reverse();
                }
                for die in dice {
                    self.press_digit(die);
                }
                self.play(played);
            }
            RecordedAction::Double => self.press("d"),
            RecordedAction::Take => self.press("t"),
            RecordedAction::Drop => self.press("p"),
            RecordedAction::Beaver => self.press("b"),
            RecordedAction::Resign(win) => {
                let digit = usize::try_from(win.factor()).expect("a kind");
                self.press("r");
                self.press("x");
                self.press_digit(digit);
            }
            // Entered without a key.
            RecordedAction::ClosedOut | RecordedAction::Decline => {}
            RecordedAction::SetUp(_) | RecordedAction::SetCube(_) => panic!("a whole match"),
        }
    }

    /// Returns `true` if the turn of this player has been passed, because the player is closed out.
    fn has_passed(&self, player: Player) -> bool {
        let moves = self.transcript.game().map(|game| &game.moves);
        let last = moves.and_then(|moves| moves.last());
        last.is_some_and(|last| last.action == RecordedAction::ClosedOut && last.player == player)
    }

    /// Selects the play if there is a choice.
    fn play(&mut self, played: &Played) {
        let Some(offer) = self.transcript.offer() else {
            return;
        };
        let play = match played {
            Played::Legal(play) => play,
            Played::Unknown => return self.press("?"),
            Played::Forbidden(moves) => {
                let moves = moves.iter().map(|[from, to]| format!("{from}/{to}"));
                let text = moves.collect::<Vec<_>>().join(" ");
                // One key opens the field, and another enters the text.
                self.keys += 2 + u32::try_from(text.len()).expect("a short text");
                return self.send(Msg::Type(text));
            }
        };
        let decision = offer.decision.expect("a legal play has a decision");
        let after = decision
            .board()
            .play(offer.roll, play)
            .expect("it is legal");
        for _page in 0..=offer.count() / super::PAGE {
            let shown = self.transcript.offer().expect("an offer").shown();
            if let Some(nth) = shown.iter().position(|legal| legal.after == after) {
                return self.press_digit(nth + 1);
            }
            self.press("0");
        }
        panic!("the play is not offered");
    }
}

/// Returns the number of keys and of turns.
fn typed(record: &MatchRecord, search: Option<Search<Judge>>) -> (u32, u32) {
    let mut typist = Typist::new(record, search);
    for game in &record.games {
        typist.game(game);
    }
    let result = typist.transcript.record();
    let summary = |record: &MatchRecord| -> Vec<_> {
        let games = record.games.iter();
        games
            .map(|game| {
                let ids = game.replay(&record.terms).map(|(table, made)| {
                    (made.player, table.position_id(made.player), table.cube())
                });
                (
                    ids.collect::<Vec<_>>(),
                    game.score,
                    game.result,
                    game.crawford,
                )
            })
            .collect()
    };
    assert_eq!(summary(result), summary(record));
    let plays = record.games.iter().flat_map(|game| &game.moves);
    let plays = plays.filter(|made| matches!(made.action, RecordedAction::Play { .. }));
    (typist.keys, u32::try_from(plays.count()).expect("a match"))
}

fn samples() -> Vec<(String, MatchRecord)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/matches");
    let mut files: Vec<_> = SAMPLES.iter().map(|name| folder.join(name)).collect();
    if let Some(more) = env::var_os("TRANSCRIPT_MATCHES") {
        let more = fs::read_dir(more).expect("a folder");
        files.extend(more.map(|entry| entry.expect("an entry").path()));
    }
    let read = |path: std::path::PathBuf| {
        let bytes = fs::read(&path).expect("a file");
        let name = path
            .file_name()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        let matches = read_file(&bytes).expect("a match").matches;
        matches
            .into_iter()
            .map(move |record| (name.clone(), record))
    };
    files.into_iter().flat_map(read).collect()
}

fn engine() -> Search<Judge> {
    Search::new(Judge::from_bytes(NETS).expect("the nets"), 0)
}

#[test]
fn keys_per_turn_are_few() {
    let mut sums = [[0; 2]; 2];
    for (name, record) in samples() {
        let counted = [typed(&record, None), typed(&record, Some(engine()))];
        let means = counted.map(|(keys, turns)| f64::from(keys) / f64::from(turns));
        println!(
            "{name}, {} points, {} turns: {:.2} keys per turn by the heuristic, {:.2} by the engine",
            record.terms.length, counted[0].1, means[0], means[1]
        );
        assert!(
            means.iter().all(|&mean| mean <= MAX_KEYS),
            "{name}: {means:?}"
        );
        for (sum, (keys, turns)) in sums.iter_mut().zip(counted) {
            sum[0] += keys;
            sum[1] += turns;
        }
    }
    let means = sums.map(|[keys, turns]| f64::from(keys) / f64::from(turns));
    println!(
        "all: {:.2} by the heuristic, {:.2} by the engine",
        means[0], means[1]
    );
}
