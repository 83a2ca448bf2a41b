//! Writer for valid and invalid eXtreme Gammon files, following the published layout.

use std::io::Write as _;

use record::{GameRecord, MatchRecord, Played, RecordedAction, Situation, Terms};
use rules::{Beavers, ByPlayer, Cube, EndedBy, Play, Player, Roll, Setup, Variant};

/// Length of a record, in bytes.
const RECORD: usize = 2560;
/// Moves of a roll that was not played.
pub const UNPLAYED: [i32; 8] = [0; 8];

/// File under construction, stored as its records.
#[derive(Clone)]
pub struct XgFile {
    pub records: Vec<[u8; RECORD]>,
    pub comments: Vec<u8>,
}

/// Record of a cube action.
pub struct CubeAction {
    pub player: Player,
    /// Position from White's perspective.
    pub before: Setup,
    /// Double: -2 if not allowed, -1 if open, 0 for no double, 1 for a double.
    pub double: i32,
    /// Answers to the double, to a beaver, and to a raccoon: -1 for none, 0 for a drop, 1 for a take, 2 for a redouble.
    pub answers: [i32; 3],
}

impl XgFile {
    pub fn new(terms: &Terms) -> Self {
        let mut file = Self {
            records: Vec::new(),
            comments: Vec::new(),
        };
        let length = match terms.length {
            0 => 99_999,
            points => i32::from(points),
        };
        let variant = match terms.variant {
            Variant::Nackgammon => 1,
            Variant::Hypergammon => 2,
            Variant::Longgammon => 3,
            _ => 0,
        };
        file.add(0);
        file.put(9, b"\x03Ann");
        file.put(50, b"\x03Bob");
        file.int(92, length);
        file.int(96, variant);
        let beavers = terms.beavers != Beavers::None;
        let options = [terms.crawford, terms.jacoby, beavers];
        file.put(100, &options.map(u8::from));
        file.int(576, -1);
        file
    }

    /// Creates a money-play file with one unfinished game that starts from this position.
    pub fn of_position(opening: Option<Setup>) -> Self {
        let mut file = Self::new(&Terms::default());
        file.game(1, ByPlayer::default(), false, opening);
        file
    }

    fn add(&mut self, kind: u8) {
        self.records.push([0; RECORD]);
        self.put(8, &[kind]);
    }

    /// Overwrites bytes in the last record.
    pub fn put(&mut self, at: usize, bytes: &[u8]) {
        let last = self.records.last_mut().expect("a record");
        last[at..][..bytes.len()].copy_from_slice(bytes);
    }

    pub fn int(&mut self, at: usize, number: i32) {
        self.put(at, &number.to_le_bytes());
    }

    fn position(&mut self, at: usize, setup: Option<Setup>) {
        let mut places = [0_i8; 26];
        if let Some(setup) = setup {
            for place in 1..=25 {
                places[place] += setup.own[place] as i8;
                places[25 - place] -= setup.opponent[place] as i8;
            }
        }
        self.put(at, &places.map(i8::cast_unsigned));
    }

    pub fn game(
        &mut self,
        number: u32,
        score: ByPlayer<u32>,
        crawford: bool,
        opening: Option<Setup>,
    ) {
        self.add(1);
        self.int(12, score.white as i32);
        self.int(16, score.black as i32);
        self.put(20, &[u8::from(crawford)]);
        self.position(21, opening);
        self.int(48, number as i32);
        self.int(56, -1);
    }

    pub fn cube(&mut self, action: &CubeAction) {
        self.add(2);
        self.int(12, sign(action.player));
        self.int(16, action.double);
        for (at, answer) in [20, 24, 28].into_iter().zip(action.answers) {
            self.int(at, answer);
        }
        self.position(36, Some(action.before));
        self.put(200, &(-1000.0_f64).to_le_bytes());
        self.int(292, -1);
    }

    /// Adds a play; `before` is from White's perspective, `after` from that of the player who makes the play.
    pub fn play(
        &mut self,
        player: Player,
        roll: Roll,
        moves: [i32; 8],
        before: Setup,
        after: Option<Setup>,
    ) {
        self.add(3);
        self.position(9, Some(before));
        self.position(35, after);
        self.int(64, sign(player));
        for (nth, place) in moves.into_iter().enumerate() {
            self.int(68 + 4 * nth, place);
        }
        self.int(100, roll.high().pips().into());
        self.int(104, roll.low().pips().into());
        self.put(2312, &(-1000.0_f64).to_le_bytes());
        self.put(2320, &(-1000.0_f64).to_le_bytes());
        self.int(2524, -1);
    }

