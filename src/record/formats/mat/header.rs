//! Tags in a match file.

use rules::{BarBackgammon, Beavers, Cube, CubeValue, Player, Variant};

use crate::formats::{
    date,
    model::{MatchRecord, Terms},
};

/// Maximum number of tags retained.
pub(super) const MAX_TAGS: usize = 500;

/// Stores a tag in the corresponding field of the record; a tag without such a field is stored verbatim.
pub(super) fn apply(record: &mut MatchRecord, key: &str, value: &str) {
    let on = || !["off", "no", "false", "0", "none"].contains(&value.to_ascii_lowercase().as_str());
    let lower = key.to_ascii_lowercase();
    if value.is_empty() || value == "?" {
        return;
    }
    let event = &mut record.event;
    let text = Some(value.to_owned());
    match lower.as_str() {
        "event" => event.event = text,
        "round" => event.round = text,
        "site" | "place" => event.place = text,
        "eventdate" | "date" => event.date = Some(date::from_text(value)),
        "annotator" | "transcriber" => event.annotator = text,
        "player 1" | "player1" | "white" => value.clone_into(&mut record.players.white.name),
        "player 2" | "player2" | "black" => value.clone_into(&mut record.players.black.name),
        "player 1 elo" => record.players.white.rating = text,
        "player 2 elo" => record.players.black.rating = text,
        _ => {
            if !terms(&mut record.terms, &lower, value, on()) && record.tags.len() < MAX_TAGS {
                record.tags.push((key.to_owned(), value.to_owned()));
            }
        }
    }
}

/// Sets the field of `terms` that the tag specifies; returns `false` if the tag specifies none of them.
fn terms(terms: &mut Terms, key: &str, value: &str, on: bool) -> bool {
    match key {
        "crawford" => terms.crawford = on,
        "jacoby" => terms.jacoby = on,
        "beaver" | "beavers" if on => {
            terms.beavers = if value.eq_ignore_ascii_case("unlimited") {
                Beavers::Unlimited
            } else {
                Beavers::One
            };
        }
        "beaver" | "beavers" => terms.beavers = Beavers::None,
        "barbackgammon" if value == "4" => terms.bar_backgammon = BarBackgammon::Four,
        "cube" | "usecube" => terms.cube = on,
        // A limit of 1 means that there is no cube; other limits are never reached in play.
        "cubelimit" => terms.cube = value != "1",
        "variation" | "variant" => match variant(value) {
            Some(variant) => terms.variant = variant,
            None => return false,
        },
        _ => return false,
    }
    true
}

/// Parses the cube in this program's comment `Set Cube=4:-1`: the value, then the owner (1 is the left player, -1 the
/// right player, and 0 means centred).
pub(super) fn cube(text: &str) -> Option<Cube> {
    let (value, owner) = text.split_once(':')?;
    Some(Cube {
        value: CubeValue::new(value.trim().parse().ok()?)?,
        owner: match owner.trim() {
            "1" => Some(Player::White),
            "-1" => Some(Player::Black),
            "0" => None,
            _ => return None,
        },
    })
}

/// Returns the variant with this name; `None` if the name is unknown.
pub(in crate::formats) fn variant(name: &str) -> Option<Variant> {
    let plain: String = name
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .collect::<String>()
        .to_ascii_lowercase();
    Some(match plain.as_str() {
        "backgammon" | "standard" | "normal" => Variant::Standard,
        "nackgammon" => Variant::Nackgammon,
        "hypergammon" | "hypergammon3" | "3ptchequerhypergammon" => Variant::Hypergammon,
        "hypergammon2" => Variant::Hypergammon2,
        "hypergammon1" => Variant::Hypergammon1,
        "longgammon" => Variant::Longgammon,
        "portes" => Variant::Portes,
        "misere" => Variant::Misere,
        _ => return None,
    })
}
