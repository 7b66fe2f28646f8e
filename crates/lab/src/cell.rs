//! Tables of plain values, and their form on disk.

use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom};
use std::path::Path;
use std::sync::Arc;

use bytes::Bytes;
use parquet::basic::Compression;
use parquet::column::reader::{ColumnReader, ColumnReaderImpl};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, Int64Type};
use parquet::errors::Result;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::parser::parse_message_type;

use crate::problem::LabProblem;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Whole numbers.
    Number,
    /// Words: stable names, mostly.
    Word,
    /// Yes or no.
    Flag,
}

/// A column of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// What it holds.
    pub kind: Kind,
    /// Whether a row may hold nothing there.
    pub optional: bool,
}

impl Column {
    pub(crate) const fn number(name: &'static str) -> Self {
        Self { name, kind: Kind::Number, optional: false }
    }

    pub(crate) const fn word(name: &'static str) -> Self {
        Self { name, kind: Kind::Word, optional: false }
    }

    pub(crate) const fn flag(name: &'static str) -> Self {
        Self { name, kind: Kind::Flag, optional: false }
    }

    pub(crate) const fn optional(self) -> Self {
        Self { optional: true, ..self }
    }
}

/// One value.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cell {
    /// None.
    Nothing,
    /// A number.
    Number(i64),
    /// A word.
    Word(Box<str>),
    /// Yes or no.
    Flag(bool),
}

impl Cell {
    /// The number; 0 for anything else.
    #[must_use]
    pub fn number(&self) -> i64 {
        if let Self::Number(number) = self { *number } else { 0 }
    }

    /// The word; empty for anything else.
    #[must_use]
    pub fn word(&self) -> &str {
        if let Self::Word(word) = self { word } else { "" }
    }

    /// Whether it is a yes.
    #[must_use]
    pub fn flag(&self) -> bool {
        *self == Self::Flag(true)
    }
}

impl From<u8> for Cell {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Cell {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u64> for Cell {
    fn from(number: u64) -> Self {
        Self::Number(number as i64)
    }
}

impl From<bool> for Cell {
    fn from(flag: bool) -> Self {
        Self::Flag(flag)
    }
}

impl From<&str> for Cell {
    fn from(word: &str) -> Self {
        Self::Word(word.into())
    }
}

impl From<String> for Cell {
    fn from(word: String) -> Self {
        Self::Word(word.into())
    }
}

impl<T: Into<Cell>> From<Option<T>> for Cell {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Nothing, Into::into)
    }
}

/// A table in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Its columns.
    pub columns: &'static [Column],
    /// Its rows, a cell for each column.
    pub rows: Vec<Vec<Cell>>,
}

impl Sheet {
    pub(crate) fn new(columns: &'static [Column]) -> Self {
        Self { columns, rows: Vec::new() }
    }

    /// Where a column stands.
    #[must_use]
    pub fn column(&self, name: &str) -> Option<usize> {
        self.columns.iter().position(|column| column.name == name)
    }

    /// Writes the table; a reader sees all of it or nothing.
    pub(crate) fn write(&self, path: &Path) -> std::result::Result<(), LabProblem> {
        let mut draft = path.as_os_str().to_owned();
        draft.push(".new");
        let file = |error: std::io::Error| LabProblem::file(path, error);
        let sink = File::create(&draft).map_err(file)?;
        self.write_to(sink).map_err(LabProblem::parquet(path))?;
        fs::rename(&draft, path).map_err(file)
    }

    fn write_to(&self, sink: File) -> Result<()> {
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_created_by("derelict".into())
            .build();
        let schema = Arc::new(parse_message_type(&self.schema())?);
        let mut writer = SerializedFileWriter::new(sink, schema, Arc::new(properties))?;
        let mut group = writer.next_row_group()?;
        let mut index = 0;
        while let Some(mut column) = group.next_column()? {
            self.write_column(index, &mut column)?;
            column.close()?;
            index += 1;
        }
        group.close()?;
        writer.close()?;
        Ok(())
    }

    fn schema(&self) -> String {
        let fields = self.columns.iter().map(|column| {
            let presence = if column.optional { "OPTIONAL" } else { "REQUIRED" };
            let form = match column.kind {
                Kind::Number => format!("INT64 {}", column.name),
                Kind::Word => format!("BYTE_ARRAY {} (UTF8)", column.name),
                Kind::Flag => format!("BOOLEAN {}", column.name),
            };
            format!("{presence} {form};")
        });
        format!("message schema {{ {} }}", fields.collect::<Vec<_>>().join(" "))
    }

