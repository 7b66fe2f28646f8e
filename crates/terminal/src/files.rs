//! Records on disk: compressed text, read compressed or plain.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;

use derelict_engine::record::Record;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

use crate::fault::Fault;

/// How the names of recorded games end.
pub const EXTENSION: &str = "derelict.gz";

/// No recorded game is longer; what claims to be is not unpacked.
const LONGEST: u64 = 64 << 20;
const GZIP: &[u8] = &[0x1f, 0x8b];

/// Reads a record.
pub fn read_record(path: &Path) -> Result<Record, Fault> {
    let bytes = fs::read(path).map_err(|error| Fault::about(path.display(), error))?;
    let text = unpack(&bytes).map_err(|what| Fault::about(path.display(), what))?;
    Record::parse(&text).map_err(|problem| Fault::about(path.display(), problem))
}

/// Writes a record; a reader sees the old file or the new one, never half of it.
pub fn write_record(path: &Path, record: &Record) -> Result<(), Fault> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(record.to_text().as_bytes())?;
    write(path, &packer.finish()?)
}

/// Writes a file whole, making its folder where needed.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Fault> {
    let attempt = || {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut draft = path.as_os_str().to_owned();
        draft.push(".new");
        fs::write(&draft, bytes)?;
        fs::rename(&draft, path)
    };
    attempt().map_err(|error| Fault::about(path.display(), error))
}

fn unpack(bytes: &[u8]) -> Result<String, String> {
    let mut text = Vec::new();
    if bytes.starts_with(GZIP) {
        let mut unpacked = GzDecoder::new(bytes).take(LONGEST + 1);
        let cut = |error: std::io::Error| format!("the file is cut off or damaged ({error})");
        unpacked.read_to_end(&mut text).map_err(cut)?;
    } else {
        text.extend_from_slice(bytes);
    }
    if text.len() as u64 > LONGEST {
        return Err("the file is too long for a recorded game".into());
    }
    String::from_utf8(text).map_err(|_| "the file is no recorded game".into())
}
