//! Two simulated players who take any allowed action.

use dice::{DiceStream, Seed};
use friend::{
    Act, ChainLength, Days, Game, Invited, Message, Mode, Next, Received, Root, Seconds, Stakes,
    Starter, Terms, TimeControl, accept, print_link, read_link,
};
use record::PlayerName;
use rules::{
    BarBackgammon, Beavers, Board, ByPlayer, ClosedOut, DiceSource as _, FirstRoll, MatchLength,
    Phase, Player, Point, Variant, Win, legal_plays,
};

use crate::faults::to_points;

/// Transport used for messages.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// Links only.
    Links,
    /// Some messages as links, the rest over a direct connection.
    Both,
}

/// Random source for the simulated players and the modifications of their messages.
pub struct Luck(DiceStream);

impl Luck {
    pub fn new(seed: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_be_bytes());
        Self(DiceStream::new(Seed(bytes)))
    }

    /// Returns a number below `limit`, which must be at most a million.
    pub fn below(&mut self, limit: usize) -> usize {
        let digit = |number, _| number * 6 + usize::from(self.0.die().pips()) - 1;
        (0..9).fold(0, digit) % limit.max(1)
    }

    pub fn one_in(&mut self, many: usize) -> bool {
        self.below(many) == 0
    }

    pub fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    pub fn root(&mut self) -> Root {
        Root(std::array::from_fn(|_| self.below(256) as u8))
    }

    /// Returns random terms, with chains short enough to be used up.
    pub fn terms(&mut self) -> Terms {
        let stakes = if self.one_in(3) {
            Stakes::Money {
                jacoby: self.one_in(2),
                beavers: self.of(&[Beavers::None, Beavers::One, Beavers::Unlimited]),
                automatic_doubles: self.below(3) as u8,
            }
        } else {
            Stakes::Match {
                length: MatchLength::new(self.of(&[1, 3, 3, 5])).expect("1 to 25"),
                crawford: !self.one_in(4),
            }
        };
        let mut variants = vec![
            Variant::Hypergammon,
            Variant::Hypergammon2,
            Variant::Hypergammon1,
        ];
        variants.extend(Variant::ALL);
        Terms {
            stakes,
            variant: self.of(&variants),
            first_roll: self.of(&[FirstRoll::OpeningDice, FirstRoll::Fresh]),
            bar_backgammon: self.of(&[BarBackgammon::Three, BarBackgammon::Four]),
            closed_out: self.of(&[ClosedOut::Passes, ClosedOut::Passes, ClosedOut::Rolls]),
            mode: self.of(&[Mode::Friendly, Mode::Strict, Mode::NoCube]),
            days: Days::new(self.below(3) as u8),
            chain: ChainLength::new(3 + self.below(4) as u8).expect("3 to 12"),
            starter: self.of(&[Starter::OpeningRoll, Starter::Inviter]),
        }
    }

    /// Starts a game with these terms.
    pub fn game(&mut self, terms: Terms) -> ByPlayer<Game> {
        self.timed_game(terms, None)
    }

    /// Starts a game with these terms and this clock.
    pub fn timed_game(&mut self, terms: Terms, clock: Option<TimeControl>) -> ByPlayer<Game> {
        let invited = Invited::new(terms, PlayerName::new("Ann"), self.root()).with_clock(clock);
        let message = sent(&[invited.message()]).remove(0);
        let black = accept(&message, PlayerName::new("Βασίλης"), self.root(), 10);
        let black = black.expect("an invitation");
        let link = black.link().expect("the acceptance");
        let acceptance = read_link(&link).expect("a link").remove(0);
        let white = invited.accepted(&acceptance, 20).expect("an acceptance");
        ByPlayer { white, black }
    }

    /// Returns this player's next action; `None` if the opponent has to act.
    pub fn act(&mut self, game: &mut Game) -> Option<Act> {
        let between = game.session().game_number() > 3 && *game.session().phase() == Phase::Opening;
        let money = matches!(game.terms().stakes, Stakes::Money { .. });
        let wins = [Win::Single, Win::Single, Win::Gammon];
        Some(match game.next() {
            Next::Wait | Next::TwoVersions | Next::Over(_) => return None,
            _ if money && between => Act::Stop,
            Next::Reveal => Act::Reveal,
            Next::Cube { .. } if self.one_in(8) => Act::Double,
            Next::Cube { waits: true } => Act::Roll,
            Next::Cube { waits: false } => {
                game.look().expect("a roll");
                return self.act(game);
            }
            Next::Pass { may_double: true } if self.one_in(4) => Act::Double,
            Next::Pass { .. } => Act::Pass,
            Next::Play { .. } | Next::Answer { .. } if self.one_in(60) => {
                let largest = game.terms().ruleset().largest_win();
                let loss = self.of(&wins).min(largest);
                if !game.may_resign(loss) {
                    return self.act(game);
                }
                Act::Resign(loss)
            }
            Next::Play { may_waive, .. } => {
                let view = game.view();
                let draft = view.draft().expect("a turn");
                let plays = legal_plays(draft.start(), draft.roll());
                let hitting = plays.iter().max_by_key(|legal| closes(&legal.after));
                // The first plays in the list move the rearmost checkers, which brings games to an end.
                let nth = self.below(plays.len().min(4));
                let any = plays.get(nth);
                // White tries to close the board, Black plays at random.
                let closing = game.me() == Player::White;
                let chosen = if closing { hitting } else { any };
                let play = chosen.map(|legal| legal.play).unwrap_or_default();
                let waive = may_waive && self.one_in(3);
                Act::Play { play, waive }
            }
            Next::Answer {
                may_beaver: true, ..
            } if self.one_in(2) => Act::Beaver,
            Next::Answer { .. } => self.of(&[Act::Take, Act::Take, Act::Drop]),
            Next::Resignation(_) => self.of(&[Act::Accept, Act::Decline, Act::Decline]),
        })
    }
}

