//! Reading from and writing to whoever sits there.

use std::io::{BufRead, Write};

use crate::fault::Fault;
use crate::page::{self, Page};

/// Why the game is left before its end.
pub enum Left {
    /// Somebody wants to stop, or the input has ended.
    Quit,
    /// Something is wrong.
    Fault(Fault),
}

impl From<Fault> for Left {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<std::io::Error> for Left {
    fn from(error: std::io::Error) -> Self {
        Self::Fault(error.into())
    }
}

/// The two ends of a conversation.
pub struct Console<'c> {
    input: Box<dyn BufRead + 'c>,
    out: &'c mut dyn Write,
    /// Whether what is typed does not show by itself.
    echo: bool,
}

impl<'c> Console<'c> {
    /// A conversation over these.
    pub fn new(input: impl BufRead + 'c, out: &'c mut dyn Write, echo: bool) -> Self {
        Self { input: Box::new(input), out, echo }
    }

    /// Says a paragraph.
    pub fn say(&mut self, text: &str) -> Result<(), Fault> {
        Ok(page::say(self.out, text)?)
    }

    /// Shows a page.
    pub fn print(&mut self, page: &Page) -> Result<(), Fault> {
        Ok(page.print(self.out)?)
    }

    /// Leaves a line empty.
    pub fn pause(&mut self) -> Result<(), Fault> {
        Ok(writeln!(self.out)?)
    }

    /// Asks and waits for a line; none when the input has ended.
    pub fn ask(&mut self, question: &str) -> Result<Option<String>, Fault> {
        write!(self.out, "{question} ")?;
        let line = self.read()?;
        match &line {
            None => writeln!(self.out)?,
            Some(line) if self.echo => writeln!(self.out, "{line}")?,
            Some(_) => {}
        }
        Ok(line)
    }

    /// Shows at once what was said so far.
    pub fn flush(&mut self) -> Result<(), Fault> {
        Ok(self.out.flush()?)
    }

    /// Waits for a line; none when the input has ended.
    pub fn read(&mut self) -> Result<Option<String>, Fault> {
        self.out.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
    }

    /// Writes a line as it stands.
    pub fn line(&mut self, text: &str) -> Result<(), Fault> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Moves what was shown out of sight.
    pub fn clear(&mut self) -> Result<(), Fault> {
        const SCREEN: usize = 60;
        Ok(write!(self.out, "{}", "\n".repeat(SCREEN))?)
    }
}
