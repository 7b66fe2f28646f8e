//! The fingerprint of a composition of packs.

use toml::de::DeValue;
use xxhash_rust::xxh3::xxh3_64;

use crate::entry::Entry;
use crate::tables::EntryKind;

/// Hashes what a game can notice: the entries of every table in order, not where they stand, how they
/// are laid out or how well they are known.
pub(crate) fn content_hash(entries: &[Entry<'_>]) -> u64 {
    let mut text = String::new();
    for table in EntryKind::ALL {
        // A kind of entry that a game lacks writes nothing, so that further kinds change no hash.
        let of_table = || entries.iter().filter(|entry| entry.table == *table);
        if of_table().next().is_some() {
            word(table.word(), &mut text);
        }
        for entry in of_table() {
            word(&entry.id, &mut text);
            write(entry.particular().get_ref(), &mut text);
        }
    }
    xxh3_64(text.as_bytes())
}

/// A canonical form: keys sorted, strings with their length, numbers in decimal.
fn write(value: &DeValue<'_>, text: &mut String) {
    match value {
        DeValue::String(string) => word(string, text),
        DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
            Ok(number) => text.push_str(&format!("i{number};")),
            Err(_) => word(number.as_str(), text),
        },
        DeValue::Float(number) => word(number.as_str(), text),
        DeValue::Boolean(flag) => text.push(if *flag { 't' } else { 'f' }),
        DeValue::Datetime(time) => word(&time.to_string(), text),
        DeValue::Array(list) => {
            text.push('[');
            list.iter().for_each(|value| write(value.get_ref(), text));
            text.push(']');
        }
        DeValue::Table(table) => {
            let mut pairs: Vec<_> = table.iter().collect();
            pairs.sort_by(|(a, _), (b, _)| a.get_ref().cmp(b.get_ref()));
            text.push('{');
            for (key, value) in pairs {
                word(key.get_ref(), text);
                write(value.get_ref(), text);
            }
            text.push('}');
        }
    }
}

fn word(string: &str, text: &mut String) {
    text.push_str(&format!("{}:{string}", string.len()));
}