/// Rates how close the player who has just moved is to closing the opponent out; `board` is from the opponent's
/// perspective.
pub fn closes(board: &Board) -> usize {
    let closed = Point::all().filter(|point| point.is_home());
    let closed = closed.filter(|point| board.opponent().at(point.number()) > 1);
    2 * closed.count() + 3 * usize::from(board.own().bar().min(1))
}

/// Converts messages to a link and reads them back.
pub fn sent(messages: &[Message]) -> Vec<Message> {
    let read = read_link(&print_link(messages)).expect("a link");
    assert_eq!(read, messages);
    read
}

/// Makes the player to act send a message, and returns it with its sender; `None` after the end.
pub fn step(
    games: &mut ByPlayer<Game>,
    luck: &mut Luck,
    now: Seconds,
) -> Option<(Player, Message)> {
    step_by(Way::Links, games, luck, now)
}

/// Starts a game to three points with a limit of `days` per message, and sends the first message.
///
/// Returns the games, the sender of the message, and the message, which the opponent has not received yet.
pub fn first_message(luck: &mut Luck, days: u8, now: Seconds) -> (ByPlayer<Game>, Player, Message) {
    let days = Days::new(days);
    let mut games = luck.game(Terms {
        days,
        ..to_points(3)
    });
    let (player, message) = step(&mut games, luck, now).expect("a message");
    (games, player, message)
}

/// Does the same as [`step`], using this transport.
pub fn step_by(
    way: Way,
    games: &mut ByPlayer<Game>,
    luck: &mut Luck,
    now: Seconds,
) -> Option<(Player, Message)> {
    let due = Player::BOTH.map(|player| luck.act(&mut games[player]));
    let (player, act) = match due {
        [Some(act), None] => (Player::White, act),
        [None, Some(act)] => (Player::Black, act),
        [None, None] => return None,
        both => panic!("both are due: {both:?}"),
    };
    let live = way == Way::Both && !luck.one_in(3);
    let message = if live {
        games[player].send_live(act, now)
    } else {
        games[player].send(act, now)
    };
    let message = message
        .unwrap_or_else(|why| panic!("{act:?}: {why:?}"))
        .clone();
    Some((player, message))
}

/// Plays to the end, and returns the number of messages.
pub fn play(games: &mut ByPlayer<Game>, luck: &mut Luck) -> usize {
    play_by(Way::Links, games, luck)
}

/// Does the same as [`play`], using this transport.
pub fn play_by(way: Way, games: &mut ByPlayer<Game>, luck: &mut Luck) -> usize {
    let mut count = 2;
    while let Some((player, message)) = step_by(way, games, luck, 100) {
        let received = games[player.opponent()].receive(&message, 100);
        assert_eq!(received, Ok(Received::Moved(1)), "{message:?}");
        agree(games);
        count += 1;
        assert!(count < 5_000, "a game without an end");
    }
    count
}

/// Asserts that both sides have the same board, score, cube and dice.
pub fn agree(games: &ByPlayer<Game>) {
    let ByPlayer { white, black } = games;
    assert_eq!(white.session(), black.session());
    assert_eq!(white.rolls(), black.rolls());
    assert_eq!(white.ended(), black.ended());
}
