//! Sanitising of texts from a file, so that names and comments cannot change the direction of the surrounding text.

use super::model::MatchRecord;
use crate::player_name::{plain_lines, plain_text, redirects};

/// Sanitises all of a match's texts that are displayed or exported.
pub(super) fn clean(record: &mut MatchRecord) {
    for player in [&mut record.players.white, &mut record.players.black] {
        plain(&mut player.name);
        player.rating.iter_mut().for_each(plain);
    }
    let event = &mut record.event;
    let lines = [
        &mut event.event,
        &mut event.round,
        &mut event.place,
        &mut event.date,
        &mut event.annotator,
    ];
    lines.into_iter().flatten().for_each(plain);
    event.comment.iter_mut().for_each(several_lines);
    for (key, value) in &mut record.tags {
        plain(key);
        plain(value);
    }
    for game in &mut record.games {
        game.comment.iter_mut().for_each(several_lines);
        let moves = game.moves.iter_mut();
        moves
            .filter_map(|made| made.note.comment.as_mut())
            .for_each(several_lines);
    }
}

fn plain(text: &mut String) {
    if text.chars().any(|c| c.is_control() || redirects(c)) {
        *text = plain_text(text);
    }
}

/// Sanitises text that may span several lines.
fn several_lines(text: &mut String) {
    *text = plain_lines(text).collect();
}

#[cfg(test)]
mod tests {
    use crate::{read_file, write_mat, write_sgf};

    #[test]
    fn removes_direction_changes_from_names_and_comments() {
        let sgf = "(;FF[4]GM[6]MI[length:3][game:0][ws:0][bs:0]PW[A\u{202e}nn]PB[\u{2066}Bob]EV[\u{202d}Cup]\
            GC[Look\u{202e}\nhere];B[31hefe]C[a\u{202e}b\u{200f}c\u{1b}])";
        let mut record = read_file(sgf.as_bytes())
            .expect("a match")
            .matches
            .remove(0);
        assert_eq!(record.players.white.name, "Ann");
        assert_eq!(record.players.black.name, "Bob");
        assert_eq!(record.event.event.as_deref(), Some("Cup"));
        assert_eq!(record.event.comment.as_deref(), Some("Look\nhere"));
        let comment = record.games[0].moves[0].note.comment.as_deref();
        assert_eq!(comment, Some("ab\u{200f}c"), "marks stay");
        // A record read by an earlier release is sanitised when it is written.
        record.players.white.name = "A\u{202e}nn".to_owned();
        record.games[0].moves[0].note.comment = Some("a\u{2067}b".to_owned());
        for text in [write_mat(&record).text, write_sgf(&record).text] {
            assert!(!text.contains(['\u{202e}', '\u{2067}']), "{text}");
            assert!(text.contains("Ann"), "{text}");
        }
    }
}
