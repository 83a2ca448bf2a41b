//! Retypes recorded matches as a person would, checks that the result is the same match, and counts the keys.
//!
//! `cargo test -p editor --release keys_per_turn -- --nocapture` prints the keys per turn for the twenty matches in
//! `tests/data/matches/people`, or for the match files in the folder `TRANSCRIPT_MATCHES`.

use std::{
    env, fs,
    ops::AddAssign,
    path::{Path, PathBuf},
};

use engine::{Judge, Search, Settings, analyse};
use record::{GameRecord, MatchRecord, Played, RecordedAction, RecordedMove, read_file};
use rules::{EndedBy, Player};
use words::Words;

use super::{Effect, Msg, Transcript, Turn};

/// Nets shipped with the game.
const NETS: &[u8] = include_bytes!("../../worker/nets/nets.bin");

/// Maximum mean number of keys per turn.
const MAX_KEYS: f64 = 4.5;

/// Minimum percentages of choices in which the first offered play was made, with the heuristic's order and with the
/// engine's.
const MIN_FIRST: [f64; 2] = [45.0, 65.0];

/// Samples from other programs, with resignations, unseen plays and an abandoned match.
const SAMPLES: [&str; 5] = [
    "seven-points.mat",
    "galaxy-1.txt",
    "galaxy-2.txt",
    "studio-1.txt",
    "gnubg-self-play.mat",
];

/// Numbers of turns and keys.
#[derive(Clone, Copy, Default)]
struct Count {
    /// Turns for which dice were typed; the turns of a closed-out player do not count.
    turns: u32,
    /// Turns with a choice of plays, and those in which the first offered play was made.
    choices: [u32; 2],
    dice: u32,
    plays: u32,
    /// Keys pressed for cube actions and for ending a game.
    cube: u32,
}

impl Count {
    /// Returns the mean numbers of keys per turn: for dice, for plays, for the cube, and in total.
    fn means(self) -> [f64; 4] {
        let all = self.dice + self.plays + self.cube;
        [self.dice, self.plays, self.cube, all].map(|keys| f64::from(keys) / f64::from(self.turns))
    }

    /// Returns the percentage of choices in which the first offered play was made.
    fn first(self) -> f64 {
        let [all, first] = self.choices.map(f64::from);
        100.0 * first / all
    }
}

impl AddAssign for Count {
    fn add_assign(&mut self, other: Self) {
        self.turns += other.turns;
        self.choices[0] += other.choices[0];
        self.choices[1] += other.choices[1];
        self.dice += other.dice;
        self.plays += other.plays;
        self.cube += other.cube;
    }
}

/// Counter for the keys used for one purpose.
type Counter = fn(&mut Count) -> &mut u32;

const DICE: Counter = |count| &mut count.dice;
const PLAYS: Counter = |count| &mut count.plays;
const CUBE: Counter = |count| &mut count.cube;

/// Simulated person who types a match.
struct Typist {
    transcript: Transcript,
    words: Words,
    search: Option<Search<Judge>>,
    count: Count,
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
            count: Count::default(),
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

    fn press(&mut self, counter: Counter, key: &str) {
        let msg = self.transcript.key(key);
        let msg =
            msg.unwrap_or_else(|| panic!("{key} has no meaning at {:?}", self.transcript.turn()));
        *counter(&mut self.count) += 1;
        self.send(msg);
    }

