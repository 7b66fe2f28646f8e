//! `derelict backup` and `derelict restore`: copies of everything a server keeps.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::PathBuf;
use std::sync::Arc;

use derelict_server::backup::{back_up, restore};
use derelict_server::private_file;
use derelict_server::store::{Postgres, Sqlite, Store};

use crate::fault::Fault;
use crate::serve::{Place, place};

#[derive(clap::Args)]
pub struct BackupArgs {
    /// The file to write; it must not be there yet, and `-` stands for the output
    file: PathBuf,
    /// Folder the tables are kept in, unless DATABASE_URL names a PostgreSQL database
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

#[derive(clap::Args)]
pub struct RestoreArgs {
    /// The file to read; `-` stands for the input
    file: PathBuf,
    /// Folder to keep the tables in, unless DATABASE_URL names a PostgreSQL database
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

fn runtime() -> io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()
}

/// Copies everything, while a server may go on.
pub fn run_backup(args: &BackupArgs, out: &mut dyn Write) -> Result<bool, Fault> {
    let copy = async {
        let store: Arc<dyn Store> = match place(args.data.as_deref())? {
            Place::Database(url) => Arc::new(Postgres::open(&url).await.map_err(Fault::new)?),
            Place::Folder(folder) => Arc::new(Sqlite::beside(&folder).map_err(Fault::new)?),
        };
        if args.file.as_os_str() == "-" {
            back_up(&*store, out).await.map_err(Fault::new)?;
            return Ok(());
        }
        let about = |error: io::Error| Fault::about(args.file.display(), error);
        if args.file.exists() {
            return Err(Fault::about(args.file.display(), "there is such a file already"));
        }
        let mut file = BufWriter::new(private_file(&args.file).map_err(about)?);
        let copied = back_up(&*store, &mut file).await.map_err(Fault::new)?;
        file.get_ref().sync_all().map_err(about)?;
        writeln!(out, "{} tables and {} people copied", copied.tables, copied.guests)?;
        Ok(())
    };
    runtime()?.block_on(copy).map(|()| true)
}

/// Puts a copy back; no server may use a folder meanwhile.
pub fn run_restore(args: &RestoreArgs, out: &mut dyn Write) -> Result<bool, Fault> {
    let put_back = async {
        let store: Arc<dyn Store> = match place(args.data.as_deref())? {
            Place::Database(url) => Arc::new(Postgres::open(&url).await.map_err(Fault::new)?),
            Place::Folder(folder) => Arc::new(Sqlite::open(&folder).map_err(Fault::new)?),
        };
        let back = if args.file.as_os_str() == "-" {
            restore(&*store, &mut BufReader::new(io::stdin())).await
        } else {
            let file = File::open(&args.file);
            let file = file.map_err(|error| Fault::about(args.file.display(), error))?;
            restore(&*store, &mut BufReader::new(file)).await
        };
        let back = back.map_err(|problem| Fault::about(args.file.display(), problem))?;
        let (tables, guests, there) = (back.done.tables, back.done.guests, back.there);
        writeln!(out, "{tables} tables and {guests} people put back; {there} tables were there")?;
        Ok(())
    };
    runtime()?.block_on(put_back).map(|()| true)
}
