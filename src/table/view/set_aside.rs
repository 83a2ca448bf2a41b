//! The saves that were set aside, as the settings list them: what each is, the way to go on with it, what removes it.

use rules::Player;

use crate::{BackupMsg, Control, Import, Model, Msg, texts::speech, title};

/// A save that was set aside, with settings and dice statistics if it was a whole backup.
#[derive(Clone, Debug, PartialEq)]
pub struct SetAsideGame {
    /// What it is and how it stands, and the way to go on with it.
    pub go_on: Control,
    /// What removes it.
    pub remove: Msg,
}

/// What was set aside.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SetAsideSaves {
    /// Games.
    pub games: Vec<SetAsideGame>,
    /// Texts that cannot be read.
    pub unread: Vec<String>,
    /// Further texts, which have not been looked at.
    pub rest: Vec<String>,
}

/// How many texts are read at once: each game is replayed for its line.
const LISTED: usize = 5;

/// Tells the games among the first of the texts that were set aside from what cannot be read.
pub fn set_aside_saves(model: &Model, mut texts: Vec<String>) -> SetAsideSaves {
    let game = |text: &str| {
        let importing = Import::from_set_aside(text)?;
        let whole = importing.others.is_some();
        let model = Model::resumed(importing.saved.clone(), model.settings, model.words.clone())?;
        let stands = Player::BOTH.map(|player| {
            let score = model.session().score()[player];
            format!("{} {score}", speech::name(&model, player))
        });
        let parts = std::iter::once(title(&model)).chain(stands);
        let parts = parts.chain(whole.then(|| model.words.kept_whole()));
        let label = board::list(model.words(), parts);
        Some(SetAsideGame {
            go_on: Control::new(label, Msg::Backup(BackupMsg::Import(Import(Ok(importing))))),
            remove: Msg::Backup(BackupMsg::Remove(vec![text.to_owned()])),
        })
    };
    let mut aside = SetAsideSaves {
        rest: texts.split_off(texts.len().min(LISTED)),
        ..SetAsideSaves::default()
    };
    for text in texts {
        match game(&text) {
            Some(game) => aside.games.push(game),
            None => aside.unread.push(text),
        }
    }
    aside
}