    fn press_digit(&mut self, counter: Counter, digit: impl Into<usize>) {
        self.press(counter, &digit.into().to_string());
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
            self.press(CUBE, "r");
            if on_turn != loser {
                self.press(CUBE, "o");
            }
            if result.by == EndedBy::Time {
                return self.press(CUBE, "l");
            }
            let factor = result.points.div_ceil(cube.value.points());
            self.press(CUBE, &factor.clamp(1, 3).to_string());
        }
    }

    fn action(&mut self, made: &RecordedMove) {
        match &made.action {
            // The turn of a closed-out player is entered without a key.
            RecordedAction::Play { .. } if self.has_passed(made.player) => {}
            RecordedAction::Play { roll, played } => {
                let mut dice = [roll.high().pips(), roll.low().pips()];
                let turn = self.transcript.turn();
                let is_opening = matches!(turn, Turn::Opening | Turn::Over);
                if is_opening && made.player == Player::Black {
                    dice.reverse();
                }
                self.count.turns += 1;
                for die in dice {
                    self.press_digit(DICE, die);
                }
                self.play(played);
            }
            RecordedAction::Double => self.press(CUBE, "d"),
            RecordedAction::Take => self.press(CUBE, "t"),
            RecordedAction::Drop => self.press(CUBE, "p"),
            RecordedAction::Beaver => self.press(CUBE, "b"),
            RecordedAction::Resign(win) => {
                let digit = usize::try_from(win.factor()).expect("a kind");
                self.press(CUBE, "r");
                self.press(CUBE, "x");
                self.press_digit(CUBE, digit);
            }
            // These actions are entered without a key.
            RecordedAction::ClosedOut | RecordedAction::Decline => {}
            RecordedAction::SetUp(_) | RecordedAction::SetCube(_) => panic!("a whole match"),
        }
    }

    /// Returns `true` if this player's turn has been passed because the player is closed out.
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
            Played::Unknown => return self.press(PLAYS, "?"),
            Played::Forbidden(moves) => {
                let moves = moves.iter().map(|[from, to]| format!("{from}/{to}"));
                let text = moves.collect::<Vec<_>>().join(" ");
                // One key opens the field, and another enters the text.
                self.count.plays += 2 + u32::try_from(text.len()).expect("a short text");
                return self.send(Msg::Type(text));
            }
        };
        let decision = offer.decision.expect("a legal play has a decision");
        let after = decision
            .board()
            .play(offer.roll, play)
            .expect("it is legal");
        self.count.choices[0] += 1;
        for page in 0..=offer.count() / super::PAGE {
            let shown = self.transcript.offer().expect("an offer").shown();
            if let Some(nth) = shown.iter().position(|legal| legal.after == after) {
                self.count.choices[1] += u32::from(page == 0 && nth == 0);
                return self.press_digit(PLAYS, nth + 1);
            }
            self.press(PLAYS, "0");
        }
        panic!("the play is not offered");
    }
}

/// Types a match and returns the number of keys.
fn typed(record: &MatchRecord, search: Option<Search<Judge>>) -> Count {
    let mut typist = Typist::new(record, search);
    for game in &record.games {
        typist.game(game);
    }
    let result = typist.transcript.record();
    assert_eq!(result.games.len(), record.games.len());
    for (typed, game) in result.games.iter().zip(&record.games) {
        let number = game.number;
        assert_eq!(typed.result, game.result, "game {number}");
        assert_eq!(
            (typed.score, typed.crawford),
            (game.score, game.crawford),
            "game {number}"
        );
        let positions = |game: &GameRecord| -> Vec<_> {
            let moves = game.replay(&record.terms);
            moves
                .map(|(table, made)| (made.player, table.position_id(made.player), table.cube()))
                .collect()
        };
        assert!(
            positions(typed) == positions(game),
            "positions of game {number}"
        );
    }
    typist.count
}

fn matches_of(path: &Path) -> Vec<MatchRecord> {
    let bytes = fs::read(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    read_file(&bytes).expect("a match").matches
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/matches")
}

fn engine() -> Search<Judge> {
    Search::new(Judge::from_bytes(NETS).expect("the nets"), 0)
}

#[test]
fn samples_from_other_programs_can_be_retyped() {
    for name in SAMPLES {
        for record in matches_of(&folder().join(name)) {
            let [.., all] = typed(&record, None).means();
            assert!(all <= MAX_KEYS, "{name}: {all}");
        }
    }
}

#[test]
fn keys_per_turn_are_few() {
    let chosen = env::var_os("TRANSCRIPT_MATCHES").map(PathBuf::from);
    let entries =
        fs::read_dir(chosen.unwrap_or_else(|| folder().join("people"))).expect("a folder");
    let mut files: Vec<_> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    files.sort();
    assert!(files.len() >= 20, "only {} matches", files.len());
    println!("match  points  turns | dice  play  cube   all  first (heuristic) | (engine)");
    let mut sums = [Count::default(); 2];
    for file in files {
        let name = file.file_stem().expect("a name").to_string_lossy();
        for record in matches_of(&file) {
            let counts = [typed(&record, None), typed(&record, Some(engine()))];
            print(&format!("{name:5} {:7}", record.terms.length), counts);
            let means = counts.map(|count| count.means()[3]);
            assert!(
                means.iter().all(|&mean| mean <= MAX_KEYS),
                "{name}: {means:?}"
            );
            for (sum, count) in sums.iter_mut().zip(counts) {
                *sum += count;
            }
        }
    }
    print("all          ", sums);
    for (sum, least) in sums.into_iter().zip(MIN_FIRST) {
        assert!(sum.first() >= least, "{} %", sum.first());
    }
}

/// Prints a line of the table.
fn print(title: &str, counts: [Count; 2]) {
    print!("{title} {:6}", counts[0].turns);
    for count in counts {
        let [dice, plays, cube, all] = count.means();
        print!(
            " | {dice:.2}  {plays:.2}  {cube:.2}  {all:.2} {:4.0} %",
            count.first()
        );
    }
    println!();
}
