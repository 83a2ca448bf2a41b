//! Reader for the games in an .sgf file.

use rules::{BarBackgammon, Beavers, ByPlayer, Cube, CubeValue, Player, Setup};

use super::{
    DRAWING, FLAG,
    judged::{self, Analysed},
    play::{moves_of, place, roll_and_play},
    tree::{Node, parse},
};
use crate::{
    Drawing, Flag, Note,
    formats::{
        arrangement::Arrangement,
        assembly::Assembly,
        builder::GameBuilder,
        date, mat,
        model::{MatchRecord, RecordedAction, Terms},
        remark::{Part, Place, Remark, RemarkKind, excerpt},
        remarks::Remarks,
    },
};

/// Returns `true` if the text could be an .sgf file with a backgammon match.
pub(in crate::formats) fn looks_like(text: &str) -> bool {
    // An .sgf file is recognised by the SGF game number for backgammon, or by a property that only GNU Backgammon
    // writes.
    ["GM[6]", "MI[length:"]
        .iter()
        .any(|sign| text.contains(sign))
}

/// Reads every match in an .sgf file, and adds remarks on irregularities to `remarks`.
pub(in crate::formats) fn read(text: &str, remarks: &mut Remarks) -> Vec<MatchRecord> {
    let (trees, complete) = parse(text);
    let mut assembly = Assembly::default();
    for tree in &trees {
        read_game(tree, &mut assembly, remarks);
    }
    if !complete {
        let place = byte_place(text.len());
        let kind = RemarkKind::Damaged(Part::LastGame);
        remarks.push(Remark { place, kind });
    }
    assembly.finish(remarks)
}

fn byte_place(at: usize) -> Place {
    Place::Byte(u32::try_from(at).unwrap_or(u32::MAX))
}

fn read_game(tree: &[Node], assembly: &mut Assembly, remarks: &mut Remarks) {
    let Some((root, moves)) = tree.split_first() else {
        return;
    };
    let number = match_info(root, "game").map_or(1, |index| index.saturating_add(1));
    let length = match_info(root, "length").unwrap_or(0);
    let score = ByPlayer {
        white: match_info(root, "ws").unwrap_or(0),
        black: match_info(root, "bs").unwrap_or(0),
    };
    let terms = terms(root, u16::try_from(length).unwrap_or(u16::MAX));
    let goes_on = assembly.last_number().is_some_and(|last| last < number);
    if !goes_on || assembly.terms().length != terms.length {
        assembly.begin_match();
        read_players_and_event(root, assembly.current());
        assembly.current().terms = terms;
    }
    let place = byte_place(root.at);
    let mut game = assembly.begin_game(number, Some(score), place);
    if let Some(rules) = root.value("RU") {
        // The file specifies whether the game is the Crawford game.
        game.set_crawford(rules.contains("CrawfordGame"));
    }
    if let Some(comment) = root.value("C") {
        game.comment(comment);
    }
    for node in moves {
        read_node(node, &mut game, terms.length > 0, remarks);
    }
    if let Some(result) = root.value("RE") {
        let mut remark = |kind| remarks.push(Remark { place, kind });
        finish(result, &mut game, &mut remark);
    }
    assembly.add(game, tree.last().map_or(place, |node| byte_place(node.at)));
}

/// Reads a number from the `MI` property, for example from `MI[length:7][game:0][ws:0][bs:0]`.
fn match_info(root: &Node, key: &str) -> Option<u32> {
    root.values("MI").iter().find_map(|value| {
        let (name, number) = value.split_once(':')?;
        (name.trim() == key)
            .then(|| number.trim().parse().ok())
            .flatten()
    })
}

fn terms(root: &Node, length: u16) -> Terms {
    let mut terms = Terms {
        length,
        crawford: length == 0,
        ..Terms::default()
    };
    let rules = root.values("RU").iter().flat_map(|value| value.split(':'));
    for rule in rules {
        match rule.trim() {
            "Crawford" | "CrawfordGame" => terms.crawford = true,
            "Jacoby" => terms.jacoby = length == 0,
            "NoCube" => terms.cube = false,
            "Beavers" => terms.beavers = Beavers::One,
            "Raccoons" => terms.beavers = Beavers::Unlimited,
            "BarBackgammon4" => terms.bar_backgammon = BarBackgammon::Four,
            name => {
                if let Some(variant) = mat::variant(name) {
                    terms.variant = variant;
                }
            }
        }
    }
    terms
}

fn read_players_and_event(root: &Node, record: &mut MatchRecord) {
    let text = |name| {
        let value = root.value(name)?.trim();
        (!value.is_empty()).then(|| value.to_owned())
    };
    let players = &mut record.players;
    players.white.name = text("PW").unwrap_or_default();
    players.black.name = text("PB").unwrap_or_default();
    players.white.rating = text("WR");
    players.black.rating = text("BR");
    let event = &mut record.event;
    event.event = text("EV");
    event.round = text("RO");
    event.place = text("PC");
    event.date = text("DT").map(|day| date::from_text(&day));
    event.annotator = text("AN");
    event.comment = text("GC");
}

