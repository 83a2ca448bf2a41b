//! Reader and writer for files containing matches.

mod archive;
mod read;
mod write;

use library::{Reply, Request};

use read::CARDS;

/// Answers a request that has these binary blocks; returns the reply with its own blocks.
pub fn answer(request: Request, parts: &[Vec<u8>]) -> (Reply, Vec<Vec<u8>>) {
    match (request, parts) {
        (Request::Read { name, now }, [bytes]) => match read::read(name.as_deref(), now, bytes) {
            Ok((read, bodies)) => (Reply::Read(Ok(read)), bodies),
            Err(refusal) => (Reply::Read(Err(refusal)), Vec::new()),
        },
        (
            Request::Write {
                entries,
                analyses,
                cards,
                parts,
                kind,
            },
            blocks,
        ) if entries.len() + analyses.len() + usize::from(cards) + parts.len() == blocks.len() => {
            let (bodies, texts) = blocks.split_at(entries.len());
            let (texts, others) = texts.split_at(texts.len() - parts.len());
            let cards = texts.last().filter(|_| cards);
            let analyses: Vec<_> = analyses.iter().zip(texts).collect();
            let names = parts.iter().map(|part| part.file_name());
            let others: Vec<_> = cards
                .map(|cards| (CARDS, cards))
                .into_iter()
                .chain(names.zip(others))
                .collect();
            match write::write(&entries, bodies, &analyses, &others, kind) {
                Some((lost, files)) => (Reply::Written { lost }, files),
                None => (Reply::NotWritten, Vec::new()),
            }
        }
        _ => (Reply::NotWritten, Vec::new()),
    }
}
