//! Reading from and writing to whoever sits there.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{self, Receiver};
use std::thread;

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
    input: Input<'c>,
    out: &'c mut dyn Write,
    /// Whether what is typed does not show by itself.
    echo: bool,
}

/// Where lines come from.
enum Input<'c> {
    /// A file or a program, which may write its answers beforehand.
    Piped(Box<dyn BufRead + 'c>),
    /// A person, who cannot have answered what was not on the screen yet.
    Typed(Receiver<String>),
}

impl<'c> Console<'c> {
    /// A conversation over these.
    pub fn new(input: impl BufRead + 'c, out: &'c mut dyn Write, echo: bool) -> Self {
        Self { input: Input::Piped(Box::new(input)), out, echo }
    }

    /// A conversation with somebody who types these lines.
    pub fn with_person(typed: Receiver<String>, out: &'c mut dyn Write) -> Self {
        Self { input: Input::Typed(typed), out, echo: false }
    }

    /// What a person typed before the question could be read is no answer to it.
    pub fn forget_typed(&mut self) -> Result<(), Fault> {
        self.out.flush()?;
        if let Input::Typed(typed) = &self.input {
            while typed.try_recv().is_ok() {}
        }
        Ok(())
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
        match &mut self.input {
            Input::Piped(input) => Ok(next_line(input)?),
            Input::Typed(typed) => Ok(typed.recv().ok()),
        }
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

/// Lines typed, as they come.
#[must_use]
pub fn typing() -> Receiver<String> {
    let (sender, lines) = mpsc::channel();
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        while let Ok(Some(line)) = next_line(&mut input) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    lines
}

fn next_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let read = input.read_until(b'\n', &mut line)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).trim().to_owned()))
}