    pub fn end(&mut self, winner: Player, points: u32, ending: i32) {
        self.add(4);
        self.int(24, sign(winner));
        self.int(28, points as i32);
        self.int(32, ending);
    }

    /// Sets the cube in the last record.
    fn cube_state(&mut self, at: usize, cube: Cube) {
        let owner = cube.owner.map_or(0, sign);
        self.int(at, owner * i32::from(cube.value.log2()));
    }

    pub fn bytes(&self) -> Vec<u8> {
        let mut file = b"RGMH\x01\0\0\0".to_vec();
        file.extend(8232_u32.to_le_bytes());
        file.resize(8232, 0);
        let mut streams = vec![self.records.concat()];
        streams.extend((!self.comments.is_empty()).then(|| self.comments.clone()));
        for stream in streams {
            let mut encoder = flate2::write::ZlibEncoder::new(file, flate2::Compression::fast());
            encoder.write_all(&stream).expect("memory");
            file = encoder.finish().expect("memory");
        }
        file
    }

    /// Creates the file for a match in which every play is legal.
    pub fn of(record: &MatchRecord) -> Self {
        let mut file = Self::new(&record.terms);
        for game in &record.games {
            let opening = record.terms.variant.setup();
            file.game(game.number, game.score, game.crawford, Some(opening));
            file.moves(&record.terms, game);
            if let Some(result) = game.result {
                let ending = match result.by {
                    EndedBy::Drop => 0,
                    EndedBy::BearingOff => 1,
                    EndedBy::Resignation | EndedBy::Time => 101,
                };
                file.end(result.winner, result.points, ending);
            }
        }
        file
    }

    fn moves(&mut self, terms: &Terms, game: &GameRecord) {
        let moves: Vec<(Situation, _)> = game.replay(terms).collect();
        for (nth, (situation, made)) in moves.iter().enumerate() {
            let before = situation.setup(Player::White);
            match &made.action {
                RecordedAction::Play { roll, played } => {
                    let Played::Legal(play) = played else {
                        panic!("only legal plays are written");
                    };
                    let after = moves
                        .get(nth + 1)
                        .map_or_else(|| game.last_situation(terms), |next| next.0);
                    let after = after.setup(made.player);
                    self.play(made.player, *roll, places(play), before, Some(after));
                    self.cube_state(108, situation.cube());
                }
                RecordedAction::Double => {
                    let answers = moves[nth + 1..].iter().map(|(_, made)| match made.action {
                        RecordedAction::Drop => 0,
                        RecordedAction::Take => 1,
                        RecordedAction::Beaver => 2,
                        _ => -1,
                    });
                    let mut answers = answers.chain([-1; 3]);
                    let mut answers: [i32; 3] =
                        std::array::from_fn(|_| answers.next().unwrap_or(-1));
                    // Only the answer to a double or a redouble counts.
                    for at in 1..3 {
                        if answers[at - 1] != 2 {
                            answers[at] = -1;
                        }
                    }
                    self.cube(&CubeAction {
                        player: made.player,
                        before,
                        double: 1,
                        answers,
                    });
                    self.cube_state(32, situation.cube());
                }
                _ => {}
            }
        }
    }
}

fn sign(player: Player) -> i32 {
    match player {
        Player::White => 1,
        Player::Black => -1,
    }
}

/// Returns a play in eXtreme Gammon's format: the destination of a checker that is borne off is `from` minus the die.
pub fn places(play: &Play) -> [i32; 8] {
    let mut places = [-1; 8];
    for (nth, step) in play.steps().enumerate() {
        let from = i32::from(step.from.number()) - 1;
        let to = from - i32::from(step.die.pips());
        places[2 * nth] = from;
        places[2 * nth + 1] = to;
    }
    places
}

/// Returns the position from the other player's perspective.
pub fn flipped(setup: Setup) -> Setup {
    Setup {
        own: setup.opponent,
        opponent: setup.own,
    }
}