    fn write_column(&self, index: usize, into: &mut SerializedColumnWriter<'_>) -> Result<()> {
        let cells = || self.rows.iter().map(|row| &row[index]);
        let column = self.columns[index];
        let present: Vec<i16> = cells().map(|cell| i16::from(*cell != Cell::Nothing)).collect();
        let levels = column.optional.then_some(present.as_slice());
        let there = || cells().filter(|cell| !column.optional || **cell != Cell::Nothing);
        match column.kind {
            Kind::Number => {
                let values: Vec<i64> = there().map(Cell::number).collect();
                into.typed::<Int64Type>().write_batch(&values, levels, None)?;
            }
            Kind::Word => {
                let values: Vec<ByteArray> =
                    there().map(|cell| ByteArray::from(cell.word())).collect();
                into.typed::<ByteArrayType>().write_batch(&values, levels, None)?;
            }
            Kind::Flag => {
                let values: Vec<bool> = there().map(Cell::flag).collect();
                into.typed::<BoolType>().write_batch(&values, levels, None)?;
            }
        }
        Ok(())
    }

    /// Reads a table of known columns.
    pub(crate) fn read(
        path: &Path,
        columns: &'static [Column],
    ) -> std::result::Result<Self, LabProblem> {
        let bytes = fs::read(path).map_err(|error| LabProblem::file(path, error))?;
        let lists = read_columns(Bytes::from(bytes), columns).map_err(LabProblem::parquet(path))?;
        let Some(lists) = lists else {
            let names: Vec<&str> = columns.iter().map(|column| column.name).collect();
            let what = format!("it does not have the columns {}", names.join(", "));
            return Err(LabProblem::file(path, what));
        };
        let count = lists.first().map_or(0, Vec::len);
        let mut lists: Vec<_> = lists.into_iter().map(Vec::into_iter).collect();
        let row = |_| lists.iter_mut().filter_map(Iterator::next).collect();
        Ok(Self { columns, rows: (0..count).map(row).collect() })
    }
}

/// Whether a file is there to its end: what a power cut tore off is as good as not written.
pub(crate) fn is_whole(path: &Path) -> bool {
    let ends_well = || -> std::io::Result<bool> {
        let mut file = File::open(path)?;
        let mut end = [0; END.len()];
        file.seek(SeekFrom::End(-(END.len() as i64)))?;
        file.read_exact(&mut end)?;
        Ok(end == *END)
    };
    ends_well().unwrap_or(false)
}

/// How every Parquet file ends.
const END: &[u8; 4] = b"PAR1";

/// The columns one by one; none if they are not those expected.
fn read_columns(bytes: Bytes, columns: &[Column]) -> Result<Option<Vec<Vec<Cell>>>> {
    let reader = SerializedFileReader::new(bytes)?;
    let schema = reader.metadata().file_metadata().schema_descr();
    let found: Vec<&str> = schema.columns().iter().map(|column| column.name()).collect();
    if found != columns.iter().map(|column| column.name).collect::<Vec<_>>() {
        return Ok(None);
    }
    let mut lists = vec![Vec::new(); columns.len()];
    for group in 0..reader.num_row_groups() {
        let group = reader.get_row_group(group)?;
        let count = usize::try_from(group.metadata().num_rows()).unwrap_or(0);
        for (index, list) in lists.iter_mut().enumerate() {
            let optional = columns[index].optional;
            match group.get_column_reader(index)? {
                ColumnReader::Int64ColumnReader(mut from) => {
                    read_values(&mut from, count, optional, list, Cell::Number)?;
                }
                ColumnReader::BoolColumnReader(mut from) => {
                    read_values(&mut from, count, optional, list, Cell::Flag)?;
                }
                ColumnReader::ByteArrayColumnReader(mut from) => {
                    read_values(&mut from, count, optional, list, |bytes: ByteArray| {
                        Cell::Word(String::from_utf8_lossy(bytes.data()).into())
                    })?;
                }
                _ => return Ok(None),
            }
        }
    }
    Ok(Some(lists))
}

fn read_values<T: DataType>(
    from: &mut ColumnReaderImpl<T>,
    count: usize,
    optional: bool,
    into: &mut Vec<Cell>,
    cell: impl Fn(T::T) -> Cell,
) -> Result<()> {
    let mut values = Vec::with_capacity(count);
    let mut levels = Vec::new();
    let mut read = 0;
    while read < count {
        let defined = optional.then_some(&mut levels);
        let (records, ..) = from.read_records(count - read, defined, None, &mut values)?;
        if records == 0 {
            break;
        }
        read += records;
    }
    let mut values = values.into_iter();
    if optional {
        let cells = levels.iter().map(|level| {
            if *level == 0 { Cell::Nothing } else { values.next().map_or(Cell::Nothing, &cell) }
        });
        into.extend(cells);
    } else {
        into.extend(values.map(cell));
    }
    Ok(())
}
