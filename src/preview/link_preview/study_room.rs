//! Static HTML of the study room, with the same structure as `src/app/rooms/study`.

use board::{
    SpeechContext, View,
    draw::{board, colour_class, escaped},
};
use rules::Player;
use study::{Model, cube_name, names, position, title, turn};
use words::Words;

/// Player whose home board is at the bottom.
const BOTTOM: Player = Player::White;

/// Returns the markup of a match or a position.
pub(crate) fn study(model: &Model, context: SpeechContext, home_left: bool) -> String {
    let words = context.words;
    let view = View {
        turned: false,
        home_left,
        bottom: BOTTOM,
    };
    let scene = model.board(view, |cube| cube_name(model, context, cube));
    let players = [BOTTOM, BOTTOM.opponent()].map(|player| row(model, context, player));
    let (title, fact) = title(model, words);
    let [study, title, fact, what, position, players_label, back] = [
        words.study(),
        title,
        fact,
        turn(model, context),
        position(model, context),
        words.study_players(),
        words.place_games(),
    ]
    .map(|text| escaped(&text).into_owned());
    let fact = match fact.as_str() {
        "" => String::new(),
        fact => format!("<p class='room-fact'>{fact}</p>"),
    };
    // Placeholders for the room's buttons.
    let blank = "<span class='icon blank'></span>".repeat(2);
    format!(
        "<main class='room study'><header class='room-head'>{}\
         <h1 tabindex='-1' dir='auto'>{title}</h1>{fact}<div class='head-actions'>{blank}</div></header>\
         <div class='study-stage'><div class='room-board'>{}</div><p class='unseen'>{position}</p>\
         <div class='study-sill'></div></div>\
         <section class='study-panel' aria-label='{study}'>\
         <div class='study-who' role='table' aria-label='{players_label}'>{}</div>\
         <div class='study-now'><div class='study-moment'><p class='what'>{what}</p></div></div></section></main>",
        way_back(&back),
        board(&scene, &words.board()),
        players.concat(),
    )
}

/// Returns a row with a player's name, pips and points.
fn row(model: &Model, context: SpeechContext, player: Player) -> String {
    let words = context.words;
    let [name, pips, score] = [
        names(model, context)[player].clone(),
        words.pips(model.pips(player)),
        words.score(model.score()[player]),
    ]
    .map(|text| escaped(&text).into_owned());
    let colour = colour_class(player);
    format!(
        "<div class='study-player' role='row'><span class='chip {colour}' aria-hidden='true'></span>\
         <span class='name' role='rowheader' dir='auto'>{name}</span>\
         <span role='cell' class='pips'>{pips}</span>\
         <span role='cell' class='points'>{score}</span></div>"
    )
}

/// Returns the link back to the area's home page, whose name is already escaped.
fn way_back(name: &str) -> String {
    format!(
        "<a class='way-back' href='#/library'>\
         <svg class='ic' viewBox='0 0 24 24' aria-hidden='true'><path d='M14.5 5.5 8 12l6.5 6.5'/></svg>\
         <span>{name}</span></a>"
    )
}

/// Returns the page for a damaged link.
pub(crate) fn damaged(why: &str, words: &Words) -> String {
    let [title, why, back] = [words.study(), why.to_owned(), words.place_games()]
        .map(|text| escaped(&text).into_owned());
    format!(
        "<main class='room study-damaged'><header class='room-head'>{}<h1 tabindex='-1'>{title}</h1></header>\
         <div class='room-body'><p role='alert'>{why}</p></div></main>",
        way_back(&back)
    )
}
