//! Remarks on an imported file, as sentences for the player.

use library::{FileRemark, Refusal, Unusual};
use record::{Place, Remark, UnreadProgram};
use words::{Words, arg, isolated};

use crate::rooms::views::remark_text::kind_text;

/// Returns a remark as a sentence, including its location in the file.
pub(crate) fn sentence(words: &Words, remark: &FileRemark) -> String {
    let text = match &remark.what {
        Unusual::Format(remark) => placed(words, remark),
        Unusual::NotRead(why) => refusal(words, *why),
        Unusual::BadEntry => words.remark("bad-entry"),
    };
    match &remark.file {
        Some(file) => words.labelled(arg::Label(isolated(file)), arg::Value(text)),
        None => text,
    }
}

fn placed(words: &Words, Remark { place, kind }: &Remark) -> String {
    let text = kind_text(words, kind);
    match *place {
        Place::File => text,
        Place::Line(line) => words.remark_line(arg::Number(line), arg::What(text)),
        Place::Byte(byte) => words.remark_byte(arg::Number(byte), arg::What(text)),
    }
}

/// Returns the reason a file was refused, as a sentence.
pub(crate) fn refusal(words: &Words, refusal: Refusal) -> String {
    words.library_refusal(match refusal {
        Refusal::Empty => "empty",
        Refusal::TooLarge(bytes) => {
            return words.library_too_large(u32::try_from(bytes >> 20).unwrap_or(u32::MAX));
        }
        Refusal::UnknownFormat => "unknown",
        Refusal::NoGame => "no-game",
        Refusal::OtherProgram(UnreadProgram::OtherBgf) => "other-bgf",
        Refusal::OtherProgram(UnreadProgram::OpenGammon) => "ogxm",
        Refusal::OtherProgram(UnreadProgram::Fibs) => "fibs",
        Refusal::OtherProgram(program) => return words.library_refusal_program(program.name()),
        Refusal::Unreadable => "unreadable",
        Refusal::Stopped => "stopped",
    })
}