fn read_node(node: &Node, game: &mut GameBuilder, in_match: bool, remarks: &mut Remarks) {
    let place = byte_place(node.at);
    let mut remark = |kind| remarks.push(Remark { place, kind });
    set_up(node, game, &mut remark);
    let moved = [("W", Player::White), ("B", Player::Black)]
        .into_iter()
        .find_map(|(name, player)| Some((player, node.value(name)?)));
    let Some((player, value)) = moved else {
        if let Some(comment) = node.value("C") {
            game.comment(comment);
        }
        return;
    };
    let before = game.state().arrangement;
    match value.trim() {
        // A double in response to a double is a beaver.
        "double" if game.state().offer.is_some() => {
            game.answer(player, RecordedAction::Beaver, &mut remark);
        }
        "double" => game.double(player, None, &mut remark),
        "beaver" => game.answer(player, RecordedAction::Beaver, &mut remark),
        "take" => game.answer(player, RecordedAction::Take, &mut remark),
        "drop" => game.answer(player, RecordedAction::Drop, &mut remark),
        text => match roll_and_play(player, text) {
            Some((roll, written)) => game.written(player, roll, &written, text, &mut remark),
            None => return remark(RemarkKind::NotUnderstood(excerpt(text))),
        },
    }
    let written = Note {
        flag: node.value(FLAG).and_then(Flag::of_key),
        drawing: drawing(node, &mut remark),
        ..Note::from(node.value("C").map(str::to_owned))
    };
    let ways = match game.game().moves.last().map(|made| &made.action) {
        Some(RecordedAction::Play { played, .. }) => moves_of(played),
        _ => None,
    };
    let analysed = Analysed {
        player,
        before,
        moves: ways.as_deref(),
        in_match,
    };
    game.annotate(written, judged::read(node, &analysed));
}

/// Reads the arrows and rings in a node.
fn drawing(node: &Node, remark: &mut dyn FnMut(RemarkKind)) -> Drawing {
    let Some(text) = node.value(DRAWING) else {
        return Drawing::default();
    };
    text.parse().unwrap_or_else(|_| {
        remark(RemarkKind::NotUnderstood(excerpt(text)));
        Drawing::default()
    })
}

/// Sets up the position, the cube and the dice in a node.
fn set_up(node: &Node, game: &mut GameBuilder, remark: &mut dyn FnMut(RemarkKind)) {
    let added = |name| !node.values(name).is_empty();
    let on_roll = node.value("PL").and_then(on_roll);
    if added("AE") || added("AW") || added("AB") {
        match checkers(node, &game.state().arrangement) {
            Some(placed) => {
                let player = on_roll.or_else(|| game.on_roll()).unwrap_or(Player::White);
                game.other(
                    player,
                    RecordedAction::SetUp(Box::new(placed.setup(player))),
                );
            }
            None => remark(RemarkKind::NotUnderstood("AE AW AB".to_owned())),
        }
    }
    set_up_cube(node, game);
    if let Some(dice) = node.value("DI") {
        let player = on_roll.or_else(|| game.on_roll()).unwrap_or(Player::White);
        match roll_and_play(player, dice) {
            Some((roll, _)) => game.rolled(player, roll, remark),
            None => remark(RemarkKind::BadDice(excerpt(dice))),
        }
    } else if let Some(player) = on_roll {
        game.give_turn(player);
    }
}

/// Returns the player on roll according to the value of `PL`.
fn on_roll(value: &str) -> Option<Player> {
    match value.trim().to_ascii_lowercase().as_str() {
        "w" | "white" => Some(Player::White),
        "b" | "black" => Some(Player::Black),
        _ => None,
    }
}

fn set_up_cube(node: &Node, game: &mut GameBuilder) {
    let value = node.value("CV").and_then(|value| value.trim().parse().ok());
    let value = value.and_then(CubeValue::new);
    let owner = node.value("CP").map(|owner| match owner.trim() {
        "w" | "W" => Some(Player::White),
        "b" | "B" => Some(Player::Black),
        _ => None,
    });
    let now = game.state().cube;
    let cube = Cube {
        value: value.unwrap_or(now.value),
        owner: owner.unwrap_or(now.owner),
    };
    if cube != now {
        game.set_cube(cube);
    }
}

/// Returns the position after applying the node's changes to the points; `None` if a side has more checkers than the
/// variant allows.
fn checkers(node: &Node, before: &Arrangement) -> Option<Arrangement> {
    let mut setup = before.setup(Player::White);
    let places = |name: &str| {
        let mut letters = Vec::new();
        for value in node.values(name) {
            match *value.as_bytes() {
                [letter] => letters.push(letter),
                // Range of letters.
                [from @ b'a'..=b'z', b':', to @ b'a'..=b'z'] => letters.extend(from..=to),
                _ => {}
            }
        }
        letters
    };
    for letter in places("AE") {
        for (player, side) in [
            (Player::White, &mut setup.own),
            (Player::Black, &mut setup.opponent),
        ] {
            if let Some(place) = place(player, letter) {
                side[usize::from(place)] = 0;
            }
        }
    }
    for (name, player) in [("AW", Player::White), ("AB", Player::Black)] {
        for letter in places(name) {
            let side = match player {
                Player::White => &mut setup.own,
                Player::Black => &mut setup.opponent,
            };
            let count = &mut side[usize::from(place(player, letter)?)];
            *count = count.checked_add(1)?;
        }
    }
    let setup = Setup {
        own: before.with_tray(Player::White, setup.own)?,
        opponent: before.with_tray(Player::Black, setup.opponent)?,
    };
    Some(Arrangement::from_setup(Player::White, setup))
}

/// Parses a result such as `W+3R`, in which White wins 3 points; the letter after the points is ignored.
fn finish(result: &str, game: &mut GameBuilder, remark: &mut dyn FnMut(RemarkKind)) {
    let result = result.trim();
    let winner = match result.get(..2) {
        Some("W+") => Player::White,
        Some("B+") => Player::Black,
        _ => return,
    };
    let digits = result[2..].trim_end_matches(|c: char| !c.is_ascii_digit());
    game.finish(winner, digits.parse().ok(), remark);
}
